"""Every case of the files, and the command that runs such files."""

import json
from pathlib import Path

import pytest

from tests.rulebook.__main__ import main
from tests.rulebook.adapter import ANSWERS
from tests.rulebook.cases import read_cases, run

DATA = Path(__file__).parents[1] / "data"
BOOKLETS = DATA / "rulebook-cases.json"
VARIATIONS = DATA / "rulebook-variations.json"
CASES = [*read_cases(BOOKLETS), *read_cases(VARIATIONS)]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_engine_agrees_with(case):
    outcome = run(case)
    assert outcome.got == outcome.expected
    assert outcome.passed


def test_every_kind_of_case_has_cases_of_both_files():
    told = set(json.loads(BOOKLETS.read_text("utf-8"))["kinds"])
    assert told == set(ANSWERS)
    assert {case["kind"] for case in read_cases(BOOKLETS)} == told
    assert {case["kind"] for case in read_cases(VARIATIONS)} == told - {"deck"}


def test_no_two_cases_have_the_same_id():
    names = [case["id"] for case in CASES]
    assert len(set(names)) == len(names)


@pytest.fixture
def answer(tmp_path, capsys):
    """What the command says of cases or of a text: exit code, lines, lines of errors."""

    def ask(content):
        path = tmp_path / "cases.json"
        path.write_text(content if isinstance(content, str) else json.dumps({"cases": content}))
        code = main([str(path)])
        said = capsys.readouterr()
        return code, said.out.splitlines(), said.err.splitlines()

    return ask


def _case(**changes):
    """A case that passes."""
    return {
        "id": "ONE", "edition": "classic", "kind": "rack_value",
        "input": {"rack": ["r5"]}, "expect": {"points": 5},
    } | changes  # fmt: skip


def test_the_command_runs_the_files_of_the_project(capsys):
    assert main([str(BOOKLETS), str(VARIATIONS)]) == 0
    assert capsys.readouterr().out == f"{len(CASES)} passed, 0 failed\n"


def test_a_failing_case_is_named_with_both_answers(answer):
    failing = _case(id="TWO", expect={"points": 6})
    assert answer([_case(), failing]) == (
        1,
        ['TWO: expected {"points": 6}, got {"points": 5}', "1 passed, 1 failed"],
        [],
    )


def test_true_is_not_one(answer):
    case = _case(kind="set", input={"tiles": ["r1", "r2", "r3"]}, expect={"valid": 1})
    assert answer([case])[1][-1] == "0 passed, 1 failed"


def test_kinds_have_no_order_and_a_reason_is_only_a_hint(answer):
    tiles = {"tiles": ["J", "J", "r5"]}
    either = _case(kind="set", input=tiles, expect={"kinds": ["run", "group"], "reason": "ANY"})
    assert answer([either])[1] == ["1 passed, 0 failed"]


def test_an_unknown_kind_fails_by_name(answer):
    assert answer([_case(kind="riddle"), _case()]) == (
        1,
        ["ONE: expected {\"points\": 5}, got unknown kind 'riddle'", "1 passed, 1 failed"],
        [],
    )


def test_what_the_engine_does_not_answer_is_missing(answer):
    case = _case(expect={"points": 5, "colour": "red"})
    assert answer([case])[1][0] == (
        'ONE: expected {"points": 5, "colour": "red"}, got {"points": 5}'
    )


@pytest.mark.parametrize(
    ("case", "line"),
    [
        (_case(edition="chess"), "BadEdition: expected an edition out of"),
        (_case(options={"hand": 3}), "BadEdition: classic: expected an option out of"),
        (_case(input={"rack": ["x5"]}), "BadNotation: expected a tile such as 'r12' or 'J'"),
        (_case(input={}), "KeyError: 'rack'"),
        ({"id": "ONE"}, "KeyError: 'expect'"),
        ([], "case 1: expected null, got TypeError"),
    ],
)
def test_a_case_that_makes_no_sense_fails_by_its_error(answer, case, line):
    code, lines, errors = answer([case])
    assert (code, lines[-1], errors) == (1, "0 passed, 1 failed", [])
    assert line in lines[0]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("{", "expected JSON, got something else"),
        ("[]", "expected an object with a list named 'cases'"),
        ('{"cases": {}}', "expected an object with a list named 'cases'"),
    ],
)
def test_a_broken_file_gets_one_clear_line(answer, text, line):
    code, lines, errors = answer(text)
    assert (code, lines, len(errors)) == (2, [], 1)
    assert line in errors[0]


def test_a_missing_file_gets_one_clear_line(capsys):
    assert main(["nowhere.json"]) == 2
    assert capsys.readouterr().err == (
        "expected a file of cases, got nowhere.json: No such file or directory\n"
    )


def test_without_a_file_the_command_tells_its_use(capsys):
    assert main([]) == 2
    assert capsys.readouterr().err == "usage: python -m tests.rulebook FILE...\n"


@pytest.mark.parametrize(
    ("case", "line"),
    [
        (
            _case(
                edition="six-106", kind="deck_diff", input={"from": "six-160", "remove_jokers": 1}
            ),
            "to lead to six-106, got 54",
        ),
        (
            _case(
                kind="turn",
                input={
                    "table": [],
                    "rack": ["r1", "r2", "r3", "k9"],
                    "table_after": [["r1", "r2", "r3"]],
                    "then": "round_over",
                },
            ),
            "expected the round to be over, it goes on",
        ),
        (
            _case(edition="junior", kind="reward", input={"jokers_swapped_and_reused": 1}),
            "expected at most 0 jokers to be laid again, got 1",
        ),
        (
            _case(edition="junior", kind="start_draw", input={"draws": {"A": "r5", "B": "r6"}}),
            "expected an edition with a draw for the start, got junior",
        ),
        (
            _case(kind="start_draw", input={"draws": [{"A": "r5", "B": "r6"}, {"A": "r1"}]}),
            "expected [] to draw, got ['A']",
        ),
        (
            _case(edition="junior-intro", kind="intro_end", input={"tiles_laid": 41}),
            "expected a moment of the game",
        ),
        (
            _case(edition="junior-intro", kind="intro_chips", input={"first_tiles_named": 5}),
            "expected as many named tiles as rows",
        ),
        (
            _case(kind="blocked_round", input={"pool": 0}),
            "expected the racks of the seats",
        ),
    ],
)
def test_a_case_that_contradicts_itself_says_so(answer, case, line):
    assert line in answer([case])[1][0]
