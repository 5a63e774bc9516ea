"""What is counted together: the same promises in one process and over a Valkey."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count

import pytest

from rackrun.bus import OwnTally, Tally
from rackrun.bus.redis import RedisBus
from rackrun.errors import StoreUnavailable
from rackrun.rooms.refusals import Reason, Refused
from rackrun.server.addresses import (
    LEASE,
    MOST_IN_ALL,
    MOST_OF_ONE,
    WINDOW,
    Crowd,
    Crowded,
    Guesses,
    TooManyGuesses,
)
from rackrun.server.wish import NoSuchRoom, Stale
from tests.cluster.test_bus import Ear
from tests.kit.engines import Valkey, valkey
from tests.server.house import TestTime, run

_NUMBERS = count()


@asynccontextmanager
async def buses(address: str, workers: int) -> AsyncIterator[list[RedisBus]]:
    """Workers of a new cluster on a bus."""
    cluster = f"tally {next(_NUMBERS)}"
    made = [RedisBus(address, cluster) for _ in range(workers)]
    for number, bus in enumerate(made):
        await bus.open(f"worker {number}".ljust(22), Ear())
    try:
        yield made
    finally:
        for bus in made:
            await bus.close()


@asynccontextmanager
async def alone() -> AsyncIterator[list[Tally]]:
    """One worker, which is asked twice."""
    own = OwnTally(b"secret")
    yield [own, own]


@asynccontextmanager
async def together() -> AsyncIterator[list[Tally]]:
    """Two workers over a Valkey."""
    async with buses(valkey().address, 2) as made:
        yield [bus.tally for bus in made]


Work = Callable[[Tally, Tally, TestTime], Awaitable[None]]


@pytest.fixture(params=[alone, together], ids=["alone", "together"])
def by_two(request: pytest.FixtureRequest) -> Callable[[Work], None]:
    """Runs what two workers do, who count together."""

    def begin(work: Work) -> None:
        async def begun() -> None:
            async with request.param() as (one, other):
                await work(one, other, TestTime())

        run(begun())

    return begin


def test_so_many_count_under_a_name_wherever_they_are_counted(
    by_two: Callable[[Work], None],
) -> None:
    async def work(one: Tally, other: Tally, _: TestTime) -> None:
        assert await one.count("a", {"few": 2, "many": 3}, 0, 100)
        assert await other.count("b", {"few": 2, "many": 3}, 0, 100)
        assert not await one.count("c", {"few": 2, "many": 3}, 0, 100)
        assert not await other.count("c", {"few": 2, "many": 3}, 0, 100)
        assert await one.count("c", {"many": 3}, 0, 100)  # a refused one counts nowhere
        assert not await other.count("d", {"many": 3}, 0, 100)
        await other.forget("b", ("few", "many"))
        assert await one.count("e", {"few": 2, "many": 3}, 50, 100)
        assert not await one.count("f", {"few": 2}, 99, 100)
        assert await other.count("f", {"few": 2}, 100, 100)  # the first is over
        await one.renew({"few": ["e"], "new": ["g"]}, 140, 100)
        assert not await other.count("h", {"few": 2}, 199, 100)
        assert not await other.count("h", {"new": 1}, 199, 100)
        assert await other.count("h", {"few": 2, "new": 1}, 240, 100)

    by_two(work)


def test_many_at_once_are_not_one_too_many(by_two: Callable[[Work], None]) -> None:
    async def work(one: Tally, other: Tally, _: TestTime) -> None:
        asked = [
            each.count(f"{at}", {"few": 7}, 0, 100) for at, each in enumerate((one, other) * 20)
        ]
        assert sum(await asyncio.gather(*asked)) == 7

    by_two(work)


async def guess_wrong(guesses: Guesses, address: str) -> None:
    """Say a code that finds nothing."""
    with suppress(NoSuchRoom):
        async with guesses.guess(address):
            raise NoSuchRoom


def test_wrong_codes_are_counted_by_address_and_in_all(by_two: Callable[[Work], None]) -> None:
    async def work(one: Tally, other: Tally, time: TestTime) -> None:
        here, there = Guesses(one, time), Guesses(other, time)
        for _ in range(MOST_OF_ONE // 2):
            await guess_wrong(here, "192.0.2.7")
            await guess_wrong(there, "192.0.2.7")
        for guesses in (here, there):
            with pytest.raises(TooManyGuesses):
                await guess_wrong(guesses, "192.0.2.7")
        for _ in range(2 * MOST_OF_ONE):
            async with here.guess("192.0.2.8"):
                pass
        for refusal in (Refused(Reason.BAD_NAME), StoreUnavailable("none"), Stale()):
            for _ in range(2 * MOST_OF_ONE):
                with pytest.raises(type(refusal)):
                    async with there.guess("192.0.2.8"):
                        raise refusal
        time.turn(WINDOW + 1)
        await guess_wrong(there, "192.0.2.7")
        for number in range(MOST_IN_ALL - 1):
            await guess_wrong(here, f"2001:db8:0:{number:x}::1")
        with pytest.raises(TooManyGuesses):
            await guess_wrong(there, "192.0.2.9")

    by_two(work)


@pytest.mark.parametrize("same", ["2001:db8::{}", "::ffff:192.0.2.1"])
def test_neighbours_in_a_network_of_version_6_count_as_one(same: str) -> None:
    async def work() -> None:
        guesses = Guesses(OwnTally(b"secret"), TestTime())
        for number in range(MOST_OF_ONE):
            await guess_wrong(guesses, same.format(number))
        with pytest.raises(TooManyGuesses):
            await guess_wrong(guesses, same.format("ffff"))
        await guess_wrong(guesses, "::ffff:192.0.2.2")  # an address of version 4 is one of its own

    run(work())


def test_sockets_are_counted_by_address_while_they_are_open(by_two: Callable[[Work], None]) -> None:
    async def work(one: Tally, other: Tally, time: TestTime) -> None:
        here, there = Crowd(one, time, 2), Crowd(other, time, 2)
        async with here.enter("192.0.2.7"), there.enter("192.0.2.8"):
            async with there.enter("192.0.2.7"):
                for crowd in (here, there):
                    with pytest.raises(Crowded):
                        async with crowd.enter("192.0.2.7"):
                            pass
            async with there.enter("192.0.2.7"):
                time.turn(LEASE - 1)
                await here.renew()
                await there.renew()
                time.turn(LEASE - 1)
                with pytest.raises(Crowded):
                    async with there.enter("192.0.2.7"):
                        pass

    by_two(work)


def test_sockets_of_a_dead_worker_count_no_longer_than_its_lease() -> None:
    async def work() -> None:
        time = TestTime()
        async with together() as (one, other):
            dead, alive = Crowd(one, time, 1), Crowd(other, time, 1)
            lost = dead.enter("192.0.2.7")
            await lost.__aenter__()
            with pytest.raises(Crowded):
                async with alive.enter("192.0.2.7"):
                    pass
            time.turn(LEASE)
            async with alive.enter("192.0.2.7"):
                pass
            await lost.__aexit__(None, None, None)

    run(work())


def test_nothing_on_the_bus_tells_an_address_and_nothing_stays_there() -> None:
    async def work() -> None:
        time = TestTime()
        async with buses(valkey().address, 1) as (bus,):
            await guess_wrong(Guesses(bus.tally, time), "192.0.2.77")
            async with Crowd(bus.tally, time, 5).enter("192.0.2.77"):
                names = [each async for each in bus._redis.scan_iter(bus.key("*"))]
                assert len(names) == 4  # two of the address, all guesses, and that we are alive
                for name in names:
                    kept = b"" if b"alive" in name else str(
                        await bus._redis.zrange(name, 0, -1)
                    ).encode()  # fmt: skip
                    assert b"192" not in name + kept
                    assert b"tally" not in name  # the name of the cluster, with which it is marked
                    assert 0 < await bus._redis.pttl(name) <= WINDOW

    run(work())


def test_while_the_bus_is_away_each_worker_counts_for_itself() -> None:
    engine = Valkey()

    async def work() -> None:
        async with buses(engine.address, 2) as (one, other):
            assert await one.tally.count("a", {"few": 1}, 0, 10**6)
            await asyncio.to_thread(engine.stop)
            assert await other.tally.count("b", {"few": 1}, 0, 10**6)
            for bus in (one, other):
                assert not await bus.tally.count("c", {"few": 1}, 0, 10**6)
            await one.tally.forget("a", ("few",))
            assert await one.tally.count("d", {"few": 1}, 0, 10**6)
            await other.tally.renew({"few": ["b"]}, 0, 10**6)

    try:
        run(work())
    finally:
        engine.start()
        engine.end()
