"""A server in this process: real sockets on this machine, and a clock that the test turns."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn

from rackrun.client import Server, Ticket
from rackrun.rooms.notation import read_happening
from rackrun.rooms.room import Room, enter
from rackrun.server.app import make_app
from rackrun.server.limits import Limits
from rackrun.server.lobby import Lobby
from rackrun.server.means import Means
from rackrun.server.serving import configured
from rackrun.server.thinking import ThinkHere
from rackrun.store import SqliteStore
from tests.server.house import TestTime, seeds

QUICK = Limits(message_rate=1e6)
"""Tests play faster than people do."""

Rows = list[tuple[Any, ...]]


class Listening(uvicorn.Server):
    """Listens at a free port, and leaves the signals of this process to the tests."""

    _serving: asyncio.Task[None]

    def capture_signals(self) -> AbstractContextManager[None]:
        """Capture none."""
        return nullcontext()

    async def begin(self) -> int:
        """Wait until it listens; gives the port."""
        self._serving = asyncio.create_task(self.serve())
        while not self.started:
            assert not self._serving.done(), "expected a server, got its end"
            await asyncio.sleep(0.002)
        return self.servers[0].sockets[0].getsockname()[1]

    async def end(self) -> None:
        """Let those go who are connected, and listen no more."""
        self.should_exit = True
        await self._serving


class Inside:
    """A server that runs in this process."""

    def __init__(self, lobby: Lobby, time: TestTime, data: Path, port: int) -> None:
        """It is reached at this port."""
        self.lobby, self.time, self.data, self.port = lobby, time, data, port
        self.host = f"127.0.0.1:{port}"
        self.address = f"http://{self.host}"
        self.server = Server(self.address)

    def log(self) -> dict[str, Rows]:
        """Everything that is stored but the beats, and who sees to what."""
        tables = {"rooms": "id, code, touched, wakes", "entries": "*", "moves": "*", "seeds": "*"}
        connection = sqlite3.connect(self.data / "rooms.db")
        try:
            return {
                table: connection.execute(f"SELECT {what} FROM {table} ORDER BY 1, 2").fetchall()
                for table, what in tables.items()
            }
        finally:
            connection.close()

    async def room(self, ticket: Ticket) -> Room:
        """A room as its log tells it."""
        entries = await self.lobby.store.entries(ticket.room)
        return enter(read_happening(each.data) for each in entries)


@asynccontextmanager
async def inside(
    data: Path,
    *,
    text: str = "",
    time: TestTime | None = None,
    origins: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
    keep: int = 90,
    limits: Limits = QUICK,
) -> AsyncIterator[Inside]:
    """A server with its data in this folder, which keeps rooms for so many days."""
    time = time or TestTime()
    store = SqliteStore(data / "rooms.db")
    lobby = Lobby(Means(store=store, thinker=ThinkHere(), time=time,
                        new_seed=partial(next, seeds(text))), keep)  # fmt: skip
    config = configured(make_app(lobby, origins, limits), proxies, port=0, lifespan="off")
    server = Listening(config)
    try:
        yield Inside(lobby, time, data, await server.begin())
    finally:
        await server.end()
        await lobby.close()
        await store.close()
