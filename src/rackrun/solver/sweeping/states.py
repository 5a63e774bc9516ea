"""What a sweep works with: tiles as counts, states as keys, steps that lead from one to the next.

The key of a state has for each colour three fields: how many runs are open with one tile, with
two, and with three or more. Above them stand the jokers used and the room for spare ones.
"""

from dataclasses import dataclass
from typing import NamedTuple

from rackrun.solver.task import Shape

FIELD = 4
"""Bits for one number of open runs in a key."""
STATE = 3 * FIELD
"""Bits for one colour: runs of one tile, of two tiles, complete ones."""
MOST_SLOTS = (1 << FIELD) - 1
"""The largest number that fits a field."""

Counts = list[list[int]]
"""How many tiles there are by number and colour; two empty numbers follow the highest."""


@dataclass(frozen=True, slots=True)
class Tiles:
    """What is to be arranged: all of ``must``, as much as pays of ``have``, up to ``jokers``."""

    shape: Shape
    must: Counts
    have: Counts
    jokers: int
    fewest: int
    """Jokers that have to lie on the table in the end."""
    by_points: bool


class Step(NamedTuple):
    """What was done at one number."""

    slots: int
    """Slots of runs, a field for each colour."""
    groups: int
    numbered: int
    """Numbered tiles in the groups."""
    jokers: int
    """Jokers in the groups."""


Node = tuple[int, int, Step | None]
"""How a key was reached: the value so far, the key before, and the step between them."""
