"""The introductory games: a guide that names tiles, finders that look as slowly as a child."""

import pytest

from rackrun.bots import GUIDE, BotChance, View, bot
from rackrun.bots.finder import Finder
from rackrun.bots.guide import Guide
from rackrun.editions import load
from rackrun.rules.actions import Find, Name
from rackrun.rules.events import TileFound, TileMissed
from rackrun.rules.finding import fits
from rackrun.rules.position import Stage
from rackrun.tiles import Tile
from tests.bots.scenes import FULL
from tests.kit.games import Game, edition_seats
from tests.kit.size import sized

INTRODUCTORY = [
    (name, seats) for name, seats in edition_seats() if load(name).rules.game == "finding"
]


def looking(row: str = "r5") -> View:
    """A round in which the guide has named a tile."""
    game = Game.of("junior-intro", 2).begin()
    game.do(Name(Tile.parse(row)))
    return View(game.position, 1)


@pytest.mark.parametrize(("name", "seats"), INTRODUCTORY)
def test_guide_and_finders_play_whole_games(name: str, seats: int) -> None:
    for luck in range(sized(2, 20)):
        game = Game.of(name, seats, luck=f"found {luck}").finish()
        found = [event for event in game.events if isinstance(event, TileFound)]
        assert game.position.stage is Stage.OVER
        assert len(found) == 36
        assert {event.seat for event in found} == set(range(seats))
        assert any(isinstance(event, TileMissed) for event in game.events)


def test_the_guide_names_any_open_tile() -> None:
    view = View(Game.of("junior-intro", 2).begin().position, 0)
    named = {Guide().choose(view, BotChance.of(f"luck {n}"), FULL).tile for n in range(400)}
    assert named == set(view.position.pool)
    assert bot(GUIDE).name == "guide"


def test_a_finder_points_to_both_neighbours_and_now_and_then_to_a_wrong_tile() -> None:
    view = looking("r5")
    finds = [Finder().choose(view, BotChance.of(f"luck {n}"), FULL) for n in range(400)]
    assert {find.seat for find in finds} == {1}
    right = [str(find.tile) for find in finds if fits(view.position, find.tile)]
    assert set(right) == {"r4", "r6"}
    assert 40 < len(finds) - len(right) < 120


def test_a_wrong_tile_is_one_that_a_child_could_take() -> None:
    view = looking("r5")
    finds = (Finder().choose(view, BotChance.of(f"luck {n}"), FULL).tile for n in range(400))
    wrong = {str(tile) for tile in finds if not fits(view.position, tile)}
    assert wrong == {"k4", "b4", "y4", "k6", "b6", "y6", "r3", "r7"}


def test_the_last_tile_of_all_is_found_without_a_mistake() -> None:
    game = Game.of("junior-intro", 2)
    for action in game.play():
        if isinstance(action, Find) and len(game.position.pool) == 1:
            assert fits(game.position, action.tile)


def test_a_finder_takes_a_childs_time() -> None:
    view = looking()
    paces = [Finder().pace(view, BotChance.of(f"luck {n}")) for n in range(200)]
    assert all(7 <= seconds <= 15 for seconds in paces)
    assert max(paces) - min(paces) > 6


def test_among_fewer_tiles_it_looks_less_long() -> None:
    game = Game.of("junior-intro", 2)
    paces = [
        Finder().pace(View(game.position, 0), BotChance.of("always the same"))
        for _ in game.play()
        if game.position.stage is Stage.FIND
    ]
    assert paces == sorted(paces, reverse=True)
    assert paces[0] > paces[-1]
