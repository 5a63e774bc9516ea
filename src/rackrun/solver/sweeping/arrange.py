"""Arrange tiles in melds for the greatest value: a narrow sweep, a full one, a thorough one.

A narrow sweep often sees everything there is, or reaches the bound. If not, its value is the
floor for a full sweep, which then has little to look at.
"""

from dataclasses import dataclass

from rackrun.melds import SHORTEST
from rackrun.solver.sweeping.layout import lay, lay_thoroughly
from rackrun.solver.sweeping.states import MOST_SLOTS, Counts, Tiles
from rackrun.solver.sweeping.sweep import Swept, bounds, numbers, sweep
from rackrun.solver.sweeping.thorough import ThoroughlySwept, sweep_thoroughly
from rackrun.solver.task import worth

WIDTHS = ((40, 8), (200, 64))
"""How many states a number may have in the first sweeps, and how many are kept if it has more."""

THOROUGH_WIDTHS = (8, 64, 512, 4096, None)
"""How many states a number may have in thorough sweeps, one after the other."""


@dataclass(frozen=True, slots=True)
class Arranged:
    """Melds, and what they are worth beyond the tiles that had to lie there."""

    value: int
    melds: list[list[int]]


def arrange(tiles: Tiles, floor: int) -> Arranged | None:
    """The most valuable arrangement, or None if nothing is worth more than ``floor``."""
    tiles = _without_useless(tiles)
    bound = bounds(tiles)[1]
    if max(map(max, tiles.have)) + tiles.jokers <= MOST_SLOTS:
        swept = _swept(tiles, floor, bound)
        if not swept.steps:
            return None
        melds = lay(tiles, swept)
        if melds is not None:
            return Arranged(swept.value, melds)
        bound = swept.value
    return _arranged_thoroughly(tiles, floor, bound)


def _swept(tiles: Tiles, floor: int, bound: int) -> Swept:
    """Wider and wider sweeps, each above what the one before found, until one has seen all."""
    best, known = Swept(floor, (), 0, exact=False), numbers(tiles)
    for most, width in WIDTHS:
        swept = sweep(tiles, known, best.value, most, width)
        best = swept if swept.steps else best
        if swept.exact or best.value == bound:
            return best
    swept = sweep(tiles, known, best.value)
    return swept if swept.steps else best


def _arranged_thoroughly(tiles: Tiles, floor: int, bound: int) -> Arranged | None:
    """The same by thorough sweeps.

    Each looks for what is as good as the bound first, then for what is nearly as good: that leaves
    out most states.
    """
    best = ThoroughlySwept(floor, (), exact=False)
    a_tile = worth(tiles.shape.highest, by_points=tiles.by_points)
    for width in THOROUGH_WIDTHS:
        for lost in (0, a_tile, bound - floor):
            swept = sweep_thoroughly(tiles, max(best.value, bound - lost - 1), width)
            best = swept if swept.steps else best
            bound = swept.value if swept.exact else bound
            if swept.steps or best.value == bound:
                break
        if best.value == bound:
            break
    return Arranged(best.value, lay_thoroughly(tiles, best)) if best.steps else None


def _without_useless(tiles: Tiles) -> Tiles:
    """The same without tiles of the rack that fit no meld, whatever else is laid."""
    shape, have = tiles.shape, tiles.have
    useful: Counts = [list(row) for row in have]
    for number in range(1, shape.highest + 1):
        in_group = shape.largest_group > 0 and _gaps(have[number]) <= tiles.jokers
        for colour in range(shape.colours):
            spare = have[number][colour] > tiles.must[number][colour]
            if spare and not in_group and not _in_run(tiles, colour, number):
                useful[number][colour] = tiles.must[number][colour]
    return Tiles(shape, tiles.must, useful, tiles.jokers, tiles.fewest, tiles.by_points)


def _gaps(counts: list[int]) -> int:
    return SHORTEST - sum(map(bool, counts))


def _in_run(tiles: Tiles, colour: int, number: int) -> bool:
    """Whether the tile is one of three in a row, jokers filling the gaps."""
    for first in range(max(1, number - 2), min(number, tiles.shape.highest - 2) + 1):
        if _gaps([tiles.have[each][colour] for each in range(first, first + 3)]) <= tiles.jokers:
            return True
    return False
