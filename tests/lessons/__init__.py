"""The lessons of the page, held against the referee."""
