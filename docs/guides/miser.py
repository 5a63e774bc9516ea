"""A bot of one's own: sheds points rather than tiles, and keeps its jokers."""

from rackrun.bots import BotChance, Budget, View
from rackrun.rules.actions import Action, Play
from rackrun.rules.drawing import not_playing
from rackrun.solver import Objective, Problem, solve


class Miser:
    name = "miser"
    label = "sheds the most points it can and keeps its jokers"

    def choose(self, view: View, chance: BotChance, budget: Budget) -> Action:
        jokers = tuple(tile for tile in view.rack if tile.is_joker)
        problem = Problem.of(view.position, view.seat, objective=Objective.POINTS, must_keep=jokers)
        best = solve(problem)
        return Play(view.seat, best.table) if best.found else not_playing(view.position)
