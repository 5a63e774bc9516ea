"""A person's turn in the terminal: the draft, its flaws, the curtain, the clock."""

from dataclasses import replace
from pathlib import Path

import pytest

from rackrun.cli.terminal.match import play_match
from rackrun.cli.terminal.session import Session
from rackrun.notation import read_table, read_tiles, write_table, write_tiles
from rackrun.rules.events import PenaltyTaken, TablePlayed, TileDrawn, TileGivenBack, TurnTimedOut
from rackrun.rules.position import Stage
from tests.cli.test_play_kit import CLEARED, HIDDEN, Clock, FakeTerminal, sit_down


def on_turn(session: Session, table: str, *racks: str, opened: bool = True, pool: str = "") -> None:
    """Put the session into a position of one's own, seat 0 on turn."""
    while session.position.stage is not Stage.TURN:
        _begin(session)
    seats = tuple(
        replace(seat, rack=session.edition.box.sort(read_tiles(rack)), opened=opened)
        for seat, rack in zip(session.position.seats, racks, strict=True)
    )
    session.position = replace(
        session.position, seats=seats, table=read_table(table), turn=0, starter=0,
        pool=read_tiles(pool) or session.position.pool,
    )  # fmt: skip


def _begin(session: Session) -> None:
    from rackrun.rules.actions import Begin, Prepare

    session.do(Prepare() if session.position.stage is Stage.PREPARE else Begin())


def typed(
    lines: list[str],
    table: str = "r4 r5 r6",
    rack: str = "r7 k1 b1 y1 k9",
    *,
    edition: str = "classic",
    opened: bool = True,
    **settings: object,
) -> tuple[Session, FakeTerminal]:
    """What comes of these lines, typed by Anna against Ben."""
    session, terminal = sit_down(edition, ["Anna", "Ben"], ["", *lines], **settings)  # type: ignore[arg-type]
    on_turn(session, table, rack, "r13 r12", opened=opened)
    play_match(session)
    return session, terminal


def test_a_turn_is_typed_drafted_and_ended() -> None:
    session, terminal = typed(["add r7 1", "k1 b1 y1", "end"])
    assert write_table(session.position.table) == "r4 r5 r6 r7 | k1 b1 y1"
    assert write_tiles(session.position.seats[0].rack) == "k9"
    assert "You laid k1 r7 b1 y1." in terminal.text
    assert "This may stand: type end when you are done." in terminal.text


def test_check_says_what_is_wrong_at_the_meld_and_ends_nothing() -> None:
    session, terminal = typed(["k1 b1", "take r4 1", "check"])
    assert session.position.turn == 0
    said = terminal.since("Anna> check")
    assert "1 tile of the table went to the rack (r4)" in said
    assert "1  [r5] [r6]" in said
    assert "2  [k1] [b1]" in said
    assert said.count("2 of at least 3 tiles that a meld needs") == 2
    assert "Not yet in order: 'check' says why." in terminal.text


def test_check_says_when_all_is_well() -> None:
    _, terminal = typed(["r7 1", "check"])
    assert "This may stand: type end." in terminal.since("Anna> check")


def test_a_refused_turn_loses_nothing() -> None:
    session, terminal = typed(["k1 b1", "end", "add y1 2", "end"])
    refused = terminal.text.partition("Anna> end")[2].partition("Anna>")[0]
    assert "2 of at least 3 tiles" in refused
    assert write_table(session.position.table) == "r4 r5 r6 | k1 b1 y1"


def test_an_opening_below_thirty_is_named_with_its_value() -> None:
    _, terminal = typed(["k1 b1 y1", "end"], opened=False)
    assert "the opening is worth 3, it needs 30" in terminal.text


def test_drawing_never_happens_by_accident() -> None:
    session, terminal = typed(["r7 1", "draw", "pass", "reset", "draw"])
    assert terminal.text.count("the table is changed: end the turn with it, or type reset") == 2
    drawn = [event for event in session.events if isinstance(event, TileDrawn)]
    assert len(drawn) == 1
    assert f"You drew {drawn[0].tile}." in terminal.text


