"""``make bench-flood``: honest games before a flood and in it, with the limits of every server."""

import signal
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any

import cyclopts
from cyclopts import Parameter

from benchmarks.solver.report import machine
from benchmarks.tables.honest import (
    Honest,
    Spell,
    compared,
    measured,
    show,
    times_slower,
    write,
)
from benchmarks.tables.rooms import keep_games
from benchmarks.tables.scripts import KEY
from benchmarks.tables.serving import need_files

PROMISED = 2.0
"""The p99 of honest moves in the flood, at most, as a multiple of that before it."""
PROXIED = ("--proxy", "127.0.0.1")
"""The usual limits, and flooders come from several addresses."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Size:
    """One run."""

    honest: Honest
    flooders: int


FULL = Size(honest=Honest(), flooders=500)
QUICK = Size(honest=Honest(games=2, every=0.2, seconds=1.0, begins=0.5), flooders=12)
"""To see that everything works; its figures mean nothing."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured."""

    machine: dict[str, Any]
    workers: int
    flooders: int
    calm: Spell
    flood: Spell
    sent: dict[str, int]


def run(size: Size, data: Path, workers: int) -> Figures:
    """Play, then play in a flood."""
    kept = keep_games(data, size.honest.games, others=size.flooders // 4)
    told = {"key": KEY, "rooms": kept.others, "count": size.flooders}
    calm, flood, sent = measured(
        size.honest, data, kept, PROXIED, "benchmarks.tables.flooders", told, workers
    )
    return Figures(machine(), workers, size.flooders, calm, flood, sent)


def main(
    *,
    workers: int = 1,
    quick: Annotated[bool, Parameter(negative="")] = False,
    json: Path | None = None,
    markdown: Path | None = None,
) -> None:
    """Play at many tables while others flood the server, and show the figures.

    Parameters
    ----------
    workers
        So many serve; more than one over PostgreSQL and Valkey.
    quick
        A few tables and sockets for a moment, to see that everything works.
    json
        A file for all figures.
    markdown
        A file for the sheet as the documentation shows it.
    """
    size = QUICK if quick else FULL
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    need_files(4 * size.honest.games + size.flooders + 500)
    with tempfile.TemporaryDirectory(prefix="rackrun-flood-") as folder:
        figures = run(size, Path(folder), workers)
    title = f"Honest moves before and in a flood of {figures.flooders} sockets, workers: {workers}"
    sheet = compared(title, figures.calm, figures.flood)
    times = times_slower(figures.calm, figures.flood)
    kept = "kept" if times <= PROMISED else "missed"
    show(figures.machine, sheet, f"flooders: {figures.sent}",
         f"p99 in the flood: {times:.2f} times, {PROMISED:g} are promised: {kept}")  # fmt: skip
    write(asdict(figures), sheet, json, markdown)


if __name__ == "__main__":
    cyclopts.run(main)
