"""A bad line between a client and a server: frames are lost, doubled, late, or the last.

With it come players who use the staying client, follow what they hear and move by themselves.
"""

import asyncio
import json
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Literal

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, ConnectionClosedError, InvalidStatus

from rackrun.bots import Budget
from rackrun.client import Message, ServerRefused, StayingTable, Table
from rackrun.following import Following, said
from rackrun.rooms.telling import position_to_data
from rackrun.rules import actions
from rackrun.rules.position import Stage
from rackrun.server.desk import Desk
from rackrun.server.protocol import write_message
from rackrun.server.session import Session
from rackrun.server.thinking import think
from rackrun.view import view

Frame = bytes | str
Fate = Literal["through", "lost", "cut", "last", "twice", "late"]
"""A frame that is ``cut`` is lost with the connection; the ``last`` one still arrives."""

Weather = Callable[[Frame], Fate]
"""Decides what happens to each frame, in both directions."""

LATE = 0.01
"""Seconds by which a frame is late, unless another one takes it along."""


def fair(_: Frame) -> Fate:
    """Nothing goes wrong."""
    return "through"


def stormy(chance: Random, share: float = 0.2) -> Weather:
    """So many of all frames go wrong.

    If one is lost without a trace, it is a message or its answer, which the client misses. Of an
    event it knows nothing, and TCP would not lose it alone: there the connection breaks.
    """

    def fate(frame: Frame) -> Fate:
        if chance.random() >= share:
            return "through"
        message = json.loads(frame)
        told = "re" not in message and "id" not in message
        fates: tuple[Fate, ...] = ("cut", "last", "twice", "late", "cut" if told else "lost")
        return chance.choice(fates)

    return fate


def last(number: int) -> Weather:
    """The connection breaks once, behind the frame of this number in either direction."""
    passed = 0

    def fate(_: Frame) -> Fate:
        nonlocal passed
        passed += 1
        return "last" if passed == number else "through"

    return fate


class Lane:
    """One direction of a line; whoever reads ``frames`` hears None at the end."""

    def __init__(self, weather: Weather, cut: Callable[[], None]) -> None:
        """Nothing is under way."""
        self.frames: asyncio.Queue[Frame | None] = asyncio.Queue()
        self._weather, self._cut, self._late = weather, cut, list[Frame]()
        self._open = True

    def put(self, frame: Frame) -> None:
        """A frame sets out."""
        fate = self._weather(frame) if self._open else "lost"
        if fate == "late":
            self._late.append(frame)
            asyncio.get_running_loop().call_later(LATE, self._release)
            return
        for _ in range({"lost": 0, "cut": 0, "twice": 2}.get(fate, 1)):
            self.frames.put_nowait(frame)
        self._release()
        if fate in ("cut", "last"):
            self._cut()

    def _release(self) -> None:
        while self._late and self._open:
            self.frames.put_nowait(self._late.pop(0))

    def end(self) -> None:
        """Nothing sets out any more; what is late still arrives."""
        self._release()
        self._open = False
        self.frames.put_nowait(None)


class Line:
    """A connection without a socket, from a staying client to the session of its seat."""

    def __init__(self, session: Session, weather: Weather) -> None:
        """Let both sides talk."""
        self._session = session
        self._there, self._back = Lane(weather, self._break), Lane(weather, self._break)
        self._tasks = [asyncio.create_task(self._hear()), asyncio.create_task(self._talk())]

    async def send(self, text: str) -> None:
        """The client says something."""
        self._there.put(text)

    async def recv(self) -> Frame:
        """The client hears something."""
        frame = await self._back.frames.get()
        if frame is None:
            self._back.frames.put_nowait(None)
            raise ConnectionClosedError(None, None)
        return frame

    async def close(self) -> None:
        """The client goes."""
        self._break()

    def _break(self) -> None:
        self._there.end()
        self._back.end()

    async def _hear(self) -> None:
        while (frame := await self._there.frames.get()) is not None:
            await self._session.receive(str(frame))
        self._session.exit()
        self._tasks[1].cancel()

    async def _talk(self) -> None:
        while not isinstance(message := await self._session.outgoing.get(), str):
            self._back.put(write_message(message))
        self._break()


async def open_line(
    desk: Desk, holder: str, weather: Weather, seat: int | None, after: int
) -> Line:  # fmt: skip
    """What the server does when a socket is opened."""
    session = Session(desk, holder, seat)
    await desk.watch(session, after)
    return Line(session, weather)


