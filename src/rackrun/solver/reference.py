"""The solver's kernel in plain Python: the specification of what the compiled one computes.

First the best value with all melds of the table at hand; then, among the plays of that value,
one that leaves as many melds alone as it can: melds are given back one by one while the value
stays, and every choice of up to three melds is looked at, beyond that as long as there are few.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, islice
from math import comb

from rackrun.solver import states
from rackrun.solver.arrange import Arranged, arrange
from rackrun.solver.states import Counts
from rackrun.solver.support import Support, masks
from rackrun.solver.task import JOKER_POINTS, Found, Shape, Task, worth
from rackrun.tiles import Tiles

FEW_TOUCHED = 2
"""So few melds are tried before any is given back."""

EXACT_TOUCHED = 3
"""Up to so many touched melds it is always proved that no equal play touches fewer."""

CHEAP_CHOICES = 300
"""Beyond that, as long as there are at most so many choices of melds."""

MOST_CHOICES = 50_000
"""With a limit of touched melds, so many choices of melds are looked at."""


def best(task: Task) -> Found | None:
    """The best play of a task, or None if none is worth more than its floor."""
    return _Board(task).best()


class _Board:
    """A task with what is needed again and again to solve parts of it."""

    def __init__(self, task: Task) -> None:
        """Count what must be worth something anyway: the tiles that have to be played."""
        self.task, self.shape = task, task.shape
        self.joker_worth = worth(JOKER_POINTS, by_points=task.by_points)
        self.jokers = [list(meld).count(self.shape.joker) for meld in task.table]
        owed = sum(
            count * worth(code % self.shape.highest + 1, by_points=task.by_points)
            for code, count in enumerate(task.must)
        )
        self.owed = owed + (task.fewest - sum(self.jokers)) * self.joker_worth
        self.melds = range(len(task.table))

    def best(self) -> Found | None:
        """The best play within the limit of touched melds."""
        whole = self.arranged(self.melds, self.task.floor)
        if whole is None:
            return None
        found = self._found(self.melds, whole)
        limit = self.task.touch_limit
        if 0 <= limit < self._touched(found):
            limited = self._limited(found, limit)
            if limited is None or not limited.optimal:
                return limited
            found = limited
        return self._least_touched(found) if self.task.prefer_untouched else found

    def _touched(self, found: Found) -> int:
        return len(self.melds) - len(found.kept)

    def arranged(self, touched: Iterable[int], floor: int) -> Arranged | None:
        """The best arrangement of these melds and the rack, the others left alone."""
        touched = tuple(touched)
        kept_jokers = sum(self.jokers) - sum(self.jokers[at] for at in touched)
        must = _counts(self.shape, (self.task.table[at] for at in touched), self.task.must)
        have = [list(row) for row in must]
        for code, count in enumerate(self.task.may):
            have[code % self.shape.highest + 1][code // self.shape.highest] += count
        tiles = states.Tiles(self.shape, must, have, self.task.most - kept_jokers,
                             self.task.fewest - kept_jokers, self.task.by_points)  # fmt: skip
        return arrange(tiles, floor - self.owed)

    def _found(self, touched: Sequence[int], arranged: Arranged) -> Found:
        """The answer; melds that came out as they were are kept."""
        kept = [at for at in self.melds if at not in touched]
        fresh = Counter(tuple(meld) for meld in arranged.melds)
        for at in touched:
            meld = tuple(self.task.table[at])
            if fresh[meld]:
                fresh[meld] -= 1
                kept.append(at)
        melds = tuple(fresh.elements())
        played = Counter(code for meld in melds for code in meld)
        played.subtract(code for at in touched if at not in kept for code in self.task.table[at])
        return Found(
            arranged.value + self.owed, tuple(sorted(kept)), tuple(map(self._tiles, melds)),
            self._tiles(sorted(played.elements())), max(0, -played[self.shape.joker]),
            optimal=True, fewest_touched=len(kept) == len(self.melds),
        )  # fmt: skip

    def _tiles(self, codes: Iterable[int]) -> Tiles:
        return tuple(map(self.task.kinds.__getitem__, codes))

    def _least_touched(self, found: Found) -> Found:
        """An equal play that touches as few melds as can be."""
        count = 0
        while count < self._touched(found) and self._searched(count):
            better = self._best_of(count, found.value - 1, first=True)
            if better is not None:
                return _proved(better)
            count += 1
            if count == FEW_TOUCHED < self._touched(found):
                found = self._given_back(found)
        all_seen = self._choices(EXACT_TOUCHED) <= MOST_CHOICES
        return found._replace(fewest_touched=count >= self._touched(found) and all_seen)

    def _searched(self, count: int) -> bool:
        """Whether all choices of so many melds are looked at."""
        return count <= EXACT_TOUCHED or self._choices(count) <= CHEAP_CHOICES

    def _given_back(self, found: Found) -> Found:
        """An equal play after one meld after the other is left alone if the value allows it."""
        touched = [at for at in self.melds if at not in found.kept]
        for at in tuple(touched):
            if at not in touched:
                continue
            fewer = [other for other in touched if other != at]
            arranged = self.arranged(fewer, found.value - 1)
            if arranged is not None:
                found = self._found(fewer, arranged)
                touched = [other for other in fewer if other not in found.kept]
        return found

    def _best_of(self, count: int, floor: int, *, first: bool) -> Found | None:
        """The best play that touches so many melds, or the first one above the floor."""
        lying = [masks(meld, self.shape) for meld in self.task.table]
        support = Support.of(self.task)
        from_rack = self.task.most - sum(self.jokers)
        everything = self.owed + (self.task.most - self.task.fewest) * self.joker_worth
        everything += support.worth
        found: Found | None = None
        for touched in islice(combinations(self.melds, count), MOST_CHOICES):
            jokers = from_rack + sum(self.jokers[at] for at in touched)
            lost = everything - floor - 1
            if not support.suffices([lying[at] for at in touched], jokers, lost):
                continue
            arranged = self.arranged(touched, floor)
            if arranged is not None:
                found = self._found(touched, arranged)
                floor = found.value
                if first:
                    break
        return found

    def _limited(self, unlimited: Found, limit: int) -> Found | None:
        """The best play that touches at most so many melds."""
        found = self._given_back(unlimited)
        if self._touched(found) <= limit:
            return found
        found = self._best_of(limit, self.task.floor, first=False)
        if self._choices(limit) <= MOST_CHOICES:
            return found
        if found is None:
            return Found(
                self.task.floor, tuple(self.melds), (), (), 0, optimal=False, fewest_touched=False
            )
        return found._replace(optimal=False)

    def _choices(self, count: int) -> int:
        """How many choices of so many melds there are."""
        return comb(len(self.melds), count)


def _proved(found: Found) -> Found:
    return found._replace(fewest_touched=True)


def _counts(shape: Shape, melds: Iterable[Sequence[int]], more: Sequence[int]) -> Counts:
    """How many numbered tiles there are by number and colour."""
    counts = [[0] * shape.colours for _ in range(shape.highest + 3)]
    for meld in melds:
        for code in meld:
            if code < shape.joker:
                counts[code % shape.highest + 1][code // shape.highest] += 1
    for code, count in enumerate(more):
        counts[code % shape.highest + 1][code // shape.highest] += count
    return counts
