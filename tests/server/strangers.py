"""Strangers at every door: everything that can be asked, by whoever may not."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.client import HTTPMessage
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rackrun.client import Message, Server, Ticket, free, here
from rackrun.server.guard import COOKIE
from rackrun.server.keys import holder_of, new_key
from tests.server.house import run
from tests.server.inside import Inside, inside

SHAPE = {"t", "re", "code", "message", "flaws"}
"""The fields of every refusal."""
PLACED = SHAPE | {"where"}
"""Those of a record that is refused: it is told where it is wrong."""

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

COUNSEL = {
    ("POST", "/api/solve"): {"rack": ["r1"]},
    ("POST", "/api/judge"): {"table": []},
    ("POST", "/api/record"): {"format": "rackrun record 0"},
}
"""Doors that need no key and change nothing, with something that cannot be asked."""

ROOM_DOORS = [
    ("GET", ""), ("DELETE", ""), ("POST", "/move"), ("GET", "/invitation"), ("GET", "/record"),
    ("GET", "/proof"), ("GET", "/review"),
]  # fmt: skip
"""Doors below a room, for which a key is needed."""

PUBLIC = ["/healthz", "/readyz", "/metrics", "/api/editions"]


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    headers: HTTPMessage
    body: bytes

    @property
    def told(self) -> Message:
        """The body as JSON."""
        return json.loads(self.body)


def fetched(method: str, url: str, body: object, headers: dict[str, str]) -> Answer:
    """One request with just these headers; waits for the answer."""
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
    return await asyncio.to_thread(fetched, method, at.address + path, body, headers)


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
