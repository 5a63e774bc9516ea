"""``make bench-tables``: live tables, with the clients in another process of the same machine."""

import json as files
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import cyclopts
from cyclopts import Parameter
from rich.progress import Progress

from benchmarks.solver.report import machine
from benchmarks.tables.clients import Driver, driving
from benchmarks.tables.figures import Figures, Load, Memory, Parts, Times
from benchmarks.tables.restart import restart
from benchmarks.tables.rooms import Kept, keep_games
from benchmarks.tables.scripts import KEY
from benchmarks.tables.serving import Served, need_files, serving
from benchmarks.tables.sheets import write_markdown, written
from benchmarks.tables.showing import progress, show
from benchmarks.tables.sizes import FULL, QUICK, Size

SYNCS = 100
"""Waits for the disk that are timed."""


class Run:
    """One run with its figures."""

    def __init__(self, size: Size, place: Path | None, bar: Progress) -> None:
        """Nothing is measured yet; rooms are kept in new folders in this place."""
        self._size, self._place, self._progress = size, place, bar
        self._bar = bar.add_task("", total=None)
        with self._folder() as folder:
            self.figures = Figures(_machine(folder), kept_games=size.kept_games)

    def measure(self) -> None:
        """Measure everything, one thing after the other."""
        for games in self._size.games:
            self._live(games, most=games == self._size.games[-1])
        for games in (1, self._size.crowd):
            self._parts(games)
        for number in range(self._size.restarts):
            self._begin(f"restart {number + 1} with {self._size.kept_games} games")
            with self._folder() as data:
                self.figures.restarts.append(restart(data, self._size.kept_games))

    def _live(self, games: int, *, most: bool) -> None:
        """So many live games; with the most of them memory and lost connections too."""
        size = self._size
        with self._folder() as data:
            kept = keep_games(data, games, size.seats_lost if most else 0)
            with serving(data) as served, driving(served, kept, self._step) as driver:
                if most:
                    self._fill(served, driver, kept)
                self._begin(f"{games} games: sit down")
                driver.ask("connect", upto=games)
                if most:
                    self._weigh(served, games, 4 * games)
                loads = [(size.every, size.pace, 0.0), (size.every, size.pace, size.draft_every),
                         (size.brisk_every, size.brisk, 0.0)]  # fmt: skip
                for every, seconds, drafts in loads:
                    drafting = " and drafts" if drafts else ""
                    self._begin(f"{games} games: a move every {every:g} s{drafting}")
                    told = driver.ask("pace", every=every, seconds=seconds, draft_every=drafts)
                    self.figures.loads.append(Load.of(games, every, told))
                if most:
                    self._begin(f"{games} games: lost connections")
                    told = driver.ask("losses", rooms=kept.others, times=size.losses,
                                      every=size.every)  # fmt: skip
                    self.figures.losses = {
                        "one by one": Times.of(told["single"]),
                        "all at once": Times.of(told["together"]),
                    }
                self._begin(f"{games} games: as fast as it goes")
                told = driver.ask("rush", seconds=size.rush)
                self.figures.loads.append(Load.of(games, None, told))

    def _fill(self, served: Served, driver: Driver, kept: Kept) -> None:
        """Weigh the server without games, with some and all without sockets, then with some."""
        self._weigh(served, 0, 0)
        before = 0
        for games in self._size.games:
            self._begin(f"{games} games: memory")
            for room, _ in kept.games[before:games]:
                served.show(room, KEY)
            before = games
            self._weigh(served, games, 0)
        few = self._size.games[0]
        driver.ask("connect", upto=few)
        self._weigh(served, self._size.games[-1], 4 * few)

    def _weigh(self, served: Served, games: int, sockets: int) -> None:
        self.figures.memory.append(Memory(games, sockets, served.resident()))

    def _parts(self, games: int) -> None:
        """Where the time of a move goes."""
        with self._folder() as data:
            kept, file = keep_games(data, games), data / "parts.json"
            module = "benchmarks.tables.instrumented"
            with (
                serving(data, module, str(file)) as served,
                driving(served, kept, self._step) as driver,
            ):
                driver.ask("connect", upto=games)
                self._begin(f"parts of a move, games: {games}")
                driver.ask("rush", seconds=self._size.parts)
            told: dict[str, Any] = files.loads(file.read_text())
        self.figures.parts.append(Parts.of(games, told))

    def _begin(self, what: str) -> None:
        self._progress.reset(self._bar, description=what, total=1.0)

    def _step(self, share: float) -> None:
        self._progress.update(self._bar, completed=share)

    @contextmanager
    def _folder(self) -> Generator[Path]:
        with tempfile.TemporaryDirectory(prefix="rackrun-tables-", dir=self._place) as folder:
            yield Path(folder)


def measure(
    *,
    quick: Annotated[bool, Parameter(negative="")] = False,
    place: Path | None = None,
    json: Path | None = None,
    markdown: Path | None = None,
    plots: Path | None = None,
) -> None:
    """Start servers on loopback, play at many tables at once, and show the figures.

    Parameters
    ----------
    quick
        A few tables for a moment, to see that everything works.
    place
        A folder on the disk that is to be measured; without it, the one for temporary files.
    json
        A file for all figures.
    markdown
        A file for the sheets as the documentation shows them.
    plots
        A folder for the picture.
    """
    size = QUICK if quick else FULL
    # Whoever ends us ends the servers and clients too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    need_files(4 * size.games[-1] + size.seats_lost + 500)
    with progress() as bar:
        run = Run(size, place, bar)
        run.measure()
    figures = run.figures
    show(figures.machine, written(figures))
    for path in filter(None, (json, markdown)):
        path.parent.mkdir(parents=True, exist_ok=True)
    if json:
        json.write_text(files.dumps(figures.as_data(), indent=1) + "\n")
    if markdown:
        write_markdown(figures, markdown)
    if plots:
        from benchmarks.tables.plots import draw  # noqa: PLC0415 - slow, and wanted by few

        draw(figures, plots)


def _machine(folder: Path) -> dict[str, Any]:
    """What was measured on, how busy it was, and how long the disk takes."""
    return machine() | {"ms for 4 kB to be on the disk": round(_sync(folder) * 1e3, 2)}


def _sync(folder: Path) -> float:
    """The median time until some bytes are on the disk."""
    taken: list[float] = []
    with (folder / "sync").open("wb", buffering=0) as file:
        for _ in range(SYNCS):
            file.write(bytes(4096))
            begun = time.perf_counter()
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - begun)
    return statistics.median(taken)


if __name__ == "__main__":
    cyclopts.run(measure)
