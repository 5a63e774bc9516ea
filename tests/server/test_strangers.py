"""Strangers stay outside: whatever they bring or pretend, they are refused and nothing changes."""

import asyncio
import hashlib
import json
import os
import random
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from http.client import HTTPMessage
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rackrun.client import Message, Server, ServerRefused, Ticket, bot, free, here
from rackrun.rooms.deciding import move, offer_move
from rackrun.rules.actions import Begin
from rackrun.server import keys
from rackrun.server.app import make_app
from rackrun.server.guard import COOKIE
from rackrun.server.keys import CODE_LENGTH, LETTERS, holder_of, mark_of, new_code, new_key
from rackrun.server.lobby import Lobby
from rackrun.server.protocol import Message as Sent
from rackrun.server.session import Session
from rackrun.server.thinking import ThinkHere
from rackrun.store import SqliteStore
from tests.kit.size import sized
from tests.server.house import TestTime, run, wish
from tests.server.inside import Inside, inside

SHAPE = {"t", "re", "code", "message", "flaws"}
"""The fields of every refusal."""

MESSAGES: dict[str, Message] = {
    "play": {"table": [["r1", "r2", "r3"]]}, "draw": {}, "pass": {}, "give-back": {"tile": "r1"},
    "prepare": {}, "seed": {"seed": "luck"}, "begin": {}, "name": {"tile": "r1"},
    "find": {"tile": "r1"}, "rematch": {}, "leave": {}, "rename": {"name": "Eve"},
    "hand": {"seat": 0, "bot": "helper"}, "guide": {"who": "host"}, "take-back": {},
    "draft": {"table": [["r1"]]},
    "hint": {"strength": "play"}, "say": {"what": "hello"}, "ping": {},
}  # fmt: skip
"""One message of each type."""

OPEN_DOORS = {
    ("POST", "/api/rooms"): {"edition": "bridge", "seats": [free()]},
    ("POST", "/api/join"): {"name": "Eve", "code": "AAAAAAAA"},
    ("POST", "/api/watch"): {"code": "AAAAAAAA"},
    ("POST", "/api/move"): {"room": "no such room", "link": "no such link"},
}
"""Doors that give a key, with something that gets none."""

ROOM_DOORS = [
    ("GET", ""), ("DELETE", ""), ("POST", "/move"), ("GET", "/invitation"), ("GET", "/record"),
    ("GET", "/proof"), ("GET", "/review"),
]  # fmt: skip
"""Doors below a room, for which a key is needed."""

PUBLIC = ["/healthz", "/readyz", "/api/editions"]


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    headers: HTTPMessage
    body: bytes

    @property
    def told(self) -> Message:
        """The body as JSON."""
        return json.loads(self.body)


