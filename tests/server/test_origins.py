"""Pages of others: they do nothing with the cookies of our users, and looking changes nothing."""

import json
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rackrun.client import Message, bot, free, here
from tests.server.inside import Inside
from tests.server.strangers import (
    COUNSEL,
    OPEN_DOORS,
    PUBLIC,
    ROOM_DOORS,
    SHAPE,
    asked,
    baking,
    bearing,
    visiting,
)


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


def test_no_page_of_somebody_else_is_told_that_it_may_ask(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), free()])
        doors = [*OPEN_DOORS, *COUNSEL, *(("GET", path) for path in PUBLIC)]
        doors += [(method, f"/api/rooms/{anna.room}{path}") for method, path in ROOM_DOORS]
        for method, path in doors:
            for origin, _ in origins(at).values():
                headers = {"Origin": origin or "", "Access-Control-Request-Method": method,
                           "Access-Control-Request-Headers": "authorization"}  # fmt: skip
                answer = await asked(at, "OPTIONS", path, **headers)
                allowed = [name for name in answer.headers if name.lower().startswith("access-")]
                assert (answer.status, allowed) == (405, []), (path, origin)

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
