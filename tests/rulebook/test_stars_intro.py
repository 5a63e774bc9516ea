"""Junior for stars, the introductory game (booklet 002, introductory game)."""

from rackrun.editions import load
from rackrun.rules.actions import Find, Name
from rackrun.rules.events import RoundScored, RunAnnounced
from rackrun.rules.position import Stage
from rackrun.tiles import Colour, Tile
from tests.rulebook.asking import assert_players, refused, scene, the
from tests.rulebook.scenes import after, begun, happenings, next_find

K2, K10 = Tile.parse("k2"), Tile.parse("k10")
ROW = " ".join(f"k{number}" for number in range(1, 10))


def test_two_to_four_play():
    """002, title."""
    assert_players("stars-intro", fewest=2, most=4)


def test_all_forty_tiles_lie_open_and_the_guide_points_to_one():
    """002, introductory game."""
    position = begun(load("stars-intro"), 2)
    assert len(position.pool) == 40
    assert refused(position, Find(0, K2)) == ["not-now"]
    assert after(position, Name(K2)).table == ((K2,),)


def test_the_neighbours_of_the_row_earn_a_star():
    """002, introductory game."""
    position = after(begun(load("stars-intro"), 2), Name(K2))
    assert after(position, Find(1, Tile.parse("k1"))).seats[1].chips == 1
    assert after(position, Find(1, Tile.parse("k3"))).seats[1].chips == 1
    assert after(position, Find(1, Tile.parse("k4"))).seats[1].chips == 0
    assert after(position, Find(1, Tile.parse("r3"))).seats[1].chips == 0


def test_a_complete_row_is_announced_and_the_next_one_named():
    """002, introductory game."""
    position = scene("stars-intro", "", "", table=ROW, pool="k10 r1", stage=Stage.FIND)
    events = happenings(position, Find(0, K10))
    assert the(RunAnnounced, events) == RunAnnounced(Colour.BLACK, complete=True)
    assert after(position, Find(0, K10)).stage is Stage.NAME


def test_the_game_ends_with_four_complete_rows():
    """002, introductory game."""
    position = begun(load("stars-intro"), 2)
    while position.in_play:
        assert len(position.table) < 4 or len(position.table[-1]) < 10
        position = after(position, next_find(position, 1))
    assert [len(row) for row in position.table] == [10] * 4


def test_the_most_stars_win_and_equals_share():
    """Silent place S40: the booklet names no winner."""
    for chips, winners in [((18, 17), (0,)), ((17, 18), (0, 1)), ((3, 30), (1,))]:
        position = scene(
            "stars-intro", "", "", table=ROW, pool="k10", chips=chips, stage=Stage.FIND
        )
        assert the(RoundScored, happenings(position, Find(0, K10))).winners == winners
