"""Rooms outlive the program that served them: every log that was ever landed is read for ever."""

import asyncio
import json
import re
import shutil
import sqlite3
from functools import partial
from pathlib import Path
from typing import get_args

import pytest

from rackrun.audit import audit
from rackrun.bots import GUIDE, Budget, View
from rackrun.editions import ids
from rackrun.fairness import prove
from rackrun.notation.events import event_name
from rackrun.rooms.events import Happening
from rackrun.rooms.notation import KINDS, read_happening, write_happening
from rackrun.rooms.refusals import Refused
from rackrun.rooms.room import Room, enter
from rackrun.rooms.telling import snapshot
from rackrun.rules.actions import Begin, Prepare
from rackrun.rules.events import Event, MatchOpened, SeedRevealed
from rackrun.rules.position import Stage
from rackrun.server.desk import Desk
from rackrun.server.lobby import Lobby
from rackrun.server.means import Means
from rackrun.server.thinking import ThinkHere, think
from rackrun.server.wish import Stale
from rackrun.store import Batch, Move, SqliteStore
from rackrun.store.sqlite_form import APPLICATION, STEPS
from tests.rooms import logs
from tests.rooms.logs import (
    BEGAN,
    FOLDER,
    FORMAT,
    SCHEMA,
    STORED,
    Log,
    database_of,
    new_room,
    path_of,
    read_log,
    stands,
    write_logs,
)
from tests.server.house import TestTime, run, seeds, until, waking, wish

LOGS = sorted(FOLDER.glob("*.jsonl"))
DATABASES = sorted(FOLDER.glob("*.db"))
EVERY = pytest.mark.parametrize("path", LOGS, ids=lambda path: path.name)


def number_of(path: Path) -> int:
    """The number of the format that a file has."""
    return int(path.name.split(".")[1])


def matches_of(happenings: list[Happening]) -> list[list[Event]]:
    """The events of each match."""
    found: list[list[Event]] = []
    for each in happenings:
        if isinstance(each, MatchOpened):
            found.append([])
        if isinstance(each, Event):
            found[-1].append(each)
    return found


# Logs


@EVERY
def test_an_old_log_leads_to_the_room_that_it_led_to(path: Path) -> None:
    log = read_log(path)
    room = enter(log.happenings)
    assert stands(room, log.ended)
    assert room.version == len(log.entries)
    again = [read_happening(write_happening(each)) for each in log.happenings]
    assert again == log.happenings
    assert enter(again) == room
    for seat in (None, *range(len(room.chairs))):
        assert json.loads(json.dumps(snapshot(room, seat)))["version"] == room.version


@EVERY
def test_every_match_of_an_old_log_is_decided_again_alike_and_proved(path: Path) -> None:
    matches = matches_of(read_log(path).happenings)
    assert len(matches) == 2
    for events in matches:
        assert audit(events) is None
        proof = prove(events)
        assert proof.fair
        revealed = [each for each in events if isinstance(each, SeedRevealed)]
        assert len(proof.proved) == len(revealed)


@EVERY
def test_a_log_of_today_is_written_again_to_the_letter(path: Path) -> None:
    if number_of(path) == FORMAT:
        log = read_log(path)
        assert tuple(map(write_happening, log.happenings)) == log.entries


@EVERY
def test_a_changed_log_is_noticed(path: Path) -> None:
    log = read_log(path)
    assert not stands(enter(log.happenings[:-1]), log.ended)
    told = {**log.ended, "chairs": [*log.ended["chairs"][:-1], ["open", "Eve", "", ""]]}
    assert not stands(enter(log.happenings), told)


def test_every_edition_has_a_log_and_every_event_is_in_one() -> None:
    assert {path_of(name) for name in ids()} <= set(LOGS)
    told = {json.loads(entry)["event"] for path in LOGS for entry in read_log(path).entries}
    assert told >= {*KINDS, *(event_name(kind) for kind in get_args(Event))}


def test_nothing_else_lies_beside_the_logs() -> None:
    names = [path.name for path in FOLDER.iterdir()]
    assert not [name for name in names if not re.fullmatch(r"[a-z0-9-]+\.\d+\.(jsonl|db)", name)]
    assert {number_of(path) for path in LOGS} == set(range(1, FORMAT + 1))
    assert {number_of(path) for path in DATABASES} == set(range(1, SCHEMA + 1))
    assert len(STEPS) == SCHEMA, "a new form of the database needs a file of its own"


# Going on


async def played_on(desk: Desk) -> Room:
    """Play with all keys until the match is over; bots of the room move by themselves."""
    while (room := await desk.room()).position.stage is not Stage.OVER:
        position = room.position
        holder = room.host
        match position.stage:
            case Stage.PREPARE:
                await desk.do(wish(holder, Prepare()))
            case Stage.BEGIN:
                await desk.do(wish(holder, Begin()))
            case Stage.NAME if room.guide == "host":
                await _thinks(desk, room, GUIDE, holder, 0)
            case Stage.NAME:
                await until(desk, lambda now, room=room: now.version > room.version)
            case Stage.FIND:
                await _thinks(desk, room, "finder", room.chairs[0].holder, 0)
            case _ if room.chairs[position.turn].bot:
                await until(desk, lambda now, room=room: now.version > room.version)
            case _:
                turn = position.turn
                await _thinks(desk, room, "helper", room.chairs[turn].holder, turn)
    return room


