"""Editions in which melds stay: they grow or swap jokers, and new ones are laid beside them.

Without groups the colours have nothing to do with each other but the jokers, so each colour is
looked at alone: all that its lying melds can become, with the best new melds of what is left.
Then the colours are put together, as many jokers as there are.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from rackrun.melds import SHORTEST, Group, Meld, MeldRules, Run, readings
from rackrun.rules.removal import removals_in_order
from rackrun.solver import kernel
from rackrun.solver.descendants import Descendant, Means, descendants, end_jokers
from rackrun.solver.problem import Problem
from rackrun.solver.solution import Solution, no_play
from rackrun.solver.task import JOKER_POINTS, Task, codes, split_value, worth
from rackrun.table import Table, tiles_on
from rackrun.tiles import JOKER, Colour, Tile, Tiles, difference


class Sum(NamedTuple):
    """All of a choice that matters for the rules, and that adds up."""

    jokers: int = 0
    """How many more jokers lie on the table."""
    on_lying: int = 0
    """Jokers added to lying melds less those removed from them without replacement."""
    removes: bool = False
    borrows: bool = False
    """A joker can be removed only while another one, borrowed, lies in its run."""
    new_melds: bool = False
    grows: bool = False
    touched: int = 0

    def and_(self, other: "Sum") -> "Sum":
        """The sum of two choices."""
        return Sum(
            self.jokers + other.jokers, self.on_lying + other.on_lying,
            self.removes or other.removes, self.borrows or other.borrows,
            self.new_melds or other.new_melds, self.grows or other.grows,
            self.touched + other.touched,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Choice:
    """What some lying melds become and which new ones are laid."""

    value: int
    """Of the numbered tiles alone."""
    changes: tuple[tuple[int, Descendant], ...] = ()
    new: Table = ()


Choices = dict[Sum, list[Choice]]
"""For each sum the choices that may be wanted, the most valuable first.

