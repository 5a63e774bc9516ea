"""Everybody at every table, in a process of their own: told what to do line by line.

Of each message only its kind and its version are read, so that thousands of clients take little
of the machine; how late they were themselves is told beside every figure.
"""

import asyncio
import gc
import random
import time
import zlib
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from heapq import merge
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.tables.load.courses import Seated, Turn
from benchmarks.tables.load.score import Score
from benchmarks.tables.load.wire import Line, framed
from benchmarks.tables.obeying import SLACK, obey, tell_share, tell_time, told_first
from benchmarks.tables.serving import need_files

AT_ONCE = 32
"""Sockets that are being opened at the same time."""
FIRST_WAIT, LONGEST_WAIT = 0.25, 5.0
"""Seconds before a lost connection is tried again, at most: the first time, and ever."""
AGAIN = 0.25
"""Seconds before a move that was refused is sent again."""
AT_A_STRETCH = 20
"""Messages that are sent before others have their turn."""
_VERSION_AT = len(b'{"t":"event","v":')
_ROOM_VERSION_AT = len(b'{"t":"room","version":')
_CODE = b'"code":"'

now = time.perf_counter


class Done(msgspec.Struct):
    """The answer to a move."""

    re: str
    first: int
    last: int


class Ledger(msgspec.Struct):
    """What the clients of a table were told."""

    room: str
    course: int
    first: int
    """The move with which it began."""
    moves: int
    """Moves that all have heard."""
    events: dict[int, list[tuple[int, int]]]
    """For each seat the versions with a sum over the message."""
    done: list[tuple[str, int, int]]


class Watcher(Line):
    """A seat at a table, or somebody who watches it."""

    def __init__(self, game: "Game", seat: int | None) -> None:
        """Not connected yet."""
        super().__init__()
        self.game, self.seat = game, seat
        self.version, self.up = 0, False
        self.drafted: deque[float] = deque()
        """When the drafts were sent that are not judged yet."""
        self.told: list[tuple[int, int]] = []
        self._ready: asyncio.Future[None] | None = None

    async def come(self, address: str) -> None:
        """Connect, and wait until everything is known that has happened; raises OSError."""
        seat = "" if self.seat is None else f"seat={self.seat}"
        after = f"after={self.version}" if self.version else ""
        path = f"/api/rooms/{self.game.room}/socket?{seat}&{after}"
        key = self.game.players.key if self.seat is not None else "nobody's"
        self._ready = asyncio.get_running_loop().create_future()
        await self.connect(address, path, key)
        await self._ready
        self.up = True

    def heard(self, text: bytes) -> None:
        """Read the kind of a message, and what else is wanted of it."""
        match text[6:9]:
            case b"jud":
                if self.drafted:
                    self.game.judged(self.drafted.popleft())
            case b"eve":
                version = int(text[_VERSION_AT : text.index(b",", _VERSION_AT)])
                if version != self.version + 1:
                    self.game.players.score.holes += 1
                if self.game.players.keeps:
                    self.told.append((version, zlib.crc32(text)))
                self._reach(version)
            case b"don":
                if self.game.players.keeps:
                    self.game.done.append(msgspec.json.decode(text, type=Done))
            case b"ref":
                begin = text.index(_CODE) + len(_CODE)
                self._refused(text[begin : text.index(b'"', begin)].decode(), text)
            case b"roo" | b"res":
                if text[6:9] == b"roo":
                    self._reach(int(text[_ROOM_VERSION_AT : text.index(b",", _ROOM_VERSION_AT)]))
                if self._ready is not None and not self._ready.done():
                    self._ready.set_result(None)
            case _:
                pass

    def lost(self) -> None:
        """Come back, unless everybody goes home."""
        self.up = False
        self.drafted.clear()
        if self._ready is not None and not self._ready.done():
            self._ready.set_exception(ConnectionError("lost before anything was heard"))
        elif self.game.players.stay:
            self.game.players.score.losses += 1
            self.game.players.do(self._come_back())

    async def _come_back(self) -> None:
        wait = FIRST_WAIT
        while True:
            await asyncio.sleep(random.uniform(0, wait))
            try:
                await self.come(self.game.players.address(random.randrange(1 << 16)))
            except OSError:
                wait = min(2 * wait, LONGEST_WAIT)
            else:
                self.game.send_again(self)
                return

    def _reach(self, version: int) -> None:
        wanted = self.version < self.game.expected <= version
        self.version = version
        if wanted:
            self.game.one_heard()

    def _refused(self, code: str, text: bytes) -> None:
        self.game.players.score.refused[code] += 1
        if b'"re":"draft"' in text:
            if self.drafted:
                self.drafted.popleft()
        else:
            asyncio.get_running_loop().call_later(AGAIN, self.game.send_again, self)


