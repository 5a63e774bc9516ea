"""Workers in processes of their own, over real engines, and a client that finds any of them."""

import asyncio
import urllib.error
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from rackrun.client import Server, Ticket
from rackrun.rooms.notation import read_happening
from rackrun.rooms.room import Room, enter
from tests.kit.engines import postgres, valkey
from tests.server.serving import Running


class Anywhere(Server):
    """A server at several addresses: each connection goes to another one, as behind a proxy."""

    def __init__(self, addresses: Callable[[], list[str]]) -> None:
        """Ask for the addresses of those who are there now."""
        self._addresses, self._turn = addresses, count()

    @property
    def _address(self) -> str:
        there = self._addresses()
        return there[next(self._turn) % len(there)].rstrip("/")

    def _call(self, method: str, path: str, body: object, key: str) -> Any:
        for _ in range(20):
            try:
                return super()._call(method, path, body, key)
            except (urllib.error.URLError, ConnectionError):
                continue  # a proxy would ask the next one
        raise ConnectionError("expected a worker that answers")


class Cluster:
    """Workers that share a database and a bus."""

    def __init__(self, folder: Path, database: str, bus: str) -> None:
        """None is started yet."""
        self._folder, self._numbers = folder, count(1)
        self.database, self.bus = database, bus
        self.keeps = ("--database", database, "--bus", bus)
        self.workers: list[Running] = []
        self.server = Anywhere(lambda: [each.address for each in self.workers])

    def start(self, *words: str) -> Running:
        """One more worker."""
        folder = self._folder / str(next(self._numbers))
        folder.mkdir()
        worker = Running(folder, *words, keeps=self.keeps)
        self.workers.append(worker)
        return worker

    def kill(self, worker: Running) -> None:
        """One worker is gone at once."""
        self.workers.remove(worker)
        worker.kill()

    def stop(self, worker: Running) -> str:
        """One worker is stopped as an operator would; gives what it said."""
        self.workers.remove(worker)
        return worker.stop()

    def entries(self, room: str) -> list[str]:
        """The log of a room, read as anybody could."""
        with psycopg.connect(self.database) as connection:
            asked = "SELECT data FROM rackrun.entries WHERE room = %s ORDER BY version"
            return [row[0] for row in connection.execute(asked, (room,))]

    def room(self, ticket: Ticket) -> Room:
        """A room as its log tells it."""
        return enter(map(read_happening, self.entries(ticket.room)))

    def owner(self, ticket: Ticket) -> str | None:
        """The worker that sees to a room."""
        with psycopg.connect(self.database) as connection:
            asked = "SELECT owner FROM rackrun.rooms WHERE id = %s"
            row = connection.execute(asked, (ticket.room,)).fetchone()
            return row[0] if row else None


@contextmanager
def cluster(
    folder: Path, workers: int = 2, database: str | None = None, bus: str | None = None
) -> Iterator[Cluster]:
    """So many workers over a new database and the bus of this process, or those that are named."""
    made = Cluster(folder, database or postgres().new_database(), bus or valkey().address)
    try:
        for _ in range(workers):
            made.start()
        yield made
    finally:
        for worker in made.workers:
            if worker.process.poll() is None:
                worker.kill()


async def until(done: Callable[[], bool], seconds: float = 30) -> None:
    """Wait until it is so, not for ever."""
    async with asyncio.timeout(seconds):
        while not done():
            await asyncio.sleep(0.02)
