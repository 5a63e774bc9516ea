"""Racing: plans are tried in the same imagined worlds, and those that fall behind are dropped.

A plan is what to do now and in which manner to go on. Since all plans meet the same worlds, luck
is the same for each of them, and the time goes into those that are close.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from rackrun.bots.interface import Budget, View
from rackrun.bots.manners import Manner
from rackrun.bots.patient import must_open
from rackrun.bots.playing_out import after_choice, in_kernel, play_out
from rackrun.editions import Edition
from rackrun.rules.events import TablePlayed
from rackrun.rules.playing import played
from rackrun.rules.position import Position, RoundResult
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


class World(NamedTuple):
    """The hidden tiles as they might be, and how everybody else might play."""

    position: Position
    manners: Sequence[Manner]
    """One for each seat; that of the seat on turn is up to its plan."""


@dataclass(slots=True)
class Plan:
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

    def value_in(self, world: World) -> float:
        """What the world brings to the seat on turn if it is played to its end."""
        seat, after = world.position.turn, after_choice(world.position, self.play)
        manners = [*world.manners[:seat], self.manner, *world.manners[seat + 1 :]]
        result = play_out(after, manners).result if after.in_play else after.results[-1]
        return worth(result, seat, after.active)


def worth(result: RoundResult, seat: int, active: Sequence[int]) -> float:
    """What the end of a round is worth to a seat: the win first, then the points."""
    winners = result.winners or active
    return (seat in winners) / len(winners) + POINT * result.scores[seat]


def can_race(edition: Edition) -> bool:
    """Whether rounds can be played out quickly enough."""
    return kernel.play_out is not None and in_kernel(edition)


def plans(view: View, choices: Iterable[Table | None]) -> list[Plan]:
    """Every choice once, with every manner; not playing only where the rules allow it."""
    must_play = view.edition.rules.must_play_if_able
    return [
        Plan(None if table is None else played(view.position, view.seat, table), manner)
        for table in _distinct(view, choices)
        if not (table is None and must_play)
        for manner in _manners(view, table)
    ]


def _distinct(view: View, tables: Iterable[Table | None]) -> Iterator[Table | None]:
    """Each of them once; how tiles lie does not matter where they may be rearranged."""
    seen: set[Tiles | None] = set()
    for table in tables:
        lying = None if table is None else view.edition.box.sort(tiles_on(table))
        if lying not in seen:
            seen.add(lying)
            yield table


def _manners(view: View, table: Table | None) -> Iterator[Manner]:
    """How one may go on; lurking differs from waiting before the opening alone."""
    yield from (Manner.PATIENT, Manner.WAITING, Manner.GREEDY)
    if table is None and must_open(view):
        yield Manner.LURKING


def race(entered: list[Plan], worlds: Iterable[World], budget: Budget) -> Plan:
    """The best plan after as many worlds as there are, or as there is time for.

    If there is no time for a single world it is the first plan: who enters them begins with what
    would be done at a glance.
    """
    running = entered
    for count, world in enumerate(worlds, 1):
        if not _tried_out(running, world, budget):
            break
        if count % BATCH == 0:
            running = _not_behind(running)
        if len(running) == 1:
            break
    if not entered[0].values:
        return entered[0]
    best = _best(running)
    waiting = [plan for plan in running if plan.play is None and _lag(plan, best) <= CAUTION]
    return _best(waiting) if waiting else best


def _tried_out(plans: Sequence[Plan], world: World, budget: Budget) -> bool:
    """Whether there was time for all plans; if not, none notes anything of this world.

    Plans are compared world by world, so a world that only some have seen would be unfair.
    """
    values: list[float] = []
    for plan in plans:
        if budget.late:
            return False
        values.append(plan.value_in(world))
    for plan, value in zip(plans, values, strict=True):
        plan.values.append(value)
    return True


def _best(plans: Sequence[Plan]) -> Plan:
    return max(plans, key=lambda plan: plan.mean)


def _not_behind(plans: Sequence[Plan]) -> list[Plan]:
    """The plans that may still be the best.

    After few worlds all may look alike by chance, so one unlike world is thrown in.
    """
    best = _best(plans)
    return [plan for plan in plans if plan is best or _lag(plan, best, unlike=1) <= BEHIND]


def _lag(plan: Plan, best: Plan, *, unlike: int = 0) -> float:
    """By how many standard errors a plan is behind the best, in the same worlds one by one."""
    lost = [most - own for most, own in zip(best.values, plan.values, strict=True)]
    count, mean = len(lost), sum(lost) / len(lost)
    variance = sum((each - mean) ** 2 for each in lost) / max(1, count - 1) + unlike / count
    return mean / max(sqrt(variance / count), LEAST_ERROR)
