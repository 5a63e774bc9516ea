"""What one address may ask for: sockets, and what costs something."""

import json
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect

from rackrun.client import Message, Ticket, here
from rackrun.server.addresses import Purses, TooMuch
from rackrun.server.limits import DEAR, EACH_PERSON, MOST_PURSES, REFILLED, USUAL, Limits
from rackrun.server.protocol import CLOSED
from tests.server.house import TestTime
from tests.server.inside import Inside
from tests.server.strangers import SHAPE, asked, bearing, visiting
from tests.server.test_flood import closed, to_the_end


def test_an_address_has_so_much_at_once_and_gets_it_again_within_seconds() -> None:
    time = TestTime()
    purses = Purses(10, time)
    for _ in range(10 * EACH_PERSON // USUAL):
        purses.pay("school", USUAL)
    for cost in (USUAL, 1):
        with pytest.raises(TooMuch):
            purses.pay("school", cost)
    purses.pay("home", USUAL)
    time.turn(REFILLED * 1000)
    for _ in range(10 * EACH_PERSON):
        purses.pay("school", 1)
    with pytest.raises(TooMuch):
        purses.pay("school", 1)


def test_no_more_addresses_are_remembered_than_so_many() -> None:
    time = TestTime()
    purses = Purses(1, time)
    for number in range(MOST_PURSES):
        purses.pay(f"{number}", EACH_PERSON)
    purses.pay("one more", EACH_PERSON)
    assert len(purses) == MOST_PURSES // 2 + 1
    with pytest.raises(TooMuch):
        purses.pay("one more", EACH_PERSON)
    time.turn(REFILLED * 1000)
    for number in range(MOST_PURSES // 2):
        purses.pay(f"new {number}", USUAL)
    assert len(purses) == MOST_PURSES // 2  # those who can pay again are forgotten first


HERE = ("127.0.0.1",)


def of(address: str) -> dict[str, str]:
    """The header of a proxy on this machine."""
    return {"X-Forwarded-For": address}


async def socket_of(at: Inside, ticket: Ticket, address: str) -> ClientConnection:
    """A socket from an address."""
    url = f"ws://{at.host}/api/rooms/{ticket.room}/socket?seat=0"
    headers = {**bearing(ticket.key), **of(address)}
    return await connect(url, additional_headers=headers, proxy=None, close_timeout=1)


async def first(socket: ClientConnection) -> Message:
    return json.loads(await socket.recv())


def test_so_many_sockets_of_an_address_and_another_has_its_own(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), here("Ben")])
        async with AsyncExitStack() as stack:
            for _ in range(3):
                socket = await socket_of(at, anna, "192.0.2.7")
                await stack.enter_async_context(socket)
                assert (await first(socket))["t"] == "room"
            crowded = await socket_of(at, anna, "192.0.2.7")
            assert await to_the_end(crowded) == []
            assert closed(crowded) == (CLOSED["crowded"], "crowded")
            other = await socket_of(at, anna, "192.0.2.8")
            assert (await first(other))["t"] == "room"
            await other.close()
        again = await socket_of(at, anna, "192.0.2.7")
        assert (await first(again))["t"] == "room"
        await again.close()

    visiting(tmp_path, play, limits=Limits(sockets_per_address=3), proxies=HERE)


def test_an_address_that_asks_too_much_has_to_wait_and_others_need_not(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), here("Ben")])
        path = f"/api/rooms/{anna.room}"
        for _ in range(4 * EACH_PERSON // DEAR):
            answer = await asked(at, "POST", "/api/solve", {"rack": ["r1"]}, **of("192.0.2.7"))
            assert answer.status == 422
        for method, door in (("POST", "/api/rooms"), ("POST", "/api/record"), ("GET", path)):
            answer = await asked(at, method, door, {}, **bearing(anna.key), **of("192.0.2.7"))
            assert (answer.status, answer.told["code"]) == (429, "too-fast")
            assert answer.told.keys() == SHAPE
        socket = await socket_of(at, anna, "192.0.2.7")
        assert await to_the_end(socket) == []
        assert closed(socket) == (CLOSED["too-fast"], "too-fast")
        answer = await asked(at, "GET", path, **bearing(anna.key), **of("192.0.2.8"))
        assert answer.status == 200

    visiting(tmp_path, play, limits=Limits(sockets_per_address=4), proxies=HERE)
