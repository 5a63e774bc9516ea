"""``make bench-flood``: honest games before a flood and in it, with the limits of every server."""

import json as files
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any

import cyclopts
from cyclopts import Parameter
from rich.console import Console

from benchmarks.solver.report import machine
from benchmarks.solver.sheets import Sheet, milliseconds
from benchmarks.tables.clients import driving
from benchmarks.tables.figures import Load
from benchmarks.tables.rooms import Kept, keep_games
from benchmarks.tables.scripts import KEY
from benchmarks.tables.serving import ROOT, Served, need_files, serving

PROMISED = 2.0
"""The p99 of honest moves in the flood, at most, as a multiple of that before it."""
PROXIED = ("--proxy", "127.0.0.1")
"""The usual limits, and flooders come from several addresses."""
WIDE = 120


@dataclass(frozen=True, slots=True, kw_only=True)
class Size:
    """One run; times are in seconds."""

    games: int = 100
    flooders: int = 500
    every: float = 2.0
    """Between two moves of a game."""
    seconds: float = 30.0
    """How long the games are watched, before the flood and in it."""
    begins: float = 10.0
    """How long the flood has to begin: whoever comes for the first time costs more."""


QUICK = Size(games=2, flooders=12, every=0.2, seconds=1.0, begins=0.5)
"""To see that everything works; its figures mean nothing."""


@dataclass(frozen=True, slots=True)
class Spell:
    """Honest games for a while."""

    load: Load
    resident: float | None
    """MB of the server after it."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured."""

    machine: dict[str, Any]
    flooders: int
    calm: Spell
    flood: Spell
    sent: dict[str, int]

    @property
    def times(self) -> float | None:
        """The p99 in the flood as a multiple of that before it."""
        calm, flood = self.calm.load.moves, self.flood.load.moves
        return flood.p99 / calm.p99 if calm and flood else None


def measured(size: Size, data: Path) -> Figures:
    """Play, then play in a flood."""
    kept = keep_games(data, size.games, others=size.flooders // 4)
    with serving(data, limits=PROXIED) as served, driving(served, kept, lambda _: None) as driver:
        driver.ask("connect", upto=size.games)

        def spell() -> Spell:
            told = driver.ask("pace", every=size.every, seconds=size.seconds)
            return Spell(Load.of(size.games, size.every, told), served.resident())

        calm = spell()
        with flooding(served, kept, size) as sent:
            time.sleep(size.begins)
            flood = spell()
    return Figures(machine(), size.flooders, calm, flood, sent)


@contextmanager
def flooding(served: Served, kept: Kept, size: Size) -> Generator[dict[str, int]]:
    """A flood; how much was sent is known when it has ended."""
    sent: dict[str, int] = {}
    command = [sys.executable, "-m", "benchmarks.tables.flooders"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                               cwd=ROOT)  # fmt: skip
    told = {"address": served.address, "key": KEY, "rooms": kept.others, "count": size.flooders}
    try:
        assert process.stdin
        process.stdin.write(files.dumps(told) + "\n")
        process.stdin.flush()
        yield sent
        out, _ = process.communicate(timeout=60)
        sent |= files.loads(out)
    finally:
        process.kill()
        process.wait()


def written(figures: Figures) -> Sheet:
    """The figures as a sheet."""
    title = f"Honest moves before and in a flood of {figures.flooders} sockets"
    heads = ("when", "moves", "p50 ms", "p99 ms", "max ms", "server", "MB")
    sheet = Sheet(title, heads)
    for name, spell in (("before", figures.calm), ("in it", figures.flood)):
        moves, load = spell.load.moves, spell.load
        assert moves is not None
        sheet.add(name, str(moves.count), *map(milliseconds, (moves.median, moves.p99, moves.max)),
                  "–" if load.server is None else f"{load.server:.0%}",
                  "–" if spell.resident is None else f"{spell.resident:.0f}")  # fmt: skip
    return sheet


def main(
    *,
    quick: Annotated[bool, Parameter(negative="")] = False,
    json: Path | None = None,
    markdown: Path | None = None,
) -> None:
    """Play at many tables while others flood the server, and show the figures.

    Parameters
    ----------
    quick
        A few tables and sockets for a moment, to see that everything works.
    json
        A file for all figures.
    markdown
        A file for the sheet as the documentation shows it.
    """
    size = QUICK if quick else Size()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    need_files(4 * size.games + size.flooders + 500)
    with tempfile.TemporaryDirectory(prefix="rackrun-flood-") as folder:
        figures = measured(size, Path(folder))
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDE)
    sheet, times = written(figures), figures.times
    console.print(figures.machine)
    console.print(sheet.to_rich())
    console.print(f"flooders: {figures.sent}")
    if times is not None:
        kept = "kept" if times <= PROMISED else "missed"
        console.print(f"p99 in the flood: {times:.2f} times, {PROMISED:g} are promised: {kept}")
    for path in filter(None, (json, markdown)):
        path.parent.mkdir(parents=True, exist_ok=True)
    if json:
        json.write_text(files.dumps(asdict(figures), indent=1) + "\n")
    if markdown:
        markdown.write_text(sheet.to_markdown())


if __name__ == "__main__":
    cyclopts.run(main)