@asynccontextmanager
async def staying(
    desk: Desk, holder: str, seat: int, weather: Weather = fair, after: int = 1
) -> AsyncGenerator[StayingTable]:  # fmt: skip
    """The staying client at such a line; it hears everything since the match was opened."""
    opening = partial(open_line, desk, holder, weather)
    table = StayingTable(opening, seat, after, lambda: 0.0, patience=0.03)
    try:
        await table.open()
        yield table
    finally:
        await table.close()
        await asyncio.sleep(0)


@dataclass
class Follower(Following):
    """A seat that knows what it was told, and nothing else; it keeps all of it."""

    version: int = 1
    heard: list[tuple[int, Message]] = field(default_factory=list[tuple[int, Message]])
    others: list[str] = field(default_factory=list[str])
    """The kinds of the messages that were no events."""
    answers: list[Message] = field(default_factory=list[Message])
    """The answers to all moves that were carried out."""

    def hear(self, message: Message) -> None:
        """Follow an event; a whole room is not looked at, since each event is to be heard."""
        if message["t"] != "event":
            self.others.append(message["t"])
            return
        self.heard.append((message["v"], message["event"]))
        super().hear(message)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.position is not None and self.position.stage is Stage.OVER

    def seen(self) -> Message:
        """The position as a snapshot shows it to this seat."""
        assert self.position is not None
        return position_to_data(view(self.position, self.seat))

    def next_move(self) -> Message | None:
        """What this seat would send now; the first one begins, the others wait."""
        position = self.position
        if position is None or position.stage is Stage.OVER:
            return None
        if not position.in_play:
            kinds = {Stage.PREPARE: "prepare", Stage.BEGIN: "begin"}
            return {"t": kinds[position.stage]} if self.seat == 0 else None
        if position.turn != self.seat:
            return None
        return _told(think("helper", self.view, str(self.version), Budget()))


def _told(action: actions.Action) -> Message:
    kind, fields = said(action)
    return {"t": kind, **fields}


async def play(
    table: Table,
    seat: int,
    enough: Callable[[Follower], bool] = lambda game: game.over,
    game: Follower | None = None,
) -> Follower:
    """Play a seat by what it hears, until the match is over or it is enough."""
    game, tried = game or Follower(seat), 0
    async for message in table:
        game.hear(message)
        if enough(game):
            return game
        if game.version != table.version or tried == game.version:
            continue
        move = game.next_move()
        if move is not None:
            tried = game.version
            try:
                game.answers.append(await table.ask(move.pop("t"), **move))
            except ServerRefused as refused:
                if refused.code != "stale":
                    raise
    raise AssertionError("expected the match to go on, got the end of it")


class Relay:
    """A relay of sockets with a weather; it stands between clients and a real server."""

    def __init__(self, address: str, weather: Weather) -> None:
        """``address`` is the server's, as ``http://…/``."""
        self._address, self._weather = address.rstrip("/"), weather
        self.paths: list[str] = []
        """What was asked for, connection by connection."""

    async def handle(self, client: ServerConnection) -> None:
        """One connection."""
        assert client.request is not None
        self.paths.append(client.request.path)
        url = f"ws{self._address.removeprefix('http')}{client.request.path}"
        headers = {"Authorization": client.request.headers["Authorization"]}
        try:
            server = await connect(url, additional_headers=headers, proxy=None, close_timeout=1)
        except InvalidStatus:
            await client.close(4403)
            return
        lanes = [Lane(self._weather, lambda: _end(lanes)) for _ in range(2)]
        ways = [(client, lanes[0], server), (server, lanes[1], client)]
        async with server:
            await asyncio.gather(*(_carry(*way, lanes) for way in ways))


def _end(lanes: list[Lane]) -> None:
    for lane in lanes:
        lane.end()


async def _carry(source: Any, lane: Lane, target: Any, lanes: list[Lane]) -> None:
    """Carry frames from one side to the other until one of them goes."""

    async def read() -> None:
        try:
            while True:
                lane.put(await source.recv())
        except ConnectionClosed:
            _end(lanes)

    async def write() -> None:
        try:
            while (frame := await lane.frames.get()) is not None:
                await target.send(frame)
        except ConnectionClosed:
            pass
        await target.close()

    await asyncio.gather(read(), write())


@asynccontextmanager
async def relayed(address: str, weather: Weather) -> AsyncGenerator[tuple[str, Relay]]:
    """A relay to a server, and its address."""
    relay = Relay(address, weather)
    async with serve(relay.handle, "127.0.0.1", 0, close_timeout=1) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"http://127.0.0.1:{port}", relay
