"""A house to play in: a lobby over a real store, a clock that the test turns, seeds that repeat."""

import asyncio
import hashlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from rackrun.editions import Edition
from rackrun.rooms.deciding import act, take_seat
from rackrun.rooms.events import Happening, RoomOpened
from rackrun.rooms.room import Room
from rackrun.rules.actions import Action, Begin, Prepare
from rackrun.rules.position import Stage
from rackrun.server.desk import Desk
from rackrun.server.keys import holder_of
from rackrun.server.lobby import Lobby
from rackrun.server.means import Means
from rackrun.server.thinking import Thinker, ThinkHere
from rackrun.shuffle import RoundSeed
from rackrun.store import SqliteStore

HOST = holder_of("the key of the host")


class TestTime:
    """A clock that the test turns. Short waits, such as a bot's pace, can be over at once."""

    __test__ = False

    def __init__(self, short: int = 15_000) -> None:
        """Begin; waits of so many milliseconds do not count."""
        self._now = 1_000_000
        self._short = short
        self._waiting: dict[asyncio.Future[None], int] = {}

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._now

    async def until(self, moment: int) -> None:
        """Wait for a moment."""
        if moment - self._now <= self._short:
            await asyncio.sleep(0)
            return
        future = asyncio.get_running_loop().create_future()
        self._waiting[future] = moment
        try:
            await future
        finally:
            del self._waiting[future]

    def turn(self, milliseconds: int) -> None:
        """Let time go on."""
        self._now += milliseconds
        for future, moment in self._waiting.items():
            if moment <= self._now and not future.done():
                future.set_result(None)


def seeds(text: str) -> Iterator[RoundSeed]:
    """Seeds that follow from a text."""
    return (RoundSeed(hashlib.sha256(f"{text} {at}".encode()).digest()) for at in count())


class Watching:
    """Somebody who remembers what was told."""

    def __init__(self, seat: int | None = None) -> None:
        """Watch as a seat, or as a spectator."""
        self.seat, self.hosts, self.came = seat, False, 0
        self.held = () if seat is None else (seat,)
        self.heard: list[tuple[int, Happening]] = []
        self.seats: list[int] = []

    def welcome(self, room: Room, missed: list[tuple[int, Happening]] | None) -> None:
        """Begin with what was missed."""
        del room
        self.heard += missed or []

    def tell(self, version: int, happening: Happening) -> None:
        """Hear of an event."""
        self.heard.append((version, happening))

    def present(self, seats: Collection[int]) -> None:
        """Hear in which seats somebody is connected."""
        self.seats = list(seats)

    def overhear(self, message: dict[str, Any]) -> None:
        """Hear what another seat says or tries out."""

    def plays(self, here: bool) -> None:
        """Hear whether the seat is played from here."""

    def paused(self, still: bool) -> None:
        """Hear that nothing can be stored, or that it can again."""

    def end(self) -> None:
        """Hear that nothing more comes."""


@asynccontextmanager
async def house(
    path: Path,
    *,
    text: str = "",
    time: TestTime | None = None,
    thinker: Thinker | None = None,
    kind: type[SqliteStore] = SqliteStore,
) -> AsyncIterator[Lobby]:
    """A lobby over a store in this folder."""
    store = kind(path / "rooms.db")
    lobby = Lobby(Means(store=store, thinker=thinker or ThinkHere(), time=time or TestTime(),
                        new_seed=partial(next, seeds(text))))  # fmt: skip
    try:
        yield lobby
    finally:
        await lobby.close()
        await store.close()


def waking(path: Path) -> dict[str, int]:
    """The rooms in this folder that somebody must look at again, and when."""
    connection = sqlite3.connect(path / "rooms.db")
    try:
        asked = "SELECT id, wakes FROM rooms WHERE wakes IS NOT NULL"
        return dict(connection.execute(asked).fetchall())
    finally:
        connection.close()


def asked(edition: Edition, plan: tuple[str, ...]) -> RoomOpened:
    """A room of this edition for these seats."""
    return RoomOpened(edition, plan, HOST)


async def opened(lobby: Lobby, edition: Edition, plan: tuple[str, ...]) -> Desk:
    """The desk of a new room."""
    room = await lobby.open(asked(edition, plan))
    return await lobby.desk(room.id)


def wish(holder: str, action: Action) -> Callable[..., list[Happening]]:
    """An action that somebody asks for."""
    return partial(act, holder=holder, action=action)


async def sit(desk: Desk, name: str) -> str:
    """Somebody sits down; gives the holder of the new key."""
    holder = holder_of(f"the key of {name}")
    await desk.do(partial(take_seat, holder=holder, name=name))
    return holder


async def play_on(desk: Desk, holder: str = HOST, *, rounds: int = 1000) -> Room:
    """Begin round after round until the match is over, while others play."""
    room = await desk.room()
    while room.position.stage is not Stage.OVER and len(room.position.results) < rounds:
        if room.position.stage is Stage.PREPARE:
            await desk.do(wish(holder, Prepare()))
        if (await desk.room()).position.stage is Stage.BEGIN:
            await desk.do(wish(holder, Begin()))
        room = await until(desk, lambda room: not room.position.in_play)
    return room


async def until(desk: Desk, done: Callable[[Room], bool]) -> Room:
    """Wait until the room is so."""
    while not done(room := await desk.room()):
        await asyncio.sleep(0.001)
    return room


def run(work: Awaitable[None], seconds: float = 60) -> None:
    """Run it, not for ever."""

    async def bounded() -> None:
        await asyncio.wait_for(work, seconds)

    asyncio.run(bounded())
