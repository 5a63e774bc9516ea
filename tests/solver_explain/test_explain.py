"""A play is explained by moves that lead to it, the shortest way, in an order that reads well."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from rackrun.editions import load
from rackrun.errors import BadProblem
from rackrun.melds import canonical
from rackrun.notation import read_table, read_tiles
from rackrun.solver import solve
from rackrun.solver.explaining import explanation as module
from rackrun.solver.explaining.covering import WORK, WORK_FOR_MANY, Budget
from rackrun.solver.explaining.explanation import SMALL, Explanation, explain
from rackrun.solver.explaining.moves import Draft, Put, SwapJoker
from rackrun.solver.problem import Problem
from rackrun.solver.solution import Solution, no_play
from rackrun.table import changed
from tests.kit.size import sized
from tests.solver_explain.brute import can_be_done_in, is_small
from tests.solver_explain.checks import leads_there
from tests.solver_explain.plays import (
    play,
    random_plays,
    runs_to_groups,
    shifted_runs,
    solution_of,
    upheaval,
)

EDITIONS = ["classic", "six-108", "six-160", "junior", "stars", "cards", "cards-pro"]


def told(solution: Solution) -> list[str]:
    explanation = explain(solution)
    assert leads_there(solution, explanation)
    assert explanation.shortest
    return explanation.sentences()


# The examples of booklets 001 and 004, manipulating and the joker.


def test_adding_is_one_move_for_each_meld() -> None:
    after = "r3 r4 r5 r6 | k8 r8 b8 y8"
    assert told(play("r4 r5 r6 | k8 b8 y8", "r3 r8", after)) == [
        "Put r3 from your rack to r4 r5 r6.",
        "Put r8 from your rack to k8 b8 y8.",
    ]


def test_combining_frees_a_tile_for_a_group() -> None:
    assert told(play("b8 b9 b10", "b11 k8 y8", "b9 b10 b11 | k8 b8 y8")) == [
        "Put b11 from your rack to b8 b9 b10.",
        "Split b8 b9 b10 b11 before b9.",
        "Put k8 y8 from your rack to b8.",
    ]


def test_splitting_makes_room_for_a_second_tile() -> None:
    assert told(play("r4 r5 r6 r7 r8", "r6", "r4 r5 r6 | r6 r7 r8")) == [
        "Split r4 r5 r6 r7 r8 before r6.",
        "Put r6 from your rack to r4 r5.",
    ]


def test_taking_runs_apart_into_groups() -> None:
    """Ten parts find new company, three of them where they lie; two melds get rack tiles."""
    before = "y5 y6 y7 | r5 r6 r7 | k5 k6 k7 k8 k9"
    after = "k5 r5 b5 y5 | k6 r6 y6 | k7 r7 y7 | k8 k9 k10"
    assert len(told(play(before, "k10 b5", after))) == 9


def test_a_joker_is_swapped_and_laid_again() -> None:
    assert told(play("r3 b3 J", "y3 k1 k2", "r3 b3 y3 | k1 k2 J")) == [
        "Put k1 k2 from your rack to a new place.",
        "Swap the joker in r3 b3 J for y3 and put it to k1 k2.",
    ]


def test_a_joker_is_freed_when_a_run_is_split() -> None:
    after = "r1 r2 r3 | r5 r6 r7 | k1 k2 J"
    assert told(play("r2 r3 J r5 r6", "r1 r7 k1 k2", after)) == [
        "Put r1 from your rack to r2 r3 J r5 r6.",
        "Split r1 r2 r3 J r5 r6 before r5.",
        "Put r7 from your rack to r5 r6.",
        "Put k1 k2 from your rack to a new place.",
        "Take J from r1 r2 r3 J and put it to k1 k2.",
    ]


def test_a_joker_changes_its_place_in_a_run() -> None:
    assert told(play("b6 b7 J", "b4", "b4 J b6 b7")) == [
        "Put b4 from your rack to b6 b7 J. The joker there stands for b5 now."
    ]


def test_a_joker_that_stays_is_not_mentioned() -> None:
    assert told(play("r4 r5 J", "r3", "r3 r4 r5 J")) == ["Put r3 from your rack to r4 r5 J."]


def test_a_joker_is_left_alone_when_its_run_joins_two_groups() -> None:
    before = "k1 k2 J | r1 b1 y1 | r2 b2 y2"
    after = "k1 r1 b1 y1 | k2 r2 b2 y2 | r9 r10 J"
    assert told(play(before, "r9 r10", after)) == [
        "Take k1 from k1 k2 J and put it to r1 b1 y1.",
        "Take k2 from k2 J and put it to r2 b2 y2.",
        "Put r9 r10 from your rack to J.",
    ]


# Jokers that go to the rack, and melds that stay.


@pytest.mark.parametrize("edition", ["junior", "stars", "cards", "cards-pro"])
def test_a_swapped_joker_goes_to_the_rack(edition: str) -> None:
    (only,) = told(play("b3 J b5", "b4 r1", "b3 b4 b5", edition=edition))
    assert only == "Swap the joker in b3 J b5 for b4 and put it on your rack."


def test_a_swapped_joker_is_laid_behind_the_tile_that_is_added() -> None:
    after = "k1 k2 k3 k4 J | r4 r5 r6"
    assert told(play("k1 k2 k3 | r4 J r6", "r5 k4", after, edition="junior")) == [
        "Put k4 from your rack to k1 k2 k3.",
        "Swap the joker in r4 J r6 for r5 and put it to k1 k2 k3 k4.",
    ]


def test_a_joker_that_is_swapped_may_stay_in_its_run() -> None:
    assert told(play("r4 J r6", "r5 r7", "r4 r5 r6 r7 J", edition="junior")) == [
        "Put r7 from your rack to r4 J r6.",
        "Swap the joker in r4 J r6 r7 for r5 and put it to another place there.",
    ]


def test_a_joker_at_an_end_is_taken_without_replacement() -> None:
    """Booklet 002, the joker."""
    after = "r4 r5 r6 | k1 k2 k3 J k5"
    assert told(play("r4 r5 r6 J | k1 k2 k3", "k5", after, edition="stars")) == [
        "Take J from r4 r5 r6 J and put it to k1 k2 k3.",
        "Put k5 from your rack to k1 k2 k3 J.",
    ]


def test_only_a_swapped_joker_goes_to_a_new_run_where_melds_stay() -> None:
    """Booklet 002: one that was taken without replacement goes to a run that lay there."""
    before, after = "r4 r5 r6 J | k1 k2 k3 | b4 J b6", "r4 r5 r6 | k1 k2 k3 J | b4 b5 b6 | y1 y2 J"
    assert told(play(before, "b5 y1 y2", after, edition="stars")) == [
        "Take J from r4 r5 r6 J and put it to k1 k2 k3.",
        "Put y1 y2 from your rack to a new place.",
        "Swap the joker in b4 J b6 for b5 and put it to y1 y2.",
    ]


def test_a_tile_swapped_for_a_joker_may_be_carried_on() -> None:
    """Booklet 003, professional variant: the swap comes first, any rearrangement may follow."""
    before, after = (
        "r1 J r3 | g2 b2 y2 | g1 b1 y1 | g3 b3 y3",
        ("r1 g1 b1 y1 | r2 g2 b2 y2 | r3 g3 b3 y3"),
    )
    steps = told(play(before, "r2 r6", after, edition="cards-pro"))
    assert steps[0] == "Swap the joker in r1 J r3 for r2 and put it on your rack."
    assert len(steps) == 4


def test_a_joker_may_be_swapped_in_a_meld_that_looks_as_before() -> None:
    """Booklet 003, professional variant: b6 replaced the joker of the group, another came there."""
    before = "r1 r2 r3 r4 r5 J | r6 g6 J | J r2 r3 r4 | J g2 g3"
    after = "r2 r3 r4 | r1 r2 r3 r4 r5 r6 | J g2 g3 | r6 g6 J | b4 b5 b6"
    steps = told(play(before, "r6 g6 b4 b5 b6", after, edition="cards-pro"))
    assert "Swap the joker in r6 g6 J for b6 and put it on your rack." in steps


def test_a_run_whose_joker_is_swapped_joins_another_as_a_whole() -> None:
    before, after = "r1 J r3 | r4 r5 r6 r7", "r1 r2 r3 r4 r5 r6 r7 | k1 k2 J"
    assert len(told(play(before, "r2 k1 k2", after))) == 3


def test_a_joker_that_only_changes_its_place_is_a_move_too() -> None:
    assert told(play("b6 b7 J | r1 r2 r3", "r4", "J b6 b7 | r1 r2 r3 r4")) == [
        "Move J to another place in b6 b7 J.",
        "Put r4 from your rack to r1 r2 r3.",
    ]


@pytest.mark.parametrize("untouched", [0, 1])
def test_of_equal_melds_that_one_changes_of_which_the_solution_says_so(untouched: int) -> None:
    """It may matter who laid the joker: booklet 003, one's own is not to be taken back."""
    problem = play("r1 J r3 | r1 J r3", "r2 g5", "r1 J r3 | r1 r2 r3", edition="cards").problem
    after, tile, joker = read_table("r1 J r3 | r1 r2 r3"), read_tiles("r2"), read_tiles("J")
    (move,) = explain(Solution(problem, after, tile, joker, 0, 0, (untouched,), True, True)).moves
    assert isinstance(move, SwapJoker)
    assert move.source == 1 - untouched