class Game:
    """Everybody at one table."""

    def __init__(self, players: "Players", seated: Seated, turns: list[Turn]) -> None:
        """Nobody is connected yet."""
        self.players, self.seated, self.room = players, seated, seated.room
        self.watchers: list[Watcher] = []
        self.expected = 0
        """The version at which the move that is under way has been heard."""
        self.done: list[Done] = []
        self._turns, self._at, self._tried = turns, seated.at, 0
        self._missing, self._since = 0, 0.0
        self._owed: deque[float] = deque()

    @property
    def busy(self) -> bool:
        """Whether a move is under way."""
        return bool(self.expected)

    @property
    def over(self) -> bool:
        """Whether all moves that are known were made."""
        return self._at == len(self._turns)

    def move(self, due: float) -> None:
        """Make the next move, or as soon as the one before it has been heard."""
        if self.busy:
            self._owed.append(due)
        elif not self.over:
            self._begin(now())

    def draft(self) -> None:
        """Have something judged for the seat on turn."""
        if self.busy or self.over:
            return
        turn = self._turns[self._at]
        watcher = self.watchers[turn.seat]
        if watcher.up:
            self._tried += 1
            watcher.drafted.append(now())
            watcher.say(framed(turn.drafts[self._tried % len(turn.drafts)].encode()))

    def judged(self, sent: float) -> None:
        """A draft is answered."""
        if sent >= self.players.score.since:
            self.players.score.drafts.append(now() - sent)

    def one_heard(self) -> None:
        """One more has heard the move that is under way."""
        self._missing -= 1
        if self._missing:
            return
        if self._since >= self.players.score.since:
            self.players.score.moves.append(now() - self._since)
        self._at, self.expected = self._at + 1, 0
        if self._owed and not self.over:
            self._begin(self._owed.popleft())

    def send_again(self, watcher: Watcher) -> None:
        """Send the move that is under way again, if it is this one's: it counts once."""
        if self.busy and watcher.up and watcher.seat == self._turns[self._at].seat:
            watcher.say(framed(self._turns[self._at].text.encode()))

    def _begin(self, since: float) -> None:
        turn = self._turns[self._at]
        self._since, self.expected, self._missing = since, turn.last, len(self.watchers)
        self.send_again(self.watchers[turn.seat])

    def ledger(self) -> Ledger:
        """What was told here."""
        events = {each.seat: each.told for each in self.watchers if each.seat is not None}
        done = [(each.re, each.first, each.last) for each in self.done]
        return Ledger(self.room, self.seated.course, self.seated.at, self._at - self.seated.at,
                      events, done)  # fmt: skip