def _asked(method: str, url: str, body: object, headers: dict[str, str]) -> Answer:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return Answer(answer.status, answer.headers, answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return Answer(error.code, error.headers, error.read())


async def asked(at: Inside, method: str, path: str, body: object = None, **headers: str) -> Answer:
    """One request with just these headers."""
    return await asyncio.to_thread(_asked, method, at.address + path, body, headers)


def bearing(key: str) -> dict[str, str]:
    """The header of a program."""
    return {"Authorization": f"Bearer {key}"}


def baking(room: str, key: str) -> dict[str, str]:
    """The header of a browser."""
    return {"Cookie": f"{COOKIE}-{room}={key}"}


class Heard(NamedTuple):
    """What somebody heard who said everything at once, and how it ended."""

    messages: list[Message]
    code: int | None
    reason: str | None


async def shouted(at: Inside, path: str, headers: dict[str, str]) -> Heard:
    """Open a socket, say one message of each type without waiting, and hear until it ends."""
    heard: list[Message] = []
    url = f"ws://{at.host}{path}"
    async with connect(url, additional_headers=headers, proxy=None, close_timeout=1) as socket:
        with suppress(ConnectionClosed):
            for name, fields in MESSAGES.items():
                await socket.send(json.dumps({"t": name, "id": name, "v": 10**6, **fields}))
        with suppress(ConnectionClosed, TimeoutError):
            async with asyncio.timeout(5):
                while len(heard) < 2 or heard[-1].get("re") != "ping":
                    heard.append(json.loads(await socket.recv()))
    return Heard(heard, socket.close_code, socket.close_reason)


class Cast(NamedTuple):
    """A room of three, and keys that open nothing there or nothing any more."""

    anna: Ticket
    ben: Ticket
    left: str
    """The key of somebody who got up."""
    moved: str
    """The key of a device that somebody no longer uses."""
    elsewhere: str
    """The key to a seat of another room."""


async def cast(server: Server, **settings: Any) -> Cast:
    """Anna, Ben on his second device, and Cleo, who left; a turn runs."""
    anna = await server.open_room("classic", [here("Anna"), free(), free()], **settings)
    ben = await server.join("Ben", code=anna.code)
    cleo = await server.join("Cleo", code=anna.code)
    other = await server.open_room("classic", [here("Eve"), here("Eva")])
    async with server.connect(anna) as one, server.connect(cleo) as two:
        await one.receive()
        await one.ask("begin")
        await two.receive()
        await two.ask("leave")
    offer = await server.call("POST", f"/api/rooms/{ben.room}/move", {}, key=ben.key)
    tablet = await server.call("POST", "/api/move", offer)
    return Cast(anna, Ticket(anna.room, tablet["key"], (1,)), cleo.key, ben.key, other.key)


def strangers(cast: Cast, own: dict[str, str]) -> dict[str, tuple[str, dict[str, str]]]:
    """Who comes, as the rest of the path and headers; ``own`` is what a page of ours brings."""
    room = cast.anna.room
    return {
        "no key": ("", own),
        "a wrong key": ("", bearing(new_key())),
        "a wrong key in a cookie": ("", {**own, **baking(room, new_key())}),
        "no key at all, but its fingerprint": ("", bearing(holder_of(cast.anna.key))),
        "a key that is too long": ("", bearing("x" * 4000)),
        "the key of somebody who left": ("", bearing(cast.left)),
        "the key of somebody who left, for the old seat": ("?seat=2", bearing(cast.left)),
        "the key of the old device": ("", bearing(cast.moved)),
        "the key of the old device, for the seat": ("?seat=1", bearing(cast.moved)),
        "the key of the old device in a cookie": ("", {**own, **baking(room, cast.moved)}),
        "the key to another room": ("", bearing(cast.elsewhere)),
        "the cookie of another room": ("", {**own, **baking("another", cast.anna.key)}),
        "the key to another seat": ("?seat=0", bearing(cast.ben.key)),
        "the key to a seat that somebody left": ("?seat=2", bearing(cast.anna.key)),
        "a seat that is not there": ("?seat=7", bearing(cast.anna.key)),
        "a seat that is no number": ("?seat=first", bearing(cast.anna.key)),
    }


def visiting(path: Path, play: Callable[[Inside], Awaitable[None]], **settings: Any) -> None:
    """Play in a house in this folder."""

    async def work() -> None:
        async with inside(path, **settings) as at:
            await play(at)

    run(work())


# Keys


def test_every_type_of_message_and_every_door_is_tried(tmp_path: Path) -> None:
    assert {kind.__struct_config__.tag for kind in get_args(Sent)} == set(MESSAGES)

    async def work() -> None:
        store = SqliteStore(tmp_path / "rooms.db")
        lobby = Lobby(store, ThinkHere(), TestTime())
        app = make_app(lobby, store.close)
        there = {
            (method, route.path)
            for route in app.routes
            for method in getattr(route, "methods", None) or ()
            if method != "HEAD"
        }
        tried = {*OPEN_DOORS, *(("GET", path) for path in PUBLIC)}
        tried |= {(method, f"/api/rooms/{{room}}{path}") for method, path in ROOM_DOORS}
        assert there == tried
        await store.close()

    run(work())


def test_without_a_key_that_fits_a_socket_says_and_does_nothing(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        found = await cast(at.server)
        before = at.log()
        own = {"Origin": at.address}
        for who, (query, headers) in strangers(found, own).items():
            path = f"/api/rooms/{found.anna.room}/socket{query}"
            assert await shouted(at, path, headers) == ([], 4403, "not-your-seat"), who
        nowhere = await shouted(at, "/api/rooms/none/socket", bearing(found.anna.key))
        assert nowhere == ([], 4403, "not-your-seat")
        assert at.log() == before

    visiting(tmp_path, play)


def test_where_all_may_watch_a_key_that_does_not_fit_is_a_spectators_and_does_nothing(
    tmp_path: Path,
) -> None:
    async def play(at: Inside) -> None:
        found = await cast(at.server, spectators=True, hints=True, drafts=True)
        before = at.log()
        async with at.server.connect(found.anna) as table:
            await table.receive()
            for who, (query, headers) in strangers(found, {"Origin": at.address}).items():
                path = f"/api/rooms/{found.anna.room}/socket{query}"
                heard = await shouted(at, path, headers)
                if query:
                    assert heard == ([], 4403, "not-your-seat"), who
                    continue
                first, *rest = heard.messages
                assert (first["t"], first["seat"]) == ("room", None), who
                assert [seat["rack"] for seat in first["position"]["seats"][:2]] == [None, None]
                answers = {each["re"]: each for each in rest if "re" in each}
                assert answers.pop("ping") == {"t": "pong", "re": "ping"}
                assert answers.keys() == MESSAGES.keys() - {"ping"}
                for name, answer in answers.items():
                    assert answer.keys() == SHAPE
                    assert (answer["t"], answer["flaws"]) == ("refused", []), (who, name)
                    allowed = ("no-guide",) if name == "name" else ("not-your-seat",)
                    assert answer["code"] in allowed, (who, name)
            await table.ask("ping")
            heard_by_anna = {each["t"] for each in table._waiting}
            assert heard_by_anna == {"present"}
        assert at.log() == before

    visiting(tmp_path, play)


def test_without_a_key_that_fits_every_door_of_a_room_gives_one_answer(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        found = await cast(at.server)
        before = at.log()
        for who, (query, headers) in strangers(found, {"Origin": at.address}).items():
            for method, path in ROOM_DOORS:
                body = {} if method == "POST" else None
                whole = f"/api/rooms/{found.anna.room}{path}{query}"
                answer = await asked(at, method, whole, body, **headers)
                assert answer.status == 403, (who, method, path)
                assert answer.told == {
                    "t": "refused", "re": "", "code": "not-your-seat",
                    "message": "this seat is not yours", "flaws": [],
                }  # fmt: skip
                assert answer.headers["set-cookie"] is None
                assert answer.headers["cache-control"] == "no-store"
        for (method, path), body in OPEN_DOORS.items():
            answer = await asked(at, method, path, body)
            assert answer.status in (404, 422)
            assert answer.told.keys() == SHAPE
            assert answer.headers["set-cookie"] is None
        for method, path in ROOM_DOORS:
            answer = await asked(at, method, f"/api/rooms/none{path}", **bearing(found.anna.key))
            assert (answer.status, answer.told["code"]) == (404, "no-free-seat")
        assert at.log() == before

    visiting(tmp_path, play)


def test_whoever_sits_in_a_room_does_not_forget_it_for_the_host(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        found = await cast(at.server)
        before = at.log()
        path = f"/api/rooms/{found.anna.room}"
        answer = await asked(at, "DELETE", path, **bearing(found.ben.key))
        assert (answer.status, answer.told["code"]) == (403, "not-the-host")
        assert answer.told.keys() == SHAPE
        assert at.log() == before
        assert (await asked(at, "DELETE", path, **bearing(found.anna.key))).status == 204

    visiting(tmp_path, play)


def test_the_key_of_one_seat_does_nothing_for_another(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        found = await cast(at.server)
        turn = (await at.room(found.anna)).position.turn
        waiting = (found.anna, found.ben)[1 - turn]
        before = at.log()
        async with at.server.connect(waiting) as table:
            await table.receive()
            for name in ("play", "draw", "pass", "give-back"):
                with pytest.raises(ServerRefused) as refused:
                    await table.ask(name, **MESSAGES[name], seat=turn)
                assert refused.value.code == "illegal"
                assert refused.value.flaws
        assert at.log() == before

    visiting(tmp_path, play)


@pytest.mark.parametrize("way", ["leaves", "moves to another device"])
def test_a_key_that_is_revoked_while_its_socket_is_open_does_nothing_more(
    way: str, tmp_path: Path
) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), free()], drafts=True)
        ben = await at.server.join("Ben", code=anna.code)
        async with at.server.connect(anna) as one, at.server.connect(ben) as other:
            await one.receive()
            await one.ask("begin")
            await other.receive()
            if way == "leaves":
                await other.ask("leave")
            else:
                offer = await at.server.call("POST", f"/api/rooms/{ben.room}/move", {}, key=ben.key)
                await at.server.call("POST", "/api/move", offer)
            before = at.log()
            with suppress(ConnectionClosed):
                for name, fields in MESSAGES.items():
                    await other.send({"t": name, "id": name, "v": 10**6, **fields})
            heard = [message async for message in other]
            assert heard[-1] == {"t": "ended"}
            assert not [each for each in heard if each.get("re") in MESSAGES]
            await one.ask("ping")
            assert not [each for each in one._waiting if each["t"] in ("said", "drafted")]
            assert at.log() == before

    visiting(tmp_path, play)


def test_whoever_leaves_says_nothing_with_the_same_breath(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), free()])
        ben = await at.server.join("Ben", code=anna.code)
        async with at.server.connect(anna) as one, at.server.connect(ben) as other:
            await one.receive()
            await other.receive()
            for name in ("leave", "say", "rename", "rematch"):
                await other.send({"t": name, "id": name, "v": 10**6, **MESSAGES[name]})
            assert [each async for each in other][-1] == {"t": "ended"}
            await one.ask("ping")
            assert not [each for each in one._waiting if each["t"] == "said"]

    visiting(tmp_path, play)


