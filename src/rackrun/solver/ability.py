"""Could the seat on turn play, and how? What ``decide`` asks where whoever can play must."""

from rackrun.rules.able import smallest_play
from rackrun.rules.position import Position
from rackrun.solver.problem import Problem
from rackrun.solver.solving import solve
from rackrun.table import Table


def able(position: Position) -> bool:
    """Whether some play of the seat on turn is legal."""
    return some_play(position) is not None


def some_play(position: Position) -> Table | None:
    """A table with which the seat on turn may end its turn, or None if there is none."""
    best = solve(Problem.of(position, position.turn, prefer_untouched=False))
    if best.found:
        return best.table
    # A swap may be legal though it sheds nothing: the joker comes back to the rack.
    return smallest_play(position) if position.edition.rules.joker_to_rack else None
