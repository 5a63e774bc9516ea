"""Hints tell as much as was asked for, and say so when there is nothing to tell."""

import json

import pytest

from rackrun.editions import load
from rackrun.notation import read_table, read_tiles
from rackrun.solver.hints import WORDS, Chance, Hint, Strength, hint
from rackrun.solver.problem import Problem
from rackrun.solver.solution import Solution, no_play
from tests.solver_explain.plays import play

SPLIT = play("r4 r5 r6 r7 r8", "r6 k1", "r4 r5 r6 | r6 r7 r8")


def test_the_weakest_hint_names_no_tile() -> None:
    weak = hint(SPLIT, Strength.SOMETHING)
    assert weak.text == "You can play if you use melds on the table."
    assert weak.as_data() == {"strength": "something", "chance": "table", "found": True}
    assert weak == Hint(Strength.SOMETHING, Chance.TABLE)


def test_the_second_hint_names_the_tiles_and_not_where_they_go() -> None:
    middle = hint(SPLIT, Strength.TILES)
    assert middle.text.splitlines() == ["You can play if you use melds on the table.", "Play r6."]
    assert middle.as_data() == {
        "strength": "tiles", "chance": "table", "found": True, "tiles": ["r6"], "taken": [],
    }  # fmt: skip


def test_the_strongest_hint_tells_the_whole_play() -> None:
    strong = hint(SPLIT, Strength.PLAY)
    assert strong.text.splitlines()[1:] == [
        "Play r6.",
        "Split r4 r5 r6 r7 r8 before r6.",
        "Put r6 from your rack to r4 r5.",
    ]
    data = json.loads(json.dumps(strong.as_data()))
    assert [move["move"] for move in data["moves"]] == ["split", "put"]
    assert data["shortest"] is True


def test_a_joker_that_comes_to_the_rack_is_told() -> None:
    solution = play("b3 J b5", "b4 b6 r1", "b3 b4 b5 b6", edition="junior")
    assert hint(solution, Strength.TILES).text.endswith("Play b4 b6 and take J to your rack.")


@pytest.mark.parametrize(
    ("solution", "chance"),
    [
        (play("r4 r5 r6", "k1 k2 k3", "r4 r5 r6 | k1 k2 k3"), Chance.RACK),
        (play("r4 r5 r6", "r7", "r4 r5 r6 r7"), Chance.TABLE),
        (play("r4 r5 r6", "k9 k10 k11", "r4 r5 r6 | k9 k10 k11", opened=False), Chance.OPENING),
        (
            play("r4 r5 r6", "r7 k9 k10 k11", "r4 r5 r6 r7 | k9 k10 k11", opened=False),
            Chance.OPENING_AND_TABLE,
        ),
        (
            play("r4 r5 r6", "k1 k2 k3", "r4 r5 r6 | k1 k2 k3", edition="junior", opened=False),
            Chance.RACK,
        ),
    ],
)
def test_a_hint_says_roughly_what_kind_of_play_there_is(solution: Solution, chance: Chance) -> None:
    found = hint(solution, Strength.SOMETHING)
    assert found.chance is chance
    assert found.found
    assert found.text == WORDS[chance]


@pytest.mark.parametrize("strength", Strength)
def test_without_a_play_every_hint_says_so(strength: Strength) -> None:
    problem = Problem(edition=load("classic"), table=(), rack=read_tiles("r1 k5"))
    found = hint(no_play(problem), strength)
    assert (found.chance, found.found) == (Chance.NOTHING, False)
    assert found.text == "There is nothing worth playing now."
    assert found.as_data() == {"strength": strength.value, "chance": "nothing", "found": False}


@pytest.mark.parametrize("edition", ["classic", "cards", "cards-pro"])
def test_a_seat_that_cannot_open_is_told_so(edition: str) -> None:
    table = read_table("r3 r4 r5")
    problem = Problem(edition=load(edition), table=table, rack=read_tiles("r6"), opened=False)
    found = hint(no_play(problem), Strength.PLAY)
    assert (found.chance, found.found) == (Chance.NO_OPENING, False)
    assert found.text == "You cannot open yet."


def test_where_melds_are_open_to_all_nobody_has_to_open() -> None:
    problem = Problem(edition=load("junior"), table=(), rack=read_tiles("r6"), opened=False)
    assert hint(no_play(problem), Strength.SOMETHING).chance is Chance.NOTHING


def test_a_wish_that_no_opening_grants_does_not_say_that_there_is_none() -> None:
    rack = read_tiles("k9 k10 k11 r1")
    problem = Problem(
        edition=load("classic"), table=(), rack=rack, opened=False, must_play=read_tiles("r1")
    )
    assert hint(no_play(problem), Strength.SOMETHING).chance is Chance.NOTHING
