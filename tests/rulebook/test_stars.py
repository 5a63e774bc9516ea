"""Junior, played for stars (booklet 002), where it differs from booklet 000 or says it again."""

import pytest

from rackrun.editions import load
from rackrun.notation import write_tiles
from rackrun.rules.actions import Begin, Draw, Pass, Prepare
from rackrun.rules.events import StarterChosen
from rackrun.rules.position import RoundResult, Stage
from tests.rulebook.asking import (
    LEGAL,
    assert_players,
    earned,
    ended,
    goes_on,
    judged,
    late,
    lay,
    meld_flaws,
    refused,
    scene,
    the,
)
from tests.rulebook.scenes import after, begun, happenings, prepared


class TestGame:
    """002, the game."""

    def test_two_to_four_play(self):
        """002, title."""
        assert_players("stars", fewest=2, most=4)

    def test_six_tiles_and_six_stars_each(self):
        """002, preparation; silent place S28: the number of stars is not printed."""
        position = begun(load("stars"), 4)
        assert [(len(seat.rack), seat.chips) for seat in position.seats] == [(6, 6)] * 4
        assert len(position.pool) == 20

    def test_the_oldest_starts_and_the_left_neighbour_follows(self):
        """002, preparation."""
        position = after(prepared(load("stars"), 3), Begin(ages=(7, 9, 4)))
        assert (position.turn, after(position, Draw(1)).turn) == (1, 2)

    @pytest.mark.parametrize(
        ("tiles", "found"),
        [
            ("r2 r3 r4", LEGAL),
            ("y1 y2 y3 y4 y5 y6 y7 y8 y9 y10", LEGAL),
            ("y1 y2 y3 y4 y5 y6 y7 y8 y9 y10 J", ["run-too-long"]),
            ("b2 r3 y4", ["run-mixed-colours"]),
            ("b7 r7 y7", ["group-not-allowed"]),
        ],
    )
    def test_a_run_has_three_to_ten_tiles(self, tiles, found):
        """002, runs."""
        assert meld_flaws("stars", tiles) == found

    def test_after_the_first_run_everybody_may_add_or_lay(self):
        """002, the game."""
        held = {"opened": False, "table": "y4 y5 y6", "rack": "y7 r1 r2 r3 k1"}
        assert judged("stars", **held, after="y4 y5 y6 y7") == LEGAL
        assert judged("stars", **held, after="y4 y5 y6 y7 | r1 r2 r3") == LEGAL
        assert judged("stars", **held, after="y4 y5 y6 k1") == ["not-a-meld"]

    def test_not_playing_costs_a_star_and_may_be_tactics(self):
        """002, the game; option must_play_if_able."""
        held = {"table": "y4 y5 y6", "pool": "b1"}
        behind = after(scene("stars", "y7", "k1", **held), Draw(0))
        assert (len(behind.seats[0].rack), behind.seats[0].chips) == (2, 5)
        must = scene("stars", "y7", "k1", **held, options={"must_play_if_able": True})
        assert refused(must, Draw(0)) == ["must-play"]

    def test_an_empty_pool_or_purse_is_a_free_pass(self):
        """002, the game: until the turn comes round again."""
        empty = scene("stars", "k1", "k2", chips=(3, 3))
        assert after(empty, Pass(0)).seats[0].chips == 3
        poor = scene("stars", "k1", "k2", chips=(0, 3), pool="b1")
        assert refused(poor, Draw(0)) == ["no-chips"]
        assert after(poor, Pass(0)).turn == 1
        assert refused(scene("stars", "k1", "k2", pool="b1"), Pass(0)) == ["pool-not-empty"]

    def test_a_late_turn_counts_as_not_playing(self):
        """Silent place S62."""
        timed = {"time_limit_seconds": 60}
        position = scene("stars", "y7 k1", "k2", table="y4 y5 y6", pool="b1", options=timed)
        assert after(position, late("y4 y5 y6 | y7")).seats[0].chips == 5
        assert after(position, late("y4 y5 y6 y7")).seats[0].chips == 7


