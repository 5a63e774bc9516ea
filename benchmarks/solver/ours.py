"""Rackrun itself: ``solve`` with a ready problem; the environment says which kernel."""

from time import perf_counter

from benchmarks.solver.attempts import Attempt, Entrant, timed
from benchmarks.solver.positions import Position
from rackrun import __version__
from rackrun.editions import load
from rackrun.rules.legality import Turn, judge
from rackrun.solver import Problem, Solution, kernel, solve
from rackrun.tiles import Tile


def entrant(variant: str) -> Entrant:
    """Rackrun, which looks for melds to leave untouched if the variant says so."""
    last: list[Solution] = []

    def attempt(position: Position) -> Attempt:
        start = perf_counter()
        problem = Problem(
            edition=load(position.edition),
            table=tuple(tuple(map(Tile.parse, meld)) for meld in position.table),
            rack=tuple(map(Tile.parse, position.rack)),
            opened=not position.opening,
            prefer_untouched=variant == "untouched",
        )
        building = perf_counter() - start
        found, took, worked = timed(solve, problem)
        last[:] = [found]
        return Attempt(position.id, found.tiles, found.points, took, worked, building)

    about = f"rackrun {__version__}, {kernel.NAME} kernel"
    return Entrant(about, attempt, lambda: _facts(last[0]))


def _facts(found: Solution) -> dict[str, bool | int]:
    """What a value alone does not tell, legality according to the referee included."""
    problem = found.problem
    turn = Turn(problem.edition, problem.opened, problem.table, problem.rack, found.table)
    return {
        "legal": not found.found or judge(turn).legal,
        "proved": found.optimal,
        "fewest touched": found.fewest_touched,
        "untouched": len(found.untouched),
        "melds": len(problem.table),
    }
