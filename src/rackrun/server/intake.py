"""What comes in over one socket: as much as is fair goes to the session, the rest is refused.

Rates are those of the machine's clock, not of the room's: they are there for the machine's sake.
"""

import asyncio

from rackrun.server import limits
from rackrun.server.hours import Time
from rackrun.server.limits import Limits
from rackrun.server.pace import Bucket, Lane, Window
from rackrun.server.protocol import Draft, id_in
from rackrun.server.session import Session


class Flooded(Exception):
    """So much came, and so much more than is allowed, that nobody means well by it."""


class Intake:
    """The way into a session."""

    def __init__(self, session: Session, allowed: Limits, lane: Lane, time: Time) -> None:
        """Nothing has come yet; the lane is the same for all sockets of a worker."""
        self._session, self._lane, self._time = session, lane, time
        rate = allowed.message_rate
        self._for_people = rate <= limits.DEFAULT.message_rate
        """Whoever lets programs play faster has to have the time for it: then nobody hurries."""
        self._messages = Bucket(limits.MESSAGES_AT_ONCE, per_second=rate)
        self._refusals = Bucket(limits.REFUSED_AT_ONCE, per_second=rate)
        self._drafts = Window(limits.DRAFTS)
        self._waiting: Draft | None = None
        self._judging: asyncio.Task[None] | None = None

    async def take(self, text: str) -> None:
        """Answer a message, or refuse it unread; raises TooDeep or Flooded."""
        came = self._time.now()
        try:
            await self._take(text, came)
        finally:
            await self._rest(came)

    async def _take(self, text: str, now: int) -> None:
        allowed = self._messages.take(now)
        if self._for_people and self._messages.taken(now) > limits.UNHURRIED:
            await self._lane.enter()
        if not allowed:
            if not self._refusals.take(now):
                raise Flooded
            self._session.refuse(id_in(text), "too-fast")
            return
        message = self._session.read(text)
        if isinstance(message, Draft):
            await self._draft(message)
        elif message is not None:
            await self._session.answer(message)

    async def _rest(self, since: int) -> None:
        """Let answers go out, however much comes at once.

        Nobody earns new messages by waiting for us, or a busy worker would call nobody hurried:
        only the time counts in which there is nothing to read although there could be.
        """
        done = self._time.now()
        await asyncio.sleep(0)
        if self._for_people:
            now = self._time.now()
            for bucket in (self._messages, self._refusals):
                bucket.skip(since, now + limits.READ_WITHIN * (now - done))

    def close(self) -> None:
        """Judge nothing any more."""
        if self._judging is not None:
            self._judging.cancel()

    async def _draft(self, draft: Draft) -> None:
        """Judge a draft now, or let it wait and overtake the one that waits."""
        now = self._time.now()
        if self._waiting is None and self._drafts.next(now) <= now:
            self._drafts.take(now)
            await self._session.answer(draft)
            return
        if self._waiting is not None:
            self._session.refuse(self._waiting.id, "overtaken")
        self._waiting = draft
        await self._session.try_out(draft)  # if the time of the turn ends meanwhile, it counts
        if self._judging is None or self._judging.done():
            self._judging = asyncio.create_task(self._judge_later())

    async def _judge_later(self) -> None:
        while self._waiting is not None:
            await self._time.until(self._drafts.next(self._time.now()))
            draft, self._waiting = self._waiting, None
            self._drafts.take(self._time.now())
            await self._session.answer_later(draft)
