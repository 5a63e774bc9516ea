"""The doors over HTTP: rooms are opened, found, shown, looked at again and forgotten here."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from rackrun.bots import alike, for_seats
from rackrun.editions import by_code, ids, load
from rackrun.errors import BadEdition, BadNotation, StoreUnavailable
from rackrun.fairness import prove
from rackrun.notation.records import Record, record_to_data, write_record
from rackrun.review import review_data
from rackrun.rooms import deciding
from rackrun.rooms.events import OPEN, RoomOpened
from rackrun.rooms.notation import read_happening
from rackrun.rooms.refusals import Reason, Refused
from rackrun.rooms.room import Room
from rackrun.rooms.telling import snapshot
from rackrun.rules.events import Event, RoundScored
from rackrun.rules.position import Stage
from rackrun.server.addresses import Addresses, TooManyGuesses, TooMuch
from rackrun.server.answers import TooLarge, as_json, body_of, refused
from rackrun.server.desk import Desk
from rackrun.server.guard import COOKIE, Origins, address_of, key_of, number_in
from rackrun.server.invitation import drawn
from rackrun.server.journal import note_failure
from rackrun.server.keys import holder_of, mark_of, new_key, new_link
from rackrun.server.limits import USUAL
from rackrun.server.lobby import Lobby
from rackrun.server.protocol import OTHER_CODES, VERSION
from rackrun.server.thinking import NoAnswer
from rackrun.server.wish import NoSuchRoom, Stale
from rackrun.server.wishes import JoinWish, MoveWish, NewRoomWish, WatchWish

WORDS = dict(OTHER_CODES)

ONE_YEAR = 365 * 24 * 3600

Door = Callable[[Request], Awaitable[Response]]
Wish = TypeVar("Wish")

_STATUS = {
    Reason.NO_FREE_SEAT: 404,
    Reason.NO_OFFER: 404,
    Reason.UNKNOWN_MATCH: 404,
    Reason.NOT_YOUR_SEAT: 403,
    Reason.NOT_THE_HOST: 403,
    Reason.ILLEGAL: 409,
    Reason.MATCH_RUNS: 409,
    Reason.ROUND_RUNS: 409,
}


class _Played(NamedTuple):
    """A match of a room, so far as it was played."""

    players: tuple[str, ...]
    events: tuple[Event, ...]
    over: bool


class Doors:
    """What comes in over HTTP, and what goes out."""

    def __init__(self, lobby: Lobby, origins: Origins, addresses: Addresses) -> None:
        """Answer for a lobby."""
        self._lobby, self._origins = lobby, origins
        self.addresses = addresses

    def arrival(self) -> int:
        """The number of whoever comes now."""
        return self._lobby.means.arrivals.next(self._lobby.time)

    def guarded(self, door: Door, cost: int = USUAL) -> Door:
        """The door with every refusal in the one shape, and strangers kept out."""

        async def guard(request: Request) -> Response:
            if not self._origins.welcome(request):
                return refused(403, "bad-origin", WORDS["bad-origin"])
            try:
                self.addresses.pay(address_of(request), cost)
                return await door(request)
            except Refused as error:
                status = _STATUS.get(error.reason, 422)
                return refused(status, error.reason.code, str(error))
            except (BadNotation, BadEdition) as error:
                return refused(422, "bad-request", str(error))
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                return refused(400, "bad-request", str(error))
            except TooLarge as error:
                return refused(413, "bad-request", str(error))
            except NoSuchRoom:
                return refused(404, Reason.NO_FREE_SEAT.code, Reason.NO_FREE_SEAT.sentence)
            except TooManyGuesses:
                return refused(429, "too-many-tries", WORDS["too-many-tries"])
            except TooMuch:
                return refused(429, "too-fast", WORDS["too-fast"])
            except Stale:
                return refused(409, "stale", WORDS["stale"])
            except StoreUnavailable as error:
                return refused(503, "paused", str(error))
            except NoAnswer:
                return refused(503, "too-long", WORDS["too-long"])
            except ClientDisconnect:  # in the middle of the body: nobody hears the answer
                return refused(400, "bad-request", WORDS["bad-request"])
            except Exception as error:  # noqa: BLE001 - nobody is shown our faults
                note_failure("request-failed", error)
                return refused(500, "failed", WORDS["failed"])

        return guard

    async def health(self, _: Request) -> Response:
        """Whether the process is alive."""
        return Response("ok\n", media_type="text/plain")

    async def ready(self, _: Request) -> Response:
        """Whether rooms can be read and written."""
        try:
            await self._lobby.store.beats()
        except StoreUnavailable:
            return Response("nothing can be read now\n", 503, media_type="text/plain")
        if not self._lobby.storing:
            return Response("nothing can be stored now\n", 503, media_type="text/plain")
        return Response("ready\n", media_type="text/plain")

    async def editions(self, _: Request) -> Response:
        """What can be played, by how many, with which options and bots."""
        every = [load(name) for name in ids()]
        return as_json({
            "protocol": VERSION,
            "editions": [
                {**each.as_data(), "bots": list(for_seats(each)), "alike": alike(each)}
                for each in every
            ],
        })  # fmt: skip

    async def open_room(self, request: Request) -> Response:
        """Open a room; the answer has its code and the key of this device."""
        wish = await _read(request, NewRoomWish)
        edition = by_code(wish.edition)
        if wish.options:
            edition = edition.with_options(wish.options)
        key = new_key()
        plan = tuple(each.bot if each.kind == "bot" else OPEN for each in wish.seats)
        if any(each.kind == "bot" and each.bot == OPEN for each in wish.seats):
            raise Refused(Reason.UNKNOWN_BOT)
        opened = RoomOpened(edition, plan, holder_of(key), wish.spectators, wish.hints,
                            wish.drafts, wish.guide)  # fmt: skip
        here = {at: each.name for at, each in enumerate(wish.seats) if each.kind == "here"}
        room = await self._lobby.open(opened, here)
        told = {"room": room.id, "code": room.code, "key": key, "seats": list(here)}
        return _with_key(request, told, room.id, key)

    async def join(self, request: Request) -> Response:
        """Sit down in a room; the answer has the key of this device."""
        wish = await _read(request, JoinWish)
        key = wish.key or new_key()
        taking = partial(deciding.take_seat, holder=holder_of(key), name=wish.name, seat=wish.seat,
                         once=True)  # fmt: skip
        async with self._guessing(request, wish.room):
            desk = await self._found(wish.room, wish.code)
            await desk.do(taking)
        seats = (await desk.room()).held_by(holder_of(key))
        return _with_key(request, {"room": desk.id, "key": key, "seats": list(seats)}, desk.id, key)

    async def watch(self, request: Request) -> Response:
        """Find a room that may be watched; the key of a spectator opens no seat."""
        wish = await _read(request, WatchWish)
        key = new_key()
        async with self._guessing(request, wish.room):
            desk = await self._found(wish.room, wish.code)
            if not (await desk.room()).opened.spectators:
                raise NoSuchRoom
        return _with_key(request, {"room": desk.id, "key": key, "seats": []}, desk.id, key)

    async def offer_move(self, request: Request) -> Response:
        """Give a link with which another device takes over the seats of this key, once."""
        desk, _, holder, _ = await self.seated(request)
        link = new_link()
        await desk.do(partial(deciding.offer_move, holder=holder, mark=mark_of(link)))
        address = f"{_address(request)}/#move={desk.id}.{link}"
        told = {"room": desk.id, "link": link, "address": address}
        return as_json({**told, "picture": drawn(address).decode()}, 201)

    async def move(self, request: Request) -> Response:
        """Take over the seats of another device; its key is worth nothing afterwards."""
        wish = await _read(request, MoveWish)
        desk, key = await self._lobby.newest(wish.room), new_key()
        await desk.do(partial(deciding.move, mark=mark_of(wish.link), to=holder_of(key)))
        seats = (await desk.room()).held_by(holder_of(key))
        return _with_key(request, {"room": desk.id, "key": key, "seats": list(seats)}, desk.id, key)

    async def show(self, request: Request) -> Response:
        """The room as a seat of this key sees it, or as a spectator does."""
        _, room, holder, seat = await self.seated(request)
        return as_json({**snapshot(room, seat), "host": holder == room.host})

    async def delete(self, request: Request) -> Response:
        """Forget the room and everybody in it; the host alone can."""
        desk, room, holder, _ = await self.seated(request)
        if holder != room.host:
            raise Refused(Reason.NOT_THE_HOST)
        await self._lobby.delete(desk.id)
        return Response(status_code=204)

    async def invitation(self, request: Request) -> Response:
        """The link to a room as a picture that a telephone reads, or with the code as JSON."""
        desk, _, _, _ = await self.seated(request)
        link = f"{_address(request)}/#join={desk.id}"
        if request.query_params.get("format") == "json":
            code = await self._lobby.store.code_of(desk.id)
            return as_json({"room": desk.id, "code": code, "link": link})
        return Response(drawn(link), media_type="image/svg+xml")

    async def record(self, request: Request) -> Response:
        """The match as a record, once it is over: as text, or as JSON if that is asked for."""
        asked = await self._played(request)
        if not asked.over:
            raise Refused(Reason.MATCH_RUNS)
        record = Record(asked.players, asked.events)
        if request.query_params.get("format") == "json":
            return as_json(record_to_data(record))
        return Response(write_record(record), media_type="text/plain; charset=utf-8")

    async def proof(self, request: Request) -> Response:
        """Whether every chance of the rounds that are over follows from their seeds."""
        asked = await self._played(request)
        proof = await self._lobby.thinker.ask(prove, asked.events)
        return as_json({"fair": proof.fair, "rounds": proof.rounds, "proved": list(proof.proved)})

    async def review(self, request: Request) -> Response:
        """Each turn of a round that is over, with the best play beside it."""
        asked = await self._played(request)
        rounds = sum(isinstance(each, RoundScored) for each in asked.events)
        wanted = number_in(request.query_params.get("round", str(rounds)))
        if wanted is None or not 1 <= wanted <= rounds:
            raise Refused(Reason.ROUND_RUNS)
        turns = await self._lobby.thinker.ask(review_data, asked.events, wanted)
        return as_json({"round": wanted, "turns": turns})

    async def seated(self, connection: HTTPConnection) -> tuple[Desk, Room, str, int | None]:
        """The desk, the room, the holder, and the seat that is asked for."""
        desk = await self._lobby.newest(connection.path_params["room"])
        room = await desk.room()
        key = key_of(connection, desk.id)
        holder = holder_of(key) if key else ""
        asked = connection.query_params.get("seat")
        held = room.held_by(holder)
        if asked is not None:
            seat = number_in(asked)
            if seat not in held:
                raise Refused(Reason.NOT_YOUR_SEAT)
            return desk, room, holder, seat
        if held:
            return desk, room, holder, held[0]
        if holder != room.host and not room.opened.spectators:
            raise Refused(Reason.NOT_YOUR_SEAT)
        return desk, room, holder, None

    def _guessing(self, request: Request, room: str) -> AbstractAsyncContextManager[None]:
        """Whoever has a link guesses nothing."""
        return nullcontext() if room else self.addresses.guesses.guess(address_of(request))

    async def _found(self, room: str, code: str) -> Desk:
        """The desk of a room that a link or a code names."""
        if room:
            return await self._lobby.newest(room)
        known = await self._lobby.find(code)
        if known is None:
            raise NoSuchRoom
        return await self._lobby.newest(known)

    async def _played(self, request: Request) -> _Played:
        """The match that is asked for, or else the newest; raises Refused if there is none."""
        desk, room, _, _ = await self.seated(request)
        newest = len(room.matches)
        asked = number_in(request.query_params.get("match", str(newest)))
        if asked is None or not 1 <= asked <= newest:
            raise Refused(Reason.UNKNOWN_MATCH)
        match = room.matches[asked - 1]
        last = room.version if asked == newest else room.matches[asked].first - 1
        entries = await self._lobby.store.entries(desk.id, match.first - 1)
        happenings = [read_happening(each.data) for each in entries if each.version <= last]
        events = tuple(each for each in happenings if isinstance(each, Event))
        return _Played(match.players, events, asked < newest or room.position.stage is Stage.OVER)


async def _read(request: Request, kind: type[Wish]) -> Wish:
    """What the body of a request wishes."""
    return msgspec.json.decode(await body_of(request), type=kind)


def _address(request: Request) -> str:
    """The address of the page, as whoever asks knows it."""
    return f"{request.url.scheme}://{request.headers['host']}"


async def no_such_door(_: Request, error: Exception) -> Response:
    """The refusal of a path that is none, or of a method that it does not have."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    return refused(status, "bad-request", "expected a path and a method of the protocol")


def _with_key(request: Request, told: dict[str, Any], room: str, key: str) -> Response:
    """The answer with the key in a cookie that no script can read and no other room gets."""
    response = as_json(told, 201)
    response.set_cookie(f"{COOKIE}-{room}", key, max_age=ONE_YEAR, path=f"/api/rooms/{room}",
                        secure=request.url.scheme == "https", httponly=True,
                        samesite="strict")  # fmt: skip
    return response
