"""The figures to reach, and what was reached."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from benchmarks.solver.figures import Results, Times
from benchmarks.solver.positions import Position

Figure = Literal["median", "p99", "max"]
FIGURES: tuple[Figure, ...] = ("median", "p99", "max")


@dataclass(frozen=True, slots=True)
class Goal:
    """How many times faster than HiGHS a contestant is to be; without a number it is reported."""

    contestant: str
    edition: str
    figure: Figure
    times: float | None


@dataclass(frozen=True, slots=True)
class Reached:
    """A goal and what the contestant did."""

    goal: Goal
    seconds: float
    ratio: float
    """How many times faster it is than the fastest formulation in this figure,"""
    strictest: float
    """than HiGHS would be if it knew the fastest formulation for each position,"""
    processor: float
    """and than the fastest formulation by the time that the processor worked."""

    @property
    def kept(self) -> bool | None:
        """Whether the goal is reached by both clocks; None if there is none.

        On a busy machine the long solve has to wait and the short one slips through, so that wall
        time alone would flatter us.
        """
        if self.goal.times is None:
            return None
        return min(self.ratio, self.processor) >= self.goal.times


# HiGHS gives any best play; that ours prefers one which leaves melds untouched comes on top, so
# the goals are measured with and without it.
GOALS = tuple(
    Goal(contestant, edition, figure, times)
    for contestants, goals in (
        (("compiled", "compiled-any"), (300, 50, 12)),
        (("plain", "plain-any"), (5, 1, None)),
    )
    for contestant in contestants
    for edition, figure, times in zip(
        ("classic", "classic", "six-160"), FIGURES, goals, strict=True
    )
)


def reached(results: Results, positions: Sequence[Position]) -> Iterator[Reached]:
    """What was reached of each goal whose contestant took part."""
    processor = results.by("processor")
    for goal in GOALS:
        if not results.present([goal.contestant]):
            continue
        asked = [position for position in positions if position.edition == goal.edition]
        ours, worked = (each.times(goal.contestant, asked) for each in (results, processor))
        pairs = (
            (results.fastest(asked), ours),
            (results.fastest_each(asked), ours),
            (processor.fastest(asked), worked),
        )
        ratios = [_ratio(theirs, own, goal.figure) for theirs, own in pairs]
        if ours and all(ratios):
            yield Reached(goal, getattr(ours, goal.figure), *ratios)


def _ratio(theirs: Times | None, ours: Times | None, figure: Figure) -> float:
    """How many times as long they took; zero where somebody did not take part."""
    return getattr(theirs, figure) / getattr(ours, figure) if theirs and ours else 0.0
