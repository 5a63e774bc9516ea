"""The referee against an oracle that knows nothing but single permitted steps."""

from random import Random

import pytest

from rackrun.referee import answer
from tests.kit.random_turns import turn
from tests.kit.size import sized
from tests.kit.stepwise import legal

pytestmark = pytest.mark.heavy


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize(
    "edition", ["junior", "stars", "cards", "cards-pro", "classic", "six-108", "six-160"]
)
def test_a_turn_is_legal_if_some_order_of_steps_leads_there(edition: str, part: int) -> None:
    for number in range(sized(30, 600)):
        case = turn(Random(f"{edition} {part} {number}"), edition)
        expected = legal(
            edition, case["options"], case["opened"], case["table"], case["rack"],
            case["table_after"], case["rack_after"],
        )  # fmt: skip
        verdict = answer(case)
        assert verdict["legal"] == expected, (case, verdict["flaws"])


def test_a_joker_lent_between_runs_may_not_break_the_limit_on_the_way() -> None:
    """A run with two jokers cannot take a third for a moment to let its first one go."""
    case = {
        "edition": "stars",
        "options": {"max_jokers_per_set": 2},
        "opened": True,
        "table": [["J", "r4", "J"], ["k3", "k4", "k5", "J"], ["r1", "r2", "r3"]],
        "rack": ["y4", "y5", "y6", "b1"],
        "table_after": [
            ["r4", "J", "J"], ["k3", "k4", "k5"], ["r1", "r2", "r3", "J"], ["y4", "y5", "y6"],
        ],
    }  # fmt: skip
    assert not answer(case)["legal"]
    assert answer(case | {"options": {}})["legal"]


def test_a_group_laid_in_an_order_that_is_no_run_is_read_as_a_group() -> None:
    """Whoever lays J r1 J has laid a group, so any missing colour replaces a joker."""
    case = {
        "edition": "cards-pro",
        "opened": False,
        "table": [["J", "r1", "J"]],
        "rack": ["g1", "b6", "y6", "y2"],
        "table_after": [["r1", "g1", "J"], ["b6", "y6", "J"]],
    }
    assert answer(case)["legal"]
    assert not answer(case | {"table": [["r1", "J", "J"]]})["legal"]
