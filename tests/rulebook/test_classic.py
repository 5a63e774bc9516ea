"""The classic game: set-up, melds, the opening and turns (booklet 001)."""

import pytest

from rackrun.editions import load
from rackrun.notation import read_tiles, write_table, write_tiles
from rackrun.rules.actions import Begin, Draw, Pass
from rackrun.rules.events import StartDrawn, StarterChosen, TablePlayed, TilesDealt
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
from tests.rulebook.scenes import Stacked, after, begun, happenings, prepared


class TestSetUp:
    """001, set-up."""

    def test_two_to_four_play(self):
        """001, number of players."""
        assert_players("classic", fewest=2, most=4)

    @pytest.mark.parametrize(("seats", "pool"), [(2, 78), (3, 64), (4, 50)])
    def test_everybody_takes_fourteen(self, seats, pool):
        """001, set-up."""
        position = begun(load("classic"), seats)
        assert [len(seat.rack) for seat in position.seats] == [14] * seats
        assert len(position.pool) == pool

    def test_the_highest_number_drawn_starts_and_play_goes_clockwise(self):
        """001, set-up."""
        chance = Stacked(read_tiles("r5 k12 b9"))
        position = after(prepared(load("classic"), 3), Begin(), chance=chance)
        assert position.turn == 1
        assert position.in_order == (1, 2, 0)
        assert refused(position, Draw(0)) == ["not-your-turn"]

    def test_only_the_tied_draw_again(self):
        """Silent place S1."""
        chance = Stacked(read_tiles("r12 k12 b9"), read_tiles("r1 k2"))
        events = happenings(prepared(load("classic"), 3), Begin(), chance=chance)
        assert [event.seats for event in events if isinstance(event, StartDrawn)] == [
            (0, 1, 2),
            (0, 1),
        ]
        assert the(StarterChosen, events).seat == 1

    def test_whoever_draws_a_joker_for_the_start_draws_again(self):
        """Silent place S2."""
        chance = Stacked(read_tiles("J k12 b9"), read_tiles("r13"))
        events = happenings(prepared(load("classic"), 3), Begin(), chance=chance)
        assert [event.seats for event in events if isinstance(event, StartDrawn)] == [
            (0, 1, 2),
            (0,),
        ]
        assert the(StarterChosen, events).seat == 0

    def test_the_drawn_tiles_are_shuffled_in_again_before_the_deal(self):
        """Silent place S3."""
        edition = load("classic")
        events = happenings(prepared(edition, 2), Begin())
        dealt = the(TilesDealt, events)
        tiles = [tile for rack in (*dealt.racks, dealt.pool) for tile in rack]
        assert edition.box.sort(tiles) == edition.box.sort(edition.box.tiles())

    def test_nobody_is_asked_for_an_age(self):
        """001, set-up: the draw decides; silent place S51."""
        assert refused(prepared(load("classic"), 2), Begin(ages=(7, 8))) == ["starter-unwanted"]


class TestMelds:
    """001, runs and groups."""

    @pytest.mark.parametrize(
        ("tiles", "found"),
        [
            ("r8 r9 r10", LEGAL),
            ("r8 r9", ["meld-too-short"]),
            ("r8 b9 r10", ["run-mixed-colours"]),
            ("r8 r10 r11", ["run-gap"]),
            ("r8 r8 r9", ["run-gap"]),
        ],
    )
    def test_a_run_is_three_or_more_of_one_colour_in_sequence(self, tiles, found):
        """001, what a run is."""
        assert meld_flaws("classic", tiles) == found

    def test_a_run_may_go_from_one_to_thirteen(self):
        """001, what a run is."""
        whole = " ".join(f"y{number}" for number in range(1, 14))
        assert meld_flaws("classic", whole) == LEGAL
        assert meld_flaws("classic", f"{whole} J") == ["run-too-long"]

    def test_thirteen_closes_a_run(self):
        """001, what a run is: no 1 follows the 13."""
        assert meld_flaws("classic", "r11 r12 r13") == LEGAL
        assert meld_flaws("classic", "r12 r13 r1") == ["run-wrap"]

    @pytest.mark.parametrize(
        ("tiles", "found"),
        [
            ("y13 r13 b13", LEGAL),
            ("k13 y13 r13 b13", LEGAL),
            ("y13 r13", ["meld-too-short"]),
            ("y13 y13 r13", ["group-double-colour"]),
            ("k5 y5 r5 b5 J", ["group-too-large"]),
            ("k5 r6 b9", ["not-a-meld"]),
        ],
    )
    def test_a_group_is_three_or_four_colours_of_one_number(self, tiles, found):
        """001, what a group is."""
        assert meld_flaws("classic", tiles) == found

    def test_tiles_of_another_box_make_no_meld(self):
        """001, contents."""
        assert meld_flaws("classic", "r12 r13 r14") == ["number-out-of-range"]
        assert meld_flaws("classic", "g4 g5 g6") == ["colour-not-in-game"]

    def test_the_order_of_the_tiles_decides_nothing(self):
        """Silent place S12."""
        assert meld_flaws("classic", "r10 r8 r9") == LEGAL
        assert meld_flaws("classic", "r12 r13 J") == LEGAL
        assert meld_flaws("classic", "r10 r7 r9") == ["run-gap"]

    def test_a_stored_meld_has_one_order(self):
        """Silent place S12: groups by colour and jokers last, runs upwards with jokers inside."""
        position = scene("classic", "J y5 k5 r1 r3 J k9", "k1")
        events = happenings(position, lay("y5 J k5 | r3 J r1"))
        assert write_table(the(TablePlayed, events).table) == "k5 y5 J | r1 J r3"

    def test_several_jokers_may_lie_in_one_meld_but_not_alone(self):
        """Silent place S10."""
        assert meld_flaws("classic", "J J r5") == LEGAL
        assert meld_flaws("classic", "J J J") == ["only-jokers"]

    def test_the_jokers_of_a_meld_can_be_limited(self):
        """Option max_jokers_per_set, silent place S60: it binds openings too."""
        one = {"max_jokers_per_set": 1}
        assert meld_flaws("classic", "J r5 r6", one) == LEGAL
        assert meld_flaws("classic", "J J r5", one) == ["too-many-jokers"]
        opening = {"rack": "J J r10", "after": "J J r10", "opened": False}
        assert judged("classic", **opening) == LEGAL
        assert "too-many-jokers" in judged("classic", **opening, options=one)


