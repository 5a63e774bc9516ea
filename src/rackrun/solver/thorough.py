"""The thorough sweep: every joker has its place, every open run knows its jokers.

Slower than the plain sweep and needed only where that one's shortcut fails: the limit of jokers
in a meld binds, or a spare joker finds no room at the end of any run. It works upwards through
the numbers in the same way, but a run remembers how many jokers lie in it, complete runs may be
ended or gone on with at will, and a joker counts only where it was placed.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from rackrun.melds import SHORTEST
from rackrun.solver.states import Tiles
from rackrun.solver.sweep import bounds
from rackrun.solver.task import JOKER_POINTS, worth

Run = tuple[int, int]
"""An open run: its tiles, three standing for more, and its jokers.

A run of nothing but jokers must go on, however long it is: it counts as one of two tiles.
"""

Runs = tuple[Run, ...]
"""The open runs of one colour, in order."""

Key = tuple[tuple[Runs, ...], int]
"""The open runs of each colour, and the jokers used so far."""

Placing = tuple[tuple[int, int], ...]
"""For each run that goes on its place among the open ones (-1 for a new one), and whether a
joker was laid (1) or a tile (0)."""


class Option(NamedTuple):
    """How the runs of one colour go on at a number."""

    tiles: int
    jokers: int
    runs: Runs
    placing: Placing


Combined = tuple[int, tuple[int, ...], tuple[Runs, ...], tuple[Placing, ...]]
"""Options of several colours: the jokers left, and of each its tiles, its runs, its placing."""


@dataclass(frozen=True, slots=True)
class GroupWay:
    """Groups of one number: how many, and the tiles and jokers in all of them together."""

    groups: int
    numbered: int
    jokers: int


@dataclass(frozen=True, slots=True)
class ThoroughStep:
    """What was done at one number."""

    placings: tuple[Placing, ...]
    in_runs: tuple[int, ...]
    way: GroupWay


@dataclass(frozen=True, slots=True)
class ThoroughlySwept:
    """The outcome: the value, or the floor if nothing beats it; whether all was seen."""

    value: int
    steps: tuple[ThoroughStep, ...]
    exact: bool


Node = tuple[int, Key | None, ThoroughStep | None]
NOTHING = GroupWay(0, 0, 0)


def sweep_thoroughly(tiles: Tiles, floor: int, width: int | None = None) -> ThoroughlySwept:
    """The most valuable arrangement above ``floor``, with at most ``width`` states a number."""
    rest = bounds(tiles)
    first: Key = (((),) * tiles.shape.colours, 0)
    layers: list[dict[Key, Node]] = [{first: (0, None, None)}]
    exact = True
    for number in range(1, tiles.shape.highest + 1):
        layer = _Number(tiles, number).advance(layers[-1], floor - rest[number + 1])
        if width is not None and len(layer) > width:
            best = sorted(layer.items(), key=_value, reverse=True)[:width]
            layer, exact = dict(best), False
        layers.append(layer)
    return _best_end(tiles, layers, floor, exact=exact)


def _value(item: tuple[Key, Node]) -> int:
    return item[1][0]


def _best_end(
    tiles: Tiles, layers: list[dict[Key, Node]], floor: int, *, exact: bool
) -> ThoroughlySwept:
    joker = worth(JOKER_POINTS, by_points=tiles.by_points)
    best, end = floor, None
    for key, node in layers[-1].items():
        used = key[1]
        value = node[0] + (used - tiles.fewest) * joker
        if used >= tiles.fewest and value > best:
            best, end = value, key
    steps: list[ThoroughStep] = []
    for layer in reversed(layers[1:]):
        if end is None:
            break
        _, end, step = layer[end]
        assert step is not None
        steps.append(step)
    return ThoroughlySwept(best, tuple(reversed(steps)), exact)


class _Number:
    """One number of the sweep."""

    def __init__(self, tiles: Tiles, number: int) -> None:
        """Look at the tiles of this number and of the two that follow."""
        self.tiles, self.number = tiles, number
        self.must, self.have = tiles.must[number], tiles.have[number]
        self.soon, self.later = tiles.have[number + 1], tiles.have[number + 2]
        self.to_top = tiles.shape.highest - number
        self._known: dict[tuple[int, Runs, int], list[Option]] = {}
        self._known_ways: dict[tuple[tuple[int, ...], int], list[GroupWay]] = {}
        tiles_here, kinds = sum(self.have), sum(map(bool, self.have))
        groups = tiles.shape.largest_group and kinds + tiles.jokers >= SHORTEST
        self.most_groups = (tiles_here + tiles.jokers) // SHORTEST if groups else 0

    @cached_property
    def counts_jokers(self) -> bool:
        """Whether it matters how many jokers lie in a complete run."""
        return self.tiles.shape.max_jokers < self.tiles.jokers

    def advance(self, layer: dict[Key, Node], bar: int) -> dict[Key, Node]:
        """The states after this number; each has to be worth more than ``bar``."""
        found: dict[Key, Node] = {}
        value = worth(self.number, by_points=self.tiles.by_points)
        owed, all_jokers = sum(self.must), self.tiles.jokers
        for key, (so_far, _, _) in layer.items():
            for jokers, in_runs, runs, placings in self._combined(*key):
                base = so_far + (sum(in_runs) - owed) * value
                for way in self._ways(in_runs, jokers):
                    total = base + way.numbered * value
                    if total <= bar:
                        continue
                    then = (runs, all_jokers - jokers + way.jokers)
                    known = found.get(then)
                    if known is None or known[0] < total:
                        found[then] = (total, key, ThoroughStep(placings, in_runs, way))
        return found

    def _combined(self, colours: tuple[Runs, ...], used: int) -> list[Combined]:
        """Every choice of one option for each colour, as far as the jokers suffice."""
        left = self.tiles.jokers - used
        combined: list[Combined] = [(left, (), (), ())]
        for colour, runs in enumerate(colours):
            combined = [
                (jokers - option.jokers, (*in_runs, option.tiles), (*after, option.runs),
                 (*placings, option.placing))
                for option in self._options(colour, runs, left)
                for jokers, in_runs, after, placings in combined
                if option.jokers <= jokers
            ]  # fmt: skip
        return combined

    def _options(self, colour: int, runs: Runs, jokers: int) -> list[Option]:
        """Every way in which the runs of a colour can go on, equal ones once."""
        known = self._known.get((colour, runs, jokers))
        if known is None:
            ways: dict[tuple[int, int, Runs], Option] = {}
            least = self.must[colour] - self.most_groups
            for option in self._continued(runs, 0, self.have[colour], jokers):
                # What no group can take must lie in a run.
                if option.tiles >= least and self._leads_on(colour, option, jokers):
                    ways.setdefault((option.tiles, option.jokers, option.runs), option)
            known = self._known[colour, runs, jokers] = list(ways.values())
        return known

    def _continued(self, runs: Runs, at: int, tiles: int, jokers: int) -> Iterator[Option]:
        """Go on with each open run from ``at`` on or end it, then start new ones."""
        if at == len(runs):
            yield from self._started(tiles, jokers)
            return
        limit = self.tiles.shape.max_jokers
        length, inside = runs[at]
        if length == SHORTEST:
            yield from self._continued(runs, at + 1, tiles, jokers)
        for joker in (0, 1):
            if (jokers if joker else tiles) == 0 or inside + joker > limit:
                continue
            longer = self._longer(length, inside, joker)
            for rest in self._continued(runs, at + 1, tiles - (not joker), jokers - joker):
                yield _with(rest, longer, at, joker)

    def _started(self, tiles: int, jokers: int) -> Iterator[Option]:
        """Start any number of runs, tiles before jokers."""
        for by_tile in range(tiles + 1):
            for by_joker in range(jokers + 1 if self.tiles.shape.max_jokers else 1):
                runs = ((1, 0),) * by_tile + ((1, 1),) * by_joker
                placing = ((-1, 0),) * by_tile + ((-1, 1),) * by_joker
                yield Option(by_tile, by_joker, runs, placing)

    def _longer(self, length: int, jokers: int, joker: int) -> Run:
        """A run with one tile or joker more."""
        if length == 1:
            return 2, jokers + joker
        if length == 2 and joker and jokers >= 2:
            return 2, jokers + 1
        return SHORTEST, jokers + joker if self.counts_jokers else 0

    def _leads_on(self, colour: int, option: Option, jokers: int) -> bool:
        """Whether the tiles and jokers that follow can complete the runs."""
        lengths = [length for length, _ in option.runs if length < SHORTEST]
        if (lengths and self.to_top < 1) or (1 in lengths and self.to_top < SHORTEST - 1):
            return False
        gaps = max(0, len(lengths) - self.soon[colour])
        gaps += max(0, lengths.count(1) - self.later[colour])
        return option.jokers + gaps <= jokers

    def _ways(self, in_runs: tuple[int, ...], jokers: int) -> list[GroupWay]:
        """How the tiles that no run uses can lie in groups, with every number of jokers."""
        known = self._known_ways.get((in_runs, jokers))
        if known is None:
            known = self._known_ways[in_runs, jokers] = list(self._list_ways(in_runs, jokers))
        return known

    def _list_ways(self, in_runs: tuple[int, ...], jokers: int) -> Iterator[GroupWay]:
        """How the tiles that no run uses can lie in groups, one after the other."""
        free = [have - used for have, used in zip(self.have, in_runs, strict=True)]
        owed = [max(0, must - used) for must, used in zip(self.must, in_runs, strict=True)]
        if not any(owed):
            yield NOTHING
        largest = self.tiles.shape.largest_group
        most_groups = (sum(free) + jokers) // SHORTEST if largest else 0
        for groups in range(max(1, *owed), most_groups + 1):
            most = min(largest * groups, sum(min(tiles, groups) for tiles in free))
            for numbered in range(max(groups, sum(owed)), most + 1):
                fewest, places = self._jokers_in(groups, numbered)
                for more in range(fewest, min(places, jokers) + 1):
                    yield GroupWay(groups, numbered, more)

    def _jokers_in(self, groups: int, numbered: int) -> tuple[int, int]:
        """The fewest and the most jokers in groups with so many numbered tiles, dealt evenly."""
        shape = self.tiles.shape
        each, longer = divmod(numbered, groups)
        sizes = [each + 1] * longer + [each] * (groups - longer)
        fewest = sum(max(0, SHORTEST - size) for size in sizes)
        most = sum(min(shape.max_jokers, shape.largest_group - size) for size in sizes)
        if SHORTEST - each > shape.max_jokers:
            return 1, 0
        return fewest, most


def _with(option: Option, run: Run, at: int, joker: int) -> Option:
    """The option with one run more that goes on."""
    return Option(
        option.tiles + (not joker),
        option.jokers + joker,
        tuple(sorted((run, *option.runs))),
        ((at, joker), *option.placing),
    )
