"""Junior, played for chips (booklet 000): set-up, turns, the joker and rewards."""

import pytest

from rackrun.editions import load
from rackrun.notation import write_tiles
from rackrun.rules.actions import Begin, Draw, Pass, TimeUp
from rackrun.rules.events import StarterChosen, TileDrawn, TurnPassed
from tests.rulebook.asking import (
    LEGAL,
    assert_players,
    earned,
    judged,
    late,
    lay,
    meld_flaws,
    refused,
    scene,
    the,
)
from tests.rulebook.scenes import after, begun, happenings, prepared

TIMED = {"time_limit_seconds": 60}


class TestSetUp:
    """000, the game."""

    def test_one_to_four_play(self):
        """000, title."""
        assert_players("junior", fewest=1, most=4)

    @pytest.mark.parametrize(
        ("seats", "pool", "bank"), [(1, 38, 45), (2, 32, 39), (3, 26, 33), (4, 20, 27)]
    )
    def test_six_tiles_and_six_chips_each(self, seats, pool, bank):
        """000, the game; the other chips are the bank."""
        position = begun(load("junior"), seats)
        assert [(len(seat.rack), seat.chips) for seat in position.seats] == [(6, 6)] * seats
        assert (len(position.pool), position.bank) == (pool, bank)

    def test_the_oldest_starts_be_it_the_guide(self):
        """000, the game."""
        begin = Begin(ages=(7, 9, 40))
        assert after(prepared(load("junior"), 3), begin).turn == 2

    def test_people_are_asked_or_the_lot_decides_among_equals(self):
        """Silent place S4."""
        waiting = prepared(load("junior"), 3)
        lot = the(StarterChosen, happenings(waiting, Begin(ages=(9, 9, 4))))
        assert lot.how == "lot"
        assert lot.seat in (0, 1)
        asked = the(StarterChosen, happenings(waiting, Begin(starter=1)))
        assert asked == StarterChosen(1, "oldest")

    def test_ages_are_given_for_everybody(self):
        """Silent place S4."""
        assert refused(prepared(load("junior"), 3), Begin(ages=(9, 8))) == ["ages-per-seat"]
        assert refused(prepared(load("junior"), 3), Begin(ages=(9, 8, None))) == LEGAL


class TestRuns:
    """000, what a set is."""

    @pytest.mark.parametrize(
        ("tiles", "found"),
        [
            ("y4 y5 y6", LEGAL),
            ("y4 y5", ["meld-too-short"]),
            ("y4 y5 b6", ["run-mixed-colours"]),
            ("y7 r7 b7", ["group-not-allowed"]),
            ("r9 r10 r1", ["run-wrap"]),
            ("r9 r10 r11", ["number-out-of-range"]),
        ],
    )
    def test_a_set_is_a_run_of_three_or_more(self, tiles, found):
        """000, what a set is."""
        assert meld_flaws("junior", tiles) == found

    def test_a_run_ends_at_ten(self):
        """000, contents."""
        whole = " ".join(f"k{number}" for number in range(1, 11))
        assert meld_flaws("junior", whole) == LEGAL
        assert meld_flaws("junior", f"{whole} J") == ["run-too-long"]


