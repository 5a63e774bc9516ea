"""``make bench-load``: a thousand games at once, more workers, and how cost grows."""

import json as files
import signal
import sys
import tempfile
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Literal

import cyclopts
from cyclopts import Parameter
from rich.progress import Progress

from benchmarks.solver.report import machine
from benchmarks.tables.load.courses import Tables
from benchmarks.tables.load.figures import Figures, Pace, Spell
from benchmarks.tables.load.house import EMBEDDED, SHARED, House, house
from benchmarks.tables.load.measuring import kills, spell
from benchmarks.tables.load.sheets import write_markdown, written
from benchmarks.tables.load.sizes import FULL, QUICK, Size
from benchmarks.tables.serving import need_files
from benchmarks.tables.showing import progress, show

MOST_SEATS = "six-160"
"""The edition in which the most can sit at a table; with fewer, too."""

Part = Literal["promised", "shared", "kills", "games", "seats", "spectators"]


class Run:
    """One run with its figures."""

    def __init__(self, size: Size, place: Path | None, bar: Progress) -> None:
        """Nothing is measured yet; rooms are kept in new folders in this place."""
        self._size, self._place, self._progress = size, place, bar
        self._bar = bar.add_task("", total=None)
        self.figures = Figures(machine())
        self.parts: dict[str, Callable[[], None]] = {
            "promised": self._promised, "shared": self._shared, "kills": self._kills,
            "games": self._games, "seats": self._seats, "spectators": self._spectators,
        }  # fmt: skip

    def _promised(self) -> None:
        """What is promised of a thousand games, in either house."""
        for name in (EMBEDDED, SHARED):
            found = self._spell(name, 1, self._size.promised, self._size.as_people_play)
            self.figures.promised.append(found)

    def _shared(self) -> None:
        """Tables at one worker, the same at two, and twice as many at two; again and again.

        What a move costs hangs on what else the machine does, so all take turns.
        """
        tables = self._size.shared
        for pace in (self._size.brisk, self._size.drafting):
            for _ in range(self._size.times):
                for workers, games in ((1, 1), (2, 1), (2, 2)):
                    many = replace(tables, games=games * tables.games)
                    self.figures.shared.append(self._spell(SHARED, workers, many, pace))

    def _kills(self) -> None:
        """Workers are killed and added."""
        size = self._size
        with self._house(SHARED) as each:
            self.figures.kills = kills(each, size.killed_at, size.while_killed, size.kills,
                                       self._step, self._begin)  # fmt: skip

    def _games(self) -> None:
        for games in self._size.games:
            found = self._spell(EMBEDDED, 1, Tables(games=games), self._size.growing)
            self.figures.by_games.append(found)

    def _seats(self) -> None:
        for seats in self._size.seats:
            tables = Tables(games=self._size.few, seats=seats, edition=MOST_SEATS)
            self.figures.by_seats.append(self._spell(EMBEDDED, 1, tables, self._size.moving))

    def _spectators(self) -> None:
        for spectators in self._size.spectators:
            tables = Tables(games=self._size.few, spectators=spectators)
            found = self._spell(EMBEDDED, 1, tables, self._size.moving)
            self.figures.by_spectators.append(found)

    def _spell(self, name: str, workers: int, tables: Tables, pace: Pace) -> Spell:
        with self._house(name) as each:
            return spell(each, workers, tables, pace, self._step, self._begin)

    @contextmanager
    def _house(self, name: str) -> Generator[House]:
        self._begin(f"{name} starts")
        with (
            tempfile.TemporaryDirectory(prefix="rackrun-load-", dir=self._place) as folder,
            house(name, Path(folder)) as each,
        ):
            yield each

    def _begin(self, what: str) -> None:
        self._progress.reset(self._bar, description=what, total=1.0)

    def _step(self, share: float) -> None:
        self._progress.update(self._bar, completed=share)


def measure(
    *,
    quick: Annotated[bool, Parameter(negative="")] = False,
    only: list[Part] | None = None,
    games: int | None = None,
    place: Path | None = None,
    json: Path | None = None,
    markdown: Path | None = None,
    plots: Path | None = None,
) -> None:
    """Play at many tables at once as people do, and show what the server takes for it.

    Parameters
    ----------
    quick
        A few tables for a moment, to see that everything works.
    only
        Measure these parts alone; say it once for each.
    games
        So many games instead of a thousand, to size a machine of your own.
    place
        A folder on the disk that is to be measured; without it, the one for temporary files.
    json
        A file for all figures.
    markdown
        A file for the sheets as the documentation shows them.
    plots
        A folder for the pictures.
    """
    size = QUICK if quick else FULL
    if games is not None:
        size = replace(size, promised=Tables(games=games))
    # Whoever ends us ends the servers and clients too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    need_files(max(size.promised.sockets, 4 * size.games[-1],
                   size.few * (4 + size.spectators[-1])) + 500)  # fmt: skip
    with progress() as bar:
        run = Run(size, place, bar)
        for part in only or run.parts:
            run.parts[part]()
    show(run.figures.machine, written(run.figures))
    for path in filter(None, (json, markdown)):
        path.parent.mkdir(parents=True, exist_ok=True)
    if json:
        json.write_text(files.dumps(run.figures.as_data(), indent=1) + "\n")
    if markdown:
        write_markdown(run.figures, markdown)
    if plots:
        from benchmarks.tables.load.plots import draw  # noqa: PLC0415 - slow, and wanted by few

        draw(run.figures, plots)


if __name__ == "__main__":
    cyclopts.run(measure)
