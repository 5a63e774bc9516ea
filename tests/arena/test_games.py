"""Deals of a contest: mirrored, repeatable, and safe from whatever a bot does."""

from collections import Counter
from pathlib import Path

import pytest

from rackrun.arena.contest import Contest
from rackrun.arena.game import play_deal
from rackrun.arena.trying import tried
from rackrun.audit import audit
from rackrun.editions import ids, load
from rackrun.errors import BadContest, BadEdition
from rackrun.notation.records import Record
from rackrun.rules.events import RoundScored, SeatLeft, TilesDealt
from tests.arena.strangers import Tired
from tests.kit.size import sized

HERE = "tests.arena.strangers"
WITH_RACKS = [name for name in ids() if load(name).rules.game == "turns"]


def contest(
    *bots: str, players: int = 2, seed: int = 1, edition: str = "classic", **options: object
) -> Contest:
    return Contest.of(load(edition, options), list(bots), players=players, seed=seed)


def records(of: Contest, deal: int) -> list[Record]:
    kept: list[Record] = []
    play_deal(of, deal, keep=lambda _, record: kept.append(record))
    return kept


# Who sits where.


def test_the_second_bot_takes_all_other_seats() -> None:
    assert contest("solver", "beginner", players=4).lineup == ("solver", *["beginner"] * 3)


def test_with_a_bot_for_each_seat_each_sits_as_named() -> None:
    of = contest("solver", "beginner", "solver", players=3)
    assert of.lineup == ("solver", "beginner", "solver")
    assert of.rows == ("solver", "beginner")


def test_one_bot_plays_against_itself() -> None:
    assert contest("helper", players=3).lineup == ("helper",) * 3


# Mirrored deals.


def test_a_deal_gives_the_same_tiles_to_the_same_seats_in_all_rotations() -> None:
    dealt = [
        next(event for event in record.events if isinstance(event, TilesDealt))
        for record in records(contest("helper", "beginner", players=3), 5)
    ]
    assert len(dealt) == 3
    assert dealt[0] == dealt[1] == dealt[2]


def test_every_bot_sits_in_every_seat_once() -> None:
    of = contest("helper", "beginner", "solver", players=3)
    names = [record.names for record in records(of, 0)]
    assert names == [
        ("helper", "beginner", "solver"),
        ("solver", "helper", "beginner"),
        ("beginner", "solver", "helper"),
    ]


def test_another_deal_and_another_seed_have_other_tiles() -> None:
    seeds = {contest("helper", seed=seed).seed_of(deal) for seed in (1, 2) for deal in range(50)}
    assert len(seeds) == 100


def test_a_bot_against_itself_wins_as_often_as_it_has_seats() -> None:
    outcome = play_deal(contest("beginner", players=3), 0)
    assert outcome.wins == (3,)
    assert outcome.points == (0,)


@pytest.mark.heavy
def test_the_same_seed_gives_the_same_games() -> None:
    of = contest("helper", "solver", players=3, seed=9)
    assert records(of, 3) == records(of, 3)


def test_wins_are_shared_among_equals_and_points_are_theirs() -> None:
    # Whoever only draws ends with a blocked round; the lowest rack wins it.
    outcome = play_deal(contest(f"{HERE}:Drawer", "solver", players=2), 0)
    assert outcome.wins == (0, 2)
    assert outcome.points[0] == -outcome.points[1] < 0


def test_a_round_that_nobody_wins_is_shared_by_all() -> None:
    of = contest(f"{HERE}:Drawer", players=2, edition="classic", blocked_scoring="none")
    assert play_deal(of, 0).wins == (2,)
    both = contest(f"{HERE}:Drawer", f"{HERE}:Drawer2", blocked_scoring="none")
    assert play_deal(both, 0).wins == (1, 1)


def test_a_full_rack_gives_a_card_back() -> None:
    of = contest(f"{HERE}:Returner", "helper", edition="cards", hand_limit=9)
    assert not play_deal(of, 0).failures


@pytest.mark.heavy
@pytest.mark.parametrize("edition", WITH_RACKS)
def test_games_of_every_edition_hang_together(edition: str) -> None:
    of = contest("solver", "beginner", edition=edition)
    for deal in range(sized(1, 10)):
        for record in records(of, deal):
            assert audit(record.events) is None
            assert sum(isinstance(event, RoundScored) for event in record.events) == 1


# Bots that fail.


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Raiser", "raised ValueError: no idea no idea"),
        ("Talker", "expected an action of seat 0, got 'draw'"),
        ("Leaver", "expected an action of seat 0, got Leave(seat=0)"),
        ("Impostor", "expected an action of seat 0, got Draw(seat=1)"),
        ("Garbler", "expected an action of seat 0, got Play(seat=0, table=[["),
        ("Inventor", "played against the rules: "),
        ("Exiter", "raised SystemExit: 5"),
        (
            "Secretive",
            "expected an action of seat 0, got something of <class 'tests.arena.stranger",
        ),
        ("Riddler", "raised <class 'tests.arena.strangers.Riddle'>, which cannot be told"),
        ("Forger", "expected an action of seat 0, got something of <class 'tests.arena.stranger"),
    ],
)
def test_a_bot_that_fails_loses_and_is_named(bot: str, why: str) -> None:
    of = contest(f"{HERE}:{bot}", "helper", players=3)
    outcome = play_deal(of, 0)
    assert outcome.wins == (0, 3)
    assert outcome.moves[0] == 3
    first, *_ = outcome.failures
    assert (first.bot, first.deal, first.rotation, first.seat) == (f"{HERE}:{bot}", 0, 0, 0)
    assert first.why.startswith(why)
    assert len(first.why) <= 200
    assert [failure.seat for failure in outcome.failures] == [0, 1, 2]


