"""``rackrun arena``: contests between bots, and what they prove."""

import json as js
import os
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from rackrun.errors import BadContest

if TYPE_CHECKING:
    from rich.table import Table

    from rackrun.arena.contest import Contest
    from rackrun.arena.running import PlayDeals, Watch
    from rackrun.arena.saving import Saved
    from rackrun.arena.tally import Tally

FLAG = Parameter(negative="")
STOPPED = 130
"""The exit code after Ctrl-C."""


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """Who plays what."""

    bots: str
    "The bots, with commas: 'solver,beginner', the second in all other seats; or one per seat."
    edition: str = "classic"
    "An edition ('junior'), a code of rules ('classic.j1'), or a rule file of your own."
    option: Annotated[list[str] | None, FLAG] = None
    "A choice such as 'max_jokers_per_set=1'; 'rackrun editions' lists them."
    players: int = 2
    "The number of seats, and of the rotations in which each deal is played."
    deals: int = 200
    "The number of deals."
    seed: int = 1
    "The number that all deals follow from."


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class How:
    """How it is run and shown; none of this changes a game."""

    workers: int | None = None
    "The number of processes; without one, as many as there are cores."
    ray: Annotated[bool, FLAG] = False
    "Play on a Ray cluster: the one of RAY_ADDRESS, or one of this machine."
    move_seconds: float = 10.0
    "A bot that takes longer for a move has lost the round."
    stop_early: Annotated[bool, FLAG] = False
    "Stop as soon as a sequential test takes a side; the verdict needs the interval as well."
    resume: Path | None = None
    "A file for the finished deals: made if it is not there, gone on with if it is."
    records: Path | None = None
    "A folder for the record of every game."
    plots: Path | None = None
    "A folder for pictures of the result, as SVG."
    json: Annotated[bool, FLAG] = False
    "As JSON, for programs."


def arena(match: Match, how: How | None = None) -> int:
    """Let bots play against each other, each deal from every seat, and say who is stronger.

    A bot of your own is named 'module:Class'. Ctrl-C stops the run and loses no finished deal.
    """
    from rackrun.arena.running import Run
    from rackrun.arena.workers import Workshop

    how = how or How()
    contest = _contest(match, how)
    _check(match, how)
    workers = how.workers or (0 if how.ray else _cores())
    shop = Workshop(contest, workers, how.move_seconds, how.records)
    stopped = False
    with _kept(how.resume, contest) as saved:
        run = Run(shop, match.deals, saved=saved, stop_early=how.stop_early, play=_where(how))
        try:
            with watching(match.deals) as watch:
                run.go(watch)
        except KeyboardInterrupt:
            stopped = True
    if stopped:
        print(f"stopped after {run.tally.deals} deals; the same command goes on with "
              f"--resume '{saved.path}'", file=sys.stderr)  # fmt: skip
    elif how.resume is None:
        saved.path.unlink()
    if run.tally.deals:
        _show(run.tally, how)
    return STOPPED if stopped else 0


def _contest(match: Match, how: How) -> "Contest":
    from rackrun.arena.contest import Contest
    from rackrun.arena.trying import MAKE_SECONDS, tried
    from rackrun.cli.play import chosen_edition

    # A module of one's own is looked for where one is, as `python -m` does.
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    names = [name.strip() for name in match.bots.split(",")]
    edition = chosen_edition(match.edition, match.option or [])
    seconds = max(MAKE_SECONDS, how.move_seconds)
    return Contest.of(
        edition, names, players=match.players, seed=match.seed,
        check=lambda name, edition: tried(name, edition, seconds),
    )  # fmt: skip


def _check(match: Match, how: How) -> None:
    """Refuse whatever would fail later, before anything is played."""
    if match.deals < 1:
        raise BadContest(f"deals: expected 1 or more, got {match.deals}")
    if how.workers is not None and how.workers < 1:
        raise BadContest(f"workers: expected 1 or more, got {how.workers}")
    if not how.move_seconds > 0:
        raise BadContest(f"move-seconds: expected more than 0, got {how.move_seconds:g}")
    if how.plots is not None:
        from rackrun.arena.plots import check_plots

        check_plots()
    if how.ray:
        from rackrun.arena.on_ray import check_ray

        check_ray()
    for name, folder in (("records", how.records), ("plots", how.plots)):
        if folder is not None:
            make_folder(name, folder)


