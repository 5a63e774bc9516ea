"""The figures of a run: times, ratios and wrong answers."""

import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from benchmarks.solver.attempts import Attempt
from benchmarks.solver.contestants import HIGHS, PROGRAMMES
from benchmarks.solver.positions import Position
from benchmarks.solver.running import Performance

Clock = Literal["solving", "processor"]
"""Wall time, or the time that the processor worked for the contestant."""
Answer = tuple[int, int | None]


@dataclass(frozen=True, slots=True)
class Times:
    """Median, 99th percentile and maximum of some times in seconds."""

    median: float
    p99: float
    max: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> "Times | None":
        """The figures of these times; None if there are none."""
        if not seconds:
            return None
        return cls(statistics.median(seconds), _percentile(seconds, 99), max(seconds))


@dataclass(frozen=True, slots=True)
class Score:
    """How a contestant did on some positions."""

    positions: int
    solving: Times | None
    building: Times | None
    wrong: tuple[str, ...]
    """The positions where its answer is not the best one."""
    unanswered: tuple[str, ...]


class Results:
    """What all contestants did, position by position."""

    def __init__(
        self,
        positions: Iterable[Position],
        performances: Mapping[str, Performance],
        clock: Clock = "solving",
    ) -> None:
        self.positions = tuple(positions)
        self.performances = performances
        self.clock = clock
        self.best = {position.id: self._best(position) for position in self.positions}

    def by(self, clock: Clock) -> "Results":
        """The same by another clock."""
        return Results(self.positions, self.performances, clock)

    def present(self, names: Iterable[str]) -> list[str]:
        """Those of the contestants that took part."""
        return [name for name in names if name in self.performances
                and not self.performances[name].absent]  # fmt: skip

    def seconds(self, name: str, position: Position) -> float | None:
        """The contestant's median time for a position; None without an answer."""
        attempts = _answered(self.performances[name], position)
        times = [getattr(each, self.clock) for each in attempts]
        return statistics.median(times) if times else None

    def times(self, name: str, positions: Iterable[Position]) -> Times | None:
        """The contestant's times for the positions that it answered."""
        seconds = (self.seconds(name, position) for position in positions)
        return Times.of([each for each in seconds if each is not None])

    def facts(self, name: str, positions: Iterable[Position]) -> list[Mapping[str, bool | int]]:
        """What the contestant alone can tell about the positions that it answered."""
        performance = self.performances[name]
        return [found[0].facts for each in positions if (found := _answered(performance, each))]

    def score(self, name: str, positions: Sequence[Position]) -> Score:
        """How the contestant did on the positions."""
        performance = self.performances[name]
        answered = [each for each in positions if _answered(performance, each)]
        building = [
            statistics.median(attempt.building for attempt in _answered(performance, position))
            for position in answered
        ]
        return Score(
            positions=len(positions),
            solving=self.times(name, positions),
            building=Times.of(building),
            wrong=tuple(each.id for each in answered if self._wrong(performance, each)),
            unanswered=tuple(each.id for each in positions if each not in answered),
        )

    def fastest(self, positions: Sequence[Position]) -> Times | None:
        """For each figure the fastest of the formulations for HiGHS."""
        times = [found for name in self.present(HIGHS) if (found := self.times(name, positions))]
        if not times:
            return None
        return Times(
            min(each.median for each in times),
            min(each.p99 for each in times),
            min(each.max for each in times),
        )

    def fastest_each(self, positions: Sequence[Position]) -> Times | None:
        """The times of HiGHS if it knew for each position which formulation is the fastest."""
        names = self.present(HIGHS)
        seconds = [[self.seconds(name, position) for name in names] for position in positions]
        known = [[each for each in times if each is not None] for times in seconds]
        return Times.of([min(times) for times in known if times])

    def _best(self, position: Position) -> Answer | None:
        """The best answer of the integer programmes; None if none of them has one."""
        answers = [
            (attempt.tiles, attempt.points)
            for name in self.present(PROGRAMMES)
            for attempt in _answered(self.performances[name], position)
            if attempt.tiles is not None
        ]
        return max(answers, default=None)

    def _wrong(self, performance: Performance, position: Position) -> bool:
        best = self.best[position.id]
        return any(
            _differs(attempt, position, best) for attempt in _answered(performance, position)
        )


def _answered(performance: Performance, position: Position) -> list[Attempt]:
    attempts = performance.attempts.get(position.id, [])
    return [each for each in attempts if each.tiles is not None]


def _differs(attempt: Attempt, position: Position, best: Answer | None) -> bool:
    """Whether an answer is not the best one; whoever does not weigh points need not have them."""
    if position.best and attempt.tiles != position.best[0]:
        return True
    if not attempt.facts.get("legal", True):
        return True
    return best is not None and best != (
        attempt.tiles,
        best[1] if attempt.points is None else attempt.points,
    )


def _percentile(seconds: Sequence[float], percent: int) -> float:
    """The percentile, between two times in proportion."""
    ordered = sorted(seconds)
    below, part = divmod((len(ordered) - 1) * percent, 100)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * part / 100
