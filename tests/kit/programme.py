"""An oracle for the solver where melds may be rearranged: the best play as an integer programme.

It shares nothing with the solver but the problem. A column is a meld as a multiset of tiles, a
row a kind of tile; how often each meld lies on the table afterwards is what HiGHS finds.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import chain, combinations
from typing import NamedTuple

from rackrun.solver import Objective, Problem
from rackrun.table import tiles_on
from rackrun.tiles import JOKER, Box, Tile, Tiles
from tests.kit.linear import Linear
from tests.kit.reading import Box as TextBox
from tests.kit.reading import read

JOKER_POINTS = 25


class Best(NamedTuple):
    """What the best play sheds."""

    tiles: int
    points: int


class Pattern(NamedTuple):
    """A meld as a multiset; no numbered tile is ever in a meld twice."""

    tiles: frozenset[Tile]
    jokers: int


@lru_cache(maxsize=64)
def patterns(box: Box, largest_group: int, limit: int) -> Mapping[Pattern, int]:
    """Every meld with at most ``limit`` jokers, and its value by the highest reading.

    Runs that can be cut into two melds are left out: the two do as well. Without groups
    ``largest_group`` is 0.
    """
    found: dict[Pattern, int] = {}
    for whole in chain(_whole_runs(box), _whole_groups(box, largest_group)):
        value = sum(tile.number for tile in whole)
        for jokers in range(min(limit, len(whole) - 1) + 1):
            for places in combinations(range(len(whole)), jokers):
                numbered = [place for place in range(len(whole)) if place not in places]
                if not _can_be_cut(numbered, len(whole)):
                    pattern = Pattern(frozenset(whole[place] for place in numbered), jokers)
                    found[pattern] = max(value, found.get(pattern, 0))
    return found


def _whole_runs(box: Box) -> Iterator[Tiles]:
    for colour in box.colours:
        for first in range(1, box.highest - 1):
            for last in range(first + 2, box.highest + 1):
                yield tuple(Tile(colour, number) for number in range(first, last + 1))


def _whole_groups(box: Box, largest: int) -> Iterator[Tiles]:
    for number in range(1, box.highest + 1):
        for size in range(3, largest + 1):
            for colours in combinations(box.colours, size):
                yield tuple(Tile(colour, number) for colour in colours)


def _can_be_cut(numbered: list[int], size: int) -> bool:
    """Whether two melds lie end to end here, each of three tiles and one of them numbered.

    No group is so large that it asks this; a run of six or more with many jokers on one side
    cannot always be cut.
    """
    return any(numbered[0] < cut <= numbered[-1] for cut in range(3, size - 2))


def optimum(problem: Problem) -> Best | None:
    """What the best play sheds, or None if no play is better than none."""
    return _Question(problem).best()


def fewest_touched(problem: Problem) -> int | None:
    """The fewest melds that a best play changes, or None if there is no play."""
    question = _Question(problem, with_touching=True)
    best = question.best()
    return None if best is None else question.fewest_touched(best)


class _Question:
    """The problem as a programme, and where in it the things that count are."""

    def __init__(self, problem: Problem, *, with_touching: bool = False) -> None:
        """All rows and columns of the problem."""
        self.problem = problem
        self.linear = Linear()
        self.lying, self.held = Counter(tiles_on(problem.table)), Counter(problem.rack)
        self.kinds = [*dict.fromkeys([*self.lying, *self.held, JOKER])]
        self.tiles: dict[int, int] = {}
        """For each column of a tile played or taken how it counts in tiles shed."""
        self.points: dict[int, int] = {}
        rules = problem.edition.rules
        self.played = self._play_tiles()
        self.taken, self.matched = self._take_jokers() if rules.joker_to_rack else (None, {})
        self.balance = self._lay_melds()
        self.untouched: list[int] = []
        if with_touching or problem.touch_limit is not None:
            self._leave_melds()
        if not problem.opened and rules.opens == "points":
            self._open_with_points()
        if not problem.opened and rules.opens == "own-meld":
            self._open_with_meld()

    def best(self) -> Best | None:
        """The optimum in the objective of the problem, the other one second."""
        first, second = self.tiles, self.points
        if self.problem.objective is Objective.POINTS:
            first, second = second, first
        scale = 1 + sum(abs(worth) * self._most(column) for column, worth in second.items())
        costs = {column: scale * first[column] + second[column] for column in first}
        counts = self.linear.maximum(costs)
        if counts is None:
            return None
        # Nobody plays at a loss but who must.
        gain = sum(cost * counts[column] for column, cost in costs.items())
        if gain <= 0 and not self.problem.must_play:
            return None
        return Best(*(sum(worth * counts[column] for column, worth in each.items())
                      for each in (self.tiles, self.points)))  # fmt: skip

    def fewest_touched(self, best: Best) -> int:
        """The fewest melds changed by a play that sheds as much."""
        self.linear.row(best.tiles, best.tiles, self.tiles)
        self.linear.row(best.points, best.points, self.points)
        counts = self.linear.maximum(dict.fromkeys(self.untouched, 1))
        assert counts is not None, "the best play is a play"
        return sum(1 - counts[column] for column in self.untouched)

    def _most(self, column: int) -> int:
        return self.linear.columns[column][1]

    def _count(self, column: int, tile: Tile, sign: int) -> None:
        self.tiles[column] = sign
        self.points[column] = sign * (JOKER_POINTS if tile.is_joker else tile.number)

    def _play_tiles(self) -> dict[Tile, int]:
        """For each kind of tile the column that tells how many leave the rack."""
        must, keep = Counter(self.problem.must_play), Counter(self.problem.must_keep)
        played: dict[Tile, int] = {}
        for tile in self.kinds:
            column = self.linear.column(must[tile], self.held[tile] - keep[tile])
            self._count(column, tile, 1)
            played[tile] = column
        return played

    def _take_jokers(self) -> tuple[int, dict[int, int]]:
        """The column of the jokers that come to the rack, and those of what replaced them.

        At least as many tiles played match what different jokers stood for before the turn.
        """
        linear, problem = self.linear, self.problem
        taken = linear.column(0, self.lying[JOKER])
        self._count(taken, JOKER, -1)
        matched: dict[int, int] = {}
        by_tile: dict[Tile, dict[int, int]] = {}
        for stood_for in self._swappable():
            ways = {linear.column(0, 1): 1 for _ in stood_for}
            linear.row(0, 1, ways)
            matched |= ways
            for tile, column in zip(stood_for, ways, strict=True):
                by_tile.setdefault(tile, {})[column] = -1
        for tile, ways in by_tile.items():
            linear.row(0, None, ways | {self.played[tile]: 1})
        linear.row(0, None, matched | {taken: -1})
        # A joker that has to be played does not come back in the same turn.
        if JOKER in problem.must_play:
            linear.row(problem.must_play.count(JOKER), None, {self.played[JOKER]: 1, taken: -1})
        return taken, matched

    def _swappable(self) -> Iterator[list[Tile]]:
        """For each joker that the seat may take the tiles in its problem that may replace it."""
        box = self.problem.edition.box
        text_box = TextBox("".join(box.colours), box.highest, box.copies, box.jokers, "pro")
        for at, tiles in enumerate(self.problem.table):
            own = self.problem.own_jokers[at] if self.problem.own_jokers else frozenset[int]()
            meld = read(text_box, [str(tile) for tile in tiles])
            assert meld is not None, tiles
            missing = [Tile(colour, meld.start) for colour in box.colours
                       if f"{colour}{meld.start}" not in meld.cells]  # fmt: skip
            for place, cell in enumerate(meld.cells):
                if cell == "J" and place not in own:
                    stood_for = [Tile.parse(meld.tile(place))] if meld.colour else missing
                    yield [tile for tile in stood_for if tile in self.played]

    def _lay_melds(self) -> dict[Tile, int]:
        """Columns of the melds, and for each kind of tile the row that says: all lie in melds."""
        ways: dict[Tile, dict[int, int]] = {
            tile: {self.played[tile]: -1} for tile in self.kinds
        }  # fmt: skip
        if self.taken is not None:
            ways[JOKER][self.taken] = 1
        for pattern in self._patterns(self.lying + self.held):
            column = self.linear.column(0, None)
            for tile in pattern.tiles:
                ways[tile][column] = 1
            if pattern.jokers:
                ways[JOKER][column] = pattern.jokers
        return {tile: self.linear.row(self.lying[tile], self.lying[tile], entries)
                for tile, entries in ways.items()}  # fmt: skip

    def _patterns(self, tiles: Counter[Tile]) -> dict[Pattern, int]:
        """The melds for which there are tiles enough, and their values."""
        rules, box = self.problem.edition.rules, self.problem.edition.box
        limit = box.jokers if rules.max_jokers_per_set is None else rules.max_jokers_per_set
        every = patterns(box, rules.largest_group if rules.groups else 0, min(limit, box.jokers))
        there = {tile for tile, count in tiles.items() if count}
        return {pattern: value for pattern, value in every.items()
                if pattern.tiles <= there and pattern.jokers <= tiles[JOKER]}  # fmt: skip

    def _leave_melds(self) -> None:
        """A column for each meld of the table that tells whether it lies as it lay."""
        for meld in self.problem.table:
            column = self.linear.column(0, 1)
            self.untouched.append(column)
            for tile, count in Counter(meld).items():
                self.linear.put(self.balance[tile], column, count)
        limit = self.problem.touch_limit
        if limit is not None:
            least = len(self.problem.table) - limit
            self.linear.row(least, None, dict.fromkeys(self.untouched, 1))

    def _open_with_points(self) -> None:
        """The tiles played hold melds that are worth enough together."""
        values: dict[int, int] = {}
        used: dict[Tile, dict[int, int]] = {}
        for pattern, value in self._patterns(self.held).items():
            column = self.linear.column(0, None)
            values[column] = value
            _use(used, pattern, column)
        self.linear.row(self.problem.edition.rules.opening, None, values)
        for tile, ways in used.items():
            self.linear.row(0, None, ways | {self.played[tile]: 1})

    def _open_with_meld(self) -> None:
        """The cards that left the stand, swapped jokers included, hold one meld.

        A turn of nothing but swaps is legal as well, but never better than no play.
        """
        available = self.held.copy()
        available[JOKER] += self.lying[JOKER]
        used: dict[Tile, dict[int, int]] = {JOKER: {}}
        chosen: dict[int, int] = {}
        for pattern in self._patterns(available):
            column = self.linear.column(0, 1)
            chosen[column] = 1
            _use(used, pattern, column)
        self.linear.row(1, 1, chosen)
        assert self.taken is not None
        used[JOKER] |= self.matched | {self.taken: -1}
        for tile, ways in used.items():
            self.linear.row(0, None, ways | {self.played[tile]: 1})


def _use(used: dict[Tile, dict[int, int]], pattern: Pattern, column: int) -> None:
    """Note in ``used`` what one meld of this pattern takes of the tiles played."""
    for tile in pattern.tiles:
        used.setdefault(tile, {})[column] = -1
    if pattern.jokers:
        used.setdefault(JOKER, {})[column] = -pattern.jokers