def test_a_joker_that_the_seat_laid_is_not_the_one_it_swaps() -> None:
    problem = Problem(
        edition=load("cards-pro", {"joker_replace_by_layer": False}),
        table=read_table("r1 J r3 | J r2 r3"),
        rack=read_tiles("r2 r1"),
        own_jokers=(frozenset([1]), frozenset()),
    )
    explanation = explain(solution_of(problem, read_table("r1 r2 r3 | r1 r2 r3 J")))
    swaps = [move for move in explanation.moves if isinstance(move, SwapJoker)]
    assert [move.source for move in swaps] == [1]


def test_a_play_that_is_not_legal_has_no_explanation() -> None:
    with pytest.raises(BadProblem, match="solution: expected a legal play, got 'b4 b5 b6'"):
        explain(play("b4 b5 J", "b6", "b4 b5 b6"))
    with pytest.raises(BadProblem, match="expected a legal play"):
        explain(play("b4 b5 b6 b7", "k1 k2 k3", "b4 b5 b6 | k1 k2 k3", edition="junior"))


def test_a_joker_in_a_group_that_stays_is_swapped_for_any_missing_colour() -> None:
    """No booklet has groups that stay; a rule file may."""
    edition = load("cards-pro")
    staying = replace(edition, rules=replace(edition.rules, rearranging="none"))
    problem = Problem(edition=staying, table=read_table("r4 g4 J"), rack=read_tiles("y4 b4"))
    swap, put = explain(solution_of(problem, read_table("r4 g4 b4 y4"))).moves
    assert isinstance(swap, SwapJoker)
    assert isinstance(put, Put)


