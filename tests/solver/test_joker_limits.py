"""Jokers that are limited, or many: where the plain sweep is not enough, the thorough one is."""

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from rackrun.editions import by_code
from rackrun.melds import SHORTEST
from rackrun.notation import read_table, read_tiles
from rackrun.solver import Problem, solve
from rackrun.solver.sweeping.cover import covers
from tests.kit.problems import FREE, rank, told, with_many_jokers
from tests.kit.programme import Best, optimum
from tests.kit.size import sized

pytestmark = pytest.mark.heavy

LIMITED = [name for name in FREE if FREE[name].box.jokers > 1]


@cache
def case(name: str, limit: int, at: int) -> tuple[Problem, Best | None]:
    chance = Random(f"jokers {name} {limit} {at}")
    asked = with_many_jokers(FREE[name], limit, chance)
    return asked, optimum(asked)


@pytest.mark.usefixtures("kernel")
@pytest.mark.parametrize("limit", [1, 2])
@pytest.mark.parametrize("name", LIMITED)
def test_the_best_play_is_found_and_proved_however_jokers_are_limited(
    name: str, limit: int
) -> None:
    for at in range(sized(4, 60)):
        asked, best = case(name, limit, at)
        solution = solve(replace(asked, prefer_untouched=False))
        found = Best(solution.tiles, solution.points) if solution.found else None
        assert (found, solution.optimal) == (best, True), told(asked)


def test_a_full_table_with_four_jokers_and_one_in_a_meld_is_solved_to_the_end() -> None:
    # The sweep once placed every joker, spare or not, and gave up with a play that shed 19.
    table = (
        "r6 J r8 r9 r10 | r1 b1 y1 J | k6 k7 k8 J | k7 r7 J | b3 b4 b5 | k1 r1 b1 y1 | k10 r10 y10"
        " | k3 r3 b3 y3 | k3 r3 b3 y3 | b9 b10 b11 b12 b13 | k5 k6 k7 k8 k9"
        " | r2 r3 r4 r5 r6 r7 r8 r9 | k13 r13 b13 | r1 b1 y1 | r5 b5 y5 | r4 r5 r6"
    )
    rack = "r9 y12 k13 y8 k5 y9 b13 k10 b6 y12 k6 b8 k1 b12 k11 b7 y10 b2 b10 b11"
    asked = Problem(
        edition=by_code("six-160.j1"), table=read_table(table), rack=read_tiles(rack),
        prefer_untouched=False,
    )  # fmt: skip
    solution = solve(asked)
    assert (rank(solution), solution.optimal) == ((20, 175), True)


FULL_TABLE = (
    "k1 J k3 k4 | b1 b2 b3 b4 b5 b6 | y1 y2 y3 y4 | k3 k4 k5 | r3 r4 r5 r6 r7 r8 | r3 r4 "
    "r5 r6 | y4 y5 y6 y7 y8 | y4 y5 y6 y7 | b5 b6 b7 b8 b9 b10 b11 | b5 b6 b7 | k7 k8 k9 "
    "| y10 y11 y12 | b11 b12 b13 | k1 r1 b1 y1 | k1 r1 b1 | r2 b2 y2 | b2 y2 J | k3 r3 b3 "
    "| k7 b7 y7 | k8 r8 b8 | r8 b8 y8 | k9 r9 b9 | k9 r9 y9 | r10 b10 y10 | k11 r11 b11 "
    "y11 | k11 r11 y11 | k12 r12 y12 | k12 r12 J | k13 b13 y13 | r13 b13 y13 "
)
WIDE_RACK = (
    "r6 k2 k8 y3 y5 b12 k13 r1 y13 r4 b10 b4 y1 k12 b3 k10 b12 r9 y6 k2 k5 k13 y9 r2 k2 "
    "r2 k10 r5 r11 J "
)


@pytest.mark.usefixtures("kernel")
def test_a_wide_rack_is_laid_on_a_full_table_with_a_joker_in_a_meld() -> None:
    """All thirty tiles; it took seconds to find out how."""
    table, rack = read_table(FULL_TABLE.strip()), read_tiles(WIDE_RACK.strip())
    asked = Problem(edition=by_code("six-160.j1"), table=table, rack=rack, prefer_untouched=False)
    solution = solve(asked)
    assert (solution.tiles, solution.points, solution.optimal) == (30, 220, True)


@pytest.mark.usefixtures("kernel")
@pytest.mark.parametrize(
    ("code", "rack", "tiles"),
    [
        # A run with a gap of three jokers, which cannot be had as two melds.
        ("six-160", "y1 y5 J J J", 5),
        ("six-160", "y1 y5 b9 b10 b11 J J J", 8),
        ("six-160", "y1 y6 J J J J", 6),
        # Three short runs leave more places for jokers than a longer one does.
        ("six-160.j1", "y2 y3 y4 y4 y5 y5 J J J", 9),
    ],
)
def test_jokers_find_a_place_wherever_there_is_one(code: str, rack: str, tiles: int) -> None:
    solution = solve(Problem(edition=by_code(code), table=(), rack=read_tiles(rack), opened=True))
    assert (solution.tiles, solution.optimal) == (tiles, True)


def test_runs_stand_for_others_only_if_they_can_go_on_like_them() -> None:
    kinds = [(1, 0), (2, 0), (2, 1), (SHORTEST, 0), (SHORTEST, 1)]
    chance = Random("runs")
    for _ in range(sized(2000, 50_000)):
        some, others = (tuple(sorted(chance.choices(kinds, k=chance.randint(0, 3)))) for _ in "ab")
        if covers(some, others):
            assert _follows(some, others), (some, others)


def _follows(some: tuple[tuple[int, int], ...], others: tuple[tuple[int, int], ...]) -> bool:
    """Whether an assignment exists, by trying all: each of the others to a run of its own."""
    if not others:
        return all(length == SHORTEST for length, _ in some)
    first, *rest = others
    return any(
        length >= first[0] and jokers <= first[1]
        and _follows(tuple((Counter(some) - Counter([(length, jokers)])).elements()), tuple(rest))
        for length, jokers in set(some)
    )  # fmt: skip
