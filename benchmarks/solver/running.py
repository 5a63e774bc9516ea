"""Let a contestant attempt all positions in a process of its own."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.solver.attempts import Attempt
from benchmarks.solver.contestants import Contestant
from benchmarks.solver.positions import Position
from benchmarks.solver.process import Process

START = 60.0
"""Seconds in which a contestant must have loaded its packages."""
LONG = 0.2
"""Whoever needs so many seconds for a position is not asked again: noise matters little then."""


@dataclass(slots=True)
class Performance:
    """All attempts of a contestant, by position; without any it says why it is absent."""

    contestant: Contestant
    about: str = ""
    absent: str = ""
    attempts: dict[str, list[Attempt]] = field(default_factory=dict[str, list[Attempt]])

    def add(self, attempt: Attempt) -> None:
        """Keep an attempt."""
        self.attempts.setdefault(attempt.id, []).append(attempt)

    def due(self, position: Position) -> bool:
        """Whether the position is worth another attempt."""
        before = self.attempts.get(position.id)
        return not self.absent and (
            before is None or (not before[-1].note and before[-1].solving < LONG)
        )


def perform(
    performance: Performance,
    positions: Sequence[Position],
    *,
    compare: Path,
    limit: float,
    step: Callable[[int], None],
) -> None:
    """Let the contestant attempt the positions in this order, each within the limit in seconds.

    When a process takes longer or dies, another goes on with the other positions; one that dies
    at the start is not worth another.
    """
    contestant = performance.contestant
    python = compare.absolute() / "bin/python" if contestant.compare else Path(sys.executable)
    if not python.exists():
        performance.absent = f"there is no {compare}"
        return
    command = [str(python), "-m", "benchmarks.solver.child", contestant.module, contestant.variant]
    if not performance.attempts:
        command.append("checked")
    waiting = [position for position in positions if performance.due(position)]
    step(len(positions) - len(waiting))
    while waiting:
        process = Process(command, map(str, waiting), contestant.environment)
        performance.about = process.line(START) or ""
        if not performance.about:
            performance.absent = process.end() or f"not ready within {START:g} s"
            break
        answered = _gather(performance, process, waiting, limit, step)
        complaint = process.end()
        if complaint and not answered:
            performance.absent = complaint
            break
        left = waiting[answered:]
        waiting = [position for position in left if position.id != left[0].id]
        if left:
            performance.add(Attempt(left[0].id, note=complaint or f"over {limit:g} s"))
            step(len(left) - len(waiting))


def _gather(
    performance: Performance,
    process: Process,
    positions: Sequence[Position],
    limit: float,
    step: Callable[[int], None],
) -> int:
    """Keep the answers as they come; gives how many came before one was too late."""
    for number, _ in enumerate(positions):
        line = process.line(limit)
        if line is None:
            return number
        performance.add(Attempt.parse(line))
        step(1)
    return len(positions)
