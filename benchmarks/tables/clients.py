"""The process with the clients, as whoever measures sees it."""

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

from benchmarks.tables.rooms import Kept
from benchmarks.tables.scripts import KEY
from benchmarks.tables.serving import ROOT, Served

GIVEN_UP = 180.0
"""Seconds beyond what a wish should take, after which the clients are ended."""


class Driver:
    """Clients that do what they are told."""

    def __init__(
        self, module: str, told: dict[str, Any], step: Callable[[float], None],
        processor: Callable[[], float | None],
    ) -> None:  # fmt: skip
        """Start the process and tell it first of all where to play and what.

        ``step`` hears the share that is done, ``processor`` tells the time the server has had.
        """
        self._step, self._processor = step, processor
        self._process = subprocess.Popen(
            [sys.executable, "-m", module], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True, cwd=ROOT,
        )  # fmt: skip
        self._send(told)

    def ask(self, what: str, **fields: Any) -> dict[str, Any]:
        """What came of a wish, with the shares of a processor that clients and server took."""
        used, begun = self._processor(), time.perf_counter()
        limit = threading.Timer(fields.get("seconds", 0) + GIVEN_UP, self._process.kill)
        limit.start()
        try:
            self._send({"do": what, **fields})
            result = self._result()
        finally:
            limit.cancel()
        after, took = self._processor(), time.perf_counter() - begun
        result["server"] = None if used is None or after is None else (after - used) / took
        return result

    def end(self) -> None:
        """Let everybody go home."""
        assert self._process.stdin
        self._process.stdin.close()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()

    def _send(self, message: dict[str, Any]) -> None:
        assert self._process.stdin
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()

    def _result(self) -> dict[str, Any]:
        assert self._process.stdout
        for line in self._process.stdout:
            told = json.loads(line)
            if "result" in told:
                return told["result"]
            self._step(told["share"])
        raise SystemExit("the clients ended before they had answered")


@contextmanager
def driving(served: Served, kept: Kept, step: Callable[[float], None]) -> Generator[Driver]:
    """Clients that go home in the end."""
    told = {"address": served.address, "key": KEY, "scripts": str(kept.scripts),
            "games": kept.games}  # fmt: skip
    driver = Driver("benchmarks.tables.driver", told, step, served.processor)
    try:
        yield driver
    finally:
        driver.end()
