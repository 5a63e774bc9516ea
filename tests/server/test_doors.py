"""The doors over HTTP: what they let in, what they give out, and what they keep to themselves."""

import asyncio
import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rackrun.client import Message, Server, ServerRefused, Table, Ticket, bot, free, here
from rackrun.fairness import prove
from rackrun.notation.records import read_record
from rackrun.server.addresses import MOST_OF_ONE
from rackrun.server.protocol import VERSION
from tests.server.house import run
from tests.server.serving import Running, serving


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all of these tests, since each has rooms of its own."""
    with serving(tmp_path_factory.mktemp("doors")) as running:
        yield running


async def until_over(table: Table, server: Server, ticket: Ticket) -> None:
    """Play as simply as can be until the match is over: draw or pass, whatever comes."""
    while True:
        room = await server.call("GET", f"/api/rooms/{ticket.room}", key=ticket.key)
        stage = room["position"]["stage"]
        if stage == "over":
            return
        words = {"begin": ["begin"], "prepare": ["prepare"]}.get(stage, ["draw", "pass"])
        if stage == "turn" and room["position"]["turn"] != 0:
            await asyncio.sleep(0.01)
            continue
        for word in words:
            try:
                await table.ask(word, v=room["version"])
                break
            except ServerRefused:
                continue


def fetched(address: str, **headers: str) -> tuple[int, Any, bytes]:
    """Status, headers and body of a page, or of a refusal."""
    request = urllib.request.Request(address, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def test_after_the_end_there_is_the_record_the_proof_and_a_review(running: Running) -> None:
    async def play(server: Server) -> None:
        seats = [here("Anna"), bot("solver")]
        ticket = await server.open_room("classic", seats, options={"rounds": 1})
        for door in ("record", "review"):
            with pytest.raises(ServerRefused, match="not over yet"):
                await server.call("GET", f"/api/rooms/{ticket.room}/{door}", key=ticket.key)
        async with server.connect(ticket) as table:
            await until_over(table, server, ticket)
        record = read_record(await server.record(ticket))
        assert prove(record.events).fair
        told = await server.call("GET", f"/api/rooms/{ticket.room}/proof", key=ticket.key)
        assert told == {"fair": True, "rounds": 1, "proved": [1]}
        review = await server.call("GET", f"/api/rooms/{ticket.room}/review", key=ticket.key)
        turns = review["turns"]
        assert {turn["seat"] for turn in turns} == {0, 1}
        assert all(turn["missed"] >= 0 for turn in turns)
        assert any(turn["missed"] for turn in turns if turn["seat"] == 0)
        best = [turn for turn in turns if turn["seat"] == 1 and turn["did"] == "table-played"]
        assert best
        assert all(not turn["missed"] for turn in best)
        async with server.connect(ticket) as table:
            await table.ask("rematch")
        with pytest.raises(ServerRefused, match="not over yet"):
            await server.record(ticket)
        assert read_record(await server.record(ticket, match=1)) == record
        for door, before in (("proof", told), ("review", review)):
            path = f"/api/rooms/{ticket.room}/{door}?match=1"
            assert await server.call("GET", path, key=ticket.key) == before
        for number in ("0", "3", "x"):
            path = f"/api/rooms/{ticket.room}/record?match={number}"
            with pytest.raises(ServerRefused, match="so many matches"):
                await server.call("GET", path, key=ticket.key)

    run(play(running.server), 120)


@pytest.mark.parametrize("hints", [True, False])
def test_hints_are_given_where_the_room_allows_them(hints: bool, running: Running) -> None:
    async def play(server: Server) -> None:
        ticket = await server.open_room("classic", [here("Anna"), here("Ben")], hints=hints)
        async with server.connect(ticket, seat=0) as table:
            await table.receive()
            with pytest.raises(ServerRefused, match="no rack"):
                await table.ask("hint")
            await table.ask("begin")
            if hints:
                told = [await table.ask("hint", strength=each) for each in STRENGTHS]
                assert [each["strength"] for each in told] == list(STRENGTHS)
                assert all("moves" not in each for each in told[:2])
            else:
                with pytest.raises(ServerRefused) as refused:
                    await table.ask("hint")
                assert refused.value.code == "no-hints"

    run(play(running.server))


STRENGTHS = ("something", "tiles", "play")


def test_a_link_moves_the_seats_to_another_device_once(running: Running) -> None:
    async def play(server: Server) -> None:
        old = await server.open_room("classic", [here("Anna"), here("Ben")])
        async with server.connect(old, seat=0) as table:
            await table.receive()
            offer = await server.call("POST", f"/api/rooms/{old.room}/move", {}, key=old.key)
            assert offer["address"].endswith(f"/#move={old.room}.{offer['link']}")
            assert "<svg" in offer["picture"]
            wish = {"room": old.room, "link": offer["link"]}
            new = await server.call("POST", "/api/move", wish)
            assert new["seats"] == [0, 1]
            assert [message["t"] async for message in table][-1] == "ended"
        with pytest.raises(ServerRefused) as refused:
            await server.call("POST", "/api/move", wish)
        assert refused.value.code == "no-offer"
        with pytest.raises(ServerRefused, match="not yours"):
            await server.call("GET", f"/api/rooms/{old.room}", key=old.key)
        await server.call("DELETE", f"/api/rooms/{old.room}", key=new["key"])

    run(play(running.server))


def test_whoever_opened_a_room_is_told_to_be_its_host_with_a_seat_or_without(
    running: Running,
) -> None:
    async def play(server: Server) -> None:
        for seats in ([here("Anna"), free()], [free(), free()]):
            anna = await server.open_room("classic", seats, spectators=True)
            ben = await server.join("Ben", code=anna.code)
            path = f"/api/rooms/{anna.room}"
            told = [await server.call("GET", path, key=key) for key in (anna.key, ben.key, "")]
            assert [each["host"] for each in told] == [True, False, False]
            for each, hosts in ((anna, True), (ben, False)):
                async with server.connect(each) as table:
                    assert (await table.receive())["host"] is hosts

    run(play(running.server))


def test_spectators_see_no_rack_and_do_nothing(running: Running) -> None:
    async def play(server: Server) -> None:
        seats = [here("Anna"), here("Ben")]
        anna = await server.open_room("classic", seats, spectators=True, hints=True)
        private = await server.open_room("classic", seats)
        with pytest.raises(ServerRefused, match="no free seat"):
            await server.call("POST", "/api/watch", {"code": private.code})
        found = await server.call("POST", "/api/watch", {"code": anna.code})
        watcher = Ticket(found["room"], found["key"], ())
        async with server.connect(anna, seat=0) as table, server.connect(watcher) as other:
            await table.receive()
            first = await other.receive()
            assert (first["t"], first["seat"]) == ("room", None)
            await table.ask("begin")
            dealt = await other.receive()
            while dealt.get("event", {}).get("event") != "tiles-dealt":
                dealt = await other.receive()
            assert set(json.dumps(dealt["event"]["racks"])) <= set('[]"?, ')
            room = await server.call("GET", f"/api/rooms/{anna.room}", key=watcher.key)
            assert [seat["rack"] for seat in room["position"]["seats"]] == [None, None]
            for word in ("draw", "pass", "rematch", "leave", "begin", "hint"):
                with pytest.raises(ServerRefused) as refused:
                    await other.ask(word, name="Eve", seat=0, bot="helper")
                assert refused.value.code == "not-your-seat", word

    run(play(running.server))


def test_whoever_guesses_codes_is_slowed_down_and_links_still_work(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        anna = await server.open_room("classic", [here("Anna"), free(), free()])
        codes = set[str]()
        for _ in range(MOST_OF_ONE + 1):
            with pytest.raises(ServerRefused) as refused:
                await server.join("Eve", code="AAAAAAAA")
            codes.add(refused.value.code)
            # A link to one's own room makes no wrong code right.
            with pytest.raises(ServerRefused, match="1 to 20 signs"):
                await server.join("", room=anna.room)
        assert codes == {"no-free-seat", "too-many-tries"}
        with pytest.raises(ServerRefused, match="too many"):
            await server.join("Ben", code=anna.code)
        assert (await server.join("Ben", room=anna.room)).seats == (1,)

    with serving(tmp_path) as running:
        run(play(running.server))


def test_no_code_and_a_full_room_get_one_answer(running: Running) -> None:
    async def play(server: Server) -> None:
        full = await server.open_room("classic", [here("Anna"), here("Ben")])
        told = list[Message]()
        for code in (full.code, "ZZZZZZZZ"):
            with pytest.raises(ServerRefused) as refused:
                await server.join("Eve", code=code)
            told.append({"code": refused.value.code, "message": str(refused.value)})
        assert told[0] == told[1]

    run(play(running.server))


def test_the_page_runs_its_own_scripts_and_asks_nobody_else(running: Running) -> None:
    status, headers, body = fetched(running.address)
    assert status == 200
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    text = body.decode()
    assert not re.search(r"<script(?![^>]*\bsrc=)|\son\w+=|style=|https?://", text)
    for name in re.findall(r'(?:src|href)="(page\.\w+)"', text):
        assert fetched(running.address + name)[0] == 200
    assert headers["x-content-type-options"] == "nosniff"


def test_every_answer_says_which_version_of_the_protocol_is_spoken(running: Running) -> None:
    for path in ("", "healthz", "api/editions", "api/rooms/none"):
        assert fetched(running.address + path)[1]["rackrun-protocol"] == str(VERSION)


def test_a_name_that_was_pointed_at_us_opens_nothing(running: Running) -> None:
    port = running.address.rstrip("/").rsplit(":", 1)[1]
    for host, status in (
        (f"127.0.0.1:{port}", 404),
        (f"localhost:{port}", 404),
        (f"[::1]:{port}", 404),
        (f"evil.example:{port}", 403),
        (f"127.0.0.1.evil.example:{port}", 403),
        ("[", 403),
    ):
        assert fetched(f"{running.address}api/rooms/none", Host=host)[0] == status, host


def test_the_invitation_is_a_picture_of_the_link(running: Running) -> None:
    async def play(server: Server) -> None:
        ticket = await server.open_room("classic", [here("Anna"), free()])
        path = f"/api/rooms/{ticket.room}/invitation"
        assert "<svg" in await server.call("GET", path, key=ticket.key)
        told = await server.call("GET", f"{path}?format=json", key=ticket.key)
        assert told["code"] == ticket.code
        assert told["link"].endswith(f"/#join={ticket.room}")
        with pytest.raises(ServerRefused):
            await server.call("GET", path)

    run(play(running.server))


@pytest.mark.parametrize("text", ["[" * 8000, '{"t": "ping", "id": "1", "x": ' + "[" * 4000])
def test_lists_too_deep_in_each_other_end_the_connection_with_a_code(
    text: str, running: Running
) -> None:
    async def play(server: Server) -> None:
        anna = await server.open_room("classic", [here("Anna"), here("Ben")])
        url = f"ws{running.address.removeprefix('http')}api/rooms/{anna.room}/socket"
        keys = {"Authorization": f"Bearer {anna.key}"}
        async with connect(url, additional_headers=keys, proxy=None) as socket:
            await socket.send(text)
            with suppress(ConnectionClosed):
                while True:
                    await socket.recv()
            assert (socket.close_code, socket.close_reason) == (4400, "too-deep")

    run(play(running.server))


def test_only_names_of_pages_that_were_said_may_use_the_server(tmp_path: Path) -> None:
    with serving(tmp_path, "--origin", "https://rummy.example") as running:
        for host, status in (("rummy.example", 404), ("other.example", 403)):
            assert fetched(f"{running.address}api/rooms/none", Host=host)[0] == status
        for origin, status in (("https://rummy.example", 404), ("http://rummy.example", 403)):
            headers = {"Host": "127.0.0.1", "Origin": origin}
            assert fetched(f"{running.address}api/rooms/none", **headers)[0] == status
