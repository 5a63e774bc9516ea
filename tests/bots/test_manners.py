"""The manners in which rounds are played out."""

from rackrun.bots.manners import BOTS, Manner
from rackrun.notation import read_table
from rackrun.rules.actions import Draw
from tests.bots.scenes import chosen, scene, table_after

GREEDY, PATIENT, WAITING, LURKING = (BOTS[manner] for manner in Manner)


def test_who_is_greedy_lays_all_that_fits() -> None:
    after = table_after(GREEDY, scene("classic", "r4 r5 r6", "r7 k9 b9 y9 k1"))
    assert after is not None
    assert set(after) == set(read_table("r4 r5 r6 r7 | k9 b9 y9"))


def test_who_waits_lays_nothing_until_it_can_go_out() -> None:
    for manner in (WAITING, LURKING):
        assert chosen(manner, scene("classic", "r4 r5 r6", "r7 k9 b9 y9 k1")) == Draw(0)
        after = table_after(manner, scene("classic", "r4 r5 r6", "r7 k9 b9 y9"))
        assert after is not None
        assert set(after) == set(read_table("r4 r5 r6 r7 | k9 b9 y9"))


def test_who_waits_opens_with_little_and_who_lurks_does_not_open() -> None:
    view = scene("classic", "", "k11 b11 y11 r4 r5 r6 k1", opened=False)
    assert table_after(WAITING, view) == read_table("k11 b11 y11")
    assert table_after(WAITING, view) == table_after(PATIENT, view)
    assert chosen(LURKING, view) == Draw(0)


def test_who_lurks_opens_and_goes_out_in_one_turn() -> None:
    view = scene("classic", "r4 r5 r6", "r7 k11 b11 y11", opened=False)
    after = table_after(LURKING, view)
    assert after is not None
    assert set(after) == set(read_table("r4 r5 r6 r7 | k11 b11 y11"))


def test_whoever_must_play_does_not_wait() -> None:
    view = scene("classic", "r4 r5 r6", "r7 k1 b9", options={"must_play_if_able": True})
    for manner in (WAITING, LURKING):
        assert table_after(manner, view) == read_table("r4 r5 r6 r7")
