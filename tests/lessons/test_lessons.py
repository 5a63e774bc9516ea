"""Each lesson can begin, its way is what it says, and what it calls wrong is refused."""

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from rackrun.editions import ids, load
from rackrun.notation import read_table, read_tiles
from rackrun.rules.finding import fits
from rackrun.rules.position import Position, Seat
from rackrun.solver import question
from rackrun.tiles import Tile
from tests.lessons.lessons import Lesson, all_lessons, rack_after

LESSONS = list(all_lessons())

PLAYS = [lesson for lesson in LESSONS if "played" in lesson.goal]
FLAWS = [lesson for lesson in LESSONS if "flaws" in lesson.goal]
DRAWS = [lesson for lesson in LESSONS if "draw" in lesson.goal]
FINDS = [lesson for lesson in LESSONS if load(lesson.edition).rules.game == "finding"]


def each(lessons: list[Lesson]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("lesson", lessons, ids=lambda lesson: lesson.id)


def test_every_edition_has_lessons_and_every_lesson_a_name_of_its_own() -> None:
    assert {lesson.edition for lesson in LESSONS} | {"six-106", "six-108"} == set(ids())
    assert len({lesson.id for lesson in LESSONS}) == len(LESSONS)
    assert len(PLAYS) + len(FLAWS) + len(DRAWS) + len(FINDS) == len(LESSONS)


@each(PLAYS)
def test_the_way_that_is_shown_is_legal_and_reaches_the_goal(lesson: Lesson) -> None:
    told = lesson.judged(lesson.way[-1])
    assert told["legal"], told["flaws"]
    assert Counter(lesson.goal["played"].split()) <= Counter(told["effects"]["played"])
    if kept := lesson.goal.get("rack"):
        assert Counter(kept.split()) == Counter(rack_after(lesson, told))


@each(PLAYS)
def test_no_tile_comes_from_nowhere_on_the_way(lesson: Lesson) -> None:
    there = Counter(" ".join([lesson.rack, *lesson.table]).split())
    for table in lesson.way:
        assert Counter(" ".join(table).split()) <= there


@each(FLAWS)
def test_the_wrong_try_is_refused_with_the_flaw_that_the_lesson_shows(lesson: Lesson) -> None:
    told = lesson.judged(lesson.way[-1])
    assert not told["legal"]
    assert {flaw["code"] for flaw in told["flaws"]} == set(lesson.goal["flaws"])


@each(DRAWS)
def test_where_a_tile_is_to_be_drawn_nothing_can_be_played(lesson: Lesson) -> None:
    edition = load(lesson.edition)
    held = Counter([*lesson.rack.split(), *" ".join(lesson.table).split(), lesson.goal["draw"]])
    assert all(edition.box.count(Tile.parse(tile)) >= count for tile, count in held.items())
    problem = {
        "edition": lesson.edition,
        "opened": lesson.opened,
        "table": [meld.split() for meld in lesson.table],
        "rack": lesson.rack.split(),
    }
    assert question.answer(problem)["tiles"] == 0
    full = len(lesson.rack.split()) == edition.rules.hand_limit
    assert full == lesson.goal.get("back", False)


@each(FINDS)
def test_a_find_is_judged_as_in_the_game(lesson: Lesson) -> None:
    edition = load(lesson.edition)
    table, lying = read_table(" | ".join(lesson.table)), read_tiles(lesson.rack)
    position = replace(_begun(lesson.edition), table=table, pool=lying)
    box = Counter(edition.box.tiles())
    assert not Counter([*lying, *(tile for meld in table for tile in meld)]) - box
    if "name" in lesson.goal:  # the guide may begin with whatever lies there
        assert not table
        assert lesson.goal["name"] == lesson.rack
        return
    right = {str(tile) for tile in lying if fits(position, tile)}
    wrong = {str(tile) for tile in lying} - right
    goal = set(lesson.goal.get("find", lesson.goal.get("miss", "")).split())
    assert goal == (right if "find" in lesson.goal else wrong)


@cache
def _begun(edition: str) -> Position:
    return Position(load(edition), (Seat(),))
