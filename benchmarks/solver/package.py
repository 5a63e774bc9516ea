"""The package rummikub-solver, used as its documentation shows.

It looks for the most tiles and does not weigh points, so its points are not compared.
"""

from functools import cache, partial
from importlib.metadata import version
from time import perf_counter

from rummikub_solver import RuleSet, SolverMode

from benchmarks.solver.attempts import Attempt, Entrant, timed
from benchmarks.solver.boxes import BOXES, COLOURS, HIGHEST, JOKER, Tile
from benchmarks.solver.positions import Position


def entrant(_variant: str) -> Entrant:
    """The package with the backend that it chooses itself."""
    about = f"rummikub-solver {version('rummikub-solver')}, {_rules('classic').backend}"
    return Entrant(about, _attempt)


def _attempt(position: Position) -> Attempt:
    if position.opening:
        return Attempt(position.id, note="opens without the table")
    rules = _rules(position.edition)
    start = perf_counter()
    state = rules.new_game()
    state.initial = False
    state.add_table(*(_number(rules, tile) for tile in position.laid.elements()))
    state.add_rack(*(_number(rules, tile) for tile in position.rack))
    building = perf_counter() - start
    found, took, worked = timed(partial(rules.solve, mode=SolverMode.TILE_COUNT), state)
    tiles = len(found.tiles) if found else 0
    return Attempt(position.id, tiles, None, took, worked, building)


@cache
def _rules(edition: str) -> RuleSet:
    box = BOXES[edition]
    return RuleSet(numbers=HIGHEST, repeats=box.copies, colours=len(COLOURS), jokers=box.jokers)


def _number(rules: RuleSet, tile: Tile) -> int:
    """The number that the package gives to a tile."""
    place = rules.tile_count if tile == JOKER else COLOURS.index(tile[0]) * HIGHEST + int(tile[1:])
    return rules.tiles[place - 1]
