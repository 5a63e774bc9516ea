"""A bot of one's own: sheds points rather than tiles, and keeps its jokers for the end."""

from rackrun.bots import BotChance, Budget, View
from rackrun.bots.rack import RackBot
from rackrun.solver import Objective, Problem, solve
from rackrun.table import Table


class Miser(RackBot):
    name = "miser"
    label = "sheds the most points it can and keeps its jokers until it goes out"

    def table_after(self, view: View, chance: BotChance, budget: Budget) -> Table | None:
        best = solve(Problem.of(view.position, view.seat))
        if best.rack:  # something would be left, so the jokers stay as well
            jokers = tuple(tile for tile in view.rack if tile.is_joker)
            points = Objective.POINTS
            best = solve(Problem.of(view.position, view.seat, objective=points, must_keep=jokers))
        return best.table if best.found else None
