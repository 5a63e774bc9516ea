"""Laws that every solution keeps, whatever the problem."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from rackrun.editions import Edition, load
from rackrun.melds import canonical
from rackrun.notation import read_table, read_tiles
from rackrun.rules.legality import judge
from rackrun.rules.turn import Turn
from rackrun.solver import Problem, Solution, solve
from rackrun.table import tiles_on
from rackrun.tiles import Colour, Tile, Tiles, difference
from tests.kit.problems import (
    EVERY,
    hard_problem,
    problem,
    rank,
    small_problem,
    told,
    with_options,
    with_wishes,
)
from tests.kit.size import sized

pytestmark = [pytest.mark.heavy, pytest.mark.usefixtures("kernel")]


def problems(law: str, edition: Edition, count: int) -> Iterator[tuple[Problem, Random]]:
    """So many problems of all kinds, each with chance for more."""
    for at in range(count):
        chance = Random(f"{law} {edition.id} {at}")
        make = (problem, small_problem, problem, hard_problem)[at % 4]
        yield make(with_options(edition, chance), chance), chance


@pytest.mark.parametrize("name", EVERY)
def test_the_referee_accepts_every_solution(name: str) -> None:
    for plain, chance in problems("referee", EVERY[name], sized(8, 300)):
        asked = plain if chance.random() < 0.5 else with_wishes(plain, chance)
        solution = solve(asked)
        if not solution.found:
            assert_nothing_happens(solution)
            continue
        verdict = judge(Turn(asked.edition, asked.opened, asked.table, asked.rack, solution.table))
        assert verdict.legal, (told(asked), verdict.flaws)
        assert verdict.table == solution.table, told(asked)
        assert Counter(verdict.played) == Counter(solution.played), told(asked)
        assert Counter(verdict.taken) == Counter(solution.taken), told(asked)
        assert_numbers_agree(solution)
        assert_untouched_melds_lie_there(solution)


def assert_nothing_happens(solution: Solution) -> None:
    asked = solution.problem
    assert (solution.table, solution.played, solution.taken) == (asked.table, (), ())
    assert (solution.tiles, solution.points, solution.touched) == (0, 0, ())
    assert Counter(solution.rack) == Counter(asked.rack)


def assert_numbers_agree(solution: Solution) -> None:
    asked = solution.problem
    assert solution.tiles == len(solution.played) - len(solution.taken)
    assert solution.points == points(solution.played) - points(solution.taken)
    # Only what has to be played is played at a loss.
    assert rank(solution) > (0, 0) or asked.must_play
    there = Counter([*tiles_on(solution.table), *solution.rack])
    assert there == Counter([*tiles_on(asked.table), *asked.rack])


def points(tiles: Tiles) -> int:
    """The face values, a joker counting 25."""
    return sum(25 if tile.is_joker else tile.number for tile in tiles)


def assert_untouched_melds_lie_there(solution: Solution) -> None:
    """They come first; no other meld of the table before lies there by chance."""
    before, after = solution.problem.table, solution.table
    kept = tuple(before[at] for at in solution.untouched)
    assert after[: len(kept)] == kept
    assert sorted({*solution.untouched, *solution.touched}) == list(range(len(before)))
    assert not set(after[len(kept) :]) & {before[at] for at in solution.touched}


@pytest.mark.parametrize("name", EVERY)
def test_one_more_tile_on_the_rack_never_makes_it_worse(name: str) -> None:
    for asked, chance in problems("one more", EVERY[name], sized(3, 150)):
        pile = difference(asked.edition.box.tiles(), [*tiles_on(asked.table), *asked.rack])
        if pile:
            more = chance.choice(sorted(pile, key=str))
            wider = replace(asked, rack=(*asked.rack, more))
            assert rank(solve(wider)) >= rank(solve(asked)), (told(asked), more)


@pytest.mark.parametrize("name", EVERY)
def test_colours_are_all_alike(name: str) -> None:
    for asked, chance in problems("colours", EVERY[name], sized(3, 150)):
        colours = asked.edition.box.colours
        others = dict(zip(colours, chance.sample(colours, len(colours)), strict=True))
        table = tuple(canonical(repaint(meld, others), asked.edition.melds) for meld in asked.table)
        repainted = replace(asked, table=table, rack=repaint(asked.rack, others))
        assert rank(solve(repainted)) == rank(solve(asked)), (told(asked), others)


def repaint(tiles: Tiles, others: dict[Colour, Colour]) -> Tiles:
    """The tiles in other colours."""
    return tuple(
        tile if tile.colour is None else Tile(others[tile.colour], tile.number) for tile in tiles
    )


@pytest.mark.parametrize("name", EVERY)
def test_the_order_of_melds_and_tiles_does_not_matter(name: str) -> None:
    for asked, chance in problems("order", EVERY[name], sized(3, 150)):
        mixed = replace(
            asked,
            table=tuple(chance.sample(asked.table, len(asked.table))),
            rack=tuple(chance.sample(asked.rack, len(asked.rack))),
        )
        assert rank(solve(mixed)) == rank(solve(asked)), told(asked)


@pytest.mark.parametrize("name", EVERY)
def test_the_same_problem_has_the_same_solution(name: str) -> None:
    for asked, _ in problems("again", EVERY[name], sized(2, 50)):
        assert solve(asked) == solve(asked), told(asked)


@pytest.mark.parametrize("table", ["", "r4 r5 r6"])
@pytest.mark.parametrize("name", EVERY)
def test_an_empty_rack_has_no_play(name: str, table: str) -> None:
    solution = solve(Problem(edition=EVERY[name], table=read_table(table), rack=()))
    assert_nothing_happens(solution)
    assert (solution.optimal, solution.fewest_touched) == (True, True)


def test_a_swap_that_only_brings_a_joker_is_no_better_than_no_play() -> None:
    table, rack = read_table("r1 r2 r3 r4 r5 J"), read_tiles("r6 g1")
    assert not solve(Problem(edition=load("cards"), table=table, rack=rack)).found
