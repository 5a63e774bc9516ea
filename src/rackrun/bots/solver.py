"""The solver as a player: always the play that sheds the most tiles, then the most points."""

from rackrun.bots.chance import BotChance
from rackrun.bots.interface import Budget, View
from rackrun.bots.rack import RackBot
from rackrun.solver import Problem, solve
from rackrun.table import Table

LARGEST_SIZE = 12_000
"""Melds times tiles of the rack times tiles of the box. With more, to look for a play that leaves
melds alone can take longer than the 5 ms that a bot has for a move."""


class Solver(RackBot):
    """Level 3 of the ladder, the reference for all others: exact, and without any patience."""

    name = "solver"
    label = "always lays the most tiles it can, whatever has to be rearranged"

    def table_after(self, view: View, _chance: BotChance, _budget: Budget) -> Table | None:
        """The best play of this turn; what comes after it is not thought of."""
        size = len(view.table) * len(view.rack) * view.edition.box.size
        gentle = size <= LARGEST_SIZE
        best = solve(Problem.of(view.position, view.seat, prefer_untouched=gentle))
        return best.table if best.found else None