async def _thinks(desk: Desk, room: Room, name: str, holder: str, seat: int) -> None:
    """What a bot would do is done with somebody's key, unless another one was quicker."""
    action = think(name, View(room.position, seat), str(room.version), Budget())
    try:
        await desk.do(wish(holder, action), seen=room.moved)
    except (Refused, Stale):
        await desk.catch_up()
        if (await desk.room()).version == room.version:
            raise


def lobby_over(store: SqliteStore) -> Lobby:
    """A lobby over a store, some time after everything in it has happened."""
    time = TestTime()
    time.turn(BEGAN + 20_000_000 - time.now())
    return Lobby(Means(store=store, thinker=ThinkHere(), time=time,
                       new_seed=partial(next, seeds("going on"))))  # fmt: skip


@EVERY
def test_a_room_goes_on_from_its_old_log_to_the_end_of_the_match(
    path: Path, tmp_path: Path
) -> None:
    log = read_log(path)

    async def work() -> None:
        store = SqliteStore(tmp_path / "rooms.db")
        lobby = lobby_over(store)
        name = new_room(path.name)
        batch = Batch(at=BEGAN, entries=log.entries, seeds=log.ended["seeds"], wakes=BEGAN)
        await store.create(name, batch)
        desk = await lobby.desk(name.id)
        await desk.open(away=30_000_000)
        room = await played_on(desk)
        entries = await store.entries(name.id)
        assert tuple(each.data for each in entries[: len(log.entries)]) == log.entries
        happenings = [read_happening(each.data) for each in entries]
        assert enter(happenings) == room
        proof = prove(matches_of(happenings)[-1])
        assert proof.fair
        assert len(proof.proved) == proof.rounds
        await lobby.close()
        await store.close()

    run(work())


# The database


@pytest.mark.parametrize("path", DATABASES, ids=lambda path: path.name)
def test_an_old_database_opens_has_everything_and_goes_on(path: Path, tmp_path: Path) -> None:
    before = path.read_bytes()
    assert len(before) < 60_000
    copy = tmp_path / "rooms.db"
    shutil.copy(path, copy)
    assert _pragmas(copy) == (APPLICATION, number_of(path))

    async def work() -> None:
        store = SqliteStore(copy)
        assert _pragmas(copy) == (APPLICATION, len(STEPS))
        lobby = lobby_over(store)
        assert max((await store.beats()).values()) == BEGAN + 10_000_000
        waiting = waking(tmp_path)
        for name in STORED:
            log, room = read_log(path_of(name)), new_room(name)
            await _check_stored(store, log, name)
            assert await lobby.find(room.code.lower()) == room.id
            assert room.id in waiting
        await lobby.resume()  # bots and clocks go on by themselves, nobody loses time
        for name in STORED:
            desk = await lobby.desk(new_room(name).id)
            assert (await played_on(desk)).position.stage is Stage.OVER
        await lobby.delete(new_room(STORED[0]).id)
        assert await store.room_of(new_room(STORED[0]).code) is None
        await lobby.close()
        await store.close()

    run(work())
    assert path.read_bytes() == before


async def _check_stored(store: SqliteStore, log: Log, name: str) -> None:
    """A room in the database is the one of the log, with its moves and seeds."""
    room = new_room(name)
    entries = await store.entries(room.id)
    assert tuple(each.data for each in entries) == log.entries
    assert stands(enter(read_happening(each.data) for each in entries), log.ended)
    for commitment, seed in log.ended["seeds"].items():
        assert await store.seed_of(room.id, commitment) == seed
    span = await store.span_of(room.id, Move("somebody 0", "m-3"))
    assert span == (4, 3 + logs.TOGETHER)
    assert await store.span_of(room.id, Move("somebody 1", "m-3")) is None


def _pragmas(path: Path) -> tuple[int, int]:
    connection = sqlite3.connect(path)
    try:
        words = ("application_id", "user_version")
        first, second = (connection.execute(f"PRAGMA {word}").fetchone()[0] for word in words)
        return first, second
    finally:
        connection.close()


# The script


def test_what_was_written_once_stays_unless_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "ids", lambda: ("stars-intro", "cards-pro"))
    known = [path_of("stars-intro", tmp_path), path_of("cards-pro", tmp_path)]
    others = [path_of("guided").name, database_of().name]
    assert write_logs(tmp_path) == [*(path.name for path in known), *others]
    for path in known:
        log = read_log(path)
        assert stands(enter(log.happenings), log.ended)
    for path in known:
        path.write_text("an old log\n")
    older = tmp_path / "cards-pro.0.jsonl"
    older.write_text("an older one\n")
    assert write_logs(tmp_path) == []
    assert write_logs(tmp_path, [known[1].name]) == [known[1].name]
    assert known[0].read_text() == "an old log\n"
    assert known[1].read_text() != "an old log\n"
    assert older.read_text() == "an older one\n"
    for name in ("classic", older.name):
        with pytest.raises(ValueError, match="expected names of files"):
            write_logs(tmp_path, [name])


def test_the_script_gives_the_same_every_time(tmp_path: Path) -> None:
    first, second = (logs.text_of(logs.lived("cards-pro")) for _ in range(2))
    assert first == second
    files = [tmp_path / "one.db", tmp_path / "other.db"]
    for path in files:
        asyncio.run(logs.write_database(path, [logs.lived("cards-pro")]))
    assert _dump(files[0]) == _dump(files[1])


def _dump(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()
