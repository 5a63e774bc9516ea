"""Boxes of tiles and melds made of them, for the oracle: text in, text out.

It shares no code with the package under test. Tiles are text, such as 'r7' or 'J'.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations
from typing import Literal, NamedTuple

JOKER = "J"

Steps = Literal["any", "junior", "stars", "cards", "pro"]


@dataclass(frozen=True, slots=True)
class Box:
    """What lies in the box of an edition, and which steps a turn in it may have."""

    colours: str
    top: int
    copies: int
    jokers: int
    steps: Steps

    @property
    def groups(self) -> bool:
        """Whether groups are melds; the children's games know runs only."""
        return self.steps in ("any", "pro")

    def tiles(self) -> list[str]:
        """Every tile of the box, in order."""
        kinds = [f"{c}{n}" for c in self.colours for n in range(1, self.top + 1)]
        return kinds * self.copies + [JOKER] * self.jokers


BOXES: dict[str, Box] = {
    "classic": Box("krby", 13, 2, 2, "any"),
    "xxl": Box("krby", 13, 2, 2, "any"),
    "six-160": Box("krby", 13, 3, 4, "any"),
    "six-106": Box("krby", 13, 2, 2, "any"),
    "six-108": Box("krby", 13, 2, 4, "any"),
    "junior": Box("krby", 10, 1, 4, "junior"),
    "stars": Box("krby", 10, 1, 4, "stars"),
    "cards": Box("rgby", 6, 2, 4, "cards"),
    "cards-pro": Box("rgby", 6, 2, 4, "pro"),
}


class Meld(NamedTuple):
    """A meld in its stored order; a group has no colour, and its number as `start`."""

    colour: str
    start: int
    cells: tuple[str, ...]

    def tile(self, place: int) -> str:
        """The tile that belongs at this place of a run; the places beside its ends count too."""
        return f"{self.colour}{self.start + place}"


def number(tile: str) -> int:
    """The number of a numbered tile."""
    return int(tile[1:])


def without(tiles: Iterable[str], taken: Iterable[str]) -> tuple[str, ...]:
    """The tiles that are left when some of them are taken, sorted."""
    return tuple(sorted((Counter(tiles) - Counter(taken)).elements()))


def read(box: Box, tiles: Sequence[str]) -> Meld | None:
    """The meld that these tiles are, or None.

    >>> read(BOXES["classic"], ["r12", "J", "r13"])
    Meld(colour='r', start=11, cells=('J', 'r12', 'r13'))

    Jokers stand where they lie only if the given order is a run already.
    """
    if len(tiles) < 3 or set(tiles) <= {JOKER} or not set(tiles) <= _kinds(box):
        return None
    return _run_as_given(box, tiles) or group(box, tiles) or _run_in_order(box, tiles)


@cache
def _kinds(box: Box) -> frozenset[str]:
    return frozenset(box.tiles())


def _run(box: Box, tiles: Sequence[str], start: int) -> Meld | None:
    """The run from `start` on, if each numbered tile has a place of its own in it."""
    numbered = {tile for tile in tiles if tile != JOKER}
    colour = min(numbered)[0]
    whole = [f"{colour}{start + place}" for place in range(len(tiles))]
    if start < 1 or start + len(tiles) - 1 > box.top or not numbered <= set(whole):
        return None
    if len(numbered) + tiles.count(JOKER) < len(tiles):
        return None
    return Meld(colour, start, tuple(tile if tile in numbered else JOKER for tile in whole))


def _run_as_given(box: Box, tiles: Sequence[str]) -> Meld | None:
    place = next(place for place, tile in enumerate(tiles) if tile != JOKER)
    run = _run(box, tiles, number(tiles[place]) - place)
    return run if run and run.cells == tuple(tiles) else None


def _run_in_order(box: Box, tiles: Sequence[str]) -> Meld | None:
    """The run with its jokers in the gaps, then at the high end, then at the low end."""
    lowest = min(number(tile) for tile in tiles if tile != JOKER)
    return _run(box, tiles, min(lowest, box.top - len(tiles) + 1))


def group(box: Box, tiles: Sequence[str]) -> Meld | None:
    """The group that these tiles are, or None; some groups could be read as a run too."""
    numbered = [tile for tile in tiles if tile != JOKER]
    numbers = {number(tile) for tile in numbered}
    if not box.groups or len(numbers) > 1 or not 3 <= len(tiles) <= len(box.colours):
        return None
    if len(set(numbered)) < len(numbered):
        return None
    by_colour = sorted(numbered, key=lambda tile: box.colours.index(tile[0]))
    return Meld("", min(numbers), (*by_colour, *[JOKER] * tiles.count(JOKER)))


def worth(box: Box, tiles: Sequence[str]) -> int:
    """The points of a meld in an opening, its jokers read as high as they can be."""
    alike, run = group(box, tiles), _run_in_order(box, tiles)
    points = [alike.start * len(tiles)] if alike else []
    if run:
        points.append(sum(range(run.start, run.start + len(tiles))))
    return max(points)


def melds_with(box: Box, limit: int, tile: str, others: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """Every meld that a numbered tile makes with some of the others, as sorted tiles.

    No meld has more than `limit` jokers.
    """
    copies = Counter(others)
    numbered = set(copies) - {JOKER, tile}
    same_colour = sorted(other for other in numbered if other[0] == tile[0])
    same_number = sorted(other for other in numbered if other[1:] == tile[1:])
    found: set[tuple[str, ...]] = set()
    for kinds in (same_colour, same_number):
        for size in range(len(kinds) + 1):
            for chosen in combinations(kinds, size):
                numbers = [number(one) for one in (tile, *chosen)]
                if max(numbers) - min(numbers) > size + copies[JOKER]:
                    continue  # more gaps than jokers
                for jokers in range(min(limit, copies[JOKER]) + 1):
                    found.add(tuple(sorted((tile, *chosen, *[JOKER] * jokers))))
    return (meld for meld in sorted(found) if read(box, meld))


@lru_cache(maxsize=50_000)
def highest(box: Box, limit: int, tiles: tuple[str, ...]) -> int:
    """The highest worth of disjoint melds among these sorted tiles."""
    if not tiles or tiles[-1] == JOKER:  # jokers come first: no numbered tile is left
        return 0
    *rest, last = tiles
    with_last = [
        worth(box, meld) + highest(box, limit, without(tiles, meld))
        for meld in melds_with(box, limit, last, rest)
    ]
    return max([highest(box, limit, tuple(rest)), *with_last])


@lru_cache(maxsize=50_000)
def arranges(box: Box, limit: int, tiles: tuple[str, ...]) -> bool:
    """Whether these sorted tiles, all of them, can be laid as melds."""
    if not tiles or tiles[-1] == JOKER:
        return not tiles
    *rest, last = tiles
    return any(
        arranges(box, limit, without(tiles, meld)) for meld in melds_with(box, limit, last, rest)
    )
