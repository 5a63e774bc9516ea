"""The box for six players and its three ways for fewer (booklet 001, six-player box)."""

import pytest

from rackrun.editions import ids, load
from rackrun.notation import read_tiles
from rackrun.rules.actions import Begin, Draw
from rackrun.rules.scoring import rack_value
from rackrun.tiles import JOKER, difference
from tests.rulebook.asking import LEGAL, assert_players, ended, judged, lay, meld_flaws, scene
from tests.rulebook.scenes import Stacked, after, begun, prepared

SIX = ("six-106", "six-108", "six-160")


def test_the_large_box_has_every_tile_three_times_and_four_jokers():
    """001, six-player box."""
    tiles = load("six-160").box.tiles()
    assert len(tiles) == 160
    assert {tiles.count(tile) for tile in tiles if tile != JOKER} == {3}
    assert tiles.count(JOKER) == 4


@pytest.mark.parametrize(
    ("edition", "numbered", "jokers", "left"), [("six-106", 52, 2, 106), ("six-108", 52, 0, 108)]
)
def test_fewer_players_take_tiles_out(edition, numbered, jokers, left):
    """001, six-player box, first and third way: each tile once, with two jokers or without."""
    removed = difference(load("six-160").box.tiles(), load(edition).box.tiles())
    assert (removed.total() - removed[JOKER], removed[JOKER]) == (numbered, jokers)
    assert load(edition).box.size == left


def test_five_or_six_need_the_whole_box():
    """001, six-player box; with fewer the whole box is the second way."""
    assert_players("six-160", fewest=2, most=6)
    assert_players("six-106", fewest=2, most=4)
    assert_players("six-108", fewest=2, most=4)


def test_the_official_way_comes_first():
    """Silent place S52."""
    assert [name for name in ids() if name in SIX] == list(SIX)


@pytest.mark.parametrize(
    ("edition", "seats", "pool"),
    [("six-160", 5, 90), ("six-160", 6, 76), ("six-160", 4, 104), ("six-108", 4, 52)],
)
def test_everybody_takes_fourteen(edition, seats, pool):
    """001, set-up."""
    position = begun(load(edition), seats)
    assert [len(seat.rack) for seat in position.seats] == [14] * seats
    assert len(position.pool) == pool


def test_six_draw_for_the_start():
    """001, set-up."""
    chance = Stacked(read_tiles("r5 k12 b9 y13 r1 r2"))
    position = after(prepared(load("six-160"), 6), Begin(), chance=chance)
    assert position.in_order == (3, 4, 5, 0, 1, 2)
    assert after(position, Draw(3), Draw(4), Draw(5)).turn == 0


def test_a_group_has_each_colour_once_although_there_are_three():
    """001, what a group is."""
    assert meld_flaws("six-160", "k7 r7 b7 y7") == LEGAL
    assert meld_flaws("six-160", "k7 k7 k7") == ["group-double-colour"]


def test_four_jokers_need_a_tile_with_a_number():
    """Silent place S10."""
    assert meld_flaws("six-108", "J J J r5") == LEGAL
    assert meld_flaws("six-108", "J J J J") == ["only-jokers"]


@pytest.mark.parametrize("edition", SIX)
def test_the_opening_is_that_of_the_classic_game(edition):
    """001, the first turn."""
    assert judged(edition, opened=False, rack="k10 r10 b10", after="k10 r10 b10") == LEGAL
    assert judged(edition, opened=False, rack="k9 r9 b9", after="k9 r9 b9") == ["opening-too-low"]


@pytest.mark.parametrize("edition", SIX)
def test_the_table_may_be_laid_anew(edition):
    """001, manipulating, figure D."""
    table = "y5 y6 y7 | r5 r6 r7 | k5 k6 k7 k8 k9"
    laid = "y5 r5 k5 b5 | y6 r6 k6 | y7 r7 k7 | k8 k9 k10"
    assert judged(edition, table=table, rack="k10 b5", after=laid) == LEGAL
    assert judged(edition, table=table, rack="b5", after=laid.replace(" k10", "")) == [
        "meld-too-short",
        "leftover-invalid",
    ]


def test_the_winner_gains_what_five_others_hold():
    """001, end and score."""
    racks = ("k12", "r7", "k7", "k1", "k13 r13 b13 y1", "k9")
    scored = ended(scene("six-160", *racks, table="r4 r5 r6", turn=1), lay("r4 r5 r6 r7", seat=1))
    assert scored.scores == (-12, 69, -7, -1, -40, -9)


def test_four_jokers_on_the_rack_cost_a_hundred():
    """001, end and score."""
    assert rack_value(read_tiles("J J J J"), load("six-160").rules.joker_points) == 100
