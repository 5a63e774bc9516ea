"""One room, served: one wish at a time is decided, stored, and only then told.

Whatever a room needs stands in its log, so a desk can be given up at any moment and another one,
in another process, goes on; and several workers can have a desk for the same room at the same time.
What a desk knows beside the log may be lost: who is connected, and what the seat on turn was trying
out.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from rackrun.bus import Drafted, Here, Logged, News, Overheard, Sight, WhoIsHere
from rackrun.errors import Conflict, NotTheOwner, StoreUnavailable
from rackrun.rooms.deciding import Moment, extend_clock
from rackrun.rooms.due import wakes
from rackrun.rooms.events import Happening, HostMoved, SeatMoved, SeatReturned, SeatTaken
from rackrun.rooms.notation import read_happening, write_happening
from rackrun.rooms.refusals import Refused
from rackrun.rooms.room import Room, enter, evolve
from rackrun.rules.events import RoundPrepared
from rackrun.server import journal
from rackrun.server.attending import Attendant
from rackrun.server.means import Means
from rackrun.server.measures import MOVES, step
from rackrun.server.watchers import Watcher, Watchers
from rackrun.server.wish import NoSuchRoom, Stale, Wish
from rackrun.shuffle import RoundSeed
from rackrun.store import Batch, Move, Span
from rackrun.table import Table
from rackrun.tiles import Tile

MOST_REMEMBERED = 64
"""Phrases that are not passed on a second time if they come again."""

TRIES = 5
"""So often a wish is decided anew if somebody else was quicker at the log."""


class Desk:
    """A room and everybody who watches it."""

    def __init__(self, room: str, means: Means) -> None:
        """Nothing is read yet; ``room`` is the id under which the log is stored."""
        self.id, self.means = room, means
        self._store, self._time = means.store, means.time
        self._lock = asyncio.Lock()
        self._room: Room | None = None
        self._seed: RoundSeed | None = None
        self._attendant = Attendant(self)
        self._heard: deque[Logged | Drafted] = deque()
        self._later: set[asyncio.Task[None]] = set()
        self._closed = False
        self._paused_since: int | None = None
        self._paused_clock = 0
        self.watchers = Watchers(means.time, means.worker, self._announce)
        """Everybody who watches."""
        self._passed_on: deque[Move] = deque(maxlen=MOST_REMEMBERED)
        self._used = means.time.now()
        self.draft: Table | None = None
        """What the seat on turn tries out; it is settled if the time ends."""

    def now(self) -> int:
        """The time of the server, in milliseconds since 1970."""
        return self._time.now()

    @property
    def latest(self) -> Room | None:
        """The room as far as it is known here, if it was read already."""
        return self._room

    @property
    def secret(self) -> str:
        """The seed of the round, from which everything follows."""
        return self._seed.revealed if self._seed else ""

    async def room(self) -> Room:
        """The room as it is now."""
        self._used = self._time.now()
        async with self._lock:
            return self._room or await self._caught_up()

    async def watch(self, watcher: Watcher, after: int | None = None) -> None:
        """Let somebody watch from now on, and first tell what was missed since a version."""
        async with self._lock:
            if self._closed:
                raise NoSuchRoom(self.id)
            room = self._room or await self._caught_up()
            missed = None
            if after is not None and 0 < after <= room.version:
                entries = await self._store.entries(self.id, after)
                missed = [(each.version, read_happening(each.data)) for each in entries
                          if each.version <= room.version]  # fmt: skip
            watcher.welcome(room, missed)
            if self.paused:
                watcher.paused(still=True)
            self.watchers.add(watcher)

    def pass_on(self, speaker: Watcher, message: dict[str, Any], once: Move | None = None) -> None:
        """Let everybody but the speaker hear something that is not stored."""
        if self._overheard(message, once, speaker):
            self.means.bus.tell(self.id, Overheard(message, once))

    def _overheard(
        self, message: dict[str, Any], once: Move | None, speaker: Watcher | None = None
    ) -> bool:
        """Tell those who are connected here; whether it was new."""
        if once is not None:
            if once in self._passed_on:
                return False
            self._passed_on.append(once)
        for watcher in self.watchers:
            if watcher is not speaker:
                watcher.overhear(message)
        return True

    def unused_since(self, moment: int) -> bool:
        """Whether nobody has asked for anything since, nobody watches and nothing is due."""
        if self._used >= moment:
            return False
        return not (self.watchers or self._attendant.busy or self._lock.locked())

    def try_out(self, draft: Table, seen: int | None) -> bool:
        """Keep what the seat on turn tries out, unless it is about an older position."""
        room = self._room
        if room is None or (seen is not None and seen < room.moved):
            return False
        self.draft = draft
        if room.clock and not self._attendant.active:
            # The owner of the clock settles it if the time ends.
            texts = tuple(tuple(map(str, meld)) for meld in draft)
            self.means.bus.tell(self.id, Drafted(texts, seen))
        return True

    def hear(self, news: News) -> None:
        """Hear from another worker."""
        match news:
            case Logged() | Drafted():
                self._heard.append(news)
                if self._lock.locked():
                    self._do_later(self._take_in)
                elif not self._follows():
                    self._do_later(self.catch_up)
            case Overheard(message, once):
                self._overheard(message, Move(*once) if once else None)
            case Here(worker, sights):
                self.means.arrivals.hear(sights)
                self.watchers.hear(worker, sights)
            case WhoIsHere():
                self.watchers.announce()
            case _:
                raise AssertionError(news)

    def _announce(self, sights: tuple[Sight, ...]) -> None:
        self.means.bus.tell(self.id, Here(self.means.worker, sights))

    async def _take_in(self) -> None:
        """Go on with what others have stored; what is not clear is read from the log."""
        async with self._lock:
            while not self._follows():
                await self._caught_up()

    def _follows(self) -> bool:
        """Go on with what was heard as long as it is clear; whether all of it was."""
        while self._heard:
            news, room = self._heard.popleft(), self._room
            if room is None:
                continue
            if isinstance(news, Drafted):
                if news.seen is None or news.seen >= room.moved:
                    self.draft = tuple(tuple(map(Tile.parse, meld)) for meld in news.table)
                continue
            if news.first + len(news.entries) - 1 <= room.version:
                continue
            happenings = [read_happening(each) for each in news.entries]
            # The seed of a new round stands in the store alone.
            prepared = any(isinstance(each, RoundPrepared) for each in happenings)
            if news.first != room.version + 1 or prepared:
                return False
            self._take_over(_evolved(room, happenings), happenings)
        return True

    def _do_later(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have something done that nobody waits for."""

        async def done() -> None:
            try:
                await work()
            except (StoreUnavailable, NoSuchRoom):
                pass  # whoever comes next reads it
            except Exception as error:  # noqa: BLE001 - a room must not stop for a fault of ours
                journal.note_failure("room-failed", error, room=self.id)

        later = asyncio.create_task(done())
        self._later.add(later)
        later.add_done_callback(self._later.discard)

    @property
    def paused(self) -> bool:
        """Whether nothing could be stored when it was last tried."""
        return self._paused_since is not None

    def pause(self, since: int) -> None:
        """Nothing can be stored, so nothing can happen; everybody is told, once."""
        if self._paused_since is None:
            journal.note("room-paused", room=self.id)
            self._paused_since = since
            self._paused_clock = self._room.clock if self._room else 0
            for watcher in self.watchers:
                watcher.paused(still=True)

    async def go_on(self) -> None:
        """Try whether something can be stored again; the turn that runs gets back that time."""
        if self.paused:
            await self.do(_nothing)

    def _unpause(self) -> None:
        if self.paused:
            journal.note("room-goes-on", room=self.id)
            self._paused_since = None
            for watcher in self.watchers:
                watcher.paused(still=False)

    async def open(self, away: int = 0) -> None:
        """See to what the room waits for; a turn gets back what nobody was there for it."""
        if away:
            await self.do(partial(extend_clock, by=away), as_owner=True)
        self._attendant.active = True
        self._attendant.see_to(await self.room())

    @property
    def attended(self) -> bool:
        """Whether this worker sees to what the room waits for."""
        return self._attendant.active

    async def do(self, wish: Wish, *, move: Move | None = None, seen: int | None = None,
                 as_owner: bool = False) -> Span:  # fmt: skip
        """Carry out a wish and give the versions it brought about; raises Refused or Stale.

        With a ``move`` it happens once, however often it is asked. With ``seen`` it happens only
        if nobody has moved since that version. What is done ``as_owner`` happens only while this
        worker owns the room.
        """
        self._used = self._time.now()
        async with self._lock:
            for _ in range(TRIES):
                room = self._room or await self._caught_up()
                try:
                    if seen is not None and seen < room.moved:
                        raise Stale
                    return await self._carry_out(room, wish, move, as_owner=as_owner)
                except NotTheOwner:
                    self._attendant.stop()
                    if as_owner:
                        break
                except (Conflict, Refused, Stale) as refusal:
                    if move is not None and (span := await self._store.span_of(self.id, move)):
                        return span
                    newer = await self._caught_up()
                    if newer.version == room.version and not isinstance(refusal, Conflict):
                        raise
                except asyncio.CancelledError:
                    # It may be stored all the same; the others are to hear of it.
                    if not self._closed:
                        self._do_later(self._catch_up_and_tell)
                    raise
        raise Stale

    async def catch_up(self) -> None:
        """Read what others may have stored."""
        async with self._lock:
            await self._caught_up()

    async def _catch_up_and_tell(self) -> None:
        await self.catch_up()
        self.tell_version()

    def tell_version(self) -> None:
        """Let other workers know how far the log has gone, in case they have not heard."""
        if self._room is not None:
            self.means.bus.tell(self.id, Logged(self._room.version + 1, ()))

    def dismiss(self) -> None:
        """Tell everybody that the room is no more."""
        for watcher in self.watchers:
            watcher.end()

    async def close(self) -> None:
        """Wait for nothing any more; the log says how to go on."""
        self._closed = True
        for task in self._later:
            task.cancel()
        await asyncio.gather(*self._attendant.stop(), *self._later, return_exceptions=True)

    async def _carry_out(
        self, room: Room, wish: Wish, move: Move | None, *, as_owner: bool
    ) -> Span:
        fresh, now = self.means.new_seed(), self._time.now()
        moment = Moment(now=now, fresh=fresh, seed=self._seed)
        with step("decide"):
            if room.edition.rules.must_play_if_able:  # the solver may have to be asked for that
                happenings = await asyncio.to_thread(wish, room, moment)
            else:
                happenings = wish(room, moment)
            after = _evolved(room, happenings)
        if self._gets_time_back(room, after):
            more = extend_clock(after, moment, by=now - (self._paused_since or now))
            happenings, after = [*happenings, *more], _evolved(after, more)
            as_owner = True
        if not happenings and not self.paused:
            return Span(room.version + 1, room.version)
        batch = batch_of(happenings, after, fresh, now, move=move,
                         owner=self.means.worker if as_owner else None)  # fmt: skip
        with step("store"):
            await self._stored(room.version, batch)
        MOVES.labels("people" if move else "house").inc()
        self._seed = fresh if batch.seeds else self._seed
        with step("tell"):
            self._take_over(after, happenings)
            if batch.entries:
                self.means.bus.tell(self.id, Logged(room.version + 1, tuple(batch.entries)))
        return Span(room.version + 1, after.version)

    def _gets_time_back(self, room: Room, after: Room) -> bool:
        """Whether it is this worker's to give back the time in which nothing could be stored.

        A turn that began later has lost nothing.
        """
        paused = self.paused and self._attendant.active
        return paused and after.clock == room.clock == self._paused_clock

    async def _stored(self, seen: int, batch: Batch) -> None:
        """Append to the log; everybody hears when that fails, and when it works again."""
        try:
            if not self.means.bus.here:
                raise StoreUnavailable("other workers cannot be told of anything now")
            await self._store.append(self.id, seen, batch)
        except StoreUnavailable:
            self.pause(batch.at)
            raise
        self._unpause()

    async def _caught_up(self) -> Room:
        """The room with all that the log has; raises NoSuchRoom if there is none."""
        before = self._room
        entries = await self._store.entries(self.id, before.version if before else 0)
        if not entries and before is not None:
            return before
        happenings = [read_happening(entry.data) for entry in entries]
        if before is None:
            if not happenings:
                raise NoSuchRoom(self.id)
            after = enter(happenings)
            happenings = []
        else:
            after = _evolved(before, happenings)
        commitment = after.position.commitment
        seed = await self._store.seed_of(self.id, commitment) if commitment else None
        self._seed = RoundSeed.parse(seed) if seed else None
        self._take_over(after, happenings)
        return after

    def _take_over(self, room: Room, happenings: list[Happening]) -> None:
        """Go on with the room after these events: tell everybody, see to what is due."""
        before, self._room = self._room, room
        if before is None or before.moved != room.moved:
            self.draft = None
        for happening in happenings:
            if isinstance(happening, SeatTaken | SeatMoved | SeatReturned):
                self.watchers.seen(happening.seat)
            elif isinstance(happening, HostMoved):
                self.watchers.seen(None)
        first = room.version - len(happenings) + 1
        for version, happening in enumerate(happenings, first):
            for watcher in self.watchers:
                watcher.tell(version, happening)
        self._attendant.see_to(room)


def _evolved(room: Room, happenings: list[Happening]) -> Room:
    for happening in happenings:
        room = evolve(room, happening)
    return room


def _nothing(_: Room, __: Moment) -> list[Happening]:
    """A wish for nothing: whether it can be stored shows whether anything can."""
    return []


def batch_of(happenings: list[Happening], after: Room, fresh: RoundSeed, now: int, *,
             move: Move | None = None, owner: str | None = None) -> Batch:  # fmt: skip
    """What is stored when these events lead to a room; the fresh seed only if a round has it."""
    prepared = RoundPrepared(fresh.commitment) in happenings
    return Batch(
        at=now, entries=[write_happening(each) for each in happenings], move=move,
        seeds={fresh.commitment: fresh.revealed} if prepared else {}, wakes=wakes(after, now),
        owner=owner,
    )  # fmt: skip
