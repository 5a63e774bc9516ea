"""The bots of the guide are short, and they play."""

import asyncio
import importlib
import sys
from pathlib import Path

import pytest

from rackrun.arena.contest import Contest
from rackrun.arena.game import play_deal
from rackrun.client import free, here
from rackrun.editions import load
from tests.server.house import run
from tests.server.inside import inside
from tests.server.lossy import play

GUIDES = Path(__file__).parents[2] / "docs" / "guides"


@pytest.mark.parametrize(("name", "most"), [("miser.py", 20), ("guest.py", 40)])
def test_the_bots_of_the_guide_are_short(name: str, most: int) -> None:
    lines = (GUIDES / name).read_text("utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= most


@pytest.mark.parametrize("edition", ["classic", "junior", "cards-pro"])
def test_the_bot_of_the_guide_plays_in_the_arena(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(GUIDES)
    contest = Contest.of(load(edition), ["miser:Miser", "helper"], players=2, seed=1)
    outcome = play_deal(contest, 0)
    assert not outcome.failures
    assert outcome.moves[0] > 2


@pytest.mark.heavy
@pytest.mark.parametrize("edition", ["classic", "cards"])
def test_the_bot_of_the_guide_takes_a_seat_at_a_live_table(
    edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(GUIDES)
    for name in ("guest", "miser"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    guest, miser = map(importlib.import_module, ("guest", "miser"))

    async def plays() -> None:
        async with inside(tmp_path) as at:
            ticket = await at.server.open_room(edition, [here("Anna"), free()], rounds=1)
            sitting = asyncio.create_task(guest.sit(at.address, ticket.code, miser.Miser()))
            while not (await at.room(ticket)).chairs[1].taken:
                await asyncio.sleep(0.01)
            async with at.server.stay(ticket, after=1) as table:
                anna = await play(table, 0)
            assert not sitting.done()  # it stays for a rematch
            sitting.cancel()
        told = [event for _, event in anna.heard]
        names = {each["seat"]: each["name"] for each in told if each["event"] == "seat-taken"}
        assert names[1] == "miser (bot)"
        assert {each["seat"] for each in told if each["event"] == "table-played"} == {0, 1}

    run(plays())
