"""What the two kernels are asked and what they answer.

They work with tiles as small numbers. A tile is its *code*: the place of its colour times the
highest number, plus its number less one; the joker comes last. Answers are given in tiles. Both
kernels, ``reference`` and the compiled one, give the same values for the same task; among equal
arrangements each may choose its own.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rackrun.melds import MeldRules
from rackrun.table import Table
from rackrun.tiles import JOKER, Tile, Tiles

JOKER_POINTS = 25
"""What a joker counts in a solution, in every edition."""

WEIGHT = 1 << 24
"""A unit of the first objective outweighs all that can be had of the second."""


Coded = Sequence[int]
"""Tiles as codes, or numbers of tiles by code: bytes wherever they fit."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What an edition accepts as melds, in numbers."""

    colours: int
    highest: int
    largest_group: int
    """0 where there are no groups."""
    max_jokers: int
    """In one meld."""

    @property
    def joker(self) -> int:
        """The joker's code."""
        return self.colours * self.highest


@dataclass(frozen=True, slots=True)
class Task:
    """Arrange all tiles of the table and as valuable a choice of the rack as can be in melds.

    ``must`` and ``may`` count the numbered tiles of the rack by code: those that have to be
    played and those that may. ``fewest`` and ``most`` bound the jokers on the table afterwards.
    A value counts only above ``floor``.
    """

    shape: Shape
    kinds: Tiles
    """The tile that each code stands for."""
    table: tuple[Coded, ...]
    must: Coded
    may: Coded
    fewest: int
    most: int
    by_points: bool
    floor: int = 0
    touch_limit: int = -1
    """At most so many melds may be touched; -1 for all."""
    prefer_untouched: bool = True
    opening: int = 0
    """What melds of the tiles that come from the rack alone have to be worth."""
    own_jokers: int = 0
    """So many jokers of the table count there as well: they were swapped for tiles."""


class Found(NamedTuple):
    """The answer: the melds that stay, by their place, and the others, with the value."""

    value: int
    kept: tuple[int, ...]
    melds: tuple[Tiles, ...]
    played: Tiles
    """The tiles that came from the rack, in the order of their codes."""
    taken: int
    """Jokers that went to the rack."""
    optimal: bool
    fewest_touched: bool


def worth(number: int, *, by_points: bool) -> int:
    """The value of one tile of this number, the two objectives in one figure."""
    return number * WEIGHT + 1 if by_points else WEIGHT + number


def split_value(value: int, *, by_points: bool) -> tuple[int, int]:
    """The tiles and the points that a value stands for; the second may be negative."""
    first = (value + WEIGHT // 2) // WEIGHT
    second = value - first * WEIGHT
    return (second, first) if by_points else (first, second)


class Codes:
    """Tiles to codes and back, for the box of an edition."""

    def __init__(self, rules: MeldRules) -> None:
        """Number the tiles of the box."""
        box = rules.box
        kinds = [Tile(c, n) for c in box.colours for n in range(1, box.highest + 1)]
        self.tiles: Tiles = (*kinds, JOKER)
        self.code = {tile: code for code, tile in enumerate(self.tiles)}
        self._small = len(kinds) < 256
        self.shape = Shape(
            len(box.colours),
            box.highest,
            rules.largest_group if rules.groups else 0,
            box.jokers if rules.max_jokers is None else min(box.jokers, rules.max_jokers),
        )

    def pack(self, numbers: Iterable[int]) -> Coded:
        """Codes or counts in the form that the kernels take fastest."""
        return bytes(numbers) if self._small else tuple(numbers)

    def meld(self, tiles: Iterable[Tile]) -> Coded:
        """The tiles as codes."""
        return self.pack([self.code[tile] for tile in tiles])

    def melds(self, table: Table) -> tuple[Coded, ...]:
        """The melds of a table as codes."""
        return tuple(map(self.meld, table))

    def counts(self, tiles: Iterable[Tile]) -> Coded:
        """How many of each numbered kind there are."""
        found = [0] * len(self.tiles)
        for tile in tiles:
            found[self.code[tile]] += 1
        return self.pack(found[:-1])


@lru_cache(maxsize=64)
def codes(rules: MeldRules) -> Codes:
    """The codes of an edition's tiles."""
    return Codes(rules)
