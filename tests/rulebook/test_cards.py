"""Picture cards, the basic game (booklet 003)."""

import pytest

from rackrun.editions import load
from rackrun.notation import write_tiles
from rackrun.rules.actions import Begin, Draw, GiveBack, Leave, Pass, Play, Prepare, TimeUp
from rackrun.rules.events import StarterChosen, TablePlayed
from rackrun.rules.match import is_over, winners
from rackrun.rules.position import RoundResult, Stage
from rackrun.tiles import Tile
from tests.rulebook.asking import (
    LEGAL,
    assert_players,
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

FOURTEEN = "r1 r1 r3 r3 r5 r5 g1 g1 g3 g3 g5 g5 b1 b1"
FIFTEEN = f"{FOURTEEN} b3"
TIMED = {"time_limit_seconds": 60}


class TestSetUp:
    """003, set-up."""

    def test_two_to_four_play(self):
        """Silent place S41: the box has four stands."""
        assert_players("cards", fewest=2, most=4)

    def test_the_fourth_colour_is_yellow(self):
        """Silent place S41."""
        assert "".join(load("cards").box.colours) == "rgby"

    @pytest.mark.parametrize(("seats", "bag"), [(2, 36), (3, 28), (4, 20)])
    def test_eight_cards_each(self, seats, bag):
        """003, set-up."""
        position = begun(load("cards"), seats)
        assert [len(seat.rack) for seat in position.seats] == [8] * seats
        assert len(position.pool) == bag

    def test_the_youngest_starts(self):
        """003, set-up."""
        position = after(prepared(load("cards"), 3), Begin(ages=(7, 9, 4)))
        assert position.in_order == (2, 0, 1)

    def test_the_lot_decides_where_ages_do_not(self):
        """Silent place S4."""
        waiting = prepared(load("cards"), 3)
        chosen = the(StarterChosen, happenings(waiting, Begin(ages=(7, None, 4))))
        assert chosen.how == "lot"
        assert chosen.seat in (1, 2)


class TestSeries:
    """003, what a series is."""

    @pytest.mark.parametrize(
        ("cards", "found"),
        [
            ("b2 b3 b4", LEGAL),
            ("b1 b2 b3 b4 b5 b6", LEGAL),
            ("b2 b3", ["meld-too-short"]),
            ("b1 b4 b5", ["run-gap"]),
            ("g5 g6 g1", ["run-wrap"]),
            ("g5 g6 g7", ["number-out-of-range"]),
            ("r1 g1 b1", ["group-not-allowed"]),
            ("k1 k2 k3", ["colour-not-in-game"]),
        ],
    )
    def test_a_series_is_three_or_more_of_one_colour_in_sequence(self, cards, found):
        """003, what a series is; one language says only that the numbers rise."""
        assert meld_flaws("cards", cards) == found

    def test_jokers_are_not_limited(self):
        """003, the joker; option max_jokers_per_set."""
        assert meld_flaws("cards", "b2 J J") == LEGAL
        assert meld_flaws("cards", "b2 J J", {"max_jokers_per_set": 1}) == ["too-many-jokers"]


class TestTurn:
    """003, laying cards."""

    def test_a_series_of_ones_own_comes_before_adding_to_others(self):
        """003, laying cards."""
        held = {"table": "b2 b3 b4", "rack": "b5 g6"}
        assert judged("cards", **held, opened=True, after="b2 b3 b4 b5") == LEGAL
        assert judged("cards", **held, opened=False, after="b2 b3 b4 b5") == ["own-run-first"]

    def test_any_series_will_do(self):
        """003, laying cards: no points are needed."""
        assert judged("cards", opened=False, rack="b1 b2 b3 g6", after="b1 b2 b3") == LEGAL
        assert judged("cards", opened=False, rack="b1 b2 g6", after="b1 b2") == ["meld-too-short"]

    def test_laying_and_adding_go_together_in_one_turn(self):
        """Silent place S42: the own series first."""
        laid = "b2 b3 b4 b5 | r1 r2 r3"
        rack = "b5 r1 r2 r3 g6"
        assert judged("cards", opened=False, table="b2 b3 b4", rack=rack, after=laid) == LEGAL

    def test_a_laid_series_is_remembered(self):
        """003, laying cards: from then on every series is open."""
        position = scene("cards", "r1 r2 r3 b5 g6", "g1", table="b2 b3 b4", pool="g2", opened=False)
        behind = after(position, lay("b2 b3 b4 | r1 r2 r3"), Draw(1))
        assert refused(behind, lay("b2 b3 b4 b5 | r1 r2 r3")) == LEGAL

    def test_cards_are_added_at_the_ends_and_series_stay(self):
        """003, laying cards: only the professional variant rearranges."""
        assert judged("cards", table="b2 b3 b4", rack="b1 b5 r1", after="b1 b2 b3 b4 b5") == LEGAL
        split = "b1 b2 b3 b4 | b4 b5 b6"
        assert judged("cards", table="b1 b2 b3 b4 b5 b6", rack="b4 r1", after=split) == [
            "no-rearranging"
        ]

    def test_a_joker_is_added_like_any_card(self):
        """003, the joker."""
        assert judged("cards", table="b2 b3 b4", rack="J r1", after="b2 b3 b4 J") == LEGAL
        full = "b1 b2 b3 b4 b5 b6"
        assert judged("cards", table=full, rack="J r1", after=f"{full} J") == ["run-too-long"]

    def test_no_card_of_the_table_goes_to_the_stand(self):
        """003, laying cards."""
        assert judged("cards", table="b1 b2 b3 b4", rack="g6", after="b1 b2 b3") == [
            "table-tile-on-rack",
            "play-or-draw",
        ]

    def test_whoever_could_lay_may_draw(self):
        """003, laying cards: two possibilities; option must_play_if_able."""
        held = {"table": "b2 b3 b4", "pool": "g1"}
        must = scene("cards", "b5 g6", "g1", **held, options={"must_play_if_able": True})
        assert refused(scene("cards", "b5 g6", "g1", **held), Draw(0)) == LEGAL
        assert refused(must, Draw(0)) == ["must-play"]


class TestJoker:
    """003, the joker."""

    def test_the_matching_card_brings_the_joker_to_the_stand(self):
        """003, the joker; silent places S33 and S43: that is a turn, and the taker keeps it."""
        position = scene("cards", "b3 r1", "g1", table="b2 J b4")
        assert write_tiles(after(position, lay("b2 b3 b4")).seats[0].rack) == "r1 J"
        assert judged("cards", table="b2 J b4", rack="r3 r1", after="b2 r3 b4") == [
            "run-mixed-colours"
        ]

    def test_a_joker_at_an_end_is_replaced_too_where_it_lies(self):
        """003, the joker; silent place S14."""
        assert judged("cards", table="b2 b3 J", rack="b4 r1", after="b2 b3 b4") == LEGAL
        assert judged("cards", table="b2 b3 J", rack="b1 r1", after="b1 b2 b3") == [
            "no-rearranging",
            "joker-to-rack",
            "joker-swap-wrong",
        ]

    def test_a_taken_joker_may_be_laid_at_once(self):
        """Silent place S43."""
        laid = "b2 b3 b4 | r1 r2 J"
        assert judged("cards", table="b2 J b4", rack="b3 r1 r2", after=laid) == LEGAL
        too_short = "b2 b3 b4 | r1 J"
        assert judged("cards", table="b2 J b4", rack="b3 r1", after=too_short) == ["meld-too-short"]

    def test_taking_a_joker_never_overfills_the_stand(self):
        """Silent place S49."""
        position = scene("cards", FIFTEEN, "g1", table="b2 J b4", pool="y1")
        assert len(after(position, lay("b2 b3 b4")).seats[0].rack) == 15

    def test_jokers_are_open_to_those_without_a_series(self):
        """Silent place S44; the seat has laid no series by that."""
        position = scene("cards", "b3 b5 r1", "g1", table="b2 J b4", opened=False)
        assert not the(TablePlayed, happenings(position, lay("b2 b3 b4"))).opened
        assert refused(position, lay("b2 b3 b4 b5")) == ["own-run-first"]

    def test_a_taken_joker_serves_the_first_series(self):
        """Silent place S54: it is a card of the own stand at once."""
        laid = "b2 b3 b4 | r1 r2 J"
        rack = "b3 r1 r2 g6"
        assert judged("cards", opened=False, table="b2 J b4", rack=rack, after=laid) == LEGAL

    def test_a_joker_is_not_taken_without_replacement(self):
        """003, the joker."""
        laid = "b2 b3 b4 | r1 r2 J"
        assert judged("cards", table="b2 b3 b4 J", rack="r1 r2", after=laid) == ["no-rearranging"]

    def test_whoever_laid_a_joker_may_take_it_back_unless_agreed_otherwise(self):
        """Option joker_replace_by_layer: one language speaks of the other players."""
        for options, found in [(None, LEGAL), ({"joker_replace_by_layer": False}, ["joker-own"])]:
            position = scene("cards", "b2 J b4 b3 g6", "b3 g1", pool="g2 g3", options=options)
            position = after(position, lay("b2 J b4"))
            assert refused(position, lay("b2 b3 b4", seat=1)) == LEGAL
            assert refused(after(position, Draw(1)), lay("b2 b3 b4")) == found


class TestDrawing:
    """003, drawing."""

    def test_one_card_is_drawn_and_the_turn_is_over(self):
        """003, drawing."""
        behind = after(scene("cards", FOURTEEN, "g1", pool="y1 y2"), Draw(0))
        assert (len(behind.seats[0].rack), len(behind.pool), behind.turn) == (15, 1, 1)

    @pytest.mark.parametrize("card", ["y1", "b3"])
    def test_with_fifteen_cards_one_goes_back(self, card):
        """003, drawing: any card, the drawn one too."""
        position = after(scene("cards", FIFTEEN, "g1", pool="y1 y2"), Draw(0))
        assert position.stage is Stage.GIVE_BACK
        assert refused(position, Draw(0)) == ["hand-limit"]
        assert refused(position, GiveBack(0, Tile.parse("y6"))) == ["not-on-rack"]
        behind = after(position, GiveBack(0, Tile.parse(card)))
        assert (len(behind.seats[0].rack), len(behind.pool), behind.turn) == (15, 2, 1)
        assert Tile.parse(card) in behind.pool

    def test_giving_back_is_for_full_stands(self):
        """003, drawing."""
        position = scene("cards", FOURTEEN, "g1", pool="y1 y2")
        assert refused(position, GiveBack(0, Tile.parse("b1"))) == ["not-now"]

    def test_an_empty_bag_means_passing(self):
        """003, drawing."""
        position = scene("cards", FIFTEEN, "g1")
        assert refused(position, Draw(0)) == ["pool-empty"]
        assert after(position, Pass(0)).turn == 1

    @pytest.mark.parametrize(
        ("limit", "returns"), [(9, True), (15, True), (16, False), (None, False)]
    )
    def test_the_limit_can_be_another_or_none(self, limit, returns):
        """Option hand_limit."""
        position = scene("cards", FIFTEEN, "g1", pool="y1", options={"hand_limit": limit})
        assert (after(position, Draw(0)).stage is Stage.GIVE_BACK) == returns

    def test_the_limit_binds_only_while_it_is_reached(self):
        """003, drawing: some languages say from then on; option hand_limit_sticky."""
        for sticky in (False, True):
            options = {"hand_limit_sticky": sticky}
            rack = FOURTEEN.replace("g5 g5", "b2 b3")
            position = scene("cards", rack, "g1 g6", pool="y1 y2 y3 y4", options=options)
            position = after(position, Draw(0), Draw(1), lay("b1 b2 b3"), Draw(1), Draw(0))
            assert (position.stage is Stage.GIVE_BACK) == sticky

    def test_a_late_turn_counts_as_not_laying(self):
        """Silent place S62: with the give-back, by the clock if need be."""
        position = scene("cards", "b5 g6", "g1", table="b2 b3 b4", pool="y1", options=TIMED)
        assert len(after(position, late("b2 b3 b4 b5")).seats[0].rack) == 1
        assert len(after(position, late("b2 b3 b4 | b5")).seats[0].rack) == 3
        full = scene("cards", FIFTEEN, "g1", pool="y1", options=TIMED)
        waiting = after(full, TimeUp(0))
        assert waiting.stage is Stage.GIVE_BACK
        assert write_tiles(after(waiting, TimeUp(0)).pool) == "y1"


class TestEnd:
    """003, end of a round and of the game."""

    LAST = lay("b2 b3 b4 b5")

    def test_the_last_card_wins_a_chip_and_the_others_lose_nothing(self):
        """003, end of a round."""
        position = scene("cards", "b5", "g1 g2", "J r1", table="b2 b3 b4")
        scored = ended(position, self.LAST)
        assert (scored.scores, scored.winners) == ((1, 0, 0), (0,))
        assert goes_on(scene("cards", "b5 g6", "g1", table="b2 b3 b4"), self.LAST)

    def _won(self, *rounds, options=None):
        results = tuple(
            RoundResult(tuple(int(seat == winner) for seat in range(3)), (winner,))
            for winner in rounds
        )
        return scene("cards", "", "", "", results=results, options=options)

    def test_three_chips_win_the_match(self):
        """003, end of the game."""
        assert not is_over(self._won(0, 1, 2, 0, 1, 2))
        assert is_over(self._won(0, 1, 2, 0, 1, 2, 1))
        assert winners(self._won(0, 1, 2, 0, 1, 2, 1)) == (1,)

    @pytest.mark.parametrize("chips", [1, 5])
    def test_another_number_of_chips_can_be_agreed(self, chips):
        """Option chips_to_win."""
        options = {"chips_to_win": chips}
        assert is_over(self._won(*[2] * chips, options=options))
        assert not is_over(self._won(*[2] * (chips - 1), options=options))

    def test_the_youngest_starts_again(self):
        """003, end of a round: a new game by the same rules; option next_starter."""
        past = {"results": (RoundResult((1, 0), (0,)),), "stage": Stage.PREPARE, "youngest": 1}
        waiting = after(scene("cards", "", "", **past), Prepare())
        assert the(StarterChosen, happenings(waiting, Begin())) == StarterChosen(1, "youngest")
        winner = after(
            scene("cards", "", "", **past, options={"next_starter": "winner"}), Prepare()
        )
        assert the(StarterChosen, happenings(winner, Begin())) == StarterChosen(0, "winner")

    def test_passing_all_round_with_an_empty_bag_ends_the_round(self):
        """Silent place S48: the fewest cards win the chip."""
        position = scene("cards", "g1 g2", "r1", "b1 b2 b3")
        assert goes_on(after(position, Pass(0)), Pass(1))
        scored = ended(after(position, Pass(0), Pass(1)), Pass(2))
        assert (scored.scores, scored.winners) == ((0, 1, 0), (1,))

    def test_equally_few_cards_win_no_chip(self):
        """Silent place S48: a new round."""
        position = scene("cards", "g1", "r1", idle=1)
        scored = ended(position, Pass(0))
        assert (scored.scores, scored.winners) == ((0, 0), ())
        assert after(position, Pass(0)).stage is Stage.PREPARE

    def test_three_circles_of_drawing_and_returning_end_the_round(self):
        """Silent place S48."""
        position = scene("cards", FIFTEEN, FIFTEEN, pool="y1 y2")
        for turn in range(6):
            assert position.in_play, turn
            position = after(position, Draw(turn % 2))
            assert position.drawn is not None
            position = after(position, GiveBack(turn % 2, position.drawn))
        assert not position.in_play

    def test_the_cards_of_who_leaves_go_back_into_the_bag(self):
        """Silent place S25."""
        position = scene("cards", "g1 g2", "r1", "b1 b2 b3", pool="y1")
        behind = after(position, Leave(2))
        assert sorted(map(str, behind.pool)) == ["b1", "b2", "b3", "y1"]
        assert behind.seats[2].rack == ()
        assert ended(behind, Leave(1)).scores == (1, 0, 0)

    def test_whoever_leaves_with_a_card_to_return_returns_them_all(self):
        """Silent place S25."""
        position = after(scene("cards", FIFTEEN, "r1", "b2", pool="y1 y2"), Draw(0), Leave(0))
        assert (len(position.pool), position.turn, position.stage) == (17, 1, Stage.TURN)


def test_a_turn_lays_a_card_of_the_stand():
    """003, laying cards."""
    assert refused(scene("cards", "g1", "r1"), Play(0, ())) == ["play-or-draw"]
