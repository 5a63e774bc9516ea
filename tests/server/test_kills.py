"""The server is killed in the middle of play, again and again; nothing acknowledged is lost."""

import asyncio
import sqlite3
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import WebSocketException

from rackrun.client import Server, ServerRefused, Ticket, here
from tests.kit.size import sized
from tests.server.serving import Running, serving

pytestmark = pytest.mark.heavy

GONE = (OSError, WebSocketException, EOFError, HTTPException)
"""What a client sees of a server that was killed."""


async def play(server: Server, ticket: Ticket, acknowledged: list[int]) -> None:
    """Play on without an end, and note every version that was acknowledged."""
    async with server.connect(ticket, seat=0) as one, server.connect(ticket, seat=1) as other:
        tables = (one, other)
        while True:
            room = await server.call("GET", f"/api/rooms/{ticket.room}", key=ticket.key)
            stage, turn = room["position"]["stage"], room["position"]["turn"]
            table = tables[turn if stage == "turn" else 0]
            words = {"over": ["rematch"], "begin": ["begin"], "prepare": ["prepare"]}
            for word in words.get(stage, ["draw", "pass"]):
                with suppress(ServerRefused):
                    done = await table.ask(word, v=room["version"])
                    acknowledged.append(done["last"])
                    break


def stored(data: Path, room: str) -> list[int]:
    """The versions in the log of a room."""
    with sqlite3.connect(data / "rooms.db") as connection:
        rows = connection.execute("SELECT version FROM entries WHERE room = ? ORDER BY 1", (room,))
        versions = [row[0] for row in rows]
    connection.close()
    return versions


async def killed(
    running: Running, seconds: float, ticket: Ticket | None
) -> tuple[Ticket, list[int]]:
    """Play until the server is killed; gives what it acknowledged before."""
    acknowledged: list[int] = []
    server = running.server
    held = ticket or await server.open_room("classic", [here("Anna"), here("Ben")])
    asyncio.get_running_loop().call_later(seconds, running.kill)
    with suppress(*GONE):
        await asyncio.wait_for(play(server, held, acknowledged), 30)
    return held, acknowledged


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    chance, ticket, moves = Random("kills of the server"), None, 0
    for _ in range(sized(10, 200)):
        with serving(tmp_path) as running:
            ticket, acknowledged = asyncio.run(killed(running, chance.uniform(0, 0.5), ticket))
        log = stored(tmp_path, ticket.room)
        assert log == list(range(1, len(log) + 1))
        assert len(log) >= max(acknowledged, default=0)
        moves += len(acknowledged)
    assert moves
