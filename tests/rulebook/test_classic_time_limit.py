"""The classic game with its time limit (booklet 001, time limit)."""

import pytest

from rackrun.editions import load
from rackrun.errors import BadEdition
from rackrun.notation import write_table, write_tiles
from rackrun.rules.actions import TimeUp
from rackrun.rules.events import PenaltyTaken
from tests.rulebook.asking import late, refused, scene
from tests.rulebook.scenes import after, happenings

TIMED = {"time_limit_seconds": 120}
ROLLBACK = {"time_limit_seconds": 120, "timeout_policy": "rollback"}
POOL = "k1 k2 k3 k4 k5"


def _late(*, rack, draft, table="", pool=POOL, opened=True, options=TIMED):
    """The number of penalty tiles, the rack and the table when time is up."""
    position = scene("classic", rack, "b1", table=table, pool=pool, opened=opened, options=options)
    events = happenings(position, late(draft))
    behind = after(position, late(draft))
    taken = [event for event in events if isinstance(event, PenaltyTaken)]
    penalty = sum(len(event.penalty) for event in taken)
    return penalty, write_tiles(behind.seats[0].rack), write_table(behind.table)


def test_a_limit_is_a_choice():
    """001, time limit: optional; option time_limit_seconds, two minutes or any other."""
    assert refused(scene("classic", "k1", "k1"), TimeUp(0)) == ["no-time-limit"]
    assert load("classic", TIMED).rules.time_limit_seconds == 120
    with pytest.raises(BadEdition, match="expected time_limit_seconds to be null or 15 to 600"):
        load("classic", {"time_limit_seconds": 14})


def test_loose_tiles_come_back_with_three_penalty_tiles():
    """001, time limit; option timeout_policy literal: what is in order stays."""
    assert _late(table="r4 r5 r6", rack="r7 y9 y2", draft="r4 r5 r6 r7 | y9") == (
        3,
        "k1 k2 k3 y2 y9",
        "r4 r5 r6 r7",
    )


def test_a_table_in_order_stands_although_time_is_up():
    """Silent place S21."""
    assert _late(table="r4 r5 r6", rack="r7 y9", draft="r4 r5 r6 r7") == (
        0,
        "y9",
        "r4 r5 r6 r7",
    )


def test_tiles_of_the_table_that_lie_loose_come_to_the_rack_too():
    """Silent place S18."""
    assert _late(table="r4 r5 r6 J", rack="y9", draft="r4 r5 r6 | J y9") == (
        3,
        "k1 k2 k3 y9 J",
        "r4 r5 r6",
    )


def test_nobody_looks_for_a_meld_inside_loose_tiles():
    """Silent place S18: a would-be meld is loose as a whole."""
    assert _late(rack="r4 r5 r6 b6 y9", draft="r4 r5 r6 b6") == (
        3,
        "k1 k2 k3 r4 r5 r6 b6 y9",
        "",
    )


def test_everything_can_be_put_back_instead():
    """Silent place S18: option timeout_policy rollback."""
    late_turn = {"table": "r4 r5 r6", "rack": "r7 y9", "options": ROLLBACK}
    assert _late(**late_turn, draft="r4 r5 r6 r7 | y9") == (
        3,
        "k1 k2 k3 r7 y9",
        "r4 r5 r6",
    )
    assert _late(**late_turn, draft="r4 r5 r6 r7") == (0, "y9", "r4 r5 r6 r7")


def test_a_draft_that_loses_tiles_counts_as_none():
    """Silent place S18."""
    for draft in ("r7 r8 r9", "r4 r5 r6 | b7 b8 b9"):
        assert _late(table="r4 r5 r6", rack="r7 r8 r9", draft=draft) == (
            3,
            "k1 k2 k3 r7 r8 r9",
            "r4 r5 r6",
        )


def test_an_opening_without_the_loose_tiles_beside_it_stands():
    """Silent place S19."""
    rack = "r10 b10 y10 y1"
    assert _late(rack=rack, opened=False, draft="r10 b10 y10 | y1") == (
        3,
        "k1 k2 k3 y1",
        "r10 b10 y10",
    )


def test_too_low_an_opening_comes_back_as_a_whole():
    """Silent place S19: under the literal policy too."""
    for options in (TIMED, ROLLBACK):
        assert _late(rack="r9 b9 y9 y1", opened=False, draft="r9 b9 y9", options=options) == (
            3,
            "k1 k2 k3 r9 b9 y1 y9",
            "",
        )


def test_a_tile_of_the_table_stays_there_before_the_opening():
    """Silent place S19: without a legal opening the table is as it was."""
    assert _late(table="r4 r5 r6 r7", rack="y9", opened=False, draft="r4 r5 r6 | r7 | y9") == (
        3,
        "k1 k2 k3 y9",
        "r4 r5 r6 r7",
    )


def test_whoever_does_nothing_takes_three_tiles_and_not_four():
    """Silent place S20."""
    assert _late(rack="y9", draft="") == (3, "k1 k2 k3 y9", "")


def test_tiles_only_moved_about_are_put_back():
    """Silent place S20."""
    moved = {"table": "r4 r5 r6 r7 | k7 b7 y7", "draft": "r4 r5 r6 | k7 r7 b7 y7"}
    assert _late(rack="y9", **moved) == (3, "k1 k2 k3 y9", "r4 r5 r6 r7 | k7 b7 y7")


def test_a_short_pool_gives_what_it_has():
    """Silent place S22."""
    assert _late(rack="y9", draft="", pool="k1 k2") == (2, "k1 k2 y9", "")
    assert _late(rack="y9", draft="", pool="") == (0, "y9", "")


def test_the_penalty_can_be_one_tile():
    """Option penalty_tiles."""
    one = {**TIMED, "penalty_tiles": 1}
    assert _late(rack="y9", draft="", options=one) == (1, "k1 y9", "")


def test_the_next_player_follows_a_late_turn():
    """001, time limit."""
    position = scene("classic", "y9", "b1", pool=POOL, options=TIMED)
    behind = after(position, TimeUp(0))
    assert behind.turn == 1
    assert refused(behind, TimeUp(0)) == ["not-your-turn"]
