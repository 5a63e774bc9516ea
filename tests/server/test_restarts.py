"""Restarts are boring: whoever plays comes back, and everything is as it was."""

import asyncio
import json
import re
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from rackrun.client import Message, Server, StayingTable, Ticket, bot, here
from rackrun.rooms.notation import read_happening
from rackrun.rooms.room import Room, enter
from tests.kit.size import sized
from tests.server.lossy import Follower, play
from tests.server.serving import ROOT
from tests.server.test_faults import check_moves, spans

pytestmark = pytest.mark.heavy

SLACK = 10
"""Seconds: the five that a bot may think, two to start, and some more on a busy machine."""


class House:
    """A server that is stopped or killed, and started again at the same address."""

    def __init__(self, data: Path) -> None:
        """It does not run yet."""
        self.data, self._port = data, "0"
        self._process: subprocess.Popen[str] | None = None

    @property
    def server(self) -> Server:
        """The server for a client."""
        return Server(f"http://127.0.0.1:{self._port}")

    def start(self) -> None:
        """Start it and wait until it says where it listens."""
        command = [str(Path(sys.executable).with_name("rackrun")), "serve"]
        with (self.data / "journal").open("a") as journal:
            self._process = subprocess.Popen(
                [*command, "--port", self._port, "--data", str(self.data)],
                stdout=subprocess.PIPE, stderr=journal, text=True, cwd=ROOT,
            )  # fmt: skip
        assert self._process.stdout
        first = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", first)
        assert found, first + self.journal
        assert self._port in ("0", found[1])
        self._port = found[1]

    def stop(self) -> None:
        """Stop it as an operator does."""
        assert self._process is not None
        self._process.terminate()
        self._process.communicate(timeout=30)
        assert self._process.returncode == 0

    def kill(self) -> None:
        """Kill it if it runs; nothing can be finished."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate(timeout=30)

    @property
    def journal(self) -> str:
        """What it noted of itself."""
        return (self.data / "journal").read_text()

    def room(self, ticket: Ticket) -> Room:
        """A room as its log tells it."""
        query = "SELECT data FROM entries WHERE room = ? ORDER BY version"
        with sqlite3.connect(self.data / "rooms.db") as connection:
            rows = connection.execute(query, [ticket.room]).fetchall()
        connection.close()
        return enter(read_happening(row[0]) for row in rows)

    async def shown(self, ticket: Ticket, seat: int = 0) -> Message:
        """A room as the server shows it to a seat."""
        path = f"/api/rooms/{ticket.room}?seat={seat}"
        return await self.server.call("GET", path, key=ticket.key)


def lived_in(data: Path, work: Callable[[House], Awaitable[None]], seconds: float = 90) -> None:
    """Do the work in a house with its data in this folder; in the end it stops."""
    house = House(data)

    async def bounded() -> None:
        await asyncio.wait_for(work(house), seconds)

    try:
        house.start()
        asyncio.run(bounded())
        house.stop()
    finally:
        house.kill()


def test_whoever_plays_during_a_restart_comes_back_and_loses_nothing(tmp_path: Path) -> None:
    ends: dict[str, int] = {}

    async def sit(house: House, ticket: Ticket, game: Follower) -> None:
        async with house.server.stay(ticket, game.seat, after=1, chance=lambda: 0.1) as table:
            await play(table, game.seat, lambda game: 0 < ends[ticket.room] <= game.version, game)

    async def work(house: House) -> None:
        rooms: dict[Ticket, list[Follower]] = {}
        for other in [here("Ben")] * sized(3, 10) + [bot("helper")]:
            seats = [here("Anna"), other]
            ticket = await house.server.open_room("classic", seats, options={"rounds": 20})
            rooms[ticket] = [Follower(seat) for seat in ticket.seats]
            ends[ticket.room] = 0
        begun = {ticket: house.room(ticket).version for ticket in rooms}
        everybody = [game for games in rooms.values() for game in games]
        async with asyncio.TaskGroup() as group:
            for ticket, games in rooms.items():
                for game in games:
                    group.create_task(sit(house, ticket, game))
            for number in range(1, sized(3, 7)):
                while any(len(game.answers) < 5 * number for game in everybody):
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(house.stop)
                await asyncio.to_thread(house.start)
            for ticket in rooms:
                ends[ticket.room] = house.room(ticket).version + 20
        for ticket, games in rooms.items():
            stored, length = spans(tmp_path, ticket.room)
            if len(games) == 2:  # the moves of a bot need no name
                check_moves(games, stored, length, begun[ticket])
            for game in games:
                assert game.version >= ends[ticket.room]
                assert game.others.count("resumed") == sized(3, 7)
                assert {(each["first"], each["last"]) for each in game.answers} <= set(stored)
        assert "Traceback" not in house.journal

    lived_in(tmp_path, work, sized(90, 600))


def shift(data: Path, milliseconds: int) -> None:
    """Make the file look as if everything in it had happened so much earlier."""
    with sqlite3.connect(data / "rooms.db") as connection:
        for column in ("rooms SET touched = touched", "rooms SET wakes = wakes",
                       "entries SET at = at", "beats SET at = at"):  # fmt: skip
            connection.execute(f"UPDATE {column} - ?", [milliseconds])
        rows = connection.execute("SELECT room, version, data FROM entries").fetchall()
        for room, version, text in rows:
            event = json.loads(text)
            if event["event"] == "clock-set" and event["until"]:
                event["until"] -= milliseconds
                connection.execute("UPDATE entries SET data = ? WHERE room = ? AND version = ?",
                                   [json.dumps(event), room, version])  # fmt: skip
    connection.close()


def test_a_turn_is_not_lost_because_the_server_was_away_for_longer_than_it_takes(
    tmp_path: Path,
) -> None:
    away = 10 * 60 * 1000

    async def work(house: House) -> None:
        seats, options = [here("Anna"), here("Ben")], {"time_limit_seconds": 60}
        ticket = await house.server.open_room("classic", seats, options=options)
        async with house.server.stay(ticket, seat=0, chance=lambda: 0.1) as table:
            await table.receive()
            await table.ask("begin")
            before = await house.shown(ticket)
            stopped = time.time()
            house.kill()
            shift(tmp_path, away)
            await asyncio.to_thread(house.start)
            after = await house.shown(ticket)
            gone = (time.time() - stopped) * 1000
            assert before["clock"] <= after["clock"] <= before["clock"] + gone + SLACK * 1000
            assert after["position"] == before["position"]
            turn = after["position"]["turn"]
            await table.ask("ping")
            assert table.version == after["version"] == before["version"] + 1
        async with house.server.stay(ticket, seat=turn) as table:
            await table.receive()
            await table.ask("draw")
        assert (await house.shown(ticket))["position"]["turn"] != turn

    lived_in(tmp_path, work)


async def moved(table: StayingTable, after: int) -> int:
    """The seat of the next move after a version."""
    async for message in table:
        if message["t"] == "event" and message["v"] > after and "seat" in message["event"]:
            return message["event"]["seat"]
    raise AssertionError("expected a move, got the end")


@pytest.mark.parametrize("level", ["helper", "solver"])
def test_a_bot_moves_soon_after_a_restart_that_interrupted_its_thoughts(
    level: str, tmp_path: Path
) -> None:
    interrupted: list[float] = []

    async def work(house: House) -> None:
        ticket = await house.server.open_room("classic", [here("Anna"), bot(level)])
        async with house.server.stay(ticket, chance=lambda: 0.02) as table:
            await table.receive()
            await table.ask("begin")
            while len(interrupted) < sized(1, 20):
                if (await house.shown(ticket))["position"]["turn"] == 0:
                    await table.ask("draw")
                house.kill()
                left = house.room(ticket)
                await asyncio.to_thread(house.start)
                started = time.monotonic()
                if left.position.turn == 1:  # it did not get to move before
                    async with asyncio.timeout(SLACK):
                        assert await moved(table, left.version) == 1
                    interrupted.append(round(time.monotonic() - started, 2))
                await table.ask("ping")

    lived_in(tmp_path, work, sized(90, 600))
    print("seconds until the bot moved:", *interrupted)


def test_a_room_and_the_order_of_its_pool_are_the_same_after_every_restart(tmp_path: Path) -> None:
    settings = {"spectators": True, "hints": True, "drafts": True, "guide": "host"}
    options = {"rounds": 2, "joker_points": 30, "opening": 50}

    async def work(house: House) -> None:
        seats = [here("Anna"), here("Ben")]
        ticket = await house.server.open_room("classic", seats, options=options, **settings)
        async with (
            house.server.stay(ticket, seat=0, chance=lambda: 0.02) as one,
            house.server.stay(ticket, seat=1, chance=lambda: 0.02) as other,
        ):
            tables = (one, other)
            house.kill()  # between the commitment and the deal
            await asyncio.to_thread(house.start)
            await one.ask("begin")
            pool = house.room(ticket).position.pool
            for number, end in enumerate((house.kill, house.stop, house.kill)):
                shown = [await house.shown(ticket, seat) for seat in (0, 1)]
                await asyncio.to_thread(end)
                await asyncio.to_thread(house.start)
                assert [await house.shown(ticket, seat) for seat in (0, 1)] == shown
                assert {name: shown[0][name] for name in settings} == settings
                for drawn in (2 * number, 2 * number + 1):
                    before = house.room(ticket).position
                    await tables[before.turn].ask("ping")
                    await tables[before.turn].ask("draw")
                    after = house.room(ticket).position
                    racks = [each.seats[before.turn].rack for each in (before, after)]
                    assert Counter(racks[1]) == Counter((*racks[0], pool[drawn]))
                    assert after.pool == pool[drawn + 1 :]

    lived_in(tmp_path, work)
