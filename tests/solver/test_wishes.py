"""Tiles that must be played or kept, and melds that are to lie as they lie."""

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from rackrun.editions import load
from rackrun.notation import read_table, read_tiles, write_tiles
from rackrun.solver import Problem, Solution, solve
from tests.kit.exhaustive import reachable_optimum
from tests.kit.problems import (
    EVERY,
    FREE,
    problem,
    rank,
    small_problem,
    told,
    with_options,
    with_wishes,
)
from tests.kit.programme import Best, fewest_touched, optimum
from tests.kit.size import sized

pytestmark = [pytest.mark.heavy, pytest.mark.usefixtures("kernel")]

SURELY_PROVED = 3
"""So few melds touched are always proved to be the fewest."""


def expected(asked: Problem) -> Best | None:
    """What the oracles shed."""
    if asked.edition.id in FREE:
        return optimum(asked)
    reached = reachable_optimum(asked)
    return reached and reached.best


def fewest(asked: Problem) -> int | None:
    """The fewest melds that the oracles touch."""
    if asked.edition.id in FREE:
        return fewest_touched(asked)
    reached = reachable_optimum(asked)
    return reached and reached.touched


@cache
def wishes_case(name: str, at: int) -> tuple[Problem, Best | None]:
    chance = Random(f"wishes {name} {at}")
    make = problem if name in FREE and at % 2 else small_problem
    asked = with_wishes(make(with_options(EVERY[name], chance), chance), chance)
    return asked, expected(asked)


@cache
def touching_case(name: str, at: int) -> tuple[Problem, int | None]:
    chance = Random(f"touching {name} {at}")
    make = problem if name in FREE and at % 2 else small_problem
    asked = make(with_options(EVERY[name], chance), chance)
    return asked, fewest(asked)


@pytest.mark.parametrize("name", EVERY)
def test_no_play_that_does_as_wished_is_better(name: str) -> None:
    for at in range(sized(8, 300)):
        asked, best = wishes_case(name, at)
        solution = solve(asked)
        found = Best(solution.tiles, solution.points) if solution.found else None
        # The programme knows no swap alone before the first meld, which is always at a loss.
        swapped = best is None and asked.must_play and not asked.opened and solution.tiles == 0
        assert found == best or (swapped and solution.taken), told(asked)
        assert_as_wished(solution)


def assert_as_wished(solution: Solution) -> None:
    asked = solution.problem
    if solution.found:
        assert Counter(asked.must_play) <= Counter(solution.played), told(asked)
    assert Counter(asked.must_keep) <= Counter(solution.rack), told(asked)
    if asked.touch_limit is not None:
        assert len(solution.touched) <= asked.touch_limit, told(asked)


@pytest.mark.parametrize("name", EVERY)
def test_among_the_best_plays_one_touches_the_fewest_melds(name: str) -> None:
    for at in range(sized(5, 150)):
        asked, least = touching_case(name, at)
        solution = solve(asked)
        assert solution.found == (least is not None), told(asked)
        if least is not None and (least <= SURELY_PROVED or solution.fewest_touched):
            assert len(solution.touched) == least, told(asked)
            assert solution.fewest_touched, told(asked)
        assert len(solution.touched) >= (least or 0), told(asked)


@pytest.mark.parametrize("name", EVERY)
def test_who_may_touch_more_melds_sheds_no_less(name: str) -> None:
    for at in range(sized(3, 80)):
        asked = touching_case(name, at)[0]
        ranks = [rank(solve(replace(asked, touch_limit=limit))) for limit in (0, 1, 2, 4, None)]
        assert ranks == sorted(ranks), told(asked)


@pytest.mark.parametrize("name", EVERY)
def test_looking_for_untouched_melds_changes_nothing_else(name: str) -> None:
    for at in range(sized(3, 80)):
        asked = touching_case(name, at)[0]
        careless = solve(replace(asked, prefer_untouched=False))
        assert rank(careless) == rank(solve(asked)), told(asked)


def test_what_has_to_be_played_is_played_even_at_a_loss() -> None:
    # "cards", the joker: replacing it is allowed before the first series of one's own.
    for table, opened in (("r1 J r3", False), ("r1 J r3 r4 r5 r6", True)):
        problem = Problem(
            edition=load("cards"), table=read_table(table), rack=read_tiles("r2 g5"),
            opened=opened, must_play=read_tiles("r2"),
        )  # fmt: skip
        solution = solve(problem)
        assert (solution.played, solution.taken) == (read_tiles("r2"), read_tiles("J"))
        assert (solution.tiles, solution.points) == (0, -23)
        assert not solve(replace(problem, must_play=())).found


@pytest.mark.parametrize(
    ("table", "rack", "opened", "after", "points"),
    [
        ("r6 g6 b6 J", "y6", True, "r6 g6 b6 y6", -19),
        ("r1 J r3", "r2", False, "r1 r2 r3", -23),
        ("r6 g6 J | b6 y6 J", "b6", False, "r6 g6 b6 | b6 y6 J", -19),
    ],
)
def test_a_joker_is_swapped_at_a_loss_where_melds_are_rearranged_too(
    table: str, rack: str, opened: bool, after: str, points: int
) -> None:
    problem = Problem(
        edition=load("cards-pro"), table=read_table(table), rack=read_tiles(rack), opened=opened,
        must_play=read_tiles(rack),
    )  # fmt: skip
    solution = solve(problem)
    assert Counter(map(write_tiles, solution.table)) == Counter(after.split(" | "))
    assert (solution.tiles, solution.points) == (0, points)
    assert not solve(replace(problem, must_play=())).found
