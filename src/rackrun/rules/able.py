"""Could the seat on turn play, and how? A plain, exact search, for where whoever can play must."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from rackrun.melds import MeldRules, best_value
from rackrun.rules.legality import judge
from rackrun.rules.opening import best_opening, left_after, melds_in, melds_upward
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
    for table in _simple_plays(position):
        if judge(turn_to(position, position.turn, table)).legal:
            return table
    if rules.rearranging == "free" and (rules.opens != "own-meld" or seat.opened):
        return arrangement(Counter(tiles_on(position.table)), rack, melds)
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


def arrangement(must: Counter[Tile], may: Counter[Tile], rules: MeldRules) -> Table | None:
    """All the tiles of ``must`` and at least one of ``may`` in melds together, if that can be.

    >>> from rackrun.editions import load
    >>> from rackrun.notation import read_tiles, write_table
    >>> table, rack = Counter(read_tiles("r4 r5 r6 r7 r8")), Counter(read_tiles("r6 k1"))
    >>> write_table(arrangement(table, rack, load("classic").melds))
    'r4 r5 r6 | r6 r7 r8'
    """
    kinds = sorted((tile for tile in must | may if not tile.is_joker), key=lambda tile: tile[::-1])

    @cache
    def arrange(counts: tuple[int, ...], spare: tuple[int, ...], jokers: int) -> Table | None:
        lowest = next((at for at, count in enumerate(counts) if count), None)
        if lowest is None:
            kept = sum(may[tile] - left for tile, left in zip(kinds, spare, strict=True)) + jokers
            return () if jokers <= may[JOKER] and kept < may.total() else None
        left = {tile: count for tile, count in zip(kinds, counts, strict=True) if count}
        for meld in melds_upward(kinds[lowest], left, jokers, rules):
            rest = left_after(meld, kinds, counts)
            others = arrange(rest, spare, jokers - meld.count(JOKER))
            if others is not None:
                return (meld, *others)
        if not spare[lowest]:
            return None
        return arrange(_one_less(counts, lowest), _one_less(spare, lowest), jokers)

    counts = tuple(must[tile] + may[tile] for tile in kinds)
    return arrange(counts, tuple(may[tile] for tile in kinds), must[JOKER] + may[JOKER])


def _one_less(counts: tuple[int, ...], at: int) -> tuple[int, ...]:
    return (*counts[:at], counts[at] - 1, *counts[at + 1 :])
