"""A twelfth edition is a file: five colours of eight, three jokers, opening 20, groups to five."""

from pathlib import Path

import pytest

from rackrun.editions import Edition, read_user_file
from rackrun.melds import Group, read
from rackrun.notation import read_table, read_tiles
from rackrun.rules.legality import judge
from rackrun.rules.turn import Turn
from tests.kit.games import Game

FIVES = Path(__file__).parent / "fives.toml"


@pytest.fixture
def fives() -> Edition:
    return read_user_file(FIVES)[0]


def test_its_box_and_opening_come_from_the_file(fives: Edition) -> None:
    assert (fives.box.size, fives.box.jokers, fives.rules.opening) == (83, 3, 20)
    assert fives.code == "fives"


def test_a_group_may_have_five_colours(fives: Edition) -> None:
    meld = read(read_tiles("g7 y7 J r7 k7"), fives.melds)
    assert isinstance(meld, Group)
    assert meld.tiles == read_tiles("k7 r7 y7 g7 J")


@pytest.mark.parametrize(("laid", "legal"), [("k6 r6 b6", False), ("k7 r7 b7", True)])
def test_its_opening_needs_twenty(fives: Edition, laid: str, legal: bool) -> None:
    turn = Turn(fives, False, (), read_tiles(f"{laid} g1"), read_table(laid))
    assert judge(turn).legal == legal


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_played(fives: Edition, seats: int) -> None:
    game = Game(fives, seats, "fives").finish()
    assert len(game.position.results) == 1
