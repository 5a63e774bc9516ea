"""The solver at the counter: what comes in, what goes out, and what is refused."""

import json
from random import Random
from typing import Any

import pytest

from rackrun import referee
from rackrun.editions import ids, load
from rackrun.errors import BadProblem
from rackrun.notation import read_table, read_tiles
from rackrun.notation.questions import LONGEST
from rackrun.solver import Problem, Solution
from rackrun.solver.question import (
    NOTHING,
    UNGRANTED,
    UNPROVED,
    Answer,
    answer,
    answer_text,
    answer_to_data,
    problem_from_data,
)
from rackrun.solver.solution import no_play
from tests.kit.size import sized

PROBLEM: dict[str, Any] = {
    "edition": "classic",
    "table": [["r4", "r5", "r6"], ["k8", "b8", "y8"]],
    "rack": ["r7", "k1", "J"],
}
TOO_LOW = {"table": [["r1", "r2", "r3"]], "rack": ["k9", "r9", "b9"], "opened": False}


def ask(**change: Any) -> dict[str, Any]:
    return answer(PROBLEM | change)


def without_seconds(said: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in said.items() if name != "seconds"}


def test_the_best_play_is_told_as_plain_data() -> None:
    said = ask()
    assert without_seconds(said) == {
        "table": [["k8", "b8", "y8"], ["r4", "r5", "r6", "r7", "J"]],
        "played": ["r7", "J"],
        "rack": ["k1"],
        "tiles": 2,
        "points": 32,
        "taken": [],
        "untouched": [1],
        "optimal": True,
        "fewest_touched": True,
    }
    assert 0 < said["seconds"] < 60
    assert list(said)[:6] == ["table", "played", "rack", "tiles", "points", "seconds"]


@pytest.mark.parametrize("known", ["A1", 7, 1.5, None, [1, {"a": "b"}], "ünï \ud83c"])
def test_the_id_stands_first_in_the_answer(known: object) -> None:
    said = answer_text(json.dumps(PROBLEM | {"id": known}))
    assert next(iter(said.items())) == ("id", known)
    assert said["tiles"] == 2
    assert "id" not in answer_text(json.dumps(PROBLEM))


def test_what_is_not_said_is_as_usual() -> None:
    usual = {"opened": True, "objective": "tiles", "options": None, "must_play": None,
             "must_keep": [], "touch_limit": None, "prefer_untouched": True, "explain": False,
             "best_tiles": 9}  # fmt: skip
    assert without_seconds(ask(**usual)) == without_seconds(ask())


def test_null_is_what_is_not_said() -> None:
    nothing: dict[str, Any] = {"edition": "classic", "rack": ["r1", "r2", "r3"]}
    assert answer(nothing)["tiles"] == 3
    assert answer(nothing | {"table": None, "objective": None})["tiles"] == 3


def test_any_best_play_will_do_if_untouched_melds_are_not_preferred() -> None:
    assert problem_from_data(PROBLEM).prefer_untouched
    assert not problem_from_data(PROBLEM | {"prefer_untouched": False}).prefer_untouched
    assert ask(prefer_untouched=False)["tiles"] == ask()["tiles"]


@pytest.mark.parametrize("name", ["./my.toml", ".", "../../x.toml", "classical.j1"])
def test_an_unknown_edition_is_told_as_it_was_written(name: str) -> None:
    with pytest.raises(BadProblem, match=f"got {name!r}$".replace(".", r"\.")):
        problem_from_data(PROBLEM | {"edition": name})


def test_a_seat_that_cannot_open_plays_nothing() -> None:
    said = ask(**TOO_LOW)
    assert said["table"] == TOO_LOW["table"]
    assert (said["played"], said["tiles"], said["points"]) == ([], 0, 0)
    assert said["rack"] == ["k9", "r9", "b9"]
    assert said["untouched"] == [0]
    assert ask(**TOO_LOW | {"opened": True})["tiles"] == 3


def test_the_objective_can_be_points() -> None:
    rack = ["r1", "r2", "r4", "r5", "k13", "b13", "J"]
    tiles, points = (ask(table=[], rack=rack, objective=name) for name in ("tiles", "points"))
    assert (tiles["tiles"], tiles["points"]) == (5, 37)
    assert (points["tiles"], points["points"]) == (3, 51)


def test_options_and_codes_of_rules_are_heeded() -> None:
    for edition in ({"edition": "classic", "options": {"opening": 50}}, {"edition": "classic.o50"}):
        assert ask(**edition, table=[], rack=["r10", "r11", "r12"], opened=False)["tiles"] == 0
    assert ask(table=[], rack=["r10", "r11", "r12"], opened=False)["tiles"] == 3


def test_wishes_are_heeded() -> None:
    assert ask(must_keep=["J"])["played"] == ["r7"]
    assert ask(must_play=["r7"])["played"] == ["r7", "J"]
    assert ask(must_play=["k1"])["played"] == []
    assert ask(touch_limit=0)["played"] == []
    assert ask(touch_limit=1)["played"] == ["r7", "J"]


