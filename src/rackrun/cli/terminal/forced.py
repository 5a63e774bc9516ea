"""A play for a bot that would rather draw but must play: some legal table, found exactly.

It follows the search by which the rules find out that a seat can play, and keeps what it found.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from rackrun.melds import MeldRules, best_value
from rackrun.rules.legality import judge
from rackrun.rules.opening import melds_upward, opening_value
from rackrun.rules.playing import turn_to
from rackrun.rules.position import Position
from rackrun.table import Table, tiles_on
from rackrun.tiles import JOKER, Tile, Tiles

_NOTHING = None


def some_play(view: Position, seat: int) -> Table | None:
    """A table with which the seat may end its turn, or None."""
    return next((each for each in _plays(view, seat) if judge(turn_to(view, seat, each)).legal), None)


def _plays(view: Position, seat: int) -> Iterator[Table]:
    held, rules = view.seats[seat], view.edition.rules
    rack, melds = Counter(held.rack), view.edition.melds
    yield (*view.table, *worth(rack, melds, rules.opening))
    for meld in _melds_in(rack, melds):
        yield (*view.table, meld)
    yield from _small_plays(view.table, held.rack)
    if rules.rearranging == "free":
        arranged = arrangement(Counter(tiles_on(view.table)), rack, melds)
        if arranged is not None:
            yield arranged