class TestTurn:
    """000, the game: laying."""

    def test_the_first_to_lay_lays_whole_runs(self):
        """000, the game."""
        rack = "y4 y5 y6 b1 b2 b3 k9"
        assert judged("junior", opened=False, rack=rack, after="y4 y5 y6 | b1 b2 b3") == LEGAL
        assert judged("junior", opened=False, rack=rack, after="k9") == ["meld-too-short"]

    def test_everybody_may_add_once_a_run_lies_there(self):
        """000, the game: no run of one's own, no points."""
        add = {"opened": False, "table": "y4 y5 y6", "rack": "y7 y9 k1"}
        assert judged("junior", **add, after="y4 y5 y6 y7") == LEGAL
        assert judged("junior", **add, after="y4 y5 y6 y9") == ["run-gap"]

    def test_runs_are_laid_and_tiles_added_in_one_turn(self):
        """000, figure 3: and, not or."""
        laid = "y4 y5 y6 y7 | b1 b2 b3"
        assert judged("junior", table="y4 y5 y6", rack="y7 b1 b2 b3 k9", after=laid) == LEGAL
        laid = "y4 y5 y6 y7 | b1 b2"
        assert judged("junior", table="y4 y5 y6", rack="y7 b1 b2 k9", after=laid) == [
            "meld-too-short"
        ]

    def test_tiles_are_added_at_the_ends(self):
        """000, the game."""
        assert judged("junior", table="y4 y5 y6", rack="y3 y7", after="y3 y4 y5 y6 y7") == LEGAL
        long = "y1 y2 y3 y4 y5 y6"
        assert judged("junior", table=long, rack="y7 k1", after="y1 y2 y3 | y4 y5 y6 y7") == [
            "no-rearranging"
        ]

    def test_a_player_may_add_to_the_run_just_laid(self):
        """Silent place S38: a longer run, the same chips."""
        position = scene("junior", "y4 y5 y6 y7 k1", "k2")
        assert earned(position, "y4 y5 y6 y7") == 5

    def test_lying_runs_stay(self):
        """Silent place S56: no splitting, no merging, no moving."""
        split = "r1 r2 r3 | r4 r5 r6 | b1 b2 b3"
        assert judged("junior", table="r1 r2 r3 r4 r5 r6", rack="b1 b2 b3", after=split) == [
            "no-rearranging"
        ]
        merged = "r1 r2 r3 r4 r5 r6 r7"
        assert judged("junior", table="r1 r2 r3 | r4 r5 r6", rack="r7", after=merged) == [
            "no-rearranging"
        ]
        moved = "r1 r2 r3 | r4 r5 r6 r7"
        assert judged("junior", table="r1 r2 r3 r4", rack="r5 r6 r7", after=moved) == [
            "no-rearranging"
        ]

    def test_runs_that_touch_may_stay_two(self):
        """Silent place S37: each earns its chip."""
        position = scene("junior", "r1 r2 r3 r4 r5 r6 k9", "k1")
        assert earned(position, "r1 r2 r3 | r4 r5 r6") == 8
        assert earned(position, "r1 r2 r3 r4 r5 r6") == 7

    def test_no_tile_of_the_table_goes_to_the_rack(self):
        """000, the game."""
        assert judged("junior", table="r1 r2 r3 r4", rack="k9", after="r1 r2 r3") == [
            "table-tile-on-rack",
            "play-or-draw",
        ]


class TestNotPlaying:
    """000, the game: who cannot or does not want to lay."""

    def test_whoever_does_not_lay_pays_a_chip_and_draws(self):
        """000, the game: the turn is over."""
        behind = after(scene("junior", "k1", "k2", pool="b1 b2"), Draw(0))
        assert (write_tiles(behind.seats[0].rack), behind.seats[0].chips) == ("k1 b1", 5)
        assert behind.bank == 51 - 12 + 1
        assert behind.turn == 1

    def test_not_wanting_to_lay_is_enough(self):
        """000, the game; option must_play_if_able."""
        held = {"table": "y4 y5 y6", "pool": "b1"}
        must = scene("junior", "y7", "k2", **held, options={"must_play_if_able": True})
        assert refused(scene("junior", "y7", "k2", **held), Draw(0)) == LEGAL
        assert refused(must, Draw(0)) == ["must-play"]

    def test_an_empty_pool_costs_nothing(self):
        """000, not playing."""
        position = scene("junior", "k1", "k2", pool="")
        assert refused(position, Draw(0)) == ["pool-empty"]
        behind = after(position, Pass(0))
        assert (behind.seats[0].chips, behind.turn) == (6, 1)

    def test_without_chips_the_turn_is_over(self):
        """000, not playing: no tile either, and nobody is out."""
        position = scene("junior", "k1", "k2", pool="b1", chips=(0, 6))
        assert refused(position, Draw(0)) == ["no-chips"]
        behind = after(position, Pass(0))
        assert (len(behind.seats[0].rack), behind.turn) == (1, 1)
        assert behind.active == (0, 1)

    def test_passing_is_for_those_who_cannot_draw(self):
        """000, not playing."""
        assert refused(scene("junior", "k1", "k2", pool="b1"), Pass(0)) == ["pool-not-empty"]


class TestReward:
    """000, reward."""

    def test_a_run_of_three_earns_four(self):
        """000, figure 1: a chip for each tile and one for the run."""
        assert earned(scene("junior", "y4 y5 y6 k1", "k2"), "y4 y5 y6") == 4

    def test_three_tiles_on_two_runs_earn_three(self):
        """000, figure 2; one language misprints the number."""
        position = scene("junior", "y3 y7 r4 k1", "k2", table="y4 y5 y6 | r1 r2 r3")
        assert earned(position, "y3 y4 y5 y6 y7 | r1 r2 r3 r4") == 3

    def test_a_run_of_four_and_two_added_tiles_earn_seven(self):
        """000, figure 3."""
        position = scene("junior", "b1 b2 b3 b4 y3 y7 k1", "k2", table="y4 y5 y6")
        assert earned(position, "b1 b2 b3 b4 | y3 y4 y5 y6 y7") == 7

    def test_the_last_tile_earns_one_more(self):
        """000, reward: told twice, meant once; option finish_bonus."""
        held = {"table": "y4 y5 y6"}
        assert earned(scene("junior", "y7 k1", "k2", **held), "y4 y5 y6 y7") == 1
        assert earned(scene("junior", "y7", "k2", **held), "y4 y5 y6 y7") == 2
        twice = scene("junior", "y7", "k2", **held, options={"finish_bonus": 2})
        assert earned(twice, "y4 y5 y6 y7") == 3

    def test_a_joker_from_the_rack_earns_like_any_tile(self):
        """Silent place S39."""
        assert earned(scene("junior", "y4 J y6 k1", "k2"), "y4 J y6") == 4

    def test_the_bank_never_runs_out(self):
        """Silent place S27: it is counted on below zero."""
        position = scene("junior", "y4 y5 y6 k1", "k2", bank=1)
        assert after(position, lay("y4 y5 y6")).bank == -3

    def test_the_bank_can_be_that_of_the_box(self):
        """Option bank: it pays what it has, and nothing is owed."""
        position = scene("junior", "y4 y5 y6 k1", "k2", bank=3, options={"bank": 51})
        behind = after(position, lay("y4 y5 y6"))
        assert (behind.seats[0].chips, behind.bank) == (9, 0)


