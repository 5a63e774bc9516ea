"""Tiles: colours, numbers, the joker, and the box of tiles an edition is played with.

A tile is its kind and nothing more. Two red sevens are the same tile twice, so records stay
readable and no hidden identity can leak.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple, Self

from rackrun.errors import BadNotation


class Colour(StrEnum):
    """A colour; its value is the letter it is written with."""

    BLACK = "k"
    RED = "r"
    BLUE = "b"
    YELLOW = "y"
    GREEN = "g"

    @property
    def word(self) -> str:
        """The colour's English name, which is also its id in every translation.

        >>> Colour.BLACK.word
        'black'
        """
        return self.name.lower()


class Tile(NamedTuple):
    """One kind of tile.

    >>> Tile.parse("r12")
    Tile.parse('r12')
    >>> Tile.parse("r12").number
    12

    A tuple rather than a data class: tiles are hashed and compared by the hundred in every turn.
    """

    colour: Colour | None
    number: int

    @classmethod
    def parse(cls, text: str, *, hidden: bool = False) -> Self:
        """The tile that ``text`` names; a number no edition has is still a tile.

        A hidden tile is read only where ``hidden`` says that one may stand there.
        """
        if _NUMBERED.fullmatch(text):
            return cls(Colour(text[0]), int(text[1:]))
        if text == "J":
            return cls(None, 0)
        if text == "?" and hidden:
            return cls(None, -1)
        raise BadNotation(f"expected a tile such as 'r12' or 'J', got {text!r}")

    @property
    def is_joker(self) -> bool:
        """Whether this is the joker."""
        return self.colour is None and self.number == 0

    def __str__(self) -> str:
        """The tile as it is written in tables and records."""
        if self.colour is None:
            return "J" if self.number == 0 else "?"
        return f"{self.colour}{self.number}"  # not .value, which is slow to read

    def __repr__(self) -> str:
        """An expression that gives this tile."""
        return f"Tile.parse({str(self)!r})"


_NUMBERED = re.compile(r"[krbyg](0|[1-9][0-9]{0,2})", re.ASCII)

JOKER = Tile(None, 0)
"""Stands for any tile."""

HIDDEN = Tile(None, -1)
"""A tile that the reader may not know, written ``?``: it lies somewhere, that is all."""

Tiles = tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """The tiles an edition is played with.

    >>> box = Box(tuple(Colour)[:4], highest=13, copies=2, jokers=2)
    >>> box.size, box.count(JOKER), box.count(Tile.parse("r14"))
    (106, 2, 0)
    """

    colours: tuple[Colour, ...]
    highest: int
    copies: int
    jokers: int

    @property
    def size(self) -> int:
        """How many tiles the box holds."""
        return len(self.colours) * self.highest * self.copies + self.jokers

    def count(self, tile: Tile) -> int:
        """How many of this tile the box holds."""
        if tile == JOKER:
            return self.jokers
        return self.copies if tile.colour in self.colours and self.has_number(tile) else 0

    def has_number(self, tile: Tile) -> bool:
        """Whether the tile's number is one the edition is played with."""
        return 1 <= tile.number <= self.highest

    def tiles(self) -> Tiles:
        """Every tile of the box in order, copies side by side."""
        numbered = [
            Tile(colour, number)
            for colour in self.colours
            for number in range(1, self.highest + 1)
            for _ in range(self.copies)
        ]
        return (*numbered, *[JOKER] * self.jokers)

    def sort(self, tiles: Iterable[Tile]) -> Tiles:
        """The tiles by colour and number in the edition's order, jokers last."""
        return tuple(sorted(tiles, key=_order(self.colours).__getitem__))


class _Order(dict[Tile, tuple[int, int]]):
    """Sort keys of tiles, filled in as they are asked for."""

    def __init__(self, colours: Sequence[Colour]) -> None:
        """An empty order in which ``colours`` come first, in their sequence."""
        super().__init__()
        self.colours = (*colours, *(colour for colour in Colour if colour not in colours))

    def __missing__(self, tile: Tile) -> tuple[int, int]:
        """The key of a tile that is asked for the first time."""
        colour = len(self.colours) if tile.colour is None else self.colours.index(tile.colour)
        self[tile] = key = (colour, -tile.number if tile.colour is None else tile.number)
        return key


@lru_cache(maxsize=32)
def _order(colours: tuple[Colour, ...]) -> _Order:
    return _Order(colours)


def difference(tiles: Iterable[Tile], others: Iterable[Tile]) -> Counter[Tile]:
    """What is left of ``tiles`` when ``others`` are taken away, as far as they are there.

    >>> r1, r2 = Tile.parse("r1"), Tile.parse("r2")
    >>> difference([r1, r1, r2], [r1, JOKER])
    Counter({Tile.parse('r1'): 1, Tile.parse('r2'): 1})
    """
    left = Counter(tiles)
    left.subtract(others)
    return +left
