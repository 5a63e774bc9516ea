"""What is particular to rooms in PostgreSQL."""

import asyncio

import psycopg
import pytest

from rackrun.errors import Conflict, ForeignStore, StoreUnavailable
from rackrun.store import Move, Store
from rackrun.store.postgres import PostgresStore
from rackrun.store.postgres_form import STEPS
from tests.kit.engines import Postgres, postgres
from tests.store.places import Place
from tests.store.test_store import ROOM, batch


def opening(address: str) -> None:
    """Open a store and close it."""

    async def nothing(_: Store) -> None: ...

    Place(address).using(nothing)


def changed(address: str, *statements: str) -> None:
    """A database in which somebody has done something by hand."""
    with psycopg.connect(address, autocommit=True) as connection:
        for each in statements:
            connection.execute(each.encode())


def test_tables_of_somebody_else_stay_as_they_are() -> None:
    address = postgres().new_database()
    changed(address, "CREATE TABLE rooms (recipe text)", "INSERT INTO rooms VALUES ('soup')")
    opening(address)
    with psycopg.connect(address) as connection:
        assert connection.execute("SELECT * FROM public.rooms").fetchall() == [("soup",)]


def test_a_schema_of_somebody_else_is_refused_and_stays_as_it_is() -> None:
    address = postgres().new_database()
    changed(address, "CREATE SCHEMA rackrun", "CREATE TABLE rackrun.recipes (name text)")
    with pytest.raises(ForeignStore, match=r"expected rooms of rackrun .* got recipes"):
        opening(address)
    with psycopg.connect(address) as connection:
        tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'rackrun'")
        assert tables.fetchall() == [("recipes",)]


def test_a_database_of_a_newer_version_is_refused() -> None:
    address = postgres().new_database()
    opening(address)
    changed(address, f"UPDATE rackrun.form SET version = {len(STEPS) + 1}")
    with pytest.raises(ForeignStore, match="a newer rackrun"):
        opening(address)


@pytest.mark.parametrize("address", [
    "postgresql://nobody@127.0.0.1:1/rooms", "postgresql://127.0.0.1:port/rooms", "postgresql://?colour=blue",
])  # fmt: skip
def test_a_database_that_cannot_be_reached_is_told_in_one_line(address: str) -> None:
    kinds = ForeignStore, StoreUnavailable
    with pytest.raises(kinds, match="--database: expected a PostgreSQL") as told:
        opening(address)
    assert "\n" not in str(told.value)


def test_many_workers_that_start_at_once_make_the_tables_once() -> None:
    address = postgres().new_database()

    async def start() -> None:
        stores = await asyncio.gather(*(PostgresStore.opened(address) for _ in range(8)))
        for store in stores:
            await store.beat("one", 1)
            await store.close()

    asyncio.run(start())


def test_commits_reach_the_disk_whatever_the_database_is_set_to() -> None:
    address = postgres().new_database()
    name = address.partition("?")[0].rpartition("/")[2]
    changed(address, f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def work(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        assert await store._one("SHOW synchronous_commit") == "on"

    Place(address).using(work)


@pytest.mark.heavy
def test_while_the_database_is_away_nothing_is_stored_and_afterwards_all_is_there() -> None:
    engine = Postgres()
    move = Move("seat 1", "m-1")

    async def work() -> None:
        store = await PostgresStore.opened(engine.new_database())
        await store.create(ROOM, batch("a"))
        await asyncio.to_thread(engine.stop)
        with pytest.raises(StoreUnavailable, match="nothing can be stored now"):
            await store.append(ROOM.id, 1, batch("b", move=move))
        with pytest.raises(StoreUnavailable, match="nothing can be read now"):
            await store.entries(ROOM.id)
        await asyncio.to_thread(engine.start)
        await store.append(ROOM.id, 1, batch("b", move=move))
        with pytest.raises(Conflict):
            await store.append(ROOM.id, 2, batch("b", move=move))
        assert [entry.data for entry in await store.entries(ROOM.id)] == ["a", "b"]
        await store.close()

    try:
        asyncio.run(work())
    finally:
        engine.end()
