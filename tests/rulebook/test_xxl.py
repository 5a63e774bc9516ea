"""The game with extra large numbers (booklet 004), which prints figures A to D in full."""

import pytest

from rackrun.editions import load
from rackrun.rules.actions import Draw, TimeUp
from rackrun.rules.events import PenaltyTaken
from tests.rulebook.asking import (
    LEGAL,
    assert_players,
    ended,
    judged,
    lay,
    meld_flaws,
    refused,
    scene,
    the,
)
from tests.rulebook.scenes import after, begun, happenings


def test_large_numbers_change_no_rule():
    """004 tells the game of 001 again."""
    xxl, classic = load("xxl"), load("classic")
    assert (xxl.box, xxl.rules, xxl.seats) == (classic.box, classic.rules, classic.seats)


def test_two_to_four_play_with_fourteen_tiles_each():
    """004, set-up."""
    assert_players("xxl", fewest=2, most=4)
    position = begun(load("xxl"), 4)
    assert [len(seat.rack) for seat in position.seats] == [14] * 4
    assert len(position.pool) == 50


@pytest.mark.parametrize(
    ("tiles", "found"),
    [
        ("b5 b6 b7", LEGAL),
        ("b5 b6", ["meld-too-short"]),
        ("r12 r13 r1", ["run-wrap"]),
        ("b5 r5 k5 y5", LEGAL),
        ("b5 r5 k5 b5", ["group-double-colour"]),
    ],
)
def test_a_meld_has_at_least_three_tiles(tiles, found):
    """004, runs and groups; one language misprints the least as the most."""
    assert meld_flaws("xxl", tiles) == found


def test_the_first_turn_needs_thirty_points():
    """004, the first turn."""
    assert judged("xxl", opened=False, rack="b10 r10 k10", after="b10 r10 k10") == LEGAL
    assert judged("xxl", opened=False, rack="b9 r9 k9", after="b9 r9 k9") == ["opening-too-low"]


def test_tiles_are_added_to_every_meld_on_the_table():
    """004, figure A; one language limits it to the opening by mistake."""
    table = "r4 r5 r6 | k8 r8 b8"
    assert judged("xxl", table=table, rack="r3 y8", after="r3 r4 r5 r6 | k8 r8 b8 y8") == LEGAL
    assert judged("xxl", table=table, rack="r2", after="r2 r4 r5 r6 | k8 r8 b8") == ["run-gap"]


def test_figure_b_takes_a_tile_from_a_run_that_gets_another():
    """004, figure B."""
    table = "b8 b9 b10"
    assert judged("xxl", table=table, rack="b11 k8 y8", after="b9 b10 b11 | b8 k8 y8") == LEGAL
    assert judged("xxl", table=table, rack="k8 y8", after="b9 b10 | b8 k8 y8") == [
        "meld-too-short",
        "leftover-invalid",
    ]


def test_figure_c_splits_a_run():
    """004, figure C."""
    table = "r4 r5 r6 r7 r8"
    assert judged("xxl", table=table, rack="r6", after="r4 r5 r6 | r6 r7 r8") == LEGAL
    assert judged("xxl", table="r4 r5 r6 r7", rack="r6", after="r4 r5 r6 | r6 r7") == [
        "meld-too-short",
        "leftover-invalid",
    ]


def test_figure_d_lays_the_whole_table_anew():
    """004, figure D."""
    table = "y5 y6 y7 | r5 r6 r7 | k5 k6 k7 k8 k9"
    laid = "y5 r5 k5 b5 | y6 r6 k6 | y7 r7 k7 | k8 k9 k10"
    assert judged("xxl", table=table, rack="k10 b5", after=laid) == LEGAL
    assert judged("xxl", table=table, rack="k10 b5", after=laid.replace(" b5", "")) == LEGAL
    assert judged("xxl", table=table, rack="b5", after=laid.replace(" k10", "")) == [
        "meld-too-short",
        "leftover-invalid",
    ]


@pytest.mark.parametrize(
    ("table", "rack", "laid"),
    [
        ("b3 r3 J", "y3 r7 r8", "b3 r3 y3 | r7 r8 J"),
        ("r2 r3 J r5 r6", "r1 r7 k7 k8", "r1 r2 r3 | r5 r6 r7 | k7 k8 J"),
        ("b6 b7 J", "b4", "b4 J b6 b7"),
        ("k1 k2 J | b1 y1 r1 | b2 y2 r2", "r7 r8", "b1 y1 r1 k1 | b2 y2 r2 k2 | r7 r8 J"),
    ],
)
def test_the_four_ways_to_use_a_lying_joker(table, rack, laid):
    """004, the joker, examples 1 to 4."""
    assert judged("xxl", table=table, rack=rack, after=laid) == LEGAL


def test_a_freed_joker_is_not_kept():
    """004, the joker."""
    assert judged("xxl", table="b3 r3 J", rack="y3", after="b3 r3 y3") == ["joker-use-now"]


def test_not_wanting_to_play_is_enough_for_drawing():
    """004, further turns: one language knows only that one cannot; option must_play_if_able."""
    held = {"table": "r4 r5 r6", "pool": "b1"}
    must = scene("xxl", "r7", "k1", **held, options={"must_play_if_able": True})
    assert refused(scene("xxl", "r7", "k1", **held), Draw(0)) == LEGAL
    assert refused(must, Draw(0)) == ["must-play"]


def test_three_tiles_are_the_penalty_for_a_late_turn():
    """004, time limit."""
    timed = {"time_limit_seconds": 120}
    position = scene("xxl", "r7", "k1", pool="b1 b2 b3 b4", options=timed)
    assert len(the(PenaltyTaken, happenings(position, TimeUp(0))).penalty) == 3
    assert len(after(position, TimeUp(0)).seats[0].rack) == 4


def test_losers_lose_what_they_hold_and_the_winner_gains_it():
    """004, end and score."""
    position = scene("xxl", "r7", "k5 J", "y1", table="r4 r5 r6")
    assert ended(position, lay("r4 r5 r6 r7")).scores == (31, -30, -1)
