"""The thorough sweep: every joker has its place, every open run knows its jokers.

Slower than the plain sweep and needed only where that one's shortcut fails: the limit of jokers
in a meld binds, or a spare joker finds no room at the end of any run. It works upwards through
the numbers in the same way, but a run remembers how many jokers lie in it, and complete runs may
be ended or gone on with at will.

A joker at the end of a run that is complete without it is spare: any meld with room can have it.
So spare jokers get no place here, the room for them is counted instead. No run begins with a
joker then, since that one could as well lie behind the run; only one that ends at the highest
number gets what it lacks in front. A run of six or more can be cut in two, so the room that a
shorter one has at its ends is all that is ever counted on. Where numbers are so few that even
five tiles leave too little of it, every joker is placed, spare or not.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from heapq import nlargest
from typing import NamedTuple

from rackrun.melds import SHORTEST
from rackrun.solver.sweeping.cover import covers
from rackrun.solver.sweeping.states import Tiles
from rackrun.solver.sweeping.sweep import bounds
from rackrun.solver.task import JOKER_POINTS, worth

Run = tuple[int, int]
"""An open run: its tiles, three standing for more, and its jokers.

A run of nothing but jokers must go on, however long it is: it counts as one of two tiles.
"""

Runs = tuple[Run, ...]
"""The open runs of one colour, in order."""

Key = tuple[tuple[Runs, ...], int, int]
"""The open runs of each colour, the jokers used so far, and the room for spare ones."""

Placing = tuple[tuple[int, int], ...]
"""For each run that goes on its place among the open ones (-1 for a new one), and whether a
joker was laid (1) or a tile (0)."""


class Option(NamedTuple):
    """How the runs of one colour go on at a number."""

    tiles: int
    jokers: int
    room: int
    """How much room for spare jokers there is more than before."""
    runs: Runs
    placing: Placing


Combined = tuple[int, int, tuple[int, ...], tuple[Runs, ...], tuple[Placing, ...]]
"""Options of several colours: the jokers left, more room, and of each its tiles, runs, placing."""


@dataclass(frozen=True, slots=True)
class GroupWay:
    """Groups of one number: how many, and the tiles and jokers in all of them together."""

    groups: int
    numbered: int
    jokers: int
    room: int
    """For spare jokers beside these."""


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
    spare: int = 0
    """Jokers that still have to be laid where there is room."""


Node = tuple[int, Key | None, ThoroughStep | None]
COMPARED = 64
"""The best states that others are compared with."""
BEFOREHAND = 16
"""So many times the width are compared at all."""
NOTHING = GroupWay(0, 0, 0, 0)


def counts_room(tiles: Tiles) -> bool:
    """Whether each run of up to five tiles has room for as many jokers as a meld may have."""
    return tiles.shape.highest >= 2 * SHORTEST - 1 + min(tiles.shape.max_jokers, tiles.jokers)


def sweep_thoroughly(tiles: Tiles, floor: int, width: int | None = None) -> ThoroughlySwept:
    """The most valuable arrangement above ``floor``, with at most ``width`` states a number."""
    rest = bounds(tiles)
    first: Key = (((),) * tiles.shape.colours, 0, 0)
    layers: list[dict[Key, Node]] = [{first: (0, None, None)}]
    exact = True
    for number in range(1, tiles.shape.highest + 1):
        layer = _Number(tiles, number).advance(layers[-1], floor - rest[number + 1])
        joker = worth(number, by_points=tiles.by_points)
        # Where there are very many, most would be dropped after they were compared.
        few = layer if width is None else _narrowed(layer, BEFOREHAND * width, joker)
        kept = _undominated(few, tiles)
        narrow = kept if width is None else _narrowed(kept, width, joker)
        exact = exact and len(few) == len(layer) and len(narrow) == len(kept)
        layers.append(narrow)
    return _best_end(tiles, layers, floor, exact=exact)


def _narrowed(layer: dict[Key, Node], width: int, joker: int) -> dict[Key, Node]:
    """So many states that look best: much laid, few jokers used."""
    if len(layer) <= width:
        return layer
    return dict(nlargest(width, layer.items(), key=lambda item: item[1][0] - item[0][1] * joker))


def _value(item: tuple[Key, Node]) -> int:
    return item[1][0]


def _undominated(layer: dict[Key, Node], tiles: Tiles) -> dict[Key, Node]:
    """The layer without states that a more valuable one can stand for.

    It has used no more jokers, has or will have room for as many, and its runs can do what those
    can do.
    """
    roomy, found = counts_room(tiles), dict[Key, Node]()
    kept: list[tuple[tuple[Runs, ...], int, int]] = []
    for key, node in sorted(layer.items(), key=_value, reverse=True):
        colours, used, _ = key
        laid = laid_at_most(key, tiles)
        wanted = min(tiles.jokers, laid)
        for others, used2, laid2 in kept:
            if (
                (used2 <= used if roomy else used2 == used)
                and laid2 >= wanted
                and all(map(covers, others, colours))
            ):
                break
        else:
            found[key] = node
            if len(kept) < COMPARED:
                kept.append((colours, used, laid))
    return found


def laid_at_most(key: Key, tiles: Tiles) -> int:
    """The jokers for which there is a place now, or will be one; that never becomes less."""
    colours, used, room = key
    return used + room + sum(promised(runs, tiles) for runs in colours)


def promised(runs: Runs, tiles: Tiles) -> int:
    """The jokers that will lie in runs that are not complete yet, or find room there.

    The room of complete ones is counted already. So a complete run can do what a shorter one can
    do, and still leave fewer places for jokers in the end.
    """
    if not counts_room(tiles):
        return 0
    limit = min(tiles.shape.max_jokers, tiles.jokers)
    return sum(limit - inside for length, inside in runs if length < SHORTEST)


def _best_end(
    tiles: Tiles, layers: list[dict[Key, Node]], floor: int, *, exact: bool
) -> ThoroughlySwept:
    joker = worth(JOKER_POINTS, by_points=tiles.by_points)
    best, end, spare = floor, None, 0
    for key, node in layers[-1].items():
        _, used, room = key
        laid = min(tiles.jokers, used + room)
        value = node[0] + (laid - tiles.fewest) * joker
        if laid >= tiles.fewest and value > best:
            best, end, spare = value, key, laid - used
    steps: list[ThoroughStep] = []
    for layer in reversed(layers[1:]):
        if end is None:
            break
        _, end, step = layer[end]
        assert step is not None
        steps.append(step)
    return ThoroughlySwept(best, tuple(reversed(steps)), exact, spare)


class _Number:
    """One number of the sweep."""

    def __init__(self, tiles: Tiles, number: int) -> None:
        """Look at the tiles of this number and of the two that follow."""
        self.tiles, self.number = tiles, number
        self.must, self.have = tiles.must[number], tiles.have[number]
        self.soon, self.later = tiles.have[number + 1], tiles.have[number + 2]
        self.to_top = tiles.shape.highest - number
        self.roomy = counts_room(tiles)
        self.limit = min(tiles.shape.max_jokers, tiles.jokers)
        self._known: dict[tuple[int, Runs, int, bool], list[Option]] = {}
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
            enough = self.roomy and laid_at_most(key, self.tiles) >= all_jokers
            for jokers, more, in_runs, runs, placings in self._combined(key[0], key[1], enough):
                base = so_far + (sum(in_runs) - owed) * value
                for way in self._ways(in_runs, jokers):
                    total = base + way.numbered * value
                    if total <= bar:
                        continue
                    used = all_jokers - jokers + way.jokers
                    room = all_jokers - used
                    then = (runs, used, room if enough else min(room, key[2] + more + way.room))
                    known = found.get(then)
                    if known is None or known[0] < total:
                        found[then] = (total, key, ThoroughStep(placings, in_runs, way))
        return found

    def _combined(self, colours: tuple[Runs, ...], used: int, enough: bool) -> list[Combined]:  # noqa: FBT001
        """Every choice of one option for each colour, as far as the jokers suffice."""
        left = self.tiles.jokers - used
        combined: list[Combined] = [(left, 0, (), (), ())]
        for colour, runs in enumerate(colours):
            combined = [
                (jokers - option.jokers, room + option.room, (*in_runs, option.tiles),
                 (*after, option.runs), (*placings, option.placing))
                for option in self._options(colour, runs, left, enough)
                for jokers, room, in_runs, after, placings in combined
                if option.jokers <= jokers
            ]  # fmt: skip
        return combined

    def _options(self, colour: int, runs: Runs, jokers: int, enough: bool) -> list[Option]:  # noqa: FBT001
        """Every way in which the runs of a colour can go on that no other one can stand for.

        If there will be ``enough`` room for all jokers anyway, it does not matter who has more.
        """
        known = self._known.get((colour, runs, jokers, enough))
        if known is None:
            ways: dict[tuple[int, int], list[Option]] = {}
            least = self.must[colour] - self.most_groups
            for option in self._continued(colour, runs, 0, self.have[colour], jokers):
                # What no group can take must lie in a run.
                if option.tiles >= least and self._leads_on(colour, option, jokers):
                    ended = self._ended(option) if self.to_top == 0 else option
                    self._keep(ways.setdefault((ended.tiles, ended.jokers), []), ended, enough)
            known = [option for options in ways.values() for option in options]
            self._known[colour, runs, jokers, enough] = known
        return known

    def _continued(
        self, colour: int, runs: Runs, at: int, tiles: int, jokers: int
    ) -> Iterator[Option]:
        """Go on with each open run from ``at`` on or end it, then start new ones."""
        if at == len(runs):
            yield from self._started(tiles, jokers)
            return
        length, inside = runs[at]
        if length == SHORTEST:
            yield from self._continued(colour, runs, at + 1, tiles, jokers)
        for joker in (0, 1):
            if (jokers if joker else tiles) == 0 or inside + joker > self.limit:
                continue
            if joker and length == SHORTEST and self.roomy and not self._tile_follows(colour):
                continue  # it would be spare
            longer = self._longer(length, inside, joker)
            room = self._more_room(length, inside, joker)
            for rest in self._continued(colour, runs, at + 1, tiles - (not joker), jokers - joker):
                yield _with(rest, longer, at, joker, room)

    def _tile_follows(self, colour: int) -> bool:
        """Whether there is a tile to which a joker laid here can lead, with others between them."""
        have, number = self.tiles.have, self.number
        last = min(number + self.limit, self.tiles.shape.highest)
        return any(have[each][colour] for each in range(number + 1, last + 1))

    def _more_room(self, length: int, inside: int, joker: int) -> int:
        """How much more room there is for spare jokers if a run goes on."""
        if not self.roomy or length < SHORTEST - 1:
            return 0
        return -joker if length == SHORTEST else self.limit - inside - joker

    def _started(self, tiles: int, jokers: int) -> Iterator[Option]:
        """Start any number of runs, tiles before jokers."""
        for by_tile in range(tiles + 1):
            for by_joker in range(1 if self.roomy or not self.limit else jokers + 1):
                runs = ((1, 0),) * by_tile + ((1, 1),) * by_joker
                placing = ((-1, 0),) * by_tile + ((-1, 1),) * by_joker
                yield Option(by_tile, by_joker, 0, runs, placing)

    def _ended(self, option: Option) -> Option:
        """The option at the highest number: what runs lack lies in front of them."""
        short = [(SHORTEST - length, inside) for length, inside in option.runs if length < SHORTEST]
        lacking = sum(lack for lack, _ in short)
        room = sum(self.limit - inside - lack for lack, inside in short)
        return option._replace(jokers=option.jokers + lacking, room=option.room + room, runs=())

    def _longer(self, length: int, jokers: int, joker: int) -> Run:
        """A run with one tile or joker more."""
        if length == 1:
            return 2, jokers + joker
        if length == 2 and joker and jokers >= 2:
            return 2, jokers + 1
        return SHORTEST, jokers + joker if self.counts_jokers else 0

    def _keep(self, options: list[Option], option: Option, enough: bool) -> None:  # noqa: FBT001
        """Add an option with as many tiles and jokers as the others, if none can stand for it."""

        def stands_for(one: Option, other: Option) -> bool:
            return covers(one.runs, other.runs) and (enough or places(one) >= places(other))

        def places(option: Option) -> int:
            return option.room + promised(option.runs, self.tiles)

        if not any(stands_for(other, option) for other in options):
            options[:] = [other for other in options if not stands_for(option, other)]
            options.append(option)

    def _leads_on(self, colour: int, option: Option, jokers: int) -> bool:
        """Whether the tiles and jokers that follow can complete the runs."""
        lengths = [length for length, _ in option.runs if length < SHORTEST]
        if not self.roomy and (
            (lengths and self.to_top < 1) or (1 in lengths and self.to_top < SHORTEST - 1)
        ):
            return False
        if self.to_top == 0 and any(
            inside + SHORTEST - length > self.limit
            for length, inside in option.runs if length < SHORTEST
        ):  # fmt: skip
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
                most_jokers = min(places, fewest if self.roomy else jokers, jokers)
                for more in range(fewest, most_jokers + 1):
                    yield GroupWay(groups, numbered, more, places - more if self.roomy else 0)

    def _jokers_in(self, groups: int, numbered: int) -> tuple[int, int]:
        """The fewest and the most jokers in groups with so many numbered tiles, dealt evenly."""
        shape = self.tiles.shape
        each, longer = divmod(numbered, groups)
        sizes = [each + 1] * longer + [each] * (groups - longer)
        fewest = sum(max(0, SHORTEST - size) for size in sizes)
        most = sum(min(self.limit, shape.largest_group - size) for size in sizes)
        if SHORTEST - each > self.limit:
            return 1, 0
        return fewest, most


def _with(option: Option, run: Run, at: int, joker: int, room: int) -> Option:
    """The option with one run more that goes on."""
    return Option(
        option.tiles + (not joker),
        option.jokers + joker,
        option.room + room,
        tuple(sorted((run, *option.runs))),
        ((at, joker), *option.placing),
    )