class TestRewards:
    """002, rewards."""

    def test_each_tile_and_each_run_earns_a_star(self):
        """002, rewards A and B, examples 1 to 3."""
        held = {"table": "y4 y5 y6 | r1 r2 r3"}
        position = scene("stars", "y3 y7 r4 b1 b2 b3 k9", "k1", **held)
        table = "y4 y5 y6 | r1 r2 r3"
        assert earned(position, f"{table} | b1 b2 b3") == 4
        assert earned(position, "y3 y4 y5 y6 y7 | r1 r2 r3 r4") == 3
        assert earned(position, "y3 y4 y5 y6 | r1 r2 r3 r4 | b1 b2 b3") == 6

    def test_clearing_the_rack_earns_one_more(self):
        """002, reward C; told again as a bonus: option finish_bonus."""
        position = scene("stars", "y7", "k1", table="y4 y5 y6")
        assert earned(position, "y4 y5 y6 y7") == 2
        twice = scene("stars", "y7", "k1", table="y4 y5 y6", options={"finish_bonus": 2})
        assert earned(twice, "y4 y5 y6 y7") == 3

    def test_the_stars_of_the_bank_can_be_limited(self):
        """Option bank."""
        held = {"table": "y4 y5 y6", "bank": 0}
        assert earned(scene("stars", "y7 k9", "k1", **held), "y4 y5 y6 y7") == 1
        limited = scene("stars", "y7 k9", "k1", **held, options={"bank": 51})
        assert earned(limited, "y4 y5 y6 y7") == 0


class TestJoker:
    """002, the joker."""

    def test_two_or_more_jokers_may_lie_in_one_run(self):
        """002, the joker; option max_jokers_per_set."""
        assert meld_flaws("stars", "k5 J J J") == LEGAL
        assert meld_flaws("stars", "J J J") == ["only-jokers"]
        assert meld_flaws("stars", "k5 J J J", {"max_jokers_per_set": 2}) == ["too-many-jokers"]

    def test_a_joker_leaves_a_run_that_keeps_three_tiles(self):
        """002, the joker: it is added to a lying run at once, and earns nothing."""
        position = scene("stars", "r5 k9", "k1", table="y4 y5 y6 J | r1 r2 r3")
        assert earned(position, "y4 y5 y6 | r1 r2 r3 J r5") == 1
        assert judged(
            "stars", table="y4 y5 J | r1 r2 r3", rack="r5", after="y4 y5 | r1 r2 r3 J r5"
        ) == ["meld-too-short", "leftover-invalid"]

    def test_tiles_added_before_count_for_the_three(self):
        """Silent place S57."""
        table = "y4 y5 J | r1 r2 r3"
        assert judged("stars", table=table, rack="y3", after="y3 y4 y5 | r1 r2 r3 J") == LEGAL
        assert judged("stars", table=table, rack="r5", after="y4 y5 | r1 r2 r3 J r5") == [
            "meld-too-short",
            "leftover-invalid",
        ]

    def test_a_removed_joker_may_return_to_its_own_run(self):
        """Silent place S57."""
        assert judged("stars", table="y4 y5 y6 J", rack="y3", after="J y3 y4 y5 y6") == LEGAL
        assert judged("stars", table="J y4 y5", rack="y7", after="y4 y5 J y7") == [
            "joker-keeps-three"
        ]

    def test_a_removed_joker_starts_no_new_run(self):
        """Silent place S36."""
        table, rack = "y4 y5 y6 J | r1 r2 r3", "b1 b2"
        laid = "y4 y5 y6 | r1 r2 r3 | b1 b2 J"
        assert judged("stars", table=table, rack=rack, after=laid) == ["joker-existing-run"]

    def test_a_removed_joker_goes_to_no_run_of_this_turn(self):
        """Silent place S57: it must have lain there before the turn."""
        laid = "y4 y5 y6 | b1 b2 b3 J"
        assert judged("stars", table="y4 y5 y6 J", rack="b1 b2 b3", after=laid) == [
            "joker-existing-run"
        ]
        kept = "y4 y5 y6 J | b1 b2 b3"
        assert judged("stars", table="y4 y5 y6 J", rack="b1 b2 b3", after=kept) == LEGAL

    def test_a_removed_joker_is_not_kept(self):
        """002, the joker: keeping it needs the right tile."""
        found = judged("stars", table="y4 y5 y6 J", rack="y3 k9", after="y3 y4 y5 y6")
        assert found == ["joker-existing-run"]

    def test_a_joker_leaves_at_the_ends_only(self):
        """Silent place S35: one run must stay one."""
        split = "r1 r2 r3 | r5 r6 r7 | b1 b2 b3 J b5"
        table = "r1 r2 r3 J r5 r6 r7 | b1 b2 b3"
        assert judged("stars", table=table, rack="b5", after=split) == ["no-rearranging"]

    def test_moving_a_joker_is_no_turn_by_itself(self):
        """Silent place S34."""
        moved = "y4 y5 y6 | r1 r2 r3 J"
        assert judged("stars", table="y4 y5 y6 J | r1 r2 r3", rack="r5", after=moved) == [
            "play-or-draw"
        ]

    def test_the_right_tile_brings_a_joker_to_the_rack_without_a_star(self):
        """002, the joker; silent place S33: that is a turn."""
        position = scene("stars", "y5 k9", "k1", table="y4 J y6")
        assert earned(position, "y4 y5 y6") == 0
        assert write_tiles(after(position, lay("y4 y5 y6")).seats[0].rack) == "k9 J"
        assert judged("stars", table="y4 J y6", rack="y7 k9", after="y4 y6 y7") == ["run-gap"]

    def test_a_joker_keeps_its_place(self):
        """Silent place S14."""
        assert judged("stars", table="r4 r5 J", rack="r6 k9", after="r4 r5 r6") == LEGAL
        assert judged("stars", table="r4 r5 J", rack="r3 k9", after="r3 r4 r5") != LEGAL

    def test_a_swapped_joker_may_be_laid_again_in_a_new_run(self):
        """Silent place S53: other than one that was removed; the reward is by the net, S32."""
        position = scene("stars", "y5 b1 b2 k9", "k1", table="y4 J y6")
        assert earned(position, "y4 y5 y6 | b1 b2 J") == 4

    def test_a_joker_that_was_moved_is_not_swapped_any_more(self):
        """Silent place S58."""
        swapped = "y4 y5 y6 | r1 r2 r3 r4"
        assert judged("stars", table="y4 y5 y6 J | r1 r2 r3", rack="r4 k9", after=swapped) == [
            "joker-existing-run"
        ]


