"""One connection: it hears what its seat may know, and asks for what its key allows."""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import lru_cache, partial
from typing import Any

from rackrun.bots import View
from rackrun.errors import BadNotation, StoreUnavailable
from rackrun.flaws import flaw_to_data
from rackrun.rooms import deciding
from rackrun.rooms.drafting import judged
from rackrun.rooms.events import Happening, HostMoved, RoomOpened, SeatFreed, SeatMoved
from rackrun.rooms.notation import happening_to_data
from rackrun.rooms.refusals import Reason, Refused
from rackrun.rooms.room import Room
from rackrun.rooms.telling import redacted, snapshot
from rackrun.rules import actions
from rackrun.rules.events import MatchOpened
from rackrun.server import drafts
from rackrun.server import protocol as said
from rackrun.server.desk import Desk
from rackrun.server.journal import note_failure
from rackrun.server.measures import REFUSALS
from rackrun.server.protocol import BadMessage, Message
from rackrun.server.thinking import NoAnswer, advise
from rackrun.server.wish import Stale, Wish
from rackrun.solver import Strength
from rackrun.store import Move
from rackrun.table import Table
from rackrun.tiles import Tile, Tiles

WORDS = dict(said.OTHER_CODES)

MOST_WAITING = 512
"""Messages that may wait for a slow reader; with more it is cut off, and comes back for them."""


MOST_MISSED = MOST_WAITING // 2
"""Events that are told one by one to whoever comes back; with more the whole room is told."""


