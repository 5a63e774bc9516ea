"""Searches: imagines what is hidden, plays each plan to the end of the round, and compares.

A plan is what to do now and in which manner to go on. All plans are tried in the same imagined
worlds, so that luck is the same for each of them; one that falls behind is dropped, so that the
time goes into those that are close.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import sqrt

from rackrun.bots.chance import BotChance
from rackrun.bots.interface import Budget, View
from rackrun.bots.manners import GREEDY, PATIENT, Manner
from rackrun.bots.patient import must_open
from rackrun.bots.playing_out import Imagined, in_kernel, play_out
from rackrun.bots.rack import RackBot
from rackrun.bots.worlds import worlds
from rackrun.rules.drawing import idle_event
from rackrun.rules.ending import after_turn
from rackrun.rules.events import TablePlayed
from rackrun.rules.evolve import evolve
from rackrun.rules.playing import played
from rackrun.rules.position import Position
from rackrun.solver import kernel
from rackrun.table import Table, tiles_on
from rackrun.tiles import Tiles

BATCH = 8
"""Worlds after which those that fell behind are dropped."""
BEHIND = 2.0
"""Standard errors by which a plan must be behind the best to be dropped."""
CAUTION = 1.0
"""Standard errors by which a play must be better than waiting: it cannot be taken back."""
LEAST_ERROR = 1e-6
"""A standard error where all worlds are alike."""
POINT = 1 / 2000
"""What a point counts beside a win."""
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
        blind = budget.late or not budget.worlds or not _plays_out(view)
        if blind or (glance is not None and _goes_out(view, glance)):
            return glance
        most = GREEDY.table_after(view, chance, budget)
        if most is None:
            return None
        may_wait = not view.edition.rules.must_play_if_able
        choices = _distinct(view, [glance, most, *([None] if may_wait else [])])
        return _raced(view, list(_plans(view, choices)), chance, budget).table


def _plays_out(view: View) -> bool:
    """Whether rounds can be played out quickly enough."""
    return kernel.play_out is not None and in_kernel(view.edition)


def _goes_out(view: View, table: Table) -> bool:
    """Whether the table is that of somebody who has laid the whole rack."""
    return len(tiles_on(table)) - len(tiles_on(view.table)) == len(view.rack)


def _distinct(view: View, tables: Iterable[Table | None]) -> Iterator[Table | None]:
    """Each of them once; how tiles lie does not matter where they may be rearranged."""
    seen: set[Tiles | None] = set()
    for table in tables:
        lying = None if table is None else view.edition.box.sort(tiles_on(table))
        if lying not in seen:
            seen.add(lying)
            yield table


def _plans(view: View, choices: Iterable[Table | None]) -> Iterator["_Plan"]:
    """Every choice with every manner; lurking differs from waiting before the opening alone."""
    for table in choices:
        play = None if table is None else played(view.position, view.seat, table)
        for manner in (Manner.PATIENT, Manner.WAITING, Manner.GREEDY):
            yield _Plan(play, manner)
        if play is None and must_open(view):
            yield _Plan(play, Manner.LURKING)


@dataclass(slots=True)
class _Plan:
    """What to do now, how to go on, and what that brought in each world."""

    play: TablePlayed | None
    manner: Manner
    values: list[float] = field(default_factory=list[float])

    @property
    def table(self) -> Table | None:
        """The table after it; None for not playing."""
        return None if self.play is None else self.play.table

    @property
    def mean(self) -> float:
        """What it brings, as far as it was tried."""
        return sum(self.values) / len(self.values)

    def try_out(self, world: Position, others: Manner) -> None:
        """Play the world to its end and note what it brings to the seat on turn."""
        seat = world.turn
        after = evolve(world, self.play or idle_event(world))
        for event in after_turn(after, seat, Imagined(world.commitment)):
            after = evolve(after, event)
        manners = [self.manner if at == seat else others for at in range(len(world.seats))]
        result = play_out(after, manners).result if after.in_play else after.results[-1]
        winners = result.winners or after.active
        share = (seat in winners) / len(winners)
        self.values.append(share + POINT * result.scores[seat])


def _raced(view: View, plans: list[_Plan], chance: BotChance, budget: Budget) -> _Plan:
    """The best plan after as many worlds as the budget allows."""
    for at, world in enumerate(islice(worlds(view, chance), budget.worlds)):
        for plan in plans:
            plan.try_out(world, OTHERS[at % len(OTHERS)])
        if at % BATCH == BATCH - 1:
            plans = _not_behind(plans)
        if len(plans) == 1 or budget.late:
            break
    best = _best(plans)
    waiting = [plan for plan in plans if plan.play is None and _lag(plan, best) <= CAUTION]
    return _best(waiting) if waiting else best


def _best(plans: Sequence[_Plan]) -> _Plan:
    return max(plans, key=lambda plan: plan.mean)


def _not_behind(plans: Sequence[_Plan]) -> list[_Plan]:
    """The plans that may still be the best.

    After few worlds all may look alike by chance, so one unlike world is thrown in.
    """
    best = _best(plans)
    return [plan for plan in plans if plan is best or _lag(plan, best, unlike=1) <= BEHIND]


def _lag(plan: _Plan, best: _Plan, *, unlike: int = 0) -> float:
    """By how many standard errors a plan is behind the best, in the same worlds one by one."""
    lost = [most - own for most, own in zip(best.values, plan.values, strict=True)]
    count, mean = len(lost), sum(lost) / len(lost)
    variance = sum((each - mean) ** 2 for each in lost) / max(1, count - 1) + unlike / count
    return mean / max(sqrt(variance / count), LEAST_ERROR)
