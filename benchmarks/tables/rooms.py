"""Rooms in play, put into a store within a moment."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from benchmarks.tables.scripts import PEOPLE, PLAYER, Script, long_scripts
from rackrun.rooms.events import OPEN
from rackrun.store import SqliteStore

SCRIPTS = 16
"""Games that differ; each is played at several tables."""
MOVES_BEFORE = 24
"""Moves in the log of a game before the server starts again: six of each seat."""
LIMIT = 120
"""Seconds for a turn, where there is a clock."""
WITH_BOT = (OPEN, OPEN, OPEN, PLAYER)


@dataclass
class Kept:
    """Rooms that were stored, and where their scripts are."""

    scripts: Path
    games: list[tuple[str, int]] = field(default_factory=list[tuple[str, int]])
    """Rooms that are played, with the number of the script."""
    others: list[str] = field(default_factory=list[str])
    """Rooms in which nobody moves."""


def keep_games(data: Path, games: int, others: int = 0) -> Kept:
    """Store rooms in which tiles were just dealt."""
    scripts = long_scripts(min(SCRIPTS, games), _now())
    kept = Kept(data / "scripts.json")
    kept.scripts.write_bytes(msgspec.json.encode([steps for _, steps in scripts]))

    async def work(store: SqliteStore) -> None:
        numbers = [number % len(scripts) for number in range(games + others)]
        rooms = await asyncio.gather(*(scripts[number][0].store(store) for number in numbers))
        kept.games = list(zip(rooms[:games], numbers, strict=False))
        kept.others = list(rooms[games:])

    _with_store(data, work)
    return kept


def keep_guests(data: Path, tables: int, bots: tuple[str, ...]) -> list[str]:
    """Store rooms in which a person is in the middle of a round with bots; gives their ids."""
    now, plan = _now(), (OPEN, *bots)
    scripts = [_in_the_middle(plan, None, number, now, on_turn=0)
               for number in range(min(SCRIPTS, tables))]  # fmt: skip
    rooms: list[str] = []

    async def work(store: SqliteStore) -> None:
        each = (scripts[number % len(scripts)].store(store) for number in range(tables))
        rooms.extend(await asyncio.gather(*each))

    _with_store(data, work)
    return rooms


@dataclass
class Waiting:
    """Rooms that somebody must see to after a restart, each with the version it has then."""

    clocks: dict[str, int] = field(default_factory=dict[str, int])
    """The turn gets back what the server was away."""
    bots: dict[str, int] = field(default_factory=dict[str, int])
    """The bot has moved."""


def keep_waiting(data: Path, games: int) -> Waiting:
    """Store rooms in the middle of play, a quarter of each kind: people or a bot to move, with a
    clock or without.
    """
    now, waiting = _now(), Waiting()
    kinds = [(plan, limit, _in_the_middle(plan, limit, number, now,
                                          on_turn=3 if plan is WITH_BOT else None))
             for number in range(SCRIPTS // 4)
             for plan in (PEOPLE, WITH_BOT) for limit in (None, LIMIT)]  # fmt: skip

    async def keep(store: SqliteStore, number: int) -> None:
        plan, limit, script = kinds[number % len(kinds)]
        room = await script.store(store)
        clock = int(limit is not None)
        if clock:
            waiting.clocks[room] = script.room.version + 1
        if plan is WITH_BOT:
            waiting.bots[room] = script.room.version + clock + 1

    async def work(store: SqliteStore) -> None:
        await asyncio.gather(*(keep(store, number) for number in range(games)))
        await store.beat("", _now())

    _with_store(data, work)
    return waiting


def _in_the_middle(plan: tuple[str, ...], limit: int | None, number: int, now: int,
                   on_turn: int | None) -> Script:  # fmt: skip
    """A room after some moves, and when this seat is on turn."""
    script, moves = Script.begun(f"kept table {number}", now, plan, limit), 0
    while moves < MOVES_BEFORE or on_turn not in (None, script.room.position.turn):
        script.do(script.next_action())
        moves += 1
    return script


def _with_store(data: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(data / "rooms.db")
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def _now() -> int:
    return round(time.time() * 1000)
