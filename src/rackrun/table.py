"""The table: the melds that lie there, and what changed between two tables."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

from rackrun.tiles import Tile, Tiles

Table = tuple[Tiles, ...]
"""Melds in the order in which they lie; each in its canonical order once it was judged."""


def tiles_on(table: Iterable[Iterable[Tile]]) -> list[Tile]:
    """Every tile that lies on the table."""
    return list(chain.from_iterable(table))


def changed(before: Table, after: Sequence[Tiles]) -> tuple[list[Tiles], list[int]]:
    """Which melds are gone, and at which places of the new table the others lie.

    >>> from rackrun.notation import read_table, write_table
    >>> old, new = read_table("r1 r2 r3 | k4 k5 k6"), read_table("k4 k5 k6 | r1 r2 r3 r4")
    >>> gone, fresh = changed(old, new)
    >>> write_table(gone), fresh
    ('r1 r2 r3', [1])
    """
    untouched = Counter(before)
    fresh: list[int] = []
    for place, meld in enumerate(after):
        if untouched[meld] > 0:
            untouched[meld] -= 1
        else:
            fresh.append(place)
    return list(untouched.elements()), fresh
