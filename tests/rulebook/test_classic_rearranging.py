"""The classic game: rearranging the table, and the joker (booklet 001)."""

from tests.rulebook.asking import LEGAL, ended, judged, lay, scene


class TestRearranging:
    """001, manipulating."""

    def test_tiles_are_added_to_melds(self):
        """001, figure A."""
        assert judged("classic", table="r4 r5 r6", rack="r3", after="r3 r4 r5 r6") == LEGAL
        assert judged("classic", table="k8 r8 b8", rack="y8", after="k8 r8 b8 y8") == LEGAL
        assert judged("classic", table="k8 r8 b8", rack="r8", after="k8 r8 b8 r8") == [
            "group-double-colour"
        ]

    def test_a_tile_of_a_meld_serves_a_new_one(self):
        """001, figure B."""
        table = "b8 b9 b10"
        assert (
            judged("classic", table=table, rack="b11 k8 y8", after="b9 b10 b11 | b8 k8 y8") == LEGAL
        )
        assert judged("classic", table=table, rack="k8 y8", after="b9 b10 | b8 k8 y8") == [
            "meld-too-short",
            "leftover-invalid",
        ]

    def test_a_run_is_split(self):
        """001, figure C."""
        after_split = "r4 r5 r6 | r6 r7 r8"
        assert judged("classic", table="r4 r5 r6 r7 r8", rack="r6", after=after_split) == LEGAL
        too_short = "r4 r5 | r5 r6 r7 r8"
        assert judged("classic", table="r4 r5 r6 r7 r8", rack="r5", after=too_short) == [
            "meld-too-short",
            "leftover-invalid",
        ]

    def test_melds_are_taken_apart_and_laid_anew(self):
        """001, figure D."""
        table = "y5 y6 y7 | r5 r6 r7 | k5 k6 k7 k8 k9"
        laid = "y5 r5 k5 b5 | y6 r6 k6 | y7 r7 k7 | k8 k9 k10"
        assert judged("classic", table=table, rack="k10 b5 r1", after=laid) == LEGAL
        without = "y5 r5 k5 b5 | y6 r6 k6 | y7 r7 k7 | k8 k9"
        assert judged("classic", table=table, rack="k10 b5 r1", after=without) == [
            "meld-too-short",
            "leftover-invalid",
        ]


class TestJoker:
    """001, the joker."""

    def test_a_joker_stands_for_any_tile(self):
        """001, the joker."""
        assert judged("classic", rack="J b6 b8 k1", after="b6 J b8") == LEGAL
        assert judged("classic", rack="J b6 b9 k1", after="b6 J b9") == ["run-gap"]

    def test_a_joker_is_exchanged_for_the_tile_it_stands_for(self):
        """001, the joker: by any player."""
        table = "r4 J r6"
        laid = "r4 r5 r6 | k7 k8 J"
        assert judged("classic", table=table, rack="r5 k7 k8", after=laid) == LEGAL
        wrong = "r4 b5 r6 | k7 k8 J"
        assert judged("classic", table=table, rack="b5 k7 k8", after=wrong) == ["run-mixed-colours"]

    def test_a_joker_goes_back_to_the_table_in_the_same_turn(self):
        """001, the joker: it is never put on the rack."""
        assert judged("classic", table="b3 r3 J", rack="y3 k9", after="b3 r3 y3") == [
            "joker-use-now"
        ]
        laid = "b3 r3 y3 | r7 r8 J"
        assert judged("classic", table="b3 r3 J", rack="y3 r7 r8", after=laid) == LEGAL

    def test_a_freed_joker_may_stay_in_its_meld(self):
        """Silent place S17."""
        assert judged("classic", table="b3 r3 J", rack="y3 k9", after="b3 r3 y3 J") == LEGAL
        assert judged("classic", table="b3 r3 J", rack="b3 k9", after="b3 r3 b3 J") == [
            "group-double-colour"
        ]

    def test_either_missing_colour_takes_the_place_of_a_joker(self):
        """001, the joker, example 1; silent place S15."""
        for tile in ("y3", "k3"):
            laid = f"b3 r3 {tile} | r7 r8 J"
            assert judged("classic", table="b3 r3 J", rack=f"{tile} r7 r8", after=laid) == LEGAL
        laid = "b3 r3 r3 | r7 r8 J"
        assert judged("classic", table="b3 r3 J", rack="r3 r7 r8", after=laid) == [
            "group-double-colour"
        ]

    def test_splitting_a_run_frees_its_joker(self):
        """001, the joker, example 2."""
        table, split = "r2 r3 J r5 r6", "r1 r2 r3 | r5 r6 r7 | k7 k8 J"
        assert judged("classic", table=table, rack="r1 r7 k7 k8", after=split) == LEGAL
        too_short = "r1 r2 r3 | r5 r6 | k7 k8 J"
        assert judged("classic", table=table, rack="r1 k7 k8", after=too_short) == [
            "meld-too-short",
            "leftover-invalid",
        ]

    def test_a_joker_moves_within_its_run(self):
        """001, the joker, example 3; silent place S13: it stands for nothing for ever."""
        assert judged("classic", table="b6 b7 J", rack="b4", after="b4 J b6 b7") == LEGAL
        assert judged("classic", table="b6 b7 J", rack="b3", after="b3 J b6 b7") == ["run-gap"]

    def test_tiles_of_the_table_free_a_joker(self):
        """001, the joker, example 4; silent place S16: the duty to lay a tile stays."""
        table = "k1 k2 J | b1 y1 r1 | b2 y2 r2"
        freed = "b1 y1 r1 k1 | b2 y2 r2 k2"
        assert judged("classic", table=table, rack="r7 r8", after=f"{freed} | r7 r8 J") == LEGAL
        assert judged("classic", table=table, rack="r7 r8", after=freed) == [
            "joker-use-now",
            "play-or-draw",
        ]

    def test_a_joker_that_its_meld_does_not_need_may_be_taken(self):
        """001, the joker: the ways named are examples."""
        laid = "r4 r5 r6 | k7 k8 J"
        assert judged("classic", table="r4 r5 r6 J", rack="k7 k8", after=laid) == LEGAL
        laid = "r4 r5 | k7 k8 J"
        assert judged("classic", table="r4 r5 J", rack="k7 k8", after=laid) == [
            "meld-too-short",
            "leftover-invalid",
        ]

    def test_a_round_can_be_won_with_a_joker(self):
        """Silent place S24."""
        assert ended(scene("classic", "J", "k1", table="r4 r5 r6"), lay("r4 r5 r6 J")).winners == (
            0,
        )