class Players:
    """All tables; what they have measured is their answer."""

    def __init__(
        self, addresses: list[str], key: str, courses: str, games: list[dict[str, Any]],
        seats: int, spectators: int = 0, *, keeps: bool = False,
    ) -> None:  # fmt: skip
        """Nobody is connected yet; with ``keeps`` everything that is told is remembered."""
        self._addresses, self.key, self.keeps = addresses, key, keeps
        self.score, self.stay = Score(now()), True
        turns = msgspec.msgpack.decode(Path(courses).read_bytes(), type=list[list[Turn]])
        seated = msgspec.convert(games, list[Seated])
        self._games = [Game(self, each, turns[each.course]) for each in seated]
        self._tasks: set[asyncio.Task[None]] = set()
        for game in self._games:
            roles = (*range(seats), *[None] * spectators)
            game.watchers = [Watcher(game, role) for role in roles]

    def address(self, number: int) -> str:
        """Where one of them goes: each to the next."""
        return self._addresses[number % len(self._addresses)]

    def do(self, work: Any) -> None:
        """Have something done that nobody waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def connect(self, among: int) -> dict[str, Any]:
        """Let everybody sit down, spread over so many of the addresses."""
        few, begun = asyncio.Semaphore(AT_ONCE), now()

        async def enter(watcher: Watcher, number: int) -> None:
            async with few:
                await watcher.come(self.address(number % among))
                tell_share(number / len(self._games))

        async with asyncio.TaskGroup() as group:
            for number, game in enumerate(self._games):
                for place, watcher in enumerate(game.watchers):
                    group.create_task(enter(watcher, number + place))
        gc.collect()
        gc.freeze()
        return {"seconds": now() - begun}

    async def pace(
        self, every: float, seconds: float, draft_every: float = 0.0, warm: float = 0.0
    ) -> dict[str, Any]:
        """Let each table move at its time, whatever the server does, with drafts in between.

        What is sent in the first ``warm`` seconds is not counted.
        """
        begun = now() + 0.1
        self.score = Score(begun + warm)
        times = self._times(begun, warm + seconds, every, drafting=False)
        if draft_every:
            drafts = self._times(begun, warm + seconds, draft_every, drafting=True)
            times = merge(times, drafts)
        telling, stretch = asyncio.create_task(tell_time(warm + seconds)), 0
        for due, number, drafting in times:
            stretch += 1
            if due > now() or stretch == AT_A_STRETCH:
                stretch = 0
                await asyncio.sleep(max(0.0, due - now()))
            if due >= self.score.since:
                self.score.late.append(now() - due)
            game = self._games[number]
            if drafting:
                game.draft()
            else:
                game.move(due)
        await self._quiet()
        await telling
        return self.score.told(seconds)

    def _times(
        self, begun: float, seconds: float, every: float, *, drafting: bool
    ) -> Iterator[tuple[float, int, bool]]:
        """When each table has its turn, one after the other; drafts halfway between two moves."""
        count = len(self._games)
        half = every / count / 2 if drafting else 0
        for number in range(round(seconds / every * count)):
            yield begun + half + every * number / count, number % count, drafting

    async def _quiet(self) -> None:
        """Wait until every move has been heard."""
        given_up = now() + SLACK
        while busy := [game for game in self._games if game.busy]:
            if now() > given_up:
                away = sum(not each.up for game in busy for each in game.watchers)
                raise SystemExit(
                    f"expected moves that all hear, got {len(busy)} that nobody hears"
                    f" of, {away} connections away, {dict(self.score.refused)}"
                )
            await asyncio.sleep(0.05)

    async def ledgers(self, file: str) -> dict[str, Any]:
        """Write down all that was told."""
        Path(file).write_bytes(msgspec.msgpack.encode([game.ledger() for game in self._games]))
        return {}

    async def close(self) -> None:
        """Everybody gets up; nobody says goodbye, that is not what is measured."""
        self.stay = False
        for game in self._games:
            for watcher in game.watchers:
                if watcher.up:
                    watcher.cut()


async def _play() -> None:
    first = told_first()
    need_files(len(first["games"]) * (first["seats"] + first["spectators"]) + 500)
    players = Players(**first)
    await obey({"connect": players.connect, "pace": players.pace, "ledgers": players.ledgers})
    await players.close()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        asyncio.run(_play())
