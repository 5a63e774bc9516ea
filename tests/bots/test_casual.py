"""The casual bot: rearranges two melds at most, and adds what fits elsewhere."""

import pytest

from rackrun.bots.casual import Casual
from rackrun.bots.solver import Solver
from rackrun.notation import read_table
from rackrun.rules.actions import Draw, Play
from rackrun.table import changed, tiles_on
from rackrun.tiles import difference
from tests.bots.scenes import chosen, scene, table_after
from tests.bots.test_games import RACKS, playing, short

CASUAL = Casual()


def test_it_rearranges_a_meld() -> None:
    after = table_after(CASUAL, scene("classic", "b8 b9 b10", "b11 k8 y8 k1"))
    assert after is not None
    assert set(after) == set(read_table("b9 b10 b11 | k8 b8 y8"))


def test_it_rearranges_two_melds_at_once() -> None:
    after = table_after(CASUAL, scene("classic", "k5 r5 b5 y5 | k6 r6 b6 y6", "r7 k1"))
    assert after is not None
    assert set(after) == set(read_table("k5 b5 y5 | k6 b6 y6 | r5 r6 r7"))


def test_three_melds_are_too_many_for_it() -> None:
    # The red five needs a four that another four has to replace, and a six.
    view = scene("classic", "k4 r4 b4 | y4 y5 y6 y7 | k6 r6 b6 y6", "r5 k1")
    assert isinstance(chosen(Solver(), view), Play)
    assert chosen(CASUAL, view) == Draw(0)


def test_it_adds_to_any_number_of_melds() -> None:
    view = scene("classic", "r4 r5 r6 | k8 b8 y8 | b1 b2 b3 | y10 y11 y12", "r7 r8 b4 y13 k1")
    after = table_after(CASUAL, view)
    assert after is not None
    assert len(difference(tiles_on(after), tiles_on(view.table))) == 4


def test_it_does_not_add_before_its_opening() -> None:
    assert chosen(CASUAL, scene("classic", "r4 r5 r6", "r7 k1", opened=False)) == Draw(0)


@pytest.mark.heavy
@pytest.mark.parametrize(("edition", "seats"), [pair for pair in RACKS if pair[1] == 2])
def test_the_melds_that_it_rearranges_are_two_at_most(edition: str, seats: int) -> None:
    game = playing(short(edition), seats, "casual", ["casual", "solver"])
    for action in game.play():
        if isinstance(action, Play) and action.seat == 0:
            gone, fresh = changed(game.position.table, action.table)
            places = [set(action.table[at]) for at in fresh]
            taken_apart = [meld for meld in gone if not any(set(meld) <= each for each in places)]
            assert len(taken_apart) <= 2
