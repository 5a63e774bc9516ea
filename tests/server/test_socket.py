"""Games over real sockets: open, join, play, come back, and be refused."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from rackrun.client import Server, ServerRefused, Table, Ticket, bot, free, here
from rackrun.notation import read_record
from tests.server.house import run
from tests.server.serving import serving


async def draw_on(table: Table, seat: int) -> None:
    """Draw or pass whenever it is this seat's turn, until the match is over."""
    turn = -1
    async for message in table:
        event = message.get("event", {})
        if message["t"] == "room":
            turn = message["position"]["turn"]
        kind = event.get("event")
        if kind == "match-scored":
            return
        if kind == "starter-chosen":
            turn = event["seat"]
        if kind in ("tiles-dealt", "table-played", "tile-drawn", "turn-passed"):
            if kind != "tiles-dealt":
                turn = 1 - event["seat"]
            if turn == seat:
                try:
                    await table.ask("draw")
                except ServerRefused as refused:
                    if refused.code == "illegal":
                        await table.ask("pass")


def test_a_whole_match_against_a_bot_and_its_record(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ticket = await server.open_room(
            "classic", [here("Anna"), bot("solver")], options={"rounds": 1}
        )
        async with server.connect(ticket) as table:
            first = await table.receive()
            assert first["t"] == "room"
            assert (first["seat"], first["position"]["stage"]) == (0, "begin")
            await table.ask("begin")
            await draw_on(table, 0)
        record = read_record(await server.record(ticket))
        assert record.names == ("Anna", "solver 2")

    with serving(tmp_path) as running:
        run(play(running.server))
        told = running.stop()
    assert running.process.returncode == 0
    assert "Traceback" not in told


def test_two_people_hear_the_same_and_neither_the_others_tiles(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        anna = await server.open_room("classic", [here("Anna"), free()])
        ben = await server.join("Ben", code=anna.code.lower())
        async with server.connect(anna) as one, server.connect(ben) as other:
            tables = (one, other)
            await asyncio.gather(one.receive(), other.receive())
            await one.ask("begin")
            heard = [[message async for message in until_dealt(table)] for table in tables]
            assert [message["v"] for message in heard[0]] == [m["v"] for m in heard[1]]
            racks = [messages[-1]["event"]["racks"] for messages in heard]
            assert "?" not in racks[0][0]
            assert set(racks[0][1]) == {"?"}
            assert set(racks[1][0]) == {"?"}
            assert set(heard[0][-1]["event"]["pool"]) == {"?"}

    with serving(tmp_path) as running:
        run(play(running.server))


async def until_dealt(table: Table) -> Any:
    """Events until the tiles are dealt."""
    async for message in table:
        if message["t"] == "event":
            yield message
            if message["event"]["event"] == "tiles-dealt":
                return


def test_whoever_comes_back_hears_what_was_missed(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        anna = await server.open_room("classic", [here("Anna"), here("Ben")])
        async with server.connect(anna, seat=0) as table:
            await table.receive()
            await table.ask("begin")
            seen = table.version
        async with server.connect(anna, seat=1) as table:
            snapshot = await table.receive()
        async with server.connect(anna, seat=0, after=seen - 3) as table:
            messages = [await table.receive() for _ in range(snapshot["version"] - seen + 4)]
        assert [message["t"] for message in messages][-1] == "resumed"
        versions = [message["v"] for message in messages[:-1]]
        assert versions == list(range(seen - 2, snapshot["version"] + 1))

    with serving(tmp_path) as running:
        run(play(running.server))


async def next_of(table: Table, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    async for message in table:
        if message["t"] == kind:
            return message
    raise AssertionError(f"expected {kind}, got the end")


@pytest.mark.parametrize("drafts", [True, False])
def test_drafts_are_judged_and_shown_only_where_the_room_wants_it(
    drafts: bool, tmp_path: Path
) -> None:
    async def play(server: Server) -> None:
        seats = [here("Anna"), here("Ben")]
        anna = await server.open_room("classic", seats, drafts=drafts)
        async with server.connect(anna, seat=0) as one, server.connect(anna, seat=1) as other:
            for table in (one, other):
                await next_of(table, "room")
            await one.ask("begin")
            turn = -1
            for table in (one, other):
                dealt = await next_of(table, "event")
                while dealt["event"]["event"] != "tiles-dealt":
                    if dealt["event"]["event"] == "starter-chosen":
                        turn = dealt["event"]["seat"]
                    dealt = await next_of(table, "event")
            mover, watcher = (one, other) if turn == 0 else (other, one)
            judged = await mover.ask("draft", table=[["r1", "r3"]], chosen=["r2"])
            assert {flaw["code"] for flaw in judged["flaws"]} >= {"meld-too-short"}
            assert judged["fits"] == [0, 1]
            await mover.ask("say", what="one-moment")
            told = await next_of(watcher, "drafted" if drafts else "said")
            assert told["seat"] == turn
            with pytest.raises(ServerRefused):
                await mover.ask("say", what="you are all stupid")

    with serving(tmp_path) as running:
        run(play(running.server))


def test_the_newest_window_plays_and_the_others_are_told(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        anna = await server.open_room("classic", [here("Anna"), here("Ben")])
        async with server.connect(anna, seat=0) as old:
            assert [(await old.receive())["t"] for _ in range(2)] == ["room", "present"]
            async with server.connect(anna, seat=0) as new:
                assert (await old.receive())["t"] == "elsewhere"
                with pytest.raises(ServerRefused, match="newer window"):
                    await old.ask("begin")
                await new.receive()
                await new.ask("begin")
                heard = [(await old.receive())["t"] for _ in range(3)]
                assert "event" in heard

    with serving(tmp_path) as running:
        run(play(running.server))


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    async def begin(server: Server) -> tuple[Ticket, int]:
        ticket = await server.open_room("classic", [here("Anna"), bot("helper")])
        async with server.connect(ticket) as table:
            await table.receive()
            return ticket, (await table.ask("begin"))["last"]

    async def look(server: Server, ticket: Ticket, last: int) -> None:
        async with server.connect(ticket) as table:
            snapshot = await table.receive()
            assert snapshot["version"] >= last
            assert snapshot["position"]["stage"] == "turn"
            while snapshot["position"]["turn"] != 0:  # the bot goes on by itself
                message = await table.receive()
                event = message.get("event", {})
                if event.get("seat") == 1:
                    return

    with serving(tmp_path) as running:
        outcome: list[tuple[Ticket, int]] = []

        async def first() -> None:
            outcome.append(await begin(running.server))

        run(first())
        running.kill()
    with serving(tmp_path) as running:
        run(look(running.server, *outcome[0]))


def test_strangers_stay_outside(tmp_path: Path) -> None:
    async def play(server: Server, address: str) -> None:
        anna = await server.open_room("classic", [here("Anna"), free()])
        stranger = Ticket(anna.room, "no such key", (0,))
        async with server.connect(stranger) as table:
            with pytest.raises(ConnectionClosedError, match="not-your-seat"):
                await table.receive()
        with pytest.raises(ServerRefused, match="not yours"):
            await server.call("GET", f"/api/rooms/{anna.room}", key="no such key")
        for origin in ("http://evil.example", "null", address.rstrip("/") + ".evil.example"):
            with pytest.raises(InvalidStatus):
                async with connect(
                    f"ws{address.removeprefix('http')}api/rooms/{anna.room}/socket",
                    additional_headers={"Authorization": f"Bearer {anna.key}", "Origin": origin},
                    proxy=None,
                ):
                    pass
        for code in ("AAAAAAAA", "", "no code at all"):
            with pytest.raises(ServerRefused, match="no free seat") as refused:
                await server.join("Eve", code=code)
            assert refused.value.code == "no-free-seat"

    with serving(tmp_path) as running:
        run(play(running.server, running.address))


BAD_ROOMS = {
    "an edition that is unknown": {"edition": "bridge"},
    "an option that is unknown": {"options": {"trumps": 1}},
    "too many seats": {"seats": [free()] * 9},
    "a bot that is unknown": {"seats": [here("Anna"), bot("grandma")]},
    "a kind of seat that is unknown": {"seats": [here("Anna"), {"kind": "chair"}]},
    "a name that cannot be written": {"seats": [here("A|B"), free()]},
    "a name twice": {"seats": [here("Anna"), here("anna")]},
    "a guide that is unknown": {"guide": "the cat"},
}


def test_a_room_that_cannot_be_is_refused_and_not_opened(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        usual = {"edition": "classic", "seats": [here("Anna"), free()]}
        for what, wrong in BAD_ROOMS.items():
            with pytest.raises(ServerRefused) as refused:
                await server.call("POST", "/api/rooms", {**usual, **wrong})
            assert refused.value.code, what

    with serving(tmp_path) as running:
        run(play(running.server))
    with sqlite3.connect(tmp_path / "rooms.db") as connection:
        assert connection.execute("SELECT count(*) FROM rooms").fetchone() == (0,)
    connection.close()


def test_every_refusal_names_its_message_and_the_connection_goes_on(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        anna = await server.open_room("classic", [here("Anna"), here("Ben")])
        async with server.connect(anna, seat=0) as table:
            assert [(await table.receive())["t"] for _ in range(2)] == ["room", "present"]
            for text, re in (
                ('{"t": "dance", "id": "1"}', "1"),
                ('{"t": "play", "id": "2", "v": 1}', "2"),
                ('{"t": "play", "id": "3", "v": 99, "table": [["zz", "r1"]]}', "3"),
                ("no JSON", ""),
            ):
                await table._connection.send(text)
                told = await table.receive()
                assert (told["t"], told["re"], told["code"]) == ("refused", re, "bad-message")
            with pytest.raises(ServerRefused) as refused:
                await table.ask("draw")
            assert refused.value.code == "illegal"
            assert [flaw["code"] for flaw in refused.value.flaws] == ["not-now"]
            seen = table.version
            await table.ask("begin")
            with pytest.raises(ServerRefused, match="since that version"):
                await table.ask("draw", v=seen)
            await table._connection.send("x" * 10_000)
            async for message in table:  # the connection ends
                assert message["t"] in ("event", "done")

    with serving(tmp_path) as running:
        run(play(running.server))
