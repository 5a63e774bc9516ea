"""The classic game: the end of rounds and matches, and leaving (booklet 001)."""

import pytest

from rackrun.editions import load
from rackrun.notation import read_tiles
from rackrun.rules.actions import Begin, Draw, Leave, Pass, Prepare, TimeUp
from rackrun.rules.events import MatchScored, RoundScored, StarterChosen
from rackrun.rules.match import totals, winners
from rackrun.rules.position import RoundResult, Stage
from rackrun.rules.scoring import rack_value
from tests.rulebook.asking import ended, goes_on, lay, refused, scene, the
from tests.rulebook.scenes import after, happenings

TIMED = {"time_limit_seconds": 120}


class TestEnd:
    """001, end and score."""

    def test_the_first_without_tiles_wins_the_round(self):
        """001, end and score."""
        position = scene("classic", "r7", "k5", "k10 J", table="r4 r5 r6", pool="b1")
        assert ended(position, lay("r4 r5 r6 r7")).scores == (40, -5, -35)
        assert goes_on(scene("classic", "r7 k1", "k5", table="r4 r5 r6"), lay("r4 r5 r6 r7"))

    @pytest.mark.parametrize(
        ("rack", "points"), [("r5", 5), ("J", 25), ("J J", 50), ("J r5", 30), ("", 0)]
    )
    def test_tiles_cost_their_number_and_a_joker_twenty_five(self, rack, points):
        """001, end and score."""
        assert rack_value(read_tiles(rack), load("classic").rules.joker_points) == points

    @pytest.mark.parametrize("points", [30, 50])
    def test_a_joker_left_over_can_cost_more(self, points):
        """Option joker_points."""
        options = {"joker_points": points}
        position = scene("classic", "r7", "J", table="r4 r5 r6", options=options)
        assert ended(position, lay("r4 r5 r6 r7")).scores == (points, -points)

    def test_the_printed_example_of_two_games(self):
        """001, end and score: the table of four players."""
        racks = [("r7", "k5", "k8 r8", "k3"), ("k6", "k11", "r7", "k5")]
        position = scene("classic", *racks[0], table="r4 r5 r6", options={"rounds": 2})
        first = ended(position, lay("r4 r5 r6 r7"))
        assert first.scores == (24, -5, -16, -3)
        past = (RoundResult(first.scores, first.winners),)
        position = scene(
            "classic", *racks[1], table="r4 r5 r6", options={"rounds": 2}, turn=2, results=past
        )
        events = happenings(position, lay("r4 r5 r6 r7", seat=2))
        assert the(RoundScored, events).scores == (-6, -11, 22, -5)
        assert the(MatchScored, events) == MatchScored((18, -16, 6, -8), (0,))

    def test_a_round_in_which_nobody_can_go_on_ends_after_a_full_circle(self):
        """Silent place S8: the pool is empty, and all have passed."""
        position = scene("classic", "k8", "r13 b7", "r13 b13 y4")
        second = after(position, Pass(0), Pass(1))
        assert goes_on(after(position, Pass(0)), Pass(1))
        scored = ended(second, Pass(2))
        assert (scored.scores, scored.winners, scored.blocked) == ((34, -12, -22), (0,), True)

    def test_a_tile_laid_begins_the_circle_anew(self):
        """Silent place S8."""
        position = scene("classic", "k8", "r7 b7", table="r4 r5 r6")
        position = after(position, Pass(0), lay("r4 r5 r6 r7", seat=1), Pass(0))
        assert not goes_on(position, Pass(1))

    def test_equally_low_racks_share_a_blocked_round(self):
        """Silent place S8: the odd point goes to the earlier in turn order."""
        position = scene("classic", "k8", "r8", "k13 r13 b3", idle=2, turn=2, starter=1)
        scored = ended(position, Pass(2))
        assert (scored.scores, scored.winners) == ((10, 11, -21), (0, 1))

    def test_a_blocked_round_can_count_nothing(self):
        """Option blocked_scoring."""
        options = {"blocked_scoring": "none"}
        scored = ended(scene("classic", "k8", "r9", idle=1, options=options), Pass(0))
        assert (scored.scores, scored.winners) == ((0, 0), ())

    def test_a_late_turn_without_a_tile_laid_counts_for_the_circle(self):
        """Silent place S8."""
        position = scene("classic", "k8", "r9", idle=1, options=TIMED)
        assert ended(position, TimeUp(0)).winners == (0,)
        assert goes_on(scene("classic", "k8", "r9", idle=1, pool="b1", options=TIMED), TimeUp(0))


