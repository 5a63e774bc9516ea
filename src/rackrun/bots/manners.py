"""Manners: the simple rules by which a round is played out, each of them a bot that asks nobody.

What lies on the table serves everybody, so it can pay to lay nothing at all: whoever draws until
the whole rack can be laid at once goes out before the others have seen a tile of it.
"""

from collections.abc import Mapping
from enum import IntEnum

from rackrun.bots.chance import BotChance
from rackrun.bots.interface import Budget, View
from rackrun.bots.patient import Patient, must_open
from rackrun.bots.rack import RackBot
from rackrun.solver import Problem, solve
from rackrun.table import Table


class Manner(IntEnum):
    """How a seat plays; the compiled kernel knows them by these numbers."""

    GREEDY = 0
    """Lays the most tiles it can, and among equal plays any."""
    PATIENT = 1
    """Opens with little, adds what fits, keeps its melds until it can go out."""
    WAITING = 2
    """Opens with little, and then lays nothing until it can go out."""
    LURKING = 3
    """Lays nothing at all until it can go out."""


class Greedy(RackBot):
    """The solver in a hurry: it does not care how many melds it touches."""

    name = "greedy"
    label = "lays the most tiles it can"

    def table_after(self, view: View, _chance: BotChance, _budget: Budget) -> Table | None:
        """Any play that sheds the most tiles, then the most points."""
        best = solve(Problem.of(view.position, view.seat, prefer_untouched=False))
        return best.table if best.found else None


class Lurking(RackBot):
    """Lays all or nothing."""

    name = "lurking"
    label = "lays nothing at all until it can go out"

    def table_after(self, view: View, _chance: BotChance, _budget: Budget) -> Table | None:
        """The play that ends the round, if there is one."""
        best = solve(Problem.of(view.position, view.seat, prefer_untouched=False))
        return best.table if best.found and not best.rack else None


class Waiting(Lurking):
    """Lays all or nothing once it has opened."""

    name = "waiting"
    label = "opens with little, and then lays nothing until it can go out"

    def table_after(self, view: View, chance: BotChance, budget: Budget) -> Table | None:
        """The patient bot's opening, or the play that ends the round."""
        bot = PATIENT if must_open(view) else super()
        return bot.table_after(view, chance, budget)


GREEDY, PATIENT = Greedy(), Patient()

BOTS: Mapping[Manner, RackBot] = {
    Manner.GREEDY: GREEDY,
    Manner.PATIENT: PATIENT,
    Manner.WAITING: Waiting(),
    Manner.LURKING: Lurking(),
}
"""The bot of each manner."""
