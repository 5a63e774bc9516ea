"""The choices that a bot may weigh: all legal, all different, the best first."""

from dataclasses import replace
from random import Random

import pytest

from rackrun.rules.legality import judge
from rackrun.rules.turn import Turn
from rackrun.solver import plays, solve
from tests.kit.problems import EVERY, FREE, problem, rank, small_problem, told, with_options
from tests.kit.size import sized

pytestmark = [pytest.mark.heavy, pytest.mark.usefixtures("kernel")]


@pytest.mark.parametrize("name", EVERY)
def test_the_best_play_comes_first_and_every_play_is_legal(name: str) -> None:
    for at in range(sized(6, 200)):
        chance = Random(f"choices {name} {at}")
        # Each choice is a search of its own, so wide racks are few.
        asked = (problem if at % 8 == 7 else small_problem)(
            with_options(EVERY[name], chance), chance
        )
        found = plays(asked)
        best = solve(asked)
        assert bool(found) == best.found, told(asked)
        if found:
            assert rank(found[0]) == rank(best), told(asked)
        assert len({each.table for each in found}) == len(found), told(asked)
        for each in found:
            turn = Turn(asked.edition, asked.opened, asked.table, asked.rack, each.table)
            assert judge(turn).legal, (told(asked), each.table)


def test_a_play_found_by_the_other_objective_is_as_good_if_it_sheds_as_much() -> None:
    chance = Random("as good")
    for _ in range(sized(8, 400)):
        found = plays(replace(small_problem(FREE["classic"], chance), opened=True))
        best = [rank(play) for play in found][:1]
        assert all(play.optimal == ([rank(play)] == best) for play in found)
