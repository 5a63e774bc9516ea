"""The replay shows every recorded match as the rules have it, step by step."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from rackrun.editions import ids
from rackrun.notation import read_record
from rackrun.replay import replay_data
from rackrun.rooms.telling import position_to_data
from rackrun.rules.evolve import evolve, open_position

GOLDEN = Path(__file__).parents[1] / "records" / "golden"
STEPPER = Path(__file__).with_name("replay.mts")
NODE = Path(sys.executable).with_name("node")


def match(path: Path) -> dict[str, Any]:
    """What the page is told of a record, and the position after each event, racks open."""
    text = path.read_text("utf-8")
    record = read_record(text)
    position = open_position(record.opening)
    positions = [position_to_data(position)]
    for event in record.events[1:]:
        position = evolve(position, event)
        data = position_to_data(position)
        if record.opening.edition.rules.game == "turns":
            data["spread"] = []
        positions.append(data)
    return {"told": replay_data(text), "positions": positions}


def test_every_step_of_every_recorded_match_is_as_the_rules_have_it() -> None:
    records = [path for path in sorted(GOLDEN.glob("*.txt")) if path.stem != "views"]
    matches = [match(path) for path in records]
    assert {each["told"]["record"]["edition"] for each in matches} == set(ids())
    told = subprocess.run([NODE, STEPPER], input="\n".join(map(json.dumps, matches)),
                          capture_output=True, text=True, timeout=60, check=False)  # fmt: skip
    assert (told.returncode, told.stderr) == (0, "")
    assert int(told.stdout) > 1000
