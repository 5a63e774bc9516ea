"""Hints in the terminal game: as much as is asked for, and never on account of the draft."""

import pytest

from rackrun.cli.terminal.match import play_match
from rackrun.notation import write_table
from rackrun.rules.events import TablePlayed
from tests.cli.test_play_kit import FakeTerminal, sit_down
from tests.cli.test_play_turns import typed

TABLE, RACK = "r4 r5 r6 r7 r8 | b5 b6 b7", "r6 b8 k1"
BEGAN = "  For the table as it lay when your turn began:"


def answers(terminal: FakeTerminal) -> list[list[str]]:
    """What was said to each hint that was asked for."""
    parts = (part.partition("Anna>")[0] for part in terminal.text.split("Anna> hint")[1:])
    return [[line for line in part.splitlines() if line.startswith("  ")] for part in parts]


def test_a_hint_tells_first_that_there_is_something_then_the_tiles() -> None:
    _, terminal = typed(["hint", "hint", "hint"], TABLE, RACK)
    something = "  You can play if you use melds on the table."
    tiles = [something, "  Play r6 b8.", "  'hint play' tells the whole play."]
    assert answers(terminal) == [[something, "  'hint' again names the tiles."], tiles, tiles]


def test_the_tiles_can_be_asked_for_at_once() -> None:
    _, terminal = typed(["hint tiles"], TABLE, RACK)
    assert "  Play r6 b8." in answers(terminal)[0]


def test_the_whole_play_is_told_only_to_who_asks_for_it() -> None:
    _, terminal = typed(["hint play", "hint"], TABLE, RACK)
    assert answers(terminal)[0] == [
        "  You can play if you use melds on the table.",
        "  Play r6 b8.",
        "  1. Put b8 from your rack to b5 b6 b7.",
        "  2. Split r4 r5 r6 r7 r8 before r6.",
        "  3. Put r6 from your rack to r4 r5.",
        "  All at once: table r4 r5 r6 | b5 b6 b7 b8 | r6 r7 r8",
    ]
    assert not any("Split" in line for line in answers(terminal)[1])


@pytest.mark.parametrize(
    ("edition", "table", "rack"),
    [("classic", TABLE, RACK), ("junior", "r4 J r6", "r5 b1 b2 b3 k1"), ("stars", "r4 r5 J", "r7")],
)
def test_the_play_that_was_told_can_be_typed(edition: str, table: str, rack: str) -> None:
    _, terminal = typed(["hint play"], table, rack, edition=edition)
    line = answers(terminal)[0][-1].removeprefix("  All at once: ")
    session, _ = typed([line, "end"], table, rack, edition=edition)
    assert any(isinstance(event, TablePlayed) for event in session.events)


def test_a_hint_looks_at_the_start_of_the_turn_and_leaves_the_draft_alone() -> None:
    session, terminal = typed(["r6 2", "hint tiles", "undo", "hint tiles"], TABLE, RACK)
    changed, undone = answers(terminal)
    assert changed == [BEGAN, *undone]
    assert session.position.in_play
    session, _ = typed(["b8 2", "hint play", "end"], TABLE, RACK)
    assert write_table(session.position.table) == "r4 r5 r6 r7 r8 | b5 b6 b7 b8"


def test_where_nothing_can_be_played_every_hint_says_so() -> None:
    _, terminal = typed(["hint", "hint", "hint play"], TABLE, "k1")
    assert answers(terminal) == [["  Nothing can be played now."]] * 3


def test_before_the_opening_a_hint_says_what_is_missing() -> None:
    _, terminal = typed(["hint"], TABLE, "k1 k2 k3", opened=False)
    missing = "  You cannot open yet: that takes melds of your own rack worth 30 points."
    assert answers(terminal) == [[missing]]


def test_the_hints_of_the_next_turn_begin_anew() -> None:
    lines = ["hint", "draw", "", "", "draw", "", "", "hint"]
    _, terminal = typed(lines, TABLE, RACK)
    assert len(answers(terminal)) == 2
    assert all("  'hint' again names the tiles." in said for said in answers(terminal))


def test_with_a_full_rack_a_tile_is_to_be_given_back_and_nothing_else() -> None:
    rack = "r1 r1 r3 r3 g1 g1 g3 g3 b1 b1 b3 b3 y1 y1 y3"
    _, terminal = typed(["draw", "hint"], "", rack, edition="cards")
    assert terminal.since("Anna> hint").lstrip().startswith("Your rack is full: give a tile back")


@pytest.mark.parametrize("edition", ["junior-intro", "stars-intro"])
def test_introductory_games_have_no_hints(edition: str) -> None:
    session, terminal = sit_down(edition, ["Anna", "bot"], ["", "hint"])
    play_match(session)
    assert "expected a tile such as 'r6', got 'hint'" in terminal.text
