"""The server's doors: HTTP to open and find rooms, a socket to play in them."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from rackrun.bots import for_seats
from rackrun.editions import by_code, ids, load
from rackrun.errors import BadEdition, BadNotation, StoreUnavailable
from rackrun.notation.records import Record, record_to_data, write_record
from rackrun.rooms import deciding
from rackrun.rooms.events import OPEN, RoomOpened
from rackrun.rooms.notation import read_happening
from rackrun.rooms.refusals import Reason, Refused
from rackrun.rooms.room import Room
from rackrun.rooms.telling import snapshot
from rackrun.rules.events import Event
from rackrun.rules.position import Stage
from rackrun.server.desk import Desk, NoSuchRoom, Stale
from rackrun.server.keys import holder_of, new_key
from rackrun.server.lobby import Lobby
from rackrun.server.protocol import VERSION, Name, SeatNumber, write_message
from rackrun.server.session import Session, refusal

LONGEST = 8192
"""Bytes of a message or of a request's body."""

COOKIE = "rackrun-key"
ONE_YEAR = 365 * 24 * 3600

_STATUS = {
    Reason.NO_FREE_SEAT: 404,
    Reason.NOT_YOUR_SEAT: 403,
    Reason.NOT_THE_HOST: 403,
    Reason.ILLEGAL: 409,
}


class SeatWish(Struct, frozen=True):
    """Who is to sit in a seat of a new room: nobody yet, a bot, or a person on this device."""

    kind: Literal["open", "bot", "here"]
    name: Name = ""
    bot: Name = ""


