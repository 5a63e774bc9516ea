"""Whole games of bots: every action is legal, and hidden tiles decide nothing."""

from collections.abc import Sequence
from random import Random

import pytest

from rackrun.bots import LEVELS, BotChance, View, bot
from rackrun.editions import Edition, load
from rackrun.rules.actions import Play
from rackrun.rules.position import Stage
from tests.bots.scenes import hidden_otherwise
from tests.kit.games import BUDGET, THINKING, Game, edition_seats
from tests.kit.size import sized

RACKS = [(name, seats) for name, seats in edition_seats() if load(name).rules.game == "turns"]
CASES = [
    (name, edition, seats)
    for edition, seats in RACKS
    for name in LEVELS
    if name not in THINKING or sized(seats == load(edition).seats[1], True)
]
"""Bots that think take their time: in the usual size they sit at the fullest tables alone."""
ONE_ROUND = {"chips_to_win": 1}


def short(name: str) -> Edition:
    """The edition with matches of one round."""
    edition = load(name)
    options = {option.name for option in edition.options}
    return edition.with_options({key: ONE_ROUND[key] for key in ONE_ROUND if key in options})


def playing(edition: Edition, seats: int, luck: str, names: Sequence[str]) -> Game:
    return Game(edition, seats, luck, tuple(bot(name) for name in names))


@pytest.mark.heavy
@pytest.mark.parametrize(("name", "edition", "seats"), CASES)
def test_a_bot_plays_whole_games_in_every_seat(name: str, edition: str, seats: int) -> None:
    for luck in range(sized(1, 10)):
        game = playing(short(edition), seats, f"{name} {luck}", [name]).finish()
        assert game.position.stage is Stage.OVER


@pytest.mark.heavy
@pytest.mark.parametrize(("edition", "seats"), RACKS)
def test_all_bots_play_at_one_table(edition: str, seats: int) -> None:
    for luck in range(sized(1, 10)):
        game = playing(short(edition), seats, f"all {luck}", tuple(LEVELS)).finish()
        assert game.position.stage is Stage.OVER


OPTIONS = [
    ("classic", {"max_jokers_per_set": 1, "opening": 50}),
    ("classic", {"opening": 0}),
    ("six-108", {"max_jokers_per_set": 2}),
    ("junior", {"must_play_if_able": True, "max_jokers_per_set": 1}),
    ("stars", {"must_play_if_able": True}),
    ("cards", {"must_play_if_able": True, "hand_limit": 9, "joker_replace_by_layer": False}),
    ("cards-pro", {"must_play_if_able": True, "joker_replace_by_layer": False, "hand_limit": 9}),
]  # fmt: skip


@pytest.mark.heavy
@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(("edition", "options"), OPTIONS)
def test_bots_keep_to_the_options(edition: str, options: dict[str, object], name: str) -> None:
    for luck in range(sized(1, 10)):
        chosen = short(edition).with_options(options)
        game = playing(chosen, 3, f"options {luck}", [name]).finish()
        assert game.position.stage is Stage.OVER


@pytest.mark.heavy
@pytest.mark.parametrize(("name", "edition", "seats"), CASES)
def test_hidden_tiles_change_no_choice(name: str, edition: str, seats: int) -> None:
    chance = Random(f"{edition} {seats} {name}")
    for luck in range(sized(1, 5)):
        game = playing(short(edition), seats, f"hidden {luck}", ["helper"])
        for step, _ in enumerate(game.play()):
            position = game.position
            if position.stage not in (Stage.TURN, Stage.GIVE_BACK) or step % 7:
                continue
            other = hidden_otherwise(position, position.turn, chance)
            views = [View(each, position.turn) for each in (position, other)]
            first, second = (
                bot(name).choose(view, BotChance.of(f"{step}"), BUDGET) for view in views
            )
            assert first == second


def test_the_other_hidden_tiles_are_other_ones() -> None:
    position = Game.of("classic", 3).begin().position
    other = hidden_otherwise(position, 1, Random(1))
    assert other.seats[1] == position.seats[1]
    assert other.seats[0].rack != position.seats[0].rack
    assert View(other, 1) == View(position, 1)


def test_the_same_luck_gives_the_same_game() -> None:
    first, second = (Game.of("junior", 3, luck="again").finish() for _ in range(2))
    assert first.events == second.events


def test_something_is_laid_before_a_game_ends() -> None:
    for name in LEVELS:
        game = Game.of("classic", 2, luck="laid", bots=[name])
        assert any(isinstance(action, Play) for action in game.play())
