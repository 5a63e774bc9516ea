"""Fifty positions with known optima."""

import json
from pathlib import Path

import pytest

from rackrun.editions import load
from rackrun.solver import Objective, Problem, solve
from rackrun.tiles import Tile

pytestmark = [pytest.mark.heavy, pytest.mark.usefixtures("kernel")]

KNOWN = Path(__file__).parents[2] / "benchmarks" / "positions" / "known.jsonl"
LINES = KNOWN.read_text("utf-8").splitlines()
POSITIONS = {position["id"]: position for position in map(json.loads, LINES)}


def problem(name: str, objective: Objective) -> Problem:
    """The position as a problem."""
    position = POSITIONS[name]
    return Problem(
        edition=load(position["edition"]),
        table=tuple(tuple(map(Tile.parse, meld)) for meld in position["table"]),
        rack=tuple(map(Tile.parse, position["rack"])),
        opened=position["opened"],
        objective=objective,
    )


def test_there_are_fifty_positions() -> None:
    assert len(POSITIONS) == 50


@pytest.mark.parametrize("name", POSITIONS)
def test_the_most_tiles_are_found(name: str) -> None:
    assert solve(problem(name, Objective.TILES)).tiles == POSITIONS[name]["best_tiles"]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_most_points_are_found(name: str) -> None:
    assert solve(problem(name, Objective.POINTS)).points == POSITIONS[name]["best_value"]
