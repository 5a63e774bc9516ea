"""What is shown: tiles, screens, events in words, rules in short."""

import pytest

from rackrun.cli.terminal import paint
from rackrun.cli.terminal.manual import manual
from rackrun.cli.terminal.paint import Look
from rackrun.cli.terminal.players import Player
from rackrun.cli.terminal.screen import columns, seats
from rackrun.cli.terminal.summary import summary
from rackrun.cli.terminal.words import Told, why_blocked
from rackrun.editions import ids, load
from rackrun.notation import read_table, read_tiles
from rackrun.rules import events as happened
from rackrun.rules.events import Event, MatchOpened
from rackrun.rules.evolve import evolve, open_position
from rackrun.tiles import HIDDEN, JOKER, Colour, Tile
from tests.cli.test_play_kit import FakeTerminal

PLAYERS = (Player("Anna"), Player("Max", "bot"))
R5 = Tile.parse("r5")


@pytest.mark.parametrize("colour", Colour)
def test_a_tile_shows_its_letter_with_and_without_colours(colour: Colour) -> None:
    tile = Tile(colour, 7)
    plain, coloured = paint.tile(tile, Look()), paint.tile(tile, Look(colour=True))
    assert (plain.plain, coloured.plain) == (f"[{colour.value}7]", f" {colour.value}7 ")
    assert not plain.style
    assert "on #" in str(coloured.style)


@pytest.mark.parametrize(
    ("meld", "shown"),
    [
        ("b6 J b8", "[b6] [J=b7] [b8]"),
        ("k8 r8 J", "[k8] [r8] [J=b8/y8]"),
        ("k8 J J", "[k8] [J=k9] [J=k10]"),
        ("k8 r8 b8 J", "[k8] [r8] [b8] [J=y8]"),
        ("J J k13", "[J=k11] [J=k12] [k13]"),
        ("J k8", "[J] [k8]"),
    ],
)
def test_a_joker_shows_what_it_stands_for(meld: str, shown: str) -> None:
    melds = load("classic").melds
    assert " ".join(text.plain for text in paint.meld(read_tiles(meld), melds, Look())) == shown


def test_a_joker_with_three_colours_free_shows_its_number() -> None:
    stars = read_tiles("J k8 J")
    assert [text.plain for text in paint.meld(stars, load("junior").melds, Look())] == [
        "[J=k7]", "[k8]", "[J=k9]",
    ]  # fmt: skip
    unlimited = paint.meld(read_tiles("k13 J J"), load("classic").melds, Look())
    assert [text.plain for text in unlimited] == ["[k13]", "[J=13]", "[J=13]"]


def test_tiles_flow_into_as_many_lines_as_they_need() -> None:
    tiles = tuple(Tile(Colour.RED, number) for number in range(1, 14))
    lines = paint.tiles(tiles, Look(30))
    assert [line.plain for line in lines] == [
        "  [r1] [r2] [r3] [r4] [r5]", "  [r6] [r7] [r8] [r9] [r10]", "  [r11] [r12] [r13]",
    ]  # fmt: skip
    block = [paint.tile(tile, Look()) for tile in tiles]
    assert [line.plain for line in paint.flow([block, block[:1]], Look(30))][-1].endswith("[r1]")


def test_columns_stand_under_one_another_whatever_the_alphabet() -> None:
    shown = columns([["> ", "Anna", "5 tiles"], ["  ", "明", "12 tiles"]])
    assert [line.plain for line in shown] == ["> Anna  5 tiles", "  明    12 tiles"]
    assert columns([]) == []


