"""One room, served: one wish at a time is decided, stored, and only then told.

Whatever a room needs stands in its log, so a desk can be given up at any moment and another one,
in another process, goes on. What it knows beside the log may be lost: who is connected, and what
the seat on turn was trying out.
"""

import asyncio
import hashlib
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

from rackrun.bots import View
from rackrun.errors import Conflict, StoreUnavailable
from rackrun.rooms.deciding import Moment, act_for, extend_clock, replace_bot
from rackrun.rooms.due import BotMoves, Due, TimeEnds, due, wakes
from rackrun.rooms.events import Happening, HostMoved, SeatMoved, SeatReturned, SeatTaken
from rackrun.rooms.notation import read_happening, write_happening
from rackrun.rooms.refusals import Refused
from rackrun.rooms.room import Room, enter, evolve
from rackrun.rules.actions import TimeUp
from rackrun.rules.events import RoundPrepared
from rackrun.server import journal
from rackrun.server.hours import Time
from rackrun.server.thinking import NoAnswer, Thinker, pace_of
from rackrun.server.watchers import Watcher, Watchers
from rackrun.shuffle import RoundSeed
from rackrun.store import Batch, Move, Span, Store
from rackrun.table import Table

Wish = Callable[[Room, Moment], list[Happening]]
"""What somebody wants, as ``deciding`` knows it; raises Refused."""

AFTER_A_FAILURE = 1000
"""Milliseconds before something is tried again that failed: a bot, or storing its move."""

MOST_REMEMBERED = 64
"""Phrases that are not passed on a second time if they come again."""

TRIES = 5
"""So often a wish is decided anew if somebody else was quicker at the log."""


class Stale(Exception):
    """A wish about a position that is no longer the newest."""


class NoSuchRoom(Exception):
    """A room that was never opened, or is deleted."""


