"""One attempt of a contestant at a position, as it goes from process to process."""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from statistics import median
from time import perf_counter, process_time
from typing import Self, TypeVar

from benchmarks.solver.positions import Position

Asked = TypeVar("Asked")
Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class Attempt:
    """What the contestant found and how long it took."""

    id: str
    tiles: int | None = None
    """Tiles shed, or None without an answer."""
    points: int | None = None
    """Their points, or None if the contestant does not look at them."""
    solving: float = 0.0
    """Seconds of the call that solves."""
    processor: float = 0.0
    """Seconds of it that the processor worked for us; fewer where others wanted it too."""
    building: float = 0.0
    """Seconds to put the question in the contestant's form."""
    note: str = ""
    """Why there is no answer."""
    facts: Mapping[str, bool | int] = field(default_factory=dict[str, bool | int])
    """What the contestant alone can tell."""

    @classmethod
    def parse(cls, line: str) -> Self:
        """The attempt that a line of JSON tells."""
        return cls(**json.loads(line))

    def __str__(self) -> str:
        """The attempt as a line of JSON."""
        return json.dumps(asdict(self))


@dataclass(frozen=True, slots=True)
class Entrant:
    """A contestant in its own process: what it is, and how it makes an attempt."""

    about: str
    attempt: Callable[[Position], Attempt]
    facts: Callable[[], dict[str, bool | int]] = dict[str, bool | int]
    """What can be told of the last attempt; asking may take long."""


def timed(solve: Callable[[Asked], Found], asked: Asked) -> tuple[Found, float, float]:
    """What the call gives, the seconds it took, and those that the processor worked."""
    _read_clocks(len, ())  # what reads the clocks is at hand then, what solves is not
    found, took, worked = _read_clocks(solve, asked)
    return found, took, max(0.0, worked - _reading_takes())


def _read_clocks(solve: Callable[[Asked], Found], asked: Asked) -> tuple[Found, float, float]:
    processor, start = process_time(), perf_counter()
    found = solve(asked)
    done, worked = perf_counter(), process_time()
    return found, done - start, worked - processor


@cache
def _reading_takes() -> float:
    """What reading the clocks itself takes of the processor, a microsecond or two."""
    return median(_read_clocks(len, ())[2] for _ in range(1001))
