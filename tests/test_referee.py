"""The referee at the counter: what comes in, what goes out, and what is refused."""

import json
from string import Formatter
from typing import Any

import pytest

from rackrun.flaws import FlawKind
from rackrun.referee import LONGEST, answer, answer_text

TURN: dict[str, Any] = {
    "edition": "classic",
    "opened": True,
    "table": [["r4", "r5", "r6"]],
    "rack": ["r7", "k1"],
    "table_after": [["r4", "r5", "r6", "r7"]],
    "rack_after": ["k1"],
}


def codes(**change: Any) -> list[str]:
    return [flaw["code"] for flaw in answer(TURN | change)["flaws"]]


def test_a_legal_turn_tells_its_effects() -> None:
    assert answer(TURN) == {
        "legal": True,
        "flaws": [],
        "effects": {
            "played": ["r7"], "jokers_to_rack": 0, "opened": True, "round_over": False,
        },
    }  # fmt: skip


def test_the_last_tile_ends_the_round() -> None:
    said = answer(TURN | {"rack": ["r7"], "rack_after": []})
    assert said["effects"]["round_over"]


def test_chips_are_told_where_the_edition_pays() -> None:
    said = answer(TURN | {"edition": "junior", "rack": ["r7", "b1"], "rack_after": ["b1"]})
    assert said["effects"]["chips"] == 1


def test_the_rest_of_the_tiles_is_meant_if_no_rack_is_given() -> None:
    assert answer(TURN | {"rack_after": None}) == answer(TURN)


def test_every_flaw_is_told_with_its_place_and_arguments() -> None:
    said = answer(TURN | {"table_after": [["r4", "r5"], ["r6", "r7"]], "rack_after": ["k1"]})
    assert [(flaw["code"], flaw["where"]["meld"], flaw["args"]) for flaw in said["flaws"]] == [
        ("meld-too-short", 0, {"count": 2}),
        ("leftover-invalid", 0, {}),
        ("meld-too-short", 1, {"count": 2}),
    ]
    assert said["flaws"][0]["where"]["tiles"] == ["r4", "r5"]
    assert said["flaws"][0]["message"].startswith("meld 1 (r4 r5): ")
    assert "effects" not in said


