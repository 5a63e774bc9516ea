"""The patient bot: opens with little, adds what fits, and keeps its melds until it can go out."""

from dataclasses import replace

import pytest

from rackrun.bots import View
from rackrun.bots.patient import Patient
from rackrun.notation import read_table
from rackrun.rules.actions import Draw
from rackrun.rules.position import Seat
from rackrun.tiles import Tiles
from tests.bots.scenes import chosen, scene, table_after

PATIENT = Patient()


def test_it_keeps_a_meld_back() -> None:
    assert chosen(PATIENT, scene("classic", "r4 r5 r6", "k9 b9 y9 k1 b3")) == Draw(0)


def test_it_adds_what_is_in_no_meld_of_its_own() -> None:
    view = scene("classic", "r4 r5 r6", "r7 k9 b9 y9 k1")
    assert table_after(PATIENT, view) == read_table("r4 r5 r6 r7")


def test_a_tile_of_a_meld_is_not_added() -> None:
    assert chosen(PATIENT, scene("classic", "r4 r5 r6", "r7 k7 b7 k1")) == Draw(0)


def test_it_lays_everything_to_go_out() -> None:
    after = table_after(PATIENT, scene("classic", "r4 r5 r6", "r7 k9 b9 y9"))
    assert after is not None
    assert set(after) == set(read_table("r4 r5 r6 r7 | k9 b9 y9"))


def test_it_keeps_a_joker_unless_it_goes_out() -> None:
    assert chosen(PATIENT, scene("classic", "r4 r5 r6", "J k1 b9")) == Draw(0)
    assert table_after(PATIENT, scene("classic", "r4 r5 r6", "J")) == read_table("r4 r5 r6 J")


# The opening.


def with_a_third(view: View) -> View:
    """The same with one seat more, which holds some tiles of the pool."""
    position = view.position
    third = Seat(position.pool[:5], opened=True, chips=3)
    return View(replace(position, seats=(*position.seats, third), pool=position.pool[5:]), 0)


def opening(rack: str, edition: str = "classic", table: str = "") -> set[Tiles]:
    """The melds with which it opens at a table for three."""
    view = with_a_third(scene(edition, table, rack, opened=False))
    after = table_after(PATIENT, view)
    assert after is not None
    return set(after)


def test_it_opens_with_as_little_as_an_opening_takes() -> None:
    assert opening("k11 b11 y11 r4 r5 r6 k1") == set(read_table("k11 b11 y11"))
    assert opening("k9 b9 y9 r4 r5 r6 r1 b3") == set(read_table("k9 b9 y9 | r4 r5 r6"))


def test_it_opens_with_the_high_end_of_a_run() -> None:
    assert opening("r9 r10 r11 r12 k1 b5") == set(read_table("r10 r11 r12"))
    assert opening("k10 r10 b10 y10 k1") == set(read_table("k10 r10 b10"))


def test_it_opens_without_a_joker_if_it_can() -> None:
    assert opening("k10 r10 b10 y12 y13 J k1") == set(read_table("k10 r10 b10"))
    assert opening("y12 y13 J k1 b4") == set(read_table("J y12 y13"))


def test_it_draws_if_it_cannot_open() -> None:
    view = scene("classic", "", "r4 r5 r6 k1", opened=False)
    assert chosen(PATIENT, view) == Draw(0)


def test_melds_that_are_worth_an_opening_only_otherwise_are_found() -> None:
    # Most tiles would be two runs of low numbers beside three twelves.
    assert opening("k1 k2 k3 r12 b12 y12 k5") == set(read_table("r12 b12 y12"))


def test_with_two_seats_it_adds_at_once_and_with_more_it_waits() -> None:
    table, rack = "r4 r5 r6", "r7 k10 b10 y10 k1 k2 k3 b13"
    after = table_after(PATIENT, scene("classic", table, rack, opened=False))
    assert after is not None
    assert set(after) == set(read_table("r4 r5 r6 r7 | k10 b10 y10"))
    assert opening(rack, table=table) == set(read_table("r4 r5 r6 | k10 b10 y10"))


def test_where_no_opening_is_asked_for_it_only_adds() -> None:
    view = scene("junior", "r4 r5 r6", "r7 k1 k2 k3 b9", opened=False)
    assert table_after(PATIENT, view) == read_table("r4 r5 r6 r7")
    free = scene("classic", "r4 r5 r6", "r7 k1 k2 k3 b9", opened=False, options={"opening": 0})
    assert table_after(PATIENT, free) == read_table("r4 r5 r6 r7")


@pytest.mark.parametrize("edition", ["cards", "cards-pro"])
def test_a_meld_of_ones_own_is_the_smallest_too(edition: str) -> None:
    assert opening("r2 r3 r4 r5 y1 y6", edition=edition) == set(read_table("r3 r4 r5"))
