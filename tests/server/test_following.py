"""A match followed by what is told: the same view as the server's, however it was heard."""

from dataclasses import replace

import pytest

from rackrun.bots import View
from rackrun.editions import ids
from rackrun.following import Following, said
from rackrun.rooms.notation import happening_to_data
from rackrun.rooms.reading import position_from_data
from rackrun.rooms.telling import position_to_data
from rackrun.rules import actions
from rackrun.rules.position import Position, Stage
from rackrun.tiles import JOKER
from rackrun.view import redact, view
from tests.kit.games import Game

UNTOLD = {"shuffles": 0, "idle": 0, "returns": 0, "oldest": None, "youngest": None}
"""What no seat is told, since none needs it."""


def told(position: Position, version: int) -> dict[str, object]:
    """A whole room, as far as the match goes."""
    return {"t": "room", "version": version, "edition": position.edition.as_data(),
            "position": position_to_data(position)}  # fmt: skip


@pytest.mark.parametrize("name", ids())
def test_a_view_is_read_as_it_was_told(name: str) -> None:
    game = Game.of(name, 2)
    for _ in game.play():
        for seat in (0, 1, None):
            seen = view(game.position, seat)
            read = position_from_data(game.edition, position_to_data(seen))
            assert read == replace(seen, **UNTOLD)


@pytest.mark.parametrize("name", ids())
def test_whoever_hears_events_after_a_room_sees_what_the_server_sees(name: str) -> None:
    game = Game.of(name, 2)
    following: Following | None = None
    asked = 0
    for number, _ in enumerate(game.play()):
        seen = len(game.events)
        if following is None and number == 5:
            following = Following(1)
            following.hear(told(view(game.position, 1), seen))
        elif following is not None:
            for version in range(following.version + 1, seen + 1):
                event = redact(game.events[version - 1], 1)
                data = happening_to_data(event)
                following.hear({"t": "event", "v": version, "event": data})
            mine = View(game.position, 1)
            assert replace(following.view.position, **UNTOLD) == replace(mine.position, **UNTOLD)
            asked += following.is_asked
            assert following.is_asked == _waits_for(game.position, 1)
    assert asked


def _waits_for(position: Position, seat: int) -> bool:
    if position.stage is Stage.FIND:
        return True
    return position.stage in (Stage.TURN, Stage.GIVE_BACK) and position.turn == seat


def test_nobody_is_asked_before_the_room_was_told() -> None:
    following = Following(0)
    following.hear({"t": "present", "seats": [0]})
    assert not following.is_asked


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (actions.Draw(0), ("draw", {})),
        (actions.Pass(0), ("pass", {})),
        (actions.GiveBack(0, JOKER), ("give-back", {"tile": "J"})),
        (actions.Find(0, JOKER), ("find", {"tile": "J"})),
        (actions.Name(JOKER), ("name", {"tile": "J"})),
    ],
)
def test_actions_are_said_as_the_protocol_has_them(
    action: actions.Action, message: tuple[str, dict[str, object]]
) -> None:
    assert said(action) == message


def test_what_no_bot_does_in_its_turn_is_not_said() -> None:
    with pytest.raises(ValueError, match="expected what a bot does in its turn"):
        said(actions.Prepare())