def test_passing_asks_once_where_it_ends_the_round() -> None:
    session, terminal = sit_down("classic", ["Anna", "bot"], ["pass", "help", "pass", "pass"])
    on_turn(session, "", "k1 k5", "r13 r12")
    session.position = replace(session.position, pool=(), idle=1)
    play_match(session)
    assert terminal.text.count("passing ends the round: type pass again") == 2
    assert session.position.stage is Stage.OVER
    assert "Everybody passed." in terminal.text


def test_passing_that_ends_nothing_is_not_asked_about() -> None:
    session, terminal = sit_down("classic", ["Anna", "Ben"], ["", "pass"])
    on_turn(session, "", "k1 k5", "r13 r12")
    session.position = replace(session.position, pool=())
    play_match(session)
    assert session.position.turn == 1
    assert "type pass again" not in terminal.text


def test_nothing_is_given_back_without_a_full_rack() -> None:
    _, terminal = typed(["back k1"])
    assert "there is nothing to give back now" in terminal.text


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("add r7 999", "expected meld 1, the only one, got 999"),
        ("add r7 99999", "expected meld 1, the only one, got 99999"),
        ("r7 -1", "expected meld 1, the only one, got -1"),
        ("take r5 -1", "expected meld 1, the only one, got -1"),
        ("split x y", "expected a meld and a place such as 'split 2 3', got 'x y'"),
        ("r3-99", "expected numbers 1 to 13, got 'r3-99'"),
        ("lay k1|r3-r14", "expected numbers 1 to 13, got 'r3-r14'"),
    ],
)
def test_a_wrong_number_is_named(line: str, words: str) -> None:
    assert words in typed([line])[1].text


def test_what_others_changed_is_marked_until_the_draft_changes() -> None:
    session, terminal = sit_down("classic", ["Anna", "bot"], ["draw", "k1 k2"])
    on_turn(session, "", "k1 k2", "r11 r12 r13 b1", opened=True)
    play_match(session)
    assert "* changed" not in terminal.text.split(CLEARED)[1]
    after = terminal.text.split(CLEARED)[2]
    assert "Table  (* changed since your last turn)\n  1* [r11] [r12] [r13]" in after
    drafted = terminal.text.split(CLEARED)[3]
    assert "Table  (* changed in this turn)\n  1  [r11] [r12] [r13]   2* [k1] [k2]" in drafted


def test_keys_typed_ahead_answer_no_pause() -> None:
    session, terminal = sit_down("classic", ["Anna", "Ben", "bot"], ["", "draw", "", ""])
    on_turn(session, "", "k1 k2 k3", "r11 r12 r13", "b1", opened=False)
    play_match(session)
    assert terminal.forgotten == [0, 2, 3]


def test_ending_with_nothing_laid_asks_to_lay_or_draw() -> None:
    session, terminal = typed(["end"])
    assert "nothing is laid yet: lay tiles, or draw" in terminal.text
    assert session.position.turn == 0


def test_what_is_not_understood_changes_nothing() -> None:
    session, terminal = typed(["xyz", "r99", "", "show"])
    assert "expected a move such as" in terminal.text
    assert "expected tiles from your rack, got r99" in terminal.text
    assert terminal.text.count(CLEARED) == 3
    assert session.draft is None


def test_passing_waits_for_an_empty_pool() -> None:
    _, terminal = typed(["pass"])
    assert "passing is for an empty pool or purse: play or draw" in terminal.text


def test_the_rack_is_sorted_as_its_owner_likes() -> None:
    _, terminal = typed(["sort number", "sort colour"])
    screens = terminal.text.split(CLEARED)
    assert "[k1] [b1] [y1] [r7] [k9]" in screens[2]
    assert "[k1] [k9] [r7] [b1] [y1]" in screens[3]


def test_the_screen_shows_what_each_joker_stands_for() -> None:
    _, terminal = typed([], "r4 J r6 | k9 J J | k2 b2 r2 J")
    assert "[r4] [J=r5] [r6]" in terminal.text
    assert "[k9] [J=k10] [J=k11]" in terminal.text
    assert "[r2] [J=y2]" in terminal.text or "[J=y2]" in terminal.text


def test_a_joker_taken_against_its_tile_may_be_kept_where_the_edition_allows() -> None:
    session, terminal = typed(["swap r5", "end"], "r4 J r6", "r5 k9 k10", edition="junior")
    assert write_tiles(session.position.seats[0].rack) == "k9 k10 J"
    assert "In your hand, lifted from the table" in terminal.text
    assert "You laid r5 and took a joker." in terminal.text