That is one for each sum; all of them once it turned out that the order of steps decides.
"""


def solve(problem: Problem) -> Solution:
    """The best play of a problem without rearranging."""
    return _Staying(problem).solution()


class _Staying:
    """One problem, with what is asked of it again and again."""

    def __init__(self, problem: Problem) -> None:
        """Count the jokers that lie there, may be laid, and could be at hand in the turn."""
        self.problem, self.edition = problem, problem.edition
        self.lying = readings(problem.table, self.edition.melds)
        self.on_table = tiles_on(problem.table).count(JOKER)
        self.from_rack = problem.task.most - self.on_table
        self.rack = Counter(problem.rack) - Counter(problem.must_keep)
        self.at_hand = self.from_rack + self._loose()
        self.must = Counter(problem.must_play)
        self.codes = codes(self.edition.melds)
        self.closed = self.edition.rules.opens == "own-meld" and not problem.opened
        """Whether nothing may be added before a meld of one's own lies there."""
        self._new_melds: dict[tuple[Tiles, int], Choice | None] = {}

    def _loose(self) -> int:
        """How many jokers can leave their places: against the right tile, or from an end."""
        removal, colours = self.edition.rules.joker_removal, self.edition.box.colours
        loose = 0
        for meld in self.lying:
            if isinstance(meld, Group):
                swaps = sum(tile in self.rack for tile in meld.missing(colours))
                loose += min(swaps, meld.tiles.count(JOKER))
                continue
            ends = end_jokers(meld) if removal else ()
            for at, tile in enumerate(meld.tiles):
                loose += tile.is_joker and (at in ends or meld.stands_for[at] in self.rack)
        return loose

    def solution(self) -> Solution:
        """The most valuable choice that is allowed, and of those the one that touches least."""
        parts = [self._choices(*part) for part in self._parts()]
        together = parts[0]
        for part in parts[1:]:
            together = _joined(together, part)
        ranked = [
            (-self._value(total, choices[0].value), _disturbance(total), at, total, choices[0])
            for at, (total, choices) in enumerate(together.items())
            if self._allowed(total)
        ]
        heapify(ranked)
        while ranked:
            value, _, _, total, choice = heappop(ranked)
            if value >= 0:
                break
            if not total.borrows or self._in_order(choice, total):
                return self._solution(choice, -value)
            # The order of steps fails for this choice; others with the same sum may do.
            everything = [self._choices(*part, every=True) for part in self._parts()]
            others = [one for one in _every(everything, total) if self._in_order(one, total)]
            if others:
                other = max(others, key=_value)
                rank = -self._value(total, other.value)
                heappush(ranked, (rank, _disturbance(total), -1 - len(ranked), total, other))
        return no_play(self.problem)

    def _parts(self) -> Iterator[tuple[list[int], Counter[Tile]]]:
        """Lying melds and tiles of the rack that have to be looked at together."""
        numbered = Counter({tile: n for tile, n in self.rack.items() if not tile.is_joker})
        if self.edition.melds.groups:
            yield list(range(len(self.lying))), numbered
            return
        for colour in self.edition.box.colours:
            melds = [at for at, meld in enumerate(self.lying) if _colour(meld) == colour]
            yield melds, Counter({t: n for t, n in numbered.items() if t.colour == colour})

    def _choices(self, melds: list[int], rack: Counter[Tile], *, every: bool = False) -> Choices:
        """Everything that these melds can become, with new melds of what is left."""
        states: dict[tuple[Tiles, Sum], list[Choice]] = {(_tiles(rack), Sum()): [Choice(0)]}
        for at in melds:
            states = self._changed(states, at, every=every)
        found: Choices = {}
        for (left, total), choices in states.items():
            for jokers in range(self.at_hand + 1):
                new = self._new(left, jokers)
                if new is not None:
                    added = Sum(jokers, new_melds=bool(new.new) and self.closed)
                    known = found.setdefault(total.and_(added), [])
                    _keep(known, [_both(each, new) for each in choices], every=every)
        return found if every else _worthwhile(found)

    def _changed(
        self, states: dict[tuple[Tiles, Sum], list[Choice]], at: int, *, every: bool
    ) -> dict[tuple[Tiles, Sum], list[Choice]]:
        """The states after one more meld became whatever it can become."""
        found: dict[tuple[Tiles, Sum], list[Choice]] = {}
        own = self.problem.own_jokers[at] if self.problem.own_jokers else frozenset[int]()
        for (left, total), choices in states.items():
            means = Means(self.edition, Counter(left), self.at_hand, own)
            for each in descendants(self.lying[at], means):
                rest = _tiles(difference(left, each.laid))
                touched = each.meld != self.lying[at]
                if each.jokers + total.jokers > self.at_hand:
                    continue
                more = self._sum(at, each, touched=touched)
                change = Choice(self._worth(each.laid), ((at, each),) if touched else ())
                known = found.setdefault((rest, total.and_(more)), [])
                _keep(known, [_both(one, change) for one in choices], every=every)
        return found

    def _sum(self, at: int, change: Descendant, *, touched: bool) -> Sum:
        """What a change adds to a sum; what does not matter in this problem stays as it is."""
        total = Sum(change.jokers, touched=touched, grows=change.grown and self.closed)
        if not self.edition.rules.joker_removal:
            return total
        on_lying, borrows = change.added - change.removed, self._borrows(at, change)
        return total._replace(on_lying=on_lying, removes=change.removed > 0, borrows=borrows)

    def _borrows(self, at: int, change: Descendant) -> bool:
        """Whether a joker leaves the run that cannot leave it without help from other runs.

        Runs that need no help can be changed in turn: first those that give jokers, then those
        that get some.
        """
        old, new = self.lying[at], change.meld
        if not change.removed or not isinstance(old, Run) or not isinstance(new, Run):
            return False
        gets = max(0, change.added - change.removed)
        return not removals_in_order([(old, new)], gets, self.edition.melds.max_jokers)

    def _new(self, left: Tiles, jokers: int) -> Choice | None:
        """The best new melds of these tiles with exactly so many jokers; perhaps none at all."""
        if (left, jokers) not in self._new_melds:
            self._new_melds[left, jokers] = self._best_new(left, jokers)
        return self._new_melds[left, jokers]

    def _best_new(self, left: Tiles, jokers: int) -> Choice | None:
        owed = self._owed(left)
        if not _may_meld(left, jokers, self.edition.melds):
            return None if owed or jokers else Choice(0)
        may = difference(left, owed.elements())
        task = Task(
            self.codes.shape, self.codes.tiles, (), self.codes.counts(owed.elements()),
            self.codes.counts(may.elements()), jokers, jokers, self.problem.task.by_points,
            floor=jokers * self._joker_worth, prefer_untouched=False,
        )  # fmt: skip
        found = kernel.best(task)
        if found is None:
            return None if owed or jokers else Choice(0)
        return Choice(found.value - jokers * self._joker_worth, (), found.melds)

    def _owed(self, left: Tiles) -> Counter[Tile]:
        """The tiles that have to be played and are not laid yet."""
        there = Counter(left)
        laid = {tile: self.rack[tile] - count for tile, count in there.items()}
        return +Counter({tile: self.must[tile] - count for tile, count in laid.items()})

    @cached_property
    def _joker_worth(self) -> int:
        return worth(JOKER_POINTS, by_points=self.problem.task.by_points)

    def _worth(self, tiles: Tiles) -> int:
        by_points = self.problem.task.by_points
        return sum(worth(tile.number, by_points=by_points) for tile in tiles)

    def _value(self, total: Sum, numbered: int) -> int:
        return numbered + total.jokers * self._joker_worth

    def _allowed(self, total: Sum) -> bool:
        """Whether the rules and the problem allow a play with this sum."""
        rules, problem = self.edition.rules, self.problem
        if not self.must[JOKER] <= max(0, total.jokers) <= self.from_rack:
            return False
        if total.jokers < 0 and not rules.joker_to_rack:
            return False
        if problem.touch_limit is not None and total.touched > problem.touch_limit:
            return False
        if total.grows and not total.new_melds:
            return False
        # A joker removed without replacement goes to a run that lies there already.
        return total.on_lying >= 0 or not total.removes

    def _in_order(self, choice: Choice, total: Sum) -> bool:
        """Whether the jokers can be removed and added one after the other."""
        after = dict(choice.changes)
        runs = [
            (old, new)
            for at, old in enumerate(self.lying)
            if isinstance(old, Run)
            and isinstance(new := after[at].meld if at in after else old, Run)
        ]
        return removals_in_order(runs, total.on_lying, self.edition.melds.max_jokers)

    def _solution(self, choice: Choice, value: int) -> Solution:
        problem, after = self.problem, dict(choice.changes)
        untouched = tuple(at for at in range(len(problem.table)) if at not in after)
        table = (
            *(problem.table[at] for at in untouched),
            *(change.meld.tiles for _, change in choice.changes),
            *choice.new,
        )
        on_table = tiles_on(table)
        taken = max(0, self.on_table - on_table.count(JOKER))
        played = difference(on_table, tiles_on(problem.table))
        tiles, points = split_value(value, by_points=problem.task.by_points)
        return Solution(problem, table, self.edition.box.sort(played.elements()),
                        (JOKER,) * taken, tiles, points, untouched, optimal=True,
                        fewest_touched=True)  # fmt: skip


