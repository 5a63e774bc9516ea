"""From the steps of a sweep to melds: which run goes on, where each joker lies."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rackrun.melds import SHORTEST
from rackrun.solver.sweeping.states import FIELD, MOST_SLOTS, Tiles
from rackrun.solver.sweeping.sweep import Swept
from rackrun.solver.sweeping.thorough import ThoroughlySwept
from rackrun.solver.task import Shape


@dataclass(slots=True)
class _Run:
    """A run that is being laid."""

    colour: int
    first: int
    last: int
    jokers: list[int] = field(default_factory=list[int])
    """The numbers that its jokers stand for."""

    def __len__(self) -> int:
        return self.last - self.first + 1


@dataclass(slots=True)
class _Group:
    number: int
    colours: list[int] = field(default_factory=list[int])
    jokers: int = 0

    def __len__(self) -> int:
        return len(self.colours) + self.jokers


class Layout:
    """Melds that are being laid."""

    def __init__(self, tiles: Tiles) -> None:
        """Nothing lies there yet."""
        self.tiles, self.shape = tiles, tiles.shape
        self.runs: list[_Run] = []
        self.groups: list[_Group] = []

    def start(self, colour: int, number: int) -> _Run:
        """A new run."""
        run = _Run(colour, number, number)
        self.runs.append(run)
        return run

    def add_groups(
        self, number: int, in_runs: Sequence[int], groups: int, numbered: int, jokers: int
    ) -> None:
        """Groups of what no run uses, dealt round: no colour comes twice, all are alike."""
        fresh = [_Group(number) for _ in range(groups)]
        at = 0
        for colour, count in enumerate(self._for_groups(number, in_runs, groups, numbered)):
            for _ in range(count):
                fresh[at % groups].colours.append(colour)
                at += 1
        for _ in range(jokers):
            min(fresh, key=len).jokers += 1
        self.groups += fresh

    def _for_groups(
        self, number: int, in_runs: Sequence[int], groups: int, numbered: int
    ) -> list[int]:
        """How many tiles of each colour lie in groups: those that must first."""
        must, have = self.tiles.must[number], self.tiles.have[number]
        chosen = [max(0, least - used) for least, used in zip(must, in_runs, strict=True)]
        spare = numbered - sum(chosen)
        for colour, used in enumerate(in_runs):
            more = min(spare, groups - chosen[colour], have[colour] - used - chosen[colour])
            chosen[colour] += more
            spare -= more
        return chosen

    def attach(self, spare: int) -> bool:
        """Put spare jokers into groups and to the ends of runs; whether all found a place."""
        for run in tuple(self.runs):
            self._part(run)
        return all(self._attach_one() for _ in range(spare))

    def _part(self, run: _Run) -> None:
        """Cut a run that holds too many jokers in two, as often as it helps."""
        while len(run.jokers) > self.shape.max_jokers:
            upper = self._cut(run, len(run.jokers) - 1)
            if upper is None:
                return
            run = upper

    def _attach_one(self) -> bool:
        limit = self.shape.max_jokers
        for group in self.groups:
            if len(group) < self.shape.largest_group and group.jokers < limit:
                group.jokers += 1
                return True
        for run in sorted(self.runs, key=len):
            if len(run.jokers) < limit and _lengthened(run, self.shape.highest):
                return True
        # Every run is full, or has all the jokers it may have: one that is cut in two has room.
        for run in self.runs:
            if self._cut(run, min(len(run.jokers), limit)) is not None:
                return self._attach_one()
        return False

    def _cut(self, run: _Run, most: int) -> _Run | None:
        """The upper part of a run that was cut in two, if each part can be a run.

        The lower part has as many jokers as a meld may have and ``most`` of them at the most.
        """
        for middle in range(run.last - SHORTEST + 1, run.first + SHORTEST - 1, -1):
            lower = [number for number in run.jokers if number < middle]
            upper = [number for number in run.jokers if number >= middle]
            if len(lower) > min(most, self.shape.max_jokers):
                continue
            if len(lower) < middle - run.first and len(upper) <= run.last - middle:
                rest = _Run(run.colour, middle, run.last, upper)
                self.runs.append(rest)
                run.last, run.jokers = middle - 1, lower
                return rest
        return None

    def proper(self) -> bool:
        """Whether every meld has a numbered tile and not too many jokers."""
        limit = self.shape.max_jokers
        return all(len(run.jokers) <= min(limit, len(run) - 1) for run in self.runs) and all(
            group.jokers <= min(limit, len(group) - 1) for group in self.groups
        )

    def melds(self) -> list[list[int]]:
        """The melds as codes: runs upwards, jokers at their numbers; groups with jokers last."""
        return [
            *(_run_codes(run, self.shape) for run in self.runs),
            *(_group_codes(group, self.shape) for group in self.groups),
        ]


def _lengthened(run: _Run, highest: int) -> bool:
    """Whether a joker found a place at the high end of the run or else at the low end."""
    if run.last < highest:
        run.last += 1
        run.jokers.append(run.last)
        return True
    if run.first > 1:
        run.first -= 1
        run.jokers.append(run.first)
        return True
    return False


def _run_codes(run: _Run, shape: Shape) -> list[int]:
    lowest = run.colour * shape.highest - 1
    numbers = range(run.first, run.last + 1)
    return [shape.joker if number in run.jokers else lowest + number for number in numbers]


def _group_codes(group: _Group, shape: Shape) -> list[int]:
    codes = [colour * shape.highest + group.number - 1 for colour in sorted(group.colours)]
    return [*codes, *[shape.joker] * group.jokers]


def lay(tiles: Tiles, swept: Swept) -> list[list[int]] | None:
    """The melds that the steps of a sweep make, or None if its jokers find no proper places."""
    layout = Layout(tiles)
    open_: list[list[_Run]] = [[] for _ in range(tiles.shape.colours)]
    used = 0
    for number, step in enumerate(swept.steps, 1):
        have = tiles.have[number]
        slots = [step.slots >> FIELD * colour & MOST_SLOTS for colour in range(len(open_))]
        for colour, runs in enumerate(open_):
            gaps = max(0, slots[colour] - have[colour])
            open_[colour] = _go_on(layout, runs, colour, number, slots[colour])
            _place_jokers(open_[colour], number, gaps)
            used += gaps
        if step.groups:
            in_runs = [min(pair) for pair in zip(slots, have, strict=True)]
            layout.add_groups(number, in_runs, step.groups, step.numbered, step.jokers)
            used += step.jokers
    if not layout.attach(swept.jokers - used) or not layout.proper():
        return None
    return layout.melds()


def _go_on(layout: Layout, runs: list[_Run], colour: int, number: int, slots: int) -> list[_Run]:
    """The runs that have a tile at this number: short ones first, since they must go on."""
    going = sorted(runs, key=lambda run: min(len(run), SHORTEST))[:slots]
    for run in going:
        run.last = number
    return going + [layout.start(colour, number) for _ in range(slots - len(going))]


def _place_jokers(runs: list[_Run], number: int, gaps: int) -> None:
    """Jokers go where numbered tiles lie already, and where the fewest jokers lie."""
    runs.sort(key=lambda run: (len(run.jokers) == len(run) - 1, len(run.jokers)))
    for run in runs[:gaps]:
        run.jokers.append(number)


def lay_thoroughly(tiles: Tiles, swept: ThoroughlySwept) -> list[list[int]]:
    """The melds that the steps of a thorough sweep make."""
    layout = Layout(tiles)
    counts_jokers = tiles.shape.max_jokers < tiles.jokers
    open_: list[list[_Run]] = [[] for _ in range(tiles.shape.colours)]

    def kind(run: _Run) -> tuple[int, int]:
        length = min(len(run), SHORTEST - 1 if len(run.jokers) == len(run) else SHORTEST)
        return length, len(run.jokers) if length < SHORTEST or counts_jokers else 0

    for number, step in enumerate(swept.steps, 1):
        for colour, placing in enumerate(step.placings):
            going: list[_Run] = []
            for at, joker in placing:
                run = layout.start(colour, number) if at < 0 else open_[colour][at]
                run.last = number
                run.jokers += [number] * joker
                going.append(run)
            open_[colour] = sorted(going, key=kind)
        way = step.way
        if way.groups:
            layout.add_groups(number, step.in_runs, way.groups, way.numbered, way.jokers)
    for run in layout.runs:
        while len(run) < SHORTEST:  # it ends at the highest number
            run.first -= 1
            run.jokers.append(run.first)
    attached = layout.attach(swept.spare)
    assert attached, "there was room"
    return layout.melds()