def test_a_joker_of_the_table_must_be_laid_again_in_classic() -> None:
    session, terminal = typed(["swap r5", "end"], "r4 J r6", "r5 k9 k10")
    assert "a joker from the table must be laid again in this turn" in terminal.text
    assert session.position.turn == 0


def test_a_full_rack_gives_a_tile_back() -> None:
    rack = "r1 r1 r3 r3 g1 g1 g3 g3 b1 b1 b3 b3 y1 y1 y3"
    lines = ["draw", "r1 r3", "end", "draw", "back y6", "back r1", "", ""]
    session, terminal = typed(lines, "", rack, edition="cards")
    assert "Your rack is full: give a tile back, such as 'back" in terminal.text
    assert "you hold 15 or more: give one back first" in terminal.text
    assert "y6 is not on your rack" in terminal.text
    given = [event for event in session.events if isinstance(event, TileGivenBack)]
    assert [str(event.tile) for event in given] == ["r1"]
    assert "You gave r1 back." in terminal.text


def test_help_and_rules_are_shown_at_any_time() -> None:
    _, terminal = typed(["help", "rules"])
    assert "cut meld 2 behind its third tile" in terminal.text
    assert "Open first: melds from your own rack worth 30 points or more" in terminal.text


def test_quit_asks_once_when_the_game_is_not_saved() -> None:
    _, terminal = typed(["quit", "help", "quit", "quit"])
    assert terminal.text.count("The game is not saved") == 2
    assert "Goodbye. This game was not saved" in terminal.text
    assert terminal.prompts.count("Anna> ") == 4


def test_the_end_of_the_input_leaves_with_a_word() -> None:
    session, terminal = typed([])
    assert "'rackrun play --resume FILE' goes on" in " ".join(terminal.text.split())
    assert session.position.stage is Stage.TURN


# The curtain.


def test_nobody_sees_the_rack_of_another_person() -> None:
    session, terminal = sit_down("classic", ["Anna", "Ben", "bot"], ["", "draw", "", ""])
    on_turn(session, "", "k1 k2 k3", "r11 r12 r13", "b1", opened=False)
    play_match(session)
    assert [prompt for prompt in terminal.prompts if "Enter" in prompt] == [
        "press Enter, Anna ", "press Enter to hide your rack ", "press Enter, Ben ",
    ]  # fmt: skip
    before, after = terminal.text.split(HIDDEN)
    assert "[k1]" in before
    assert "[r11]" not in before
    assert "[r11]" in after
    assert "[k1]" not in after
    drawn = next(event for event in session.events if isinstance(event, TileDrawn))
    assert f"You drew {drawn.tile}." in before
    assert "Anna drew a tile." in after


def test_with_one_person_there_is_no_curtain() -> None:
    session, terminal = sit_down("classic", [], ["draw", "draw"])
    play_match(session)
    assert HIDDEN not in terminal.text
    assert not any("Enter" in prompt for prompt in terminal.prompts)


def test_the_game_can_be_left_behind_the_curtain() -> None:
    session, terminal = sit_down("classic", ["Anna", "Ben"], ["what?", "draw", "quit", "quit"])
    play_match(session)
    assert "expected Enter, save FILE, rules, help or quit, got 'draw'" in terminal.text
    assert "expected Enter, save FILE, rules, help or quit, got 'what?'" in terminal.text
    assert "Goodbye" in terminal.text
    assert CLEARED not in terminal.text


def test_no_screen_shows_the_tiles_of_others_or_of_the_pool() -> None:
    session, terminal = sit_down("classic", ["Anna", "bot"], [])
    on_turn(session, "", "k1 k2 k3", "r11 r12 r13", pool="y9 y9 y9", opened=False)
    play_match(session)
    assert "r11" not in terminal.text
    assert "y9" not in terminal.text


# The clock.


class Slow:
    """Lines that take so many seconds each."""

    def __init__(self, clock: Clock, *lines: tuple[float, str]) -> None:
        self.clock, self.lines = clock, iter(lines)

    def __iter__(self) -> "Slow":
        return self

    def __next__(self) -> str:
        seconds, line = next(self.lines)
        self.clock.seconds += seconds
        return line


