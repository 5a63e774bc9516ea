"""The solver as a player: what it plays is what the solver says."""

import pytest

from rackrun.bots.solver import Solver
from rackrun.editions import ids, load
from rackrun.notation import read_table
from rackrun.rules.actions import Draw, Play
from rackrun.rules.position import Stage
from rackrun.solver import Problem, solve
from rackrun.table import tiles_on
from rackrun.tiles import difference
from tests.bots.scenes import chosen, scene, table_after
from tests.kit.games import Game
from tests.kit.size import sized

SOLVER = Solver()
WITH_RACKS = [name for name in ids() if load(name).rules.game == "turns"]


def test_it_rearranges_whatever_it_takes() -> None:
    view = scene("classic", "b8 b9 b10", "b11 k8 y8 k1")
    after = table_after(SOLVER, view)
    assert after is not None
    assert set(after) == set(read_table("b9 b10 b11 | k8 b8 y8"))


def test_it_draws_if_there_is_no_play() -> None:
    assert chosen(SOLVER, scene("classic", "r4 r5 r6", "k1 b9")) == Draw(0)


def test_a_swap_that_sheds_nothing_is_played_only_by_who_must() -> None:
    # The row is full, so the joker that comes off it can go nowhere but to the rack.
    row = "r1 r2 r3 r4 J r6 r7 r8 r9 r10"
    assert chosen(SOLVER, scene("junior", row, "r5 k9")) == Draw(0)
    must = scene("junior", row, "r5 k9", options={"must_play_if_able": True})
    assert table_after(SOLVER, must) == read_table(row.replace("J", "r5"))


@pytest.mark.heavy
@pytest.mark.parametrize("name", WITH_RACKS)
def test_its_play_is_the_solution(name: str) -> None:
    for luck in range(sized(1, 10)):
        game = Game.of(name, 2, luck=f"solved {luck}", bots=["solver"])
        for action in game.play():
            if game.position.stage is Stage.TURN:
                best = solve(Problem.of(game.position, game.position.turn))
                assert isinstance(action, Play) == best.found
                if isinstance(action, Play):
                    # Of equal plays it may be another one, where the table is full.
                    shed = difference(tiles_on(action.table), tiles_on(best.problem.table))
                    assert shed.total() == len(best.played)
                    assert sum(each.number for each in shed.elements()) == (
                        sum(each.number for each in best.played)
                    )