def test_the_old_device_no_longer_says_what_lies_there_when_the_time_ends(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), here("Ben")])
        desk = await at.lobby.desk(anna.room)
        await desk.do(wish(holder_of(anna.key), Begin()))
        turn = (await desk.room()).position.turn
        old = Session(desk, holder_of(anna.key), turn)
        await desk.watch(old)
        await desk.do(partial(offer_move, holder=old.holder, mark="a link"))
        await desk.do(partial(move, mark="a link", to=holder_of("another key")))
        await old.receive(json.dumps({"t": "draft", "id": "1", "table": [["r1"]]}))
        assert desk.draft is None

    visiting(tmp_path, play)


def test_wrong_keys_do_not_lock_out_whoever_has_the_right_one(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), bot("helper")])
        path = f"/api/rooms/{anna.room}"
        async with at.server.connect(anna) as table:
            await table.receive()
            for _ in range(sized(30, 1000)):
                wrong = bearing(new_key())
                assert (await asked(at, "GET", path, **wrong)).status == 403
                assert (await asked(at, "DELETE", path, **wrong)).status == 403
            for _ in range(sized(10, 500)):
                heard = await shouted(at, f"{path}/socket?seat=0", bearing(new_key()))
                assert heard == ([], 4403, "not-your-seat")
            await table.ask("begin")
            assert not [each for each in table._waiting if each["t"] == "elsewhere"]
        async with at.server.connect(anna) as table:
            assert (await table.receive())["seat"] == 0
            await table.ask("ping")

    visiting(tmp_path, play)