def _where(how: How) -> "PlayDeals":
    """Where the deals are played."""
    from rackrun.arena import on_ray, workers

    return on_ray.play_deals if how.ray else workers.play_deals


def make_folder(name: str, folder: Path) -> None:
    """Make the folder that an option names, unless it is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadContest(
            f"{name}: expected a folder that can be made, got '{folder}' ({error.strerror})"
        ) from error


def _cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _kept(path: Path | None, contest: "Contest") -> "Saved":
    """The file for the finished deals: the one named, or one of our own until the run is over."""
    from rackrun.arena.saving import Saved

    return Saved(path or _own_file(), contest)


def _own_file() -> Path:
    """A new file in the user's folder, or for lack of one where files go that nobody keeps."""
    from rackrun.cli.terminal.saves import state_folder

    for folder in filter(None, (state_folder(), Path(tempfile.gettempdir()))):
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            number, name = tempfile.mkstemp(prefix="arena-", suffix=".jsonl", dir=folder)
            os.close(number)
            return Path(name)
    raise BadContest(
        "resume: expected a folder of one's own that can be written; hint: --resume FILE"
    )


@contextmanager
def watching(deals: int) -> Generator["Watch"]:
    """A bar on standard error where somebody looks at it."""
    if not sys.stderr.isatty():
        yield _unseen
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    words = TextColumn("{task.completed} of {task.total} deals, {task.fields[rate]}")
    columns = (BarColumn(), words, TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), redirect_stdout=False) as bar:
        task = bar.add_task("", total=deals, rate="")

        def seen(tally: "Tally") -> None:
            first = tally.first
            bar.update(task, completed=tally.deals,
                       rate=f"{first.name} {100 * first.rates.mean:.1f} %")  # fmt: skip

        yield seen


def _unseen(_tally: "Tally") -> None:
    pass


def _show(tally: "Tally", how: How) -> None:
    """The result, for people or for programs, and its pictures."""
    from rackrun.arena.plots import draw
    from rackrun.arena.report import as_data, verdict
    from rackrun.cli.screen import Screen

    if how.json:
        print(js.dumps(as_data(tally, sequential=how.stop_early)))
    else:
        console = Screen(highlight=False, markup=False, emoji=False)
        console.print(_table(tally))
        fair = 100 * tally.contest.fair_share
        said = verdict(tally, sequential=how.stop_early)
        console.print(
            f"{said}: {tally.first.name}, beside a fair share of {fair:.1f} %", soft_wrap=True
        )
        for line in _failures(tally):
            console.print(line, soft_wrap=True)
    if how.plots is not None:
        for path in draw(tally, how.plots):
            print(f"drew {path}", file=sys.stderr)


def _table(tally: "Tally") -> "Table":
    from rich.table import Column, Table

    contest = tally.contest
    title = f"{contest.edition.code}, {tally.deals} deals, seed {contest.seed}"
    names = "games", "wins", "win rate", "95 % interval", "points", "ms a move"
    table = Table("bot", *(Column(name, justify="right") for name in names), title=title)
    for row in tally.rows:
        interval = row.interval
        table.add_row(
            row.name if row.seats == 1 else f"{row.seats} × {row.name}",
            str(row.games), f"{row.wins:g}", f"{100 * row.rates.mean:.1f} %",
            f"{100 * interval.low:.1f}–{100 * interval.high:.1f} %",
            f"{row.points.mean:+.1f}", f"{row.ms_per_move:.2f}",
        )  # fmt: skip
    return table


def _failures(tally: "Tally") -> Generator[str]:
    """Who failed, and how: the first of them one by one."""
    from rackrun.arena.guard import one_line

    for each in tally.failures:
        # Reasons are lines already, but those of a file to go on with may be anything.
        yield one_line(f"{each.bot} lost deal {each.deal}, rotation {each.rotation}, "
                       f"in seat {each.seat}: {each.why}")  # fmt: skip
    more = sum(row.failures for row in tally.rows) - len(tally.failures)
    if more:
        yield f"and {more} more"
