"""Nothing that was acknowledged is lost, whenever the process is killed."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from rackrun.store import SqliteStore
from tests.kit.size import sized

ROOT = Path(__file__).parents[2]


def killed(path: Path, seconds: float) -> dict[str, int]:
    """What a keeper acknowledged before it was killed: the last version of each room."""
    keeper = subprocess.Popen(
        [sys.executable, "-m", "tests.store.keeper", str(path)],
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
def test_no_acknowledged_entry_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    path, chance = tmp_path / "rooms.db", Random("kills")
    for _ in range(sized(10, 300)):
        acknowledged = killed(path, chance.uniform(0, 0.2))

        async def stored() -> dict[str, list[str]]:
            store = SqliteStore(path)
            logs = {room: [each.data for each in await store.entries(room)]
                    for room in [f"room-{at}" for at in range(8)]}  # fmt: skip
            await store.close()
            return logs

        logs = asyncio.run(stored())
        assert acknowledged
        for room, version in acknowledged.items():
            assert len(logs[room]) >= version
        for log in logs.values():
            # All or nothing: entries are stored two by two behind the first.
            assert log == list(map(str, range(len(log))))
            assert len(log) % 2 or not log
