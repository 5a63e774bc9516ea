"""Rearranges a little: at most two melds of the table in a turn, and adds what fits elsewhere."""

from rackrun.bots.chance import BotChance
from rackrun.bots.draft import Draft, added, is_legal, may_add
from rackrun.bots.interface import Budget, View
from rackrun.bots.rack import RackBot
from rackrun.solver import Problem, solve
from rackrun.table import Table

MOST_TOUCHED = 2
"""Melds that it has in mind at once; to see more is what makes a solver."""


class Casual(RackBot):
    """Level 2 of the ladder: sees what a good player sees without thinking long."""

    name = "casual"
    label = "rearranges two melds of the table at most, and adds tiles to the others"

    def table_after(self, view: View, _chance: BotChance, _budget: Budget) -> Table | None:
        """The best play that changes two melds at most, and then every tile that fits."""
        best = solve(
            Problem.of(view.position, view.seat, touch_limit=MOST_TOUCHED, prefer_untouched=False)
        )
        start = Draft.of(view)
        draft = Draft(view.edition, best.table, best.rack)
        if may_add(view, draft):
            more = added(draft, range(len(draft.table)))
            if more not in (start, draft) and is_legal(view, more):
                return more.table
        return best.table if best.found else None
