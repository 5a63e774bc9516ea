"""Editions in which melds may be rearranged freely: one task for the kernel, or a few.

What the kernel cannot know is asked by tasks with tiles that have to be played: an opening from
the own rack (booklets 001 and 004), a first meld of one's own, and the cards against which
jokers go to the rack (booklet 003, professional variant).
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from rackrun.melds import best_value
from rackrun.rules.opening import melds_in, opening_value
from rackrun.solver import kernel
from rackrun.solver.demands import (
    Demand,
    meld_demand,
    own_meld_demands,
    swap_demands,
    task_for,
)
from rackrun.solver.problem import Problem
from rackrun.solver.solution import Solution, no_play
from rackrun.solver.swaps import swapped_alone
from rackrun.solver.task import JOKER_POINTS, Found, Task, codes, split_value
from rackrun.tiles import JOKER, Tile, Tiles

ANY_LOSS = -(1 << 40)
"""No play costs as much."""


def solve(problem: Problem) -> Solution:
    """The best play of a problem with free rearranging."""
    rules = problem.edition.rules
    opened = problem.opened or rules.opens == "at-once"
    if not opened and rules.opens == "points":
        return _Opening(problem).solution()
    if not rules.joker_to_rack:
        return _solution(problem, kernel.best(problem.task))
    if opened:
        return _solution(problem, _best_of(problem, swap_demands(problem)))
    best = _solution(problem, _best_of(problem, own_meld_demands(problem)))
    return best if best.found or not problem.must_play else swapped_alone(problem)


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
    return kernel.best(replace(task, floor=floor, prefer_untouched=prefer))


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


class _Opening:
    """The best play that holds an opening in what comes from the rack.

    Melds of an opening are demanded one after the other. Each demand narrows what can be played,
    so where the best play with the demands so far opens, or is no better than one known, no
    further meld has to be tried.
    """

    def __init__(self, problem: Problem) -> None:
        """Nothing is known yet but what an opening needs."""
        self.problem = problem
        self.melds, self.needed = problem.edition.melds, problem.edition.rules.opening
        self.rack = Counter(problem.rack) - Counter(problem.must_keep)
        self.best: Found | None = None
        self.proved = True
        self.fewest: dict[int, bool] = {}
        """For each value met, whether the numbers of touched melds were all proved."""

    def solution(self) -> Solution:
        """The best play, or none if the rack cannot open."""
        if not self._opens(self.rack):
            return no_play(self.problem)
        self._search(Demand(), 0, self.rack)
        if self.best is None:
            return no_play(self.problem, optimal=self.proved)
        fewest = self.fewest[self.best.value]
        found = self.best._replace(optimal=self.proved, fewest_touched=fewest)
        return _solution(self.problem, found)

    def _search(self, demand: Demand, first: int, left: Counter[Tile]) -> None:
        """Look for plays with the melds demanded so far and others from ``first`` on."""
        prefer = self.problem.prefer_untouched
        floor = self.best.value - prefer if self.best else 0
        found = _ask(self.problem, demand, floor, prefer=prefer)
        if found is None:
            return
        self.proved = self.proved and found.optimal
        proved_before = self.fewest.get(found.value, True)
        self.fewest[found.value] = proved_before and found.fewest_touched
        if not found.played or (self.best is not None and _rank(found) <= _rank(self.best)):
            return
        if self._opens(Counter(found.played)):
            self.best = found
            return
        for at in range(first, len(self.choices)):
            meld = self.choices[at]
            if not Counter(meld) - left:
                self._search(meld_demand(meld, demand), at, left - Counter(meld))

    @cached_property
    def choices(self) -> list[Tiles]:
        """The melds that an opening can have, the most valuable first."""
        listed = {meld: best_value(meld, self.melds) for meld in melds_in(self.rack, self.melds)}
        return sorted(listed, key=lambda meld: -listed[meld])

    def _opens(self, tiles: Counter[Tile]) -> bool:
        """Whether melds of these tiles alone are worth an opening.

        Most racks cannot open, and the kernel knows it much sooner than a search of all melds. It
        counts 25 for a joker, so with jokers its answer is a bound and no more.
        """
        coder, jokers = codes(self.melds), tiles[JOKER]
        numbered = coder.counts(tile for tile in tiles.elements() if not tile.is_joker)
        alone = Task(coder.shape, coder.tiles, (), coder.counts(()), numbered, 0, jokers,
                     by_points=True, prefer_untouched=False)  # fmt: skip
        found = kernel.best(alone)
        points = split_value(found.value, by_points=True)[1] if found else 0
        bound = points + jokers * max(0, self.melds.box.highest - JOKER_POINTS)
        if (found is None or found.optimal) and (not jokers or bound < self.needed):
            return bound >= self.needed
        return opening_value(tiles, self.melds, enough=self.needed) >= self.needed


def _rank(found: Found) -> tuple[int, int]:
    """The more is shed and the fewer melds are touched, the better."""
    return found.value, len(found.kept)
