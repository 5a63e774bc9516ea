"""Hard days of one room, which are nobody else's: long absences, faults, a store that fails."""

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from rackrun.editions import load
from rackrun.errors import StoreUnavailable
from rackrun.rooms.deciding import TO_COME_BACK, get_up, hand, rematch, rename
from rackrun.rooms.events import OPEN
from rackrun.rules.actions import Begin, Draw
from rackrun.rules.events import TurnTimedOut
from rackrun.rules.position import Stage
from rackrun.server.session import MOST_MISSED, Session
from rackrun.store import Batch, NewRoom, SqliteStore
from tests.server.house import HOST, TestTime, Watching, house, opened, run, sit, until, wish
from tests.server.test_clock import LIMIT, TIMED, begun, settled

CLASSIC = load("classic")


def test_whoever_missed_very_much_is_told_the_whole_room(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as lobby:
            desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
            anna = await sit(desk, "Anna")
            seen = (await desk.room()).version
            for number in range(MOST_MISSED + 1):
                await desk.do(partial(rename, holder=anna, seat=0, name=f"Anna {number}"))
            for after, first in ((seen, "room"), (seen + 1, "event")):
                session = Session(desk, anna, 0)
                await desk.watch(session, after)
                message = session.outgoing.get_nowait()
                assert not isinstance(message, str)
                assert message["t"] == first

    run(work())


def test_a_bot_can_sit_down_where_nobody_does(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as lobby:
            desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
            anna, ben = await sit(desk, "Anna"), await sit(desk, "Ben")
            await desk.do(wish(anna, Begin()))
            await desk.do(partial(get_up, holder=ben, seat=1))
            assert (await desk.room()).position.stage is Stage.OVER
            await desk.do(partial(rematch, holder=anna))
            await desk.do(partial(hand, holder=HOST, seat=1, bot="helper", away=False))
            await desk.do(wish(anna, Begin()))
            await until(desk, lambda room: room.position.stage is Stage.TURN)

    run(work())


class Failing(SqliteStore):
    """A store that fails while it is told to."""

    fails = alive = False

    async def append(self, room: str, seen: int, batch: Batch) -> None:
        """Append, or fail."""
        if self.fails:
            raise StoreUnavailable("nothing can be stored now")
        await super().append(room, seen, batch)

    async def beat(self, worker: str, now: int) -> None:
        """Note the time, or fail."""
        if self.fails and not self.alive:
            raise StoreUnavailable("nothing can be stored now")
        await super().beat(worker, now)


def test_nobody_loses_a_turn_on_time_while_nothing_can_be_stored(tmp_path: Path) -> None:
    time = TestTime(short=0)

    async def work() -> None:
        async with house(tmp_path, time=time, kind=Failing) as lobby:
            failing = lobby.store
            assert isinstance(failing, Failing)
            desk = await opened(lobby, TIMED, (OPEN, OPEN))
            anna, ben = await sit(desk, "Anna"), await sit(desk, "Ben")
            watching = Watching()
            await desk.watch(watching)
            await desk.do(wish(anna, Begin()))
            before = await desk.room()
            failing.fails = True
            time.turn(1000)
            with pytest.raises(StoreUnavailable):
                await desk.do(partial(rename, holder=ben, seat=1, name="Benno"))
            for _ in range(LIMIT + 10):
                time.turn(1000)
                await asyncio.sleep(0.001)
            failing.fails = False
            for _ in range(3):
                time.turn(1000)
                await settled()
            after = await desk.room()
            assert after.position.turn == before.position.turn
            assert after.clock >= before.clock + LIMIT * 1000
            assert not [each for _, each in watching.heard if isinstance(each, TurnTimedOut)]

    run(work())


def test_a_room_that_cannot_be_read_keeps_no_other_from_going_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as lobby:
            rooms = [await opened(lobby, TIMED, (OPEN, OPEN)) for _ in range(2)]
            for desk in rooms:
                anna = await sit(desk, "Anna")
                await sit(desk, "Ben")
                await desk.do(wish(anna, Begin()))
        with sqlite3.connect(tmp_path / "rooms.db") as connection:
            connection.execute(
                "UPDATE entries SET data = '{}' WHERE room = ? AND version = 3", (rooms[0].id,)
            )
        connection.close()
        async with house(tmp_path) as lobby:
            await lobby.resume()
            assert (await (await lobby.desk(rooms[1].id)).room()).position.stage is Stage.TURN

    run(work())


def test_whatever_goes_wrong_in_a_write_the_next_one_works(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "rooms.db")
        with pytest.raises(StoreUnavailable):
            await store.beat("one", 2**70)
        await store.beat("one", 5)
        assert await store.beats() == {"one": 5}
        await store.create(NewRoom("id", "code"), Batch(at=1, entries=["x"]))
        await store.close()

    run(work())
    assert (tmp_path / "rooms.db").stat().st_mode & 0o077 == 0


def test_a_host_without_a_seat_can_let_bots_play(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as lobby:
            desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
            await desk.do(partial(hand, holder=HOST, seat=0, bot="helper", away=False))
            await desk.do(partial(hand, holder=HOST, seat=1, bot="solver", away=False))
            await desk.do(wish(HOST, Begin()))

    run(work())


def test_a_restart_while_nothing_can_be_stored_gives_the_time_back_later(tmp_path: Path) -> None:
    time = TestTime(short=0)

    async def work() -> None:
        async with house(tmp_path, time=time) as lobby:
            await lobby.resume()
            desk, _, _ = await begun(lobby)
            before = await desk.room()
            await settled()
        time.turn(300_000)
        async with house(tmp_path, time=time, kind=Failing) as lobby:
            failing = lobby.store
            assert isinstance(failing, Failing)
            failing.fails = True
            await lobby.resume()
            for _ in range(3):
                time.turn(1000)
                await settled()
            assert not lobby.storing
            with pytest.raises(StoreUnavailable):
                await lobby.desk(desk.id)
            failing.fails = False
            for _ in range(2):
                time.turn(1000)
                await settled()
            assert lobby.storing
            after = await (await lobby.desk(desk.id)).room()
            assert after.position == before.position
            assert after.clock >= before.clock + 300_000

    run(work())


class Slowly(Failing):
    """A store that takes five seconds to fail."""

    clock: TestTime

    async def append(self, room: str, seen: int, batch: Batch) -> None:
        """Append, or fail later."""
        if self.fails:
            await asyncio.sleep(0)
            self.clock.turn(5000)
            await asyncio.sleep(0)
        await super().append(room, seen, batch)


def test_a_move_that_fails_slowly_at_the_last_moment_costs_no_turn(tmp_path: Path) -> None:
    time = TestTime(short=0)

    async def work() -> None:
        async with house(tmp_path, time=time, kind=Slowly) as lobby:
            slow = lobby.store
            assert isinstance(slow, Slowly)
            slow.clock = time
            desk, _, holders = await begun(lobby)
            before = await desk.room()
            turn = before.position.turn
            time.turn(LIMIT * 1000 - 3000)
            slow.fails = True
            with pytest.raises(StoreUnavailable):
                await desk.do(wish(holders[turn], Draw(turn)))
            slow.fails = False
            await settled()
            after = await desk.room()
            assert after.position == before.position
            assert after.clock >= time.now() + TO_COME_BACK
            await desk.do(wish(holders[turn], Draw(turn)))

    run(work())


def test_rooms_go_on_only_when_they_themselves_can_store(tmp_path: Path) -> None:
    """A beat that is stored says nothing about a room whose own entries are not."""
    time = TestTime(short=0)

    async def work() -> None:
        async with house(tmp_path, time=time, kind=Failing) as lobby:
            failing = lobby.store
            assert isinstance(failing, Failing)
            await lobby.resume()
            desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
            anna = await sit(desk, "Anna")
            failing.alive = True
            failing.fails = True
            with pytest.raises(StoreUnavailable):
                await desk.do(partial(rename, holder=anna, seat=0, name="Annabel"))
            for _ in range(3):
                time.turn(1000)
                await settled()
                assert desk.paused
                assert not lobby.storing
            failing.fails = False
            time.turn(1000)
            await settled()
            assert not desk.paused
            assert lobby.storing

    run(work())


def test_a_turn_that_was_nearly_over_leaves_time_to_come_back(tmp_path: Path) -> None:
    time = TestTime(short=0)

    async def work() -> None:
        async with house(tmp_path, time=time) as lobby:
            await lobby.resume()
            desk, _, _ = await begun(lobby)
            time.turn(LIMIT * 1000 - 500)
            await settled()
        time.turn(200)
        async with house(tmp_path, time=time) as lobby:
            await lobby.resume()
            room = await (await lobby.desk(desk.id)).room()
            assert room.clock == time.now() + TO_COME_BACK

    run(work())
