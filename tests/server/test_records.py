"""A record that somebody kept is judged again from beginning to end before it is replayed."""

import asyncio
import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from rackrun.notation import read_record, record_to_data
from rackrun.replay import replay_data
from tests.kit.games import edition_seats
from tests.records.golden import path_of
from tests.server.inside import Inside
from tests.server.strangers import SHAPE, asked, visiting

CLASSIC = path_of("classic", 2).read_text("utf-8")
FIRST = CLASSIC.index("tile-drawn seat: 0")
"""Where the first turn begins."""


@pytest.mark.parametrize(("name", "seats"), edition_seats())
def test_every_golden_record_can_be_replayed_in_both_forms(name: str, seats: int) -> None:
    text = path_of(name, seats).read_text("utf-8")
    told = replay_data(text)
    assert told["text"] == text
    assert told["record"] == record_to_data(read_record(text))
    assert told["record"]["edition"] == name
    assert len(told["position"]["seats"]) == seats
    assert told["proof"] == {
        "fair": True, "proved": list(range(1, told["rounds"] + 1)), "differs": None,
    }  # fmt: skip
    assert replay_data(json.dumps(told["record"])) == told


@pytest.mark.parametrize(
    "pasted",
    [CLASSIC.replace("\n", "\r\n"), CLASSIC.rstrip(), f"\ufeff{CLASSIC}", f"{CLASSIC}\n\n  "],
    ids=["lines of another system", "no last newline", "a byte order mark", "blanks at the end"],
)
def test_how_a_text_was_pasted_does_not_matter(pasted: str) -> None:
    assert replay_data(pasted)["text"] == CLASSIC


