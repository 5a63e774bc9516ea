"""A play explained: a short sequence of moves from the table before to the table after.

No tile is moved twice: each goes at once to where it stays. The one exception is a tile that is
swapped for a joker: it belongs to that meld from then on and may be carried on with it. The
sequence is the shortest of this kind where ``shortest`` says so; up to four changed melds it does,
unless a very wide rack makes so many fresh melds at once that the work runs out. In between, piles
may lie there that are no melds; only the end counts.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from rackrun.errors import BadProblem
from rackrun.flaws import written
from rackrun.melds import canonical
from rackrun.solver.explaining.cases import MOST_CASES, Changed, cases, reading
from rackrun.solver.explaining.covering import WORK, WORK_FOR_EASE, WORK_FOR_MANY, Budget
from rackrun.solver.explaining.fragments import Case, Plan, plan
from rackrun.solver.explaining.moves import Draft, Move
from rackrun.solver.explaining.sentences import sentence
from rackrun.solver.explaining.sequence import sequence
from rackrun.solver.solution import Solution
from rackrun.table import changed, tiles_on
from rackrun.tiles import JOKER, difference

SMALL = 4
"""Up to so many changed melds the search is given the most work."""


class Step(NamedTuple):
    """One move between the drafts in front of it and behind it."""

    before: Draft
    move: Move
    after: Draft

    @property
    def text(self) -> str:
        """The move in a sentence."""
        return sentence(self.move, self.before)


@dataclass(frozen=True, slots=True)
class Explanation:
    """The moves of a play, one after the other."""

    start: Draft
    """Table and rack before the play."""
    moves: tuple[Move, ...]
    shortest: bool
    """Whether it is proved that no sequence has fewer moves."""

    def steps(self) -> Iterator[Step]:
        """Each move with what lies there before and after it."""
        draft = self.start
        for move in self.moves:
            after = draft.after(move)
            yield Step(draft, move, after)
            draft = after

    def sentences(self) -> list[str]:
        """The moves in plain English, one sentence each."""
        return [step.text for step in self.steps()]

    def as_data(self) -> dict[str, Any]:
        """The explanation as plain data."""
        return {
            "shortest": self.shortest,
            "moves": [step.move.as_data() | {"text": step.text} for step in self.steps()],
        }


def explain(solution: Solution) -> Explanation:
    """The moves that lead to a solution.

    >>> from rackrun.editions import load
    >>> from rackrun.notation import read_table, read_tiles
    >>> from rackrun.solver.problem import Problem
    >>> table, rack = read_table("r4 r5 r6 r7 r8"), read_tiles("r6")
    >>> problem = Problem(edition=load("classic"), table=table, rack=rack)
    >>> after = read_table("r4 r5 r6 | r6 r7 r8")
    >>> solution = Solution(problem, after, rack, (), 1, 6, (), True, True)
    >>> explain(solution).sentences()
    ['Split r4 r5 r6 r7 r8 before r6.', 'Put r6 from your rack to r4 r5.']
    """
    problem = solution.problem
    piles, best, exact = _best(solution)
    start = Draft(problem.table, problem.rack)
    opening = not problem.opened and problem.edition.rules.opens != "at-once"
    moves = sequence(best, piles, start, problem.edition, opening=opening)
    return Explanation(start, tuple(moves), exact)


def _best(solution: Solution) -> tuple[list[int], Plan, bool]:
    """The numbers of the changed melds, the best plan, and whether it is proved to be.

    A joker may have been swapped in a meld that looks as before, since another joker came to its
    place. Only where nothing else explains the play are such melds looked at.
    """
    for jokers in (False, True):
        piles, what = _changed(solution, jokers=jokers)
        found = _fewest(what)
        if found is not None:
            return piles, *found
    after = " | ".join(map(written, solution.table))
    raise BadProblem(f"solution: expected a legal play, got '{after}'")


def _fewest(what: Changed) -> tuple[Plan, bool] | None:
    """The plan with the fewest moves, and whether that is proved."""
    budget = Budget(WORK if len(what.old) <= SMALL else WORK_FOR_MANY)
    choices = cases(what)
    best: Plan | None = None
    for case in choices:
        if best is not None and budget.work <= 0:
            budget.exact = False
            break
        best = plan(case, budget, None if best is None else best.moves - 1) or best
    if best is None:
        return None
    exact = budget.exact and len(choices) < MOST_CASES
    return _easiest(choices, best, budget), exact


def _easiest(choices: Sequence[Case], best: Plan, budget: Budget) -> Plan:
    """Among plans with as few moves one that a person finds easier, as far as the budget goes."""
    budget.work = min(budget.work, WORK_FOR_EASE)
    for case in choices:
        if budget.work <= 0:
            break
        found = plan(case, budget, best.moves)
        if found is not None and found.effort < best.effort:
            best = found
    return best


def _changed(solution: Solution, *, jokers: bool) -> tuple[list[int], Changed]:
    """The numbers of the changed melds, and what became of them.

    With ``jokers`` the melds that have one count as changed, even if they lie there as before.
    """
    problem, edition = solution.problem, solution.problem.edition
    before, after = (
        tuple(canonical(meld, edition.melds) for meld in table)
        for table in (problem.table, solution.table)
    )
    lost, places = changed(before, after)
    gone = Counter(lost)
    if jokers:
        same = (Counter(before) - gone).elements()
        gone += Counter(meld for meld in same if JOKER in meld)
        places = [place for place in range(len(after)) if place in places or JOKER in after[place]]
    piles: list[int] = []
    # Of equal melds that one changed which the solution says has changed.
    for at in sorted(range(len(before)), key=lambda at: (at in solution.untouched, at)):
        if gone[before[at]] > 0:
            gone[before[at]] -= 1
            piles.append(at)
    piles.sort()
    own = dict(enumerate(problem.own_jokers))
    return piles, Changed(
        edition,
        tuple(reading(problem.table[at], edition) for at in piles),
        tuple(reading(after[place], edition) for place in places),
        tuple(difference(tiles_on(after), tiles_on(before)).elements()),
        difference(tiles_on(before), tiles_on(after)).total(),
        tuple(own.get(at, frozenset()) for at in piles),
    )
