"""Junior, played for chips (booklet 000): ends, new rounds, leaving, and playing alone."""

import pytest

from rackrun.editions import load
from rackrun.rules.actions import Begin, Draw, Leave, Pass, Prepare
from rackrun.rules.events import MatchScored, StarterChosen
from rackrun.rules.match import winners
from rackrun.rules.position import RoundResult, Stage
from tests.rulebook.asking import ended, goes_on, lay, scene, the
from tests.rulebook.scenes import after, begun, happenings

LAST = lay("y4 y5 y6 y7")


def _end(*others, chips, options=None):
    """The end of a round that the first seat finishes with one tile; the finish earns two."""
    position = scene("junior", "y7", *others, table="y4 y5 y6", chips=chips, options=options)
    return ended(position, LAST)


def test_the_others_pay_a_chip_for_each_tile_left():
    """000, end: the finisher has the usual reward and one more."""
    assert _end("k1", "k1 k2 k3", chips=(7, 6, 7)).chips == (9, 5, 4)
    assert goes_on(scene("junior", "y7 k1", "k2", table="y4 y5 y6"), LAST)


def test_a_joker_left_over_costs_one_chip_too():
    """Silent place S39."""
    assert _end("J k2", chips=(6, 6)).chips == (8, 4)


def test_nobody_pays_more_than_they_have():
    """Silent place S29."""
    assert _end("k1 k2 k3 k4 k5 k6 k7", chips=(3, 3)).chips == (5, 0)


def test_the_most_chips_win_and_not_the_finish():
    """000, end."""
    assert _end("k1 k2", chips=(3, 12)).winners == (1,)
    assert _end("k1 k2", chips=(9, 12)).winners == (0,)


def test_a_tie_goes_to_the_finisher():
    """000, end: in two languages; the third asks that all are level: option tie_break."""
    level_two = {"chips": (6, 10, 3)}
    assert _end("k1 k2", "k1", **level_two).winners == (0,)
    all_level = {"tie_break": "all-level"}
    assert _end("k1 k2", "k1", **level_two, options=all_level).winners == (0, 1)
    assert _end("k1 k2", "k1", chips=(6, 10, 9), options=all_level).winners == (0,)


def test_a_tie_without_the_finisher_is_shared():
    """Silent place S30."""
    assert _end("k1 k2", "k1", chips=(2, 10, 9)).winners == (1, 2)


def test_a_round_ends_when_nobody_can_move():
    """Silent place S31: all pay, nobody has the finishing chip, a tie is shared."""
    position = scene("junior", "k1 k2", "r1 r2 r3", chips=(5, 6))
    assert goes_on(position, Pass(0))
    scored = ended(after(position, Pass(0)), Pass(1))
    assert (scored.chips, scored.winners, scored.blocked) == ((3, 3), (0, 1), True)


def test_a_round_without_chips_ends_although_the_pool_is_full():
    """Silent place S31."""
    position = scene("junior", "k1", "r1", chips=(0, 0), pool="b1 b2")
    assert ended(after(position, Pass(0)), Pass(1)).chips == (0, 0)


def test_a_draw_or_a_payment_keeps_the_round_going():
    """Silent place S31."""
    position = scene("junior", "k1", "r1", chips=(0, 1), pool="b1 b2")
    assert goes_on(after(position, Pass(0)), Draw(1))


class TestNewRound:
    """000, new round."""

    def _prepared(self, *won, **changes):
        results = (RoundResult((9, 9, 9), won),)
        position = scene(
            "junior", "k1", "k2", "k3", stage=Stage.PREPARE, results=results, **changes
        )
        return after(position, Prepare())

    def test_chips_and_tiles_go_back(self):
        """000, new round: everybody starts with six chips and six tiles."""
        behind = after(self._prepared(1), Begin())
        assert [(len(seat.rack), seat.chips) for seat in behind.seats] == [(6, 6)] * 3
        assert (len(behind.pool), behind.bank) == (26, 33)

    def test_the_previous_winner_starts(self):
        """000, new round."""
        assert the(StarterChosen, happenings(self._prepared(1), Begin())) == StarterChosen(
            1, "winner"
        )

    def test_the_lot_decides_among_several_winners(self):
        """Silent place S30."""
        chosen = the(StarterChosen, happenings(self._prepared(0, 2), Begin()))
        assert chosen.how == "lot"
        assert chosen.seat in (0, 2)

    @pytest.mark.parametrize("how", ["oldest", "youngest"])
    def test_somebody_else_can_be_agreed_to_start(self, how):
        """Option next_starter."""
        waiting = self._prepared(1, **{how: 2}, options={"next_starter": how})
        assert the(StarterChosen, happenings(waiting, Begin())) == StarterChosen(2, how)

    def test_the_match_goes_to_the_most_rounds_won(self):
        """Silent place S63: then to the most chips, then it is shared; option rounds."""
        rounds = [RoundResult((20, 8), (0,)), RoundResult((4, 5), (1,)), RoundResult((4, 5), (1,))]
        position = scene("junior", "", "", results=tuple(rounds))
        assert winners(position) == (1,)
        position = scene("junior", "", "", results=tuple(rounds[:2]))
        assert winners(position) == (0,)
        level = (RoundResult((7, 7), (0, 1)),)
        assert winners(scene("junior", "", "", results=level)) == (0, 1)
        two = {"rounds": 2}
        last = scene("junior", "y7", "k1", table="y4 y5 y6", results=level, options=two)
        assert the(MatchScored, happenings(last, LAST)).winners == (0,)


class TestLeaving:
    """Silent place S25."""

    def test_tiles_are_set_aside_and_chips_go_to_the_bank(self):
        """Silent place S25."""
        position = scene("junior", "k1", "k2 k3", "k4", pool="b1")
        behind = after(position, Leave(1))
        assert (behind.seats[1].chips, behind.bank - position.bank) == (0, 6)
        assert len(behind.pool) == 1
        assert after(behind, Draw(0)).turn == 2

    def test_the_last_one_left_is_counted_now(self):
        """Silent place S25."""
        scored = ended(scene("junior", "k1 k2", "k3", chips=(6, 20)), Leave(1))
        assert (scored.chips, scored.winners) == ((4, 0), (0,))

    def test_whoever_left_wins_nothing_with_the_chips(self):
        """Silent place S25."""
        position = scene("junior", "y7", "k2", "k3", table="y4 y5 y6", chips=(1, 30, 2))
        assert ended(after(position, Leave(1)), LAST).winners == (0,)


class TestAlone:
    """Silent place S26: the booklet lets one play."""

    def test_the_turn_comes_back_at_once(self):
        """Silent place S26: the same rules."""
        position = begun(load("junior"), 1)
        behind = after(position, Draw(0))
        assert (behind.turn, behind.seats[0].chips, len(behind.seats[0].rack)) == (0, 5, 7)

    def test_the_chips_at_the_end_are_the_result(self):
        """Silent place S26."""
        finished = scene("junior", "y7", table="y4 y5 y6")
        assert ended(finished, LAST).scores == (8,)
        stuck = scene("junior", "y9 k1", table="y4 y5 y6")
        assert ended(stuck, Pass(0)).scores == (4,)
