"""Everything that can be written down and read back: tiles, positions, records."""

from rackrun.notation.tiles import read_table, read_tiles, write_table, write_tiles

__all__ = ["read_table", "read_tiles", "write_table", "write_tiles"]
