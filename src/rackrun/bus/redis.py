"""News over Redis or Valkey: a channel for each room, and one for all."""

import asyncio
import hashlib
import math
import time
from collections import deque
from collections.abc import Iterable
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
from rackrun.errors import BadNotation, BusUnavailable

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
        self._redis = _client(address)
        self._prefix = f"rackrun:{hashlib.sha256(cluster.encode()).hexdigest()[:16]}:"
        self.tally = RedisTally(self._redis, self.key, lambda: self.here, cluster.encode())
        self._worker, self._hears = "", cast("Hears", None)
        self._mark = self._own = b""
        self._rooms: set[str] = set()
        self._awaited: dict[str, list[asyncio.Future[None]]] = {}
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._news = asyncio.Event()
        self._line: Any = None
        self._begun = 0.0
        """When the line was opened."""
        self._ending: asyncio.Timeout | None = None
        """Ends the hearing on the line."""
        self._tasks: list[asyncio.Task[None]] = []
        self._echo = 0.0
        self.here = False

    @staticmethod
    async def check(address: str) -> None:
        """See whether there is a bus; raises BusUnavailable if there is none."""
        client = _client(address)
        try:
            await client.ping()
        except _GONE as error:
            raise _no_bus(error) from error
        finally:
            await client.aclose()

    def key(self, name: str) -> str:
        """The name of something of this cluster."""
        return self._prefix + name

    async def open(self, worker: str, hears: Hears) -> None:
        """Begin; raises BusUnavailable if there is nothing at the address."""
        self._worker, self._hears = worker, hears
        self._mark, self._own = worker.encode(), self.key(f"worker:{worker}").encode()
        try:
            await self._show()
        except _GONE as error:
            raise _no_bus(error) from error
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]
        try:
            await asyncio.wait_for(self._heard_of(self._own.decode()), PATIENCE)
        except TimeoutError:
            await self.close()
            raise _no_bus("one on which nothing is heard") from None
        self.here = True

    async def listen(self, room: str) -> None:
        """Hear news of this room from now on: what is stored later is heard of."""
        self._rooms.add(room)
        channel = self.key(f"room:{room}")
        heard = self._heard_of(channel)
        if await self._ask("SUBSCRIBE", channel):
            with suppress(TimeoutError):  # once the bus is back, everything is heard
                await asyncio.wait_for(heard, PATIENCE)

    async def ignore(self, room: str) -> None:
        """Hear no more of it."""
        self._rooms.discard(room)
        await self._ask("UNSUBSCRIBE", self.key(f"room:{room}"))

    def tell(self, room: str, news: News) -> None:
        """Tell all other workers that listen to a room, or (with an empty name) all."""
        if self._line is None:
            return  # others will read the log
        channel = self.key(f"room:{room}") if room else self.key("all")
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self._let_go()
        self._waiting.append((channel, self._mark + write_news(news)))
        self._news.set()

    async def beat(self) -> None:
        """Show that this worker is alive; it is, if it hears itself."""
        try:
            await self._show()
            await self._redis.publish(self._own, self._mark)
        except _GONE:
            self.here = False
            return
        now = time.monotonic()
        heard = now - self._echo < PATIENCE
        if self._line is not None and now - max(self._echo, self._begun) >= PATIENCE:
            self._let_go()  # it hangs: another one may not
        if not heard:
            self.here = False
        elif not self.here:
            self.here = True
            await self._hears.back()

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
            except Exception:  # noqa: BLE001 - a line may go at any moment, also while it is used
                self._let_go()

    async def _say_all(self) -> None:
        """Say what waits over the line on which we hear: its answers wake nobody up once more."""
        while self._waiting and (line := self._line) is not None:
            few = min(len(self._waiting), MOST_TOGETHER)
            said = [("PUBLISH", *self._waiting.popleft()) for _ in range(few)]
            await self._send(line, line.pack_commands(said))

    async def _ask(self, word: str, channel: str) -> bool:
        """Ask for something on the line, if there is one; whether it is on its way."""
        if (line := self._line) is None:
            return False
        try:
            await self._send(line, line.pack_command(word, channel))
        except Exception:  # noqa: BLE001 - as in _speak
            self._let_go()
            return False
        return True

    async def _send(self, line: Any, command: list[bytes]) -> None:
        """Send, but never over a connection that opens itself anew: nobody would hear on it."""
        if not line.is_connected:
            raise ConnectionError("the line is gone")
        await line.send_packed_command(command, check_health=False)

    def _let_go(self) -> None:
        """Give up the line; another one is opened."""
        self.here = False
        if self._ending is not None and not self._ending.expired():
            self._ending.reschedule(0.0)

    async def _listen(self) -> None:
        """Hear what others say, for ever; whenever the bus was away, another line is opened."""
        while True:
            with suppress(Exception):  # whatever it was, a worker must not become deaf
                await self._listen_once()
            self.here = False
            await asyncio.sleep(AGAIN)

    async def _listen_once(self) -> None:
        """Hear what comes on one line, until it is gone."""
        pool = self._redis.connection_pool
        line = await pool.get_connection()
        try:
            async with asyncio.timeout(None) as self._ending:
                await self._listen_on(line)
        finally:
            self._line, self._ending, self._echo = None, None, 0.0
            self._waiting.clear()  # others will read the log
            for each in self._awaited.values():
                _let_go_on(each)
            self._awaited.clear()
            with suppress(Exception):  # it may be half gone already
                await line.disconnect(nowait=True)
            await pool.release(line)

    async def _listen_on(self, line: Any) -> None:
        # From now on whoever begins to listen asks for it on this line.
        self._line, self._begun = line, time.monotonic()
        rooms = [self.key(f"room:{room}") for room in self._rooms]
        asked = line.pack_command("SUBSCRIBE", self.key("all"), *rooms, self._own)
        await self._send(line, asked)
        while True:
            self._heard(await line.read_response(
                timeout=math.inf, disconnect_on_error=False, push_request=True
            ))  # fmt: skip

    def _heard_of(self, channel: str) -> "asyncio.Future[None]":
        """Done once this channel is heard, or nothing is any more."""
        heard: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._awaited.setdefault(channel, []).append(heard)
        return heard

    def _heard(self, push: list[bytes] | int) -> None:
        if isinstance(push, int):
            return  # how many hear what we said
        kind, channel, said = push
        if kind == b"subscribe":
            _let_go_on(self._awaited.pop(channel.decode(), ()))
        if channel == self._own:
            self._echo = time.monotonic()
        elif kind == b"message" and said[:_MARK] != self._mark:
            room = channel.decode().removeprefix(self._prefix).partition(":")[2]
            with suppress(msgspec.MsgspecError):  # a worker of another version may say more
                self._hears.hear(room, read_news(said[_MARK:]))


def _let_go_on(waiting: Iterable["asyncio.Future[None]"]) -> None:
    for each in waiting:
        if not each.done():
            each.set_result(None)


def _no_bus(got: object) -> BusUnavailable:
    return BusUnavailable(f"--bus: expected a Redis (6 or newer) or Valkey that answers, got {got}")


def _client(address: str) -> Any:
    """A client of the server at an address; raises BadNotation if it is none."""
    try:
        client: Any = Redis.from_url(  # pyright: ignore[reportUnknownMemberType]
            address, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 0),
        )  # fmt: skip
    except ValueError as error:
        raise BadNotation(f"--bus: expected an address such as redis://127.0.0.1:6379,"
                          f" got {address!r}") from error  # fmt: skip
    # Whatever the address says: one line serves both ways, and news are no text.
    client.connection_pool.connection_kwargs |= {"protocol": 3, "decode_responses": False}
    return client
