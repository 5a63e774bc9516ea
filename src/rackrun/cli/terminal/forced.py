"""A play for a bot that would draw but must play: some legal table, found exactly.

The rules ask only whether a seat can play; here the same searches keep what they find.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from rackrun.melds import MeldRules, best_value
from rackrun.rules import able
from rackrun.rules.legality import judge
from rackrun.rules.opening import melds_upward, opening_value
from rackrun.rules.playing import turn_to
from rackrun.rules.position import Position
from rackrun.table import Table, tiles_on
from rackrun.tiles import JOKER, Tile, Tiles


def some_play(view: Position, seat: int) -> Table | None:
    """A table with which the seat may end its turn, or None."""
    for table in _plays(view, seat):
        if judge(turn_to(view, seat, table)).legal:
            return table
    return None


def _plays(view: Position, seat: int) -> Iterator[Table]:
    rules, melds = view.edition.rules, view.edition.melds
    rack = Counter(view.seats[seat].rack)
    yield (*view.table, *worth(rack, melds, rules.opening))
    for meld in _melds_in(rack, melds):
        yield (*view.table, meld)
    yield from able._simple_plays(view)  # pyright: ignore[reportPrivateUsage] # no public name yet
    if rules.rearranging == "free":
        yield arrangement(Counter(tiles_on(view.table)), rack, melds) or ()


def worth(tiles: Counter[Tile], rules: MeldRules, needed: int) -> Table:
    """Disjoint melds of these tiles that are worth enough together, or none.

    >>> from rackrun.editions import load
    >>> from rackrun.notation import read_tiles, write_table
    >>> write_table(worth(Counter(read_tiles("r9 r10 r11 k1")), load("classic").melds, 30))
    'r9 r10 r11'
    """
    if needed <= 0:
        return ()
    for meld in _melds_in(tiles, rules):
        rest, value = tiles - Counter(meld), best_value(meld, rules)
        missing = needed - value
        if missing <= 0 or opening_value(rest, rules, enough=missing) >= missing:
            return (meld, *worth(rest, rules, missing))
    return ()


def _melds_in(tiles: Counter[Tile], rules: MeldRules) -> Iterator[Tiles]:
    left = {tile: count for tile, count in tiles.items() if count and not tile.is_joker}
    for lowest in left:
        yield from melds_upward(lowest, left, tiles[JOKER], rules)


def arrangement(must: Counter[Tile], may: Counter[Tile], rules: MeldRules) -> Table | None:
    """Melds of all the tiles of ``must`` and at least one of ``may``, or None.

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
            rest = tuple(left.get(tile, 0) - meld.count(tile) for tile in kinds)
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
