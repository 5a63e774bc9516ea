"""Could the seat on turn play, and how? For where whoever can play must."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from rackrun.melds import best_value
from rackrun.rules.arranging import arrangement
from rackrun.rules.legality import judge
from rackrun.rules.opening import best_opening, melds_in
from rackrun.rules.playing import turn_to
from rackrun.rules.position import Position
from rackrun.table import Table, tiles_on
from rackrun.tiles import JOKER, Tile, Tiles


def able(position: Position) -> bool:
    """Whether some play of the seat on turn is legal."""
    return some_play(position) is not None


def some_play(position: Position) -> Table | None:
    """A table with which the seat on turn may end its turn, or None if there is none."""
    seat = position.seats[position.turn]
    rules, melds = position.edition.rules, position.edition.melds
    rack = Counter(seat.rack)
    if rules.opens == "points" and not seat.opened and rules.opening > 0:
        opening = best_opening(rack, melds, enough=rules.opening)
        enough = sum(best_value(meld, melds) for meld in opening) >= rules.opening
        return (*position.table, *opening) if enough else None
    for meld in melds_in(rack, melds):
        return (*position.table, meld)
    table = smallest_play(position)
    if table is not None:
        return table
    if rules.rearranging == "free" and (rules.opens != "own-meld" or seat.opened):
        return arrangement(Counter(tiles_on(position.table)), rack, melds)
    return None


def smallest_play(position: Position) -> Table | None:
    """A table after one tile was added or one joker swapped, if some such play is legal."""
    for table in _simple_plays(position):
        if judge(turn_to(position, position.turn, table)).legal:
            return table
    return None


def _simple_plays(position: Position) -> Iterator[Table]:
    """The smallest plays on lying melds: one tile added, one joker swapped.

    In editions without rearranging every legal play on lying melds begins with one of these.
    """
    rack = dict.fromkeys(position.seats[position.turn].rack)
    for at, meld in enumerate(position.table):
        for tile in rack:
            for changed in ((tile, *meld), (*meld, tile), *_swaps(meld, tile)):
                yield (*position.table[:at], changed, *position.table[at + 1 :])
    if position.edition.rules.joker_removal:
        yield from _jokers_moved(position, tuple(rack))


def _swaps(meld: Tiles, tile: Tile) -> Iterator[Tiles]:
    """The meld with one of its jokers replaced by the tile."""
    for place, lying in enumerate(meld):
        if lying.is_joker:
            yield (*meld[:place], tile, *meld[place + 1 :])


def _jokers_moved(position: Position, rack: Tiles) -> Iterator[Table]:
    """One tile added to a run behind jokers that came from the ends of runs."""
    ends = [(at, side) for at, meld in enumerate(position.table) for side in _end_jokers(meld)]
    for count in range(1, len(ends) + 1):
        for taken in combinations(ends, count):
            for at, tile in ((at, tile) for at in range(len(position.table)) for tile in rack):
                table = _without_ends(position.table, taken)
                jokers = (JOKER,) * count
                for grown in ((*table[at], *jokers, tile), (tile, *jokers, *table[at])):
                    yield (*table[:at], grown, *table[at + 1 :])


def _end_jokers(meld: Tiles) -> list[int]:
    """For each joker at an end of a run its side: 0 for the low end, -1 for the high end."""
    numbered = [place for place, tile in enumerate(meld) if not tile.is_joker]
    return [0] * numbered[0] + [-1] * (len(meld) - 1 - numbered[-1])


def _without_ends(table: Table, taken: tuple[tuple[int, int], ...]) -> Table:
    left = [list(meld) for meld in table]
    for at, side in taken:
        del left[at][side]
    return tuple(tuple(meld) for meld in left)