@pytest.mark.parametrize("limit", [2, 10**9, 10**40])
def test_a_limit_beyond_the_melds_on_the_table_limits_nothing(limit: int) -> None:
    assert ask(touch_limit=limit)["tiles"] == 2
    assert problem_from_data(PROBLEM | {"touch_limit": limit}).touch_limit is None


def test_an_explanation_comes_if_it_is_asked_for() -> None:
    said = ask(explain=True)
    assert said["moves"] == [
        {"move": "put", "tiles": ["r7", "J"], "to": 0, "becomes": ["r4", "r5", "r6", "r7", "J"],
         "text": "Put r7 J from your rack to r4 r5 r6."}
    ]  # fmt: skip
    assert said["shortest"]
    assert said["text"].splitlines()[-2:] == ["Play r7 J.", said["moves"][0]["text"]]
    assert "moves" not in ask()
    assert answer(PROBLEM, explained=True)["moves"] == said["moves"]
    assert "moves" not in answer(PROBLEM | {"explain": False}, explained=True)


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (TOO_LOW, "You cannot open yet: that takes melds of your own rack worth 30 points."),
        (TOO_LOW | {"options": {"opening": 50}},
         "You cannot open yet: that takes melds of your own rack worth 50 points."),
        ({"options": {"opening": 0}, "rack": ["k1"], "opened": False}, NOTHING),
        ({"edition": "cards", "table": [], "rack": ["r1"], "opened": False},
         "You have no meld of your own rack yet, and nothing else is worth playing."),
        ({"rack": ["k1"]}, NOTHING),
        ({"edition": "junior", "table": [], "rack": ["r7", "k1"]}, NOTHING),
        ({"edition": "cards", "table": [["r1", "J", "r3", "r4", "r5", "r6"]], "rack": ["r2"]},
         "There is nothing worth playing now."),
        ({"must_play": ["k1"]}, UNGRANTED),
        ({"rack": ["k1"], "must_keep": ["k1"]}, UNGRANTED),
        ({"touch_limit": 0}, UNGRANTED),
        ({"rack": []}, NOTHING),
    ],
)  # fmt: skip
def test_no_play_is_explained_in_words(change: dict[str, Any], text: str) -> None:
    said = ask(**change, explain=True)
    assert (said["moves"], said["text"]) == ([], text)


def test_where_the_search_was_cut_short_nothing_is_claimed() -> None:
    nothing = no_play(problem_from_data(PROBLEM | {"rack": ["k1"]}), optimal=False)
    assert answer_to_data(Answer(nothing, 0), explained=True)["text"] == UNPROVED


def test_a_joker_that_came_to_the_rack_is_told() -> None:
    problem = Problem(edition=load("junior"), table=read_table("r3 J r5"), rack=read_tiles("r4 r6"))
    after, laid = read_table("r3 r4 r5 r6"), read_tiles("r4 r6")
    solution = Solution(problem, after, laid, read_tiles("J"), 1, -15, (), True, False)
    said = answer_to_data(Answer(solution, 0.25))
    assert (said["taken"], said["rack"], said["seconds"]) == (["J"], ["J"], 0.25)
    assert (said["tiles"], said["points"], said["fewest_touched"]) == (1, -15, False)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"edition": "chess"}, "edition: expected an edition out of classic, "),
        ({"edition": "classic.q"}, "edition: "),
        ({"edition": None}, "edition: expected an edition's name, got nothing"),
        ({"edition": "junior-intro"}, "edition: expected one that is played with racks"),
        ({"options": {"luck": 1}}, "options: classic: expected an option out of"),
        ({"options": {"rounds": 0}}, "options: classic: expected rounds to be 1 to 99, got 0"),
        ({"options": [1]}, "options: expected an object, got [1]"),
        ({"opened": 1}, "opened: expected true or false, got 1"),
        ({"opened": None}, "opened: expected true or false, got nothing"),
        ({"explain": "yes"}, "explain: expected true or false, got 'yes'"),
        ({"objective": "chips"}, "objective: expected 'tiles' or 'points', got 'chips'"),
        ({"objective": ["tiles"]}, "objective: expected 'tiles' or 'points', got ['tiles']"),
        ({"table": "r4 r5 r6"}, "table: expected a list of melds, got 'r4 r5 r6'"),
        ({"table": ["r4"]}, "table[0]: expected a list of tiles, got 'r4'"),
        ({"table": [[]]}, "table[0]: expected a meld, got ''"),
        ({"table": [["r4", "r5", "x"]]}, "table[0][2]: expected a tile such as"),
        ({"table": [["r4", "r5", "r6"], ["k1", "k2"]]}, "table[1]: expected a meld, got 'k1 k2'"),
        ({"rack": None}, "rack: expected a list of tiles, got nothing"),
        ({"rack": ["r7", "?"]}, "rack[1]: expected a tile such as 'r12' or 'J', got '?'"),
        ({"rack": ["r7", 7]}, "rack[1]: expected a tile such as"),
        ({"rack": ["g1"]}, "rack: expected tiles of classic, colours k r b y with numbers"),
        ({"rack": ["r4", "r4"]}, "rack: expected at most 2 of r4 in classic"),
        ({"rack": ["J"] * 3}, "rack: expected at most 2 of J in classic"),
        ({"must_play": "r7"}, "must_play: expected a list of tiles, got 'r7'"),
        ({"must_play": ["r8"]}, "must_play: expected tiles of the rack, got r8"),
        ({"must_keep": ["r7", "r7"]}, "must_keep: expected tiles of the rack, got r7"),
        ({"must_play": ["r7"], "must_keep": ["r7"]}, "must_keep: expected other tiles"),
        ({"touch_limit": -1}, "touch_limit: expected 0 or more melds, got -1"),
        ({"touch_limit": True}, "touch_limit: expected a number of melds, got true"),
        ({"touch_limit": 1.0}, "touch_limit: expected a number of melds, got 1.0"),
        ({"touch_limit": "2"}, "touch_limit: expected a number of melds, got '2'"),
    ],
)
def test_a_problem_that_makes_no_sense_is_an_error(change: dict[str, Any], message: str) -> None:
    said = answer_text(json.dumps(PROBLEM | change | {"id": "A1"}))
    assert list(said)[:2] == ["id", "error"]
    assert said["error"].startswith(message)
    assert ("flaws" in said) == ("expected a meld" in message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected a problem in JSON, got ''"),
        ("{", "expected a problem in JSON, got '{'"),
        ("7", "expected a problem as a JSON object, got '7'"),
        ("[" * 60_000, "expected a problem in JSON, got lists nested too deeply"),
        ("1" * 10_000, "expected a problem in JSON"),
        ('{"id": NaN}', "expected a problem in JSON"),
        ('{"id": 1e999}', "expected a problem in JSON"),
        (" " * (LONGEST + 1), f"expected at most {LONGEST} signs"),
    ],
)
def test_text_that_is_no_problem_is_an_error(text: str, message: str) -> None:
    said = answer_text(text)
    assert list(said) == ["error"]
    assert said["error"].startswith(message)