def test_the_others_play_on_when_one_has_failed() -> None:
    record, *_ = records(contest(f"{HERE}:Raiser", "beginner", players=3), 0)
    kinds = Counter(type(event) for event in record.events)
    assert kinds[SeatLeft] == 1
    assert kinds[RoundScored] == 1
    assert audit(record.events) is None


def test_a_bot_that_gave_no_answer_is_not_asked_again() -> None:
    outcome = play_deal(contest("solver"), 0, lost={(1, 0): "gave no answer within 1 s"})
    (failure,) = outcome.failures
    assert (failure.rotation, failure.why) == (1, "gave no answer within 1 s")


def test_a_reason_with_line_breaks_and_escape_codes_is_one_printable_line() -> None:
    first, *_ = play_deal(contest(f"{HERE}:Painter", "helper"), 0).failures
    assert first.why == r"raised ValueError: all is \x1b[2J lost\u202e \ud800"


def test_a_bot_that_cannot_be_made_in_a_later_game_loses_that_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Tired, "made", 0)
    outcome = play_deal(Contest(load("classic"), (f"{HERE}:Tired", "helper"), seed=1), 0)
    (failure,) = outcome.failures
    assert (failure.bot, failure.rotation, failure.seat) == (f"{HERE}:Tired", 1, 1)
    assert failure.why == "could not be made: OSError: not again"


def test_ctrl_c_while_a_bot_thinks_is_no_fault_of_the_bot() -> None:
    with pytest.raises(KeyboardInterrupt):
        play_deal(contest(f"{HERE}:Interrupter", "helper"), 0)


# What cannot be a contest.


@pytest.mark.parametrize(
    ("bots", "players", "said"),
    [
        (["slover", "solver"], 2, "bots: expected one out of helper, beginner, "),
        (["guide", "solver"], 2, "got 'guide'"),
        (["nowhere:Bot"], 2, "got 'nowhere:Bot' (ModuleNotFoundError: "),
        ([f"{HERE}:Nobody"], 2, "has no attribute 'Nobody'"),
        ([f"{HERE}:Broken"], 2, "(OSError: its network is not there)"),
        ([f"{HERE}:Aimless"], 2, "bots: expected a class with a method 'choose', got "),
        ([":"], 2, "bots: expected a class that can be imported, got ':'"),
        (["solver"] * 3, 2, "bots: expected 2, the second in all other seats; got 3"),
        (["solver"] * 3, 4, "all other seats, or 4, one for each seat; got 3"),
        ([], 2, "got 0"),
        (["solver"], 1, "players: expected 2 to 6, got 1"),
        (["solver"], 7, "players: expected 2 to 6, got 7"),
    ],
)
def test_a_contest_that_cannot_be_is_refused(bots: list[str], players: int, said: str) -> None:
    with pytest.raises(BadContest) as refused:
        contest(*bots, players=players)
    assert said in str(refused.value)


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("name", "said"),
    [
        (f"{HERE}:Broken", "(OSError: its network is not there)"),
        (f"{HERE}:Stuck", "(it was not made within 1 s)"),
        (f"{HERE}:Bomb", "(its process ended)"),
        ("slover", "bots: expected one out of helper, beginner, "),
    ],
)
def test_a_bot_that_hangs_or_crashes_while_it_is_made_does_not_take_us_along(
    name: str, said: str
) -> None:
    with pytest.raises(BadContest) as refused:
        tried(name, load("classic"), 1.0 if "Stuck" in name else 60.0)
    assert said in str(refused.value)


def test_too_many_seats_for_the_edition_are_refused() -> None:
    with pytest.raises(BadEdition, match="classic: expected 2 to 4 players, got 5"):
        contest("solver", players=5)
    assert contest("helper", players=6, edition="six-160").players == 6


def test_an_edition_without_racks_is_refused() -> None:
    with pytest.raises(BadContest, match="edition: expected one that is played with racks"):
        contest("finder", edition="junior-intro")


# The one that cheats.


@pytest.mark.heavy
@pytest.mark.parametrize("edition", ["classic", "cards", "stars"])
def test_the_cheat_plays_by_the_rules_and_wins(edition: str) -> None:
    options: dict[str, object] = {"hand_limit": 9} if edition == "cards" else {}
    of = contest("cheat", "beginner", edition=edition, **options)
    outcome = play_deal(of, 0)
    assert not outcome.failures
    assert outcome.wins[0] >= outcome.wins[1]


def test_nobody_but_the_arena_knows_the_cheat() -> None:
    source = Path(__file__).parents[2] / "src" / "rackrun"
    users = {
        path.relative_to(source).parts[0]
        for path in source.rglob("*.py")
        if "arena.cheat" in path.read_text("utf-8")
    }
    assert users == {"arena"}
