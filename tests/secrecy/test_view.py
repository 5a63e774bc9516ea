"""What a view shows and what it hides."""

import pytest

from rackrun.rules.actions import Draw
from rackrun.rules.position import Stage
from rackrun.tiles import HIDDEN
from rackrun.view import redact, view
from tests.kit.games import Game


def test_a_view_shows_only_the_own_rack_until_the_round_is_over() -> None:
    game = Game.of("classic", 3).begin()
    shown = view(game.position, 1)
    assert shown.seats[1].rack == game.position.seats[1].rack
    assert set(shown.seats[0].rack) == set(shown.seats[2].rack) == set(shown.pool) == {HIDDEN}
    game.finish()
    assert view(game.position, 1).seats == game.position.seats


def test_the_tile_to_be_given_back_is_known_to_its_seat_alone() -> None:
    game = Game.of("cards", 2, {"hand_limit": 9}).begin()
    while game.position.stage is not Stage.GIVE_BACK:
        game.do(Draw(game.position.turn))
    seat = game.position.turn
    assert view(game.position, seat).drawn == game.position.drawn
    assert view(game.position, 1 - seat).drawn == HIDDEN


def test_an_event_that_secrecy_does_not_know_is_refused() -> None:
    with pytest.raises(TypeError, match="secrets"):
        redact(object(), 0)  # type: ignore[arg-type]
