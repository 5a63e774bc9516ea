"""Reading and writing are exact inverses; what cannot be read is refused with its place."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackrun.editions import load, read_user_file
from rackrun.errors import BadNotation
from rackrun.notation import (
    Record,
    event_from_data,
    event_to_data,
    read_event,
    read_position,
    read_record,
    read_table,
    read_tiles,
    record_from_data,
    record_to_data,
    write_event,
    write_position,
    write_record,
    write_table,
    write_tiles,
)
from rackrun.notation.records import check_names
from rackrun.rules.events import TablePlayed
from rackrun.tiles import HIDDEN, JOKER, Colour, Tile
from tests.editions.test_twelfth import FIVES
from tests.kit.games import Game
from tests.records.golden import path_of

tiles = st.builds(Tile, st.sampled_from(Colour), st.integers(0, 999)) | st.just(JOKER)


@given(tiles)
def test_a_tile_is_read_back(tile: Tile) -> None:
    assert Tile.parse(str(tile)) == tile
    assert eval(repr(tile)) == tile


@pytest.mark.parametrize(
    "text", ["", "r", "r01", "R1", "x1", "r1000", "j", "?", "r1 ", "r-1", "r¹"]
)
def test_what_is_no_tile_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="expected a tile such as 'r12' or 'J', got"):
        Tile.parse(text)


def test_a_hidden_tile_is_read_only_where_one_may_stand() -> None:
    assert Tile.parse("?", hidden=True) == HIDDEN
    assert str(HIDDEN) == "?"
    assert not HIDDEN.is_joker


@given(st.lists(st.lists(tiles, min_size=1, max_size=5).map(tuple), max_size=5).map(tuple))
def test_a_table_is_read_back(table: tuple[tuple[Tile, ...], ...]) -> None:
    assert read_table(write_table(table)) == table
    for meld in table:
        assert read_tiles(write_tiles(meld)) == meld


@pytest.mark.parametrize("text", ["r1 | ", "|", "r1 || r2"])
def test_a_table_with_a_gap_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="expected tiles on both sides of each"):
        read_table(text)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "expected an event out of match-opened, .*; got ''"),
        ("tile-stolen seat: 1", "expected an event out of .*; got 'tile-stolen'"),
        ("tile-drawn seat: 1", "expected tile \\(a tile\\), got nothing"),
        ("tile-drawn seat: 1; tile: x", "tile: expected a tile such as .*, got 'x'"),
        ("tile-drawn seat: 01; tile: r1", "seat: expected a whole number, got '01'"),
        ("tile-drawn seat: 1; seat: 1; tile: r1", "expected each field once, got 'seat' again"),
        ("tile-drawn seat 1", "expected a field out of seat, tile, paid; got 'seat 1'"),
        ("tile-drawn luck: 1", "expected a field out of seat, tile, paid; got 'luck: 1'"),
        ("run-announced colour: q; complete: yes", "expected a colour out of k r b y g, got 'q'"),
        ("run-announced colour: r; complete: 1", "complete: expected yes or no, got '1'"),
        ("match-opened edition: {; seats: 2", "edition: expected an edition in JSON, got '{'"),
        ("match-opened edition: 7; seats: 2", "edition: expected an edition as a table, got 7"),
        ("match-opened edition: {}; seats: 2", "edition: .*expected options to be a list"),
        (f"match-opened edition: {'[' * 100_000}; seats: 2", "expected an edition in JSON"),
    ],
)  # fmt: skip
def test_a_line_that_is_no_event_is_refused(line: str, message: str) -> None:
    with pytest.raises(BadNotation, match=message):
        read_event(line)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (7, "expected an event as a table, got 7"),
        ({}, "expected an event out of .*; got None"),
        ({"event": "turn-passed"}, "expected seat \\(a number\\), got nothing"),
        ({"event": "turn-passed", "seat": "1"}, "seat: expected a number, got '1'"),
        ({"event": "turn-passed", "seat": True}, "seat: expected a number, got True"),
        ({"event": "turn-passed", "seat": 1, "luck": 1}, "expected a field out of seat; got"),
        ({"event": "tiles-spread", "tiles": "r1"}, "tiles: expected a list, got 'r1'"),
        ({"event": "tiles-spread", "tiles": [1]}, "tiles: expected a text, got 1"),
        ({"event": "match-opened", "edition": [], "seats": 2}, "expected an edition as a table"),
    ],
)
def test_data_that_are_no_event_are_refused(data: object, message: str) -> None:
    with pytest.raises(BadNotation, match=message):
        event_from_data(data)


def test_layers_and_empty_parts_are_read_back() -> None:
    table = read_table("r1 r2 J | b1 b2 b3")
    event = TablePlayed(1, table, read_tiles("J"), layers=((1,), ()))
    line = write_event(event)
    assert line.endswith("layers: 1 | .")
    assert read_event(line) == event
    assert event_from_data(json.loads(json.dumps(event_to_data(event)))) == event


POSITION = "edition: junior; seats: r1 / 6 | . / opened left; stage: begin; round: 1"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "expected edition \\(a code\\), got nothing"),
        ("edition: junior", "expected seats \\(seats\\), got nothing"),
        (POSITION.replace("junior", "senior"), "expected an edition out of"),
        (POSITION.replace("begin", "end"), "stage: expected a stage out of prepare, .*; got 'end'"),
        (POSITION.replace("| .", "| . | . | . | ."), "expected 1 to 4 seats, got 5"),
        (POSITION + "; turn: 2", "expected turn to be a seat from 0 to 1, got 2"),
        (POSITION + "; oldest: -1", "expected oldest to be a seat from 0 to 1, got -1"),
        (POSITION + "; results: 1 2", "results: expected scores / winners, got '1 2'"),
        (POSITION.replace("/ 6", "/ six"), "seats: expected a whole number, got 'six'"),
        (POSITION.replace("begin", "turn"), "expected the 44 tiles of the box, got 1"),
        (POSITION.replace("begin", "turn") + "; pool: r1", "expected 1 of r1, got 2"),
        (POSITION.replace("begin", "turn") + "; pool: g1", "expected 0 of g1, got 1"),
    ],
)
def test_a_line_that_is_no_position_is_refused(line: str, message: str) -> None:
    with pytest.raises(BadNotation, match=message):
        read_position(line)


def test_a_position_of_ones_own_edition_is_read_with_it() -> None:
    fives = read_user_file(FIVES)[0]
    position = Game(fives, 2).begin().position
    line = write_position(position)
    assert read_position(line, edition=fives) == position
    with pytest.raises(BadNotation, match="expected an edition out of"):
        read_position(line)
    with pytest.raises(BadNotation, match="expected the edition 'classic', got 'fives'"):
        read_position(line, edition=load("classic"))


TEXT = path_of("junior", 2).read_text("utf-8")
LINES = TEXT.split("\n")


def test_a_record_may_stop_after_any_action() -> None:
    """A game that is not finished is a record too; its head says so."""
    game = Game.of("classic", 2)
    for _ in game.play(most=30):
        record = Record(("Anna", "Ben"), tuple(game.events))
        text = write_record(record)
        assert read_record(text) == record
        assert "result: unfinished" in text
        assert record_from_data(record_to_data(record)) == record


@pytest.mark.parametrize("cut", range(len(LINES) - 1))
def test_a_record_that_was_cut_is_refused_or_told_apart(cut: int) -> None:
    """Cut between two actions, the head no longer fits; cut elsewhere, the line is named."""
    with pytest.raises(BadNotation, match=r"line \d+: expected .*, got "):
        read_record("\n".join(LINES[:cut]) + "\n")


def test_nothing_that_happened_can_be_edited_unnoticed() -> None:
    """Names, rules and seeds stand for themselves, the seeds being for the proof to check."""
    for number, line in enumerate(LINES[:-1]):
        if line.startswith(("seats:", "match-opened", "seed-revealed")):
            continue
        for old, new in (("1", "2"), ("r", "b"), ("seat: 0", "seat: 1"), (";", "; "), ("k", "y")):
            if old in line:
                edited = [*LINES[:number], line.replace(old, new, 1), *LINES[number + 1 :]]
                with pytest.raises(BadNotation, match=r"^(line|seats)"):
                    read_record("\n".join(edited))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("rackrun record 1", "rackrun record 2", "line 1: expected 'rackrun record 1', got"),
        ("edition: junior\n", "", "line 2: expected 'edition:', got 'options:'"),
        ("won by", "gained by", "line 5: expected 'result: .*', got 'result: .*gained"),
        ("Anna | Ben", "Anna", "seats: expected 2 names, got 1"),
        ("Anna | Ben", "Anna | B\x07n", "seats: expected a name of 1 to 40 signs"),
        ("round-prepared", "round-repaired", "line 9: expected an event out of"),
    ],
)
def test_an_edited_head_or_name_is_refused(old: str, new: str, message: str) -> None:
    with pytest.raises(BadNotation, match=message):
        read_record(TEXT.replace(old, new, 1))


@pytest.mark.parametrize("text", ["", "rackrun record 1", "rackrun record 1\nedition: x\noptions:"])
def test_a_head_alone_is_no_record(text: str) -> None:
    with pytest.raises(BadNotation, match=r"^line \d+: expected .*, got "):
        read_record(text)


@pytest.mark.parametrize("name", ["", " Anna", "Anna ", "An|na", "x" * 41, 7, "a\nb"])
def test_a_name_that_cannot_stand_in_a_record_is_refused(name: object) -> None:
    with pytest.raises(BadNotation, match="seats: expected a name of 1 to 40 signs"):
        check_names([name], 1)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "rackrun record 9"}, "format: expected 'rackrun record 1', got"),
        ({"seats": "Anna"}, "expected the lists seats and events"),
        ({"events": [7]}, "events\\[0\\]: expected an event as a table, got 7"),
        ({"events": []}, "events\\[0\\]: expected the opening of a match, got the end"),
        ({"edition": "classic"}, "edition: expected 'junior', got 'classic'"),
        ({"options": {"rounds": 2}}, "options: expected {}, got {'rounds': 2}"),
        ({"luck": 7}, "luck: expected None, got 7"),
        ({"result": None}, "result: expected {'totals': .*, got None"),
    ],
)
def test_an_edited_json_record_is_refused(change: dict, message: str) -> None:
    data = record_to_data(read_record(TEXT))
    with pytest.raises(BadNotation, match=message):
        record_from_data(data | change)


def test_json_that_is_no_record_is_refused() -> None:
    with pytest.raises(BadNotation, match="expected a record as a table, got list"):
        record_from_data([])
