"""People at different workers sit at one table: they see, hear and disturb each other as at one."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import psycopg
import pytest
from prometheus_client import REGISTRY

from rackrun.bus import Drafted, Logged
from rackrun.bus.redis import RedisBus
from rackrun.editions import Edition, load
from rackrun.rooms.deciding import rename
from rackrun.rooms.events import OPEN
from rackrun.rules.actions import Begin, Draw
from rackrun.server.desk import Desk
from rackrun.server.lobby import DEAD, Lobby
from rackrun.server.means import Means
from rackrun.server.session import Session
from rackrun.server.thinking import Thinker, ThinkHere
from rackrun.server.wish import NoSuchRoom
from rackrun.store.postgres import PostgresStore
from tests.cluster.workers import until
from tests.kit.engines import postgres, valkey
from tests.server.house import TestTime, asked, run, sit, wish

LIMIT = 60
CLASSIC = load("classic")
TIMED = CLASSIC.with_options({"time_limit_seconds": LIMIT})


@asynccontextmanager
async def worker(
    database: str, time: TestTime, thinker: Thinker | None = None
) -> AsyncIterator[Lobby]:
    """A worker in this process; it beats only when it is told to."""
    store = await PostgresStore.opened(database)
    bus = RedisBus(valkey().address, store.cluster)
    means = Means(store=store, thinker=thinker or ThinkHere(), time=time, bus=bus)
    lobby = Lobby(means)
    await bus.open(means.worker, lobby)
    await store.beat(means.worker, time.now())
    try:
        yield lobby
    finally:
        await lobby.close()
        await bus.close()
        await store.close()


class Pair:
    """Two workers, and a room in which Anna sits at the first and Ben at the second."""

    def __init__(self, one: Lobby, other: Lobby, time: TestTime) -> None:
        self.one, self.other, self.time = one, other, time
        self.here: Desk
        self.there: Desk
        self.anna = self.ben = ""

    async def open(self, edition: Edition) -> "Pair":
        """Let both come in; the first worker owns the room."""
        room = await self.one.open(asked(edition, (OPEN, OPEN)))
        self.here = await self.one.desk(room.id)
        self.anna, self.ben = await sit(self.here, "Anna"), await sit(self.here, "Ben")
        self.there = await self.other.desk(room.id)
        assert (self.here.attended, self.there.attended) == (True, False)
        return self


def paired(work: Callable[[Pair], Awaitable[None]], edition: Edition = TIMED) -> None:
    """Do something with two workers."""

    async def both() -> None:
        database, time = postgres().new_database(), TestTime(short=0)
        async with worker(database, time) as one, worker(database, time) as other:
            await work(await Pair(one, other, time).open(edition))

    run(both())


async def connected(desk: Desk, holder: str, seat: int | None) -> Session:
    """Somebody who is connected to a worker."""
    session = Session(desk, holder, seat)
    await desk.watch(session)
    return session


def told(session: Session) -> list[dict[str, Any]]:
    """What was sent since the last time."""
    messages: list[dict[str, Any]] = []
    while not session.outgoing.empty():
        message = session.outgoing.get_nowait()
        if not isinstance(message, str):
            messages.append(message)
    return messages


async def hears(session: Session, **fields: Any) -> None:
    """Wait until a message with these fields comes."""

    def heard() -> bool:
        return any(fields.items() <= message.items() for message in told(session))

    await until(heard)


def test_what_is_stored_by_one_worker_is_told_by_the_other() -> None:
    async def work(pair: Pair) -> None:
        ben = await connected(pair.there, pair.ben, 1)
        await pair.here.do(partial(rename, holder=pair.anna, seat=0, name="Annabel"))
        version = (await pair.here.room()).version
        await hears(ben, t="event", v=version)
        latest = pair.there.latest
        assert latest is not None
        assert latest.chairs[0].name == "Annabel"

    paired(work)


def test_news_that_nobody_can_read_do_not_make_a_worker_deaf() -> None:
    async def work(pair: Pair) -> None:
        ben = await connected(pair.there, pair.ben, 1)
        version = (await pair.here.room()).version
        pair.here.means.bus.tell(pair.here.id, Logged(version + 1, ("no event",)))
        await pair.here.do(partial(rename, holder=pair.anna, seat=0, name="Annabel"))
        await hears(ben, t="event", v=version + 1)

    paired(work)


def test_what_is_told_while_a_room_is_read_is_not_missed() -> None:
    async def work(pair: Pair) -> None:
        room = pair.here.id
        await pair.other._give_up(room)
        gate, reads = asyncio.Event(), pair.other.store.seed_of

        async def slowly(*asked: str) -> str | None:
            await gate.wait()
            return await reads(*asked)

        await pair.here.do(wish(pair.anna, Begin()))  # or there is no seed to read
        pair.other.store.seed_of = slowly  # type: ignore[method-assign]
        openings = [asyncio.create_task(pair.other.desk(room)) for _ in range(2)]
        await until(lambda: room in pair.other._opening)
        await asyncio.sleep(0.1)
        await pair.here.do(partial(rename, holder=pair.anna, seat=0, name="Annabel"))
        await until(lambda: len(pair.other._opening[room][0]._heard) > 0)
        gate.set()
        one, other = await asyncio.gather(*openings)
        assert one is other
        await until(lambda: one.latest == pair.here.latest)

    paired(work)


def test_whoever_goes_away_while_a_room_is_read_stops_nobody_else() -> None:
    async def work(pair: Pair) -> None:
        room = pair.here.id
        await pair.other._give_up(room)
        first, second = (asyncio.create_task(pair.other.desk(room)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        assert (await second).id == room

    paired(work)


def test_a_room_that_was_deleted_unheard_is_served_no_longer() -> None:
    async def work(pair: Pair) -> None:
        ben = await connected(pair.there, pair.ben, 1)
        await pair.one.store.delete(pair.here.id)
        await pair.other._compare()
        await hears(ben, t="ended")
        with pytest.raises(NoSuchRoom):
            await pair.other.desk(pair.here.id)

    paired(work)


def test_a_draft_that_comes_right_behind_a_move_is_kept() -> None:
    async def work(pair: Pair) -> None:
        await pair.here.do(wish(pair.anna, Begin()))
        room = await pair.here.room()
        await until(lambda: pair.there.latest == room)
        async with pair.there._lock:  # somebody's wish is carried out there
            await pair.here.do(wish((pair.anna, pair.ben)[room.position.turn],
                                    Draw(room.position.turn)))  # fmt: skip
            moved = (await pair.here.room()).moved
            pair.here.means.bus.tell(pair.here.id, Drafted((("r1", "r2"),), moved))
            await until(lambda: len(pair.there._heard) == 2)
        await until(lambda: pair.there.latest == pair.here.latest)
        assert pair.there.draft is not None

    paired(work)


def test_a_room_counts_once_however_many_workers_serve_it() -> None:
    async def work(pair: Pair) -> None:
        counted = [desk.attended for desk in (pair.here, pair.there)]
        assert counted == [True, False]
        pair.other._count()
        assert REGISTRY.get_sample_value("rackrun_rooms") == 0
        pair.one._count()
        assert REGISTRY.get_sample_value("rackrun_rooms") == 1

    paired(work)


def test_a_worker_whose_bus_fails_in_an_odd_way_still_beats(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(pair: Pair) -> None:
        async def odd() -> None:
            raise RuntimeError

        monkeypatch.setattr(pair.one.means.bus, "beat", odd)
        beating = asyncio.create_task(pair.one._beat())
        await asyncio.sleep(0.05)
        assert not beating.done()
        beating.cancel()

    paired(work)


def test_those_who_are_connected_elsewhere_are_present() -> None:
    async def work(pair: Pair) -> None:
        anna = await connected(pair.here, pair.anna, 0)
        ben = await connected(pair.there, pair.ben, 1)
        await hears(anna, t="present", seats=[0, 1])
        ben.exit()
        await hears(anna, t="present", seats=[0])
        again = await connected(pair.there, pair.ben, 1)
        await hears(again, t="present", seats=[0, 1])

    paired(work)


def test_the_newest_window_plays_wherever_it_is_connected() -> None:
    async def work(pair: Pair) -> None:
        first = await connected(pair.here, pair.anna, 0)
        pair.time.turn(1)
        second = await connected(pair.there, pair.anna, 0)
        await hears(first, t="elsewhere")
        assert pair.there.watchers.plays(second)
        second.exit()
        await hears(first, t="here")
        assert pair.here.watchers.plays(first)

    paired(work)


def test_whoever_comes_back_to_a_worker_whose_clock_is_behind_plays_there() -> None:
    async def work(pair: Pair) -> None:
        behind, ahead = pair.time, TestTime()
        ahead.turn(1_500)
        lost = Session(pair.here, pair.anna, 0, pair.one.means.arrivals.next(ahead))
        await pair.here.watch(lost)
        ben = await connected(pair.there, pair.ben, 1)
        await hears(ben, t="present", seats=[0, 1])
        back = Session(pair.there, pair.anna, 0, pair.other.means.arrivals.next(behind))
        await pair.there.watch(back)
        assert pair.there.watchers.plays(back)
        await hears(lost, t="elsewhere")

    paired(work)


def test_a_phrase_is_heard_elsewhere_and_only_once() -> None:
    async def work(pair: Pair) -> None:
        anna = await connected(pair.here, pair.anna, 0)
        ben = await connected(pair.there, pair.ben, 1)
        again = await connected(pair.there, pair.anna, 0)
        for session in (anna, again):  # the answer was lost, and the other worker is asked
            await session.receive('{"t":"say","id":"s-1","what":"hello"}')
        await anna.receive('{"t":"say","id":"s-2","what":"goodbye"}')
        heard: list[str] = []
        while "goodbye" not in heard:
            heard += [message["what"] for message in told(ben) if message["t"] == "said"]
            await asyncio.sleep(0.01)
        assert heard == ["hello", "goodbye"]

    paired(work)


@pytest.mark.parametrize("dies", [False, True], ids=["the owner lives", "the owner has died"])
def test_a_draft_counts_when_the_time_ends_whoever_owns_the_clock(dies: bool) -> None:
    async def work(pair: Pair) -> None:
        await pair.here.do(wish(pair.anna, Begin()))
        room = await pair.here.room()
        await until(lambda: pair.there.latest == room)
        seat = room.position.turn
        holder = (pair.anna, pair.ben)[seat]
        session = await connected(pair.there, holder, seat)
        await session.receive('{"t":"draft","id":"d-1","table":[["r1","r2"]]}')
        await until(lambda: pair.here.draft is not None)
        if dies:
            await pair.one.store.release(pair.one.means.worker)
            pair.here._attendant.stop()
            await pair.other._claim()
            assert pair.there.attended
        pair.time.turn(LIMIT * 1000)
        await until(lambda: pair.there.latest is not None and pair.there.latest != room)
        entries = await pair.one.store.entries(pair.here.id)
        ends = [entry.data for entry in entries if '"turn-timed-out"' in entry.data]
        assert len(ends) == 1
        # Two tiles are no meld, so what lay there is taken back and the penalty is due.
        assert any('"penalty-taken"' in entry.data for entry in entries)

    paired(work)


def test_where_no_clock_runs_drafts_stay_at_their_worker() -> None:
    async def work(pair: Pair) -> None:
        await pair.here.do(wish(pair.anna, Begin()))
        room = await pair.here.room()
        await until(lambda: pair.there.latest == room)
        seat = room.position.turn
        anna = await connected(pair.here, pair.anna, 0)
        session = await connected(pair.there, (pair.anna, pair.ben)[seat], seat)
        await session.receive('{"t":"draft","id":"d-1","table":[["r1","r2"]]}')
        assert pair.there.draft is not None
        await session.receive('{"t":"say","id":"s-1","what":"hello"}')
        await hears(anna, t="said")  # what was told before it would have come by now
        assert pair.here.draft is None

    paired(work, CLASSIC)


def test_a_sign_that_the_database_does_not_know_pauses_nobody() -> None:
    async def work(pair: Pair) -> None:
        anna = await connected(pair.here, pair.anna, 0)
        told(anna)
        for id in ("\x00", "a\x00b"):  # noqa: A001 - the protocol's word
            await anna.receive(json.dumps({"t": "rename", "id": id, "name": "Eve"}))
        assert [(each["t"], each["code"]) for each in told(anna)] == [
            ("refused", "bad-message")
        ] * 2
        assert not pair.here.paused
        assert await pair.one.find("AAAA\x00AAA") is None
        with pytest.raises(NoSuchRoom):
            await pair.one.desk("no\x00room")
        with pytest.raises(psycopg.DataError):
            await pair.one.store.room_of("\x00")

    paired(work)


def test_a_room_that_is_deleted_at_one_worker_ends_at_the_other() -> None:
    async def work(pair: Pair) -> None:
        ben = await connected(pair.there, pair.ben, 1)
        await pair.one.delete(pair.here.id)
        await hears(ben, t="ended")
        with pytest.raises(NoSuchRoom):
            await pair.other.desk(pair.there.id)

    paired(work)


def test_whoever_was_connected_to_a_worker_that_died_is_away() -> None:
    async def work(pair: Pair) -> None:
        anna = await connected(pair.here, pair.anna, 0)
        await connected(pair.there, pair.ben, 1)
        await hears(anna, t="present", seats=[0, 1])
        pair.time.turn(DEAD + 1)
        await pair.one.store.beat(pair.one.means.worker, pair.time.now())
        await pair.one._look_around(compare=False)
        await hears(anna, t="present", seats=[0])

    paired(work)


def test_what_no_news_told_is_read_from_the_log() -> None:
    async def work(pair: Pair) -> None:
        await pair.other.means.bus.ignore(pair.there.id)
        await pair.here.do(partial(rename, holder=pair.anna, seat=0, name="Annabel"))
        await pair.other._look_around(compare=True)
        assert pair.there.latest == pair.here.latest

    paired(work)


def test_a_worker_that_slept_through_its_death_does_nothing_any_more() -> None:
    """Its clock rings, but the room is another worker's by then."""

    async def work(pair: Pair) -> None:
        await pair.here.do(wish(pair.anna, Begin()))
        room = await pair.here.room()
        pair.time.turn(DEAD + 1)
        await pair.other.store.beat(pair.other.means.worker, pair.time.now())
        await pair.other._claim()
        assert pair.there.attended
        clock = (await pair.there.room()).clock
        assert clock > room.clock, "the turn gets back the time in which nobody saw to it"
        pair.time.turn(clock - pair.time.now())
        await until(lambda: pair.here.latest is not None and pair.here.latest.moved > room.moved)
        entries = await pair.one.store.entries(pair.here.id)
        assert sum('"turn-timed-out"' in entry.data for entry in entries) == 1
        await until(lambda: not pair.here.attended)

    paired(work)