class TestOpening:
    """001, the first turn."""

    def test_an_opening_is_worth_thirty_or_more(self):
        """001, the first turn."""
        enough = judged("classic", opened=False, rack="r9 r10 r11 k1", after="r9 r10 r11")
        too_low = judged("classic", opened=False, rack="r8 r9 r10 k1", after="r8 r9 r10")
        assert enough == LEGAL
        assert too_low == ["opening-too-low"]

    def test_runs_and_groups_of_an_opening_add_up(self):
        """001, the first turn."""
        rack = "r1 r2 r3 k8 b8 y8 k7 b7 y7"
        assert judged("classic", opened=False, rack=rack, after="r1 r2 r3 | k8 b8 y8") == LEGAL
        assert judged("classic", opened=False, rack=rack, after="r1 r2 r3 | k7 b7 y7") == [
            "opening-too-low"
        ]

    def test_an_opening_comes_from_the_own_rack(self):
        """001, the first turn: laying off is for later."""
        added = {"table": "r4 r5 r6", "rack": "r7 k1", "after": "r4 r5 r6 r7"}
        assert judged("classic", opened=False, **added) == ["open-first"]
        freed = {"table": "r11 r12 J", "rack": "r13 b13 r10", "after": "r10 r11 r12 | r13 b13 J"}
        assert judged("classic", opened=False, **freed) == ["opening-own-tiles", "open-first"]

    def test_tiles_added_to_the_table_do_not_count_for_the_opening(self):
        """001, the first turn."""
        laid = "r8 r9 r10 r11 | k9 b9 y9"
        rack = "r11 k9 b9 y9 k1"
        assert judged("classic", opened=False, table="r8 r9 r10", rack=rack, after=laid) == [
            "opening-own-tiles",
            "opening-too-low",
        ]

    def test_the_table_is_open_in_the_turn_of_the_opening(self):
        """001, laying off: at once or later."""
        laid = "r8 r9 r10 r11 | k10 b10 y10"
        rack = "r11 k10 b10 y10 k1"
        assert judged("classic", opened=False, table="r8 r9 r10", rack=rack, after=laid) == LEGAL

    def test_the_tiles_of_an_opening_may_end_in_other_melds(self):
        """001, manipulating: the thirty could have been laid first."""
        table, laid = "r7 r8 r9 | b7 b8 b9 | y7 y8 y9", "r7 r8 r9 r10 | b7 b8 b9 b10 | y7 y8 y9"
        tens = {"opened": False, "table": table, "rack": "r10 b10 y10 k1"}
        assert judged("classic", **tens, after=f"{laid} y10") == LEGAL
        assert judged("classic", **tens, after=laid) == ["opening-own-tiles", "open-first"]

    def test_a_joker_counts_in_the_opening_as_the_tile_it_replaces(self):
        """001, the joker: not as the points that it costs on a rack."""
        assert judged("classic", opened=False, rack="b10 r10 J", after="b10 r10 J") == LEGAL
        assert judged("classic", opened=False, rack="b9 r9 J", after="b9 r9 J") == [
            "opening-too-low"
        ]

    def test_an_opening_counts_at_its_highest_reading(self):
        """Silent place S11."""
        assert judged("classic", opened=False, rack="r9 J J", after="r9 J J") == LEGAL
        assert judged("classic", opened=False, rack="r8 J J", after="r8 J J") == ["opening-too-low"]

    def test_whoever_does_not_open_draws(self):
        """001, the first turn: one tile, and the turn is over."""
        position = scene("classic", "r1", "k1", pool="b1 b2", opened=False)
        behind = after(position, Draw(0))
        assert write_tiles(behind.seats[0].rack) == "r1 b1"
        assert behind.turn == 1

    def test_a_round_can_be_won_with_the_opening(self):
        """Silent place S24."""
        position = scene("classic", "r10 b10 J", "k1", opened=False)
        assert ended(position, lay("r10 b10 J")).winners == (0,)

    def test_the_opening_can_be_made_harder_or_left_out(self):
        """Option opening."""
        thirty = {"opened": False, "rack": "r10 b10 y10", "after": "r10 b10 y10"}
        assert judged("classic", **thirty, options={"opening": 50}) == ["opening-too-low"]
        added = {"opened": False, "table": "r4 r5 r6", "rack": "r7", "after": "r4 r5 r6 r7"}
        assert judged("classic", **added, options={"opening": 0}) == LEGAL
        assert judged("classic", **added) == ["open-first"]


