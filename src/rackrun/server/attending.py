"""What a room waits for and no person brings about: one worker at a time sees to it."""

import asyncio
import hashlib
from functools import partial
from typing import TYPE_CHECKING

from rackrun.bots import View
from rackrun.errors import StoreUnavailable
from rackrun.rooms.deciding import Moment, act_for, replace_bot
from rackrun.rooms.due import BotMoves, Due, TimeEnds, due
from rackrun.rooms.events import Happening
from rackrun.rooms.refusals import Refused
from rackrun.rooms.room import Room
from rackrun.rules.actions import TimeUp
from rackrun.server import journal
from rackrun.server.thinking import NoAnswer, pace_of
from rackrun.server.wish import Stale, Wish

if TYPE_CHECKING:
    from rackrun.server.desk import Desk

AFTER_A_FAILURE = 1000
"""Milliseconds before something is tried again that failed: a bot, or storing its move."""


class Attendant:
    """Lets the bots of a room move and its clocks end, while the worker owns the room."""

    def __init__(self, desk: "Desk") -> None:
        """See to nothing yet."""
        self._desk, self._time = desk, desk.means.time
        self._tasks: dict[Due, asyncio.Task[None]] = {}
        self.active = False
        """Whether this worker sees to the room."""

    @property
    def busy(self) -> bool:
        """Whether there is anything to wait for."""
        return bool(self._tasks)

    def see_to(self, room: Room) -> None:
        """Start what is due now and give up what is no longer."""
        wanted = due(room) if self.active else ()
        for each in [each for each in self._tasks if each not in wanted]:
            self._tasks.pop(each).cancel()
        for each in wanted:
            if each not in self._tasks or self._tasks[each].done():
                self._tasks[each] = asyncio.create_task(self._attend(each))

    def stop(self) -> list["asyncio.Task[None]"]:
        """See to nothing any more; gives what is still ending."""
        self.active = False
        tasks = list(self._tasks.values())
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        return tasks

    async def _attend(self, what: Due) -> None:
        """See to one thing; while nothing can be stored, the room waits and tries again."""
        while True:
            try:
                match what:
                    case TimeEnds(seat, at):
                        await self._time.until(at)
                        await self._do_if_due(what, self._end_turn(seat))
                        if what in self._due():
                            continue  # a full rack has to give a tile back, at once
                    case BotMoves():
                        await self._ask(what)
            except StoreUnavailable:
                await self._time.until(self._time.now() + AFTER_A_FAILURE)
            except Exception as error:  # noqa: BLE001 - a room must not stop for a fault of ours
                journal.note_failure("room-failed", error, room=self._desk.id)
                await self._time.until(self._time.now() + AFTER_A_FAILURE)
            else:
                return

    def _due(self) -> tuple[Due, ...]:
        room = self._desk.latest
        return due(room) if room is not None and self.active else ()

    async def _ask(self, what: BotMoves) -> None:
        """Let a bot act until it is no longer due; one that fails is replaced by a weaker one."""
        while (room := self._desk.latest) is not None and what in self._due():
            view = View(room.position, what.seat or 0)
            chance = self._chance(what.seat, room.moved)
            wait = pace_of(what.bot, view, chance)
            if wait:
                await self._time.until(self._time.now() + round(wait * 1000))
            if self._moved_since(room):
                continue
            try:
                action = await self._desk.means.thinker.choose(what.bot, view, chance)
                await self._do_if_due(what, partial(act_for, action=action), seen=room.moved)
                if self._desk.latest is room:  # nothing came of it, nor of anything else
                    await self._time.until(self._time.now() + AFTER_A_FAILURE)
            except (NoAnswer, Refused):
                journal.note("bot-failed", room=self._desk.id, bot=what.bot)
                # The weakest bot of all may be asked again; not in a hurry, it might fail again.
                await self._time.until(self._time.now() + AFTER_A_FAILURE)
                if what.seat is not None:
                    await self._do_if_due(what, partial(replace_bot, seat=what.seat))

    def _moved_since(self, room: Room) -> bool:
        """Whether the match has gone on; who only got another name does not disturb a bot."""
        latest = self._desk.latest
        return latest is None or latest.moved != room.moved

    def _chance(self, seat: int | None, version: int) -> str:
        """A text for a bot's chance that nobody can guess, and from which nothing follows."""
        text = f"rackrun bot\n{self._desk.secret}\n{seat}\n{version}"
        return hashlib.sha256(text.encode()).hexdigest()

    def _end_turn(self, seat: int) -> Wish:
        """The end of a turn's time, with what lies there at that very moment.

        Nobody loses a turn because nothing could be stored: it gets back that time first.
        """

        def end(room: Room, moment: Moment) -> list[Happening]:
            if self._desk.paused:
                return []
            return act_for(room, moment, action=TimeUp(seat, self._desk.draft))

        return end

    async def _do_if_due(self, what: Due, wish: Wish, seen: int | None = None) -> None:
        """Carry out a wish of the house, unless somebody was quicker."""

        def still(room: Room, moment: Moment) -> list[Happening]:
            if what not in due(room):
                raise Stale
            return wish(room, moment)

        try:
            await self._desk.do(still, seen=seen, as_owner=True)
        except Stale:
            return