class Session:
    """A seat's or a spectator's side of a room."""

    def __init__(self, desk: Desk, holder: str, seat: int | None, came: int = 0) -> None:
        """Hear nothing yet."""
        self.desk, self.holder, self.seat, self.came = desk, holder, seat, came
        self.outgoing: asyncio.Queue[dict[str, Any] | str] = asyncio.Queue()
        """Messages, and last of all the reason why nothing more comes."""
        self.hosts = False
        self.held: set[int] = set()
        self._answering = self._ended = self._silent = False
        self._hinting: asyncio.Task[None] | None = None

    def welcome(self, room: Room, missed: list[tuple[int, Happening]] | None) -> None:
        """Begin with what was missed, or with the whole room."""
        self.hosts = self.holder == room.host
        self.held = set() if self.seat is None else set(room.held_by(self.holder))
        if missed is None or len(missed) > MOST_MISSED:
            self._send({"t": "room", **snapshot(room, self.seat), "host": self.hosts})
        else:
            for version, happening in missed:
                self._event(version, happening)
            self._send({"t": "resumed", "v": room.version})

    def exit(self) -> None:
        """Hear no more."""
        self.desk.watchers.remove(self)
        if self._hinting is not None:
            self._hinting.cancel()

    def present(self, seats: Collection[int]) -> None:
        """Hear in which seats somebody is connected."""
        self._send({"t": "present", "seats": list(seats)})

    def overhear(self, message: dict[str, Any]) -> None:
        """Hear what another seat says or tries out."""
        self._send(message)

    def plays(self, here: bool) -> None:  # noqa: FBT001 - it is what is told
        """Hear whether the seat is played from here; if not, this connection may still watch."""
        self._send({"t": "here"} if here else {"t": "elsewhere"})

    def paused(self, still: bool) -> None:  # noqa: FBT001 - it is what is told
        """Hear that nothing can be stored, or that it can again."""
        self._send({"t": "paused"} if still else {"t": "goes-on"})

    def tell(self, version: int, happening: Happening) -> None:
        """Hear of an event; whoever no longer has the key to the seat hears no more."""
        self._event(version, happening)
        gone = False
        if isinstance(happening, SeatFreed | SeatMoved):
            gone = happening.seat == self.seat
            self.held.discard(happening.seat)
        moved = isinstance(happening, HostMoved) and self.seat is None and self.hosts
        if gone or moved:
            self.end()

    def _event(self, version: int, happening: Happening) -> None:
        self._send({"t": "event", "v": version, "event": _told(redacted(happening, self.seat))})

    def _send(self, message: dict[str, Any]) -> None:
        if self._silent:
            return
        if self.outgoing.qsize() < MOST_WAITING:
            self.outgoing.put_nowait(message)
            return
        while not self.outgoing.empty():
            self.outgoing.get_nowait()
        self._cut("too-slow")

    def end(self) -> None:
        """Hear no more; what was said before still goes out, and an answer that is on its way."""
        self._ended = True
        self.exit()
        if not self._answering:
            self._finish()

    def _finish(self) -> None:
        self._send({"t": "ended"})
        self._cut("ended")

    def _cut(self, reason: str) -> None:
        """Let the connection end behind what waits."""
        self.exit()
        if not self._silent:
            self._silent = True
            self.outgoing.put_nowait(reason)

    async def receive(self, text: str) -> None:
        """Answer a message; whatever it is, there is one answer to it. Raises TooDeep.

        Whoever has no seat any more is not listened to, whatever is still on its way. A hint takes
        its time; it is answered when it is there, and nothing waits for it.
        """
        message = self.read(text)
        if message is not None:
            await self.answer(message)

    def read(self, text: str) -> Message | None:
        """The message; none if it is none, which is answered, or if nobody listens any more."""
        if self._ended:
            return None
        try:
            return said.read_message(text)
        except BadMessage as error:
            self._send(refusal(error.re, "bad-message", str(error)))
            return None

    def refuse(self, re: str, code: str) -> None:
        """Answer that this is not even looked at."""
        self._send(refusal(re, code, WORDS[code]))

    async def answer(self, message: Message) -> None:
        """Answer a message that was read; a hint is answered when it is there."""
        if isinstance(message, said.Hint):
            self._begin_hint(message)
            return
        self._answering = True
        self._send(await self._answered(message))
        self._answering = False
        if self._ended:
            self._finish()

    def _begin_hint(self, message: said.Hint) -> None:
        if self._hinting is not None and not self._hinting.done():
            self.refuse(message.id, "busy")
            return
        self._hinting = asyncio.create_task(self.answer_later(message))

    async def answer_later(self, message: said.Hint | said.Draft) -> None:
        """Answer what may take its time, while other messages are answered before it."""
        try:
            self._send(await self._answered(message))
        except Exception as error:  # noqa: BLE001 - nobody is shown our faults
            note_failure(f"{type(message).__name__.lower()}-failed", error, room=self.desk.id)
            self.refuse(message.id, "failed")

    async def _answered(self, message: Message) -> dict[str, Any]:
        try:
            return await self._answer(message)
        except Refused as refused:
            flaws = [flaw_to_data(flaw) for flaw in refused.flaws]
            return refusal(message.id, refused.reason.code, str(refused), flaws)
        except BadNotation as error:
            return refusal(message.id, "bad-message", str(error))
        except Stale:
            return refusal(message.id, "stale", WORDS["stale"])
        except StoreUnavailable as error:
            return refusal(message.id, "paused", str(error))
        except NoAnswer:
            return refusal(message.id, "too-long", WORDS["too-long"])

    async def _answer(self, message: Message) -> dict[str, Any]:
        match message:
            case said.Ping():
                return {"t": "pong", "re": message.id, "now": self.desk.now()}
            case said.Draft():
                return await self._judged(message)
            case said.Hint():
                return await self._hint(message)
            case said.Say():
                return self._passed_on(message)
            case _ if not self.desk.watchers.plays(self):
                raise Refused(Reason.ELSEWHERE)
            case _:
                move = Move(f"{self.holder} {self.seat}", message.id)
                seen = getattr(message, "v", None)
                span = await self.desk.do(self._wish(message), move=move, seen=seen)
                return {"t": "done", "re": message.id, "first": span.first, "last": span.last}

    async def _judged(self, message: said.Draft) -> dict[str, Any]:
        room, seat = await self._with_rack()
        table = _table(message.table)
        if self._tried_out(room, seat, table, message.v) and room.opened.drafts:
            told = {"t": "drafted", "seat": seat, "table": message.table}
            self.desk.pass_on(self, told)
        found = judged(room.position, seat, table, _tiles(message.chosen))
        told = drafts.to_data(found, room.edition.box.colours)
        return {"t": "judged", "re": message.id, "v": room.version, **told}

    async def try_out(self, message: said.Draft) -> None:
        """Have a draft counted if the time of the turn ends; it is judged later, if at all."""
        with suppress(Refused, BadNotation, StoreUnavailable):  # which is told when it is judged
            room, seat = await self._with_rack()
            self._tried_out(room, seat, _table(message.table), message.v)

    def _tried_out(self, room: Room, seat: int, table: Table, seen: int | None) -> bool:
        """Whether this counts as the draft of the seat on turn from now on."""
        turn = room.position.turn == seat and not room.chairs[seat].bot
        return turn and self.desk.watchers.plays(self) and self.desk.try_out(table, seen)

    async def _hint(self, message: said.Hint) -> dict[str, Any]:
        room, seat = await self._with_rack()
        if not room.opened.hints:
            raise Refused(Reason.NO_HINTS)
        view = View(room.position, seat)
        told = await self.desk.means.thinker.ask(advise, view, Strength(message.strength))
        return {"t": "hint", "re": message.id, "v": room.version, **told}

    async def _with_rack(self) -> tuple[Room, int]:
        """The room, and the seat, if there are tiles before it; raises Refused."""
        room = await self.desk.room()
        if self.seat is None:
            raise Refused(Reason.NOT_YOUR_SEAT)
        dealt = room.position.in_play and room.edition.rules.game == "turns"
        if not dealt or room.position.seats[self.seat].left:
            raise Refused(Reason.NO_RACK)
        return room, self.seat

    def _passed_on(self, message: said.Say) -> dict[str, Any]:
        if self.seat is None:
            raise Refused(Reason.NOT_YOUR_SEAT)
        told = {"t": "said", "seat": self.seat, "what": message.what}
        self.desk.pass_on(self, told, once=Move(f"{self.holder} {self.seat}", message.id))
        return {"t": "heard", "re": message.id}

    def _wish(self, message: Message) -> Wish:
        """What the message asks of the room."""
        if self.seat is None and not isinstance(message, _WITHOUT_A_SEAT):
            raise Refused(Reason.NOT_YOUR_SEAT)
        seat, holder = self.seat or 0, self.holder
        match message:
            case said.Rematch():
                return partial(deciding.rematch, holder=holder)
            case said.Leave():
                return partial(deciding.get_up, holder=holder, seat=seat)
            case said.Rename(name=name):
                return partial(deciding.rename, holder=holder, seat=seat, name=name)
            case said.Hand(seat=other, bot=bot):
                return partial(deciding.hand, holder=holder, seat=other, bot=bot,
                               away=self.desk.watchers.away(other))  # fmt: skip
            case said.Guide(who=guide):
                return partial(deciding.change_guide, holder=holder, guide=guide,
                               away=self.desk.watchers.away(None))  # fmt: skip
            case said.TakeBack():
                return partial(deciding.take_back, holder=holder, seat=seat)
            case _:
                return partial(deciding.act, holder=holder, action=_ACTIONS[type(message)](
                    message, seat))  # fmt: skip


