"""News over Redis or Valkey: a channel for each room, and one for all."""

import asyncio
import hashlib
import math
import time
from collections import deque
from contextlib import suppress
from typing import Any, cast

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from rackrun.bus.bus import Hears
from rackrun.bus.news import News, read_news, write_news
from rackrun.bus.redis_tally import RedisTally
from rackrun.errors import BusUnavailable

PATIENCE = 3.0
"""Seconds without hearing one's own voice after which the bus is away."""
AGAIN = 0.25
"""Seconds before it is tried again."""
REMEMBERED = 10
"""Seconds for which a worker that says nothing is still known on the bus."""
MOST_TOGETHER = 256
"""News that go out in one breath."""
MOST_WAITING = 20_000
"""News that may wait; with more the bus counts as away, and everybody reads the log later."""

_GONE = (RedisError, OSError, asyncio.TimeoutError)
_MARK = 22
"""Letters of a worker's name, which stands before its news: nobody listens to oneself."""


class RedisBus:
    """One worker's connection to the others."""

    alone = False

    def __init__(self, address: str, cluster: str) -> None:
        """Use the server at this address; other clusters may use it as well.

        The name of the cluster stays a secret between its workers and the database.
        """
        try:
            self._redis: Any = Redis.from_url(  # pyright: ignore[reportUnknownMemberType]
                address, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE,
                retry=Retry(NoBackoff(), 0), protocol=3,
            )  # fmt: skip
        except ValueError as error:
            raise BusUnavailable(f"--bus: expected an address such as redis://127.0.0.1:6379,"
                                 f" got {address!r}") from error  # fmt: skip
        self._prefix = f"rackrun:{hashlib.sha256(cluster.encode()).hexdigest()[:16]}:"
        self.tally = RedisTally(self._redis, self.key, lambda: self.here, cluster.encode())
        self._worker, self._hears = "", cast("Hears", None)
        self._mark = self._own = b""
        self._rooms: set[str] = set()
        self._awaited: dict[str, list[asyncio.Future[None]]] = {}
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._news = asyncio.Event()
        self._line: Any = None
        self._tasks: list[asyncio.Task[None]] = []
        self._echo = 0.0
        self.here = False

    def key(self, name: str) -> str:
        """The name of something of this cluster."""
        return self._prefix + name

    async def open(self, worker: str, hears: Hears) -> None:
        """Begin; raises BusUnavailable if there is nothing at the address."""
        self._worker, self._hears = worker, hears
        self._mark, self._own = worker.encode(), self.key(f"worker:{worker}").encode()
        try:
            await self._redis.ping()
            await self._show()
        except _GONE as error:
            raise BusUnavailable("--bus: expected a Redis (6 or newer) or Valkey that answers,"
                                 f" got {error}") from error  # fmt: skip
        self._echo, self.here = time.monotonic(), True
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]

    async def listen(self, room: str) -> None:
        """Hear news of this room from now on: what is stored later is heard of."""
        self._rooms.add(room)
        if self._line is None:
            return  # once the bus is back, everything is heard
        heard: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._awaited.setdefault(self.key(f"room:{room}"), []).append(heard)
        with suppress(*_GONE):
            await self._line.send_command("SUBSCRIBE", self.key(f"room:{room}"))
            await asyncio.wait_for(heard, PATIENCE)

    async def ignore(self, room: str) -> None:
        """Hear no more of it."""
        self._rooms.discard(room)
        if self._line is not None:
            with suppress(*_GONE):
                await self._line.send_command("UNSUBSCRIBE", self.key(f"room:{room}"))

    def tell(self, room: str, news: News) -> None:
        """Tell all other workers that listen to a room, or (with an empty name) all."""
        channel = self.key(f"room:{room}") if room else self.key("all")
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.here = False
        self._waiting.append((channel, self._mark + write_news(news)))
        self._news.set()

    async def beat(self) -> None:
        """Show that this worker is alive; it is, if it hears itself."""
        try:
            await self._show()
            await self._redis.publish(self.key(f"worker:{self._worker}"), self._worker)
        except _GONE:
            self.here = False
            return
        heard = self._line is not None and time.monotonic() - self._echo < PATIENCE
        if heard and not self.here:
            self.here = True
            await self._hears.back()
        self.here = heard

    async def seen(self, workers: set[str]) -> set[str]:
        """Those of these workers that are on this bus."""
        names = sorted(workers)
        if not names:
            return set()
        found: list[Any] = await self._redis.mget([self.key(f"alive:{name}") for name in names])
        return {name for name, known in zip(names, found, strict=True) if known}

    async def close(self) -> None:
        """Say what waits, then let go."""
        with suppress(*_GONE):
            await self._say_all()
            await self._redis.delete(self.key(f"alive:{self._worker}"))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _show(self) -> None:
        await self._redis.set(self.key(f"alive:{self._worker}"), 1, ex=REMEMBERED)

    async def _speak(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            try:
                await self._say_all()
            except _GONE:
                self._waiting.clear()  # others will read the log
                self.here = False

    async def _say_all(self) -> None:
        """Say what waits over the line on which we hear: its answers wake nobody up once more."""
        while self._waiting and (line := self._line) is not None:
            few = min(len(self._waiting), MOST_TOGETHER)
            said = [("PUBLISH", *self._waiting.popleft()) for _ in range(few)]
            await line.send_packed_command(line.pack_commands(said), check_health=False)

    async def _listen(self) -> None:
        """Hear what others say, for ever; whenever the bus was away, say that it is back."""
        pool = self._redis.connection_pool
        while True:
            with suppress(*_GONE):
                line = await pool.get_connection()
                try:
                    await self._listen_on(line)
                finally:
                    self._line = None
                    self._waiting.clear()  # others will read the log
                    self._give_up_waiting()
                    await line.disconnect(nowait=True)
                    await pool.release(line)
            self.here = False
            await asyncio.sleep(AGAIN)

    async def _listen_on(self, line: Any) -> None:
        """Hear what comes on a line, until it is gone."""
        self._line = line  # from now on whoever begins to listen asks for it on this line
        rooms = [self.key(f"room:{room}") for room in self._rooms]
        await line.send_command("SUBSCRIBE", self.key("all"), self._own, *rooms)
        self._news.set()
        while True:
            self._heard(await line.read_response(
                timeout=math.inf, disconnect_on_error=False, push_request=True
            ))  # fmt: skip

    def _heard(self, push: list[bytes] | int) -> None:
        if isinstance(push, int):
            return  # how many hear what we said
        kind, channel, said = push
        if kind == b"subscribe":
            for each in self._awaited.pop(channel.decode(), ()):
                if not each.done():
                    each.set_result(None)
        elif kind == b"message" and channel == self._own:
            self._echo = time.monotonic()
        elif kind == b"message" and said[:_MARK] != self._mark:
            room = channel.decode().removeprefix(self._prefix).partition(":")[2]
            with suppress(msgspec.MsgspecError):  # a worker of another version may say more
                self._hears.hear(room, read_news(said[_MARK:]))

    def _give_up_waiting(self) -> None:
        for each in self._awaited.values():
            for future in each:
                future.cancel()
        self._awaited.clear()
