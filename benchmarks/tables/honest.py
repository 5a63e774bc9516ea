"""Honest games before something happens on the server, and while it does."""

import json as files
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from benchmarks.solver.sheets import Sheet, milliseconds
from benchmarks.tables.clients import driving
from benchmarks.tables.figures import Load
from benchmarks.tables.rooms import Kept
from benchmarks.tables.serving import ROOT, serving
from rackrun.store.moving import back_up, restore
from rackrun.store.postgres_place import PostgresPlace
from rackrun.store.sqlite_form import NAME
from rackrun.store.sqlite_place import SqlitePlace
from tests.kit.engines import Postgres, Valkey

WIDE = 120
ENDS_WITHIN = 60.0
"""Seconds that others have to tell what they did."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Honest:
    """Honest games; times are in seconds."""

    games: int = 100
    every: float = 2.0
    """Between two moves of a game."""
    seconds: float = 30.0
    """How long the games are watched, before and while it happens."""
    begins: float = 10.0
    """How long it has to begin: whoever comes for the first time costs more."""


@dataclass(frozen=True, slots=True)
class Spell:
    """Honest games for a while."""

    load: Load
    resident: float | None
    """MB of the server after it."""


def measured(
    honest: Honest, data: Path, kept: Kept, limits: tuple[str, ...], others: str,
    told: dict[str, Any], workers: int = 1,
) -> tuple[Spell, Spell, dict[str, Any]]:  # fmt: skip
    """Play; then play beside others, a module that is told this; gives also what they did."""
    with (
        _kept_for(workers, data) as keeps,
        serving(data, limits=limits, keeps=keeps) as served,
        driving(served, kept, lambda _: None) as driver,
    ):
        driver.ask("connect", upto=honest.games)

        def spell() -> Spell:
            told = driver.ask("pace", every=honest.every, seconds=honest.seconds)
            return Spell(Load.of(honest.games, honest.every, told), served.resident())

        calm = spell()
        with _beside(others, {"address": served.address, **told}) as did:
            time.sleep(honest.begins)
            then = spell()
        return calm, then, did


@contextmanager
def _kept_for(workers: int, data: Path) -> Generator[tuple[str, ...] | None]:
    """Where so many workers find the rooms of the folder; several need a database and a bus."""
    if workers == 1:
        yield None
        return
    database, bus = Postgres(), Valkey()
    try:
        address = database.new_database()
        back_up(SqlitePlace(data / NAME), data / "rooms.backup")
        restore(PostgresPlace(address), data / "rooms.backup")
        yield ("--database", address, "--bus", bus.address, "--workers", str(workers))
    finally:
        bus.end()
        database.end()


@contextmanager
def _beside(module: str, told: dict[str, Any]) -> Generator[dict[str, Any]]:
    """A process of others who are told where to go; what they did is known when it has ended."""
    did: dict[str, Any] = {}
    process = subprocess.Popen([sys.executable, "-m", module], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, text=True, cwd=ROOT)  # fmt: skip
    try:
        assert process.stdin
        process.stdin.write(files.dumps(told) + "\n")
        process.stdin.flush()
        yield did
        out, _ = process.communicate(timeout=ENDS_WITHIN)
        did |= files.loads(out)
    finally:
        process.kill()
        process.wait()


def times_slower(calm: Spell, then: Spell) -> float:
    """The p99 while it happens as a multiple of that before."""
    before, after = calm.load.moves, then.load.moves
    assert before is not None
    assert after is not None, "every table moves"
    return after.p99 / before.p99


def compared(title: str, calm: Spell, then: Spell) -> Sheet:
    """Both spells as a sheet."""
    sheet = Sheet(title, ("when", "moves", "p50 ms", "p99 ms", "max ms", "server", "MB"))
    for name, spell in (("before", calm), ("in it", then)):
        moves, load = spell.load.moves, spell.load
        assert moves is not None
        sheet.add(name, str(moves.count), *map(milliseconds, (moves.median, moves.p99, moves.max)),
                  "–" if load.server is None else f"{load.server:.0%}",
                  "–" if spell.resident is None else f"{spell.resident:.0f}")  # fmt: skip
    return sheet


def show(machine: dict[str, Any], sheet: Sheet, *lines: str) -> None:
    """Show the figures, wide enough for a sheet if nobody looks."""
    usual = Console()
    console = usual if usual.is_terminal else Console(width=WIDE)
    console.print(machine)
    console.print(sheet.to_rich())
    for line in lines:
        console.print(line)


def write(figures: dict[str, Any], sheet: Sheet, json: Path | None, markdown: Path | None) -> None:
    """Keep the figures in files."""
    for path in filter(None, (json, markdown)):
        path.parent.mkdir(parents=True, exist_ok=True)
    if json:
        json.write_text(files.dumps(figures, indent=1) + "\n")
    if markdown:
        markdown.write_text(sheet.to_markdown())
