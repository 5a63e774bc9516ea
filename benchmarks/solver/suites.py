"""What is asked: the positions of the figures, the worst cases and the series."""

from dataclasses import dataclass
from itertools import groupby

from benchmarks.solver.growth import by_jokers, by_tiles
from benchmarks.solver.positions import Position, stored
from benchmarks.solver.unopened import unopened
from benchmarks.solver.worst import worst


@dataclass(frozen=True, slots=True)
class Suites:
    """Positions by what they are for; in a series each has its place on the axis."""

    usual: tuple[Position, ...]
    worst: tuple[Position, ...]
    unopened: tuple[Position, ...]
    by_tiles: tuple[tuple[int, Position], ...]
    by_jokers: tuple[tuple[int, Position], ...]

    @property
    def positions(self) -> list[Position]:
        """All of them."""
        series = [position for _, position in (*self.by_tiles, *self.by_jokers)]
        return [*self.usual, *self.worst, *self.unopened, *series]


def every_suite() -> Suites:
    """All there are."""
    usual = (*stored("known"), *stored("made"))
    return Suites(
        usual, tuple(worst()), tuple(unopened()), tuple(by_tiles()), tuple(by_jokers())
    )  # fmt: skip


def quick_suites() -> Suites:
    """A few of each, enough to see that everything works."""
    every = every_suite()
    usual = [next(group) for _, group in groupby(every.usual, lambda each: each.edition)]
    tiles = [next(group) for _, group in groupby(every.by_tiles, lambda each: each[0])]
    return Suites(
        tuple(usual), every.worst[:1], every.unopened[:2], tuple(tiles[:2]), every.by_jokers[:2]
    )  # fmt: skip
