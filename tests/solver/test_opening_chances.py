"""How often a random rack can open, against shares counted elsewhere on 20,000 racks."""

from math import sqrt
from random import Random

import pytest

from rackrun.editions import load
from rackrun.solver import Problem, solve
from tests.kit.size import sized

pytestmark = [pytest.mark.heavy, pytest.mark.usefixtures("kernel")]

RACKS_ELSEWHERE = 20_000


@pytest.mark.parametrize(
    ("size", "share"), [(14, 0.498), (15, 0.570), (16, 0.637), (18, 0.761), (20, 0.858)]
)
def test_a_random_rack_can_open_about_so_often(size: int, share: float) -> None:
    classic, racks = load("classic"), sized(1000, 20_000)
    chance = Random(f"opening {size}")
    opened = 0
    for _ in range(racks):
        rack = tuple(chance.sample(classic.box.tiles(), size))
        opened += solve(Problem(edition=classic, table=(), rack=rack, opened=False)).found
    # Both shares are counted, so both stray; four deviations come up once in 16,000 times.
    deviation = sqrt(share * (1 - share) * (1 / racks + 1 / RACKS_ELSEWHERE))
    assert abs(opened / racks - share) < 4 * deviation
