"""Corners of lying melds that no printed game reaches, or hardly one."""

import pytest

from rackrun.editions import Edition, load
from rackrun.editions.files import build, read_toml
from rackrun.notation import read_table, read_tiles
from rackrun.rules.legality import judge
from rackrun.rules.turn import Turn, Verdict

GROUPS_THAT_STAY = """
extends = "cards"
id = "staying"
[rules]
groups = true
[sources]
groups = "made up"
"""


@pytest.fixture
def staying() -> Edition:
    """Picture cards with groups, but nothing may be rearranged."""
    return build(read_toml(GROUPS_THAT_STAY, "staying"), "staying")[0]


def judged(edition: Edition, table: str, rack: str, after: str, *, opened: bool) -> Verdict:
    turn = Turn(edition, opened, read_table(table), read_tiles(rack), read_table(after))
    return judge(turn)


def codes(verdict: Verdict) -> list[str]:
    return [flaw.code for flaw in verdict.flaws]


@pytest.mark.parametrize(
    ("table", "rack", "after", "expected"),
    [
        ("r1 g1 b1", "y1 r5", "r1 g1 b1 y1", []),
        ("r1 g1 J", "b1 r5", "r1 g1 b1", []),
        ("r1 g1 J", "b1 r5", "r1 g1 b1 J", []),
        ("r1 g1 b1", "J r5", "r1 g1 b1 J", []),
        ("r1 g1 b1 J", "r2 r3", "r1 g1 b1 | J r2 r3", ["no-rearranging"]),
        ("r1 g1 b1 y1", "r2 r3", "g1 b1 y1 | r1 r2 r3", ["no-rearranging"]),
        ("r1 g1 J", "r2 r3", "r1 r2 r3 | g1 J J", ["tile-invented", "play-or-draw"]),
        ("r2 g2 J", "r3 r4 g3", "r2 r3 r4 | g2 g3 J", ["no-rearranging"]),
    ],
)
def test_a_group_that_stays_grows_and_swaps_jokers(
    staying: Edition, table: str, rack: str, after: str, expected: list[str]
) -> None:
    verdict = judged(staying, table, rack, after, opened=True)
    assert codes(verdict)[:1] == expected[:1]


def test_of_two_equal_melds_either_may_have_grown() -> None:
    table, after = "r1 r2 r3 | r1 r2 r3", "r1 r2 r3 | r1 r2 r3 r4"
    assert judged(load("cards"), table, "r4 g1", after, opened=True).legal
    verdict = judged(load("cards"), table, "r4 g1", after, opened=False)
    assert codes(verdict) == ["own-run-first"]


def test_melds_that_swap_their_shapes_are_no_rearrangement_if_each_could_have_grown() -> None:
    """Both lying melds can be found again, though not the way they look at first."""
    table, after = "r1 r2 r3 | r2 r3 r4", "r1 r2 r3 r4 | r1 r2 r3 r4"
    assert judged(load("cards"), table, "r1 r4", after, opened=True).legal


def test_two_melds_cannot_both_become_the_same_one() -> None:
    table, after = "r1 r2 r3 | r4 r5 r6", "r1 r2 r3 r4 r5 r6 | g1 g2 g3"
    verdict = judged(load("cards"), table, "g1 g2 g3 b1", after, opened=True)
    assert codes(verdict) == ["no-rearranging"]


def test_a_joker_taken_without_the_right_card_is_told_what_would_replace_it() -> None:
    verdict = judged(load("junior"), "r4 J r6 r7", "b1 r8", "r6 r7 r8 | b1", opened=True)
    assert "table-tile-on-rack" in codes(verdict)
    verdict = judged(load("junior"), "J r4 r5 r6", "r7 b1", "r4 r5 r6 r7", opened=True)
    assert codes(verdict) == ["no-rearranging", "joker-to-rack", "joker-swap-wrong"]
    assert verdict.flaws[-1].args == {"colour": "red", "number": 3}
    verdict = judged(load("junior"), "J J r4 r5 r6", "r7 b1", "r4 r5 r6 r7", opened=True)
    assert codes(verdict) == ["no-rearranging", "joker-to-rack"]


def test_an_old_meld_written_in_another_order_is_not_part_of_an_opening() -> None:
    """r9 r10 r11 counts once, though the same tiles lie there already in another order."""
    table, after = "r9 r10 r11", "r11 r9 r10 | r10 r9 r11 | k1 b1 y1"
    assert judged(load("classic"), table, "r9 r10 r11 k1 b1 y1", after, opened=False).legal
    house = load("classic", {"opening": 50})
    verdict = judged(house, table, "r9 r10 r11 k1 b1 y1", after, opened=False)
    assert codes(verdict) == ["opening-too-low"]
    assert verdict.flaws[-1].args == {"value": 33, "needed": 50}
