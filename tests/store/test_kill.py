"""Nothing that was acknowledged is lost, whenever the process is killed."""

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from rackrun.store import Store
from tests.kit.size import sized
from tests.store.places import Place

ROOT = Path(__file__).parents[2]


def killed(rooms: Place, seconds: float) -> dict[str, int]:
    """What a keeper acknowledged before it was killed: the last version of each room."""
    keeper = subprocess.Popen(
        [sys.executable, "-m", "tests.store.keeper", rooms.address],
        cwd=ROOT, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert keeper.stdout
    first = keeper.stdout.readline()
    time.sleep(seconds)
    keeper.kill()
    told, _ = keeper.communicate(timeout=30)
    # The kill may cut the last line short.
    lines = [line.split() for line in (first + told).split("\n")[:-1]]
    return {room: int(version) for room, version in lines}


@pytest.mark.heavy
def test_no_acknowledged_entry_is_lost_when_the_process_is_killed(rooms: Place) -> None:
    chance = Random("kills")
    for _ in range(sized(10, 300)):
        acknowledged = killed(rooms, chance.uniform(0, 0.2))

        async def stored(store: Store) -> dict[str, list[str]]:
            return {room: [each.data for each in await store.entries(room)]
                    for room in [f"room-{at}" for at in range(8)]}  # fmt: skip

        logs = rooms.using(stored)
        assert acknowledged
        for room, version in acknowledged.items():
            assert len(logs[room]) >= version
        for log in logs.values():
            # All or nothing: entries are stored two by two behind the first.
            assert log == list(map(str, range(len(log))))
            assert len(log) % 2 or not log
