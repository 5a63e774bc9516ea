"""Plays with children: simple plays, some overlooked, each explained in a sentence."""

from collections import Counter

from rackrun.bots.chance import BotChance
from rackrun.bots.draft import Draft, added, is_legal, may_add, swapped
from rackrun.bots.interface import Budget, View
from rackrun.bots.rack import RackBot
from rackrun.bots.words import explained
from rackrun.melds import best_value
from rackrun.rules.actions import Action
from rackrun.rules.opening import melds_upward
from rackrun.table import Table
from rackrun.tiles import JOKER, Tiles

_LOOKS = 3
"""So many melds of the table it looks at in a turn; those it did not look at, it overlooks."""
_ADDS = 1
"""So many tiles it adds in a turn; the others wait, and so does the end of the round."""


class Helper(RackBot):
    """Level 0 of the ladder: lays one meld at a time and sees only a part of the table."""

    name = "helper"
    label = "plays for the fun of it, overlooks some plays and says what it does"

    def table_after(self, view: View, chance: BotChance, _budget: Budget) -> Table | None:
        """One meld of the rack, or all that an opening takes; then what it sees to add."""
        start = Draft.of(view)
        seen = chance.some(len(start.table), _LOOKS)
        draft = _with_own_melds(view, start)
        if may_add(view, draft):
            draft = added(draft, seen, _ADDS)
        if draft == start:
            draft = swapped(view, start, seen) or start
        return draft.table if draft != start and is_legal(view, draft) else None

    def explain(self, view: View, action: Action) -> str:
        """What it did and why that is allowed."""
        return explained(view, action)


def _with_own_melds(view: View, draft: Draft) -> Draft:
    """One meld of the rack laid, or as many as an opening by points needs, or none."""
    rules = view.edition.rules
    needed = rules.opening if rules.opens == "points" and not view.opened else 0
    value, start = 0, draft
    while (meld := _finest(view, draft.rack)) is not None:
        draft, value = draft.with_meld(meld), value + best_value(meld, view.edition.melds)
        if value >= needed:
            return draft
    return start


def _finest(view: View, rack: Tiles) -> Tiles | None:
    """The most valuable meld of the rack, with a joker only if there is none without."""
    left, rules = Counter(rack), view.edition.melds
    numbered = {tile: count for tile, count in left.items() if not tile.is_joker}
    for jokers in range(min(1, left[JOKER]) + 1):
        found = [meld for tile in numbered for meld in melds_upward(tile, numbered, jokers, rules)]
        if found:
            return max(found, key=lambda meld: (-meld.count(JOKER), best_value(meld, rules)))
    return None
