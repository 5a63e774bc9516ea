"""A contestant's process as seen from outside: lines that come in time, or none."""

import os
import select
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic, sleep

ROOT = Path(__file__).parent.parent.parent
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")

PAUSE = 0.1
"""Seconds between two looks at what a contestant has said."""


class Process:
    """A command that gets all its lines at once and answers in lines."""

    def __init__(
        self, command: list[str], lines: Iterable[str], environment: Mapping[str, str]
    ) -> None:
        self._said = TemporaryFile("w+")  # noqa: SIM115 - closed in end()
        with TemporaryFile("w+") as asked:
            asked.writelines(f"{line}\n" for line in lines)
            asked.seek(0)
            self._child = subprocess.Popen(
                command, stdin=asked, stdout=subprocess.PIPE, stderr=self._said, cwd=ROOT,
                env={**os.environ, **ONE_THREAD, **environment},
            )  # fmt: skip
        assert self._child.stdout
        self._out = self._child.stdout.fileno()
        self._read = b""

    def line(self, seconds: float) -> str | None:
        """The next line, or None if it does not come within so many seconds."""
        deadline = monotonic() + seconds
        while b"\n" not in self._read:
            # Whoever waits for the next line wakes up beside the contestant and slows it down.
            sleep(PAUSE)
            ready, _, _ = select.select([self._out], [], [], max(0, deadline - monotonic()))
            more = os.read(self._out, 1 << 16) if ready else b""
            if not more:
                return None
            self._read += more
        line, self._read = self._read.split(b"\n", 1)
        return line.decode()

    def end(self) -> str:
        """End it, and give the last thing it complained about, if it ended by itself."""
        try:
            # Whoever has closed its output is about to end; whoever computes is not.
            self._child.wait(1)
        except subprocess.TimeoutExpired:
            self._child.kill()
        ended = self._child.wait()
        assert self._child.stdout
        self._child.stdout.close()
        self._said.seek(0)
        complaints = self._said.read().split("\n")
        self._said.close()
        if ended < 0:
            return ""
        return next((line for line in reversed(complaints) if line), f"ended with {ended}")
