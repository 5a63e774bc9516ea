"""Junior, the introductory game (booklet 000, introductory game)."""

import pytest

from rackrun.editions import load
from rackrun.rules.actions import Begin, Draw, Find, Leave, Name
from rackrun.rules.events import RoundScored, RunAnnounced, TileFound, TileMissed
from rackrun.rules.position import RoundResult, Stage
from rackrun.tiles import JOKER, Colour, Tile
from tests.rulebook.asking import assert_players, refused, scene, the
from tests.rulebook.scenes import after, begun, happenings, next_find, prepared

R4, R5, R6, R7 = (Tile.parse(text) for text in ("r4", "r5", "r6", "r7"))


@pytest.fixture
def named():
    """A game in which the guide has named the r5."""
    return after(begun(load("junior-intro"), 3), Name(R5))


def test_one_to_four_play_and_the_guide_is_no_seat():
    """000, title; silent place S40."""
    assert_players("junior-intro", fewest=1, most=4)


def test_all_tiles_lie_open_without_jokers_racks_or_chips():
    """000, introductory game; one language has them face down by mistake."""
    position = begun(load("junior-intro"), 2)
    assert len(position.pool) == 40
    assert JOKER not in position.pool
    assert [(seat.rack, seat.chips) for seat in position.seats] == [((), 0)] * 2


def test_the_guide_names_the_first_tile():
    """000, introductory game: nobody is asked for an age, nothing is looked for before."""
    position = begun(load("junior-intro"), 2)
    assert refused(position, Find(0, R5)) == ["not-now"]
    assert after(position, Name(R5)).table == ((R5,),)
    assert refused(prepared(load("junior-intro"), 2), Begin(ages=(5, 6))) == ["starter-unwanted"]


@pytest.mark.parametrize("tile", [R4, R6])
def test_the_tile_before_or_after_earns_a_chip(named, tile):
    """000, introductory game: for the first to find it."""
    assert the(TileFound, happenings(named, Find(1, tile))) == TileFound(1, tile, 1)
    behind = after(named, Find(1, tile))
    assert (behind.seats[1].chips, behind.bank) == (1, 50)


@pytest.mark.parametrize("tile", ["r7", "b6", "r1"])
def test_a_wrong_tile_costs_nothing(named, tile):
    """Silent place S40."""
    wrong = Find(2, Tile.parse(tile))
    assert happenings(named, wrong) == [TileMissed(2, Tile.parse(tile))]
    assert after(named, wrong) == named


def test_the_second_to_find_a_tile_comes_too_late(named):
    """Silent place S40: it does not lie open any more."""
    assert refused(after(named, Find(1, R6)), Find(0, R6)) == ["tile-not-open"]
    assert refused(named, Find(0, JOKER)) == ["tile-not-open"]


def test_the_third_tile_makes_a_run(named):
    """000, introductory game: the guide explains what that is."""
    assert not any(isinstance(event, RunAnnounced) for event in happenings(named, Find(0, R6)))
    events = happenings(after(named, Find(0, R6)), Find(1, R7))
    assert the(RunAnnounced, events) == RunAnnounced(Colour.RED, complete=False)


def test_one_colour_is_laid_to_its_end_before_the_next_is_named(named):
    """Silent place S40."""
    assert refused(named, Name(Tile.parse("b1"))) == ["not-now"]
    position = named
    while position.stage is Stage.FIND:
        position = after(position, next_find(position, 0))
    assert [len(row) for row in position.table] == [10]
    assert refused(position, Name(R5)) == ["tile-not-open"]
    assert after(position, Name(Tile.parse("b1"))).stage is Stage.FIND


def _played_out(**options):
    """The position after a whole game of one player."""
    position = begun(load("junior-intro", options), 1)
    while position.in_play:
        position = after(position, next_find(position, 0))
    return position


def test_the_game_ends_when_all_tiles_lie_in_rows():
    """000, introductory game: 36 chips, as the guide's tiles earn none."""
    position = _played_out()
    assert [len(row) for row in position.table] == [10] * 4
    assert position.results == (RoundResult((36,), (0,)),)


def test_the_most_chips_win_and_equals_share():
    """000, introductory game; silent place S40."""
    row = " ".join(f"y{number}" for number in range(1, 10))
    for chips, winners in [((14, 12, 10), (0,)), ((12, 13, 10), (0, 1))]:
        position = scene(
            "junior-intro", "", "", "", table=row, pool="y10", chips=chips, stage=Stage.FIND
        )
        found = happenings(position, Find(0, Tile.parse("y10")))
        assert the(RoundScored, found).winners == winners


def test_nobody_has_turns():
    """000, introductory game: everybody looks at the same time."""
    position = after(begun(load("junior-intro"), 2), Name(R5))
    assert refused(position, Draw(0)) == ["not-now"]
    assert after(position, Find(1, R6), Find(1, R7)).seats[1].chips == 2


def test_whoever_left_finds_nothing_any_more(named):
    """Silent place S25."""
    behind = after(named, Leave(1))
    assert refused(behind, Find(1, R6)) == ["seat-left"]
    assert refused(behind, Find(0, R6)) == []


def test_several_rounds_can_be_agreed():
    """Option rounds, silent place S63."""
    assert _played_out().stage is Stage.OVER
    assert _played_out(rounds=2).stage is Stage.PREPARE
