"""Jokers that are swapped, and plays that open: what has to come before what."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from rackrun.editions import load
from rackrun.melds import read
from rackrun.solver import solve
from rackrun.solver.explaining import explain, workbench
from rackrun.solver.explaining.moves import Put
from rackrun.solver.explaining.workbench import is_meld
from rackrun.solver.problem import Problem
from rackrun.solver.solution import Solution
from rackrun.tiles import JOKER, Tile, Tiles
from tests.kit.size import sized
from tests.solver_explain.brute import can_be_done_in, is_small
from tests.solver_explain.checks import leads_there, too_early, wrong_swaps
from tests.solver_explain.plays import play, runs_to_groups, twins

EDITIONS = ["classic", "six-108", "six-160", "junior", "stars", "cards", "cards-pro"]


def told(solution: Solution) -> list[str]:
    explanation = explain(solution)
    assert leads_there(solution, explanation), solution
    assert not wrong_swaps(solution, explanation), solution
    return explanation.sentences()


# A joker and two tiles that may take its place.


def test_a_second_tile_that_a_joker_stands_for_comes_behind_the_swap() -> None:
    before, after = "y5 y6 y7 y8 J y10 y11 y12", "y5 y6 y7 y8 y9 | y9 y10 y11 y12 | b11 b12 J"
    assert told(play(before, "y9 y9 b11 b12", after)) == [
        "Put b11 b12 from your rack to a new place.",
        "Swap the joker in y5 y6 y7 y8 J y10 y11 y12 for y9 and put it to b11 b12.",
        "Split y5 y6 y7 y8 y9 y10 y11 y12 before y9.",
        "Put y9 from your rack to y5 y6 y7 y8.",
    ]


def test_a_joker_stays_where_it_is_to_be_swapped_while_others_are_laid_around_it() -> None:
    """Laid anew, the run would have its jokers at the gap and at the high end."""
    before, after = "J r5 r6 J", "r4 r5 r6 J r8 | k1 k2 J"
    steps = told(play(before, "r4 r8 k1 k2", after, edition="junior"))
    assert "Swap the joker in J r5 r6 J r8 for r4 and put it to k1 k2." in steps


@pytest.mark.parametrize("opened", [True, False])
def test_two_equal_tiles_replace_two_jokers_of_a_group(*, opened: bool) -> None:
    """Booklet 003, professional variant: each joker stood for any colour that was missing."""
    solution = play(
        "g5 y5 J J", "r5 r5 r3 r4", "r5 g5 y5 | r3 r4 r5", edition="cards-pro", opened=opened
    )
    assert told(solution) == [
        "Swap the joker in g5 y5 J J for r5 and put it on your rack.",
        "Take r5 from g5 y5 r5 J and put it to a new place.",
        "Put r3 r4 from your rack to r5.",
        "Swap the joker in g5 y5 J for r5 and put it on your rack.",
    ]


def test_of_two_equal_tiles_one_may_replace_a_joker_and_the_other_go_elsewhere() -> None:
    solution = play("k5 y5 J J", "r4 r5 r5 r6 k1 k2", "k5 r5 y5 J | r4 r5 r6 | k1 k2 J")
    assert len(told(solution)) == 3


def test_two_jokers_change_their_places_within_their_own_runs() -> None:
    """With one joker to a meld neither could go to the other run first."""
    edition = load("junior", {"max_jokers_per_set": 1})
    solution = play("r4 J r6 | b4 J b6", "r5 b5", "b4 b5 b6 J | r4 r5 r6 J", edition="junior")
    steps = told(solution._replace(problem=replace(solution.problem, edition=edition)))
    assert steps == [
        "Swap the joker in r4 J r6 for r5 and put it to another place there.",
        "Swap the joker in b4 J b6 for b5 and put it to another place there.",
    ]


def runs_with_a_joker(edition: str) -> Iterator[tuple[Tiles, Tile]]:
    """Every run of a colour with one joker, and what that stands for."""
    box = load(edition).box
    for first in range(1, box.highest - 1):
        for last in range(first + 2, box.highest + 1):
            run = tuple(Tile(box.colours[0], number) for number in range(first, last + 1))
            for place, tile in enumerate(run):
                yield (*run[:place], JOKER, *run[place + 1 :]), tile


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_run_with_a_joker_when_both_of_its_tiles_are_on_the_rack(edition: str) -> None:
    """Two neighbours of another colour give the joker a place to go to."""
    known = load(edition)
    pair = tuple(Tile(known.box.colours[1], number) for number in (2, 3))
    for run, tile in runs_with_a_joker(edition):
        rack = (*[tile] * min(2, known.box.copies), *pair)
        solution = solve(Problem(edition=known, table=(run,), rack=rack))
        assert solution.found
        told(solution)


@pytest.mark.parametrize("opened", [True, False])
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_joker_is_swapped_for_a_tile_that_it_does_not_stand_for(
    edition: str, *, opened: bool
) -> None:
    swaps = 0
    for number in range(sized(60, 300)):
        problem = twins(Random(f"twins {edition} {number}"), edition, opened=opened)
        swaps += sum("Swap" in step for step in told(solve(problem)))
    assert swaps


@pytest.mark.heavy
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_sequence_is_shorter_where_tiles_may_replace_jokers(edition: str) -> None:
    compared = 0
    for number in range(sized(60, 300)):
        solution = solve(twins(Random(f"brute {edition} {number}"), edition, opened=True))
        moves = len(explain(solution).moves)
        if 0 < moves <= 3 and is_small(solution):
            assert can_be_done_in(solution, moves), solution
            assert not can_be_done_in(solution, moves - 1), solution
            compared += 1
    assert compared > 2


# A seat that opens.


def test_additions_come_behind_a_meld_of_ones_own_with_a_swapped_joker() -> None:
    """Booklet 003: a joker that was swapped counts as a card of the stand at once."""
    after = "r1 r2 r3 r4 | g1 g2 g3 | b4 b5 J"
    solution = play("r1 r2 r3 | g1 g2 J", "g3 r4 b4 b5", after, edition="cards-pro", opened=False)
    assert told(solution) == [
        "Swap the joker in g1 g2 J for g3 and put it to a new place.",
        "Put b4 b5 from your rack to J.",
        "Put r4 from your rack to r1 r2 r3.",
    ]
    assert told(play("r1 r2 r3 | g1 g2 J", "g3 r4 b4 b5", after, edition="cards-pro"))[0] == (
        "Put r4 from your rack to r1 r2 r3."
    )


def test_a_joker_that_is_added_to_another_meld_waits_for_the_meld_of_ones_own() -> None:
    before, after = "r1 r2 r3 | g1 J g3", "r1 r2 r3 J | g1 g2 g3 | b1 b2 b3"
    solution = play(before, "g2 b1 b2 b3", after, edition="cards", opened=False)
    assert told(solution)[0] == "Put b1 b2 b3 from your rack to a new place."


def test_a_swapped_joker_is_no_tile_of_the_rack_in_an_opening_by_points() -> None:
    before, after = "r3 b3 J", "k3 r3 b3 | r10 r11 r12 | k1 k2 J"
    steps = told(play(before, "k3 r10 r11 r12 k1 k2", after, opened=False))
    assert steps[0] == "Put r10 r11 r12 from your rack to a new place."


def test_what_opens_is_laid_before_a_tile_of_the_table_joins_it() -> None:
    before, after = "k9 r9 b9 y9 | k1 k2 k3", "k9 b9 y9 | r8 r9 r10 r11 r12 | k1 k2 k3 k4"
    solution = play(before, "k4 r8 r10 r11 r12", after, opened=False)
    assert told(solution) == [
        "Put r8 r10 r11 r12 from your rack to a new place.",
        "Take r9 from k9 r9 b9 y9 and put it to r8 r10 r11 r12.",
        "Put k4 from your rack to k1 k2 k3.",
    ]


@pytest.mark.parametrize("edition", ["classic", "six-160", "cards", "cards-pro"])
def test_nothing_that_needs_an_opening_comes_before_it(edition: str) -> None:
    opened = 0
    for number in range(sized(80, 600)):
        problem = twins(Random(f"open {edition} {number}"), edition, opened=False)
        if edition in ("classic", "six-160"):
            problem = replace(problem, edition=load(edition, {"opening": 0}))
        solution = solve(problem)
        explanation = explain(solution)
        assert not too_early(solution, explanation), solution
        opened += any(isinstance(move, Put) for move in explanation.moves)
    assert opened


# The work.


def test_what_can_be_read_as_a_meld_is_one() -> None:
    rng = Random("melds")
    for edition in map(load, EDITIONS):
        tiles = edition.box.tiles()
        for _ in range(sized(300, 20_000)):
            near = [tile for tile in tiles if tile.is_joker or tile.number < 5]
            some = tuple(rng.sample(rng.choice([tiles, near, near[: len(near) // 4]]), 4))
            for pile in (some, some[:3], some[:2], (*some, JOKER), (*some[:2], JOKER, JOKER)):
                assert is_meld(pile, edition.melds) == (read(pile, edition.melds) is not None)


def test_a_move_is_weighed_again_only_if_its_piles_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a hundred moves and more each would be weighed a dozen times and more otherwise."""
    asked: Counter[str] = Counter()

    def counted(tiles: Tiles, rules: object) -> bool:
        asked["melds"] += 1
        return is_meld(tiles, load("six-160").melds)

    monkeypatch.setattr(workbench, "is_meld", counted)
    explanation = explain(runs_to_groups(Random("weighed"), copies=3))
    assert len(explanation.moves) > 100
    assert asked["melds"] < 12 * len(explanation.moves)
