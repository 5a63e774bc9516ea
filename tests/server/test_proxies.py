"""A proxy before the server: its word counts for who comes through it, and nobody else's does."""

import json
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from rackrun.client import here
from rackrun.errors import BadNotation
from rackrun.server.addresses import MOST_OF_ONE
from rackrun.server.guard import networks
from rackrun.server.limits import Limits
from tests.server.inside import Inside
from tests.server.strangers import asked, bearing, visiting
from tests.server.test_addresses import HERE, first, of, socket_of

FEW = Limits(sockets_per_address=2)


async def can_come(at: Inside, addresses: list[str]) -> list[bool]:
    """Who of these gets a socket while those before them have theirs."""
    anna = await at.server.open_room("classic", [here("Anna"), here("Ben")])
    sockets = [await socket_of(at, anna, address) for address in addresses]
    told = [await welcomed(each) for each in sockets]
    for each in sockets:
        await each.close()
    return told


async def welcomed(socket: ClientConnection) -> bool:
    """Whether a socket is told the room."""
    try:
        return (await first(socket))["t"] == "room"
    except ConnectionClosed:
        assert socket.close_reason == "crowded"
        return False


@pytest.mark.parametrize("proxies", [(), ("10.0.0.0/8",), ("127.0.0.2", "::1")])
def test_whoever_is_no_proxy_of_ours_comes_from_where_they_come(
    proxies: tuple[str, ...], tmp_path: Path
) -> None:
    async def play(at: Inside) -> None:
        assert await can_come(at, ["192.0.2.1", "192.0.2.2"]) == [True, True]
        assert await can_come(at, ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) == [True, True, False]
        wish = {"edition": "classic", "seats": [here("Anna"), here("Ben")]}
        headers = {"X-Forwarded-Proto": "https", **of("192.0.2.1")}
        answer = await asked(at, "POST", "/api/rooms", wish, **headers)
        assert "secure" not in answer.headers["set-cookie"].lower()

    visiting(tmp_path, play, limits=FEW, proxies=proxies)


def test_people_behind_a_proxy_are_counted_and_not_the_proxy(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        people = [f"192.0.2.{number}" for number in range(5)]
        assert await can_come(at, people) == [True] * 5

    visiting(tmp_path, play, limits=FEW, proxies=HERE)


def test_what_somebody_says_of_themselves_before_the_proxy_does_not_count(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        forged = [f"198.51.100.{number}, 127.0.0.1, 192.0.2.7" for number in range(3)]
        assert await can_come(at, forged[:2]) == [True, True]
        assert await can_come(at, forged) == [True, True, False]

    visiting(tmp_path, play, limits=FEW, proxies=HERE)


def test_wrong_codes_are_counted_for_each_who_comes_through_a_proxy(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        wrong = {"name": "Eve", "code": "AAAAAAAA"}
        told = [(await asked(at, "POST", "/api/join", wrong, **of("192.0.2.7"))).told["code"]
                for _ in range(MOST_OF_ONE + 1)]  # fmt: skip
        assert told == ["no-free-seat"] * MOST_OF_ONE + ["too-many-tries"]
        answer = await asked(at, "POST", "/api/join", wrong, **of("192.0.2.8"))
        assert answer.told["code"] == "no-free-seat"

    visiting(tmp_path, play, proxies=HERE)


def test_behind_a_proxy_with_tls_links_are_https(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), here("Ben")])
        path = f"/api/rooms/{anna.room}/invitation?format=json"
        for scheme in ("http", "https"):
            headers = {**bearing(anna.key), "X-Forwarded-Proto": scheme}
            link = json.loads((await asked(at, "GET", path, **headers)).body)["link"]
            assert link.startswith(f"{scheme}://{at.host}/#join=")

    visiting(tmp_path, play, proxies=HERE)


def test_a_proxy_that_is_no_address_is_refused() -> None:
    for wrong in ("the office", "", "127.0.0.1:80", "10.0.0.0/99", "*"):
        with pytest.raises(BadNotation, match="--proxy: expected an address or a network"):
            networks("--proxy", (wrong,))
