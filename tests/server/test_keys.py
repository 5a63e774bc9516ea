"""Keys: without one that fits nothing is said, done or shown, and nobody else gets yours."""

import hashlib
import json
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import get_args

import pytest
from websockets.exceptions import ConnectionClosed

from rackrun.client import ServerRefused, bot, free, here
from rackrun.rooms.deciding import move, offer_move
from rackrun.rules.actions import Begin
from rackrun.server.app import make_app
from rackrun.server.guard import COOKIE
from rackrun.server.keys import holder_of, mark_of, new_key
from rackrun.server.lobby import Lobby
from rackrun.server.means import Means
from rackrun.server.protocol import Message as Sent
from rackrun.server.session import Session
from rackrun.server.thinking import ThinkHere
from rackrun.store import SqliteStore
from tests.kit.size import sized
from tests.server.house import TestTime, run, wish
from tests.server.inside import Inside
from tests.server.strangers import (
    COUNSEL,
    MESSAGES,
    OPEN_DOORS,
    PUBLIC,
    ROOM_DOORS,
    SHAPE,
    asked,
    bearing,
    cast,
    shouted,
    strangers,
    visiting,
)


def test_every_type_of_message_and_every_door_is_tried(tmp_path: Path) -> None:
    assert {kind.__struct_config__.tag for kind in get_args(Sent)} == set(MESSAGES)

    async def work() -> None:
        store = SqliteStore(tmp_path / "rooms.db")
        lobby = Lobby(Means(store=store, thinker=ThinkHere(), time=TestTime()))
        app = make_app(lobby)
        there = {
            (method, route.path)
            for route in app.routes
            for method in getattr(route, "methods", None) or ()
            if method != "HEAD"
        }
        tried = {*OPEN_DOORS, *COUNSEL, *(("GET", path) for path in PUBLIC)}
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
                assert answers.pop("ping") == {"t": "pong", "re": "ping", "now": at.time.now()}
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


def test_whoever_joins_again_because_the_answer_was_lost_gets_the_same_seat(
    tmp_path: Path,
) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), free()])
        wish = {"name": "Ben", "code": anna.code, "key": new_key()}
        first = await asked(at, "POST", "/api/join", wish)
        again = await asked(at, "POST", "/api/join", wish)
        assert first.told == again.told == {"room": anna.room, "key": wish["key"], "seats": [1]}
        other = await asked(at, "POST", "/api/join", {**wish, "key": new_key()})
        assert other.told["code"] == "no-free-seat"
        for short in ("guessed", "a" * 21, "a" * 65, "ä" * 22):
            weak = await asked(at, "POST", "/api/join", {**wish, "key": short})
            assert (weak.status, weak.told["code"]) == (400, "bad-request")

    visiting(tmp_path, play)


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

    visiting(tmp_path, play, proxies=("127.0.0.1",))


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