# Pages of others


def origins(at: Inside) -> dict[str, tuple[str | None, bool]]:
    """Where a page may come from, and whether it is ours."""
    port = at.port
    return {
        "ours": (f"http://127.0.0.1:{port}", True),
        "ours behind TLS": (f"https://127.0.0.1:{port}", True),
        "one that was said": ("https://rummy.example", True),
        "evil": ("http://evil.example", False),
        "null": ("null", False),
        "empty": ("", False),
        "ours as a suffix": (f"http://evil-127.0.0.1:{port}", False),
        "ours as a prefix": (f"http://127.0.0.1:{port}.evil.example", False),
        "one that was said as a suffix": ("https://evil-rummy.example", False),
        "one that was said as a prefix": ("https://rummy.example.evil.example", False),
        "ours as a user": (f"http://127.0.0.1:{port}@evil.example", False),
        "ours as a path": (f"http://evil.example/127.0.0.1:{port}", False),
        "another port": (f"http://127.0.0.1:{port + 1}", False),
        "no port": ("http://127.0.0.1", False),
        "one that was said at another port": ("https://rummy.example:444", False),
        "one that was said without TLS": ("http://rummy.example", False),
        "another name of this machine": (f"http://localhost:{port}", False),
        "another scheme": (f"ws://127.0.0.1:{port}", False),
        "two": (f"http://127.0.0.1:{port} http://evil.example", False),
    }  # fmt: skip


