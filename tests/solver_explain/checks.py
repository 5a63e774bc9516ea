"""What every explanation has to keep to, whatever the play."""

from collections import Counter
from collections.abc import Iterator

from rackrun.melds import MeldRules, Run, canonical, read
from rackrun.solver.explaining import Explanation, Step
from rackrun.solver.explaining.moves import Put, SwapJoker, replay
from rackrun.solver.solution import Solution
from rackrun.tiles import JOKER, Tile, Tiles


def leads_there(solution: Solution, explanation: Explanation) -> bool:
    """Whether the moves give table and rack of the solution, meld by meld and joker by joker."""
    problem, rules = solution.problem, solution.problem.edition.melds
    table, rack = replay(problem.table, problem.rack, explanation.moves)
    same = Counter(canonical(meld, rules) for meld in table) == Counter(
        canonical(meld, rules) for meld in solution.table
    )
    return same and Counter(rack) == Counter(solution.rack)


def wrong_swaps(solution: Solution, explanation: Explanation) -> list[str]:
    """Swaps of a joker that does not stand for the tile, or did not before the play."""
    table, rules = solution.problem.table, solution.problem.edition.melds
    return [
        step.text
        for step in explanation.steps()
        if isinstance(step.move, SwapJoker)
        for pile in (table[step.move.source], step.before.pile(step.move.source))
        if not _replaces(step.move.tile, pile, rules)
    ]


def _replaces(tile: Tile, pile: Tiles, rules: MeldRules) -> bool:
    meld = read(pile, rules)
    if isinstance(meld, Run):
        return (JOKER, tile) in zip(meld.tiles, meld.stands_for, strict=True)
    return meld is not None and JOKER in pile and tile in meld.missing(rules.box.colours)


def too_early(solution: Solution, explanation: Explanation) -> list[str]:
    """Moves before the first meld of one's own that only a seat which has opened may make.

    Nothing if no meld of one's own is laid at a place of its own at all.
    """
    steps, early = list(explanation.steps()), list[str]()
    for step in steps:
        if _own_melds(solution, steps, step):
            return early
        if not _is_open_to_all(solution, step):
            early.append(step.text)
    return []


def _is_open_to_all(solution: Solution, step: Step) -> bool:
    """Whether it lays tiles at a new place, or swaps a joker without adding it to a meld."""
    lying, swaps = len(solution.problem.table), _may_swap(solution)
    match step.move:
        case Put(to=to):
            return to >= lying
        case SwapJoker(to=to):
            return swaps and (to is None or to >= lying)
        case _:
            return False


def _may_swap(solution: Solution) -> bool:
    return solution.problem.edition.rules.opens == "own-meld"


def _own_melds(solution: Solution, steps: list[Step], until: Step) -> list[Tiles]:
    """The melds that lie at new places before a step and came from the rack, swaps included."""
    rules, lying = solution.problem.edition.melds, len(solution.problem.table)
    return [
        pile
        for number, pile in enumerate(until.before.piles[lying:], lying)
        if read(pile, rules) is not None
        if Counter(_from_rack(solution, steps[: steps.index(until)], number)) == Counter(pile)
    ]


def _from_rack(solution: Solution, steps: list[Step], number: int) -> Iterator[Tile]:
    for step in steps:
        match step.move:
            case Put(to=to) if to == number:
                yield from step.move.tiles
            case SwapJoker(to=to) if to == number and _may_swap(solution):
                yield JOKER
            case _:
                pass
