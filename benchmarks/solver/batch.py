"""What ``rackrun solve --batch`` takes for a line, start and writing included."""

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile
from time import perf_counter

from benchmarks.solver.contestants import Contestant
from benchmarks.solver.positions import Position
from benchmarks.solver.process import ONE_THREAD

COPIES = {"compiled": 10}
"""So often the positions are in a batch, as a quick one is worth its start only if it is long."""


@dataclass(frozen=True, slots=True)
class Batch:
    """A batch and the wall time from its start to its end."""

    lines: int
    seconds: float

    @property
    def per_line(self) -> float:
        """Seconds for each line."""
        return self.seconds / self.lines


def run_batch(contestant: Contestant, positions: Sequence[Position]) -> Batch | None:
    """Run the command on the positions; None if it does not answer them all."""
    lines = [str(position) for position in positions] * COPIES.get(contestant.id, 1)
    with NamedTemporaryFile("w", suffix=".jsonl") as file:
        file.writelines(f"{line}\n" for line in lines)
        file.flush()
        start = perf_counter()
        done = subprocess.run(
            [str(Path(sys.executable).with_name("rackrun")), "solve", "--batch", file.name],
            env={**os.environ, **ONE_THREAD, **contestant.environment},
            capture_output=True,
            check=False,
        )
        seconds = perf_counter() - start
    answered = done.stdout.count(b"\n")
    return None if done.returncode or answered != len(lines) else Batch(len(lines), seconds)
