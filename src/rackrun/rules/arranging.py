"""Can these tiles lie in melds together? A plain, exact search.

Tiles are taken from the lowest number up: the lowest that is left lies in a meld with none below
it, or stays on the rack if it is not the table's. What was decided for lower tiles matters no
more, so every rest is looked at once. A joker that a meld could do without is set aside and
attached at the end, wherever there is room.
"""

from collections import Counter
from functools import cache

from rackrun.melds import SHORTEST, MeldRules
from rackrun.rules.opening import left_after, melds_upward
from rackrun.table import Table
from rackrun.tiles import JOKER, Tile, Tiles


def arrangement(must: Counter[Tile], may: Counter[Tile], rules: MeldRules) -> Table | None:
    """All the tiles of ``must`` and at least one of ``may`` in melds together, if that can be.

    >>> from rackrun.editions import load
    >>> from rackrun.notation import read_tiles, write_table
    >>> table, rack = Counter(read_tiles("r4 r5 r6 r7 r8")), Counter(read_tiles("r6 k1"))
    >>> write_table(arrangement(table, rack, load("classic").melds))
    'r4 r5 r6 | r6 r7 r8'
    """
    kinds = sorted((tile for tile in must | may if not tile.is_joker), key=lambda tile: tile[::-1])
    all_jokers = must[JOKER] + may[JOKER]

    @cache
    def arrange(
        counts: tuple[int, ...],
        kept: int,
        used: int,
        jokers: int,
        room: int,
    ) -> Table | None:
        """Melds of what is left, and last the jokers to attach; ``kept`` of the lowest stay."""
        if not counts:
            return _attached(jokers - may[JOKER] + (not used), jokers, room)
        at = len(kinds) - len(counts)
        if not counts[0]:
            return arrange(counts[1:], 0, min(1, used + may[kinds[at]] - kept), jokers, room)
        left = {tile: count for tile, count in zip(kinds[at:], counts, strict=True) if count}
        for meld in melds_upward(kinds[at], left, jokers, rules):
            if _does_without(meld):
                continue
            rest, spent = left_after(meld, kinds[at:], counts), meld.count(JOKER)
            place = min(all_jokers, room + _room(meld, rules))
            others = arrange(rest, kept, used, jokers - spent, place)
            if others is not None:
                return (meld, *others)
        if kept == may[kinds[at]]:
            return None
        return arrange((counts[0] - 1, *counts[1:]), kept + 1, used, jokers, room)

    counts = tuple(must[tile] + may[tile] for tile in kinds)
    found = arrange(counts, 0, 0, all_jokers, 0)
    return None if found is None else _with_jokers(found[:-1], len(found[-1]), rules)


def _attached(needed: int, jokers: int, room: int) -> Table | None:
    """The jokers that have to be attached somewhere, as long as there are so many and room."""
    needed = max(0, needed)
    return None if needed > min(jokers, room) else ((JOKER,) * needed,)


def _does_without(meld: Tiles) -> bool:
    """Whether a joker of the meld could be left out; such a one is attached at the end."""
    numbers = [tile.number for tile in meld if not tile.is_joker]
    if len(meld) == SHORTEST or len(numbers) == len(meld):
        return False
    return len(set(numbers)) == 1 or max(numbers) - min(numbers) + 1 < len(meld)


def _room(meld: Tiles, rules: MeldRules) -> int:
    """How many more jokers the meld could take."""
    numbered = [tile for tile in meld if not tile.is_joker]
    is_group = len(numbered) > 1 and numbered[0].number == numbered[1].number
    size = (rules.largest_group if is_group else rules.box.highest) - len(meld)
    if rules.max_jokers is None:
        return size
    return min(size, rules.max_jokers - meld.count(JOKER))


def _with_jokers(melds: Table, jokers: int, rules: MeldRules) -> Table:
    """The melds with so many jokers attached where there is room."""
    found: list[Tiles] = []
    for meld in melds:
        more = min(jokers, _room(meld, rules))
        found.append((*meld, *[JOKER] * more))
        jokers -= more
    return tuple(found)
