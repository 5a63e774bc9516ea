"""A lost connection comes back, to the same seat and without a hole."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import count, cycle
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.http11 import Response

from rackrun.client import (
    SeatLost,
    Server,
    ServerRefused,
    StayingTable,
    Ticket,
    free,
    here,
)
from rackrun.editions import load
from rackrun.rooms.events import OPEN
from rackrun.rooms.telling import snapshot
from tests.kit.size import sized
from tests.server.house import house, opened, run, sit
from tests.server.lossy import Fate, Follower, Frame, Weather, fair, last, play, relayed, staying
from tests.server.serving import serving

STARS = load("stars", {"rounds": 1})


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for all tests that need a real one."""
    with serving(tmp_path_factory.mktemp("rooms")) as running:
        yield running.address
        assert '"level": "error"' not in running.stop()


def noted(weather: Weather, frames: list[Frame]) -> Weather:
    """The weather, with a note of every frame."""

    def fate(frame: Frame) -> Fate:
        frames.append(frame)
        return weather(frame)

    return fate


async def played(path: Path, weather: Weather, most: int) -> tuple[Follower, dict[str, Any]]:
    """The same game up to a version, by Anna at a line with this weather and Ben at a good one.

    Gives what Anna has followed, and the room as the server would show it to her.
    """

    def enough(game: Follower) -> bool:
        return game.over or game.version >= most

    path.mkdir()
    async with house(path, text="reconnect") as lobby:
        desk = await opened(lobby, STARS, (OPEN, OPEN))
        holders = await sit(desk, "Anna"), await sit(desk, "Ben")
        async with (
            staying(desk, holders[0], 0, weather) as one,
            staying(desk, holders[1], 1) as other,
        ):
            game, _ = await asyncio.gather(play(one, 0, enough), play(other, 1, enough))
        return game, snapshot(await desk.room(), 0)


@pytest.mark.heavy
def test_whoever_is_cut_off_behind_any_frame_ends_with_the_same_view(tmp_path: Path) -> None:
    most = sized(30, 1000)

    async def work() -> None:
        frames: list[Frame] = []
        whole, room = await played(tmp_path / "whole", noted(fair, frames), most)
        assert whole.seen() == room["position"]
        # What comes behind the last event, such as who is there, may come too late to be cut.
        event = f'"t":"event","v":{whole.version},'
        sure = next(at for at, frame in enumerate(frames, 1) if event in str(frame))
        at_once = asyncio.Semaphore(8)

        async def cut_behind(number: int) -> None:
            passed: list[Frame] = []
            async with at_once:
                weather = noted(last(number), passed)
                game, shown = await played(tmp_path / str(number), weather, most)
            assert len(passed) >= number
            assert game.heard == whole.heard
            assert game.seen() == whole.seen()
            assert shown == room

        await asyncio.gather(*map(cut_behind, range(1, sure + 1)))

    run(work(), 600)


@pytest.mark.heavy
@pytest.mark.parametrize("often", [6, 7, 11])
def test_whoever_is_cut_off_behind_every_few_frames_still_gets_on(
    often: int, tmp_path: Path
) -> None:
    number = cycle(range(often))

    def fate(_: Frame) -> Fate:
        return "through" if next(number) else "last"

    async def work() -> None:
        whole, room = await played(tmp_path / "whole", fair, 1000)
        game, shown = await played(tmp_path / str(often), fate, 1000)
        assert game.heard == whole.heard
        assert shown == room

    run(work())


