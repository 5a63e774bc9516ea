"""The fewest links by branch and bound, against every choice there is."""

from functools import reduce
from itertools import product
from random import Random

import pytest

from rackrun.solver.explaining.covering import Budget, Ways, fewest
from rackrun.solver.explaining.links import Grid, matching
from tests.kit.size import sized


def cost(links: int, grid: Grid, lying: int) -> int:
    """What links cost, by the definition and as plainly as can be."""
    pairs = [
        (source, to)
        for source in range(grid.olds + 1)
        for to in range(grid.fresh)
        if links & grid.link(source, to)
    ]

    def most(old: int, taken: frozenset[int]) -> int:
        if old == grid.olds:
            return 0
        free = [to for source, to in pairs if source == old and to not in taken]
        return max([most(old + 1, taken), *(1 + most(old + 1, taken | {to}) for to in free)])

    slides = 0
    for old in range(grid.olds):
        places = [to for source, to in pairs if source == old]
        slides += len(places) == 1 and bool(lying & grid.link(old, places[0]))
    return len(pairs) - most(0, frozenset()) + slides


def random_kinds(rng: Random, grid: Grid) -> list[Ways]:
    """Kinds of tiles with their ways; every fresh meld needs a tile of some."""
    kinds: list[Ways] = []
    for to in range(grid.fresh):
        sources = rng.sample(range(grid.olds + 1), rng.choice([1, 2]))
        kinds.append(tuple(sorted(grid.link(source, to) for source in sources)))
    for _ in range(rng.randint(0, 4)):
        ways = {
            sum({grid.link(rng.randrange(grid.olds + 1), rng.randrange(grid.fresh)) for _ in "ab"})
            for _ in range(rng.choice([1, 2, 2, 3]))
        }
        kinds.append(tuple(sorted(ways)))
    return kinds


@pytest.mark.parametrize("part", range(4))
def test_no_choice_costs_less(part: int) -> None:
    for number in range(sized(100, 5000)):
        rng = Random(f"covering {part} {number}")
        olds, fresh = rng.randint(1, 4), rng.randint(1, 5)
        grid = Grid(olds, fresh, tuple(range(olds)))
        kinds = random_kinds(rng, grid)
        budget = Budget(10**6)
        links = fewest(kinds, grid, 0, budget)
        assert links is not None
        found = cost(links, grid, 0)
        every = {reduce(int.__or__, choice) for choice in product(*kinds)}
        assert budget.exact
        assert found == min(cost(links, grid, 0) for links in every)
        assert fewest(kinds, grid, 0, budget, found) == links
        assert fewest(kinds, grid, 0, budget, found - 1) is None
        assert fewest(kinds, grid, 0, Budget(10**6), found - 1) is None


def test_a_small_budget_still_gives_an_answer_and_says_so() -> None:
    rng, grid = Random("small"), Grid(4, 5, tuple(range(4)))
    inexact = 0
    for _ in range(50):
        kinds = random_kinds(rng, grid)
        budget = Budget(0)
        links = fewest(kinds, grid, 0, budget)
        assert links is not None
        assert all(any(way & links == way for way in ways) for ways in kinds)
        inexact += not budget.exact
    assert inexact


def test_a_matching_is_as_large_as_possible_and_keeps_its_start() -> None:
    assert matching([0b01, 0b11]) == {0: 0, 1: 1}
    assert matching([0b11, 0b01]) == {1: 0, 0: 1}
    assert matching([0b1, 0b1]) == {0: 0}
    assert matching([0b1, 0b1], {0: 1}) == {0: 1}
