"""Picture cards, the professional variant (booklet 003, professional variant)."""

import pytest

from rackrun.editions import load
from rackrun.notation import write_tiles
from rackrun.rules.actions import Draw, Pass
from rackrun.rules.events import TablePlayed
from tests.rulebook.asking import (
    LEGAL,
    assert_players,
    ended,
    judged,
    lay,
    meld_flaws,
    refused,
    scene,
    the,
)
from tests.rulebook.scenes import after, begun, happenings


def test_set_up_is_that_of_the_basic_game():
    """003, professional variant: everything else stays."""
    assert_players("cards-pro", fewest=2, most=4)
    assert load("cards-pro").box == load("cards").box
    assert [len(seat.rack) for seat in begun(load("cards-pro"), 4).seats] == [8] * 4


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ("r1 g1 b1", LEGAL),
        ("r1 g1 b1 y1", LEGAL),
        ("r1 J b1", LEGAL),
        ("r1 g1", ["meld-too-short"]),
        ("r1 g1 b1 r1", ["group-double-colour"]),
        ("r1 g1 b1 y1 J", ["group-too-large"]),
        ("b2 b3 b4", LEGAL),
    ],
)
def test_groups_count_as_well(cards, found):
    """003, professional variant: no second card of a colour, in groups only."""
    assert meld_flaws("cards-pro", cards) == found


class TestRearranging:
    """003, professional variant: series may be laid anew."""

    def test_all_cards_of_series_are_taken_and_laid_anew(self):
        """003, professional variant: with cards of the own stand."""
        table = "b1 b2 b3 | r1 r2 r3 | g1 g2 g3"
        laid = "b1 r1 g1 y1 | b2 r2 g2 | b3 r3 g3"
        assert judged("cards-pro", table=table, rack="y1 y6", after=laid) == LEGAL
        assert judged("cards-pro", table=table, rack="y1 y6", after="b1 r1 g1 y1 | b2 r2 g2") == [
            "table-tile-on-rack"
        ]

    def test_some_cards_are_taken_if_a_series_of_three_stays(self):
        """003, professional variant."""
        table, rack = "b1 b2 b3 b4", "r4 g4 r3 g3 y6"
        assert judged("cards-pro", table=table, rack=rack, after="b1 b2 b3 | r4 g4 b4") == LEGAL
        assert judged("cards-pro", table=table, rack=rack, after="b1 b2 b4 | r3 g3 b3") == [
            "run-gap",
            "leftover-invalid",
        ]
        assert judged("cards-pro", table="b1 b2 b3", rack=rack, after="b1 b2 | r3 g3 b3") == [
            "meld-too-short",
            "leftover-invalid",
        ]

    def test_rearranging_needs_a_series_of_ones_own(self):
        """Silent place S45."""
        held = {"table": "b1 b2 b3 b4", "rack": "r4 g4 y6", "after": "b1 b2 b3 | r4 g4 b4"}
        assert judged("cards-pro", **held, opened=True) == LEGAL
        assert judged("cards-pro", **held, opened=False) == ["own-run-first"]

    def test_cards_that_hold_a_series_may_end_in_other_ones(self):
        """Silent place S59: as with the classic opening."""
        position = scene("cards-pro", "r4 g4 y4 y6", "g1", table="b1 b2 b3 b4", opened=False)
        events = happenings(position, lay("b1 b2 b3 | r4 g4 y4 b4"))
        assert the(TablePlayed, events).opened
        assert refused(position, lay("b1 b2 b3 | r4 y4 b4")) == ["own-run-first"]

    def test_rearranging_lays_a_card_of_the_stand(self):
        """Silent place S46."""
        table = "b1 b2 b3 b4 | r4 g4 y4"
        moved = "b1 b2 b3 | r4 g4 y4 b4"
        assert judged("cards-pro", table=table, rack="y6", after=moved) == ["play-or-draw"]


class TestJoker:
    """003, the joker, in the professional variant."""

    def test_a_joker_stays_on_the_table_when_series_are_laid_anew(self):
        """Silent place S47."""
        table = "b1 J b3 b4"
        laid = "b3 J b1 | r4 g4 b4"
        assert judged("cards-pro", table=table, rack="r4 g4 y6", after=laid) == LEGAL
        kept = "b3 b4 b5"
        assert judged("cards-pro", table="b3 b4 J", rack="b5 y6", after=kept) == LEGAL
        assert judged("cards-pro", table="J b4 b5", rack="b6 y6", after="b4 b5 b6") == [
            "joker-swap-wrong",
            "joker-to-rack",
        ]

    def test_a_joker_of_a_group_stands_for_any_missing_colour(self):
        """Silent place S58."""
        for card in ("b1", "y1"):
            laid = f"r1 g1 {card}"
            assert judged("cards-pro", table="r1 g1 J", rack=f"{card} y6", after=laid) == LEGAL
        assert judged("cards-pro", table="r1 g1 J", rack="r1 y6", after="r1 g1 r1") == [
            "group-double-colour"
        ]

    def test_a_joker_may_be_taken_before_the_own_series(self):
        """Silent place S44: and nothing else."""
        held = {"table": "r1 g1 J", "opened": False}
        assert judged("cards-pro", **held, rack="b1 y6", after="r1 g1 b1") == LEGAL
        assert judged("cards-pro", **held, rack="b1 y1 y6", after="r1 g1 b1 y1") == [
            "own-run-first"
        ]

    def test_a_replacement_and_a_rearrangement_go_together(self):
        """Silent place S55: a played card must match what a joker stood for."""
        table = "b1 J b3 | r1 r2 r3"
        laid = "b1 b2 b3 | r1 r2 r3 r4"
        position = scene("cards-pro", "b2 r4 y6", "g1", table=table)
        assert write_tiles(after(position, lay(laid)).seats[0].rack) == "y6 J"
        anew = "b1 r1 y1 | b2 r2 y2 | b3 r3 y3"
        assert judged("cards-pro", table=table, rack="b2 y1 y2 y3", after=anew) == LEGAL
        two_jokers, one_match = "b1 J b3 | r1 J r3", "b1 b2 b3 | r1 g1 y1 | r3 g3 y3"
        assert judged("cards-pro", table=two_jokers, rack="b2 g1 y1 g3 y3", after=one_match) == [
            "joker-to-rack"
        ]

    def test_a_joker_of_ones_own_can_be_out_of_reach(self):
        """Option joker_replace_by_layer."""
        options = {"joker_replace_by_layer": False}
        position = scene("cards-pro", "b2 J b4 b3 g6", "g1", pool="g2 g3", options=options)
        position = after(position, lay("b2 J b4"), Draw(1))
        assert refused(position, lay("b2 b3 b4")) == ["joker-to-rack"]
        assert refused(position, lay("b2 b3 b4 J")) == LEGAL


def test_the_rest_is_that_of_the_basic_game():
    """003, professional variant: drawing, the limit, the end."""
    pro, basic = load("cards-pro").rules, load("cards").rules
    differing = {
        name for name in ("hand_limit", "scoring", "chips_to_win", "start", "opens", "leaving",
                          "rearranging", "groups")
        if getattr(pro, name) != getattr(basic, name)
    }  # fmt: skip
    assert differing == {"rearranging", "groups"}
    assert ended(scene("cards-pro", "g1", "r1 r2", idle=1), Pass(0)).scores == (1, 0)
