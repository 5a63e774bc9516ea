"""One connection: it hears what its seat may know, and asks for what its key allows."""

import asyncio
from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from rackrun.errors import BadNotation, StoreUnavailable
from rackrun.referee import flaw_to_data
from rackrun.rooms import deciding
from rackrun.rooms.drafting import judged
from rackrun.rooms.events import Happening, SeatFreed, SeatMoved
from rackrun.rooms.notation import happening_to_data
from rackrun.rooms.refusals import Reason, Refused
from rackrun.rooms.room import Room
from rackrun.rooms.telling import redacted, snapshot
from rackrun.rules import actions
from rackrun.server import protocol as said
from rackrun.server.desk import Desk, Stale, Wish
from rackrun.server.protocol import BadMessage, Message
from rackrun.store import Move
from rackrun.table import Table
from rackrun.tiles import Tile, Tiles

MOST_WAITING = 512
"""Messages that may wait for a slow reader; with more it is cut off, and comes back for them."""


class Session:
    """A seat's or a spectator's side of a room."""

    def __init__(self, desk: Desk, holder: str, seat: int | None) -> None:
        """Hear nothing yet."""
        self.desk, self.holder, self.seat = desk, holder, seat
        self.outgoing: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue(MOST_WAITING)
        self._newest = True

    def welcome(self, room: Room, missed: list[tuple[int, Happening]] | None) -> None:
        """Begin with what was missed, or with the whole room."""
        if missed is None:
            self._send({"t": "room", **snapshot(room, self.seat)})
        else:
            for version, happening in missed:
                self._event(version, happening)
            self._send({"t": "resumed", "v": room.version})

    def exit(self) -> None:
        """Hear no more."""
        self.desk.leave(self)

    def present(self, seats: Collection[int]) -> None:
        """Hear in which seats somebody is connected."""
        self._send({"t": "present", "seats": list(seats)})

    def overhear(self, message: dict[str, Any]) -> None:
        """Hear what another seat says or tries out."""
        self._send(message)

    def superseded(self) -> None:
        """Hear that the seat is played from a newer connection now; this one may still watch."""
        self._newest = False
        self._send({"t": "elsewhere"})

    def tell(self, version: int, happening: Happening) -> None:
        """Hear of an event; whoever no longer has the key to the seat hears no more."""
        self._event(version, happening)
        if isinstance(happening, SeatFreed | SeatMoved) and happening.seat == self.seat:
            self.end()

    def _event(self, version: int, happening: Happening) -> None:
        told = happening_to_data(redacted(happening, self.seat))
        self._send({"t": "event", "v": version, "event": told})

    def _send(self, message: dict[str, Any]) -> None:
        try:
            self.outgoing.put_nowait(message)
        except asyncio.QueueFull:
            while not self.outgoing.empty():
                self.outgoing.get_nowait()
            self._cut()

    def end(self) -> None:
        """Hear no more; what was said before still goes out."""
        self.exit()
        self._send({"t": "ended"})
        self._cut()

    def _cut(self) -> None:
        """Let the connection end behind what waits."""
        self.exit()
        self.outgoing.put_nowait(None)

    async def receive(self, text: bytes | str) -> None:
        """Answer a message; whatever it is, there is one answer to it."""
        try:
            message = said.read_message(text)
        except BadMessage as error:
            self._send(refusal(error.re, "bad-message", str(error)))
            return
        try:
            self._send(await self._answer(message))
        except Refused as refused:
            flaws = [flaw_to_data(flaw) for flaw in refused.flaws]
            self._send(refusal(message.id, refused.reason.code, str(refused), flaws))
        except BadNotation as error:
            self._send(refusal(message.id, "bad-message", str(error)))
        except Stale:
            self._send(refusal(message.id, "stale", "somebody has moved since that version"))
        except StoreUnavailable as error:
            self._send(refusal(message.id, "paused", str(error)))

    async def _answer(self, message: Message) -> dict[str, Any]:
        match message:
            case said.Ping():
                return {"t": "pong", "re": message.id}
            case said.Draft():
                return await self._judged(message)
            case said.Say():
                return self._passed_on(message)
            case _ if not self._newest:
                raise Refused(Reason.ELSEWHERE)
            case _:
                move = Move(f"{self.holder} {self.seat}", message.id)
                seen = getattr(message, "v", None)
                span = await self.desk.do(self._wish(message), move=move, seen=seen)
                return {"t": "done", "re": message.id, "first": span.first, "last": span.last}

    async def _judged(self, message: said.Draft) -> dict[str, Any]:
        room = await self.desk.room()
        if self.seat is None:
            raise Refused(Reason.NOT_YOUR_SEAT)
        table = _table(message.table)
        if room.position.turn == self.seat and room.position.in_play:
            self.desk.draft = table
            if room.opened.drafts:
                told = {"t": "drafted", "seat": self.seat, "table": message.table}
                self.desk.pass_on(self, told)
        found = judged(room.position, self.seat, table, _tiles(message.chosen))
        return {"t": "judged", "re": message.id, "v": room.version, "fits": list(found.fits),
                "flaws": [flaw_to_data(flaw) for flaw in found.flaws]}  # fmt: skip

    def _passed_on(self, message: said.Say) -> dict[str, Any]:
        if self.seat is None:
            raise Refused(Reason.NOT_YOUR_SEAT)
        self.desk.pass_on(self, {"t": "said", "seat": self.seat, "what": message.what})
        return {"t": "heard", "re": message.id}

    def _wish(self, message: Message) -> Wish:
        """What the message asks of the room."""
        seat, holder = -1 if self.seat is None else self.seat, self.holder
        match message:
            case said.Rematch():
                return partial(deciding.rematch, holder=holder)
            case said.Leave():
                return partial(deciding.get_up, holder=holder, seat=seat)
            case said.Rename(name=name):
                return partial(deciding.rename, holder=holder, seat=seat, name=name)
            case said.Hand(seat=other, bot=bot):
                return partial(deciding.hand, holder=holder, seat=other, bot=bot,
                               away=self.desk.away(other))  # fmt: skip
            case said.TakeBack():
                return partial(deciding.take_back, holder=holder, seat=seat)
            case _:
                return partial(deciding.act, holder=holder, action=_ACTIONS[type(message)](
                    message, seat))  # fmt: skip


def refusal(
    re: str, code: str, message: str, flaws: list[dict[str, Any]] | None = None
) -> dict[str, Any]:
    """The one shape of every refusal."""
    return {"t": "refused", "re": re, "code": code, "message": message, "flaws": flaws or []}


def _tiles(texts: list[str]) -> Tiles:
    return tuple(map(Tile.parse, texts))


def _table(texts: list[list[str]]) -> Table:
    return tuple(map(_tiles, texts))


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
