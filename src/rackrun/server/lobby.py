"""The lobby: rooms are opened, found and served here."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from rackrun.bus import Freed, Gone, News, WhoIsHere
from rackrun.errors import CodeTaken, StoreUnavailable
from rackrun.rooms.deciding import Moment, open_room
from rackrun.rooms.events import RoomOpened
from rackrun.rooms.room import enter
from rackrun.server import journal
from rackrun.server.desk import Desk, batch_of
from rackrun.server.hours import DAY, HOUR
from rackrun.server.keys import new_code, new_id, read_code
from rackrun.server.means import Means
from rackrun.server.measures import ROOMS
from rackrun.server.wish import NoSuchRoom, Stale
from rackrun.store import NewRoom

BEAT = 1000
"""Milliseconds between two notes that the worker is alive."""
DEAD = 3 * BEAT
"""Milliseconds without a note after which others take over what a worker saw to."""
COMPARED = 3
"""Beats between two looks whether a desk has missed something."""
TOGETHER = 32
"""Rooms that are opened at the same time after a restart, to wait for the disk together."""
_NONE = "\x00"
"""A sign that PostgreSQL does not know; nothing of ours has it in its name."""
UNUSED = 10 * 60 * 1000
"""Milliseconds after which a room that nobody watches and nothing is due in is put away."""


class Lobby:
    """All rooms that are served by this worker."""

    def __init__(self, means: Means, keep_days: int = 90) -> None:
        """Serve nothing yet; rooms are kept for so many days after the last move."""
        self.means, self._keep = means, keep_days * DAY
        self.store, self.thinker, self.time = means.store, means.thinker, means.time
        self._desks: dict[str, Desk] = {}
        self._opening: dict[str, tuple[Desk, asyncio.Task[Desk]]] = {}
        """Rooms that are read at this moment."""
        self._owed: dict[str, int | None] = {}
        """Rooms that are to be seen to, and since when nobody has."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.storing = True
        """Whether something could be stored when it was last tried, which is every second."""

    async def open(self, opened: RoomOpened, here: Mapping[int, str] | None = None) -> NewRoom:
        """Open a room for those who sit at one device, and others; raises Refused."""
        fresh, now = self.means.new_seed(), self.time.now()
        happenings = open_room(opened, Moment(now=now, fresh=fresh), here)
        # Nobody owns it: whichever worker people come to first sees to it.
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
        return None if _NONE in code else await self.store.room_of(read_code(code))

    async def desk(self, room: str) -> Desk:
        """Where a room is served; raises NoSuchRoom if there is none."""
        known = self._desks.get(room)
        if known is not None:
            return known
        if _NONE in room:
            raise NoSuchRoom(room)
        if room not in self._opening:
            desk = Desk(room, self.means)
            opening = asyncio.create_task(self._opened(desk))
            opening.add_done_callback(_looked_at)
            self._opening[room] = desk, opening
        # Many may come at once: they wait for the same, and whoever goes away stops nobody.
        return await asyncio.shield(self._opening[room][1])

    async def _opened(self, desk: Desk) -> Desk:
        """Begin to serve a room."""
        room = desk.id
        try:
            # Listen first: whatever is stored after the log was read is heard of.
            await self.means.bus.listen(room)
            try:
                await desk.room()
            except (NoSuchRoom, StoreUnavailable):
                await self.means.bus.ignore(room)
                raise
            self._desks[room] = desk
        finally:
            del self._opening[room]
        self.means.bus.tell(room, WhoIsHere())
        try:
            claimed = await self.store.claim(self.means.worker, self._alive, room)
            self._owed = claimed | self._owed
            await self._see_to(room)
        except StoreUnavailable:
            await self._give_up(room)
            raise
        return desk

    async def newest(self, room: str) -> Desk:
        """The same, with all that any worker has stored."""
        fresh = room not in self._desks
        desk = await self.desk(room)
        if not (fresh or self.means.bus.alone):
            await desk.catch_up()
        return desk

    @property
    def _alive(self) -> int:
        """Whoever was last alive before this moment is dead; a lonely worker knows it at once."""
        now = self.time.now()
        return now + 1 if self.means.bus.alone else now - DEAD

    async def resume(self) -> None:
        """Go on after a restart: bots move, clocks run, and nobody loses time because of us."""
        await self._note_alive()
        with suppress(StoreUnavailable):
            await self._claim()
        journal.note("resumed", rooms_that_wait=len(self._desks), rooms_paused=len(self._owed))
        self._do(self._beat)

    async def _claim(self) -> None:
        """See to the rooms that nobody sees to; they get back the time since somebody did."""
        self._owed = await self.store.claim(self.means.worker, self._alive) | self._owed
        few = asyncio.Semaphore(TOGETHER)

        async def go_on(room: str) -> None:
            async with few:
                try:
                    await self.desk(room)
                    await self._see_to(room)
                except StoreUnavailable:
                    pass  # with the next beat
                except Exception as error:  # noqa: BLE001 - the other rooms are to go on
                    journal.note_failure("room-failed", error, room=room)
                    self._owed.pop(room, None)

        await asyncio.gather(*map(go_on, tuple(self._owed)))

    async def _see_to(self, room: str) -> None:
        """Let bots move and clocks run where that is owed, and give back the time first."""
        desk = self._desks.get(room)
        if desk is None or room not in self._owed:
            return
        since = self._owed[room]
        with suppress(Stale):  # somebody else has taken it over already
            await desk.open(max(0, self.time.now() - since) if since is not None else 0)
        self._owed.pop(room, None)
        self._count()

    def _count(self) -> None:
        """Measure how many rooms there are: each is counted by whoever sees to it."""
        ROOMS.set(sum(desk.attended for desk in self._desks.values()))

    async def _beat(self) -> None:
        """Note every second that we are alive, so that others know how long we were away."""
        tidied, beats = None, 0
        while True:
            now, beats = self.time.now(), beats + 1
            try:
                await self.means.bus.beat()
                await self._note_alive()
                await self._pause_or_go_on()
                await self._claim()
                if not self.means.bus.alone:
                    await self._look_around(compare=beats % COMPARED == 0)
                if tidied is None or now - tidied >= HOUR:
                    await self.tidy()
                    tidied = now
                await self.put_away()
                self._count()
            except StoreUnavailable:
                pass  # with the next beat
            except Exception as error:  # noqa: BLE001 - without beats a restart would know nothing
                journal.note_failure("tidying-failed", error)
            await self.time.until(now + BEAT)

    async def _note_alive(self) -> None:
        try:
            await self.store.beat(self.means.worker, self.time.now())
        except StoreUnavailable:
            self.storing = False
        else:
            self.storing = self.means.bus.here

    async def _pause_or_go_on(self) -> None:
        """Let everybody in every room know whether something can be stored."""
        desks = tuple(self._desks.values())
        if self.storing:
            paused = [desk for desk in desks if desk.paused]
            await asyncio.gather(*(desk.go_on() for desk in paused), return_exceptions=True)
            self.storing = not any(desk.paused for desk in desks)
        else:
            for desk in desks:
                desk.pause(self.time.now())

    async def _look_around(self, *, compare: bool) -> None:
        """Count nobody who was connected to a dead worker; read what no news told us."""
        alive = self._alive
        workers = {worker for worker, at in (await self.store.beats()).items() if at >= alive}
        for desk in self._desks.values():
            desk.watchers.forget_all_but(workers)
        if compare:
            await self._compare()

    async def _compare(self) -> None:
        """Read what is new in the log, and serve no room that is no more."""
        served = tuple(self._desks)
        versions = await self.store.versions(served)
        for room in served:
            desk = self._desks.get(room)
            if desk is None or desk.latest is None:
                continue
            if room not in versions:
                await self._give_up(room)
            elif desk.latest.version < versions[room]:
                await desk.catch_up()

    # What other workers say

    def hear(self, room: str, news: News) -> None:
        """Hear news of a room, or of a worker that stops."""
        if isinstance(news, Freed):
            for desk in self._desks.values():
                desk.watchers.hear(news.worker, ())
            self._do(self._claim)
        elif isinstance(news, Gone):
            self._do(partial(self._give_up, room))
        else:
            self._hear_of(room, news)

    def _hear_of(self, room: str, news: News) -> None:
        """Let a room hear that is served here, or is just being read."""
        desk = self._opening[room][0] if room in self._opening else self._desks.get(room)
        if desk is None:
            return
        try:
            desk.hear(news)
        except Exception as error:  # noqa: BLE001 - the other rooms are to hear on
            journal.note_failure("room-failed", error, room=room)

    async def back(self) -> None:
        """Hear that the bus was away: others may have missed something, and so may we."""
        with suppress(StoreUnavailable):
            await self._compare()
        for room, desk in tuple(self._desks.items()):
            desk.tell_version()
            desk.watchers.announce()
            self.means.bus.tell(room, WhoIsHere())

    def _do(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have something done that nobody waits for."""

        async def done() -> None:
            with suppress(StoreUnavailable):
                await work()

        task = asyncio.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def tidy(self) -> None:
        """Forget the rooms in which nothing has happened for a long time."""
        for room in await self.store.delete_idle(self.time.now() - self._keep):
            journal.note("room-forgotten", room=room)
            await self._give_up(room)

    async def put_away(self) -> None:
        """Keep no room in memory that nobody uses; the log has it when somebody comes."""
        before = self.time.now() - UNUSED
        for room in [room for room, desk in self._desks.items() if desk.unused_since(before)]:
            await self.store.release(self.means.worker, room)
            await self._give_up(room)

    async def delete(self, room: str) -> None:
        """Forget a room; whoever is in it is told."""
        await self.store.delete(room)
        journal.note("room-deleted", room=room)
        self.means.bus.tell(room, Gone())
        await self._give_up(room)

    async def _give_up(self, room: str) -> None:
        """Serve a room no longer: it is no more, or nobody uses it."""
        desk = self._desks.pop(room, None)
        self._count()
        if desk is not None:
            await self.means.bus.ignore(room)
            await desk.close()
            desk.dismiss()

    async def close(self) -> None:
        """Give up all desks and let others see to them; the store stays open."""
        openings = (opening for _, opening in self._opening.values())
        tasks: list[asyncio.Task[Any]] = [*self._tasks, *openings]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(desk.close() for desk in self._desks.values()))
        self._desks.clear()
        self._count()
        with suppress(StoreUnavailable):
            await self.store.release(self.means.worker)
        self.means.bus.tell("", Freed(self.means.worker))


def _looked_at(opening: "asyncio.Task[Desk]") -> None:
    """Look at how it ended, since perhaps nobody waits for it any more."""
    if not opening.cancelled():
        opening.exception()
