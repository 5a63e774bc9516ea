"""Nothing hidden leaves: what a seat may not know changes nothing that it is told."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from rackrun.errors import IllegalAction
from rackrun.notation import event_to_data, write_event, write_position
from rackrun.rules.actions import Action, Draw, GiveBack, Leave, OfferSeed, Pass, Play, TimeUp
from rackrun.rules.decide import decide
from rackrun.rules.events import RoundScored
from rackrun.rules.evolve import evolve
from rackrun.rules.position import Position, Stage
from rackrun.tiles import Tiles
from rackrun.view import redact, view
from tests.kit.games import Game, edition_seats, seed_of
from tests.kit.size import sized

pytestmark = pytest.mark.heavy

LIMITED = {"time_limit_seconds": 60}


def another_world(position: Position, knower: int | None, action: Action) -> Position:
    """The same position for ``knower``, with the hidden tiles dealt differently.

    What the action itself shows stays: tiles that another seat lays or gives back, and the tiles
    that the knower is about to draw.
    """
    chance = Random(write_position(position))
    acting = getattr(action, "seat", None)
    shown = position.pool[:3] if acting == knower else ()
    kept = [Counter[object]() for _ in position.seats]
    if acting != knower and isinstance(acting, int):
        kept[acting] = Counter(_shown_by(position, action))
    hidden = [*position.pool[len(shown) :]]
    for at, seat in enumerate(position.seats):
        if at != knower:
            hidden += (Counter(seat.rack) - kept[at]).elements()
    chance.shuffle(hidden)
    seats = list(position.seats)
    for at, seat in enumerate(position.seats):
        if at != knower:
            stays = tuple(kept[at].elements())
            count = len(seat.rack) - len(stays)
            rack = (*stays, *(hidden.pop() for _ in range(count)))
            seats[at] = replace(seat, rack=position.edition.box.sort(rack))
    return replace(position, seats=tuple(seats), pool=(*shown, *hidden))


def _shown_by(position: Position, action: Action) -> Tiles:
    """The tiles of the acting seat's rack that the action depends on."""
    if isinstance(action, Play | TimeUp):
        return position.seats[action.seat].rack
    return (action.tile,) if isinstance(action, GiveBack) else ()


def told(position: Position, action: Action, luck: str, knower: int | None) -> list[str]:
    """Everything that the seat is told about an action, as it would be written."""
    try:
        events = decide(position, action, seed_of(luck))
    except IllegalAction as error:
        return [flaw.message for flaw in error.flaws]
    said: list[str] = []
    for event in events:
        if isinstance(event, RoundScored):
            break
        redacted = redact(event, knower)
        position = evolve(position, event)
        said += [write_event(redacted), str(event_to_data(redacted))]
        said.append(write_position(view(position, knower)))
    return said


def actions_to_try(game: Game) -> list[Action]:
    seat = game.position.turn
    return [
        game.next_action(), Draw(seat), Pass(seat), TimeUp(seat), Leave(seat),
        Play(seat, game.position.table), OfferSeed(seat, "late"),
    ]  # fmt: skip


@pytest.mark.parametrize(("name", "seats"), edition_seats())
def test_hidden_tiles_change_nothing_that_a_seat_is_told(name: str, seats: int) -> None:
    options = LIMITED if game_has_turns(name) else None
    for luck in range(sized(1, 20)):
        game = Game.of(name, seats, options, f"secrecy {luck}")
        for step, _ in enumerate(game.play(most=250)):
            if game.position.stage not in (Stage.TURN, Stage.GIVE_BACK) or step % 3:
                continue
            for knower in (None, *range(seats)):
                for action in actions_to_try(game):
                    other = another_world(game.position, knower, action)
                    lucky = f"{game.luck} {game.position.round}"
                    assert view(other, knower) == view(game.position, knower)
                    assert told(other, action, lucky, knower) == told(
                        game.position, action, lucky, knower
                    )


def game_has_turns(name: str) -> bool:
    return Game.of(name, 2).edition.rules.game == "turns"


@pytest.mark.parametrize(("name", "seats"), edition_seats())
def test_the_seed_is_in_nothing_before_the_round_is_over(name: str, seats: int) -> None:
    game = Game.of(name, seats, luck="seed")
    game.begin()
    for _ in game.play(most=60):
        if not game.position.in_play:
            break
        assert game.seed.revealed not in write_position(game.position)
        assert game.seed.revealed not in repr(game.position)
        assert not any(game.seed.revealed in write_event(event) for event in game.events)
    assert game.seed.revealed not in repr(game.seed)
