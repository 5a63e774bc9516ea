"""Move against clock: whatever comes first counts, and nothing counts twice."""

import asyncio
from itertools import product
from pathlib import Path

import pytest

from rackrun.editions import load
from rackrun.rooms.events import OPEN, ClockSet
from rackrun.rooms.refusals import Reason, Refused
from rackrun.rules.actions import Begin, Draw, TimeUp
from rackrun.rules.events import TileDrawn, TurnTimedOut
from rackrun.server.desk import Desk
from rackrun.server.lobby import Lobby
from rackrun.server.wish import Stale
from rackrun.store.moving import back_up, restore
from rackrun.store.sqlite_place import SqlitePlace
from tests.server.house import TestTime, Watching, house, opened, run, sit, waking, wish

LIMIT = 60
TIMED = load("classic", {"time_limit_seconds": LIMIT})


async def settled() -> None:
    """Let everything that can happen now happen."""
    for _ in range(60):
        await asyncio.sleep(0.001)


async def begun(lobby: Lobby) -> tuple[Desk, Watching, tuple[str, str]]:
    """A room in which a turn runs."""
    desk = await opened(lobby, TIMED, (OPEN, OPEN))
    holders = await sit(desk, "Anna"), await sit(desk, "Ben")
    watching = Watching()
    desk.watchers.add(watching)
    await desk.do(wish(holders[0], Begin()))
    return desk, watching, holders


def test_a_turn_ends_when_its_time_ends_and_the_next_one_gets_its_own(tmp_path: Path) -> None:
    async def work() -> None:
        time = TestTime(short=0)
        async with house(tmp_path, time=time) as lobby:
            desk, watching, _ = await begun(lobby)
            room = await desk.room()
            assert room.clock == time.now() + LIMIT * 1000
            time.turn(LIMIT * 1000 - 1)
            await settled()
            assert await desk.room() is room
            time.turn(1)
            await settled()
            after = await desk.room()
            assert after.position.turn != room.position.turn
            assert after.clock == time.now() + LIMIT * 1000
            assert [type(each) for _, each in watching.heard].count(TurnTimedOut) == 1
            wakes = waking(tmp_path)
            assert wakes == {desk.id: after.clock}

    run(work())


@pytest.mark.parametrize(("ticks", "move_first"), [*product((-1, 0, 1), (True, False))])
def test_a_move_at_the_last_moment_counts_or_the_clock_does_never_both(
    ticks: int, move_first: bool, tmp_path: Path
) -> None:
    async def work() -> None:
        time = TestTime(short=0)
        async with house(tmp_path, time=time) as lobby:
            desk, watching, holders = await begun(lobby)
            room = await desk.room()
            turn = room.position.turn
            draw = wish(holders[turn], Draw(turn))
            if move_first:
                moving = asyncio.create_task(desk.do(draw, seen=room.version))
                await asyncio.sleep(0)
                time.turn(LIMIT * 1000 + ticks)
            else:
                time.turn(LIMIT * 1000 + ticks)
                moving = asyncio.create_task(desk.do(draw, seen=room.version))
            try:
                await moving
                moved = True
            except (Refused, Stale):
                moved = False
            await settled()
            ends = [
                each for _, each in watching.heard if isinstance(each, TurnTimedOut | TileDrawn)
            ]
            assert len([each for each in ends if each.seat == turn]) == 1
            assert moved == isinstance(ends[0], TileDrawn)

    run(work())


def test_one_time_out_does_not_time_out_all(tmp_path: Path) -> None:
    async def work() -> None:
        time = TestTime(short=0)
        async with house(tmp_path, time=time) as lobby:
            _, watching, _ = await begun(lobby)
            time.turn(LIMIT * 1000 * 10)
            await settled()
            kinds = [type(each) for _, each in watching.heard]
            assert kinds.count(TurnTimedOut) == 1

    run(work())


def test_nobody_loses_time_because_the_server_was_away(tmp_path: Path) -> None:
    time, away = TestTime(short=0), 600_000

    async def work() -> None:
        async with house(tmp_path, time=time) as lobby:
            await lobby.resume()
            desk, _, _ = await begun(lobby)
            clock = (await desk.room()).clock
            time.turn(20_000)
            await settled()
        time.turn(away)
        async with house(tmp_path, time=time) as lobby:
            await lobby.resume()
            again = await lobby.desk(desk.id)
            room = await again.room()
            assert room.clock == clock + away
            time.turn(39_999)
            await settled()
            assert await again.room() is room
            time.turn(1)
            await settled()
            assert (await again.room()).position.turn != room.position.turn

    run(work())


def test_nobody_loses_time_because_a_room_was_restored_long_after_its_backup(
    tmp_path: Path,
) -> None:
    """The house it comes to has been open for long, and finds it with its next beat."""
    time, away, backup = TestTime(short=0), 600_000, tmp_path / "backup"

    async def work() -> None:
        async with house(tmp_path / "old", time=time) as lobby:
            await lobby.resume()
            desk, _, _ = await begun(lobby)
            clock = (await desk.room()).clock
            time.turn(20_000)
            await settled()
            back_up(SqlitePlace(tmp_path / "old" / "rooms.db"), backup)
        async with house(tmp_path / "new", time=time) as lobby:
            await lobby.resume()
            time.turn(away)
            await settled()
            restore(SqlitePlace(tmp_path / "new" / "rooms.db"), backup)
            time.turn(1000)
            await settled()
            assert waking(tmp_path / "new") == {desk.id: clock + away + 1000}
            again = await lobby.desk(desk.id)
            room = await again.room()
            time.turn(39_999)
            await settled()
            assert await again.room() is room
            time.turn(1)
            await settled()
            assert (await again.room()).position.turn != room.position.turn

    run(work())


def test_a_room_without_a_limit_has_no_clock(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as lobby:
            desk = await opened(lobby, load("classic"), (OPEN, OPEN))
            anna = await sit(desk, "Anna")
            await sit(desk, "Ben")
            watching = Watching()
            desk.watchers.add(watching)
            await desk.do(wish(anna, Begin()))
            assert not [each for _, each in watching.heard if isinstance(each, ClockSet)]
            assert waking(tmp_path) == {}

    run(work())


def test_nobody_but_the_clock_ends_a_turn_for_lack_of_time(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as lobby:
            desk, _, holders = await begun(lobby)
            turn = (await desk.room()).position.turn
            with pytest.raises(Refused) as refusal:
                await desk.do(wish(holders[turn], TimeUp(turn)))
            assert refusal.value.reason is Reason.NOT_YOUR_SEAT

    run(work())
