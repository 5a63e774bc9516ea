"""The clients, in a process of their own: they are told what to do line by line, and answer so.

They read no more of a message than its kind and its version, and every move is a text that was
written beforehand, so that the server and not the clients are measured.
"""

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.tables.obeying import obey, tell_share, tell_time, told_first
from benchmarks.tables.scripts import Step
from benchmarks.tables.serving import need_files
from rackrun.client import Server, StayingTable, Ticket

SEATS = 4
AT_ONCE = 32
"""Sockets that are being opened at the same time."""
BETWEEN_LOSSES = 0.05
"""Seconds between two connections that are lost one by one."""

now = time.perf_counter


class Heard(msgspec.Struct):
    """What is read of a message."""

    t: str
    v: int = 0
    code: str = ""


_READ = msgspec.json.Decoder(Heard).decode


class Game:
    """Four sockets at one table."""

    def __init__(self, room: str, steps: list[Step]) -> None:
        """Nobody is connected yet."""
        self.room, self.steps, self.at = room, steps, 0
        self.sockets: list[ClientConnection] = []
        self._listening: list[asyncio.Task[None]] = []
        self._expected = self._heard = 0
        self._moving: asyncio.Future[float] | None = None
        self._judging: asyncio.Future[float] | None = None

    async def open(self, address: str, key: str) -> None:
        """Sit down in all seats."""
        for seat in range(SEATS):
            url = f"ws{address.removeprefix('http')}/api/rooms/{self.room}/socket?seat={seat}"
            headers = {"Authorization": f"Bearer {key}"}
            socket = await connect(url, additional_headers=headers, proxy=None, ping_interval=None,
                                   close_timeout=1)  # fmt: skip
            while _READ(await socket.recv(decode=False)).t != "present":
                pass
            self.sockets.append(socket)
            self._listening.append(asyncio.create_task(self._listen(socket)))

    async def close(self) -> None:
        """Get up; nobody says goodbye, that is not what is measured."""
        for task in self._listening:
            task.cancel()
        for socket in self.sockets:
            socket.transport.abort()

    @property
    def over(self) -> bool:
        """Whether all moves that are known were made."""
        return self.at == len(self.steps)

    async def move(self) -> float:
        """Make the next move; gives the moment at which the last of the four has heard it."""
        step = self.steps[self.at]
        self._expected, self._heard = step.last, 0
        self._moving = asyncio.get_running_loop().create_future()
        await self.sockets[step.seat].send(step.text)
        heard = await self._moving
        self.at += 1
        return heard

    async def draft(self) -> float:
        """Have something judged for the seat on turn; gives the moment at which that is heard."""
        step = self.steps[self.at]
        self._judging = asyncio.get_running_loop().create_future()
        await self.sockets[step.seat].send(step.draft)
        return await self._judging

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            while True:
                self._hear(_READ(await socket.recv(decode=False)))
        except ConnectionClosed as closed:
            self._fail(f"a connection was lost: {closed}")

    def _hear(self, heard: Heard) -> None:
        match heard.t:
            case "event" if heard.v == self._expected:
                self._heard += 1
                if self._heard == SEATS and self._moving:
                    self._moving.set_result(now())
            case "judged" if self._judging:
                self._judging.set_result(now())
            case "refused":
                self._fail(f"refused: {heard.code}")
            case _:
                pass

    def _fail(self, why: str) -> None:
        for waiting in (self._moving, self._judging):
            if waiting and not waiting.done():
                waiting.set_exception(RuntimeError(why))


