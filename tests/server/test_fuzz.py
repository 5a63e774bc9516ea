"""Frames and requests that mean no good: none shows a fault of ours, and every room plays on."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from rackrun.client import Ticket, here
from rackrun.server import limits
from rackrun.server.addresses import Bench
from tests.kit.size import sized
from tests.server.inside import Inside
from tests.server.storm import Ledger, asked, check_answer, plays_on, raging
from tests.server.strangers import visiting


@pytest.fixture
def ledger() -> Iterator[Ledger]:
    """What is noted meanwhile, by us and by libraries."""
    ledger = Ledger()
    logging.getLogger().addHandler(ledger)
    yield ledger
    logging.getLogger().removeHandler(ledger)


def test_a_body_that_is_no_text_is_refused(tmp_path: Path, ledger: Ledger) -> None:
    async def play(at: Inside) -> None:
        for door in ("rooms", "join", "watch", "move", "solve", "judge", "record"):
            fields = (b"edition", b"name", b"code", b"room", b"link")
            body = b"{" + b", ".join(b'"' + each + b'": "\xb6"' for each in fields) + b"}"
            told = await asked(at.port, posted(at, door, body))
            assert told.split(b" ")[1] in (b"400", b"422"), told
            check_answer(told, body)

    visiting(tmp_path, play)
    assert not ledger.failures


def test_whoever_goes_in_the_middle_of_a_body_is_no_fault_of_ours(
    tmp_path: Path, ledger: Ledger
) -> None:
    async def play(at: Inside) -> None:
        for door in ("rooms", "judge"):
            _, writer = await asyncio.open_connection("127.0.0.1", at.port)
            writer.write(posted(at, door, b'{"edition": "classic"}')[:-9])
            await writer.drain()
            await asyncio.sleep(0.05)
            writer.close()
        await asyncio.sleep(0.05)

    visiting(tmp_path, play)
    assert not ledger.failures


def upgrading(at: Inside, ticket: Ticket, method: str = "GET", **headers: str) -> bytes:
    """A request for a socket."""
    lines = {
        "Host": at.host, "Authorization": f"Bearer {ticket.key}", "Connection": "Upgrade",
        "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", **headers,
    }  # fmt: skip
    first = f"{method} /api/rooms/{ticket.room}/socket HTTP/1.1"
    return "\r\n".join((first, *map(": ".join, lines.items()), "", "")).encode()


EARLY = {
    "a text": b"\x81\x80" + bytes(4), "a ping": b"\x89\x80" + bytes(4),
    "the end": b"\x88\x80" + bytes(4), "no frame": b"\xff" * 40, "a flood": b"\x81\x80" * 9_000,
}  # fmt: skip


@pytest.mark.parametrize("early", EARLY.values(), ids=EARLY)
def test_whoever_speaks_before_a_socket_is_open_is_cut_off(
    early: bytes, tmp_path: Path, ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bench, "has", lambda *_: True)  # so that it stays shut for a while
    monkeypatch.setattr(limits, "HELD", 200)

    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), here("Ben")])
        reader, writer = await asyncio.open_connection("127.0.0.1", at.port)
        writer.write(upgrading(at, anna))
        await asyncio.sleep(0.05)
        writer.write(early)
        with suppress(ConnectionError):
            assert await reader.read() == b""
        writer.close()
        await asyncio.sleep(0.3)

    visiting(tmp_path, play)
    assert not ledger.failures


@pytest.mark.parametrize("method", ["GET", "POST", "BREW"])
def test_a_request_for_a_socket_that_cannot_be_read_does_not_wait_for_ever(
    method: str, tmp_path: Path, ledger: Ledger
) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), here("Ben")])
        more = {} if method != "GET" else {f"X-{number}": "y" for number in range(200)}
        reader, writer = await asyncio.open_connection("127.0.0.1", at.port)
        writer.write(upgrading(at, anna, method, **more))
        async with asyncio.timeout(5):
            assert b" 101 " not in await reader.read()
        writer.close()

    visiting(tmp_path, play)
    assert not ledger.failures


def posted(at: Inside, door: str, body: bytes) -> bytes:
    """A request with this body."""
    head = f"POST /api/{door} HTTP/1.1\r\nHost: {at.host}\r\nConnection: close\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


@pytest.mark.parametrize("seed", range(sized(2, 100)))
def test_after_a_storm_every_room_plays_on(seed: int, tmp_path: Path, ledger: Ledger) -> None:
    async def play(at: Inside) -> None:
        tickets = await raging(at.server, [at.port], seed, sized(100, 600))
        for ticket in tickets:
            await plays_on(at.server, ticket, partial(at.room, ticket))

    visiting(tmp_path, play)
    assert not ledger.failures