class TestEnd:
    """002, end of the game."""

    LAST = lay("y4 y5 y6 y7")

    def _end(self, *others, chips):
        return ended(scene("stars", "y7", *others, table="y4 y5 y6", chips=chips), self.LAST)

    def test_the_others_pay_a_star_for_each_tile_as_far_as_they_can(self):
        """002, end."""
        assert self._end("k1", "k1 k2 k3 k4", chips=(6, 6, 3)).chips == (8, 5, 0)

    def test_the_most_stars_win_and_a_tie_goes_to_the_finisher(self):
        """002, end; option tie_break."""
        assert self._end("k1", chips=(6, 14)).winners == (1,)
        assert self._end("k1", chips=(6, 9)).winners == (0,)
        level = {"table": "y4 y5 y6", "chips": (6, 9, 1), "options": {"tie_break": "all-level"}}
        assert ended(scene("stars", "y7", "k1", "k2", **level), self.LAST).winners == (0, 1)

    def test_a_round_in_which_nobody_can_move_ends(self):
        """Silent place S31."""
        position = scene("stars", "k1", "r1 r2", chips=(0, 5))
        assert goes_on(position, Pass(0))
        assert ended(after(position, Pass(0)), Pass(1)).chips == (0, 3)

    def test_the_oldest_starts_again(self):
        """002, a new game: the preparation is repeated; option next_starter."""
        past = {"results": (RoundResult((9, 9), (0,)),), "stage": Stage.PREPARE, "oldest": 1}
        waiting = after(scene("stars", "", "", **past), Prepare())
        assert the(StarterChosen, happenings(waiting, Begin())) == StarterChosen(1, "oldest")
        winner = scene("stars", "", "", **past, options={"next_starter": "winner"})
        events = happenings(after(winner, Prepare()), Begin())
        assert the(StarterChosen, events) == StarterChosen(0, "winner")