class Clients:
    """Everybody who plays; what is done is told on the standard output."""

    def __init__(self, address: str, key: str, scripts: str, games: list[tuple[str, int]]) -> None:
        """Nobody is connected yet; a game is a room and the number of its script."""
        self._address, self._key = address, key
        texts = Path(scripts).read_bytes()
        steps = msgspec.json.decode(texts, type=list[list[Step]])
        self._games = [Game(room, steps[number]) for room, number in games]
        self._live: list[Game] = []

    async def connect(self, upto: int) -> dict[str, Any]:
        """Make so many games live."""
        wanted = self._games[len(self._live) : upto]
        gate, begun = asyncio.Semaphore(AT_ONCE), now()

        async def enter(game: Game) -> None:
            async with gate:
                await game.open(self._address, self._key)
                self._live.append(game)
                tell_share(len(self._live) / upto)

        async with asyncio.TaskGroup() as group:
            for game in wanted:
                group.create_task(enter(game))
        gc.collect()
        gc.freeze()
        return {"games": len(self._live), "seconds": now() - begun}

    async def rush(self, seconds: float) -> dict[str, Any]:
        """Move at once wherever all have heard; not measured is the first tenth."""
        begun = now()
        warm, end = begun + seconds / 10, begun + seconds
        times: list[tuple[float, float]] = []
        over = asyncio.Event()

        async def play(game: Game) -> None:
            while now() < end and not over.is_set():
                sent = now()
                heard = await game.move()
                times.append((sent, heard))
                if game.over:
                    over.set()

        async with asyncio.TaskGroup() as group:
            bar = group.create_task(tell_time(seconds))
            playing = [group.create_task(play(game)) for game in self._live]
            await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            stopped = now()
            bar.cancel()
        counted = [each for each in times if warm <= each[1] <= stopped]
        return {"moves": len(counted), "seconds": stopped - warm,
                "latencies": [heard - sent for sent, heard in counted if sent >= warm]}  # fmt: skip

    async def pace(self, every: float, seconds: float, draft_every: float = 0.0) -> dict[str, Any]:
        """Let each game move at its time, whatever the server does; drafts in between."""
        moved, judged, late = list[float](), list[float](), list[float]()
        async with asyncio.TaskGroup() as group:
            for work in self._paced(every, seconds, Game.move, moved, late):
                group.create_task(work)
            if draft_every:
                for work in self._paced(draft_every, seconds, Game.draft, judged, late):
                    group.create_task(work)
            group.create_task(tell_time(seconds))
        return {"latencies": moved, "drafts": judged, "late": late, "moves": len(moved),
                "seconds": seconds}  # fmt: skip

    def _paced(
        self, every: float, seconds: float, do: Callable[[Game], Awaitable[float]],
        took: list[float], late: list[float],
    ) -> Iterator[Coroutine[Any, Any, None]]:  # fmt: skip
        """For each game whoever does something at its times, the games one after the other."""
        begun = now() + 0.1

        async def walk(game: Game, first: float) -> None:
            for number in range(round(seconds / every)):
                wanted = begun + first + number * every
                busy = now() > wanted
                await asyncio.sleep(wanted - now())
                sent = now()
                late.append(sent - wanted)
                heard = await do(game)
                # Whoever was late because the server was still busy has waited since then.
                took.append(heard - (wanted if busy else sent))

        for number, game in enumerate(self._live):
            yield walk(game, every * number / len(self._live))

    async def losses(self, rooms: list[str], times: int, every: float) -> dict[str, Any]:
        """Lose connections of other rooms while the games go on: one by one, then all at once."""
        single, together, server = list[float](), list[float](), Server(self._address)
        seconds = max(every, (times * len(rooms)) * BETWEEN_LOSSES)
        async with asyncio.TaskGroup() as group, AsyncExitStack() as stack:
            tables: list[StayingTable] = []
            for room in rooms:
                staying = server.stay(Ticket(room, self._key, (0,)), seat=0)
                tables.append(await stack.enter_async_context(staying))
                await tables[-1].receive()
            for work in self._paced(every, seconds, Game.move, [], []):
                group.create_task(work)
            for number, table in enumerate(tables * times):
                losing = group.create_task(_lost(table, single))
                tell_share(number / len(tables) / times)
                await asyncio.sleep(BETWEEN_LOSSES)
                if table is tables[-1]:
                    await losing
            await asyncio.gather(*(_lost(table, together) for table in tables))
        return {"single": single, "together": together}

    async def close(self) -> None:
        """Everybody gets up."""
        for game in self._games:
            await game.close()


async def _lost(table: StayingTable, took: list[float]) -> None:
    """Cut a connection off, and wait until the client has come back and missed nothing."""
    while True:  # whatever waits has nothing to do with it
        try:
            async with asyncio.timeout(0.01):
                await table.receive()
        except TimeoutError:
            break
    table._connection.transport.abort()
    lost = now()
    while (await table.receive())["t"] != "resumed":
        pass
    took.append(now() - lost)


async def _obey() -> None:
    first = told_first()
    need_files(SEATS * len(first["games"]) + 500)
    clients = Clients(**first)
    await obey({"connect": clients.connect, "rush": clients.rush, "pace": clients.pace,
                "losses": clients.losses})  # fmt: skip
    await clients.close()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        asyncio.run(_obey())
