"""Whether a rack can open: what the solver asks the kernel is what a search of all melds finds."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from rackrun.editions import Edition, load
from rackrun.rules.opening import opening_value
from rackrun.solver import Problem, solve
from tests.kit.size import sized

HIGH = replace(load("classic"), box=replace(load("classic").box, highest=30))
"""With numbers beyond 25, which a joker counts in the kernel."""


@pytest.mark.parametrize("edition", [load("classic"), load("six-160"), HIGH],
                         ids=["classic", "six-160", "to 30"])  # fmt: skip
def test_a_rack_opens_exactly_if_its_melds_are_worth_enough(edition: Edition) -> None:
    chance, opened = Random(f"{edition.id} {edition.box.highest}"), 0
    tiles = edition.box.tiles()
    for _ in range(sized(150, 3000)):
        rack = edition.box.sort(chance.sample(tiles[-60:], 9))
        value = opening_value(Counter(rack), edition.melds, enough=edition.rules.opening)
        found = solve(Problem(edition=edition, rack=rack, opened=False)).found
        assert found == (value >= edition.rules.opening)
        opened += found
    assert opened
