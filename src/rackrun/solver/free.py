"""Editions in which melds may be rearranged freely: one task for the kernel, or a few.

What the kernel cannot know is asked by tasks with tiles that have to be played: the cards against
which jokers go to the rack (booklet 003, professional variant).
"""

from collections.abc import Sequence
from dataclasses import replace

from rackrun.solver import kernel
from rackrun.solver.demands import Demand, swap_demands, task_for
from rackrun.solver.problem import Problem
from rackrun.solver.solution import Solution, no_play
from rackrun.solver.swaps import swapped_alone
from rackrun.solver.task import Found, split_value
from rackrun.tiles import JOKER

ANY_LOSS = -(1 << 40)
"""No play costs as much."""


def solve(problem: Problem) -> Solution:
    """The best play of a problem with free rearranging."""
    rules = problem.edition.rules
    if not rules.joker_to_rack:
        return _solution(problem, kernel.best(problem.task))
    best = _solution(problem, _best_of(problem, swap_demands(problem)))
    alone = rules.opens == "own-meld" and not problem.opened and not best.found
    return swapped_alone(problem) if alone and problem.must_play else best


def _solution(problem: Problem, found: Found | None) -> Solution:
    """The kernel's answer in tiles; none, or one that plays nothing, is no play."""
    if found is None or not found.played:
        return no_play(problem, optimal=found is None or found.optimal)
    table = (*map(problem.table.__getitem__, found.kept), *found.melds)
    tiles, points = split_value(found.value, by_points=problem.task.by_points)
    return Solution(problem, table, found.played, (JOKER,) * found.taken, tiles, points,
                    found.kept, found.optimal, found.fewest_touched)  # fmt: skip


def _ask(problem: Problem, demand: Demand, floor: int, *, prefer: bool) -> Found | None:
    """The kernel's answer to the problem with a demand, worth more than ``floor``."""
    task = task_for(problem, demand)
    if task is None:
        return None
    swapped = -demand.jokers if problem.edition.rules.opens == "own-meld" else 0
    return kernel.best(replace(task, floor=floor, prefer_untouched=prefer, own_jokers=swapped))


def _best_of(problem: Problem, demands: Sequence[Demand]) -> Found | None:
    """The best play that meets one of the demands.

    First the value is found; then, among the plays of that value, the one that touches least.
    """
    # Whatever meets a demand takes no more jokers than this, so its best play is a bound.
    anything = Demand(jokers=min((demand.jokers for demand in demands), default=0))
    # What has to be played is played at a loss too, and a joker for a tile is one.
    floor = ANY_LOSS if problem.must_play else 0
    bound = _ask(problem, anything, floor, prefer=False)
    best, proved = None, bound is None or bound.optimal
    for demand in demands:
        if bound is None or (best is not None and best.value == bound.value):
            break
        better = _ask(problem, demand, best.value if best else floor, prefer=False)
        if better is not None:
            best, proved = better if better.played else best, proved and better.optimal
    if best is None or bound is None:
        return None
    best = best._replace(optimal=proved)
    if not problem.prefer_untouched:
        return best
    at_least = _ask(problem, anything, best.value - 1, prefer=True) if (
        best.value == bound.value) else None  # fmt: skip
    return _least_touched(problem, demands, best, at_least)


def _least_touched(
    problem: Problem, demands: Sequence[Demand], best: Found, bound: Found | None
) -> Found:
    """Of the plays as valuable as ``best`` the one that touches least; ``bound`` has no demand."""
    most_kept = len(bound.kept) if bound is not None else len(problem.table)
    proved, least = True, best
    for demand in demands:
        equal = _ask(problem, demand, best.value - 1, prefer=True)
        if equal is None or not equal.played:
            continue
        proved = proved and equal.fewest_touched
        least = max(least, equal, key=_rank)
        if len(least.kept) == most_kept:
            proved = bound is None or bound.fewest_touched
            break
    return least._replace(optimal=best.optimal, fewest_touched=proved)


def _rank(found: Found) -> tuple[int, int]:
    """The more is shed and the fewer melds are touched, the better."""
    return found.value, len(found.kept)
