"""The best play that opens: a play that does not open lacks a tile.

Ask for the best play; often it opens anyway. If not, its tiles, and some more of the rack as long
as they hold no opening, cannot all be there is to play: whatever opens has one of the others. So
each of these is demanded in turn, and what was demanded before is forbidden, so that nothing is
asked twice. Every demand narrows the choice, and its best value bounds all that lies below.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rackrun.solver.sweeping.arrange import Arranged
from rackrun.solver.sweeping.opening import Opening, Own


class Range(NamedTuple):
    """What may be played: at least so many tiles of each code, and at most; jokers last."""

    least: Own
    most: Own


Ask = Callable[[Range, int], Arranged | None]
"""The most valuable arrangement within a range that is worth more than a floor."""

Laid = Callable[[Arranged], list[int]]
"""The tiles of an arrangement that came from the rack."""


class Search:
    """A search for the best arrangement that holds an opening."""

    def __init__(self, opening: Opening, order: Sequence[int], ask: Ask, laid: Laid) -> None:
        """``order`` has the codes, those first that do least for an opening."""
        self.opening, self.order, self.ask, self.laid = opening, order, ask, laid
        self.best: Arranged | None = None

    def run(self, within: Range, floor: int) -> Arranged | None:
        """The best arrangement, or None if none that opens is worth more than the floor."""
        self._search(within, floor)
        return self.best

    def _search(self, within: Range, floor: int) -> None:
        if not self.opening.held_in(within.most):
            return
        found = self.ask(within, self.best.value if self.best else floor)
        if found is None:
            return
        own = self.laid(found)
        if self.opening.held_in(own):
            self.best = found
        else:
            self._branch(within, own, floor)

    def _branch(self, within: Range, own: list[int], floor: int) -> None:
        """Demand what these tiles lack, one after the other."""
        without = self._widest(own, within.most)
        lacking = [code for code in reversed(self.order) if without[code] < within.most[code]]
        least, most = list(within.least), list(within.most)
        for code in lacking:
            more = [*least[:code], without[code] + 1, *least[code + 1 :]]
            self._search(Range(more, most), floor)
            most = [*most[:code], without[code], *most[code + 1 :]]

    def _widest(self, own: list[int], most: Own) -> list[int]:
        """These tiles and as many more as can be without an opening."""
        widest = own.copy()
        for code in self.order:
            while widest[code] < most[code]:
                widest[code] += 1
                if self.opening.held_in(widest):
                    widest[code] -= 1
                    break
        return widest
