"""A small client: open a room, sit down, play. It speaks `docs/reference/protocol.md` and no more.

server = Server("http://127.0.0.1:8011")
ticket = await server.open_room("classic", [here("Anna"), bot("helper")])
async with server.stay(ticket) as table:
    await table.ask("begin")
    async for message in table:
        ...

``stay`` comes back by itself whenever the connection is lost; ``connect`` is one connection.
"""

import asyncio
import json
import random
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any
from urllib.parse import urlencode

from websockets.asyncio import client as sockets
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

FIRST_WAIT, LONGEST_WAIT = 0.25, 5.0
"""Seconds before a lost connection is tried again, at most: the first time, and ever."""

PATIENCE = 40.0
"""Seconds of silence, while an answer is due, after which a connection counts as lost."""

_NOT_OURS, _BAD_MESSAGE = 4403, (1009, 4400)
"""Codes with which the server closes a connection for good, or for the sake of a message."""

Message = dict[str, Any]


class ServerRefused(Exception):
    """The server did not do what was asked; ``code`` says why."""

    def __init__(self, told: Mapping[str, Any]) -> None:
        """Keep what was told."""
        super().__init__(told.get("message", "refused"))
        self.code: str = told.get("code", "")
        self.flaws: list[Message] = told.get("flaws", [])


class SeatLost(Exception):
    """The seat is no longer ours, or the room is no more: there is nothing to come back to."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """The way into a room, and the key to one's seats; whoever has the key has the seats."""

    room: str
    key: str
    seats: tuple[int, ...]
    code: str = ""


def here(name: str) -> Message:
    """A seat for a person on this device."""
    return {"kind": "here", "name": name}


def bot(level: str) -> Message:
    """A seat for a bot."""
    return {"kind": "bot", "bot": level}


def free() -> Message:
    """A seat that waits for somebody."""
    return {"kind": "open"}


class Table:
    """A connection to a room as one seat."""

    def __init__(self, connection: Any) -> None:
        """Speak over an open socket."""
        self._connection = connection
        # Whoever sits here again counts anew, and no id may come twice in a seat.
        self._ids = map(f"{secrets.token_hex(6)}-{{}}".format, count(1))
        self.version = 0
        """The last version that was heard of."""
        self._waiting: list[Message] = []

    async def ask(self, what: str, /, **fields: Any) -> Message:
        """Send a message and give its answer; raises ServerRefused. What comes before is kept."""
        while not self.version:  # without one no move counts
            self._waiting.append(await self._receive())
        id = fields.pop("id", None) or next(self._ids)  # noqa: A001 - the protocol's word
        await self.send({"t": what, "id": id, "v": self.version, **fields})
        while True:
            message = await self._receive()
            if message.get("re") != id:
                self._waiting.append(message)
            elif message["t"] == "refused":
                raise ServerRefused(message)
            else:
                return message

    async def send(self, message: Message) -> None:
        """Send a message and wait for nothing."""
        await self._connection.send(json.dumps(message))

    async def receive(self) -> Message:
        """The next message."""
        return self._waiting.pop(0) if self._waiting else await self._receive()

    async def _receive(self) -> Message:
        message: Message = json.loads(await self._connection.recv())
        self._note(message)
        return message

    def _note(self, message: Message) -> None:
        match message["t"]:
            case "room":
                self.version = message["version"]
            case "event" | "resumed":
                self.version = message["v"]
            case _:
                pass

    async def __aiter__(self) -> AsyncIterator[Message]:
        """Message after message, as long as there are any."""
        while True:
            try:
                yield await self.receive()
            except (ConnectionClosed, SeatLost):
                return