def _told(happening: Happening) -> dict[str, Any]:
    """An event as it is sent; what several may know is written once for all of them."""
    if isinstance(happening, MatchOpened | RoomOpened):  # an edition is no key of a cache
        return happening_to_data(happening)
    return _written(happening)


_written = lru_cache(maxsize=64)(happening_to_data)


def refusal(
    re: str, code: str, message: str, flaws: list[dict[str, Any]] | None = None
) -> dict[str, Any]:
    """The one shape of every refusal."""
    REFUSALS.labels(code).inc()
    return {"t": "refused", "re": re, "code": code, "message": message, "flaws": flaws or []}


def _tiles(texts: list[str]) -> Tiles:
    return tuple(map(_tile, texts))


_tile = lru_cache(maxsize=512)(Tile.parse)
"""A table has up to a hundred tiles, and each draft names them all."""


def _table(texts: list[list[str]]) -> Table:
    return tuple(map(_tiles, texts))


_WITHOUT_A_SEAT = said.Rematch | said.Hand | said.Guide | said.Prepare | said.Begin | said.NameTile
"""What the host can ask for who sits in no seat, such as a parent."""

_ACTIONS: dict[type[Message], Callable[[Any, int], actions.Action]] = {
    said.Play: lambda message, seat: actions.Play(seat, _table(message.table)),
    said.Draw: lambda _, seat: actions.Draw(seat),
    said.Pass: lambda _, seat: actions.Pass(seat),
    said.GiveBack: lambda message, seat: actions.GiveBack(seat, Tile.parse(message.tile)),
    said.Prepare: lambda _, __: actions.Prepare(),
    said.OfferSeed: lambda message, seat: actions.OfferSeed(seat, message.seed),
    said.Begin: lambda message, _: actions.Begin(message.starter, tuple(message.ages)),
    said.NameTile: lambda message, _: actions.Name(Tile.parse(message.tile)),
    said.Find: lambda message, seat: actions.Find(seat, Tile.parse(message.tile)),
}
