"""Things that hold each other do not stay, although Python no longer looks for them by itself."""

import asyncio
import gc
from contextlib import suppress
from weakref import ref

from rackrun.server.tidying import tidy_up


class Holder:
    """Something that holds itself."""

    def __init__(self) -> None:
        """Nobody else has to hold it."""
        self.own = self
        self.much = [[] for _ in range(10_000)]


async def looking() -> "asyncio.Task[None]":
    """The task, begun."""
    task = asyncio.create_task(tidy_up(seconds=0.005, grown=1.001))
    await asyncio.sleep(0)
    return task


async def ended(task: "asyncio.Task[None]") -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def gone(held: "ref[Holder]") -> None:
    """It is no longer there before long."""
    for _ in range(2000):
        if held() is None:
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it is still there")


def test_what_is_new_goes_soon() -> None:
    async def scene() -> None:
        task = await looking()
        await gone(ref(Holder()))
        await ended(task)

    asyncio.run(scene())


def test_what_is_old_goes_when_memory_has_grown() -> None:
    async def scene() -> None:
        task = await looking()
        holders = [Holder() for _ in range(60)]
        gc.collect()  # they are old now
        held = ref(holders[0])
        holders.clear()
        await gone(held)
        await ended(task)

    asyncio.run(scene())


def test_python_looks_by_itself_again_when_the_server_has_ended() -> None:
    async def scene() -> None:
        task = await looking()
        assert not gc.isenabled()
        await ended(task)

    asyncio.run(scene())
    assert gc.isenabled()
