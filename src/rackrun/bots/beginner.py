"""Lays all melds it holds and adds what fits; nothing that lies on the table is rearranged."""

from rackrun.bots.chance import BotChance
from rackrun.bots.draft import Draft, added, is_legal, may_add, swapped
from rackrun.bots.interface import Budget, View
from rackrun.bots.rack import RackBot
from rackrun.solver import Problem, Solution, solve
from rackrun.table import Table
from rackrun.tiles import JOKER

_WORTH_A_JOKER = 3
"""Tiles that must leave the rack for each joker in a new meld, the joker included."""


class Beginner(RackBot):
    """Level 1 of the ladder: sees every meld of its rack and every single tile that fits."""

    name = "beginner"
    label = "lays its own melds and adds tiles to others, but rearranges nothing"

    def table_after(self, view: View, _chance: BotChance, _budget: Budget) -> Table | None:
        """The best melds of the rack, then additions; a joker swap if there is nothing else."""
        start = Draft.of(view)
        draft = start.with_melds(_best_melds(view))
        if may_add(view, draft):
            draft = added(draft, range(len(draft.table)))
        if draft == start:
            draft = swapped(view, start, range(len(start.table))) or start
        return draft.table if draft != start and is_legal(view, draft) else None


def _best_melds(view: View) -> Table:
    """The melds of the rack that shed the most; a joker only where it is worth it.

    An opening is worth any joker, and so is going out.
    """
    jokers = view.rack.count(JOKER)
    best, spent = _melds_keeping(view, jokers), 0
    for used in range(1, jokers + 1):
        other = _melds_keeping(view, jokers - used)
        opens = other.found and not best.found and not view.opened
        goes_out = other.tiles == len(view.rack)
        worth_it = other.tiles - best.tiles >= _WORTH_A_JOKER * (used - spent)
        if opens or goes_out or worth_it:
            best, spent = other, used
    return best.table


def _melds_keeping(view: View, jokers: int) -> Solution:
    """The best melds of the rack alone while so many jokers stay on it."""
    return solve(
        Problem(
            edition=view.edition, table=(), rack=view.rack, opened=view.opened,
            must_keep=(JOKER,) * jokers,
        )
    )  # fmt: skip
