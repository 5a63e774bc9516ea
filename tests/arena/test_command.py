"""``rackrun arena`` as it is typed."""

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from io import StringIO
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from rackrun.arena.game import play_deal
from rackrun.arena.outcome import Failure
from rackrun.arena.plots import check_plots
from rackrun.arena.saving import Saved
from rackrun.arena.tally import Tally
from rackrun.cli.arena import watching
from rackrun.errors import BadContest
from tests.arena.test_games import contest

BIN = Path(sys.executable).with_name("rackrun")
OWN = """
class Own:
    name, label = "own", "draws whatever happens"
    def choose(self, view, chance, budget):
        from rackrun.rules.drawing import not_playing
        print("thinking")
        return not_playing(view.position)
"""


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "XDG_STATE_HOME": str(home)}


def arena(words: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [BIN, "arena", *words.split()], capture_output=True, text=True, check=False, cwd=folder,
        env=environment(folder), timeout=120,
    )  # fmt: skip


def read(done: "subprocess.CompletedProcess[str]") -> dict[str, Any]:
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_contest_is_told_to_programs(tmp_path: Path) -> None:
    data = read(arena("--bots beginner,helper --deals 4 --seed 7 --workers 2 --json", tmp_path))
    assert (data["players"], data["deals"], data["seed"]) == (2, 4, 7)
    assert [row["name"] for row in data["bots"]] == ["beginner", "helper"]
    assert sum(row["wins"] for row in data["bots"]) == data["bots"][0]["games"] == 8
    assert list(tmp_path.rglob("*.jsonl")) == []


def test_a_bot_of_ones_own_beside_the_command_is_found_and_drawn(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OWN)
    done = arena("--bots mine:Own,helper --players 3 --deals 1 --workers 1 --plots p", tmp_path)
    assert done.returncode == 0, done.stderr
    assert "mine:Own" in done.stdout
    assert "2 × helper" in done.stdout
    assert "thinking" not in done.stdout
    pictures = sorted((tmp_path / "p").iterdir())
    assert [path.name for path in pictures] == ["points.svg", "time.svg", "win-rate.svg"]
    assert all("<svg" in path.read_text("utf-8") for path in pictures)


LOUD = """
print("loading")
class Loud:
    name, label = "loud", "tells what it does"
    def __init__(self):
        print("making")
    def choose(self, view, chance, budget):
        raise ValueError("all is\\nlost \\x1b[2J")
"""


def test_what_a_bot_prints_while_it_is_loaded_is_not_mixed_with_the_result(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(LOUD)
    done = arena("--bots mine:Loud,helper --deals 1 --workers 1 --json", tmp_path)
    assert read(done)["failures"]["count"] == 2
    assert "loading" in done.stderr
    assert "making" in done.stderr


def test_reasons_with_line_breaks_and_escape_codes_are_shown_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(LOUD)
    done = arena("--bots mine:Loud,helper --deals 1 --workers 1", tmp_path)
    told = r"mine:Loud lost deal 0, rotation 0, in seat 0: raised ValueError: all is lost \x1b[2J"
    assert told in done.stdout.splitlines()
    assert "\x1b" not in done.stdout


def test_a_file_with_reasons_that_were_kept_as_they_came_is_shown_in_lines(tmp_path: Path) -> None:
    of, path = contest("beginner", "helper"), tmp_path / "run.jsonl"
    failure = Failure("helper", 0, 0, 1, "no\nidea \x1b[2J")
    with Saved(path, of) as saved:
        saved.add(replace(play_deal(of, 0), failures=(failure,)))
    done = arena(f"--bots beginner,helper --deals 1 --workers 1 --resume {path}", tmp_path)
    assert r"helper lost deal 0, rotation 0, in seat 1: no idea \x1b[2J" in done.stdout.splitlines()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("import sys; sys.exit(5)", "SystemExit: 5"),
        ("import os; os._exit(5)", "its process ended"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
    ],
)
def test_a_module_that_ends_while_it_is_loaded_is_refused_in_a_line(
    text: str, why: str, tmp_path: Path
) -> None:
    (tmp_path / "mine.py").write_text(text)
    done = arena("--bots mine:Own,helper", tmp_path)
    said = f"error: bots: expected a class that can be imported, got 'mine:Own' ({why})\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


def test_ctrl_c_loses_no_finished_deal(tmp_path: Path) -> None:
    words = "--bots beginner,helper --deals 100000 --workers 1 --json"
    running = subprocess.Popen(
        [BIN, "arena", *words.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        cwd=tmp_path, env=environment(tmp_path), start_new_session=True,
    )  # fmt: skip
    deadline = monotonic() + 60
    while monotonic() < deadline and not _finished(tmp_path):
        sleep(0.1)
    os.killpg(running.pid, signal.SIGINT)
    out, said = running.communicate(timeout=30)
    assert running.returncode == 130
    (kept,) = tmp_path.rglob("arena-*.jsonl")
    assert f"--resume '{kept}'" in said
    finished = _finished(tmp_path)
    assert json.loads(out)["deals"] == finished > 0
    again = f"--bots beginner,helper --deals {finished} --workers 1 --json --resume {kept}"
    assert read(arena(again, tmp_path))["deals"] == finished


def _finished(folder: Path) -> int:
    return sum(
        path.read_text("utf-8").count("\n") - 1 for path in folder.rglob("arena-*.jsonl")
        if path.stat().st_size
    )  # fmt: skip


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--bots nobody,solver", "error: bots: expected one out of helper, "),
        ("--bots solver --players 5", "error: classic: expected 2 to 4 players, got 5"),
        ("--bots solver --deals 0", "error: deals: expected 1 or more, got 0"),
        ("--bots solver --workers 0", "error: workers: expected 1 or more, got 0"),
        ("--bots solver --move-seconds 0", "error: move-seconds: expected more than 0, got 0"),
        ("--bots solver --resume notes.txt", "error: resume: expected a file of a contest, got "),
        ("--bots solver --records notes.txt", "error: records: expected a folder that can be made"),
        ("--bots solver --option opening=1", "error: "),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(words: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("notes")
    done = arena(words, tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


class Terminal(StringIO):
    """A standard error that somebody looks at."""

    def isatty(self) -> bool:
        return True


def test_a_bar_shows_how_far_the_run_is(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Terminal()
    monkeypatch.setattr(sys, "stderr", shown)
    of = contest("beginner", "helper")
    tally = Tally(of)
    tally.add(play_deal(of, 0))
    with watching(4) as watch:
        watch(tally)
    assert "1 of 4 deals, beginner " in shown.getvalue()


def test_pictures_are_not_promised_where_nothing_draws_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    check_plots()
    monkeypatch.setattr("rackrun.arena.plots.find_spec", lambda _: None)
    with pytest.raises(BadContest, match="expected matplotlib to be installed"):
        check_plots()