async def opened(at: Inside, room: str, headers: dict[str, str]) -> bool:
    """Whether a socket opens and tells the room."""
    url = f"ws://{at.host}/api/rooms/{room}/socket"
    try:
        async with connect(url, additional_headers=headers, proxy=None, close_timeout=1) as socket:
            return json.loads(await socket.recv())["t"] == "room"
    except InvalidStatus as refused:
        return refused.response.status_code != 403


def test_a_socket_opens_for_our_own_pages_alone(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), free()])
        for keys_of in (bearing(anna.key), baking(anna.room, anna.key)):
            for what, (origin, ours) in origins(at).items():
                headers = {**keys_of, "Origin": origin or ""}
                assert await opened(at, anna.room, headers) is ours, what

    visiting(tmp_path, play, origins=("https://rummy.example",))


def test_a_socket_without_an_origin_needs_a_key_in_the_header(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), free()], spectators=True)
        assert await opened(at, anna.room, bearing(anna.key))
        assert not await opened(at, anna.room, baking(anna.room, anna.key))
        assert not await opened(at, anna.room, {})
        assert not await opened(at, anna.room, {"Authorization": "Bearer "})
        assert not await opened(at, anna.room, {"Authorization": f"Basic {anna.key}"})

    visiting(tmp_path, play)


def test_nothing_is_changed_for_a_page_of_somebody_else(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), free()])
        room = f"/api/rooms/{anna.room}"
        wishes: list[tuple[str, str, Message | None]] = [
            ("POST", "/api/rooms", {"edition": "classic", "seats": [here("Eve"), free()]}),
            ("POST", "/api/join", {"name": "Eve", "code": anna.code}),
            ("POST", "/api/watch", {"code": anna.code}),
            ("POST", "/api/move", {"room": anna.room, "link": "a guess"}),
            ("POST", f"{room}/move", {}),
            ("DELETE", room, None),
        ]
        before = at.log()
        for what, (origin, ours) in origins(at).items():
            for keys_of in (bearing(anna.key), baking(anna.room, anna.key), {}):
                for method, path, body in wishes:
                    if ours:
                        continue
                    headers = {**keys_of, "Origin": origin or ""}
                    answer = await asked(at, method, path, body, **headers)
                    assert (answer.status, answer.told["code"]) == (403, "bad-origin"), what
                    assert answer.told.keys() == SHAPE
                    assert answer.headers["set-cookie"] is None
                    assert answer.headers["access-control-allow-origin"] is None
        for method, path, body in wishes:  # a browser that says nothing of the page
            answer = await asked(at, method, path, body, **baking(anna.room, anna.key))
            assert (answer.status, answer.told["code"]) == (403, "bad-origin")
        assert at.log() == before
        for origin, ours in origins(at).values():
            if ours and origin:
                headers = {**baking(anna.room, anna.key), "Origin": origin}
                assert (await asked(at, "POST", f"{room}/move", {}, **headers)).status == 201
        assert (await asked(at, "DELETE", room, **bearing(anna.key))).status == 204

    visiting(tmp_path, play, origins=("https://rummy.example",))


