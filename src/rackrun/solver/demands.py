"""Demands: tiles of the rack that a play has to contain, and tasks that meet them."""

from collections import Counter
from dataclasses import dataclass, replace

from rackrun.melds import readings
from rackrun.rules.swaps import swappable
from rackrun.solver.problem import Problem
from rackrun.solver.task import Task, codes
from rackrun.table import tiles_on
from rackrun.tiles import JOKER, Tiles


@dataclass(frozen=True, slots=True)
class Demand:
    """Numbered tiles that have to be played, and how the number of jokers may change."""

    tiles: Tiles = ()
    jokers: int = 0
    """At least so many more jokers lie on the table afterwards; negative where some are taken."""


def task_for(problem: Problem, demand: Demand) -> Task | None:
    """The problem's task with the demand, or None if the problem forbids it."""
    task, coder = problem.task, codes(problem.edition.melds)
    wanted = coder.counts(demand.tiles)
    must = [max(pair) for pair in zip(task.must, wanted, strict=True)]
    may = [here + more - owed for here, more, owed in zip(task.must, task.may, must, strict=True)]
    on_table = tiles_on(problem.table).count(JOKER)
    fewest = on_table + demand.jokers
    if JOKER in problem.must_play:
        fewest = max(fewest, task.fewest)
    if min(may) < 0 or fewest > task.most:
        return None
    return replace(task, must=coder.pack(must), may=coder.pack(may), fewest=fewest)


def swap_demands(problem: Problem) -> list[Demand]:
    """For each choice of cards that replace jokers: they are played, as many jokers are taken.

    Booklet 003, professional variant. The first one replaces nothing.
    """
    chosen: list[Tiles] = [()]
    melds = readings(problem.table, problem.edition.melds)
    for tiles in swappable(melds, problem.own_jokers, problem.edition.box.colours):
        chosen += [(*some, tile) for some in chosen for tile in tiles]
    rack = Counter(problem.rack)
    sets = {problem.edition.box.sort(some) for some in chosen if not Counter(some) - rack}
    return [Demand(some, -len(some)) for some in sorted(sets, key=len)]
