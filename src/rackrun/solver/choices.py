"""The choices a bot may want to weigh: different sets of tiles to play, not only the best one.

To hold something back is often wiser than to play all. Each choice is the best play under one
such wish, so none of them can be improved without giving the wish up.
"""

from collections.abc import Iterator
from dataclasses import replace

from rackrun.solver.problem import Objective, Problem
from rackrun.solver.solution import Solution
from rackrun.solver.solving import solve
from rackrun.table import tiles_on
from rackrun.tiles import JOKER, Tiles, difference


def plays(problem: Problem) -> list[Solution]:
    """Distinct useful plays, each with other tiles of the rack, the best first.

    >>> from rackrun.editions import load
    >>> from rackrun.notation import read_table, read_tiles, write_tiles
    >>> table, rack = read_table("r4 r5 r6"), read_tiles("r7 k1 k2 k3")
    >>> found = plays(Problem(edition=load("classic"), table=table, rack=rack))
    >>> [write_tiles(play.played) for play in found]
    ['k1 k2 k3 r7', 'k1 k2 k3', 'r7']
    """
    asked = replace(problem, prefer_untouched=False)
    best = solve(asked)._replace(problem=problem)
    if not best.found:
        return []
    found: dict[tuple[Tiles, Tiles], Solution] = {(best.played, best.taken): best}
    for wish in _wishes(asked, best):
        play = solve(wish)
        if play.found:
            # Best under the wish alone; the same tiles count as the same play.
            own = play._replace(problem=problem, fewest_touched=False)
            as_good = best.optimal and _worth(own) == _worth(best)
            found.setdefault((play.played, play.taken), own._replace(optimal=as_good))
    return sorted(found.values(), key=_worth, reverse=True)


def _wishes(problem: Problem, best: Solution) -> Iterator[Problem]:
    """The problem with one wish more: the other objective, touching little, keeping something."""
    yield replace(problem, objective=_other(problem.objective))
    for limit in range(min(3, len(best.touched))):
        if problem.touch_limit is None or limit < problem.touch_limit:
            yield replace(problem, touch_limit=limit)
    for kept in dict.fromkeys(_worth_keeping(problem, best)):
        yield replace(problem, must_keep=(*problem.must_keep, *kept))


def _worth_keeping(problem: Problem, best: Solution) -> Iterator[Tiles]:
    """Tiles to hold back: jokers, whole melds of the rack, and any single tile of the best play."""
    free = difference(problem.rack, [*problem.must_play, *problem.must_keep])
    for count in range(1, free[JOKER] + 1):
        yield (JOKER,) * count
    own = solve(Problem(edition=problem.edition, table=(), rack=tuple(free.elements()))).table
    if len(own) > 1:
        yield problem.edition.box.sort(tiles_on(own))
    for meld in own:
        yield problem.edition.box.sort(meld)
    for tile in dict.fromkeys(best.played):
        if free[tile]:
            yield (tile,)


def _other(objective: Objective) -> Objective:
    return Objective.POINTS if objective is Objective.TILES else Objective.TILES


def _worth(play: Solution) -> tuple[int, int]:
    if play.problem.objective is Objective.POINTS:
        return play.points, play.tiles
    return play.tiles, play.points
