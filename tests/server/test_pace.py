"""How fast something may come, counted with a clock that the test turns."""

import asyncio

from hypothesis import given
from hypothesis import strategies as st

from rackrun.server.pace import Bucket, Lane, Window
from tests.server.house import TestTime, run

MOMENTS = st.lists(st.integers(0, 5_000), max_size=80).map(sorted)


def test_so_many_at_once_and_then_so_many_a_second() -> None:
    bucket = Bucket(40, per_second=10)
    assert [bucket.take(0) for _ in range(41)] == [True] * 40 + [False]
    assert bucket.next(0) == 100
    assert [bucket.take(1_000) for _ in range(11)] == [True] * 10 + [False]
    assert sum(bucket.take(100_000) for _ in range(100)) == 40
    assert bucket.taken(100_000) == 40
    assert not bucket.take(100_000, cost=0.5)


def test_time_that_was_spent_waiting_brings_nothing() -> None:
    bucket = Bucket(2, per_second=10)
    assert [bucket.take(0) for _ in range(3)] == [True, True, False]
    bucket.skip(0, 10_000)
    assert not bucket.take(10_000)
    assert bucket.take(10_100)


@given(MOMENTS)
def test_in_no_span_of_time_more_come_than_at_once_and_a_second_together(came: list[int]) -> None:
    bucket = Bucket(5, per_second=2)
    taken = [moment for moment in came if bucket.take(moment)]
    for first in range(len(taken)):
        for last in range(first, len(taken)):
            assert last - first + 1 <= 5 + (taken[last] - taken[first]) / 1000 * 2 + 1e-6


@given(MOMENTS)
def test_in_any_second_there_are_no_more_than_so_many(came: list[int]) -> None:
    window = Window(4)
    taken = list[int]()
    for moment in came:
        if window.next(moment) <= moment:
            window.take(moment)
            taken.append(moment)
    assert all(later - sooner >= 1000 for sooner, later in zip(taken, taken[4:], strict=False))


def test_those_who_hurry_go_one_behind_the_other_in_the_order_in_which_they_came() -> None:
    async def work() -> None:
        time, through = TestTime(short=0), list[int]()
        lane = Lane(time, most=2, per_second=10)

        async def walk(number: int) -> None:
            await lane.enter()
            through.append(number)

        walking = [asyncio.create_task(walk(number)) for number in range(5)]
        await asyncio.sleep(0.01)
        assert through == [0, 1]
        for _ in range(3):
            time.turn(100)
            await asyncio.sleep(0.01)
        assert through == list(range(5))
        await asyncio.gather(*walking)

    run(work())