def test_looking_changes_nothing(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        over = await at.server.open_room("classic", [here("Anna"), here("Ben")])
        async with at.server.connect(over, seat=0) as table:
            await table.receive()
            await table.ask("begin")
            await table.ask("leave")
        runs = await at.server.open_room("classic", [here("Anna"), bot("helper")])
        rooms = [f"/api/rooms/{each.room}" for each in (over, runs)]
        below = [path for method, path in ROOM_DOORS if method == "GET"]
        others = [path for _, path in OPEN_DOORS]
        paths = ["/", "/page.js", *PUBLIC, *others, *(f"{room}/move" for room in rooms)]
        paths += [room + path for room in rooms for path in below]
        paths += [f"{path}?name=Eve&code={runs.code}&seat=0&t=leave" for path in paths]
        before, statuses = at.log(), set[int]()
        for path in paths:
            for method in ("GET", "HEAD"):
                for key in (over.key, runs.key):
                    statuses.add((await asked(at, method, path, **bearing(key))).status)
                assert at.log() == before, (method, path)
        assert statuses == {200, 403, 404, 409}

    visiting(tmp_path, play)


# Keys in a browser, and in the file


def test_a_key_lies_in_a_cookie_that_no_script_no_page_and_no_other_room_gets(
    tmp_path: Path,
) -> None:
    async def play(at: Inside) -> None:
        seats = [here("Anna"), free()]
        wish = {"edition": "classic", "seats": seats, "spectators": True}
        given = [await asked(at, "POST", "/api/rooms", wish)]
        anna = given[0].told
        given.append(await asked(at, "POST", "/api/join", {"name": "Ben", "code": anna["code"]}))
        given.append(await asked(at, "POST", "/api/watch", {"code": anna["code"]}))
        path = f"/api/rooms/{anna['room']}/move"
        offer = (await asked(at, "POST", path, {}, **bearing(anna["key"]))).told
        given.append(await asked(at, "POST", "/api/move", offer))
        assert len({each.told["key"] for each in given}) == len(given)
        for answer in given:
            first, *flags = answer.headers["set-cookie"].split("; ")
            room, key = answer.told["room"], answer.told["key"]
            assert first == f"{COOKIE}-{room}={key}"
            known = {flag.lower() for flag in flags}
            assert known >= {"httponly", "samesite=strict", f"path=/api/rooms/{room}".lower()}
            assert not [flag for flag in known if flag.startswith("domain")]
            assert "secure" not in known
            assert len(key) >= 22
        behind = {"X-Forwarded-Proto": "https"}
        answer = await asked(at, "POST", "/api/rooms", wish, **behind)
        assert "secure" in answer.headers["set-cookie"].lower()

    visiting(tmp_path, play)


def test_only_fingerprints_of_keys_are_in_the_file(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), free()], spectators=True)
        ben = await at.server.join("Ben", code=anna.code)
        seen = await at.server.call("POST", "/api/watch", {"code": anna.code})
        async with at.server.connect(ben) as table:
            await table.receive()
            await table.ask("begin")
        offer = await at.server.call("POST", f"/api/rooms/{anna.room}/move", {}, key=ben.key)
        new = await at.server.call("POST", "/api/move", offer)
        secret = [anna.key, ben.key, seen["key"], new["key"], offer["link"]]
        files = b"".join(each.read_bytes() for each in tmp_path.iterdir())
        assert not [each for each in secret if each.encode() in files]
        prints = [holder_of(key) for key in (anna.key, ben.key, new["key"])]
        prints.append(mark_of(offer["link"]))
        assert all(each.encode() in files for each in prints)
        log = json.dumps(at.log())
        assert not [each for each in secret if hashlib.sha256(each.encode()).hexdigest() in log]

    visiting(tmp_path, play)


