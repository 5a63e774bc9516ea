"""A storm: random and mutated frames and requests, and what must still hold while it lasts."""

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any, get_args

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rackrun.client import Message, Server, ServerRefused, Table, Ticket, here
from rackrun.rooms.refusals import Reason
from rackrun.rooms.room import Room
from rackrun.rules.position import Stage
from rackrun.server.protocol import CLOSED, OTHER_CODES, Phrase
from tests.server.strangers import (
    COUNSEL,
    MESSAGES,
    OPEN_DOORS,
    PLACED,
    PUBLIC,
    ROOM_DOORS,
    SHAPE,
    bearing,
)

EDITIONS = ("classic", "junior", "cards-pro")

LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)

CODES = {*(reason.code for reason in Reason), *(code for code, _ in OTHER_CODES)} - {
    "failed",
    "paused",
}
"""Whatever a refusal may say, but for a fault of ours, and that the store is away."""
KINDS = {
    "room", "event", "resumed", "present", "elsewhere", "here", "done",
    "judged", "drafted", "said", "heard", "hint", "pong", "refused", "ended",
}  # fmt: skip
ENDS = {*CLOSED.values(), 1000, 1001, 1002, 1003, 1005, 1006, 1007, 1008, 1009, 1012} - {4500}
"""Codes with which a socket may be closed, but for a fault of ours."""

ODD: list[Any] = [
    None, True, -1, 0, 1.5, 1e308, 10**30, -(2**63), "J", "r0", "r99", "\x00", "\ud800", "é" * 70,
    "🀄", "r1" * 40, [], {}, [[]], [None], [["J"] * 64], [["r1", "r2", "r3"]] * 40, {"t": "play"},
    "computer", "host", "something", "2" * 200, "__proto__", "NaN", [[[[[[[[[]]]]]]]]],
]  # fmt: skip
"""Values that somebody may not have thought of."""
NOISE = [b"", b"\x00", b"\xff\xfe", b"[" * 50, b'{"t":', b"NaN", b"1e999", b"\xed\xa0\x80", b'"']
BEHIND = [
    "/", "?seat=1", "?seat=-1", "?seat=99999999999999", "?seat=²", "?after=x", "?match=0",
    "?round=%00", "?%ff=%fe", "/%2e%2e/%2e%2e/etc", "%00", "?format=json&format=", "/../..",
    "?" + "a" * 3_000,
]  # fmt: skip
"""What may stand behind a path."""
HEADERS = [
    "Cookie: rackrun-key-x=\xff; ;=;", "Origin: null", "Authorization: Bearer",
    "Authorization: \u2603", "Cookie: " + "a=b; " * 300, "X-Forwarded-For: , ,::,x",
    "Content-Encoding: gzip", "Transfer-Encoding: chunked", "Expect: 100-continue",
    "Upgrade: websocket", "Content-Type: application/xml", "Range: bytes=9-1,-",
]  # fmt: skip