class TestJoker:
    """000, the joker."""

    def test_several_jokers_may_lie_in_one_run(self):
        """000, the joker, in two languages; the third allows one: option max_jokers_per_set."""
        assert meld_flaws("junior", "J r5 J J J") == LEGAL
        assert meld_flaws("junior", "J r5 J", {"max_jokers_per_set": 1}) == ["too-many-jokers"]
        assert meld_flaws("junior", "J r5 r6", {"max_jokers_per_set": 1}) == LEGAL

    def test_the_right_tile_brings_the_joker_to_the_rack_without_a_chip(self):
        """000, the joker; silent place S33: that is a turn."""
        position = scene("junior", "r3 b9", "k2", table="r1 r2 J")
        assert earned(position, "r1 r2 r3") == 0
        assert write_tiles(after(position, lay("r1 r2 r3")).seats[0].rack) == "b9 J"

    def test_a_kept_joker_is_for_later_turns(self):
        """000, the joker."""
        position = scene("junior", "r3 b9 y5 y6", "k2", table="r1 r2 J", pool="k9")
        position = after(position, lay("r1 r2 r3"), Draw(1))
        assert earned(position, "r1 r2 r3 | y5 y6 J") == 4

    def test_a_swapped_joker_may_be_laid_again_at_once(self):
        """000, the joker; silent place S32: the tile that frees it earns nothing."""
        position = scene("junior", "r3 y5 y6 b9", "k2", table="r1 r2 J")
        assert earned(position, "r1 r2 r3 | y5 y6 J") == 4

    def test_only_the_right_tile_replaces_a_joker(self):
        """000, the joker."""
        assert judged("junior", table="r1 J r3", rack="r2 b9", after="r1 r2 r3") == LEGAL
        assert judged("junior", table="r1 r2 J", rack="b3 b9", after="r1 r2 b3") == [
            "run-mixed-colours"
        ]

    def test_a_joker_keeps_the_place_where_it_lies(self):
        """Silent place S14."""
        assert judged("junior", table="r4 r5 J", rack="r6 b9", after="r4 r5 r6") == LEGAL
        assert judged("junior", table="r4 r5 J", rack="r3 b9", after="r3 r4 r5") == [
            "no-rearranging",
            "joker-to-rack",
            "joker-swap-wrong",
        ]
        assert judged("junior", table="r9 r10 J", rack="r8 b9", after="r8 r9 r10") == LEGAL

    def test_a_joker_is_not_taken_without_replacement(self):
        """000, the joker; the stars allow it."""
        moved = "y4 y5 y6 | r1 r2 r3 J r5"
        assert judged("junior", table="y4 y5 y6 J | r1 r2 r3", rack="r5", after=moved) == [
            "no-rearranging"
        ]


class TestTimeLimit:
    """Silent place S62: the booklet knows no limit."""

    def test_a_late_turn_in_order_stands(self):
        """Silent place S62."""
        position = scene("junior", "y7 k1", "k2", table="y4 y5 y6", options=TIMED)
        behind = after(position, late("y4 y5 y6 y7"))
        assert (behind.seats[0].chips, len(behind.seats[0].rack)) == (7, 1)

    def test_any_other_late_turn_counts_as_not_playing(self):
        """Silent place S62: with the payment, or free."""
        held = {"table": "y4 y5 y6", "options": TIMED}
        drawing = scene("junior", "y7 k1", "k2", pool="b1", **held)
        events = happenings(drawing, late("y4 y5 y6 | y7"))
        assert the(TileDrawn, events).paid == 1
        events = happenings(scene("junior", "y7 k1", "k2", **held), TimeUp(0))
        assert the(TurnPassed, events) == TurnPassed(0)
