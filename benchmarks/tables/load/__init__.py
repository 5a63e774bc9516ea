"""Many games at once, as people play them: what the server takes, and how that grows."""