def test_without_a_play_there_is_nothing_to_do() -> None:
    problem = play("r4 r5 r6", "k1", "r4 r5 r6").problem
    explanation = explain(no_play(problem))
    assert explanation == Explanation(Draft(problem.table, problem.rack), (), shortest=True)


# The order of the moves.


def test_a_seat_that_opens_lays_its_own_melds_first() -> None:
    before, after = "k1 k2 k3", "k1 k2 k3 k4 | r9 r10 r11"
    steps = told(play(before, "k4 r9 r10 r11", after, opened=False))
    assert steps[0] == "Put r9 r10 r11 from your rack to a new place."
    assert told(play(before, "k4 r9 r10 r11", after))[0] == "Put k4 from your rack to k1 k2 k3."


def test_no_move_breaks_a_meld_when_another_order_keeps_all_of_them() -> None:
    before, after = "k4 k5 k6 | r4 b4 y4 | r5 b5 y5", "k6 k7 k8 | k4 r4 b4 y4 | k5 r5 b5 y5"
    explanation = explain(play(before, "k7 k8", after))
    rules = load("classic").melds
    for step in explanation.steps():
        assert all(canonical(pile, rules) and len(pile) >= 3 for pile in step.after.table)


# Every play, the shortest way.


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_moves_lead_to_the_table_after(edition: str) -> None:
    for solution in random_plays(edition, "replay", sized(60, 2000)):
        explanation = explain(solution)
        assert leads_there(solution, explanation), solution
        gone, _ = changed(solution.problem.table, solution.table)
        assert explanation.shortest or len(gone) > SMALL


@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_the_solver_finds_can_be_explained(edition: str) -> None:
    for solution in random_plays(edition, "solver", sized(15, 300)):
        best = solve(solution.problem)
        assert leads_there(best, explain(best)), best


@pytest.mark.heavy
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_sequence_is_shorter(edition: str) -> None:
    """Brute force over single moves, on plays that are small enough for it."""
    compared = 0
    for solution in random_plays(edition, "brute", sized(40, 600)):
        moves = len(explain(solution).moves)
        if moves <= 3 and is_small(solution):
            assert can_be_done_in(solution, moves), solution
            assert not can_be_done_in(solution, moves - 1), solution
            compared += 1
    assert compared > 2


def large_plays() -> Iterator[Solution]:
    """Tables of up to 160 tiles that change in ten melds and more."""
    for number in range(sized(4, 60)):
        rng = Random(f"large {number}")
        yield upheaval(rng, "classic", melds=20, changes=50)
        yield upheaval(rng, "six-160", melds=28, changes=80)
        yield shifted_runs(rng, copies=2)
        yield shifted_runs(rng, copies=3)
        yield runs_to_groups(rng, copies=3)


def test_large_tables_are_explained_within_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """The work is counted, not timed; it ends soon after the budget is spent."""
    budgets: list[Budget] = []

    def counted(work: int) -> Budget:
        assert work in (WORK, WORK_FOR_MANY)
        budgets.append(Budget(work))
        return budgets[-1]

    monkeypatch.setattr(module, "Budget", counted)
    most = 0
    for solution in large_plays():
        explanation = explain(solution)
        assert leads_there(solution, explanation)
        most = max(most, len(changed(solution.problem.table, solution.table)[0]))
        assert budgets[-1].work > -WORK_FOR_MANY
    assert most >= 10


def test_a_search_that_had_to_stop_does_not_call_its_answer_the_shortest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "WORK", 0)
    solution = play("r3 b3 J", "y3 k1 k2", "r3 b3 y3 | k1 k2 J")
    explanation = explain(solution)
    assert leads_there(solution, explanation)
    assert not explanation.shortest


def test_up_to_four_changed_melds_the_budget_is_enough() -> None:
    """Equal tiles abound here, so the choices are as many as they can be."""
    for number in range(sized(60, 1500)):
        solution = shifted_runs(Random(f"four {number}"), copies=3, colours=1)
        if len(changed(solution.problem.table, solution.table)[0]) <= SMALL:
            assert explain(solution).shortest
