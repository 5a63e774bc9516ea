"""A storm over two workers: neither shows a fault of ours, and every room plays on at both."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from rackrun.client import Ticket
from rackrun.rooms.room import Room
from tests.cluster.workers import Cluster, cluster
from tests.kit.size import sized
from tests.server.house import run
from tests.server.storm import plays_on, raging

pytestmark = pytest.mark.heavy


def test_after_a_storm_over_two_workers_every_room_plays_on_at_both(tmp_path: Path) -> None:
    with cluster(tmp_path) as many:
        ports = [urlsplit(each.address).port or 0 for each in many.workers]

        async def play() -> None:
            for seed in range(sized(1, 20)):
                for ticket in await raging(many.server, ports, f"two {seed}", sized(100, 400)):
                    for _ in many.workers:
                        await plays_on(many.server, ticket, seen(many, ticket))

        run(play(), seconds=sized(120, 1200))
        assert not failures(many)


def seen(many: Cluster, ticket: Ticket) -> Callable[[], Awaitable[Room]]:
    """Looks at the log of a room."""

    async def look() -> Room:
        return await asyncio.to_thread(many.room, ticket)

    return look


def failures(many: Cluster) -> list[str]:
    """Lines of the journals that tell of a fault of ours."""
    lines = [line for worker in many.workers for line in worker.journal.splitlines()]
    events = [json.loads(line)["event"] for line in lines]
    return [event for event in events if event.endswith("-failed")]
