"""Whole games in the terminal, typed by a typist and by hand."""

import pytest

from rackrun.cli.terminal.match import play_match
from rackrun.editions import ids
from rackrun.fairness import prove
from rackrun.notation import read_record, write_record
from rackrun.rules.position import Stage
from tests.cli.test_play_kit import Typist, sit_down


def play_through(edition: str, seats: list[str], **settings: object) -> str:
    session, terminal = sit_down(edition, seats, **settings)  # type: ignore[arg-type]
    terminal.typist = Typist(session)
    play_match(session)
    assert session.position.stage is Stage.OVER
    record = session.record()
    assert read_record(write_record(record)) == record
    assert prove(record.events).fair
    return terminal.text


@pytest.mark.parametrize("edition", ids())
def test_every_edition_is_played_to_its_end_by_one_person_and_a_bot(edition: str) -> None:
    text = play_through(edition, [])
    assert "is over" in text
    assert "rackrun verify FILE" in text
    assert "Goodbye" in text
    assert "  ! " not in text


@pytest.mark.parametrize("edition", ids())
def test_every_edition_is_played_to_its_end_by_two_persons_and_a_bot(edition: str) -> None:
    assert "Goodbye" in play_through(edition, ["Anna", "Ben", "bot"], seed=40)


@pytest.mark.parametrize("edition", ["junior", "stars", "cards-pro"])
def test_bots_play_where_whoever_can_must(edition: str) -> None:
    play_through(edition, ["bot", "bot"], options=["must_play_if_able=true"])


@pytest.mark.parametrize("edition", ["classic", "stars", "cards"])
def test_all_bots_play_at_one_table(edition: str) -> None:
    text = play_through(edition, ["helper", "solver", "patient", "searcher"])
    assert "Searcher" in text


def test_a_helper_says_why() -> None:
    session, terminal = sit_down("junior", ["Mia", "helper:Opa"])
    terminal.typist = Typist(session)
    play_match(session)
    drawing = "Opa drew a tile and paid 1 chip.\nOpa: I see nothing that I can lay, so I take a"
    assert drawing in terminal.text
    assert "follow one another, so they are a run." in terminal.text.replace("\n", " ")


def test_only_a_helper_says_why() -> None:
    text = play_through("junior", ["Mia", "beginner:Opa"])
    assert "Opa laid " in text
    assert "Opa: " not in text


def test_helpers_alone_say_why_too() -> None:
    assert "Max: " in play_through("junior", ["helper:Max", "helper:Ida"])
