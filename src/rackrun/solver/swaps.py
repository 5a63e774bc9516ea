"""Jokers swapped and nothing else, by a seat that has no meld of its own yet.

Booklet 003, professional variant. It sheds nothing, so it is asked only for tiles that have to be
played.
"""

from collections.abc import Iterator

from rackrun.melds import canonical, flaws, readings
from rackrun.rules.swaps import swappable
from rackrun.solver.problem import Problem
from rackrun.solver.solution import Solution, no_play
from rackrun.solver.task import JOKER_POINTS
from rackrun.table import Table
from rackrun.tiles import JOKER, Tile, Tiles


def swapped_alone(problem: Problem) -> Solution:
    """The play in which each tile that has to be played replaces a joker; the fewest melds."""
    tables = [table for table in _tables(problem, problem.table, problem.must_play)
              if _allowed(problem, table)]  # fmt: skip
    if not tables:
        return no_play(problem)
    best = max(tables, key=lambda table: len(_untouched(problem, table)))
    untouched = _untouched(problem, best)
    others = (meld for at, meld in enumerate(best) if at not in untouched)
    count = len(problem.must_play)
    points = sum(tile.number for tile in problem.must_play) - count * JOKER_POINTS
    return Solution(
        problem, (*map(best.__getitem__, untouched), *others),
        problem.edition.box.sort(problem.must_play), (JOKER,) * count, 0, points, untouched,
        optimal=True, fewest_touched=True,
    )  # fmt: skip


def _allowed(problem: Problem, table: Table) -> bool:
    limit = problem.touch_limit
    return limit is None or len(table) - len(_untouched(problem, table)) <= limit


def _untouched(problem: Problem, table: Table) -> tuple[int, ...]:
    return tuple(at for at, meld in enumerate(table) if meld == problem.table[at])


def _tables(problem: Problem, table: Table, tiles: Tiles) -> Iterator[Table]:
    """Every table on which these tiles lie where jokers lay that the seat may take."""
    if not tiles:
        yield table
        return
    first, *rest = tiles
    for at in range(len(table)):
        meld = _with(problem, at, table[at], first)
        if meld is not None:
            yield from _tables(problem, (*table[:at], meld, *table[at + 1 :]), tuple(rest))


def _with(problem: Problem, at: int, meld: Tiles, tile: Tile) -> Tiles | None:
    """The meld with the tile in the place of a joker, if there is one that it may replace."""
    own = (problem.own_jokers[at],) if problem.own_jokers else ()
    before, rules = problem.table[at], problem.edition.melds
    free = swappable(readings((before,), rules), own, problem.edition.box.colours)
    swapped = before.count(JOKER) - meld.count(JOKER)
    if swapped == len(free) or tile in meld or not any(tile in tiles for tiles in free):
        return None
    place = meld.index(JOKER)
    changed = (*meld[:place], tile, *meld[place + 1 :])
    return None if flaws(changed, rules) else canonical(changed, rules)
