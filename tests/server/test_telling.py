"""What a room tells a seat: enough to follow the match, and nothing of what is hidden."""

import json
from dataclasses import replace

import pytest

from rackrun.editions import ids
from rackrun.notation.values import codecs_of
from rackrun.rooms.events import OPEN, RoomEvent, RoomOpened, SeatTaken
from rackrun.rooms.notation import KINDS, read_happening, write_happening
from rackrun.rooms.room import Room, enter, evolve
from rackrun.rooms.telling import redacted, snapshot
from rackrun.rules.actions import Draw
from rackrun.rules.evolve import evolve as evolve_match
from rackrun.rules.position import Stage
from rackrun.view import view
from tests.kit.games import Game
from tests.secrecy.test_secrecy import another_world


def room_of(game: Game) -> Room:
    """The game in a room, with a person in the first seat."""
    plan = (OPEN,) + ("helper",) * (game.seats - 1)
    opened = RoomOpened(game.edition, plan, "the host's fingerprint")
    first, *rest = game.events
    return enter([opened, first, SeatTaken(0, "Anna", "a fingerprint"), *rest])


@pytest.mark.parametrize("name", ids())
def test_hidden_tiles_change_nothing_in_a_snapshot(name: str) -> None:
    game = Game.of(name, 2, luck=f"snapshot {name}")
    for step, _ in enumerate(game.play(most=120)):
        if game.position.stage not in (Stage.TURN, Stage.GIVE_BACK) or step % 7:
            continue
        room = room_of(game)
        for knower in (None, 0, 1):
            other = another_world(game.position, knower, Draw(1 - (knower or 0)))
            elsewhere = replace(room, position=other)
            assert json.dumps(snapshot(room, knower)) == json.dumps(snapshot(elsewhere, knower))


@pytest.mark.parametrize("name", ids())
def test_whoever_is_told_every_event_can_follow_the_match(name: str) -> None:
    game = Game.of(name, 2, luck=f"follow {name}")
    seen = dict.fromkeys((None, 0, 1), game.position)
    told = len(game.events)
    for _ in game.play(most=60):
        for event in game.events[told:]:
            for knower in seen:
                known = redacted(read_happening(write_happening(event)), knower)
                seen[knower] = evolve_match(seen[knower], known)  # pyright: ignore[reportArgumentType]
        told = len(game.events)
        for knower, position in seen.items():
            assert view(position, knower) == view(game.position, knower)


@pytest.mark.parametrize("name", KINDS)
def test_every_event_of_a_room_is_written_and_read(name: str) -> None:
    kind: type[RoomEvent] = KINDS[name]
    game = Game.of("classic", 2)
    values = {
        int: 3,
        str: "some words; and | signs",
        bool: True,
        tuple[str, ...]: ("open", "helper"),
    }
    fields = {
        field: game.edition if field == "edition" else _value(values, codec.what)
        for field, codec in codecs_of(kind).items()
    }
    happening = kind(**fields)
    assert read_happening(write_happening(happening)) == happening


def _value(values: dict[object, object], what: str) -> object:
    words = {"a number": int, "a text": str, "yes or no": bool, "texts": tuple[str, ...]}
    return values[words[what]]


def test_a_room_is_what_its_log_says() -> None:
    game = Game.of("classic", 2, luck="log")
    for _ in game.play(most=30):
        pass
    room = room_of(game)
    assert room.position == game.position
    assert room.version == len(game.events) + 2
    assert evolve(room, SeatTaken(0, "Ben", "another")).chairs[0].name == "Ben"
