"""The bots of the guide are short, and they play."""

import asyncio
import importlib
import sys
from pathlib import Path

import pytest

from rackrun.arena.contest import Contest
from rackrun.arena.game import play_deal
from rackrun.client import free, here
from rackrun.editions import Edition, ids, load
from rackrun.notation import read_table
from rackrun.table import tiles_on
from tests.bots.scenes import scene, table_after
from tests.kit.size import sized
from tests.server.house import run
from tests.server.inside import inside
from tests.server.lossy import play

GUIDES = Path(__file__).parents[2] / "docs" / "guides"
RACKS = [edition for edition in map(load, ids()) if edition.rules.game == "turns"]


@pytest.mark.parametrize(("name", "most"), [("miser.py", 20), ("guest.py", 40)])
def test_the_bots_of_the_guide_are_short(name: str, most: int) -> None:
    lines = (GUIDES / name).read_text("utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= most


@pytest.mark.parametrize("edition", RACKS, ids=lambda edition: edition.id)
def test_the_bot_of_the_guide_plays_every_edition_with_racks(
    edition: Edition, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the picture cards it was refused: it gave nothing back from a full rack."""
    assert_legal(edition, monkeypatch)


def test_the_bot_of_the_guide_plays_where_everybody_must_who_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It was refused in most games, since it drew where only a joker could be laid."""
    assert_legal(load("classic", {"must_play_if_able": True}), monkeypatch)


def assert_legal(edition: Edition, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that the bot does is refused in some deals, each played from every seat."""
    monkeypatch.syspath_prepend(GUIDES)
    contest = Contest.of(edition, ["miser:Miser", "helper"], players=2, seed=1)
    outcomes = [play_deal(contest, deal) for deal in range(sized(4, 40))]
    assert [outcome.failures for outcome in outcomes] == [()] * len(outcomes)
    assert all(outcome.moves[0] > 2 for outcome in outcomes)


def test_the_bot_of_the_guide_goes_out_though_it_holds_a_joker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(GUIDES)
    miser = importlib.import_module("miser").Miser()
    after = table_after(miser, scene("classic", "r4 r5 r6", "r7 k9 b9 J"))
    assert after is not None
    assert len(tiles_on(after)) == 7
    after = table_after(miser, scene("classic", "r4 r5 r6", "r7 k9 b9 J k1"))
    assert after == read_table("r4 r5 r6 r7")  # the joker stays


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
