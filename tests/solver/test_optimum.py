"""The solver finds the best play: as good as two oracles that know nothing of it."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from rackrun.editions import load
from rackrun.solver import Objective, Problem, solve
from tests.kit.exhaustive import reachable_optimum
from tests.kit.problems import (
    FREE,
    STAYING,
    hard_problem,
    problem,
    small_problem,
    sparse_problem,
    told,
    with_options,
    with_own_jokers,
)
from tests.kit.programme import Best, optimum
from tests.kit.size import sized

pytestmark = [pytest.mark.heavy, pytest.mark.usefixtures("kernel")]


# What an oracle found is remembered, since every kernel is asked the same.
Case = tuple[Problem, Best | None]


@cache
def usual_case(name: str, objective: Objective, at: int) -> Case:
    chance = Random(f"usual {name} {at}")
    asked = replace(problem(with_options(FREE[name], chance), chance), objective=objective)
    return asked, optimum(asked)


@cache
def hard_case(name: str, objective: Objective, at: int) -> Case:
    chance = Random(f"hard {name} {at}")
    asked = replace(hard_problem(with_options(FREE[name], chance), chance), objective=objective)
    return asked, optimum(asked)


@cache
def sparse_case(name: str, at: int) -> Case:
    chance = Random(f"sparse {name} {at}")
    asked = sparse_problem(with_options(FREE[name], chance), chance)
    return asked, optimum(asked)


@cache
def small_case(name: str, at: int) -> Case:
    chance = Random(f"small {name} {at}")
    asked = small_problem(with_options(STAYING[name], chance), chance)
    reached = reachable_optimum(asked)
    return asked, reached and reached.best


@cache
def own_jokers_case(name: str, at: int) -> Case:
    chance = Random(f"own jokers {name} {at}")
    asked = with_own_jokers(small_problem(load(name), chance), chance)
    if name in FREE:
        return asked, optimum(asked)
    reached = reachable_optimum(asked)
    return asked, reached and reached.best


def check(asked: Problem, best: Best | None) -> None:
    """The solver's play sheds what the oracle's sheds, or neither knows one.

    Which melds it leaves alone is asked elsewhere; here that would only take time.
    """
    solution = solve(replace(asked, prefer_untouched=False))
    found = Best(solution.tiles, solution.points) if solution.found else None
    assert found == best, told(asked)
    assert solution.optimal, told(asked)


@pytest.mark.parametrize("name", FREE)
@pytest.mark.parametrize("objective", Objective)
def test_no_play_is_better_where_melds_are_rearranged(name: str, objective: Objective) -> None:
    for at in range(sized(12, 1400)):
        check(*usual_case(name, objective, at))


@pytest.mark.parametrize("name", FREE)
@pytest.mark.parametrize("objective", Objective)
def test_no_play_is_better_in_hard_positions(name: str, objective: Objective) -> None:
    """Full groups with jokers, full runs, jokers all in one place, racks of nearly everything."""
    for at in range(sized(4, 600)):
        check(*hard_case(name, objective, at))


@pytest.mark.parametrize("name", FREE)
def test_no_play_is_better_with_few_tiles_and_many_jokers(name: str) -> None:
    for at in range(sized(150, 2000)):
        check(*sparse_case(name, at))


@pytest.mark.parametrize("name", STAYING)
def test_no_play_is_better_where_melds_stay(name: str) -> None:
    for at in range(sized(60, 1000)):
        check(*small_case(name, at))


@pytest.mark.parametrize("name", ["cards", "cards-pro"])
def test_no_play_is_better_where_a_joker_is_not_taken_by_its_layer(name: str) -> None:
    for at in range(sized(20, 500)):
        check(*own_jokers_case(name, at))