class StayingTable(Table):
    """A seat that is kept: a connection that is lost comes back, for as long as the seat is ours.

    Each event comes once and in order, whatever was lost; if the server cannot tell what was
    missed, ``room`` comes again. A message is sent again until it is answered, and counts once.
    """

    def __init__(self, open_socket: Callable[[int | None, int], Awaitable[Any]], seat: int | None,
                 after: int, chance: Callable[[], float], patience: float) -> None:  # fmt: skip
        """Nothing is open yet; ``open_socket`` takes the seat and the last version heard of."""
        super().__init__(None)
        self._open_socket, self._seat, self.version = open_socket, seat, after
        self._chance, self._patience = chance, patience
        self._unanswered: dict[str, Message] = {}
        self._ended = False

    async def open(self, tries: int = 0) -> None:
        """Sit down, however long it takes; waits are drawn by lot, lest all come back at once."""
        while True:
            if tries:
                longest = min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(tries - 1, 10))
                await asyncio.sleep(self._chance() * longest)
            tries += 1
            try:
                self._connection = await self._open_socket(self._seat, self.version)
                for message in self._unanswered.values():
                    await super().send(message)
            except InvalidStatus as refused:
                if refused.response.status_code == 403:
                    raise SeatLost("the server says that this seat is not yours") from refused
            except ConnectionClosed as closed:
                self._check(closed)
            except (OSError, InvalidHandshake):
                pass
            else:
                return

    async def close(self) -> None:
        """Get up from the table, not from the seat."""
        if self._connection is not None:
            await self._connection.close()

    async def send(self, message: Message) -> None:
        """Send a message, again and again until an answer is received; do not wait for that."""
        try:
            await super().send(message)
            self._unanswered[message["id"]] = message
        except ConnectionClosed as closed:
            self._check(closed)
            self._unanswered[message["id"]] = message
            await self._come_back()

    async def _receive(self) -> Message:
        while True:
            try:
                async with asyncio.timeout(self._patience if self._unanswered else None):
                    message: Message = json.loads(await self._connection.recv())
            except ConnectionClosed as closed:
                self._check(closed)
                await self._come_back()
                continue
            except TimeoutError:
                await self._come_back()
                continue
            match message:
                case {"t": "event", "v": v} if v <= self.version:
                    continue  # heard before
                case {"t": "event", "v": v} if v > self.version + 1:
                    await self._come_back()  # for what is between
                    continue
                case {"t": "resumed", "v": v} if v != self.version:
                    await self._come_back()
                    continue
                case {"re": re} if self._unanswered.pop(re, None) is None:
                    continue  # answered before
                case {"t": "room", "seat": seat}:
                    self._seat = seat
                case {"t": "ended"}:
                    self._ended = True
                case _:
                    pass
            self._note(message)
            return message

    async def _come_back(self) -> None:
        """Give up what is left of the old connection, and open another one."""
        await self.close()
        await self.open(tries=1)

    def _check(self, closed: ConnectionClosed) -> None:
        """See whether it helps to come back, and to say the same again."""
        code = closed.rcvd.code if closed.rcvd else 0
        if self._ended or code == _NOT_OURS:
            raise SeatLost("the server says that nothing more comes") from closed
        if self._unanswered and code in _BAD_MESSAGE:
            self._unanswered.clear()
            raise ServerRefused({"code": "bad-message", "message": str(closed)}) from closed


class Server:
    """A server at an address such as ``http://127.0.0.1:8011``."""

    def __init__(self, address: str) -> None:
        """Nothing is asked yet."""
        self._address = address.rstrip("/")

    async def open_room(self, edition: str, seats: Sequence[Message], **settings: Any) -> Ticket:
        """Open a room and sit down in the seats of this device."""
        wish = {"edition": edition, "seats": list(seats), **settings}
        return _ticket(await self.call("POST", "/api/rooms", wish))

    async def join(self, name: str, *, code: str = "", room: str = "", key: str = "") -> Ticket:
        """Sit down in a room that a code or a link names."""
        wish = {"name": name, "code": code, "room": room, "key": key}
        return _ticket(await self.call("POST", "/api/join", wish))

    async def record(self, ticket: Ticket, match: int | None = None) -> str:
        """The record of a match that is over: the newest, or one of those before."""
        asked = "" if match is None else f"?match={match}"
        return await self.call("GET", f"/api/rooms/{ticket.room}/record{asked}", key=ticket.key)

    @asynccontextmanager
    async def connect(self, ticket: Ticket, seat: int | None = None, after: int | None = None
                      ) -> AsyncGenerator[Table]:  # fmt: skip
        """Sit at the table; ``after`` asks for what was missed since a version."""
        async with self._socket(ticket, seat, after) as connection:
            yield Table(connection)

    @asynccontextmanager
    async def stay(self, ticket: Ticket, seat: int | None = None, after: int = 0, *,
                   chance: Callable[[], float] = random.random, patience: float = PATIENCE
                   ) -> AsyncGenerator[StayingTable]:  # fmt: skip
        """Sit at the table and come back whenever the connection is lost; raises SeatLost.

        ``chance`` gives a number from 0 to 1: the share of the longest wait before a new try.
        """
        table = StayingTable(partial(self._socket, ticket), seat, after, chance, patience)
        try:
            await table.open()
            yield table
        finally:
            await table.close()

    def _socket(self, ticket: Ticket, seat: int | None, after: int | None) -> sockets.connect:
        asked = {"seat": seat, "after": after}
        query = urlencode({name: value for name, value in asked.items() if value is not None})
        url = f"ws{self._address.removeprefix('http')}/api/rooms/{ticket.room}/socket?{query}"
        headers = {"Authorization": f"Bearer {ticket.key}"}
        return sockets.connect(url, additional_headers=headers, proxy=None, close_timeout=1)

    async def call(self, method: str, path: str, body: object = None, key: str = "") -> Any:
        """One request over HTTP; raises ServerRefused."""
        return await asyncio.to_thread(self._call, method, path, body, key)

    def _call(self, method: str, path: str, body: object, key: str) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self._address}{path}", data, method=method)
        request.add_header("Content-Type", "application/json")
        if key:
            request.add_header("Authorization", f"Bearer {key}")
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                text = answer.read().decode()
                is_json = answer.headers.get_content_type() == "application/json"
                return json.loads(text) if is_json else text
        except urllib.error.HTTPError as error:
            told = error.read().decode()
            raise ServerRefused(json.loads(told) if told.startswith("{") else {}) from error


def _ticket(told: Mapping[str, Any]) -> Ticket:
    return Ticket(told["room"], told["key"], tuple(told["seats"]), told.get("code", ""))
