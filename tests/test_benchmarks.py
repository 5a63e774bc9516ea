"""What is timed is what it is said to be."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.solver.positions import made, stored
from benchmarks.turns import Case, cases
from rackrun.editions import load
from rackrun.rules.legality import judge
from rackrun.rules.playing import turn_to
from rackrun.rules.turn import moved
from rackrun.solver import Problem
from rackrun.table import tiles_on
from rackrun.tiles import Tile


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_a_timed_turn_is_legal_with_sixty_tiles_on_the_table(case: Case) -> None:
    assert len(tiles_on(case.position.table)) == 60
    assert judge(turn_to(case.position, 0, case.action.table)).legal


def test_the_rearrangement_changes_six_melds_and_moves_the_joker() -> None:
    case = next(case for case in cases() if case.name == "six melds and a joker")
    what = moved(turn_to(case.position, 0, case.action.table))
    assert len(what.gone) == 6
    assert any("J" in map(str, meld) for meld in what.gone)


def test_the_stored_positions_are_those_that_the_generator_makes() -> None:
    assert list(map(str, made())) == list(map(str, stored("made")))


@pytest.mark.parametrize("name", ["known", "made"])
def test_every_position_can_be_asked(name: str) -> None:
    for position in stored(name):
        table = tuple(tuple(map(Tile.parse, meld)) for meld in position.table)
        rack = tuple(map(Tile.parse, position.rack))
        Problem(edition=load(position.edition), table=table, rack=rack)


@pytest.mark.heavy
def test_the_benchmark_of_the_solver_runs_and_nobody_is_wrong(tmp_path: Path) -> None:
    report = tmp_path / "solver.json"
    command = [sys.executable, "-m", "benchmarks.solver", "--quick", "--compare", "nowhere",
               "--only", "plain", "--only", "highs-flow", "--json", str(report),
               "--plots", str(tmp_path)]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    figures = json.loads(report.read_text("utf-8"))
    assert list(wrongs(figures))
    assert not any(wrongs(figures))
    assert list(tmp_path.glob("*.svg"))


def wrongs(figures: object) -> Iterator[object]:
    """Whatever is called wrong anywhere in the figures."""
    if isinstance(figures, dict):
        for name, value in figures.items():
            yield from [value] if name == "wrong" else wrongs(value)
    elif isinstance(figures, list):
        for value in figures:
            yield from wrongs(value)
