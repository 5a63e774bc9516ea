"""The page keeps its copy of a room as the server does, event by event."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rackrun.notation import read_record
from rackrun.rooms.notation import happening_to_data
from rackrun.rooms.telling import position_to_data, redacted
from rackrun.rules.events import MatchOpened
from rackrun.rules.evolve import evolve, open_position
from rackrun.view import view

GOLDEN = Path(__file__).parents[1] / "records" / "golden"
FOLLOWER = Path(__file__).with_name("follow.mts")
NODE = Path(sys.executable).with_name("node")


def steps(path: Path, seat: int) -> Iterator[dict[str, Any]]:
    """A recorded match as one seat hears it, with the position after each event."""
    first, *events = read_record(path.read_text()).events
    assert isinstance(first, MatchOpened)
    position = open_position(first)
    data = position_to_data(view(position, seat))
    yield {"edition": first.edition.as_data(), "position": data}
    for event in events:
        position = evolve(position, event)
        told = happening_to_data(redacted(event, seat))
        yield {"event": told, "position": position_to_data(view(position, seat))}


def test_the_page_follows_every_recorded_match() -> None:
    records = [path for path in sorted(GOLDEN.glob("*.txt")) if path.stem != "views"]
    lines = [json.dumps(step) for path in records for step in steps(path, 0)]
    told = subprocess.run([NODE, FOLLOWER], input="\n".join(lines), capture_output=True, text=True,
                          timeout=60, check=False)  # fmt: skip
    assert (told.returncode, told.stderr) == (0, "")
    counts = json.loads(told.stdout)
    assert counts["events"] == len(lines)
    # Whether a tile is to be given back is asked of the server; all else is followed.
    assert counts["lost"] < counts["events"] / 10
