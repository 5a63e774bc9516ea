"""Bots think in processes of their own, and a bad one harms nobody."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable

import pytest

from rackrun.bots import Budget, View
from rackrun.editions import load
from rackrun.notation import read_table, read_tiles
from rackrun.rules.actions import Action, Draw, Play
from rackrun.rules.position import Position, Seat, Stage
from rackrun.server.thinkers import MOST_WAITING, Think, Thinkers
from rackrun.server.thinking import NoAnswer, think

VIEW = View(
    Position(
        load("classic"),
        (Seat(read_tiles("r7 k1"), opened=True), Seat(read_tiles("y1"))),
        stage=Stage.TURN,
        table=read_table("r4 r5 r6"),
        pool=read_tiles("b1 b2"),
    ),
    0,
)


class Riddle:
    """Something that nobody can read."""

    def __reduce__(self) -> tuple[Callable[..., object], tuple[str]]:
        """Be read as a number, which it is not."""
        return int, ("a riddle",)


def misbehave(name: str, view: View, chance: str, budget: Budget) -> Action:
    """A bot for each kind of trouble, by its name."""
    match name:
        case "slow":
            time.sleep(60)
        case "dying":
            os._exit(3)
        case "raising":
            raise RuntimeError("no idea")
        case "riddling":
            return Riddle()  # pyright: ignore[reportReturnType]
        case "talking":
            return "I draw"  # pyright: ignore[reportReturnType]
        case _:
            pass
    return think("solver", view, chance, budget)


def asked(work: Callable[[Thinkers], Awaitable[None]], how: Think, seconds: float = 20) -> None:
    """Do the work with workers that think so."""

    async def run() -> None:
        workers = Thinkers(seconds=seconds, think=how)
        try:
            await asyncio.wait_for(work(workers), 60)
        finally:
            workers.close()

    asyncio.run(run())


def test_a_bot_in_another_process_makes_the_move_it_would_make_here() -> None:
    async def work(workers: Thinkers) -> None:
        action = await workers.choose("solver", VIEW, "chance")
        assert action == think("solver", VIEW, "chance", Budget())
        assert action == Play(0, read_table("r4 r5 r6 r7"))
        assert await workers.choose("helper", VIEW, "x") == think("helper", VIEW, "x", Budget())

    asked(work, think)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("dying", "a process that ended"),
        ("raising", "no idea"),
        ("talking", "I draw"),
        ("riddling", "can be read"),
    ],
)
def test_whatever_a_bot_does_instead_of_moving_is_told_and_the_next_one_moves(
    name: str, told: str
) -> None:
    async def work(workers: Thinkers) -> None:
        with pytest.raises(NoAnswer, match=told):
            await workers.choose(name, VIEW, "chance")
        assert isinstance(await workers.choose("fine", VIEW, "chance"), Play | Draw)

    asked(work, misbehave)


def test_a_bot_that_thinks_too_long_is_ended() -> None:
    async def work(workers: Thinkers) -> None:
        await workers.choose("fine", VIEW, "chance")
        with pytest.raises(NoAnswer, match="within 2 s"):
            await workers.choose("slow", VIEW, "chance")

    asked(work, misbehave, seconds=2)


def test_too_many_questions_are_refused_and_bots_wait() -> None:
    async def work(workers: Thinkers) -> None:
        asking = [asyncio.create_task(workers.ask(abs, -each)) for each in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(NoAnswer, match="questions at once"):
            await workers.ask(abs, -1)
        assert isinstance(await workers.choose("fine", VIEW, "chance"), Play | Draw)
        assert await asyncio.gather(*asking) == list(range(MOST_WAITING))
        assert await workers.ask(abs, -1) == 1

    asked(work, misbehave)


def test_whoever_asked_and_went_away_costs_the_others_no_process() -> None:
    async def work(workers: Thinkers) -> None:
        first = await workers.ask(os.getpid)
        for _ in range(3):
            leaving = asyncio.create_task(workers.ask(time.sleep, 0.05))
            waiting = asyncio.create_task(workers.ask(os.getpid))
            await asyncio.sleep(0.01)
            for task in (waiting, leaving):
                task.cancel()
            await asyncio.gather(leaving, waiting, return_exceptions=True)
        assert await workers.ask(os.getpid) == first

    asked(work, misbehave)
