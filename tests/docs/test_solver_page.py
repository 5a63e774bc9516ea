"""The page on the solver: its Python solves what the solver solves, its pictures are its own."""

import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from rackrun.editions import Edition, load
from rackrun.notation import read_table, write_table, write_tiles
from rackrun.rules.legality import judge
from rackrun.rules.turn import Turn
from rackrun.solver import Objective, Problem, solve
from tests.kit.problems import hard_problem, problem, small_problem, told
from tests.kit.size import sized

DOCS = Path(__file__).parents[2] / "docs"
sys.path.append(str(DOCS))

from builder import solver_example as example  # noqa: E402 # found only by way of the line above
from builder.solver_pictures import drawn  # noqa: E402 # likewise

PAGE = (DOCS / example.PAGE).read_text("utf-8")
CODE = example.page_code(PAGE)
PICTURES = drawn(DOCS)
CLASSIC = load("classic")
MOST_MELDS, MOST_TILES = 9, 14
"""The code of the page forgets little, so it takes its time with more."""


@pytest.mark.heavy
@pytest.mark.parametrize("make", [small_problem, problem, hard_problem])
def test_the_code_of_the_page_finds_plays_as_good_as_the_solver(
    make: Callable[[Edition, Random], Problem],
) -> None:
    for at in range(sized(40, 1000)):
        asked = make(CLASSIC, Random(f"page {make.__name__} {at}"))
        if len(asked.table) <= MOST_MELDS and len(asked.rack) <= MOST_TILES:
            check(replace(asked, opened=True, objective=Objective.TILES))


def check(asked: Problem) -> None:
    text, tiles = CODE.best_play(write_table(asked.table), write_tiles(asked.rack))
    assert tiles == solve(asked).tiles, told(asked)
    if tiles:
        verdict = judge(Turn(CLASSIC, True, asked.table, asked.rack, read_table(text)))
        assert verdict.legal, told(asked)
        assert len(verdict.played) == tiles, told(asked)


@pytest.mark.parametrize(
    ("table", "rack", "tiles"),
    [
        pytest.param("k5 r5 b5 J", "y5", 0, id="a freed joker needs a place"),
        pytest.param("k5 r5 b5 J | k7 r7 b7", "y5", 1, id="a freed joker finds a place"),
        pytest.param("k5 r5 b5 y5 | k7 r7 b7 y7", "J", 1, id="a joker frees its own place"),
        pytest.param("k2 b2 J J", "r2", 0, id="two jokers in a full group"),
        pytest.param("r3 r4 r5 J", "r7", 1, id="a joker bridges a number that nobody has"),
        pytest.param("k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13", "J J", 2, id="a full run"),
    ],
)
def test_the_code_of_the_page_knows_the_traps(table: str, rack: str, tiles: int) -> None:
    assert CODE.best_play(table, rack)[1] == tiles


def test_the_code_of_the_page_gives_what_the_page_says() -> None:
    told_there = re.search(r'`best_play\("(.*?)", "(.*?)"\)` gives `(.*?)`, four tiles', PAGE)
    assert told_there
    assert CODE.best_play(told_there[1], told_there[2]) == (told_there[3], 4)


def test_the_pictures_show_the_example_of_the_page() -> None:
    assert f"\ntable: {example.TABLE}\nrack: {example.RACK}\n" in PAGE


@pytest.mark.parametrize("name", PICTURES)
def test_each_picture_stands_on_the_page_with_its_words(name: str) -> None:
    words = ElementTree.fromstring(PICTURES[name]).get("aria-label")
    assert f"![{words}](../pictures/{name}.svg)\n" in PAGE


def test_every_file_that_the_page_names_is_there() -> None:
    files = re.findall(r"`([\w/]+\.py)`", PAGE)
    solver = DOCS.parent / "src" / "rackrun" / "solver"
    assert files
    assert not [file for file in files if not [*solver.rglob(file)]]
