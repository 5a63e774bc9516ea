"""The database or the bus is lost, a worker sleeps: games pause, say so, and go on."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from rackrun.client import ServerRefused, StayingTable, Ticket, bot, free, here
from tests.cluster.test_whole_games import Match, all_played, under_way
from tests.cluster.workers import Cluster, cluster, until
from tests.kit.engines import Postgres, Valkey
from tests.server.house import run
from tests.server.test_measures import number, read, told

pytestmark = pytest.mark.heavy


async def lost_and_found(many: Cluster, engine: Postgres | Valkey) -> None:
    """A match goes on to its end although an engine is away in the middle, and both are told."""
    match = Match(many.server, "cards-pro")
    playing = asyncio.create_task(match.play())
    await under_way([match])
    await asyncio.to_thread(engine.stop)
    await until(lambda: all("paused" in each.others for each in match.people))
    await asyncio.to_thread(engine.start)
    await until(lambda: all("goes-on" in each.others for each in match.people))
    assert (await playing).events


def test_while_the_database_is_away_games_pause_and_then_they_go_on(tmp_path: Path) -> None:
    engine = Postgres()
    try:
        with cluster(tmp_path, database=engine.new_database()) as many:
            run(lost_and_found(many, engine), seconds=120)
    finally:
        engine.end()


def test_while_the_bus_is_away_games_pause_and_then_they_go_on(tmp_path: Path) -> None:
    engine = Valkey()
    try:
        with cluster(tmp_path, bus=engine.address) as many:
            run(lost_and_found(many, engine), seconds=120)
    finally:
        engine.end()


def test_a_worker_that_sleeps_is_replaced_and_doubles_nothing_when_it_wakes(tmp_path: Path) -> None:
    with cluster(tmp_path) as many:
        asleep = many.workers[0].process.pid

        async def disturb(matches: list[Match]) -> None:
            await under_way(matches)
            many.workers.append(many.workers.pop(0))
            os.kill(asleep, signal.SIGSTOP)
            try:
                await asyncio.sleep(5)
            finally:
                os.kill(asleep, signal.SIGCONT)

        run(all_played(many.server, disturb), seconds=240)


def test_bots_go_on_when_the_worker_that_saw_to_them_is_killed(tmp_path: Path) -> None:
    with cluster(tmp_path) as many:

        async def work() -> None:
            seats = [here("Anna"), bot("helper"), bot("helper")]
            ticket = await many.server.open_room("junior", seats)
            async with many.server.stay(ticket) as table:
                await table.ask("begin")
                await until(lambda: many.owner(ticket) is not None)
                owner = many.owner(ticket)
                while not _waits_for_a_bot(many, ticket):
                    await _move(table)
                await asyncio.to_thread(many.kill, many.workers[0])
                await asyncio.to_thread(many.kill, many.workers[0])
                await asyncio.to_thread(many.start)
                await until(lambda: not _waits_for_a_bot(many, ticket))
                assert many.owner(ticket) not in (None, owner)

        run(work(), seconds=90)


async def _move(table: StayingTable) -> Any:
    try:
        return await table.ask("draw")
    except ServerRefused:
        return await table.receive()


def _waits_for_a_bot(many: Cluster, ticket: Ticket) -> bool:
    room = many.room(ticket)
    return bool(room.chairs[room.position.turn].bot) and room.position.in_play


def test_several_workers_are_started_and_renewed_by_one_command(tmp_path: Path) -> None:
    with cluster(tmp_path, workers=0) as many:
        running = many.start("--workers", "2")

        async def disturb(matches: list[Match]) -> None:
            await under_way(matches)
            os.kill(running.process.pid, signal.SIGHUP)
            await until(lambda: running.journal.count('"resumed"') >= 4, seconds=60)

        async def work() -> None:
            match = Match(many.server, "cards-pro")
            playing = asyncio.create_task(match.play())
            await disturb([match])
            assert (await playing).events

        run(work(), seconds=120)
        found = read(told(running.address))  # one of them answers for both
        assert number(found, "rackrun_moves_total", by="people") > 10
        many.stop(running)
        assert running.process.returncode == 0


def test_why_a_worker_that_died_cannot_be_replaced_is_noted(tmp_path: Path) -> None:
    bus = Valkey()
    try:
        with cluster(tmp_path, bus=bus.address, workers=0) as many:
            running = many.start("--workers", "2")
            bus.stop()
            os.kill(_worker_of(running.process.pid), signal.SIGKILL)
            run(until(lambda: '"why": "BusUnavailable"' in running.journal), seconds=60)
            resumed = running.journal.count('"resumed"')
            bus.start()
            run(until(lambda: running.journal.count('"resumed"') > resumed), seconds=60)
            many.stop(running)
    finally:
        bus.end()


def _worker_of(supervisor: int) -> int:
    """One of the processes that serve."""
    children = Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()
    found = (pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes())
    return int(next(found))


def test_a_seat_can_be_taken_at_one_worker_and_played_at_the_other(tmp_path: Path) -> None:
    with cluster(tmp_path) as many:

        async def work() -> None:
            for _ in range(10):  # each request goes to the other worker
                anna = await many.server.open_room("classic", [here("Anna"), free()])
                ben = await many.server.join("Ben", code=anna.code)
                async with many.server.connect(ben, seat=1) as table:
                    assert (await table.receive())["seat"] == 1

        run(work(), seconds=60)
