"""The tiles of the two editions as text, and random melds from them."""

from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from random import Random

Tile = str
Meld = tuple[Tile, ...]

JOKER = "J"
COLOURS = "krby"
HIGHEST = 13


@dataclass(frozen=True, slots=True)
class Box:
    """How many there are of each tile and of the joker."""

    copies: int
    jokers: int

    def tiles(self) -> list[Tile]:
        """Every tile of the box."""
        numbered = [f"{colour}{number}" for colour in COLOURS for number in range(1, HIGHEST + 1)]
        return numbered * self.copies + [JOKER] * self.jokers


BOXES = {"classic": Box(copies=2, jokers=2), "six-160": Box(copies=3, jokers=4)}


def points(tile: Tile) -> int:
    """What a tile counts on the rack."""
    return 25 if tile == JOKER else int(tile[1:])


def some_meld(random: Random, left: Counter[Tile]) -> Meld | None:
    """A random meld of the tiles that are left, or None if the one thought of cannot be laid."""
    meld = _some_group(random) if random.random() < 0.45 else _some_run(random)
    return tuple(meld) if all(left[tile] for tile in meld) else None


def _some_group(random: Random) -> list[Tile]:
    number = random.randint(1, HIGHEST)
    return [f"{colour}{number}" for colour in sorted(random.sample(COLOURS, random.choice((3, 4))))]


def _some_run(random: Random) -> list[Tile]:
    colour, length = random.choice(COLOURS), random.choice((3, 3, 3, 4, 4, 5, 6, 7))
    first = random.randint(1, HIGHEST - length + 1)
    return [f"{colour}{number}" for number in range(first, first + length)]


def all_in_melds(random: Random, copies: int) -> list[Meld]:
    """All numbered tiles in melds: stretches of numbers, each as runs or as groups of four."""
    melds: list[Meld] = []
    for _ in range(copies):
        for numbers in _stretches(random):
            rows = [[f"{colour}{number}" for number in numbers] for colour in COLOURS]
            melds += map(tuple, rows if random.random() < 0.5 else zip(*rows, strict=True))
    random.shuffle(melds)
    return melds


def _stretches(random: Random) -> list[range]:
    """The numbers cut into stretches of three to five."""
    cuts = [1]
    while cuts[-1] <= HIGHEST:
        rest = HIGHEST + 1 - cuts[-1]
        lengths = [length for length in (3, 4, 5) if rest - length not in (1, 2) and length <= rest]
        cuts.append(cuts[-1] + random.choice(lengths))
    return [range(first, after) for first, after in pairwise(cuts)]
