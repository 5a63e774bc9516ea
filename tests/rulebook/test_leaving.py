"""Leaving for good: what becomes of turns, tiles and chips (silent: our choice)."""

import pytest

from rackrun.rules.actions import Leave, Pass
from rackrun.rules.position import Stage
from tests.rulebook.asking import goes_on, scene
from tests.rulebook.scenes import after, happenings


def test_whoever_has_not_passed_yet_still_gets_a_turn_when_a_seat_leaves() -> None:
    """Two of three passed, and one of them leaves: the third can lay r7."""
    position = after(scene("classic", "k8", "r9", "r7 k1", table="r4 r5 r6"), Pass(0), Pass(1))
    for seat in (0, 1):
        assert goes_on(position, Leave(seat))
        left = after(position, Leave(seat))
        assert (left.turn, left.idle) == (2, 1)


def test_a_round_is_blocked_when_the_only_one_who_had_not_passed_leaves() -> None:
    position = after(scene("classic", "k8", "r9", "r7 k1", table="r4 r5 r6"), Pass(0), Pass(1))
    assert not goes_on(position, Leave(2))


def test_cards_that_go_back_into_the_bag_give_everybody_a_new_chance() -> None:
    position = after(scene("cards", "r1 r3", "g1 g3 g5", "b1 b3"), Pass(0), Pass(1))
    assert goes_on(position, Leave(2))
    left = after(position, Leave(2))
    assert (len(left.pool), left.idle, left.returns, left.turn) == (2, 0, 0, 0)


@pytest.mark.parametrize(("name", "rack"), [("classic", "k8"), ("junior", "k8"), ("cards", "r6")])
def test_the_last_one_left_wins_the_round(name: str, rack: str) -> None:
    position = after(scene(name, rack, "r5", "b3", pool="y1 y2"), Leave(0))
    events = happenings(position, Leave(2))
    assert [type(event).__name__ for event in events][:3] == [
        "SeatLeft", "RoundScored", "SeedRevealed",
    ]  # fmt: skip
    assert events[1].winners == (1,)  # type: ignore[union-attr]
    assert after(position, Leave(2)).stage is Stage.OVER
