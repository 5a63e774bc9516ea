"""A disk that is full: rooms pause and say so, nothing acknowledged is lost, then play goes on."""

import resource
from pathlib import Path

import pytest

from rackrun.client import Server, ServerRefused, here
from tests.server.house import run
from tests.server.serving import Running, serving


def limit(running: Running, size: int) -> None:
    """Let no file of the server grow beyond this size, as on a disk without room."""
    _, hard = resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_rooms_pause_while_the_disk_is_full_and_go_on_when_there_is_room(tmp_path: Path) -> None:
    async def play(running: Running) -> None:
        server: Server = running.server
        ticket = await server.open_room("classic", [here("Anna"), here("Ben")])
        path = f"/api/rooms/{ticket.room}"
        async with server.connect(ticket, seat=0) as one, server.connect(ticket, seat=1) as other:
            await one.ask("begin")
            room = await server.call("GET", path, key=ticket.key)
            mover = (one, other)[room["position"]["turn"]]
            mover.version = room["version"]
            limit(running, 1)
            for _ in range(2):
                with pytest.raises(ServerRefused, match="nothing can be stored now") as refused:
                    await mover.ask("draw", id="a draw")
                assert refused.value.code == "paused"
            with pytest.raises(ServerRefused) as refused:
                await server.open_room("classic", [here("Eve"), here("Zoe")])
            assert refused.value.code == "paused"
            assert await server.call("GET", path, key=ticket.key) == room
            limit(running, resource.RLIM_INFINITY)
            done = await mover.ask("draw", id="a draw")
            assert done["first"] == room["version"] + 1
            assert await mover.ask("draw", id="a draw") == done

    with serving(tmp_path) as running:
        run(play(running))
        told = running.stop()
    assert running.process.returncode == 0
    # That it paused cannot be noted where the journal is a file on the same disk.
    assert told.count('"room-goes-on"') == 1
    assert "Traceback" not in told