def _disturbance(total: Sum) -> tuple[int, bool]:
    """Of equal plays the one is better that touches fewer melds and removes no joker."""
    return total.touched, total.removes


def _colour(meld: Meld) -> Colour | None:
    return meld.colour if isinstance(meld, Run) else None


def _tiles(counted: Counter[Tile]) -> Tiles:
    """The tiles in one order, whatever order they were counted in."""
    return tuple(sorted(counted.elements()))


def _both(one: Choice, other: Choice) -> Choice:
    return Choice(
        one.value + other.value, one.changes + other.changes, one.new + other.new
    )  # fmt: skip


def _value(choice: Choice) -> int:
    return choice.value


def _keep(known: list[Choice], choices: list[Choice], *, every: bool) -> None:
    """Keep the best choice, or every one."""
    if every:
        known += choices
    elif not known or known[0].value < choices[0].value:
        known[:] = choices[:1]


def _worthwhile(choices: Choices) -> Choices:
    """The choices without those that touch more melds than another one and shed no more."""
    best: dict[Sum, int] = {}
    found: Choices = {}
    for total in sorted(choices, key=lambda each: each.touched):
        rest, value = total._replace(touched=0), choices[total][0].value
        if value > best.get(rest, -1):
            best[rest] = value
            found[total] = choices[total]
    return found


def _joined(some: Choices, others: Choices) -> Choices:
    """The best choice for each sum of two parts."""
    found: Choices = {}
    for total, choices in some.items():
        for more, others_choices in others.items():
            both = _both(choices[0], others_choices[0])
            known = found.get(total.and_(more))
            if known is None or known[0].value < both.value:
                found[total.and_(more)] = [both]
    return found


def _every(parts: Sequence[Choices], total: Sum) -> Iterator[Choice]:
    """Every choice of all parts together that has this sum."""
    reached: list[tuple[Sum, Choice]] = [(Sum(), Choice(0))]
    for part in parts:
        reached = [
            (then, _both(choice, each))
            for so_far, choice in reached
            for more, choices in part.items()
            if _within(then := so_far.and_(more), total)
            for each in choices
        ]
    return (choice for so_far, choice in reached if so_far == total)


def _within(part: Sum, total: Sum) -> bool:
    """Whether what only grows from part to part is not beyond the sum yet."""
    return (
        part.touched <= total.touched
        and part.removes <= total.removes
        and part.borrows <= total.borrows
        and part.new_melds <= total.new_melds
        and part.grows <= total.grows
    )


def _may_meld(left: Tiles, jokers: int, rules: MeldRules) -> bool:
    """Whether some of the tiles are near enough to each other for a meld."""
    kinds = set(left)
    for colour, number in kinds:
        in_a_row = sum(Tile(colour, number + step) in kinds for step in range(SHORTEST))
        alike = sum(tile.number == number for tile in kinds) if rules.groups else 0
        if max(in_a_row, alike) + jokers >= SHORTEST:
            return True
    return False