class Desk:
    """A room and everybody who watches it."""

    def __init__(self, room: str, store: Store, thinker: Thinker, time: Time,
                 new_seed: Callable[[], RoundSeed] = RoundSeed.new) -> None:  # fmt: skip
        """Nothing is read yet; ``room`` is the id under which the log is stored."""
        self.id, self._store, self.thinker, self._time = room, store, thinker, time
        self._new_seed = new_seed
        self._lock = asyncio.Lock()
        self._room: Room | None = None
        self._seed: RoundSeed | None = None
        self._tasks: dict[Due, asyncio.Task[None]] = {}
        self._later: set[asyncio.Task[None]] = set()
        self._closed = self._attending = False
        self._paused_since: int | None = None
        self.watchers = Watchers(time)
        """Everybody who watches."""
        self._passed_on: deque[Move] = deque(maxlen=MOST_REMEMBERED)
        self._used = time.now()
        self.draft: Table | None = None
        """What the seat on turn tries out; it is settled if the time ends."""

    def now(self) -> int:
        """The time of the server, in milliseconds since 1970."""
        return self._time.now()

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
        if once is not None:
            if once in self._passed_on:
                return
            self._passed_on.append(once)
        for watcher in self.watchers:
            if watcher is not speaker:
                watcher.overhear(message)

    def unused_since(self, moment: int) -> bool:
        """Whether nobody has asked for anything since, nobody watches and nothing is due."""
        return self._used < moment and not (self.watchers or self._tasks or self._lock.locked())

    def try_out(self, draft: Table, seen: int | None) -> bool:
        """Keep what the seat on turn tries out, unless it is about an older position."""
        fresh = self._room is not None and (seen is None or seen >= self._room.moved)
        if fresh:
            self.draft = draft
        return fresh

    @property
    def paused(self) -> bool:
        """Whether nothing could be stored when it was last tried."""
        return self._paused_since is not None

    def pause(self, since: int) -> None:
        """Nothing can be stored, so nothing can happen; everybody is told, once."""
        if self._paused_since is None:
            journal.note("room-paused", room=self.id)
            self._paused_since = since
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
        """See to what the room waits for; a turn gets back what the server was away."""
        if away:
            await self.do(partial(extend_clock, by=away))
        self._attending = True
        self._see_to(await self.room())

    async def do(self, wish: Wish, *, move: Move | None = None, seen: int | None = None) -> Span:
        """Carry out a wish and give the versions it brought about; raises Refused or Stale.

        With a ``move`` it happens once, however often it is asked. With ``seen`` it happens only
        if nobody has moved since that version.
        """
        self._used = self._time.now()
        async with self._lock:
            for _ in range(TRIES):
                room = self._room or await self._caught_up()
                try:
                    if seen is not None and seen < room.moved:
                        raise Stale
                    return await self._carry_out(room, wish, move)
                except (Conflict, Refused, Stale) as refusal:
                    if move is not None and (span := await self._store.span_of(self.id, move)):
                        return span
                    newer = await self._caught_up()
                    if newer.version == room.version and not isinstance(refusal, Conflict):
                        raise
                except asyncio.CancelledError:
                    # It may be stored all the same; the others are to hear of it.
                    if not self._closed:
                        later = asyncio.create_task(self.catch_up())
                        self._later.add(later)
                        later.add_done_callback(self._later.discard)
                    raise
        raise Stale

    async def catch_up(self) -> None:
        """Read what others may have stored."""
        async with self._lock:
            await self._caught_up()

    def dismiss(self) -> None:
        """Tell everybody that the room is no more."""
        for watcher in self.watchers:
            watcher.end()

    async def close(self) -> None:
        """Wait for nothing any more; the log says how to go on."""
        self._closed, self._attending = True, False
        tasks = [*self._tasks.values(), *self._later]
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _carry_out(self, room: Room, wish: Wish, move: Move | None) -> Span:
        fresh, now = self._new_seed(), self._time.now()
        moment = Moment(now=now, fresh=fresh, seed=self._seed)
        if room.edition.rules.must_play_if_able:  # the solver may have to be asked for that
            happenings = await asyncio.to_thread(wish, room, moment)
        else:
            happenings = wish(room, moment)
        after = _evolved(room, happenings)
        if self._paused_since is not None and after.clock == room.clock:
            more = extend_clock(after, moment, by=now - self._paused_since)
            happenings, after = [*happenings, *more], _evolved(after, more)
        if not happenings and not self.paused:
            return Span(room.version + 1, room.version)
        batch = batch_of(happenings, after, fresh, now, move)
        await self._stored(room.version, batch)
        self._seed = fresh if batch.seeds else self._seed
        self._take_over(after, happenings)
        return Span(room.version + 1, after.version)

    async def _stored(self, seen: int, batch: Batch) -> None:
        """Append to the log; everybody hears when that fails, and when it works again."""
        try:
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
        if self._attending:
            self._see_to(room)

    def _see_to(self, room: Room) -> None:
        """Start what is due now and give up what is no longer."""
        wanted = due(room)
        for each in [each for each in self._tasks if each not in wanted]:
            self._tasks.pop(each).cancel()
        for each in wanted:
            if each not in self._tasks or self._tasks[each].done():
                self._tasks[each] = asyncio.create_task(self._attend(each))

    async def _attend(self, what: Due) -> None:
        """See to one thing; while nothing can be stored, the room waits and tries again."""
        while True:
            try:
                match what:
                    case TimeEnds(seat, at):
                        await self._time.until(at)
                        await self._do_if_due(what, self._end_turn(seat))
                        if self._room is not None and what in due(self._room):
                            continue  # a full rack has to give a tile back, at once
                    case BotMoves():
                        await self._ask(what)
            except StoreUnavailable:
                await self._time.until(self._time.now() + AFTER_A_FAILURE)
            except Exception as error:  # noqa: BLE001 - a room must not stop for a fault of ours
                journal.note_failure("room-failed", error, room=self.id)
                await self._time.until(self._time.now() + AFTER_A_FAILURE)
            else:
                return

    async def _ask(self, what: BotMoves) -> None:
        """Let a bot act until it is no longer due; one that fails is replaced by a weaker one."""
        while self._room is not None and what in due(self._room):
            room = self._room
            view = View(room.position, what.seat or 0)
            chance = self._bot_chance(what.seat, room.moved)
            wait = pace_of(what.bot, view, chance)
            if wait:
                await self._time.until(self._time.now() + round(wait * 1000))
            if self._moved_since(room):
                continue
            try:
                action = await self.thinker.choose(what.bot, view, chance)
                await self._do_if_due(what, partial(act_for, action=action), seen=room.moved)
                if self._room is room:  # nothing came of it, nor of anything else
                    await self._time.until(self._time.now() + AFTER_A_FAILURE)
            except (NoAnswer, Refused):
                journal.note("bot-failed", room=self.id, bot=what.bot)
                # The weakest bot of all may be asked again; not in a hurry, it might fail again.
                await self._time.until(self._time.now() + AFTER_A_FAILURE)
                if what.seat is not None:
                    await self._do_if_due(what, partial(replace_bot, seat=what.seat))

    def _moved_since(self, room: Room) -> bool:
        """Whether the match has gone on; who only got another name does not disturb a bot."""
        return self._room is None or self._room.moved != room.moved

    def _bot_chance(self, seat: int | None, version: int) -> str:
        """A text for a bot's chance that nobody can guess, and from which nothing follows."""
        secret = self._seed.revealed if self._seed else ""
        return hashlib.sha256(f"rackrun bot\n{secret}\n{seat}\n{version}".encode()).hexdigest()

    def _end_turn(self, seat: int) -> Wish:
        """The end of a turn's time, with what lies there at that very moment.

        Nobody loses a turn because nothing could be stored: it gets back that time first.
        """

        def end(room: Room, moment: Moment) -> list[Happening]:
            return [] if self.paused else act_for(room, moment, action=TimeUp(seat, self.draft))

        return end

    async def _do_if_due(self, what: Due, wish: Wish, seen: int | None = None) -> None:
        """Carry out a wish of the house, unless somebody was quicker."""

        def still(room: Room, moment: Moment) -> list[Happening]:
            if what not in due(room):
                raise Stale
            return wish(room, moment)

        try:
            await self.do(still, seen=seen)
        except Stale:
            return


def _evolved(room: Room, happenings: list[Happening]) -> Room:
    for happening in happenings:
        room = evolve(room, happening)
    return room


def _nothing(_: Room, __: Moment) -> list[Happening]:
    """A wish for nothing: whether it can be stored shows whether anything can."""
    return []


def batch_of(
    happenings: list[Happening], after: Room, fresh: RoundSeed, now: int, move: Move | None = None
) -> Batch:
    """What is stored when these events lead to a room; the fresh seed only if a round has it."""
    prepared = RoundPrepared(fresh.commitment) in happenings
    return Batch(
        at=now, entries=[write_happening(each) for each in happenings], move=move,
        seeds={fresh.commitment: fresh.revealed} if prepared else {}, wakes=wakes(after, now),
    )  # fmt: skip
