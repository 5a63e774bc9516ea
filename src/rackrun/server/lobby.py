"""The lobby: rooms are opened, found and served here."""

import asyncio
from collections.abc import Callable, Mapping

from rackrun.errors import CodeTaken, StoreUnavailable
from rackrun.rooms.deciding import Moment, open_room
from rackrun.rooms.events import RoomOpened
from rackrun.rooms.room import enter
from rackrun.server import journal
from rackrun.server.desk import Desk, batch_of
from rackrun.server.hours import DAY, HOUR, Time, WallTime
from rackrun.server.keys import new_code, new_id, read_code
from rackrun.server.thinking import Thinker
from rackrun.shuffle import RoundSeed
from rackrun.store import NewRoom, Store

BEAT = 1000
"""Milliseconds between two notes that the server is alive."""
TOGETHER = 32
"""Rooms that are opened at the same time after a restart, to wait for the disk together."""
UNUSED = 10 * 60 * 1000
"""Milliseconds after which a room that nobody watches and nothing is due in is put away."""


class Lobby:
    """All rooms that are served here, over one store."""

    def __init__(self, store: Store, thinker: Thinker, clock: Time | None = None,
                 new_seed: Callable[[], RoundSeed] = RoundSeed.new,
                 keep_days: int = 90) -> None:  # fmt: skip
        """Serve nothing yet; rooms are kept for so many days after the last move."""
        self.store, self.time, self._keep = store, clock or WallTime(), keep_days * DAY
        self.thinker, self._new_seed = thinker, new_seed
        self._desks: dict[str, Desk] = {}
        self._owed: dict[str, int] = {}
        """Rooms that are to get back the time that we were away, and since when that is."""
        self._beating: asyncio.Task[None] | None = None
        self.storing = True
        """Whether something could be stored when it was last tried, which is every second."""

    async def open(self, opened: RoomOpened, here: Mapping[int, str] | None = None) -> NewRoom:
        """Open a room for those who sit at one device, and others; raises Refused."""
        fresh, now = self._new_seed(), self.time.now()
        happenings = open_room(opened, Moment(now=now, fresh=fresh), here)
        batch = batch_of(happenings, enter(happenings), fresh, now)
        room = NewRoom(new_id(), new_code())
        while True:
            try:
                await self.store.create(room, batch)
            except CodeTaken:
                room = room._replace(code=new_code())
            else:
                journal.note("room-opened", room=room.id, seats=len(opened.plan),
                             edition=opened.edition.id)  # fmt: skip
                return room

    async def find(self, code: str) -> str | None:
        """The room that has this code, however it was typed."""
        return await self.store.room_of(read_code(code))

    async def desk(self, room: str) -> Desk:
        """Where a room is served; raises NoSuchRoom if there is none."""
        known = self._desks.get(room)
        if known is not None:
            return known
        desk = Desk(room, self.store, self.thinker, self.time, self._new_seed)
        await desk.room()
        if self._desks.setdefault(room, desk) is not desk:
            return self._desks[room]
        now = self.time.now()
        try:
            await desk.open(max(0, now - self._owed.get(room, now)))
        except StoreUnavailable:
            await self._give_up(room)
            raise
        self._owed.pop(room, None)
        return desk

    async def resume(self) -> None:
        """Go on after a restart: bots move, clocks run, and nobody loses time because of us."""
        now, waking = self.time.now(), await self.store.waking()
        last = await self.store.last_beat() or now
        self._owed = dict.fromkeys(waking, last)
        await self._give_back()
        journal.note("resumed", rooms_that_wait=len(waking), rooms_paused=len(self._owed),
                     away_ms=now - last)  # fmt: skip
        self._beating = asyncio.create_task(self._beat())

    async def _give_back(self) -> None:
        """Go on with the rooms that still have to get back the time that we were away."""
        few = asyncio.Semaphore(TOGETHER)

        async def go_on(room: str) -> None:
            async with few:
                try:
                    await self.desk(room)
                except StoreUnavailable:
                    pass  # with the next beat
                except Exception as error:  # noqa: BLE001 - the other rooms are to go on
                    journal.note_failure("room-failed", error, room=room)
                    self._owed.pop(room, None)

        await asyncio.gather(*map(go_on, tuple(self._owed)))

    async def _beat(self) -> None:
        """Note every second that we are alive, so that a restart knows how long we were away."""
        tidied = None
        while True:
            now = self.time.now()
            # In this order: what is owed follows from the last moment that was noted.
            await self._give_back()
            await self._note_alive(now)
            try:
                await self._pause_or_go_on()
                if tidied is None or now - tidied >= HOUR:
                    await self.tidy()
                    tidied = now
                await self.put_away()
            except StoreUnavailable:
                pass  # later
            except Exception as error:  # noqa: BLE001 - without beats a restart would know nothing
                journal.note_failure("tidying-failed", error)
            await self.time.until(now + BEAT)

    async def _note_alive(self, now: int) -> None:
        try:
            await self.store.beat(now)
        except StoreUnavailable:
            self.storing = False
        else:
            self.storing = True

    async def _pause_or_go_on(self) -> None:
        """Let everybody in every room know whether something can be stored."""
        desks = tuple(self._desks.values())
        if self.storing:
            await asyncio.gather(*(desk.go_on() for desk in desks), return_exceptions=True)
            self.storing = not any(desk.paused for desk in desks)
        else:
            for desk in desks:
                desk.pause(self.time.now())

    async def tidy(self) -> None:
        """Forget the rooms in which nothing has happened for a long time."""
        for room in await self.store.delete_idle(self.time.now() - self._keep):
            journal.note("room-forgotten", room=room)
            await self._give_up(room)

    async def put_away(self) -> None:
        """Keep no room in memory that nobody uses; the log has it when somebody comes."""
        before = self.time.now() - UNUSED
        for room in [room for room, desk in self._desks.items() if desk.unused_since(before)]:
            await self._give_up(room)

    async def delete(self, room: str) -> None:
        """Forget a room; whoever is in it is told."""
        await self.store.delete(room)
        journal.note("room-deleted", room=room)
        await self._give_up(room)

    async def _give_up(self, room: str) -> None:
        """Serve a room no longer: it is no more, or nobody uses it."""
        desk = self._desks.pop(room, None)
        if desk is not None:
            await desk.close()
            desk.dismiss()

    async def close(self) -> None:
        """Give up all desks; the store stays open."""
        if self._beating is not None:
            self._beating.cancel()
        await asyncio.gather(*(desk.close() for desk in self._desks.values()))
        self._desks.clear()
