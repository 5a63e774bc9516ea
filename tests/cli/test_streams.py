"""Streams that are closed, full or begin oddly: one line says so, and no traceback."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from rackrun.notation import Record, write_record
from tests.cli.test_commands import COMMAND, run
from tests.kit.games import Game
from tests.records.golden import path_of
from tests.test_referee import TURN

MARK = b"\xef\xbb\xbf"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
@pytest.mark.parametrize("words", [("editions",), ("editions", "--json"), ("--help",)])
def test_a_full_disk_is_told(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [COMMAND, *words], stdout=full, stderr=subprocess.PIPE, timeout=60, check=False
        )
    assert done.returncode == 2
    assert done.stderr.startswith(b"error: expected a file or a device that works, got")


@pytest.mark.parametrize("words", [("judge",), ("judge", "--batch", "-"), ("replay", "-")])
def test_a_closed_input_is_an_empty_one(words: tuple[str, ...]) -> None:
    done = subprocess.run(
        [COMMAND, *words], capture_output=True, timeout=60, check=False,
        preexec_fn=lambda: os.close(0),
    )  # fmt: skip
    assert b"Traceback" not in done.stderr


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    listing = subprocess.Popen([COMMAND, "editions", "--json"], stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE)  # fmt: skip
    assert listing.stdout is not None
    assert listing.stderr is not None
    listing.stdout.close()
    assert listing.stderr.read() == b""
    listing.stderr.close()
    assert listing.wait(timeout=60) == 0


def test_a_byte_order_mark_in_front_is_passed_over(tmp_path: Path) -> None:
    assert json.loads(run("judge", typed=MARK + json.dumps(TURN).encode()).stdout)["legal"]
    record = tmp_path / "game.txt"
    record.write_bytes(MARK + path_of("junior", 2).read_bytes())
    assert run("verify", str(record)).returncode == 0
    record.write_bytes(path_of("junior", 2).read_bytes().replace(b"\n", b"\r\n"))
    assert run("verify", str(record)).returncode == 0


def test_a_rule_code_can_be_judged() -> None:
    two_jokers = TURN | {
        "edition": "classic.j1", "rack": ["J", "J", "k1"], "rack_after": ["k1"],
        "table_after": [["r4", "r5", "r6", "J", "J"]],
    }  # fmt: skip
    said = json.loads(run("judge", typed=json.dumps(two_jokers)).stdout)
    assert [flaw["code"] for flaw in said["flaws"]] == ["too-many-jokers"]


def test_nothing_to_prove_has_an_exit_code_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = Game.of("classic", 2).begin()
    path.write_text(write_record(Record(("Anna", "Ben"), tuple(game.events))), "utf-8")
    assert run("verify", str(path)).returncode == 3
