"""What was measured, as numbers."""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from benchmarks.tables.restart import Restart

LINE = 25
"""Points of a line in a picture."""


@dataclass(frozen=True, slots=True)
class Times:
    """Seconds of many things of one kind."""

    count: int
    median: float
    p99: float
    max: float
    line: tuple[tuple[float, float], ...]
    """Seconds, and the share that took longer."""

    @classmethod
    def of(cls, seconds: Sequence[float]) -> "Times | None":
        """The figures; None of nothing."""
        if not seconds:
            return None
        every = sorted(seconds)
        count = len(every)
        shares = [count ** (-at / (LINE - 1)) for at in range(LINE)]
        line = tuple((_above(every, share), share) for share in shares)
        return cls(count, _above(every, 0.5), _above(every, 0.01), every[-1], line)


def _above(ordered: Sequence[float], share: float) -> float:
    """The least of the times that at most this share exceeds."""
    return ordered[min(len(ordered) - 1, max(0, math.ceil(len(ordered) * (1 - share)) - 1))]


@dataclass(frozen=True, slots=True)
class Load:
    """Moves under one load."""

    games: int
    every: float | None
    """Seconds between two moves of a game; None if it is as fast as the server can."""
    drafting: bool
    per_second: float
    moves: Times | None
    drafts: Times | None
    late: Times | None
    """How late the clients themselves were."""
    server: float | None
    """Of one processor."""
    driver: float

    @classmethod
    def of(cls, games: int, every: float | None, told: dict[str, Any]) -> "Load":
        """What the clients told."""
        drafts = Times.of(told.get("drafts", ()))
        return cls(games, every, drafts is not None, told["moves"] / told["seconds"],
                   Times.of(told["latencies"]), drafts, Times.of(told.get("late", ())),
                   told["server"], told["driver"])  # fmt: skip


@dataclass(frozen=True, slots=True)
class Memory:
    """What the server's processes had at one moment."""

    games: int
    sockets: int
    megabytes: float | None


PARTS = {
    "judging": ("read", "decide", "evolve", "write down"),
    "storing": ("commit",),
    "telling": ("redact", "encode", "send"),
}
"""The parts of a move, and what each consists of, in the order in which it happens."""


@dataclass(frozen=True, slots=True)
class Parts:
    """Where the time of a move goes, in seconds for each move."""

    games: int
    moves: int
    seconds: dict[str, float]
    answer: float
    """From a message that came to its answer, all waiting included."""
    together: float
    """Batches in one transaction."""
    transaction: float
    """Seconds of a transaction, the wait for the disk included."""
    waiting: float
    """Seconds of storing in which a move waits for others: for the transaction before its own, for
    those in its own, and for the loop to go on with it."""

    @classmethod
    def of(cls, games: int, told: dict[str, Any]) -> "Parts":
        """What the stopwatch told."""
        seconds, calls = told["seconds"], told["calls"]
        moves = calls["moves"]
        each = {name: seconds[name] / moves for names in PARTS.values() for name in names
                if name in seconds}  # fmt: skip
        each["commit"] = seconds["transaction"] / calls["jobs"]
        return cls(
            games, moves, each, seconds["answer"] / moves, calls["jobs"] / calls["transaction"],
            seconds["transaction"] / calls["transaction"],
            max(0.0, seconds["store"] / moves - each["commit"]),
        )  # fmt: skip

    def part(self, name: str) -> float:
        """The seconds of a part."""
        return sum(self.seconds[each] for each in PARTS[name])

    def share(self, name: str) -> float:
        """The share of a part in the work of a move, without waiting for others."""
        return self.part(name) / sum(self.part(each) for each in PARTS)


@dataclass
class Figures:
    """Everything of a run."""

    machine: dict[str, Any]
    loads: list[Load] = field(default_factory=list[Load])
    memory: list[Memory] = field(default_factory=list[Memory])
    parts: list[Parts] = field(default_factory=list[Parts])
    losses: dict[str, Times | None] = field(default_factory=dict[str, "Times | None"])
    """Seconds until a lost connection was back, one by one and all at once."""
    kept_games: int = 0
    restarts: list[Restart] = field(default_factory=list[Restart])

    def per_game(self) -> float | None:
        """MB of a game without its sockets."""
        return _slope([(each.games, each.megabytes) for each in self.memory if not each.sockets])

    def per_socket(self) -> float | None:
        """MB of a socket, the games being there already."""
        return _slope([(each.sockets, each.megabytes) for each in self.memory if each.sockets])

    def as_data(self) -> dict[str, Any]:
        """Plain data for a file."""
        return {**asdict(self), "per_game": self.per_game(), "per_socket": self.per_socket()}


def _slope(points: Sequence[tuple[int, float | None]]) -> float | None:
    """Between the last two points."""
    if len(points) < 2:
        return None
    (few, less), (many, more) = points[-2:]
    return None if less is None or more is None else (more - less) / (many - few)
