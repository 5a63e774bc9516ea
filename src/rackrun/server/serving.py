"""One worker, from its first breath to its last: it opens what it needs, serves and lets go."""

import asyncio
import socket
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette

from rackrun.bus import Alone, Bus
from rackrun.errors import BadNotation
from rackrun.server.answers import LONGEST
from rackrun.server.app import make_app
from rackrun.server.frames import Frames
from rackrun.server.guard import networks
from rackrun.server.limits import DEFAULT, Limits
from rackrun.server.lobby import Lobby
from rackrun.server.means import Means
from rackrun.server.roll_call import check_clock, check_company
from rackrun.server.thinkers import Thinkers
from rackrun.server.tidying import tidy_up
from rackrun.store import SqliteStore, Store
from rackrun.store.log import NOT_INSTALLED
from rackrun.store.sqlite_form import NAME

GRACE = 5
"""Seconds that connections have to end when the server is stopped."""

TURNS = 0.0005
"""Seconds after which the thread that serves lets another one work. The one that writes has little
to do but asks for its turn several times a move; with Python's own number each takes 5 ms."""


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """Where rooms are kept, and who may come in."""

    data: Path | None
    """The folder with the rooms, unless a database has them."""
    database: str | None = None
    bus: str | None = None
    origins: tuple[str, ...] = ()
    keep_days: int = 90
    limits: Limits = DEFAULT
    metrics_from: tuple[str, ...] = ()
    """Networks that may ask for measures beside this machine."""
    proxies: tuple[str, ...] = ()
    """Networks of proxies, which say who comes through them."""


def serve(house: House, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until somebody stops it; raises RackrunError if it cannot begin."""
    asyncio.run(_serve(house, listening, ready))


async def _serve(house: House, listening: socket.socket, ready: Callable[[], None]) -> None:
    async with AsyncExitStack() as stack:
        store, bus = await _engines(house, stack)
        thinking = Thinkers()
        stack.callback(thinking.close)
        means = Means(store=store, thinker=thinking, bus=bus)
        lobby = Lobby(means, house.keep_days)
        if house.database is not None:
            await check_clock(store, means.time)
        await bus.open(means.worker, lobby)
        if house.database is not None:
            await check_company(means)
        app = make_app(lobby, house.origins, house.limits, house.metrics_from)
        config = configured(app, house.proxies, lifespan="on")
        sys.setswitchinterval(TURNS)
        tidying = asyncio.create_task(tidy_up())
        stack.callback(tidying.cancel)
        ready()
        await uvicorn.Server(config).serve(sockets=[listening])


def configured(app: Starlette, proxies: tuple[str, ...], **settings: Any) -> uvicorn.Config:
    """How connections are served; of an address and of https only ``proxies`` are believed."""
    trusted = [str(each) for each in networks("--proxy", proxies)]
    return uvicorn.Config(app, log_config=None, access_log=False, ws_max_size=LONGEST, ws=Frames,
                          ws_per_message_deflate=False,  # most messages are short
                          proxy_headers=bool(trusted), forwarded_allow_ips=trusted,
                          timeout_graceful_shutdown=GRACE, **settings)  # fmt: skip


async def _engines(house: House, stack: AsyncExitStack) -> tuple[Store, Bus]:
    """The store and the bus, which are closed in the end; what they need is loaded only here."""
    if house.database is None:
        if house.data is None or house.bus is not None:
            raise BadNotation("--bus: expected --database beside it, since other workers have to"
                              " reach the rooms")  # fmt: skip
        embedded = SqliteStore(house.data / NAME)
        stack.push_async_callback(embedded.close)
        return embedded, Alone()
    try:
        from rackrun.bus.redis import RedisBus  # noqa: PLC0415 - an extra
        from rackrun.store.postgres import PostgresStore  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise BadNotation(NOT_INSTALLED) from error
    if house.bus is not None:
        await RedisBus.check(house.bus)  # before anything in the database is changed
    store = await PostgresStore.opened(house.database)
    stack.push_async_callback(store.close)
    if house.bus is None:
        return store, Alone()
    bus = RedisBus(house.bus, store.cluster)
    stack.push_async_callback(bus.close)
    return store, bus
