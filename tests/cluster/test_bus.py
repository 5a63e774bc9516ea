"""News between workers: heard by all others, by nobody twice, and missed without harm."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from rackrun.bus import Gone, Logged, News, WhoIsHere
from rackrun.bus.redis import PATIENCE, RedisBus
from rackrun.errors import BadNotation, BusUnavailable
from tests.kit.engines import Valkey, valkey

ONE, TWO = "first-worker-is-named-1"[:22], "second-worker-is-named-"[:22]


class Ear:
    """Somebody who remembers what was heard."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, News]] = []
        self.backs = 0

    def hear(self, room: str, news: News) -> None:
        """Hear news."""
        self.heard.append((room, news))

    async def back(self) -> None:
        """Hear that the bus is back."""
        self.backs += 1


async def until(done: Callable[[], bool], seconds: float = 20) -> None:
    """Wait until it is so, not for ever."""
    async with asyncio.timeout(seconds):
        while not done():
            await asyncio.sleep(0.01)


async def joined(address: str, worker: str, cluster: str = "test") -> tuple[RedisBus, Ear]:
    """A worker on the bus."""
    bus, ear = RedisBus(address, cluster), Ear()
    await bus.open(worker, ear)
    return bus, ear


async def said(speaker: RedisBus, room: str, news: News, ear: Ear) -> None:
    """Say something until it is heard, since others may still be on their way to the bus."""
    while (room, news) not in ear.heard:
        speaker.tell(room, news)
        await asyncio.sleep(0.05)


def test_those_who_listen_to_a_room_hear_of_it_and_nobody_hears_oneself() -> None:
    async def work() -> None:
        (one, ear1), (two, ear2) = (
            await joined(valkey().address, ONE),
            await joined(valkey().address, TWO),
        )
        await one.listen("kitchen")
        await two.listen("kitchen")
        await two.listen("garden")
        await said(one, "", Gone(), ear2)
        one.tell("kitchen", Logged(7, ("a", "b")))
        one.tell("garden", WhoIsHere())
        two.tell("kitchen", WhoIsHere())
        await until(lambda: ("garden", WhoIsHere()) in ear2.heard)
        await until(lambda: ("kitchen", WhoIsHere()) in ear1.heard)
        assert ("kitchen", Logged(7, ("a", "b"))) in ear2.heard
        assert {room for room, _ in ear1.heard} == {"kitchen"}
        await two.ignore("kitchen")
        ear2.heard.clear()
        one.tell("kitchen", Gone())
        await said(one, "garden", Gone(), ear2)
        assert {room for room, _ in ear2.heard} == {"garden"}
        await one.close()
        await two.close()

    asyncio.run(work())


def test_clusters_that_share_a_bus_do_not_hear_each_other() -> None:
    async def work() -> None:
        one, _ = await joined(valkey().address, ONE, "ours")
        two, ear = await joined(valkey().address, TWO, "theirs")
        three, there = await joined(valkey().address, TWO, "ours")
        await said(one, "", Gone(), there)
        assert ear.heard == []
        assert await one.seen({TWO}) == {TWO}
        assert await two.seen({ONE}) == set()
        for bus in (one, two, three):
            await bus.close()

    asyncio.run(work())


@pytest.mark.parametrize("address", ["redis://127.0.0.1:1", "redis://127.0.0.1:port", "milk"])
def test_a_bus_at_a_wrong_address_is_told_at_the_start(address: str) -> None:
    async def work() -> None:
        with pytest.raises((BadNotation, BusUnavailable), match="--bus: expected"):
            await joined(address, ONE)

    asyncio.run(work())


@pytest.mark.parametrize("wish", ["?protocol=2", "?decode_responses=True"])
def test_what_an_address_wishes_makes_nobody_deaf(wish: str) -> None:
    async def work() -> None:
        one, _ = await joined(valkey().address + wish, ONE)
        two, ear = await joined(valkey().address, TWO)
        await said(one, "", Gone(), ear)
        await one.beat()
        assert one.here
        await one.close()
        await two.close()

    asyncio.run(work())


def disturbed(disturb: Callable[[RedisBus], Awaitable[None]]) -> None:
    """Something happens to the line of a worker; after some beats everything is heard again."""

    async def work() -> None:
        one, ear1 = await joined(valkey().address, ONE)
        two, ear2 = await joined(valkey().address, TWO)
        await one.listen("kitchen")
        await two.listen("kitchen")
        begun = one._begun
        await disturb(one)
        async with asyncio.timeout(20):
            while not (one.here and one._begun > begun):
                await one.beat()
                await asyncio.sleep(0.02)
        assert ear1.backs == 1
        one.tell("kitchen", WhoIsHere())
        two.tell("kitchen", WhoIsHere())
        await until(lambda: ear1.heard == ear2.heard == [("kitchen", WhoIsHere())])
        await one.close()
        await two.close()

    asyncio.run(work())


def test_a_line_that_is_gone_while_it_is_used_makes_nobody_mute() -> None:
    async def disturb(bus: RedisBus) -> None:
        line = bus._line
        line._writer.close()
        line._writer = None  # as it is for a moment when both sides find out
        bus.tell("kitchen", Gone())

    disturbed(disturb)


def test_a_line_that_hangs_is_given_up_for_another() -> None:
    async def disturb(bus: RedisBus) -> None:
        bus._line._reader._transport.pause_reading()
        bus._echo = time.monotonic() - PATIENCE
        bus._begun = bus._echo

    disturbed(disturb)


def test_whoever_begins_to_listen_when_the_bus_goes_is_not_cut_off() -> None:
    async def disturb(bus: RedisBus) -> None:
        listening = asyncio.create_task(bus.listen("garden"))
        await asyncio.sleep(0)
        bus._line._reader.feed_eof()
        await listening

    disturbed(disturb)


def test_what_is_said_while_the_bus_is_away_is_not_said_later() -> None:
    async def disturb(bus: RedisBus) -> None:
        bus._let_go()
        await until(lambda: bus._line is None)
        bus.tell("kitchen", Gone())

    disturbed(disturb)


@pytest.mark.heavy
def test_a_bus_that_was_away_is_noticed_and_everything_is_heard_again() -> None:
    engine = Valkey()

    async def work() -> None:
        one, ear1 = await joined(engine.address, ONE)
        two, ear2 = await joined(engine.address, TWO)
        await two.listen("kitchen")
        await said(one, "kitchen", Gone(), ear2)
        await asyncio.to_thread(engine.stop)
        one.tell("kitchen", WhoIsHere())
        await until(lambda: not one.here and not two.here)
        await asyncio.to_thread(engine.start)

        async def beat() -> None:
            while True:
                await one.beat()
                await two.beat()
                await asyncio.sleep(0.1)

        beating = asyncio.create_task(beat())
        await until(lambda: one.here and two.here)
        assert ear1.backs == ear2.backs == 1
        await said(one, "kitchen", Logged(3, ()), ear2)
        beating.cancel()
        await one.close()
        await two.close()

    try:
        asyncio.run(work())
    finally:
        engine.end()