class TestMatch:
    """001, end and score: several rounds."""

    def test_as_many_rounds_as_were_agreed(self):
        """Silent place S5: option rounds, one by default."""
        table = {"table": "r4 r5 r6"}
        single = scene("classic", "r7", "k5", **table)
        double = scene("classic", "r7", "k5", **table, options={"rounds": 2})
        assert after(single, lay("r4 r5 r6 r7")).stage is Stage.OVER
        assert after(double, lay("r4 r5 r6 r7")).stage is Stage.PREPARE

    def test_equal_totals_share_the_match(self):
        """Silent place S5."""
        level = (RoundResult((10, -10), (0,)), RoundResult((-10, 10), (1,)))
        position = scene("classic", "", "", results=level, options={"rounds": 2})
        assert (totals(position), winners(position)) == ((0, 0), (0, 1))
        ahead = scene("classic", "", "", results=level[:1])
        assert winners(ahead) == (0,)

    def _next_start(self, how, *, winners=(1,), begin=None, **known):
        options = {"rounds": 2} if how is None else {"rounds": 2, "next_starter": how}
        results = (RoundResult((0, 0, 0), winners),)
        position = scene(
            "classic", "", "", "", stage=Stage.PREPARE, results=results, options=options, **known
        )
        position = after(position, Prepare())
        return the(StarterChosen, happenings(position, begin or Begin()))

    def test_the_next_start_is_drawn_again(self):
        """Silent place S6."""
        assert self._next_start(None).how == "draw"

    def test_another_start_of_the_next_round_can_be_agreed(self):
        """Option next_starter."""
        assert self._next_start("winner") == StarterChosen(1, "winner")
        assert self._next_start("oldest", oldest=2) == StarterChosen(2, "oldest")
        assert self._next_start("youngest", youngest=0) == StarterChosen(0, "youngest")
        by_age = Begin(ages=(40, 9, 7))
        assert self._next_start("youngest", begin=by_age) == StarterChosen(2, "youngest")

    def test_without_a_winner_the_start_is_drawn(self):
        """Silent place S6: a blocked round may have no winner."""
        assert self._next_start("winner", winners=()).how == "draw"


class TestLeaving:
    """Silent place S25."""

    def test_the_rack_of_who_left_counts_against_them(self):
        """Silent place S25: the tiles do not come back."""
        position = scene("classic", "r7", "k5", "k9", table="r4 r5 r6", pool="b1")
        behind = after(position, Leave(1))
        assert len(behind.pool) == 1
        assert ended(behind, lay("r4 r5 r6 r7")).scores == (14, -5, -9)

    def test_the_turn_of_who_left_is_skipped(self):
        """Silent place S25."""
        behind = after(scene("classic", "r7", "k5", "k9", pool="b1 b2"), Leave(1))
        assert after(behind, Draw(0)).turn == 2
        assert refused(behind, Draw(1)) == ["seat-left"]
        assert after(scene("classic", "r7", "k5", "k9"), Leave(0)).turn == 1

    def test_the_last_one_left_wins_the_round(self):
        """Silent place S25."""
        position = scene("classic", "r7 k13", "k5", "k9")
        assert goes_on(position, Leave(1))
        scored = ended(after(position, Leave(1)), Leave(2))
        assert (scored.scores, scored.winners) == ((14, -5, -9), (0,))

    def test_who_left_stays_out_and_keeps_the_total(self):
        """Silent place S25."""
        past = (RoundResult((-20, 30, -10), (1,)),)
        position = scene(
            "classic", "", "", "", stage=Stage.PREPARE, results=past, options={"rounds": 2}
        )
        position = after(position, Leave(1), Prepare(), Begin())
        assert [len(seat.rack) for seat in position.seats] == [14, 0, 14]
        assert totals(position)[1] == 30
        assert winners(position) == (2,)

    def test_a_low_rack_wins_nothing_once_its_owner_has_left(self):
        """Silent places S8 and S25."""
        behind = after(scene("classic", "k8", "k1", "r9", idle=1), Leave(1))
        scored = ended(behind, Pass(0))
        assert (scored.scores, scored.winners) == ((1, 0, -1), (0,))
