"""Live tables: a real server on this machine, and clients in a process of their own."""
