"""The bot of the guide is short, and it plays."""

from pathlib import Path

import pytest

from rackrun.arena.contest import Contest
from rackrun.arena.game import play_deal
from rackrun.editions import load

GUIDES = Path(__file__).parents[2] / "docs" / "guides"


def test_the_bot_of_the_guide_has_twenty_lines_at_most() -> None:
    lines = (GUIDES / "miser.py").read_text("utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 20


@pytest.mark.parametrize("edition", ["classic", "junior", "cards-pro"])
def test_the_bot_of_the_guide_plays_in_the_arena(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(GUIDES)
    contest = Contest.of(load(edition), ["miser:Miser", "helper"], players=2, seed=1)
    outcome = play_deal(contest, 0)
    assert not outcome.failures
    assert outcome.moves[0] > 2
