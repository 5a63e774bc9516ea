"""Where rooms are kept: the same tests run over each kind of store."""

import asyncio
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import psycopg

from rackrun.store import SqliteStore, Store
from rackrun.store.postgres import PostgresStore
from tests.kit.engines import postgres

Result = TypeVar("Result")

KINDS = ("sqlite", "postgres")


@dataclass(frozen=True)
class Place:
    """A store that can be opened again and again: a file, or the address of a database."""

    address: str

    async def opened(self) -> Store:
        """The store."""
        if "://" in self.address:
            return await PostgresStore.opened(self.address)
        return SqliteStore(Path(self.address))

    def rows(self, query: str, value: str) -> list[tuple[Any, ...]]:
        """What anybody could read who has the file or the database; ``?`` stands for the value."""
        if "://" not in self.address:
            with closing(sqlite3.connect(self.address)) as connection:
                return connection.execute(query, (value,)).fetchall()
        schema = "-c search_path=rackrun"
        with psycopg.connect(self.address, options=schema) as connection:
            asked = query.replace("?", "%s").encode()
            return connection.execute(asked, (value,)).fetchall()

    def using(self, work: Callable[[Store], Awaitable[Result]]) -> Result:
        """Open the store, do the work, close it."""

        async def run() -> Result:
            store = await self.opened()
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(run())


def place(kind: str, folder: Path) -> Place:
    """An empty store of this kind."""
    return Place(postgres().new_database() if kind == "postgres" else str(folder / "rooms.db"))


def only_argument() -> Place:
    """The store that a process was told to use."""
    return Place(sys.argv[1])