def test_the_newest_window_plays_and_no_other_is_thrown_out(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as lobby, AsyncExitStack() as stack:
            desk = await opened(lobby, STARS, (OPEN, OPEN))
            anna, ben = await sit(desk, "Anna"), await sit(desk, "Ben")
            *older, newest = [
                await stack.enter_async_context(staying(desk, anna, 0)) for _ in range(3)
            ]
            other = await stack.enter_async_context(staying(desk, ben, 1))
            for window in older:
                with pytest.raises(ServerRefused) as refused:
                    await window.ask("begin")
                assert refused.value.code == "elsewhere"
            game, _ = await asyncio.gather(play(newest, 0), play(other, 1))
            assert "elsewhere" not in game.others
            assert len(desk.watchers) == 4
            for window in older:
                heard = [await window.receive()]
                while heard[-1].get("v") != game.version or heard[-1]["t"] != "event":
                    heard.append(await window.receive())
                events = [(each["v"], each["event"]) for each in heard if each["t"] == "event"]
                assert events == game.heard
                assert "elsewhere" in [each["t"] for each in heard]
                assert (await window.ask("ping"))["t"] == "pong"

    run(work())


class Cutting:
    """A weather that cuts the next frame off whenever it is told to."""

    def __init__(self) -> None:
        """Fair so far."""
        self.now = False

    def __call__(self, _: Frame) -> Fate:
        """The fate of a frame."""
        cut, self.now = self.now, False
        return "cut" if cut else "through"


def test_one_comes_back_to_the_seat_and_not_as_a_spectator(address: str) -> None:
    async def work() -> None:
        seats, weather = [here("Anna"), here("Ben")], Cutting()
        ticket = await Server(address).open_room("classic", seats, spectators=True)
        async with (
            relayed(address, weather) as (bad, relay),
            Server(bad).stay(ticket, chance=lambda: 0.0) as table,
        ):
            assert (await table.receive())["seat"] == 0
            for cut in range(1, 4):
                weather.now = True
                await table.ask("rename", name=f"Anna {cut}")
                assert len(relay.paths) == 1 + cut
            await table.ask("begin")
            dealt = await table.receive()
            while dealt.get("event", {}).get("event") != "tiles-dealt":
                dealt = await table.receive()
            assert "?" not in dealt["event"]["racks"][0]
            assert all("seat=0" in path for path in relay.paths[1:])

    run(work())


def test_whoever_tries_with_a_wrong_key_disturbs_nobody(address: str) -> None:
    async def work() -> None:
        server = Server(address)
        for spectators in (False, True):
            seats = [here("Anna"), here("Ben")]
            anna = await server.open_room("classic", seats, spectators=spectators)
            eve = Ticket(anna.room, "a key that was guessed", (0,))
            async with server.stay(anna, seat=0) as table:
                first = [(await table.receive())["t"] for _ in range(2)]
                assert first == ["room", "present"]
                for _ in range(3):
                    async with server.stay(eve, seat=0) as other:
                        with pytest.raises(SeatLost):
                            await other.receive()
                    with pytest.raises(ServerRefused):
                        await server.call("GET", f"/api/rooms/{eve.room}?seat=0", key=eve.key)
                    with pytest.raises(ServerRefused):
                        await server.call("DELETE", f"/api/rooms/{eve.room}", key=eve.key)
                if spectators:
                    async with server.stay(eve) as watching:
                        assert (await watching.receive())["seat"] is None
                        with pytest.raises(ServerRefused) as refused:
                            await watching.ask("begin")
                        assert refused.value.code == "not-your-seat"
                await table.ask("begin")
                heard = [await table.receive()]
                while heard[-1].get("event", {}).get("event") != "tiles-dealt":
                    heard.append(await table.receive())
                assert {each["t"] for each in heard} <= {"event", "present"}
                assert all(each["seats"] == [0, 1] for each in heard if each["t"] == "present")

    run(work())


def test_nobody_comes_back_to_a_room_that_is_no_more(address: str) -> None:
    async def work() -> None:
        server = Server(address)
        ticket = await server.open_room("classic", [here("Anna"), free()])
        async with server.stay(ticket) as table:
            await table.receive()
            await server.call("DELETE", f"/api/rooms/{ticket.room}", key=ticket.key)
            assert [each["t"] async for each in table] == ["present", "ended"]
            with pytest.raises(SeatLost):
                await table.receive()
            with pytest.raises(SeatLost):
                await table.ask("ping")
        async with server.stay(ticket) as table:
            with pytest.raises(SeatLost):
                await table.receive()

    run(work())


def test_a_message_for_which_the_server_hangs_up_is_not_sent_again(address: str) -> None:
    async def work() -> None:
        server = Server(address)
        ticket = await server.open_room("classic", [here("Anna"), free()])
        async with server.stay(ticket, chance=lambda: 0.0) as table:
            with pytest.raises(ServerRefused) as refused:
                await table.ask("rename", name="A" * 10_000)
            assert refused.value.code == "bad-message"
            await table.ask("rename", name="Anne")

    run(work())


def test_a_connection_that_breaks_is_not_noted_as_a_fault_of_the_server(tmp_path: Path) -> None:
    async def work(address: str) -> None:
        ticket = await Server(address).open_room("classic", [here("Anna"), here("Ben")])
        url = f"ws{address.removeprefix('http')}api/rooms/{ticket.room}/socket?seat=0"
        key = {"Authorization": f"Bearer {ticket.key}"}
        for number in range(10):
            async with connect(url, additional_headers=key, proxy=None) as connection:
                for name in range(20):
                    message = {"t": "rename", "id": f"{number} {name}", "name": f"Anna {name}"}
                    await connection.send(json.dumps(message))
                await asyncio.sleep(0.002 * number)
                connection.transport.abort()

    with serving(tmp_path) as running:
        run(work(running.address))
        assert '"level": "error"' not in running.stop()


def test_waits_are_drawn_by_lot_and_grow_to_a_few_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    tries = count(1)

    async def note(seconds: float) -> None:
        waits.append(seconds)

    class Broken:
        """A connection that is lost at once."""

        async def recv(self) -> str:
            """Nothing but the end."""
            raise ConnectionClosedError(None, None)

        async def close(self) -> None:
            """There is nothing to close."""

    async def open_socket(seat: int | None, after: int) -> Broken:
        number = next(tries)
        if number == 2000:
            raise InvalidStatus(Response(403, "Forbidden", Headers()))
        if number % 1100:
            raise OSError("nobody is there")
        return Broken()

    async def work() -> None:
        chances = cycle((1.0, 0.5))
        table = StayingTable(open_socket, 0, 0, lambda: next(chances), patience=1)
        await table.open()
        with pytest.raises(SeatLost):
            await table.receive()

    monkeypatch.setattr("rackrun.client.asyncio.sleep", note)
    run(work())
    assert waits[:6] == [0.25, 0.25, 1.0, 1.0, 4.0, 2.5]
    assert set(waits[6:1099]) == {5.0, 2.5}
    assert waits[1099:1105] == [0.125, 0.5, 0.5, 2.0, 2.0, 5.0]
    assert len(waits) == 1999