def test_ten_thousand_melds_are_refused() -> None:
    text = json.dumps(PROBLEM | {"table": [["J"]] * 10_000}, separators=(",", ":"))
    assert answer_text(text)["error"].startswith("table[0]: expected a meld, got 'J'")


ODD: list[Any] = [None, True, False, 0, 2, -1, 1.5, 10**30, "", "r4", "J", "x", "classic", "points",
                  "\ud800", [], {}, [[]], [["r4"]], ["r7"], [1], {"opening": 50}, ["J"] * 200,
                  [["J"] * 90] * 90]  # fmt: skip


def spoilt(value: Any, chance: Random) -> Any:
    """The value with something odd somewhere in it."""
    if chance.random() < 0.3 or not isinstance(value, dict | list) or not value:
        return chance.choice(ODD)
    if isinstance(value, dict):
        names = [*value, "opened", "objective", "must_play", "must_keep", "touch_limit", "options"]
        name = chance.choice(names)
        return value | {name: spoilt(value.get(name), chance)}
    at = chance.randrange(len(value))
    return [*value[:at], spoilt(value[at], chance), *value[at + 1 :]]


def some_problem(chance: Random) -> dict[str, Any]:
    """Any edition, any tiles; most of it makes sense."""
    name = chance.choice(ids())
    tiles = [str(tile) for tile in load(name).box.tiles()]
    colour = tiles[0][0]
    table = [[f"{colour}1", f"{colour}2", f"{colour}3"]] * chance.randint(0, 1)
    rack = chance.sample(tiles, min(len(tiles), chance.randint(0, 20)))
    return {"id": 1, "edition": name, "table": table, "rack": rack, "explain": True,
            "opened": chance.random() < 0.5}  # fmt: skip


def test_whatever_comes_is_answered() -> None:
    kinds = {"error": 0, "tiles": 0}
    for at in range(sized(600, 20_000)):
        chance = Random(f"whatever {at}")
        data: Any = some_problem(chance)
        for _ in range(chance.randint(0, 2)):
            data = spoilt(data, chance)
        text = json.dumps(data)
        if chance.random() < 0.1:
            text = text[: chance.randrange(len(text) + 1)]
        said = answer_text(text)
        json.dumps(said, allow_nan=False)
        kinds["error" if "error" in said else "tiles"] += 1
        assert ("error" in said) != ("tiles" in said)
    assert min(kinds.values()) > sized(100, 3_000)


def test_the_referee_agrees_with_every_play() -> None:
    played = 0
    for at in range(sized(200, 3_000)):
        data = some_problem(Random(f"plays {at}"))
        said = answer_text(json.dumps(data))
        if said.get("played"):
            turn = data | {"table_after": said["table"], "rack_after": said["rack"]}
            verdict = referee.answer(turn)
            assert verdict["legal"], (turn, verdict)
            assert verdict["effects"]["played"] == said["played"]
            played += 1
    assert played > sized(50, 1_000)
