"""The server is killed in the middle of play, again and again; nothing that it told is lost."""

import asyncio
import json
from contextlib import suppress
from http.client import HTTPException
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from websockets.exceptions import WebSocketException

from rackrun.client import Server, Table, Ticket, here
from rackrun.rooms.notation import happening_to_data, read_happening
from rackrun.rooms.telling import redacted
from tests.kit.engines import valkey
from tests.kit.size import sized
from tests.server.serving import Running, serving
from tests.store.places import KINDS, Place, place

pytestmark = pytest.mark.heavy

GONE = (OSError, WebSocketException, EOFError, HTTPException)
"""What a client sees of a server that was killed."""

WORDS = {"over": ["rematch"], "begin": ["begin"], "prepare": ["prepare"]}
"""What is asked in a stage; else somebody draws, or passes."""


class Told(NamedTuple):
    """A message that a seat was sent."""

    seat: int
    message: dict[str, Any]


class Player:
    """A seat that remembers everything it was told."""

    def __init__(self, table: Table, seat: int, told: list[Told], ids: "count[int]") -> None:
        self._table, self._seat, self._told, self._ids = table, seat, told, ids

    async def ask(self, word: str, version: int) -> bool:
        """Ask for something; whether it was done."""
        name = f"move {next(self._ids)}"
        await self._table.send({"t": word, "id": name, "v": version})
        while (message := await self._heard()).get("re") != name:
            pass
        return message["t"] == "done"

    async def listen(self, version: int) -> None:
        """Hear everything up to a version."""
        while self._table.version < version:
            await self._heard()

    async def listen_to_the_end(self) -> None:
        """Hear what was sent before the server was killed."""
        with suppress(*GONE):
            while True:
                await self._heard()

    async def _heard(self) -> dict[str, Any]:
        message = await self._table.receive()
        self._told.append(Told(self._seat, message))
        return message


async def play(server: Server, ticket: Ticket, told: list[Told], ids: "count[int]") -> None:
    """Play on until the server is gone."""
    async with server.connect(ticket, seat=0) as one, server.connect(ticket, seat=1) as other:
        players = [Player(table, seat, told, ids) for seat, table in enumerate((one, other))]
        try:
            while True:
                room = await server.call("GET", f"/api/rooms/{ticket.room}", key=ticket.key)
                for each in players:
                    await each.listen(room["version"])
                stage, turn = room["position"]["stage"], room["position"]["turn"]
                for word in WORDS.get(stage, ["draw", "pass"]):
                    if await players[turn if stage == "turn" else 0].ask(word, room["version"]):
                        break
        except GONE:
            for each in players:
                await each.listen_to_the_end()


async def killed(
    running: Running, seconds: float, ticket: Ticket | None, ids: "count[int]"
) -> tuple[Ticket, list[Told]]:
    """Play until the server is killed; gives what it told before."""
    told: list[Told] = []
    held = ticket or await running.server.open_room("classic", [here("Anna"), here("Ben")])
    asyncio.get_running_loop().call_later(seconds, running.kill)
    with suppress(*GONE):
        await asyncio.wait_for(play(running.server, held, told, ids), 30)
    return held, told


class Log(NamedTuple):
    """What is stored of a room."""

    entries: dict[int, str]
    spans: dict[str, tuple[int, int]]
    """The versions that each move brought about."""


def stored(rooms: Place, room: str) -> Log:
    """The log of a room, read as anybody could."""
    entries = dict(rooms.rows("SELECT version, data FROM entries WHERE room = ?", room))
    moves = rooms.rows("SELECT id, first, last FROM moves WHERE room = ?", room)
    return Log(entries, {name: (first, last) for name, first, last in moves})


def check(log: Log, told: list[Told]) -> int:
    """Compare word by word what was told with what is stored; gives the moves acknowledged."""
    assert sorted(log.entries) == list(range(1, len(log.entries) + 1))
    moves = 0
    for seat, message in told:
        match message["t"]:
            case "event":
                happening = redacted(read_happening(log.entries[message["v"]]), seat)
                assert json.loads(json.dumps(happening_to_data(happening))) == message["event"]
            case "done":
                assert log.spans[message["re"]] == (message["first"], message["last"])
                assert message["last"] in log.entries
                moves += 1
            case "room":
                assert message["version"] in log.entries
            case _:
                pass
    return moves


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_that_was_told_is_lost_when_the_server_is_killed(kind: str, tmp_path: Path) -> None:
    chance, ids, ticket, moves = Random("kills of the server"), count(), None, 0
    rooms, before = place(kind, tmp_path), list[Told]()
    keeps = ("--database", rooms.address, "--bus", valkey().address) if kind != "sqlite" else None
    for _ in range(sized(10, 1000)):
        with serving(tmp_path, keeps=keeps) as running:
            ticket, told = asyncio.run(killed(running, chance.uniform(0, 0.5), ticket, ids))
        moves += check(stored(rooms, ticket.room), told)
        before += told
    assert ticket is not None
    check(stored(rooms, ticket.room), before)
    assert moves