# Codes


def bytes_of(text: str) -> Callable[[int], bytes]:
    """Bytes that follow from a text, in place of those of the machine."""
    return Random(text).randbytes


def chi_square(counts: Counter[str], total: int) -> float:
    """How far the letters are from being equally frequent."""
    expected = total / len(LETTERS)
    return sum((counts[letter] - expected) ** 2 / expected for letter in LETTERS)


UNLIKELY = (11.59, 59.70)
"""Below and above this is one in a thousand each, with 30 degrees of freedom."""


def fair(codes: list[str]) -> bool:
    """Whether at every place every letter is as frequent as chance would have it."""
    found = [
        chi_square(Counter(code[at] for code in codes), len(codes)) for at in range(CODE_LENGTH)
    ]
    return all(UNLIKELY[0] < each < UNLIKELY[1] for each in found)


def test_a_code_is_eight_of_31_letters_each_as_likely_as_any_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(random, "_urandom", bytes_of("codes"))
    codes = [new_code() for _ in range(sized(20_000, 200_000))]
    assert len(set(LETTERS)) == 31
    assert not set(LETTERS) & set("I1O08")
    assert {len(code) for code in codes} == {8}
    assert set("".join(codes)) == set(LETTERS)
    assert fair(codes)
    pairs = Counter(code[at : at + 2] for code in codes for at in range(7))
    total = pairs.total() / 31**2
    spread = sum((pairs[a + b] - total) ** 2 / total for a in LETTERS for b in LETTERS)
    assert 960 - 4 * 43.8 < spread < 960 + 4 * 43.8  # its deviation is the root of 2 × 960


def test_a_code_that_prefers_some_letters_would_be_noticed() -> None:
    source = bytes_of("codes")
    rounded = ["".join(LETTERS[byte % 31] for byte in source(8)) for _ in range(20_000)]
    assert not fair(rounded)
    assert not fair([code[:7] + "A" for code in rounded])


def test_codes_and_keys_come_from_the_machine_and_not_from_a_seed() -> None:
    random.seed(1)
    first = [new_code(), new_key(), keys.new_id(), keys.new_link()]
    random.seed(1)
    assert not set(first) & {new_code(), new_key(), keys.new_id(), keys.new_link()}
    assert random._urandom is os.urandom


def test_a_code_of_no_room_and_of_a_full_one_get_one_answer_to_the_letter(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        full = await at.server.open_room("classic", [here("Anna"), here("Ben")])
        played = await cast(at.server)
        before = at.log()
        bodies = set[bytes]()
        for code in (full.code, played.anna.code, "ZZZZZZZZ", "no code at all"):
            for more in ({}, {"seat": 0}):
                answer = await asked(at, "POST", "/api/join", {"name": "Eve", "code": code, **more})
                assert answer.status == 404
                bodies.add(answer.body)
        for code in (full.code, "ZZZZZZZZ"):
            answer = await asked(at, "POST", "/api/watch", {"code": code})
            assert answer.status == 404
            bodies.add(answer.body)
        answer = await asked(at, "POST", "/api/join", {"name": "Eve", "room": full.room})
        bodies.add(answer.body)
        told = {json.loads(each)["message"] for each in bodies}
        assert told == {"there is no free seat under this code"}
        assert len(bodies) == 1
        assert at.log() == before

    visiting(tmp_path, play)


def test_a_seat_that_is_not_there_does_not_tell_whether_the_room_is(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        full = await at.server.open_room("classic", [here("Anna"), here("Ben")])
        wish = {"name": "Eve", "seat": 9}
        answers = [
            await asked(at, "POST", "/api/join", {**wish, "code": code})
            for code in (full.code, "ZZZZZZZZ")
        ]
        assert answers[0].body == answers[1].body

    visiting(tmp_path, play)
