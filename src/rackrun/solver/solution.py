"""A solution: the best play of a problem, what it sheds and what it leaves alone."""

from typing import NamedTuple

from rackrun.solver.problem import Problem
from rackrun.table import Table
from rackrun.tiles import Tiles, difference


class Solution(NamedTuple):
    """The best play. Without one ``played`` is empty and the table is as it was."""

    problem: Problem
    table: Table
    """The table after the play: first the melds that lie as they lay, then the others."""
    played: Tiles
    """The tiles that left the rack for good."""
    taken: Tiles
    """The jokers that came to the rack; one that was taken and laid again is in neither."""
    tiles: int
    """Tiles shed: those played less those taken."""
    points: int
    """Their face values, a joker counting 25 in every edition."""
    untouched: tuple[int, ...]
    """The places of the melds on the table before that lie as they lay."""
    optimal: bool
    """Whether it is proved that no play is better."""
    fewest_touched: bool
    """Whether it is proved that no equal play touches fewer melds."""

    @property
    def found(self) -> bool:
        """Whether there is a play at all."""
        return bool(self.played)

    @property
    def touched(self) -> tuple[int, ...]:
        """The places of the melds on the table before that the play changes."""
        melds = range(len(self.problem.table))
        return tuple(at for at in melds if at not in self.untouched)

    @property
    def rack(self) -> Tiles:
        """The rack after the play."""
        left = difference(self.problem.rack, self.played)
        return self.problem.edition.box.sort((*left.elements(), *self.taken))


def no_play(problem: Problem, *, optimal: bool = True) -> Solution:
    """The solution where nothing can be played, or nothing that is better than not playing."""
    melds = tuple(range(len(problem.table)))
    return Solution(problem, problem.table, (), (), 0, 0, melds, optimal, fewest_touched=True)