def edited(old: str, new: str) -> str:
    """The classic record with something else in one place."""
    assert old in CLASSIC
    return CLASSIC.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "place", "expected", "got"),
    [
        ("Hello", "line 1: ", "'rackrun record 1'", "'Hello'"),
        ("", "line 1: ", "'rackrun record 1'", "''"),
        (edited("seats: Anna", "players: Anna"), "line 4: ", "'seats:'", "'players: Anna"),
        (edited("Anna -26", "Anna 26"), "line 5: ", "Anna -26", "Anna 26"),
        (edited("tile-drawn", "tile-taken"), "line 13: ", "", "tile-taken"),
        (edited("seat: 0; tile: r4", "seat: 0; tile: r5"), "line 13: ", "tile: r4", "tile: r5"),
        (edited("seat: 0; tile: r4", "seat: 0; tile: x4"), "line 13: tile", "a tile", "'x4'"),
        (edited("seat: 0; tile: r4", "seat: 0"), "line 13: ", "tile", ""),
        (CLASSIC[: CLASSIC.index("round-scored")], "line ", "", ""),
        ('{"format": "rackrun record 1",', "line 1, column 31: ", "JSON", "the end"),
        ('{"format": "x"}', "format: ", "'rackrun record 1'", "'x'"),
        ('{"format": "rackrun record 1"}', "", "seats and events", ""),
        ('{"a":' * 5000, "", "a record in JSON", ""),
        ('{"a":' + "1" * 5000 + "}", "", "a record in JSON", ""),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_its_place(
    text: str, place: str, expected: str, got: str
) -> None:
    told = replay_data(text)["error"]
    assert told.startswith(place), told
    before, _, after = told.partition(" got ")
    assert expected in before, told
    assert got in after, told


@pytest.mark.parametrize(
    ("text", "line", "field", "expected", "got"),
    [
        ("Hello", 1, "", "rackrun record 1", "Hello"),
        (edited("seats: Anna", "players: Anna"), 4, "", "seats:", "players: Anna | Ben"),
        (edited("seat: 0; tile: r4", "seat: 0; tile: r5"), 13, "",
         "tile-drawn seat: 0; tile: r4", "tile-drawn seat: 0; tile: r5"),
        (edited("seat: 0; tile: r4", "seat: 0; tile: x4"), 13, "",
         "", "tile-drawn seat: 0; tile: x4"),
        ("rackrun record 1\nedition: classic", 3, "", "options:", ""),
        ('{"format": "rackrun record 1",', 1, "", "", ""),
        ('{"format": "x"}', None, "format", "rackrun record 1", ""),
        ('{"format": "rackrun record 1"}', None, "", "", ""),
        (json.dumps({**record_to_data(read_record(CLASSIC)), "options": {"rounds": 9}}), None,
         "options", "{}", '{"rounds": 9}'),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_in_parts_for_whoever_says_it_in_another_language(
    text: str, line: int | None, field: str, expected: str, got: str
) -> None:
    told = replay_data(text)["where"]
    assert told == {"line": line, "field": field, "expected": expected, "got": got}


def test_a_turn_that_is_not_legal_is_refused_with_every_flaw() -> None:
    told = replay_data(edited("J k12 k13; played: k12 k13 J", "k12 k13; played: k12 k13"))
    assert told["error"].startswith("line 14: expected a legal action")
    assert "meld-too-short" in {flaw["code"] for flaw in told["flaws"]}
    assert told["where"]["line"] == 14
    assert "k12 k13" in told["where"]["got"]
    data = record_to_data(read_record(CLASSIC))
    data["events"][6]["table"] = [["k12", "k13"]]
    told = replay_data(json.dumps(data))
    assert told["error"].startswith("events[6]: expected a legal action")
    assert "meld-too-short" in {flaw["code"] for flaw in told["flaws"]}


def test_a_deal_that_does_not_follow_from_the_seed_is_told_but_can_be_replayed() -> None:
    last = CLASSIC.index("seed-revealed seed: ") + len("seed-revealed seed: ")
    other = CLASSIC[:last] + ("0" * 64) + CLASSIC[last + 64 :]
    proof = replay_data(other)["proof"]
    assert not proof["fair"]
    assert proof["differs"] is not None


def test_a_match_that_is_not_over_can_be_replayed_up_to_there() -> None:
    cut = CLASSIC[: CLASSIC.index("round-scored")]
    turns = cut[: cut.index("\n", FIRST) + 1]
    result = next(line for line in CLASSIC.split("\n") if line.startswith("result: "))
    told = replay_data(turns.replace(result, "result: unfinished"))
    assert told["record"]["result"] is None
    assert told["proof"] == {"fair": True, "proved": [], "differs": None}


def test_nonsense_does_not_come_back_as_a_whole() -> None:
    nonsense: dict[str, Any] = {"format": "rackrun record 1", "seats": [], "events": ["x" * 9999]}
    assert len(replay_data(json.dumps(nonsense))["error"]) < 1000


def sent(address: str, text: str) -> dict[str, Any]:
    """What the server says of a text."""
    request = urllib.request.Request(f"{address}/api/record", text.encode(), method="POST")
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.loads(answer.read())


def test_a_text_is_sent_as_it_is_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    async def ask(at: Inside) -> None:
        before = at.log()
        told = await asyncio.to_thread(sent, at.address, CLASSIC)
        assert told["record"]["seats"] == ["Anna", "Ben"]
        assert at.log() == before

    visiting(tmp_path, ask)


def test_the_refusal_has_the_shape_of_every_other(tmp_path: Path) -> None:
    async def ask(at: Inside) -> None:
        data = record_to_data(read_record(CLASSIC))
        data["events"][6]["table"] = [["k12", "k13"]]
        answer = await asked(at, "POST", "/api/record", data)
        assert (answer.status, answer.told["code"]) == (422, "bad-request")
        assert answer.told.keys() == SHAPE | {"where"}
        assert answer.told["message"].startswith("events[6]: ")
        assert answer.told["flaws"]
        assert answer.told["where"]["field"] == "events[6]"

    visiting(tmp_path, ask)
