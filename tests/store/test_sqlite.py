"""What is particular to rooms in a file."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from rackrun.errors import ForeignStore, StoreUnavailable
from rackrun.store import Batch, Move, SqliteStore, Store
from rackrun.store.sqlite_form import STEPS
from tests.store.places import Place
from tests.store.test_store import ROOM, batch


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file that is not there yet."""
    return tmp_path / "rooms.db"


def test_nothing_of_a_deleted_room_can_be_found_in_the_files(path: Path) -> None:
    async def write(store: Store) -> None:
        seeds = {"commitment-of-anna": "seed-of-anna"}
        first = Batch(at=1, entries=["anna sat down"], move=Move("anna", "1"), seeds=seeds)
        await store.create(ROOM, first)
        await store.delete(ROOM.id)

    Place(str(path)).using(write)
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    assert b"anna" not in b"".join(file.read_bytes() for file in path.parent.iterdir())


def test_a_full_disk_is_told_and_what_was_stored_stays(path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.create(ROOM, batch("a"))
        await asyncio.wrap_future(store._writer.do(_limit_pages))
        with pytest.raises(StoreUnavailable, match="full"):
            await store.append(ROOM.id, 1, batch("x" * 1_000_000))
        await asyncio.wrap_future(store._writer.do(_lift_limit))
        await store.append(ROOM.id, 1, batch("b"))
        assert [entry.data for entry in await store.entries(ROOM.id)] == ["a", "b"]

    Place(str(path)).using(write)  # pyright: ignore[reportArgumentType]


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
    Place(str(path)).using(lambda store: store.beat("one", 1))
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    connection.close()
    with pytest.raises(ForeignStore, match="a newer rackrun"):
        SqliteStore(path)


def test_what_is_deleted_while_somebody_reads_for_long_is_gone_soon_after(path: Path) -> None:
    """A backup reads for long; nobody waits for it, and what was deleted is not left behind."""

    async def work(store: Store) -> None:
        await store.create(ROOM, batch("anna sat down"))
        reader = sqlite3.connect(path)
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM rooms").fetchall()
        await store.delete(ROOM.id)
        assert b"anna" in path.with_name("rooms.db-wal").read_bytes()
        reader.close()
        for moment in (1, 2):
            await store.beat("one", moment)
        assert b"anna" not in b"".join(file.read_bytes() for file in path.parent.iterdir())

    Place(str(path)).using(work)
