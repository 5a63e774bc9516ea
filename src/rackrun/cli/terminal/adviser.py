"""The solver at a person's side: hints for one turn, and never more than was asked for."""

from rackrun.notation.tiles import write_table
from rackrun.rules.position import Position
from rackrun.solver import Problem, Solution, solve
from rackrun.solver.hints import Strength, hint
from rackrun.solver.question import why_nothing

_MORE = {
    Strength.SOMETHING: "'hint' again names the tiles.",
    Strength.TILES: "'hint play' tells the whole play.",
}
"""How to learn more than a hint told."""


class Adviser:
    """Hints for a turn, from what its seat could see when the turn began."""

    def __init__(self, position: Position, seat: int) -> None:
        """Look at nothing before somebody asks."""
        self._position, self._seat = position, seat
        self._solution: Solution | None = None

    def hint(self, wanted: Strength | None = None) -> list[str]:
        """The lines of a hint; without a strength the first time the weakest, then the tiles."""
        again = self._solution is not None
        strength = wanted or (Strength.TILES if again else Strength.SOMETHING)
        solution = self._solved()
        if not solution.found:
            return [why_nothing(solution)]
        if strength is not Strength.PLAY:
            return [*hint(solution, strength).text.splitlines(), _MORE[strength]]
        told = hint(solution, Strength.PLAY).explanation
        assert told is not None, "a play that was found is explained"
        return [
            *hint(solution, Strength.TILES).text.splitlines(),
            *(f"{number}. {text}" for number, text in enumerate(told.sentences(), 1)),
            f"All at once: table {write_table(solution.table)}",
        ]

    def _solved(self) -> Solution:
        if self._solution is None:
            self._solution = solve(Problem.of(self._position, self._seat))
        return self._solution
