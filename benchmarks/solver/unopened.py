"""Positions of a seat that has not opened, each with a rack that can."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random

from benchmarks.solver.boxes import BOXES, COLOURS, HIGHEST, JOKER, Meld, Tile
from benchmarks.solver.positions import Position, draw, make_table

NEEDED = 30
"""The points of an opening in both editions."""
EACH = 20
"""So many positions of each kind."""
LOW = 6
"""Tiles up to this number open only with jokers."""


def unopened() -> Iterator[Position]:
    """Racks of the middle of a game with an opening in them; jokers with nothing but low tiles."""
    for edition in BOXES:
        for number in range(EACH):
            random = Random(f"unopened {edition} {number}")
            table = make_table(random, edition, 10 * (number % 5), jokers=0)
            opening = _opening(edition, table)
            rack = draw(random, edition, (*table, opening), random.randint(11, 19))
            yield Position(f"{edition}: can open #{number + 1}", edition, table,
                           (*opening, *rack), opening=NEEDED)  # fmt: skip
            low = (JOKER, JOKER, *_low(random, edition))
            yield Position(f"{edition}: jokers and low tiles #{number + 1}", edition, (), low,
                           opening=NEEDED)  # fmt: skip


def _opening(edition: str, table: Iterable[Meld]) -> Meld:
    """The cheapest meld that opens, of tiles that do not lie there."""
    left = Counter(BOXES[edition].tiles())
    left.subtract(tile for meld in table for tile in meld)
    melds = (meld for number in range(NEEDED // 3, HIGHEST + 1) for meld in _around(number))
    return next(meld for meld in melds if all(left[tile] > 0 for tile in meld))


def _around(number: int) -> Iterator[Meld]:
    """The melds of three tiles that are worth three times this number."""
    for colours in combinations(COLOURS, 3):
        yield tuple(f"{colour}{number}" for colour in colours)
    if number < HIGHEST:
        for colour in COLOURS:
            yield tuple(f"{colour}{near}" for near in range(number - 1, number + 2))


def _low(random: Random, edition: str) -> list[Tile]:
    """A dozen low tiles, one of them high enough to open with both jokers."""
    numbered = [tile for tile in BOXES[edition].tiles() if tile != JOKER]
    low = [tile for tile in numbered if int(tile[1:]) <= LOW]
    return [*random.sample(low, 12), f"y{HIGHEST - 3}"]
