"""The solver at the counter: a problem as plain data in, the best play as plain data out."""

from collections.abc import Mapping
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from rackrun.editions import Edition
from rackrun.errors import BadEdition, BadProblem
from rackrun.notation.questions import (
    answer_to_text,
    edition_from_data,
    flag_from_data,
    said,
    table_from_data,
    tiles_from_data,
)
from rackrun.solver.hints import Chance, Strength, hint
from rackrun.solver.problem import Objective, Problem
from rackrun.solver.solution import Solution
from rackrun.solver.solving import solve
from rackrun.table import Table, tiles_on
from rackrun.tiles import JOKER, Tiles

UNGRANTED = "There is no play that does all that was asked for."
"""What is said where tiles must be played or kept, or few melds may change, and nothing fits."""
NOTHING = "Nothing can be played now."
"""What is said where the rules allow no play at all."""
UNPROVED = "No play was found; it is not proved that there is none."
"""What is said where the search was cut short."""


class Answer(NamedTuple):
    """A solution and the time that it took, without reading and writing."""

    solution: Solution
    seconds: float


def answer_text(text: str, *, explained: bool = False) -> dict[str, Any]:
    """The best play for a problem in JSON; what cannot be asked gets ``{"error": …}``."""
    return answer_to_text(text, "a problem", partial(answer, explained=explained))


def answer(data: Mapping[str, Any], *, explained: bool = False) -> dict[str, Any]:
    """The best play for a problem; raises where the problem makes no sense.

    >>> said = answer({"edition": "classic", "table": [["r4", "r5", "r6"]], "rack": ["k1", "r7"]})
    >>> said["table"], said["played"], said["rack"], said["tiles"], said["points"]
    ([['r4', 'r5', 'r6', 'r7']], ['r7'], ['k1'], 1, 7)

    The seat has opened unless ``opened`` is false.
    """
    problem = problem_from_data(data)
    wants = flag_from_data(data, "explain", default=explained)
    return answer_to_data(timed(problem), explained=wants)


def timed(problem: Problem) -> Answer:
    """The best play, and the seconds that the solver took."""
    start = perf_counter()
    solution = solve(problem)
    return Answer(solution, perf_counter() - start)


def problem_from_data(data: Mapping[str, Any]) -> Problem:
    """The problem that the data describe."""
    edition, table = _edition(data), _table(data)
    return Problem(
        edition=edition,
        table=table,
        rack=tiles_from_data(data.get("rack"), "rack"),
        opened=flag_from_data(data, "opened", default=True),
        objective=_objective(data.get("objective")),
        must_play=_wish(data, "must_play"),
        must_keep=_wish(data, "must_keep"),
        touch_limit=bounded(_limit(data.get("touch_limit")), len(table)),
        prefer_untouched=flag_from_data(data, "prefer_untouched", default=True),
    )


def bounded(limit: int | None, melds: int) -> int | None:
    """The limit of melds to touch; one beyond the melds on the table limits nothing."""
    return None if limit is None or limit >= melds else limit


def _edition(data: Mapping[str, Any]) -> Edition:
    place = "edition"
    try:
        edition_from_data({"edition": data.get("edition")})
        place = "options"
        return edition_from_data(data)
    except BadEdition as error:
        raise BadProblem(f"{place}: {error}") from error


def _table(data: Mapping[str, Any]) -> Table:
    return () if data.get("table") is None else table_from_data(data, "table")


def _objective(name: object) -> Objective:
    if name is None:
        return Objective.TILES
    if not isinstance(name, str):
        raise BadProblem(f"objective: expected 'tiles' or 'points', got {said(name)}")
    return Objective.parse(name)


def _wish(data: Mapping[str, Any], name: str) -> Tiles:
    wanted = data.get(name)
    return () if wanted is None else tiles_from_data(wanted, name)


def _limit(limit: object) -> int | None:
    # True is a number to Python, but not to whoever wrote it.
    if limit is not None and type(limit) is not int:
        raise BadProblem(f"touch_limit: expected a number of melds, got {said(limit)}")
    return limit


def answer_to_data(answer: Answer, *, explained: bool = False) -> dict[str, Any]:
    """An answer as plain data; ``explained`` adds the moves that lead to the play."""
    solution = answer.solution
    data = solution_to_data(solution, {"seconds": round(answer.seconds, 7)})
    return data | _explanation(solution) if explained else data


def solution_to_data(
    solution: Solution, measured: Mapping[str, float] | None = None
) -> dict[str, Any]:
    """A solution as plain data, with what was measured of it if anything was."""
    return {
        "table": [_texts(meld) for meld in solution.table],
        "played": _texts(solution.played),
        "rack": _texts(solution.rack),
        "tiles": solution.tiles,
        "points": solution.points,
        **(measured or {}),
        "taken": _texts(solution.taken),
        "untouched": list(solution.untouched),
        "optimal": solution.optimal,
        "fewest_touched": solution.fewest_touched,
    }


def _explanation(solution: Solution) -> dict[str, Any]:
    told = hint(solution, Strength.PLAY)
    if told.explanation is None:
        return {"moves": [], "shortest": True, "text": why_nothing(solution)}
    return told.explanation.as_data() | {"text": told.text}


def why_nothing(solution: Solution) -> str:
    """A sentence for a solution without a play.

    >>> from rackrun.editions import load
    >>> from rackrun.notation import read_tiles
    >>> rack = read_tiles("r1 r2 r3")
    >>> why_nothing(solve(Problem(edition=load("classic"), table=(), rack=rack, opened=False)))
    'You cannot open yet: that takes melds of your own rack worth 30 points.'
    """
    problem, rules = solution.problem, solution.problem.edition.rules
    if wishes(problem):
        return UNGRANTED
    if not solution.optimal:
        return UNPROVED
    told = hint(solution, Strength.SOMETHING)
    if told.chance is Chance.NO_OPENING and rules.opens == "own-meld":
        return "You have no meld of your own rack yet, and nothing else is worth playing."
    if told.chance is Chance.NO_OPENING and rules.opening:
        points = f"{rules.opening} point{'' if rules.opening == 1 else 's'}"
        return f"You cannot open yet: that takes melds of your own rack worth {points}."
    # A joker that is taken to the rack can cost more than the play sheds.
    possible = rules.joker_to_rack and JOKER in tiles_on(problem.table)
    return told.text if possible else NOTHING


def wishes(problem: Problem) -> bool:
    """Whether not every play will do that the rules allow."""
    return bool(problem.must_play or problem.must_keep or problem.touch_limit is not None)


def _texts(tiles: Tiles) -> list[str]:
    return [str(tile) for tile in tiles]
