"""What every store of rooms promises: all or nothing, in order, once, and for good."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from rackrun.errors import CodeTaken, Conflict, ForeignStore, StoreUnavailable
from rackrun.store import Batch, Entry, Move, NewRoom, Span, SqliteStore, Store
from rackrun.store.migrations import MIGRATIONS

Result = TypeVar("Result")
ROOM = NewRoom("room-1", "ABCDEFGH")
OTHER = NewRoom("room-2", "HGFEDCBA")


def batch(*entries: str, at: int = 10, move: Move | None = None, wakes: int | None = None) -> Batch:
    """A batch of these entries."""
    return Batch(at=at, entries=entries, move=move, wakes=wakes)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file that is not there yet."""
    return tmp_path / "rooms.db"


def using(path: Path, work: Callable[[Store], Awaitable[Result]]) -> Result:
    """Open the store, do the work, close it."""

    async def run() -> Result:
        store = SqliteStore(path)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_what_was_appended_is_there_after_the_store_was_closed(path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create(ROOM, batch("a", "b"))
        await store.append(ROOM.id, 2, batch("c", at=20))

    using(path, write)
    entries = using(path, lambda store: store.entries(ROOM.id))
    assert entries == [Entry(1, 10, "a"), Entry(2, 10, "b"), Entry(3, 20, "c")]
    assert using(path, lambda store: store.entries(ROOM.id, after=2)) == [Entry(3, 20, "c")]
    assert using(path, lambda store: store.room_of(ROOM.code)) == ROOM.id


def test_nobody_appends_to_a_log_that_has_gone_on(path: Path) -> None:
    async def write(store: Store) -> list[Entry]:
        await store.create(ROOM, batch("a"))
        await store.append(ROOM.id, 1, batch("b"))
        for seen in (0, 1, 3):
            with pytest.raises(Conflict, match=f"expected a log of {seen} entries, got 2"):
                await store.append(ROOM.id, seen, batch("x"))
        return await store.entries(ROOM.id)

    assert [entry.data for entry in using(path, write)] == ["a", "b"]


def test_of_many_who_append_at_once_one_succeeds_and_the_others_lose_nothing(path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create(ROOM, batch("a"))
        await store.create(OTHER, batch("a"))
        outcomes = await asyncio.gather(
            *(store.append(ROOM.id, 1, batch(f"by {who}")) for who in range(50)),
            *(store.append(OTHER.id, 1 + at, batch(str(at))) for at in range(50)),
            return_exceptions=True,
        )
        assert [type(each) for each in outcomes[:50]].count(Conflict) == 49
        assert outcomes[50:] == [None] * 50
        assert len(await store.entries(ROOM.id)) == 2
        assert [entry.data for entry in await store.entries(OTHER.id)][1:] == [
            str(at) for at in range(50)
        ]

    using(path, write)


def test_a_move_is_stored_once(path: Path) -> None:
    move = Move("seat 1", "m-7")

    async def write(store: Store) -> None:
        await store.create(ROOM, batch("a"))
        assert await store.span_of(ROOM.id, move) is None
        await store.append(ROOM.id, 1, batch("b", "c", move=move))
        with pytest.raises(Conflict, match="not stored yet"):
            await store.append(ROOM.id, 3, batch("d", move=move))
        await store.append(ROOM.id, 3, batch("e", move=Move("seat 2", "m-7")))
        assert await store.span_of(ROOM.id, move) == Span(2, 3)
        assert [entry.data for entry in await store.entries(ROOM.id)] == ["a", "b", "c", "e"]

    using(path, write)


def test_whoever_gives_up_waiting_harms_nobody(path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create(ROOM, batch("a"))
        await store.create(OTHER, batch("a"))
        for version in range(1, 101):
            waiting = asyncio.create_task(store.append(ROOM.id, version, batch("?")))
            await asyncio.sleep(0.0005 * (version % 3))
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            await store.append(OTHER.id, version, batch(str(version)))
        assert len(await store.entries(OTHER.id)) == 101
        log = [entry.version for entry in await store.entries(ROOM.id)]
        assert log == list(range(1, len(log) + 1))

    using(path, write)


def test_two_rooms_never_have_one_code(path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create(ROOM, batch("a"))
        with pytest.raises(CodeTaken):
            await store.create(OTHER._replace(code=ROOM.code), batch("a"))
        assert await store.entries(OTHER.id) == []
        assert await store.room_of(ROOM.code) == ROOM.id

    using(path, write)


def test_a_seed_stands_apart_from_the_entries(path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create(ROOM, Batch(at=1, entries=["a"], seeds={"commitment": "seed"}))
        assert await store.seed_of(ROOM.id, "commitment") == "seed"
        assert await store.seed_of(ROOM.id, "another") is None
        assert "seed" not in str(await store.entries(ROOM.id))

    using(path, write)


def test_rooms_that_wait_for_somebody_are_known(path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create(ROOM, batch("a", wakes=99))
        await store.create(OTHER, batch("a"))
        assert await store.waking() == {ROOM.id: 99}
        await store.append(ROOM.id, 1, batch("b"))
        assert await store.waking() == {}

    using(path, write)


def test_a_deleted_room_leaves_nothing_behind(path: Path) -> None:
    async def write(store: Store) -> None:
        seeds = {"commitment-of-anna": "seed-of-anna"}
        first = Batch(at=1, entries=["anna sat down"], move=Move("anna", "1"), seeds=seeds)
        await store.create(ROOM, first)
        await store.delete(ROOM.id)
        assert await store.entries(ROOM.id) == []
        assert await store.room_of(ROOM.code) is None
        with pytest.raises(Conflict, match="got none"):
            await store.append(ROOM.id, 1, batch("b"))

    using(path, write)
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    assert b"anna" not in b"".join(file.read_bytes() for file in path.parent.iterdir())


def test_idle_rooms_are_forgotten_and_others_are_not(path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create(ROOM, batch("a", at=10))
        await store.create(OTHER, batch("a", at=10))
        await store.append(OTHER.id, 1, batch("b", at=30))
        assert await store.delete_idle(before=20) == [ROOM.id]
        assert await store.entries(ROOM.id) == []
        assert len(await store.entries(OTHER.id)) == 2

    using(path, write)


def test_the_store_knows_when_the_server_was_last_alive(path: Path) -> None:
    assert using(path, lambda store: store.last_beat()) is None
    for moment in (100, 250):
        using(path, lambda store, moment=moment: store.beat(moment))
        assert using(path, lambda store: store.last_beat()) == moment


def test_a_full_disk_is_told_and_what_was_stored_stays(path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.create(ROOM, batch("a"))
        await asyncio.wrap_future(store._writer.do(_limit_pages))
        with pytest.raises(StoreUnavailable, match="full"):
            await store.append(ROOM.id, 1, batch("x" * 1_000_000))
        await asyncio.wrap_future(store._writer.do(_lift_limit))
        await store.append(ROOM.id, 1, batch("b"))
        assert [entry.data for entry in await store.entries(ROOM.id)] == ["a", "b"]

    using(path, write)  # pyright: ignore[reportArgumentType]


def _limit_pages(connection: sqlite3.Connection) -> None:
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages + 1}")


def _lift_limit(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA max_page_count = 4294967294")


def test_a_database_of_somebody_else_is_refused(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(ForeignStore, match="another kind of database"):
        SqliteStore(path)
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.write_text("milk, eggs, butter\n" * 100)
    with pytest.raises(ForeignStore, match="not a database"):
        SqliteStore(path)
    assert path.read_text().startswith("milk")


def test_a_store_of_a_newer_version_is_refused(path: Path) -> None:
    using(path, lambda store: store.beat(1))
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(ForeignStore, match="a newer rackrun"):
        SqliteStore(path)
