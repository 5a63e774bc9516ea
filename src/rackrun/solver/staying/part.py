"""Melds that stay and tiles of the rack that have to be looked at together: those of a colour.

Colours share nothing but jokers, except where there are groups; then everything is one part.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rackrun.melds import Meld
from rackrun.solver.problem import Problem
from rackrun.solver.staying.descendants import Descendant, Means, descendants
from rackrun.solver.staying.new_melds import NewMelds
from rackrun.solver.staying.packing import Packing
from rackrun.solver.staying.sums import (
    BORROWS,
    GROWS,
    LENDS,
    NEW,
    REMOVES,
    Choice,
    Choices,
    Sum,
    added,
)
from rackrun.tiles import Tile


@dataclass(frozen=True, slots=True)
class Lying:
    """A meld on the table, and the place of it."""

    at: int
    meld: Meld
    loose: int
    """How many of its jokers could leave it."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What all parts of a problem have to know."""

    problem: Problem
    at_hand: int
    """Jokers that could be at hand in the turn."""
    removal: bool
    """Whether any joker can be removed without replacement."""
    borrowing: bool
    """Whether a run may have to borrow a joker for that."""
    closed: bool
    """Whether nothing may be added before a meld of one's own lies there."""
    new_melds: NewMelds

    @property
    def scale(self) -> int:
        """Ranks are values of this scale less the melds touched."""
        return len(self.problem.table) + 1


class Part:
    """One part of a problem."""

    def __init__(self, asked: Asked, lying: list[Lying], rack: Mapping[Tile, int]) -> None:
        """Take the melds and the numbered tiles of the part."""
        self.asked, self.lying = asked, lying
        self.packing = Packing(rack)
        self.whole = asked.new_melds.worth(self.packing.tiles(self.packing.whole))
        """The value of all tiles of the part."""
        self.most = asked.at_hand - sum(each.loose for each in lying)
        """By how many jokers the part can gain."""

    def choices(self) -> Choices:
        """Everything that the melds can become, with new melds of what is left."""
        states, found = self._states(), Choices()
        later: list[tuple[int, int, int]] = []
        # New melds cost most of the time. Supposing that all that is left could be laid costs
        # nothing, and once something as good is known, it rules out nearly all that leaves more.
        for left in sorted(states, key=self._value, reverse=True):
            for jokers in range(self.most - states[left].fewest + 1):
                if self._hopeful(states[left], found, self.whole, jokers):
                    bound = self._bound(left, jokers)
                    if bound == self.whole:
                        self._lay(states[left], found, left, jokers)
                    elif bound is not None:
                        later.append((bound, left, jokers))
        for bound, left, jokers in sorted(later, reverse=True):
            if self._hopeful(states[left], found, bound, jokers):
                self._lay(states[left], found, left, jokers)
        return found

    def _states(self) -> dict[int, Choices]:
        """What the melds can become, by what is left then."""
        if not self.lying:
            return {self.packing.whole: Choices(Choice())}
        first, *others = self.lying
        states = {self.packing.whole - laid: each for laid, each in self._ways(first).items()}
        most = self.asked.at_hand - first.loose
        for each in others:
            most -= each.loose
            states = self._changed(states, self._ways(each), most)
        return states

    def _hopeful(self, choices: Choices, found: Choices, value: int, jokers: int) -> bool:
        """Whether one of the choices is wanted if with so many jokers it reaches this value."""
        laid, rank = (jokers, 0, 0, 0, NEW if self.asked.closed else 0), value * self.asked.scale
        for gained, alike in choices.by_jokers.items():
            if gained + jokers <= self.most:
                for each in alike:
                    if not found.cover(added(each.total, laid), rank + each.rank):
                        return True
        return False

    def _value(self, left: int) -> int:
        """The value of what was laid before so much was left."""
        return self.whole - self.asked.new_melds.worth(self.packing.tiles(left))

    def _bound(self, left: int, jokers: int) -> int | None:
        """The value that could be reached with new melds of what is left; None if with none."""
        bound = self.asked.new_melds.bound(self.packing.tiles(left), jokers)
        return None if bound is None else self._value(left) + bound

    def _lay(self, choices: Choices, found: Choices, left: int, jokers: int) -> None:
        """Note the choices with the best new melds of what is left."""
        new = self.asked.new_melds.best(self.packing.tiles(left), jokers)
        if new is not None:
            value, melds = new
            total = (jokers, 0, 0, 0, NEW if melds and self.asked.closed else 0)
            rank = (self._value(left) + value) * self.asked.scale
            found.add_pairs(choices, Choices(Choice(total, rank, (), melds)), self.most)

    def _ways(self, lying: Lying) -> dict[int, Choices]:
        """What one lying meld can become, by the tiles that it takes."""
        problem, at_hand = self.asked.problem, self.asked.at_hand
        own = problem.own_jokers[lying.at] if problem.own_jokers else frozenset[int]()
        gain = at_hand - lying.loose
        means = Means(problem.edition, self.packing.units, at_hand, own, gain, thrifty=True)
        found: dict[int, Choices] = {}
        for each in descendants(lying.meld, means):
            rank, changes = (-1, ((lying.at, each),)) if each.touched else (0, ())
            known = found.get(each.packed)
            if known is None:
                known = found[each.packed] = Choices()
            known.add(Choice(self._sum(each), rank, changes))
        return found

    def _sum(self, change: Descendant) -> Sum:
        """What a change adds to a sum; what does not matter in this problem stays as it is."""
        touched = int(change.touched and self.asked.problem.task.touch_limit >= 0)
        burdens = GROWS if change.grown and self.asked.closed else 0
        if not self.asked.removal:
            return change.jokers, 0, touched, burdens, 0
        burdens |= (REMOVES if change.removed else 0) | (BORROWS if change.borrows else 0)
        helps = LENDS if change.lends and self.asked.borrowing else 0
        return change.jokers, change.added - change.removed, touched, burdens, helps

    def _changed(
        self, states: dict[int, Choices], ways: dict[int, Choices], most: int
    ) -> dict[int, Choices]:
        """The states after one more meld became whatever it can become."""
        found: dict[int, Choices] = {}
        fewest = [(laid, changes, changes.fewest) for laid, changes in ways.items()]
        for left, choices in states.items():
            room = most - choices.fewest
            for laid, changes, jokers in fewest:
                rest = left - laid
                if jokers <= room and not rest & self.packing.spare:
                    known = found.get(rest)
                    if known is None:
                        known = found[rest] = Choices()
                    known.add_pairs(choices, changes, most)
        return found
