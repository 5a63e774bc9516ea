"""The turns that are timed are what they are said to be."""

import pytest

from benchmarks.turns import Case, cases
from rackrun.rules.legality import judge
from rackrun.rules.playing import turn_to
from rackrun.rules.turn import moved
from rackrun.table import tiles_on


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_a_timed_turn_is_legal_with_sixty_tiles_on_the_table(case: Case) -> None:
    assert len(tiles_on(case.position.table)) == 60
    assert judge(turn_to(case.position, 0, case.action.table)).legal


def test_the_rearrangement_changes_six_melds_and_moves_the_joker() -> None:
    case = next(case for case in cases() if case.name == "six melds and a joker")
    what = moved(turn_to(case.position, 0, case.action.table))
    assert len(what.gone) == 6
    assert any("J" in map(str, meld) for meld in what.gone)