class Storm:
    """Whatever comes to a mind that means no good, the same for the same seed."""

    def __init__(self, seed: object) -> None:
        self.chance = Random(f"storm {seed}")

    def message(self, version: int) -> bytes:
        """A message: good, with something odd in it, or hardly one."""
        chance = self.chance
        kind = chance.choice([each for each in MESSAGES if each != "leave"])
        fields: Message = {"t": kind, "id": f"s{chance.randrange(10**9)}", "v": version}
        fields |= MESSAGES[kind]
        if kind == "say":
            fields["what"] = chance.choice(get_args(Phrase))
        if chance.random() < 0.6:
            self._bend(fields)
        text = json.dumps(fields).encode()
        return self.mutated(text) if chance.random() < 0.25 else text

    def _bend(self, fields: Message) -> None:
        """Change or take away some of the fields."""
        chance = self.chance
        for _ in range(chance.randint(1, 2)):
            name = chance.choice([*fields, "table", "tile", "chosen", "starter", "ages", "more"])
            if chance.random() < 0.2:
                fields.pop(name, None)
            else:
                fields[name] = chance.choice([*ODD, self._tiles(), [self._tiles(), self._tiles()]])

    def _tiles(self) -> list[str]:
        chance = self.chance
        return [chance.choice("krbyg") + str(chance.randint(1, 13))
                for _ in range(chance.randint(0, 6))]  # fmt: skip

    def mutated(self, data: bytes) -> bytes:
        """The bytes with a few changed, lost, doubled or mixed with noise."""
        chance, changed = self.chance, bytearray(data)
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(changed) + 1)
            match chance.randrange(5):
                case 0 if changed:
                    changed[at % len(changed)] = chance.randrange(256)
                case 1:
                    del changed[at : at + chance.randint(1, 9)]
                case 2:
                    changed[at:at] = changed[max(0, at - 9) : at]
                case 3:
                    changed[at:at] = chance.choice(NOISE)
                case _:
                    del changed[at:]
        return bytes(changed)

    def frames(self) -> bytes:
        """Bytes on a socket that are hardly frames."""
        chance = self.chance
        if chance.random() < 0.3:
            return chance.randbytes(chance.randint(1, 300))
        body = self.message(1)[:120]
        whole = bytes([0x81, 0x80 | len(body)]) + bytes(4) + body
        return self.mutated(whole) if chance.random() < 0.7 else whole

    def request(self, host: str, ticket: Ticket) -> bytes:
        """A request over HTTP that may be wrong in any of its parts."""
        chance = self.chance
        doors: list[tuple[str, str, Any]] = [
            *((method, path, body) for (method, path), body in (OPEN_DOORS | COUNSEL).items()),
            *((method, f"/api/rooms/{ticket.room}{path}", {})
              for method, path in ROOM_DOORS if method != "DELETE"),
            *(("GET", path, None) for path in (*PUBLIC, "/", "/index.html", "/assets/none.js")),
            ("GET", f"/api/rooms/{ticket.room}/socket", None),
        ]  # fmt: skip
        method, path, body = chance.choice(doors)
        if chance.random() < 0.2:
            method = chance.choice(["GET", "POST", "HEAD", "PUT", "OPTIONS", "PATCH", "BREW"])
        if chance.random() < 0.4:
            path += chance.choice(BEHIND)
        if isinstance(body, dict) and chance.random() < 0.6:
            self._bend(body := dict(body))
        data = b"" if body is None else json.dumps(body).encode()
        if chance.random() < 0.2:
            data = self.mutated(data)
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close",
                 f"Content-Length: {len(data)}"]  # fmt: skip
        lines += self._headers(ticket)
        text = "\r\n".join((*lines, "", "")).encode("utf-8", "replace") + data
        return self.mutated(text) if chance.random() < 0.1 else text

    def _headers(self, ticket: Ticket) -> Iterator[str]:
        chance = self.chance
        if chance.random() < 0.7:
            yield f"Authorization: Bearer {ticket.key}"
        if chance.random() < 0.4:
            yield chance.choice(HEADERS)


# Carrying it out


