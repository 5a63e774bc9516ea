"""``make bench-bots``: honest games before and while bots think at many other tables."""

import signal
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any

import cyclopts
from cyclopts import Parameter

from benchmarks.solver.report import machine
from benchmarks.solver.sheets import milliseconds
from benchmarks.tables.figures import Times
from benchmarks.tables.honest import (
    Honest,
    Spell,
    compared,
    measured,
    show,
    times_slower,
    write,
)
from benchmarks.tables.rooms import keep_games, keep_guests
from benchmarks.tables.scripts import KEY
from benchmarks.tables.serving import UNLIMITED, need_files


@dataclass(frozen=True, slots=True, kw_only=True)
class Size:
    """One run."""

    honest: Honest
    tables: int
    """Where a person plays against bots."""
    bots: int
    """At each of them."""
    looks: float
    """Seconds that a person takes for a move."""


FULL = Size(honest=Honest(), tables=200, bots=3, looks=20.0)
QUICK = Size(honest=Honest(games=2, every=0.2, seconds=2.0, begins=0.5), tables=3, bots=1,
             looks=0.2)  # fmt: skip
"""To see that everything works; its figures mean nothing."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured."""

    machine: dict[str, Any]
    bot: str
    size: Size
    calm: Spell
    beside: Spell
    waits: Times | None
    """Seconds from a person's move until all bots of the table had moved."""


def run(bot: str, size: Size, data: Path) -> Figures:
    """Play; then play while bots think elsewhere."""
    kept = keep_games(data, size.honest.games)
    rooms = keep_guests(data, size.tables, (bot,) * size.bots)
    told = {"key": KEY, "rooms": rooms, "every": size.looks}
    calm, beside, did = measured(
        size.honest, data, kept, UNLIMITED, "benchmarks.tables.guests", told
    )
    return Figures(machine(), bot, size, calm, beside, Times.of(did["waits"]))


def main(
    *,
    bot: str = "searcher",
    quick: Annotated[bool, Parameter(negative="")] = False,
    json: Path | None = None,
    markdown: Path | None = None,
) -> None:
    """Play at many tables while bots think at others, and show the figures.

    Parameters
    ----------
    bot
        The bot that people play against.
    quick
        A few tables for a moment, to see that everything works.
    json
        A file for all figures.
    markdown
        A file for the sheet as the documentation shows it.
    """
    size = QUICK if quick else FULL
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    need_files(4 * size.honest.games + size.tables + 500)
    with tempfile.TemporaryDirectory(prefix="rackrun-bots-") as folder:
        figures = run(bot, size, Path(folder))
    title = f"Moves of people before and beside {size.tables} tables with {size.bots} bots each"
    sheet, waits = compared(title, figures.calm, figures.beside), figures.waits
    lines = [f"p99 beside the bots: {times_slower(figures.calm, figures.beside):.2f} times"]
    if waits is not None:
        lines += [f"the bots of a table have moved after {milliseconds(waits.median)} ms"
                  f" (p99 {milliseconds(waits.p99)} ms, {waits.count} times)"]  # fmt: skip
    show(figures.machine, sheet, *lines)
    write(asdict(figures), sheet, json, markdown)


if __name__ == "__main__":
    cyclopts.run(main)
