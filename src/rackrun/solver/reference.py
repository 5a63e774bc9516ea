"""The solver's kernel in plain Python: the specification of what the compiled one computes.

First the best value with all melds of the table at hand; then, among the plays of that value,
one that leaves as many melds alone as it can: melds are given back one by one while the value
stays, and every choice of up to three melds is looked at, beyond that as long as there are few.
Melds without which the value is not reached are part of every choice.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations, islice, takewhile
from math import comb
from operator import mul

from rackrun.solver.sweeping import states
from rackrun.solver.sweeping.arrange import Arranged, arrange
from rackrun.solver.sweeping.lacking import Range, Search
from rackrun.solver.sweeping.opening import Opening
from rackrun.solver.sweeping.states import Counts
from rackrun.solver.sweeping.support import Support, masks
from rackrun.solver.task import JOKER_POINTS, Found, Shape, Task, worth
from rackrun.tiles import Tiles

FEW_TOUCHED = 2
"""So few melds are tried before any is given back."""

EXACT_TOUCHED = 3
"""Up to so many touched melds it is always proved that no equal play touches fewer."""

CHEAP_CHOICES = 300
"""Beyond that, as long as there are at most so many choices of melds."""

FEW_CHOICES = 20
"""Or so many choices of melds beside those that are needed."""

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
        numbers = (code % self.shape.highest + 1 for code in range(self.shape.joker))
        self.worths = [worth(number, by_points=task.by_points) for number in numbers]
        self.joker_worth = worth(JOKER_POINTS, by_points=task.by_points)
        self.jokers = [list(meld).count(self.shape.joker) for meld in task.table]
        # Jokers beyond these count as the seat's own.
        self.lying = sum(self.jokers) - task.own_jokers
        most = (owed + more for owed, more in zip(task.must, task.may, strict=True))
        self.range = Range((*task.must, task.fewest - self.lying), (*most, task.most - self.lying))
        self.owed = self._owed(self.range)
        self.opening = Opening(self.shape, task.opening)
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
        if not self.task.opening:
            return self._arranged(touched, self.range, floor)
        order = sorted(range(self.shape.joker), key=self.worths.__getitem__)
        ask, laid = partial(self._arranged, touched), partial(self._laid, touched)
        search = Search(self.opening, (*order, self.shape.joker), ask, laid)
        return search.run(self.range, floor)

    def _arranged(self, touched: Sequence[int], within: Range, floor: int) -> Arranged | None:
        """The same where the tiles from the rack are within a range."""
        melds = [self.task.table[at] for at in touched]
        free_jokers = sum(self.jokers[at] for at in touched) - self.task.own_jokers
        owed = self._owed(within)
        arranged = arrange(
            states.Tiles(
                self.shape,
                _counts(self.shape, melds, within.least),
                _counts(self.shape, melds, within.most),
                free_jokers + within.most[-1],
                free_jokers + within.least[-1],
                self.task.by_points,
            ),
            floor - owed,
        )
        return arranged and replace(arranged, value=arranged.value + owed)

    def _laid(self, touched: Sequence[int], arranged: Arranged) -> list[int]:
        """The tiles of an arrangement that are the seat's own, by code."""
        own = [0] * (self.shape.joker + 1)
        own[-1] = self.task.own_jokers
        for meld in arranged.melds:
            for code in meld:
                own[code] += 1
        for at in touched:
            for code in self.task.table[at]:
                own[code] -= 1
        return own

    def _owed(self, within: Range) -> int:
        """What the tiles are worth that have to be played."""
        numbered = sum(map(mul, within.least, self.worths))
        return numbered + (self.lying + within.least[-1] - sum(self.jokers)) * self.joker_worth

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
            arranged.value, tuple(sorted(kept)), tuple(map(self._tiles, melds)),
            self._tiles(sorted(played.elements())), max(0, -played[self.shape.joker]),
            optimal=True, fewest_touched=len(kept) == len(self.melds),
        )  # fmt: skip

    def _tiles(self, codes: Iterable[int]) -> Tiles:
        return tuple(map(self.task.kinds.__getitem__, codes))

    def _least_touched(self, found: Found) -> Found:
        """An equal play that touches as few melds as can be."""
        count, all_seen, needed = 0, True, tuple[int, ...]()
        while count < self._touched(found) and self._searched(count, needed):
            better = self._best_of(count, needed, found.value - 1, first=True)
            if better is not None:
                return _proved(better)
            all_seen = all_seen and self._choices(count, needed) <= MOST_CHOICES
            count += 1
            if count == FEW_TOUCHED < self._touched(found):
                found = self._given_back(found)
                needed = self._needed(found)
                count = max(count, len(needed))
        return found._replace(fewest_touched=count >= self._touched(found) and all_seen)

    def _searched(self, count: int, needed: Sequence[int]) -> bool:
        """Whether all choices of so many melds are looked at."""
        return (
            count <= EXACT_TOUCHED
            or self._choices(count, ()) <= CHEAP_CHOICES
            or self._choices(count, needed) <= FEW_CHOICES
        )

    def _needed(self, found: Found) -> tuple[int, ...]:
        """Melds that every play of this value touches: without them there is none.

        The search ends at the first meld for which that is not so.
        """
        if self._touched(found) <= FEW_TOUCHED:
            return ()

        def is_needed(at: int) -> bool:
            others = (other for other in self.melds if other != at)
            return self.arranged(others, found.value - 1) is None

        return tuple(takewhile(is_needed, (at for at in self.melds if at not in found.kept)))

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

    def _best_of(
        self, count: int, needed: Sequence[int], floor: int, *, first: bool
    ) -> Found | None:
        """The best play that touches so many melds with these, or the first one above the floor."""
        lying = [masks(meld, self.shape) for meld in self.task.table]
        support = Support.of(self.task)
        from_rack = self.task.most - sum(self.jokers)
        everything = self.owed + (self.task.most - self.task.fewest) * self.joker_worth
        everything += support.worth
        found: Found | None = None
        others = [at for at in self.melds if at not in needed]
        for more in islice(combinations(others, count - len(needed)), MOST_CHOICES):
            touched = (*needed, *more)
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
        found = self._best_of(limit, (), self.task.floor, first=False)
        if self._choices(limit, ()) <= MOST_CHOICES:
            return found
        if found is None:
            return Found(
                self.task.floor, tuple(self.melds), (), (), 0, optimal=False, fewest_touched=False
            )
        return found._replace(optimal=False)

    def _choices(self, count: int, needed: Sequence[int]) -> int:
        """How many choices of so many melds there are that have the needed ones."""
        return comb(len(self.melds) - len(needed), count - len(needed))


def _proved(found: Found) -> Found:
    return found._replace(fewest_touched=True)


def _counts(shape: Shape, melds: Iterable[Sequence[int]], more: Sequence[int]) -> Counts:
    """How many numbered tiles there are by number and colour."""
    counts = [[0] * shape.colours for _ in range(shape.highest + 3)]
    for meld in melds:
        for code in meld:
            if code < shape.joker:
                counts[code % shape.highest + 1][code // shape.highest] += 1
    for code, count in enumerate(more[: shape.joker]):
        counts[code % shape.highest + 1][code // shape.highest] += count
    return counts