async def asked(port: int, request: bytes) -> bytes:
    """Whatever comes back for these bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    told = b""
    with suppress(ConnectionError, TimeoutError):
        async with asyncio.timeout(2 if b"\r\n\r\n" in request else 0.05):
            writer.write(request)
            await writer.drain()
            while part := await reader.read(65_536):
                told += part
    writer.close()
    return told


def check_answer(told: bytes, request: bytes) -> None:
    """See that an answer over HTTP is one of the protocol and shows nothing of the inside."""
    assert b"Traceback" not in told, (request, told)
    assert b'File "' not in told, (request, told)
    left = told  # half a request has no answer, and what looks like two has two
    while left:
        head, _, left = left.partition(b"\r\n\r\n")
        status, length = int(head.split(b" ", 2)[1]), LENGTH.search(head)
        assert status < 500, (request, told)
        size = 0 if status == 100 else int(length[1]) if length else len(left)
        body, left = left[:size], left[size:]
        if b"application/json" in head and status >= 400 and body:
            refused = json.loads(body)
            assert refused.keys() in (SHAPE, PLACED), (request, told)
            assert refused["code"] in CODES, (request, told)


async def raged(server: Server, host: str, ticket: Ticket, seat: int, storm: Storm, count: int
                ) -> None:  # fmt: skip
    """Send so many messages as a seat, whatever becomes of them."""
    left = count
    while left > 0:
        async with server.connect(ticket, seat) as table:
            hearing = asyncio.create_task(_hear(table))
            with suppress(ConnectionClosed):
                while left > 0:
                    left -= 1
                    message = storm.message(table.version)
                    binary = storm.chance.random() < 0.3
                    await _connection(table).send(
                        message if binary else message.decode(errors="replace")
                    )
                    await asyncio.sleep(0)
                await _connection(table).send(json.dumps({"t": "ping", "id": "the last"}))
                async with asyncio.timeout(20):
                    await hearing
            hearing.cancel()
            assert _connection(table).close_code in {None, *ENDS}
    with suppress(ConnectionClosed, InvalidHandshake, ConnectionError, EOFError, TimeoutError):
        url = f"ws://{host}/api/rooms/{ticket.room}/socket?seat={seat}"
        async with connect(url, additional_headers=bearing(ticket.key), proxy=None, close_timeout=1,
                           max_size=None) as socket:  # fmt: skip
            for _ in range(20):
                socket.transport.write(storm.frames())
                await asyncio.sleep(0)
            async with asyncio.timeout(1):
                while True:
                    check_message(json.loads(await socket.recv()))


async def _hear(table: Table) -> None:
    with suppress(ConnectionClosed):
        while True:
            message = await table.receive()
            check_message(message)
            if message.get("re") == "the last":
                return


def check_message(message: Message) -> None:
    """See that a message is one of the protocol."""
    assert message["t"] in KINDS, message
    if message["t"] == "refused":
        assert message.keys() == SHAPE, message
        assert message["code"] in CODES, message


def _connection(table: Table) -> ClientConnection:
    return table._connection


async def opened(server: Server) -> list[Ticket]:
    """A room of each edition, for three who share a device, in which tiles are dealt."""
    tickets = list[Ticket]()
    for name in EDITIONS:
        seats = [here("Anna"), here("Ben"), here("Cleo")]
        ticket = await server.open_room(name, seats, spectators=True, hints=True, drafts=True)
        async with server.connect(ticket, 0) as table:
            await table.receive()
            await table.ask("begin")
        tickets.append(ticket)
    return tickets


async def raging(server: Server, ports: list[int], seed: object, size: int) -> list[Ticket]:
    """Rooms through which a storm has gone; each answer was looked at."""
    tickets, storm = await opened(server), Storm(seed)

    async def ask(number: int) -> None:
        ticket, port = tickets[number % len(tickets)], ports[number % len(ports)]
        request = storm.request(f"127.0.0.1:{port}", ticket)
        check_answer(await asked(port, request), request)

    async with asyncio.TaskGroup() as group:
        for number, ticket in enumerate(tickets):
            for seat in (0, 1):
                host = f"127.0.0.1:{ports[(number + seat) % len(ports)]}"
                each = Storm(f"{seed} {number} {seat}")
                group.create_task(raged(server, host, ticket, seat, each, size))
        for start in range(0, size, 10):
            await asyncio.gather(*map(ask, range(start, start + 10)))
    return tickets


async def plays_on(server: Server, ticket: Ticket, seen: Callable[[], Awaitable[Room]]) -> None:
    """See that a room still plays: whoever is next does what is due, and it counts."""
    position = (await seen()).position
    match position.stage:
        case Stage.TURN:
            ways: list[tuple[str, Message]] = [("draw", {}), ("pass", {})]
        case Stage.GIVE_BACK:
            ways = [("give-back", {"tile": str(position.seats[position.turn].rack[0])})]
        case Stage.OVER:
            ways = [("rematch", {})]
        case _:
            ways = [("prepare", {}), ("begin", {})]
    seat = position.turn if position.in_play else 0
    async with server.connect(Ticket(ticket.room, ticket.key, (0, 1, 2)), seat) as table:
        for what, more in ways:
            with suppress(ServerRefused):
                if (await table.ask(what, **more))["t"] == "done":
                    return
    raise AssertionError(f"expected a room that plays on, got {position}")


class Ledger(logging.Handler):
    """What was noted while it listens."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.failures: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Note what is a fault of ours."""
        if record.name == "uvicorn.error" and "Invalid UTF-8" in record.getMessage():
            return  # a library tells of somebody else's fault
        failed = record.getMessage().endswith("-failed")
        if record.exc_info or failed or record.levelno >= logging.ERROR:
            facts = getattr(record, "facts", "")
            self.failures.append(f"{record.name}: {record.getMessage()} {facts} {record.exc_info}")
