"""The golden records replay, are played again alike, and prove their shuffles."""

import json

import pytest

from rackrun.fairness import prove
from rackrun.notation import read_record, record_from_data, record_to_data, write_record
from tests.kit.games import edition_seats
from tests.records.golden import FOLDER, path_of, played, views


@pytest.mark.parametrize(("name", "seats"), edition_seats())
def test_a_golden_record_is_played_again_to_the_letter(name: str, seats: int) -> None:
    text = path_of(name, seats).read_text("utf-8")
    record = read_record(text)
    assert write_record(record) == text
    assert record == played(name, seats)
    assert record_from_data(json.loads(json.dumps(record_to_data(record)))) == record
    proof = prove(record.events)
    assert proof.fair
    assert len(proof.proved) == proof.rounds


def test_every_seat_is_told_the_same_as_ever() -> None:
    assert (FOLDER / "views.txt").read_text("utf-8") == views()


def test_no_golden_record_is_left_over() -> None:
    known = {path_of(name, seats) for name, seats in edition_seats()} | {FOLDER / "views.txt"}
    assert set(FOLDER.iterdir()) == known