class TestTurn:
    """001, a turn after the opening."""

    def test_a_meld_of_any_value_may_be_laid(self):
        """001, further turns."""
        assert judged("classic", rack="r1 r2 r3 k9", after="r1 r2 r3") == LEGAL
        assert judged("classic", rack="r1 r2 k9", after="r1 r2") == ["meld-too-short"]

    def test_a_turn_lays_a_tile_from_the_rack(self):
        """001, further turns; silent place S9."""
        table, moved = "r4 r5 r6 r7 | k7 b7 y7", "r4 r5 r6 | k7 b7 y7 r7"
        assert judged("classic", table=table, rack="k1", after=moved) == ["play-or-draw"]
        assert judged("classic", table=table, rack="r3", after=f"r3 {moved}") == LEGAL

    def test_no_tile_of_the_table_goes_to_the_rack(self):
        """001, manipulating."""
        assert judged("classic", table="r4 r5 r6 r7", rack="r3 k1", after="r3 r4 r5 r6") == [
            "table-tile-on-rack"
        ]

    def test_only_melds_lie_on_the_table_at_the_end_of_a_turn(self):
        """001, manipulating."""
        assert judged("classic", table="r4 r5 r6 r7", rack="r6", after="r4 r5 r6 | r6 r7") == [
            "meld-too-short",
            "leftover-invalid",
        ]

    def test_every_tile_is_accounted_for(self):
        """001, manipulating: tiles come from the rack or the table and stay in the game."""
        assert judged("classic", rack="r1 r2 k9", after="r1 r2 r3") == ["tile-invented"]
        assert judged("classic", rack="r1 r2 r3 k9", after="r1 r2 r3", rack_after="") == [
            "tile-lost"
        ]

    def test_melds_belong_to_nobody(self):
        """001, the common field: whoever laid a meld, all may use it."""
        position = scene("classic", "r1 r2 r3 k9", "r4 k1", pool="b1")
        position = after(position, lay("r1 r2 r3"))
        assert refused(position, lay("r1 r2 r3 r4", seat=1)) == LEGAL

    def test_whoever_could_play_may_draw_instead(self):
        """001, further turns, in most languages; option must_play_if_able."""
        held = {"table": "r4 r5 r6", "pool": "b1"}
        assert refused(scene("classic", "r7 k1", "k1", **held), Draw(0)) == LEGAL
        must = {"must_play_if_able": True}
        able = scene("classic", "r7 k1", "k1", **held, options=must)
        unable = scene("classic", "r9 k1", "k1", **held, options=must)
        assert refused(able, Draw(0)) == ["must-play"]
        assert refused(unable, Draw(0)) == LEGAL

    def test_drawing_ends_the_turn(self):
        """001, further turns."""
        position = scene("classic", "r7 k1", "k1", table="r4 r5 r6", pool="b1 b2")
        behind = after(position, Draw(0))
        assert write_tiles(behind.seats[0].rack) == "k1 r7 b1"
        assert refused(behind, lay("r4 r5 r6 r7")) == ["not-your-turn"]

    def test_an_empty_pool_means_passing(self):
        """Silent place S7."""
        empty = scene("classic", "r7", "k1")
        assert refused(empty, Draw(0)) == ["pool-empty"]
        assert after(empty, Pass(0)).turn == 1
        assert refused(scene("classic", "r7", "k1", pool="b1"), Pass(0)) == ["pool-not-empty"]

    def test_a_refused_turn_changes_nothing(self):
        """Silent place S23: without a clock there is no penalty, one tries again."""
        position = scene("classic", "r7 k1", "k1", table="r4 r5 r6", pool="b1")
        assert refused(position, lay("r4 r5 r6 | r7")) == ["meld-too-short"]
        assert refused(position, lay("r4 r5 r6 r7")) == LEGAL
