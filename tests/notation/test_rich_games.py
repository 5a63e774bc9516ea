"""Games in which everything happens once: seeds, late turns, give-backs, leavers, layers."""

import json

import pytest

from rackrun.audit import audit
from rackrun.fairness import prove
from rackrun.notation import (
    Record,
    read_position,
    read_record,
    record_from_data,
    record_to_data,
    write_position,
    write_record,
)
from rackrun.rules.actions import Begin, Draw, Find, Leave, Name, OfferSeed, Play, Prepare, TimeUp
from rackrun.rules.evolve import evolve, open_position
from rackrun.rules.position import Stage
from rackrun.table import tiles_on
from rackrun.tiles import HIDDEN, Tile, difference
from rackrun.view import redact, view
from tests.kit.drafts import loose_tiles
from tests.kit.games import Game


def late_game() -> Game:
    """Classic with a clock: late with nothing, with loose tiles, with a legal draft; a leaver."""
    game = Game.of("classic", 3, {"time_limit_seconds": 60, "rounds": 2}, "late 3")
    game.do(Prepare())
    game.do(OfferSeed(1, "my-luck"))
    game.do(Begin())
    for step in range(45):
        action, seat = game.next_action(), game.position.turn
        rack = game.position.seats[seat].rack
        if step % 5 == 0:
            game.do(TimeUp(seat))
        elif step % 5 == 1:
            game.do(TimeUp(seat, (*game.position.table, *loose_tiles(rack, 2))))
        elif isinstance(action, Play):
            left = difference(rack, tiles_on(action.table)).elements()
            game.do(TimeUp(seat, (*action.table, *loose_tiles(tuple(left), step % 2))))
        else:
            game.do(action)
    game.do(Leave(2))
    return game.finish()


def crowded_game() -> Game:
    """Cards with a small hand, layers kept, a leaver whose cards go back, and late decisions."""
    options = {
        "hand_limit": 9, "joker_replace_by_layer": False, "time_limit_seconds": 30,
        "chips_to_win": 1,
    }  # fmt: skip
    game = Game.of("cards", 3, options, "crowded")
    game.do(Prepare())
    game.do(Begin(ages=(7, None, 5)))
    for _ in range(4):
        game.do(Draw(game.position.turn))
        if game.position.stage is Stage.GIVE_BACK:
            game.do(TimeUp(game.position.turn))
    game.do(Leave(game.position.turn))
    for _ in range(2):
        game.do(TimeUp(game.position.turn))
        if game.position.stage is Stage.GIVE_BACK:
            game.do(game.next_action())
    return game.finish()


def search() -> Game:
    """An introductory game with a miss and a leaver."""
    game = Game.of("junior-intro", 3)
    game.do(Prepare())
    game.do(Begin())
    game.do(Name(Tile.parse("r5")))
    game.do(Find(0, Tile.parse("r9")))
    game.do(Leave(1))
    return game.finish()


def two_rounds() -> Game:
    """A junior match in which the winner of the first round starts the second."""
    return Game.of("junior", 3, {"rounds": 2}, "two rounds").finish()


def late_after_moving() -> Game:
    """Late with the table only moved about and a tile of the rack lying loose."""
    game = Game.of("classic", 2, {"time_limit_seconds": 60}, "moved about")
    game.begin()
    while len(game.position.table) < 3 or not game.position.seats[game.position.turn].opened:
        game.do(game.next_action())
    seat, table = game.position.turn, game.position.table
    loose = loose_tiles(game.position.seats[seat].rack, 1)
    game.do(TimeUp(seat, (*table[::-1], *loose)))
    assert game.position.table == table
    return game


GAMES = {
    "late after moving": late_after_moving,
    "late": late_game,
    "crowded": crowded_game,
    "search": search,
    "two rounds": two_rounds,
}


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_happens_is_written_read_audited_and_proved(name: str) -> None:
    game = GAMES[name]()
    events = tuple(game.events)
    assert audit(events) is None
    assert prove(events).fair
    record = Record(tuple(f"Player {seat}" for seat in range(game.seats)), events)
    assert read_record(write_record(record)) == record
    assert record_from_data(json.loads(json.dumps(record_to_data(record)))) == record


@pytest.mark.parametrize("name", GAMES)
def test_a_view_follows_the_game_by_what_its_seat_is_told(name: str) -> None:
    events = GAMES[name]().events
    position = open_position(events[0])  # type: ignore[arg-type]
    for event in events[1:]:
        following = evolve(position, event)
        for seat in (None, 0, 1, 2):
            seen = view(following, seat)
            assert evolve(view(position, seat), redact(event, seat)) == seen
            assert read_position(write_position(seen)) == seen
            if following.in_play and following.edition.rules.game == "turns":
                others = [held.rack for at, held in enumerate(seen.seats) if at != seat]
                assert all(tile == HIDDEN for rack in others for tile in rack)
        assert read_position(write_position(following)) == following
        position = following


def test_all_kinds_of_events_have_happened() -> None:
    happened = {type(event).__name__ for make in GAMES.values() for event in make().events}
    assert {
        "SeedOffered", "StartDrawn", "TurnTimedOut", "PenaltyTaken", "TablePlayed", "TileGivenBack",
        "SeatLeft", "TileMissed", "RunAnnounced", "RoundScored", "SeedRevealed", "MatchScored",
    } <= happened  # fmt: skip