class NewRoomWish(Struct, frozen=True):
    """A room to be opened."""

    edition: Annotated[str, Meta(max_length=512)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    spectators: bool = False
    hints: bool = False
    drafts: bool = False
    guide: Literal["computer", "host"] = "computer"


class JoinWish(Struct, frozen=True):
    """A seat to be taken in a room that a code or a link names."""

    name: Name
    code: Annotated[str, Meta(max_length=32)] = ""
    room: Annotated[str, Meta(max_length=64)] = ""
    seat: SeatNumber | None = None


def make_app(lobby: Lobby, close: Callable[[], Awaitable[None]], origins: tuple[str, ...] = ()
             ) -> Starlette:  # fmt: skip
    """The application that serves a lobby; ``close`` is called when it stops."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncGenerator[None]:
        await lobby.resume()
        yield
        await close()

    doors = Doors(lobby, origins)
    routes = [
        Route("/healthz", doors.health),
        Route("/readyz", doors.ready),
        Route("/api/editions", doors.editions),
        Route("/api/rooms", doors.guarded(doors.open_room), methods=["POST"]),
        Route("/api/join", doors.guarded(doors.join), methods=["POST"]),
        Route("/api/rooms/{room}", doors.guarded(doors.show), methods=["GET"]),
        Route("/api/rooms/{room}", doors.guarded(doors.delete), methods=["DELETE"]),
        Route("/api/rooms/{room}/record", doors.guarded(doors.record)),
        WebSocketRoute("/api/rooms/{room}/socket", doors.socket),
    ]
    return Starlette(routes=routes, lifespan=lifespan)


class Doors:
    """What comes in, and whether it may."""

    def __init__(self, lobby: Lobby, origins: tuple[str, ...]) -> None:
        """``origins`` are pages of other hosts that may use this server."""
        self._lobby, self._origins = lobby, origins

    def guarded(self, door: Callable[[Request], Awaitable[Response]]
                ) -> Callable[[Request], Awaitable[Response]]:  # fmt: skip
        """The door with every refusal in the one shape, and strangers kept out."""

        async def guard(request: Request) -> Response:
            if not self._welcome(request):
                return _refused(403, "bad-origin", "this page may not use the server")
            try:
                return await door(request)
            except Refused as refused:
                status = _STATUS.get(refused.reason, 422)
                return _refused(status, refused.reason.code, str(refused))
            except (BadNotation, BadEdition) as error:
                return _refused(422, "bad-request", str(error))
            except msgspec.MsgspecError as error:
                return _refused(400, "bad-request", str(error))
            except NoSuchRoom:
                return _refused(404, Reason.NO_FREE_SEAT.code, Reason.NO_FREE_SEAT.sentence)
            except Stale:
                return _refused(409, "stale", "somebody was quicker; try again")
            except StoreUnavailable as error:
                return _refused(503, "paused", str(error))

        return guard

    def _welcome(self, connection: HTTPConnection) -> bool:
        """Whether a page of ours asks, or somebody who brings a key rather than a cookie."""
        origin = connection.headers.get("origin")
        if origin is None:
            return connection.scope.get("method") == "GET" or _bearer(connection) != "" or (
                connection.scope["type"] == "http" and not connection.cookies
            )  # fmt: skip
        host = connection.headers.get("host", "")
        return origin in self._origins or urlsplit(origin).netloc == host != ""

    async def health(self, _: Request) -> Response:
        """Whether the process is alive."""
        return Response("ok\n", media_type="text/plain")

    async def ready(self, _: Request) -> Response:
        """Whether rooms can be read and written."""
        try:
            await self._lobby.store.waking()
        except StoreUnavailable as error:
            return Response(f"{error}\n", 503, media_type="text/plain")
        return Response("ready\n", media_type="text/plain")

    async def editions(self, _: Request) -> Response:
        """What can be played, by how many, with which options and bots."""
        every = [load(name) for name in ids()]
        return _json({
            "protocol": VERSION,
            "editions": [{**each.as_data(), "bots": list(for_seats(each))} for each in every],
        })  # fmt: skip

    async def open_room(self, request: Request) -> Response:
        """Open a room; the answer has its code and the key of this device."""
        wish = msgspec.json.decode(await _body(request), type=NewRoomWish)
        edition = by_code(wish.edition)
        if wish.options:
            edition = edition.with_options(wish.options)
        key = new_key()
        plan = tuple(each.bot if each.kind == "bot" else OPEN for each in wish.seats)
        opened = RoomOpened(edition, plan, holder_of(key), wish.spectators, wish.hints,
                            wish.drafts, wish.guide)  # fmt: skip
        here = {at: each.name for at, each in enumerate(wish.seats) if each.kind == "here"}
        room = await self._lobby.open(opened, here)
        told = {"room": room.id, "code": room.code, "key": key, "seats": list(here)}
        return _with_key(_json(told, 201), room.id, key)

    async def join(self, request: Request) -> Response:
        """Sit down in a room; the answer has the key of this device."""
        wish = msgspec.json.decode(await _body(request), type=JoinWish)
        room = wish.room or await self._lobby.find(wish.code)
        if room is None:
            raise NoSuchRoom
        desk, key = await self._lobby.desk(room), new_key()
        taking = partial(deciding.take_seat, holder=holder_of(key), name=wish.name, seat=wish.seat)
        await desk.do(taking)
        seats = (await desk.room()).held_by(holder_of(key))
        return _with_key(_json({"room": room, "key": key, "seats": list(seats)}, 201), room, key)

    async def show(self, request: Request) -> Response:
        """The room as a seat of this key sees it, or as a spectator does."""
        desk, room, _, seat = await self._seated(request)
        del desk
        return _json(snapshot(room, seat))

    async def delete(self, request: Request) -> Response:
        """Forget the room and everybody in it; the host alone can."""
        desk, room, holder, _ = await self._seated(request)
        if holder != room.opened.host:
            raise Refused(Reason.NOT_THE_HOST)
        await self._lobby.delete(desk.id)
        return Response(status_code=204)

    async def record(self, request: Request) -> Response:
        """The match as a record, once it is over: as text, or as JSON if that is asked for."""
        desk, room, _, _ = await self._seated(request)
        if room.position.stage is not Stage.OVER:
            raise Refused(Reason.MATCH_RUNS)
        entries = await self._lobby.store.entries(desk.id, room.match_from - 1)
        happenings = [read_happening(entry.data) for entry in entries]
        names = tuple(chair.name or f"{chair.bot} {at + 1}" for at, chair in enumerate(room.chairs))
        events = tuple(each for each in happenings if isinstance(each, Event))
        record = Record(names, events)
        if request.query_params.get("format") == "json":
            return _json(record_to_data(record))
        return Response(write_record(record), media_type="text/plain; charset=utf-8")

    async def socket(self, socket: WebSocket) -> None:
        """Play or watch."""
        if not self._welcome(socket):
            await socket.close(4403, "bad-origin")
            return
        try:
            desk, _, holder, seat = await self._seated(socket)
        except (NoSuchRoom, Refused):
            await socket.close(4403, "not-your-seat")
            return
        await socket.accept()
        session = Session(desk, holder, seat)
        after = socket.query_params.get("after", "")
        await desk.watch(session, int(after) if after.isdecimal() else None)
        talking = asyncio.create_task(_talk(socket, session))
        try:
            while True:
                await session.receive(await socket.receive_text())
        except WebSocketDisconnect:
            pass
        finally:
            session.exit()
            talking.cancel()

    async def _seated(self, connection: HTTPConnection) -> tuple[Desk, Room, str, int | None]:
        """The desk, the room, the holder, and the seat that is asked for."""
        room_id = connection.path_params["room"]
        desk = await self._lobby.desk(room_id)
        room = await desk.room()
        key = _bearer(connection) or connection.cookies.get(f"{COOKIE}-{room_id}", "")
        holder = holder_of(key) if key else ""
        asked = connection.query_params.get("seat", "")
        held = room.held_by(holder)
        if asked.isdecimal():
            if int(asked) not in held:
                raise Refused(Reason.NOT_YOUR_SEAT)
            return desk, room, holder, int(asked)
        if held:
            return desk, room, holder, held[0]
        if holder != room.opened.host and not room.opened.spectators:
            raise Refused(Reason.NOT_YOUR_SEAT)
        return desk, room, holder, None


async def _talk(socket: WebSocket, session: Session) -> None:
    """Send whatever the session has to say, until it has nothing more."""
    while (message := await session.outgoing.get()) is not None:
        await socket.send_bytes(write_message(message))
    await socket.close(4000, "ended")


def _bearer(connection: HTTPConnection) -> str:
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


async def _body(request: Request) -> bytes:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LONGEST:
            raise BadNotation(f"expected at most {LONGEST} bytes")
    return body


def _json(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def _refused(status: int, code: str, message: str) -> Response:
    return _json(refusal("", code, message), status)


def _with_key(response: Response, room: str, key: str) -> Response:
    """The answer with the key in a cookie that no script can read."""
    response.set_cookie(f"{COOKIE}-{room}", key, max_age=ONE_YEAR, httponly=True, samesite="strict")
    return response