def late(
    *lines: tuple[float, str], edition: str = "classic", rack: str = "r7 k1 b1 y1 k9"
) -> Session:
    clock = Clock()
    session, terminal = sit_down(
        edition,
        ["Anna", "bot"],
        Slow(clock, *lines),
        options=["time_limit_seconds=60"],
        clock=clock,
    )
    on_turn(session, "r4 r5 r6", rack, "r13 r12")
    play_match(session)
    assert "60 s a turn" in terminal.text
    return session


def test_a_late_draft_that_is_in_order_stands() -> None:
    session = late((1, "r7 1"), (60, "check"))
    assert [type(event) for event in session.events][-4:-1].count(TurnTimedOut) == 1
    played = next(event for event in session.events if isinstance(event, TablePlayed))
    assert write_tiles(played.played) == "r7"


def test_a_late_draft_with_loose_tiles_costs_three() -> None:
    session = late((1, "r7 1"), (1, "k1 b1"), (59, "add y1 2"))
    settled = next(event for event in session.events if isinstance(event, PenaltyTaken))
    assert (settled.seat, write_tiles(settled.played), len(settled.penalty)) == (0, "r7", 3)


def test_a_late_turn_without_a_draft_costs_three() -> None:
    session = late((61, "xyz"))
    settled = next(event for event in session.events if isinstance(event, PenaltyTaken))
    assert (settled.seat, len(settled.penalty)) == (0, 3)


def test_exactly_in_time_is_in_time() -> None:
    session = late((60, "draw"))
    assert not any(isinstance(event, TurnTimedOut) for event in session.events)


@pytest.mark.parametrize("line", ["help", "rules", "quit", "save {}/x", "save /no/x"])
def test_whatever_is_typed_late_settles_the_turn_first(line: str, tmp_path: Path) -> None:
    clock = Clock()
    session, terminal = sit_down("classic", ["Anna", "Ben"], options=["time_limit_seconds=60"],
                                 clock=clock)  # fmt: skip
    terminal.lines = Slow(clock, (0, ""), (61, line.format(tmp_path)), (0, ""))
    on_turn(session, "", "k1 k2 k3", "r11 r12 r13", opened=False)
    play_match(session)
    settled = terminal.text.index("Your time was up.")
    assert "You drew 3 penalty tiles: " in terminal.text[settled:]
    answers = {"help": "A tile is a letter", "rules": "Classic (classic", "quit": "is not saved"}
    answer = answers.get(line, "Saved." if "{}" in line else "expected a file")
    assert answer in terminal.text[settled:].partition("press Enter to go on")[0]
    assert terminal.prompts[-2:] == ["press Enter to go on ", "press Enter, Ben "]
    assert HIDDEN in terminal.text


def test_outside_the_classic_family_a_late_turn_draws() -> None:
    session = late((61, ""), edition="junior", rack="r8 k1 k9")
    turn = [event for event in session.events if isinstance(event, TurnTimedOut | TileDrawn)]
    assert [type(event) for event in turn[:2]] == [TurnTimedOut, TileDrawn]


def test_the_clock_begins_anew_with_each_turn() -> None:
    session = late((50, "draw"), (50, "draw"), (50, "draw"))
    assert not any(isinstance(event, TurnTimedOut) for event in session.events)


def test_the_person_is_told_that_the_time_was_up() -> None:
    clock = Clock()
    lines = Slow(clock, (61, "draw"))
    session, terminal = sit_down(
        "classic", [], lines, options=["time_limit_seconds=60"], clock=clock
    )
    on_turn(session, "", "k1 k2 k3", "r11 r12 r13", opened=False)
    play_match(session)
    assert "Your time was up." in terminal.text
    assert "You drew 3 penalty tiles: " in terminal.text
    assert "60 seconds are left; the clock is looked at when" in " ".join(terminal.text.split())


@pytest.mark.parametrize("width", [60, 80])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    session, terminal = sit_down("six-160", ["Anna", *["bot"] * 5], ["help", "rules"], width=width)
    runs = " | ".join(" ".join(f"{colour}{n}" for n in range(1, 14)) for colour in "krby")
    on_turn(session, f"{runs} | k9 J J", *["k10 k11 k12 k13 r10 r11 r12 r13 J"] * 6)
    play_match(session)
    assert max(map(len, terminal.text.splitlines())) <= width