@pytest.mark.parametrize(
    ("after", "rack_after", "expected"),
    [
        ([["r4", "r5", "r6"]], ["k1", "r7"], ["play-or-draw"]),
        ([["r4", "r5", "r6", "r7"]], ["k1", "k1"], ["tile-invented"]),
        ([["r4", "r5", "r6", "r7"]], [], ["tile-lost"]),
        ([["r4", "r5", "r6", "r7"]], ["k1", "r7"], ["tile-invented", "play-or-draw"]),
        ([["r4", "r5", "r6", "r7"], []], ["k1"], ["meld-empty"]),
        ([["r4", "r5", "r6", "r7", "r8"]], ["k1"], ["tile-invented"]),
        ([["r4", "r5", "r6"], ["r14"]], None, ["tile-invented", "play-or-draw",
                                               "number-out-of-range", "meld-too-short"]),
        ([["r4", "r5", "r6"], ["g1"]], None, ["tile-invented", "play-or-draw",
                                              "colour-not-in-game", "meld-too-short"]),
        ([], ["r4", "r5", "r6", "r7", "k1"], ["table-tile-on-rack", "play-or-draw"]),
        ([], [], ["tile-lost", "play-or-draw"]),
    ],
)  # fmt: skip
def test_tiles_that_come_from_nowhere_or_go_nowhere_are_a_verdict(
    after: list[list[str]], rack_after: list[str] | None, expected: list[str]
) -> None:
    assert codes(table_after=after, rack_after=rack_after) == expected


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"edition": "chess"}, "expected an edition out of"),
        ({"edition": 7}, "edition: expected an edition's name, got 7"),
        ({"edition": "junior-intro"}, "expected one that is played in turns"),
        ({"options": {"luck": 1}}, "expected an option out of"),
        ({"options": [1]}, "options: expected an object, got"),
        ({"opened": 1}, "opened: expected true or false, got 1"),
        ({"table": "r4"}, "table: expected a list of melds, got 'r4'"),
        ({"table": None}, "table: expected a list of melds, got nothing"),
        ({"table": ["r4"]}, "table[0]: expected a list of tiles, got 'r4'"),
        ({"table": [["r4", "r5", "x"]]}, "table[0][2]: expected a tile such as"),
        ({"table": [["r4", "r5", 6]]}, "table[0][2]: expected a tile such as"),
        ({"table": [[]]}, "table[0]: expected a meld, got '' (a meld without tiles)"),
        ({"table": [["r4", "r5"]]}, "table[0]: expected a meld, got 'r4 r5'"),
        ({"rack": {"r4": 1}}, "rack: expected a list of tiles, got"),
        ({"rack": ["g1"]}, "expected at most 0 of g1 in classic, got 1"),
        ({"rack": ["r14"]}, "expected at most 0 of r14 in classic, got 1"),
        ({"rack": ["r4", "r4"]}, "expected at most 2 of r4 in classic, got 3"),
        ({"rack": ["J", "J", "J"]}, "expected at most 2 of J in classic, got 3"),
        ({"table_after": [["r4", "?"]]}, "table_after[0][1]: expected a tile such as"),
        ({"rack_after": ["r4", "rot"]}, "rack_after[1]: expected a tile such as"),
        ({"table_after": {}}, "table_after: expected a list of melds, got {}"),
    ],
)
def test_a_question_that_makes_no_sense_is_an_error(change: dict[str, Any], message: str) -> None:
    said = answer_text(json.dumps(TURN | change | {"id": "A1"}))
    assert said["id"] == "A1"
    assert message in said["error"]
    assert "legal" not in said


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected a turn in JSON, got ''"),
        ("{", "expected a turn in JSON, got '{'"),
        ("[]", "expected a turn as a JSON object, got '[]'"),
        ("[" * 60_000, "expected a turn in JSON, got lists nested too deeply"),
        ("1" * 10_000, "expected a turn in JSON"),
        ('{"id": NaN}', "NaN is no number in JSON"),
        (" " * (LONGEST + 1), f"expected at most {LONGEST} signs"),
    ],
)
def test_text_that_is_no_turn_is_an_error(text: str, message: str) -> None:
    assert message in answer_text(text)["error"]


def test_ten_thousand_melds_are_answered() -> None:
    said = answer_text(json.dumps(TURN | {"table_after": [["J"]] * 10_000}, separators=(",", ":")))
    assert not said["legal"]


def test_a_lone_tile_from_the_rack_is_no_leftover_of_a_meld() -> None:
    change = {
        "table": [["r1", "r2", "r3"]], "rack": ["r3", "r4", "r5"], "rack_after": [],
        "table_after": [["r1", "r2", "r3", "r4", "r5"], ["r3"]],
    }  # fmt: skip
    assert codes(**change) == ["meld-too-short"]
    change["table_after"] = [["r1"], ["r3", "r4", "r5"], ["r2", "r3"]]
    assert "leftover-invalid" in codes(**change)


def test_the_arguments_of_a_flaw_are_those_of_its_sentence() -> None:
    for meld in (["r8", "b8", "b8"], ["g1", "g2", "g3"], ["r12", "r13", "r14"], ["r1", "J", "J"]):
        said = answer(TURN | {"table_after": [["r4", "r5", "r6"], meld], "rack_after": None,
                              "options": {"max_jokers_per_set": 1}})  # fmt: skip
        for flaw in said["flaws"]:
            kind = next(kind for kind in FlawKind if kind.code == flaw["code"])
            named = {name for _, name, _, _ in Formatter().parse(kind.template) if name}
            assert set(flaw["args"]) == named


def test_the_owners_of_melds_have_no_effect() -> None:
    assert answer(TURN | {"table_owners": ["other"]}) == answer(TURN)


@pytest.mark.parametrize("opened", [True, False])
def test_junior_and_stars_have_no_opening(opened: bool) -> None:
    for edition in ("junior", "stars"):
        turn = TURN | {"edition": edition, "opened": opened}
        assert answer(turn)["effects"]["opened"]
