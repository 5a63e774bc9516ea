"""Searches: imagines what is hidden, plays each plan to the end of the round, and compares."""

from itertools import cycle, islice

from rackrun.bots.chance import BotChance
from rackrun.bots.interface import Budget, View
from rackrun.bots.manners import GREEDY, PATIENT, Manner
from rackrun.bots.racing import World, can_race, plans, race
from rackrun.bots.rack import RackBot
from rackrun.bots.worlds import worlds
from rackrun.table import Table, tiles_on

OTHERS = Manner.GREEDY, Manner.PATIENT, Manner.GREEDY, Manner.WAITING
"""How the others play in one world after the other, since nobody knows."""


class Searcher(RackBot):
    """Level 5 of the ladder: thinks before it moves.

    Where the kernel cannot play out rounds it does what the patient bot does.
    """

    name = "searcher"
    label = "imagines the hidden tiles, plays each choice to the end and takes what wins most"

    def table_after(self, view: View, chance: BotChance, budget: Budget) -> Table | None:
        """The choice that wins most often in the worlds that it imagines."""
        glance = PATIENT.table_after(view, chance, budget)
        blind = budget.late or not budget.worlds or not can_race(view.edition)
        if blind or (glance is not None and goes_out(view, glance)):
            return glance
        most = GREEDY.table_after(view, chance, budget)
        if most is None:
            return None
        seats = len(view.position.seats)
        imagined = (
            World(world, [others] * seats)
            for world, others in zip(worlds(view, chance), cycle(OTHERS), strict=False)
        )
        return race(
            plans(view, [glance, most, None]), islice(imagined, budget.worlds), budget
        ).table


def goes_out(view: View, table: Table) -> bool:
    """Whether the table is that of somebody who has laid the whole rack."""
    return len(tiles_on(table)) - len(tiles_on(view.table)) == len(view.rack)
