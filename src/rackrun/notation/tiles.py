"""Tiles and tables as text: tiles separated by blanks, melds by ``|``."""

from collections.abc import Iterable

from rackrun.errors import BadNotation
from rackrun.table import Table
from rackrun.tiles import Tile, Tiles


def read_tiles(text: str, *, hidden: bool = False) -> Tiles:
    """The tiles in the order written; nothing for an empty text.

    >>> read_tiles("r12 J")
    (Tile.parse('r12'), Tile.parse('J'))
    """
    return tuple(Tile.parse(word, hidden=hidden) for word in text.split())


def write_tiles(tiles: Iterable[Tile]) -> str:
    """The tiles separated by blanks."""
    return " ".join(map(str, tiles))


def read_table(text: str) -> Table:
    """The melds in the order written; an empty table for an empty text.

    >>> len(read_table("r4 r5 r6 | k8 b8 y8"))
    2
    """
    if not text.strip():
        return ()
    table = tuple(read_tiles(part) for part in text.split("|"))
    if () in table:
        raise BadNotation(f"expected tiles on both sides of each '|', got {text!r}")
    return table


def write_table(table: Iterable[Iterable[Tile]]) -> str:
    """The melds separated by ``|``."""
    return " | ".join(map(write_tiles, table))