def test_who_left_is_shown_as_such() -> None:
    position = open_position(MatchOpened(load("classic"), 2))
    position = evolve(position, happened.SeatLeft(1))
    assert [line.plain for line in seats(position, PLAYERS, 0)] == [
        "> Anna (you)  0 tiles   not opened", "  Max (bot)   has left",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("event", "to_anna", "to_all"),
    [
        (happened.SeedOffered(0, "luck"), "You added the seed luck to it.",
         "Anna added the seed luck to it."),
        (happened.StartDrawn((0, 1), read_tiles("r5 J")), "Drawn for the start: You r5, Max J.",
         "Drawn for the start: Anna r5, Max J."),
        (happened.StarterChosen(0, "winner"), "You start (won the last round).",
         "Anna starts (won the last round)."),
        (happened.TilesSpread(read_tiles("r5 r6")), "All 2 tiles lie open.",
         "All 2 tiles lie open."),
        (happened.TablePlayed(0, read_table("r3 r4 r5"), read_tiles("r3 r4 r5"), chips=4),
         "You laid r3 r4 r5 for 4 chips.", "Anna laid r3 r4 r5 for 4 chips."),
        (happened.TablePlayed(0, (), (R5,), (JOKER, JOKER)), "You laid r5 and took 2 jokers.",
         "Anna laid r5 and took 2 jokers."),
        (happened.TileDrawn(0, R5, 1), "You drew r5 and paid 1 chip.",
         "Anna drew a tile and paid 1 chip."),
        (happened.TileGivenBack(0, R5, ()), "You gave r5 back.", "Anna gave a tile back."),
        (happened.TurnPassed(0), "You passed.", "Anna passed."),
        (happened.TurnTimedOut(0), "Your time was up.", "Anna's time was up."),
        (happened.PenaltyTaken(0, (), (R5,), (JOKER,), (R5,)),
         "You laid r5.|You had to take J.|You drew 1 penalty tile: r5.",
         "Anna laid r5.|Anna had to take J.|Anna drew 1 penalty tile."),
        (happened.PenaltyTaken(0, ()), "You drew 0 penalty tiles.", "Anna drew 0 penalty tiles."),
        (happened.SeatLeft(0), "You left the game.", "Anna left the game."),
        (happened.TileNamed(R5), "The guide names red 5.", "The guide names red 5."),
        (happened.TileFound(0, R5, 2), "You found red 5 for 2 chips. Well done!",
         "Anna found red 5 for 2 chips. Well done!"),
        (happened.TileFound(1, R5), "Max found red 5.", "Max found red 5."),
        (happened.TileMissed(0, JOKER), "Joker does not fit here. Look again!",
         "Joker does not fit here. Look again!"),
        (happened.RunAnnounced(Colour.RED, complete=True), "The red row is complete, 1 to 10!",
         "The red row is complete, 1 to 10!"),
        (happened.TilesDealt((), ()), "", ""),
        (happened.SeedRevealed("00"), "", ""),
        (happened.MatchScored((), ()), "", ""),
    ],
)  # fmt: skip
def test_what_happened_is_said_to_the_reader(event: Event, to_anna: str, to_all: str) -> None:
    edition = load("junior")
    assert "|".join(Told(edition, PLAYERS, 0).sentences(event)) == to_anna
    assert "|".join(Told(edition, PLAYERS).sentences(event)) == to_all


@pytest.mark.parametrize(
    ("draws", "again"),
    [
        (["r5 J"], ["Max draws again: a joker has no number."]),
        (["J r5"], ["You draw again: a joker has no number."]),
        (["J J"], ["You and Max draw again: a joker has no number."]),
        (["r5 b5"], ["You and Max draw again: the highest number was drawn more than once."]),
        (["r5 b6"], []),
    ],
)
def test_who_draws_again_for_the_start_is_told_why(draws: list[str], again: list[str]) -> None:
    events = [happened.StartDrawn((0, 1), read_tiles(tiles)) for tiles in draws]
    assert Told(load("classic"), PLAYERS, 0).story(events)[1:] == again


