"""A round looked at again: every turn is there, and no turn was better than the best play."""

import json

import pytest

from rackrun.editions import ids, load
from rackrun.review import review, review_data
from rackrun.rules.events import PenaltyTaken, TablePlayed, TileDrawn, TurnPassed
from tests.kit.games import Game


@pytest.mark.parametrize("name", ids())
def test_every_turn_of_a_round_is_looked_at_and_none_was_better_than_the_best(name: str) -> None:
    game = Game.of(name, 2, luck=f"review {name}")
    for _ in game.play(most=150):
        pass
    turns = [event for event in game.events
             if isinstance(event, TablePlayed | TileDrawn | TurnPassed | PenaltyTaken)]  # fmt: skip
    found = [turn for number in range(1, game.position.round + 1)
             for turn in review(game.events, number)]  # fmt: skip
    if load(name).rules.game != "turns":
        assert found == []
        return
    assert [turn.did for turn in found] == turns
    assert all(game.events[turn.at] == turn.did for turn in found)
    assert all(turn.missed >= 0 for turn in found)


def test_a_turn_in_which_more_was_possible_says_how_much_more() -> None:
    game = Game.of("classic", 2, luck="review")
    for _ in game.play(most=80):
        pass
    told = review_data(game.events, 1)
    assert json.loads(json.dumps(told)) == told
    drawn = [turn for turn in told if turn["did"] == "tile-drawn" and turn["missed"]]
    assert drawn
    for turn in drawn:
        assert turn["missed"] == turn["best"]["tiles"] == len(turn["best"]["played"])
        assert turn["after"] == {"table": turn["before"]["table"], "played": [], "taken": []}
