"""What the server measures of itself: true numbers, for this machine alone, about nobody."""

import asyncio
import json
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from rackrun.client import ServerRefused, bot, here
from rackrun.errors import BadNotation
from rackrun.server import measures
from rackrun.server.measures import MeasuresDoor
from tests.server.house import run
from tests.server.inside import Inside, inside
from tests.server.serving import ROOT

Sample = tuple[str, frozenset[tuple[str, str]]]


def told(address: str, **headers: str) -> str:
    """The measures as they are told."""
    request = urllib.request.Request(f"{address.rstrip('/')}/metrics", headers=headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return answer.read().decode()


def read(text: str) -> dict[Sample, float]:
    """Every number by its name and labels."""
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def number(found: dict[Sample, float], name: str, **labels: str) -> float:
    """One of the numbers."""
    return found.get((name, frozenset(labels.items())), 0)


async def measured(at: Inside) -> dict[Sample, float]:
    """The measures now."""
    return read(await asyncio.to_thread(told, at.address))


def test_moves_refusals_rooms_and_sockets_are_counted(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as at:
            before = await measured(at)
            ticket = await at.server.open_room("classic", [here("Annabel"), bot("helper")])
            async with at.server.connect(ticket, seat=0) as table:
                await table.ask("begin")
                with pytest.raises(ServerRefused):
                    await table.ask("play", table=[["r1"]])
                after = await measured(at)
        for name, labels, more in (
            ("rackrun_rooms", {}, 1),
            ("rackrun_sockets", {}, 1),
            ("rackrun_refusals_total", {"code": "illegal"}, 1),
            ("rackrun_step_seconds_count", {"step": "store"}, 1),
        ):
            assert number(after, name, **labels) >= number(before, name, **labels) + more
        moves = number(after, "rackrun_moves_total", by="people")
        assert moves >= number(before, "rackrun_moves_total", by="people") + 1

    run(work())


def test_measures_name_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as at:
            ticket = await at.server.open_room("classic", [here("Annabel"), bot("helper")])
            async with at.server.connect(ticket, seat=0) as table:
                await table.ask("begin")
            text = await asyncio.to_thread(told, at.address)
            for word in ("Annabel", ticket.room, ticket.key, ticket.code, "127.0.0.1"):
                assert word not in text

    run(work())


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP"])
def test_whoever_comes_through_a_proxy_is_told_nothing(header: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as at:
            with pytest.raises(urllib.error.HTTPError) as refused:
                await asyncio.to_thread(told, at.address, **{header: "203.0.113.9"})
            assert refused.value.code == 403
            refused.value.close()

    run(work())


def test_a_network_that_is_none_is_refused() -> None:
    with pytest.raises(BadNotation, match="--metrics-from: expected an address or a network"):
        MeasuresDoor(("the office",))
    MeasuresDoor(("10.0.0.0/8", "2001:db8::/32"))


def test_the_dashboard_shows_what_is_measured_and_nothing_else() -> None:
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text())
    asked = " ".join(
        target["expr"] for panel in board["panels"] for target in panel.get("targets", ())
    )
    names = {
        each._name for each in vars(measures).values() if hasattr(each, "_name")
    }  # fmt: skip
    assert names
    assert {name for name in names if name not in asked} == set()
