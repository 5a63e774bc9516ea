"""How long a server takes to come back with many rooms."""

import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path

from benchmarks.tables.rooms import Waiting, keep_waiting
from benchmarks.tables.serving import Served

GIVEN_UP = 120.0
"""Seconds after which whatever was not seen to counts as forgotten."""


@dataclass(frozen=True, slots=True)
class Restart:
    """Seconds from the start of the process."""

    ready: float
    clocks: float | None
    """Until every turn had back what the server was away; None if that never came."""
    bots: float | None
    """Until every bot that was to move had moved."""


def restart(data: Path, games: int) -> Restart:
    """Start a server on a store that another one left behind."""
    waiting = keep_waiting(data, games)
    served = Served(data)
    try:
        ready = served.ready()
        clocks, bots = _seen_to(data, waiting, served.started)
    finally:
        served.stop()
    return Restart(ready, clocks, bots)


def _seen_to(data: Path, waiting: Waiting, started: float) -> tuple[float | None, float | None]:
    """Look into the log until everything that was due is in it."""
    clocks: float | None = None
    connection = sqlite3.connect(f"file:{data / 'rooms.db'}?mode=ro", uri=True)
    try:
        while (gone := time.perf_counter() - started) < GIVEN_UP:
            rows = connection.execute("SELECT room, max(version) FROM entries GROUP BY room")
            versions = dict(rows.fetchall())
            if clocks is None and _reached(waiting.clocks, versions):
                clocks = gone
            if clocks is not None and _reached(waiting.bots, versions):
                return clocks, gone
            time.sleep(0.05)
    finally:
        connection.close()
    return clocks, None


def _reached(wanted: dict[str, int], versions: dict[str, int]) -> bool:
    return all(versions[room] >= version for room, version in wanted.items())
