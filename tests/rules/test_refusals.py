"""What may not be done now is refused with its reason, and changes nothing."""

import pytest

from rackrun.editions import load
from rackrun.errors import BadEdition, IllegalAction
from rackrun.notation import read_tiles
from rackrun.rules.actions import (
    Action,
    Begin,
    Draw,
    Find,
    GiveBack,
    Leave,
    Name,
    OfferSeed,
    Pass,
    Play,
    Prepare,
    TimeUp,
)
from rackrun.rules.decide import open_match
from rackrun.rules.evolve import replay
from rackrun.rules.position import Stage
from rackrun.tiles import Tile
from tests.kit.games import Game

R1 = Tile.parse("r1")


def refusal(game: Game, action: Action) -> list[str]:
    """The codes with which an action is refused."""
    before = game.position
    with pytest.raises(IllegalAction) as refused:
        game.do(action)
    assert game.position == before
    return [flaw.code for flaw in refused.value.flaws]


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Begin(), "not-now"),
        (OfferSeed(0, "luck"), "not-now"),
        (Draw(0), "not-now"),
        (Play(0, ()), "not-now"),
        (Name(R1), "not-now"),
        (Find(0, R1), "not-now"),
        (TimeUp(0), "not-now"),
        (GiveBack(0, R1), "not-now"),
        (Leave(7), "unknown-seat"),
        (Leave(-1), "unknown-seat"),
    ],
)
def test_before_a_round_is_prepared_nothing_else_can_be_done(action: Action, code: str) -> None:
    assert refusal(Game.of("classic", 2), action) == [code]


def test_a_turn_belongs_to_its_seat() -> None:
    game = Game.of("classic", 3).begin()
    other = game.position.after(game.position.turn)
    assert refusal(game, Draw(other)) == ["not-your-turn"]
    assert refusal(game, Pass(game.position.turn)) == ["pool-not-empty"]
    assert refusal(game, Draw(3)) == ["unknown-seat"]
    assert refusal(game, Prepare()) == ["not-now"]
    assert refusal(game, Begin()) == ["not-now"]
    assert refusal(game, TimeUp(game.position.turn)) == ["no-time-limit"]
    assert refusal(game, GiveBack(game.position.turn, R1)) == ["not-now"]


def test_after_the_end_nothing_happens_any_more() -> None:
    game = Game.of("junior", 2).finish()
    for action in (Prepare(), Draw(0), Leave(0), Begin(), TimeUp(0)):
        assert refusal(game, action) == ["not-now"]


def test_whoever_left_is_not_there() -> None:
    game = Game.of("classic", 3).begin()
    game.do(Leave(1))
    assert refusal(game, Leave(1)) == ["seat-left"]
    assert refusal(game, Draw(1)) == ["seat-left"]


def test_a_seed_is_given_once_and_in_plain_letters() -> None:
    game = Game.of("classic", 2)
    game.do(Prepare())
    game.do(OfferSeed(0, "luck"))
    assert refusal(game, OfferSeed(0, "more")) == ["seed-twice"]
    assert refusal(game, OfferSeed(1, "two words")) == ["seed-unreadable"]
    assert refusal(game, OfferSeed(2, "luck")) == ["unknown-seat"]


@pytest.mark.parametrize(
    ("name", "action", "codes"),
    [
        ("classic", Begin(starter=0), ["starter-unwanted"]),
        ("classic", Begin(ages=(7, 9)), ["starter-unwanted"]),
        ("junior", Begin(starter=2), ["unknown-seat"]),
        ("junior", Begin(ages=(7,)), ["ages-per-seat"]),
        ("junior-intro", Begin(starter=0), ["starter-unwanted"]),
    ],
)
def test_who_starts_is_asked_only_where_the_age_decides(
    name: str, action: Begin, codes: list[str]
) -> None:
    game = Game.of(name, 2)
    game.do(Prepare())
    assert refusal(game, action) == codes


def test_whoever_left_cannot_start() -> None:
    game = Game.of("junior", 3)
    game.do(Prepare())
    game.do(Leave(1))
    assert refusal(game, Begin(starter=1)) == ["seat-left"]
    assert (game.position.seats[1].chips, game.position.bank) == (0, 51 - 12)


def test_a_full_rack_gives_back_first_and_only_what_it_holds() -> None:
    game = Game.of("cards", 2, {"hand_limit": 9}).begin()
    while game.position.stage is not Stage.GIVE_BACK:
        game.do(Draw(game.position.turn))
    seat = game.position.turn
    assert refusal(game, Draw(seat)) == ["hand-limit"]
    assert refusal(game, GiveBack(seat, Tile.parse("k1"))) == ["not-on-rack"]
    assert refusal(game, GiveBack(1 - seat, R1)) == ["not-your-turn"]


def test_only_what_lies_open_can_be_named_or_found() -> None:
    game = Game.of("stars-intro", 2).begin()
    assert refusal(game, Find(0, R1)) == ["not-now"]
    assert refusal(game, Name(Tile.parse("g1"))) == ["tile-not-open"]
    game.do(Name(R1))
    assert refusal(game, Find(0, R1)) == ["tile-not-open"]
    assert refusal(game, Find(5, Tile.parse("r2"))) == ["unknown-seat"]
    game.do(Find(1, Tile.parse("r2")))
    assert refusal(game, Find(0, Tile.parse("r2"))) == ["tile-not-open"]


@pytest.mark.parametrize(("name", "seats"), [("classic", 1), ("classic", 5), ("six-160", 7)])
def test_a_match_has_the_seats_of_its_edition(name: str, seats: int) -> None:
    with pytest.raises(BadEdition, match=rf"{name}: expected 2 to \d players, got {seats}"):
        open_match(load(name), seats)


def test_a_match_begins_with_its_opening() -> None:
    with pytest.raises(AssertionError):
        replay(Game.of("classic", 2).begin().events[1:])


def test_the_chance_of_another_round_is_not_taken() -> None:
    from rackrun.rules.decide import decide
    from rackrun.shuffle import RoundSeed

    game = Game.of("classic", 2).begin()
    with pytest.raises(AssertionError):
        decide(game.position, Draw(game.position.turn), RoundSeed(bytes(32)))


def test_leaving_between_rounds_keeps_the_total_and_ends_a_match_of_two() -> None:
    game = Game.of("classic", 2, {"rounds": 3})
    while len(game.position.results) < 1:
        game.do(game.next_action())
    game.do(Leave(0))
    assert game.position.stage is Stage.OVER
    assert game.events[-1].winners == (1,)  # type: ignore[union-attr]


def test_a_seat_that_left_before_the_deal_gets_no_tiles() -> None:
    game = Game.of("classic", 3)
    game.do(Prepare())
    game.do(Leave(0))
    game.do(Begin())
    assert [len(seat.rack) for seat in game.position.seats] == [0, 14, 14]
    assert read_tiles("") == game.position.seats[0].rack