def test_a_tie_after_a_joker_is_a_tie() -> None:
    first, second = read_tiles("r5 J"), read_tiles("b5")
    events = [happened.StartDrawn((0, 1), first), happened.StartDrawn((1,), second)]
    told = Told(load("classic"), PLAYERS).story([happened.RoundPrepared("00"), *events])
    assert told[-1] == "Anna and Max draw again: the highest number was drawn more than once."


def test_why_a_round_is_blocked() -> None:
    assert why_blocked(happened.TurnPassed(0)) == "Everybody passed."
    assert why_blocked(happened.TileGivenBack(0, R5, ())) == "Nobody could go on."


def test_a_hidden_tile_is_a_tile() -> None:
    said = Told(load("classic"), PLAYERS, 0).sentences(happened.TileDrawn(1, HIDDEN))
    assert said == ["Max drew a tile."]


def test_stars_are_called_stars() -> None:
    said = Told(load("stars"), PLAYERS, 0).sentences(happened.TileDrawn(0, R5, 1))
    assert said == ["You drew r5 and paid 1 star."]


@pytest.mark.parametrize("name", ids())
def test_every_edition_has_its_rules_in_short(name: str) -> None:
    edition = load(name)
    told = dict(summary(edition))
    assert told["tiles"].startswith(f"{edition.box.size}: ")
    assert ("jokers" in told) == (edition.box.jokers > 0)
    assert all(text.endswith(".") for text in told.values())


@pytest.mark.parametrize(
    ("name", "options", "heading", "words"),
    [
        ("classic", {}, "turn", "worth 30 points or more"),
        ("classic", {"opening": 0}, "turn", "Lay melds from your rack"),
        ("classic", {}, "melds", "A group: three or four different colours of one number."),
        ("classic", {"time_limit_seconds": 60}, "clock", "looked at when a line is entered"),
        ("classic", {"time_limit_seconds": 60}, "clock", "loose tiles go back and you draw 3"),
        ("classic", {"time_limit_seconds": 60, "timeout_policy": "rollback"}, "clock",
         "everything goes back and you draw 3 tiles"),
        ("classic", {"rounds": 3, "next_starter": "winner"}, "start",
         "later rounds: the winner of the last round starts"),
        ("classic", {"must_play_if_able": True}, "or draw", "If you cannot play, draw"),
        ("classic", {"max_jokers_per_set": 1}, "jokers", "At most 1 joker in a meld."),
        ("junior", {"time_limit_seconds": 60}, "clock", "otherwise everything goes back and you"),
        ("junior", {}, "turn", "1 chip for each tile, 1 chip for each new meld, 1 chip for the"),
        ("stars", {}, "end", "Most stars win the round; 1 round a match."),
        ("stars", {}, "jokers", "may go to another run that lay there before."),
        ("stars-intro", {"rounds": 2}, "match", "2 rounds; most rounds won."),
        ("cards", {}, "end", "3 match chips win the match."),
        ("cards", {"hand_limit_sticky": True}, "or draw", "rack and from then on you give one"),
        ("cards", {"joker_replace_by_layer": False}, "jokers", "whoever did not lay it may take"),
        ("cards-pro", {}, "turn", "Lay a meld of your own first"),
    ],
)  # fmt: skip
def test_the_rules_in_short_follow_the_options(
    name: str, options: dict[str, object], heading: str, words: str
) -> None:
    assert words in dict(summary(load(name, options)))[heading]


@pytest.mark.parametrize(
    ("name", "there", "missing"),
    [
        ("classic", "split 2 3", "back r5"),
        ("cards", "back r5", "split 2 3"),
        ("junior-intro", "Anna r6", "draw, pass"),
        ("junior", "hint play", "Anna r6"),
        ("stars-intro", "Anna r6", "hint play"),
    ],
)
def test_help_lists_what_the_edition_needs(name: str, there: str, missing: str) -> None:
    terminal = FakeTerminal(width=60)
    terminal.show(manual(load(name)))
    assert there in terminal.text
    assert missing not in terminal.text
