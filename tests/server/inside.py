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
from rackrun.server.answers import LONGEST
from rackrun.server.app import make_app
from rackrun.server.frames import Frames
from rackrun.server.limits import Limits
from rackrun.server.lobby import Lobby
from rackrun.server.means import Means
from rackrun.server.thinking import ThinkHere
from rackrun.store import SqliteStore
from tests.server.house import TestTime, seeds

QUICK = Limits(message_rate=1e6)
"""Tests play faster than people do."""

Rows = list[tuple[Any, ...]]


class _Quiet(uvicorn.Server):
    """Leaves the signals of this process to the tests."""

    def capture_signals(self) -> AbstractContextManager[None]:
        """Capture none."""
        return nullcontext()


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
    keep: int = 90,
    limits: Limits = QUICK,
) -> AsyncIterator[Inside]:
    """A server with its data in this folder, which keeps rooms for so many days."""
    time = time or TestTime()
    store = SqliteStore(data / "rooms.db")
    lobby = Lobby(Means(store=store, thinker=ThinkHere(), time=time,
                        new_seed=partial(next, seeds(text))), keep)  # fmt: skip
    config = uvicorn.Config(
        make_app(lobby, origins, limits), port=0, log_config=None, access_log=False,
        ws_max_size=LONGEST, ws=Frames, lifespan="off", timeout_graceful_shutdown=5,
    )  # fmt: skip
    server = _Quiet(config)
    serving = asyncio.create_task(server.serve())
    try:
        while not server.started:
            assert not serving.done(), "expected a server, got its end"
            await asyncio.sleep(0.002)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield Inside(lobby, time, data, port)
    finally:
        server.should_exit = True
        await serving
        await lobby.close()
        await store.close()
