"""A small client: open a room, sit down, play. It speaks `docs/reference/protocol.md` and no more.

server = Server("http://127.0.0.1:8011")
ticket = await server.open_room("classic", [here("Anna"), bot("helper")])
async with server.connect(ticket) as table:
    await table.ask("begin")
    async for message in table:
        ...
"""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import AsyncGenerator, AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any
from urllib.parse import urlencode

Message = dict[str, Any]


class ServerRefused(Exception):
    """The server did not do what was asked; ``code`` says why."""

    def __init__(self, told: Mapping[str, Any]) -> None:
        """Keep what was told."""
        super().__init__(told.get("message", "refused"))
        self.code: str = told.get("code", "")
        self.flaws: list[Message] = told.get("flaws", [])


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
        self._ids = count(1)
        self.version = 0
        """The last version that was heard of."""
        self._waiting: list[Message] = []

    async def ask(self, what: str, /, **fields: Any) -> Message:
        """Send a message and give its answer; raises ServerRefused. What comes before is kept."""
        id = fields.pop("id", None) or str(next(self._ids))  # noqa: A001 - the protocol's word
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
        match message["t"]:
            case "room":
                self.version = message["version"]
            case "event" | "resumed":
                self.version = message["v"]
            case _:
                pass
        return message

    async def __aiter__(self) -> AsyncIterator[Message]:
        """Message after message, as long as there are any."""
        from websockets.exceptions import ConnectionClosed  # noqa: PLC0415

        while True:
            try:
                yield await self.receive()
            except ConnectionClosed:
                return


class Server:
    """A server at an address such as ``http://127.0.0.1:8011``."""

    def __init__(self, address: str) -> None:
        """Nothing is asked yet."""
        self._address = address.rstrip("/")

    async def open_room(self, edition: str, seats: Sequence[Message], **settings: Any) -> Ticket:
        """Open a room and sit down in the seats of this device."""
        wish = {"edition": edition, "seats": list(seats), **settings}
        return _ticket(await self.call("POST", "/api/rooms", wish))

    async def join(self, name: str, *, code: str = "", room: str = "") -> Ticket:
        """Sit down in a room that a code or a link names."""
        return _ticket(await self.call("POST", "/api/join", {"name": name, "code": code,
                                                             "room": room}))  # fmt: skip

    async def record(self, ticket: Ticket) -> str:
        """The record of a match that is over."""
        return await self.call("GET", f"/api/rooms/{ticket.room}/record", key=ticket.key)

    @asynccontextmanager
    async def connect(self, ticket: Ticket, seat: int | None = None, after: int | None = None
                      ) -> AsyncGenerator[Table]:  # fmt: skip
        """Sit at the table; ``after`` asks for what was missed since a version."""
        from websockets.asyncio.client import connect  # noqa: PLC0415 - nothing else needs it

        asked = {"seat": seat, "after": after}
        query = urlencode({name: value for name, value in asked.items() if value is not None})
        url = f"ws{self._address.removeprefix('http')}/api/rooms/{ticket.room}/socket?{query}"
        headers = {"Authorization": f"Bearer {ticket.key}"}
        async with connect(url, additional_headers=headers, proxy=None) as connection:
            yield Table(connection)

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
