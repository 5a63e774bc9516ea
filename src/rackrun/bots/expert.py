"""Searches wider: weighs more plays than the searcher, in more worlds, and in likelier ones.

Of the worlds that it imagines those count more that agree with what the others did. Each plan is
played to the end by rule, as the searcher does it: there is no tree of what the seats may know and
do in turn, and nothing that was learned. Only where nothing is hidden, every answer is followed.
"""

from itertools import islice

from rackrun.bots.beliefs import believed
from rackrun.bots.chance import BotChance
from rackrun.bots.endgame import certain
from rackrun.bots.interface import Budget, View
from rackrun.bots.manners import PATIENT
from rackrun.bots.racing import can_race, plans, race
from rackrun.bots.rack import RackBot
from rackrun.bots.searcher import goes_out
from rackrun.solver import Problem, plays
from rackrun.table import Table

WIDER = 4
"""Worlds that are weighed for each world of the budget."""
MOST_PLAYS = 6
"""Plays of the solver that are weighed beside the patient one and not playing."""


class Expert(RackBot):
    """Level 6 of the ladder."""

    name = "expert"
    label = "reads from what the others do what they may hold, and plays many plans to the end"

    def table_after(self, view: View, chance: BotChance, budget: Budget) -> Table | None:
        """The choice that wins most often in the worlds that agree with what was seen."""
        glance = PATIENT.table_after(view, chance, budget)
        blind = budget.late or not budget.worlds or not can_race(view.edition)
        if blind or (glance is not None and goes_out(view, glance)):
            return glance
        sure = certain(view, chance, budget)
        if sure is not None:
            return sure.table
        if budget.late:
            return glance
        found = plays(Problem.of(view.position, view.seat))[:MOST_PLAYS]
        if not found:
            return None
        choices = [glance, *(play.table for play in found), None]
        imagined = islice(believed(view, chance, budget), budget.worlds * WIDER)
        return race(plans(view, choices), imagined, budget).table
