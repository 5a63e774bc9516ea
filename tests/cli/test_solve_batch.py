"""``rackrun solve --batch``: a file of problems, or a pipe through which they come."""

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import IO

import pytest

from tests.cli.test_commands import COMMAND, run
from tests.cli.test_solve import ASKED, ROOT, Command, answers
from tests.kit.size import sized
from tests.solver.test_question import ODD, PROBLEM, TOO_LOW

POSITIONS = ROOT / "benchmarks" / "positions" / "known.jsonl"


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(monkeypatch, capsys)


@pytest.mark.heavy
@pytest.mark.parametrize(("objective", "best"), [("tiles", "best_tiles"), ("points", "best_value")])
def test_the_known_positions_are_solved_in_a_batch(
    objective: str, best: str, tmp_path: Path
) -> None:
    positions = answers(POSITIONS.read_text("utf-8"))
    path = tmp_path / "problems.jsonl"
    lines = (json.dumps(position | {"objective": objective}) for position in positions)
    path.write_text("\n".join(lines), "utf-8")
    done = run("solve", "--batch", str(path))
    said = answers(done.stdout)
    assert done.returncode == 0
    assert [each["id"] for each in said] == [each["id"] for each in positions]
    assert [each[objective] for each in said] == [each[best] for each in positions]
    assert all(each["optimal"] for each in said)


def test_a_batch_answers_as_the_command_does(command: Command) -> None:
    (said,) = command.batch(json.dumps(PROBLEM | {"id": "A1"}))
    alone = {"id": "A1"} | command.solved(*ASKED)
    assert said | {"seconds": 0} == alone | {"seconds": 0}
    assert list(said) == list(alone)


def test_a_batch_is_explained_if_asked_for(command: Command) -> None:
    lines = [json.dumps(PROBLEM | {"explain": wanted}) for wanted in (True, False)]
    plain = json.dumps(PROBLEM)
    assert ["moves" in said for said in command.batch(*lines, plain)] == [True, False, False]
    _, said, _ = command.run("--batch", "-", "--explain", "--json", typed=plain)
    assert answers(said)[0]["text"].endswith("Put r7 J from your rack to r4 r5 r6.")


def test_a_seat_that_cannot_open_leaves_the_table_unchanged(command: Command) -> None:
    (said,) = command.batch(json.dumps(PROBLEM | TOO_LOW))
    assert (said["played"], said["tiles"], said["table"]) == ([], 0, TOO_LOW["table"])


def test_a_batch_goes_on_after_a_bad_line(tmp_path: Path) -> None:
    lines = [
        json.dumps(PROBLEM | {"id": 1}), "", "{", json.dumps(PROBLEM | {"id": "x", "edition": "?"}),
        "[" * 1_200_000, json.dumps(PROBLEM | {"rack": ["r99"]}), "\udcff\x00", "  ",
        json.dumps(PROBLEM | {"id": None}),
    ]  # fmt: skip
    path = tmp_path / "problems.jsonl"
    path.write_text("\n".join(lines), "utf-8", errors="surrogateescape")
    done = run("solve", "--batch", str(path))
    said = answers(done.stdout)
    assert done.returncode == 0
    assert [each.get("line") for each in said] == [None, 3, 4, 5, 6, 7, None]
    assert [list(each) for each in said[1:-1]] == [
        *[["line", "id", "error"]] * 5
    ]  # fmt: skip
    assert [each.get("id", "none") for each in said] == [1, None, "x", *[None] * 3, None]
    piped = run("solve", "--batch", "-", typed=path.read_bytes()).stdout
    assert [each.get("error") for each in answers(piped)] == [each.get("error") for each in said]


def test_an_empty_batch_has_no_answers(command: Command) -> None:
    assert command.batch() == []
    assert command.batch("", " ", "\ufeff" + json.dumps(PROBLEM))[0]["tiles"] == 2


def test_lines_of_any_kind_are_answered_one_by_one(command: Command) -> None:
    odd = [{**PROBLEM, name: value} for name in PROBLEM for value in ODD] + ODD
    said = command.batch(*map(json.dumps, odd), "\ud800", '{"id": "\ud800"}')[:-2]
    assert len(said) == len(odd)
    assert {"error", "tiles"} <= {name for each in said for name in each}


def fed(lines: Iterator[bytes], into: IO[bytes]) -> Thread:
    """Somebody who writes these lines while the answers are read."""

    def feed() -> None:
        for line in lines:
            into.write(line)
        into.flush()

    thread = Thread(target=feed, daemon=True)
    thread.start()
    return thread


def test_answers_come_before_the_questions_end() -> None:
    count = sized(2_000, 20_000)
    child = subprocess.Popen(
        [COMMAND, "solve", "--batch", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert child.stdin is not None
    assert child.stdout is not None
    first = json.dumps(PROBLEM | {"id": "first"}).encode() + b"\n"
    child.stdin.write(first)
    child.stdin.flush()
    assert json.loads(child.stdout.readline())["id"] == "first"
    lines = (json.dumps(PROBLEM | {"id": at}).encode() + b"\n" for at in range(count))
    writer = fed(lines, child.stdin)
    said = [json.loads(child.stdout.readline())["id"] for _ in range(count)]
    assert said == list(range(count))
    assert child.poll() is None
    writer.join(timeout=60)
    child.stdin.close()
    assert child.stdout.read() == b""
    child.stdout.close()
    assert child.wait(timeout=60) == 0


def test_ctrl_c_ends_a_batch_quietly() -> None:
    child = subprocess.Popen([COMMAND, "solve", "--batch", "-"], stdin=subprocess.PIPE,
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE)  # fmt: skip
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write(json.dumps(PROBLEM).encode() + b"\n")
    child.stdin.flush()
    assert json.loads(child.stdout.readline())["tiles"] == 2
    child.send_signal(signal.SIGINT)
    rest, complaints = child.communicate(timeout=60)
    assert (rest, complaints, child.returncode) == (b"", b"", 130)


def test_a_reader_who_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    path = tmp_path / "problems.jsonl"
    path.write_text(f"{json.dumps(PROBLEM)}\n" * 500, "utf-8")
    child = subprocess.Popen([COMMAND, "solve", "--batch", path], stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE)  # fmt: skip
    assert child.stdout is not None
    child.stdout.readline()
    child.stdout.close()
    child.stdout = None
    assert child.communicate(timeout=60)[1] == b""
    assert child.returncode == 0


@pytest.mark.parametrize(
    ("closed", "words"),
    [(0, ("--batch", "-")), (1, ("--batch", "-")), (1, ("--rack", "r7")), (2, ASKED),
     (2, ("--rack", "x"))],
)  # fmt: skip
def test_a_closed_stream_stops_nothing(closed: int, words: tuple[str, ...]) -> None:
    done = subprocess.run(
        [COMMAND, "solve", *words], capture_output=True, timeout=60, check=False,
        input=json.dumps(PROBLEM).encode(), preexec_fn=lambda: os.close(closed),
    )  # fmt: skip
    assert b"Traceback" not in done.stderr + done.stdout
    assert done.returncode == (2 if "x" in words else 0)


def watched(words: list[str], typed: bytes) -> tuple[bytes, bytes]:
    """Answers, and what a terminal shows that is standard error."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
    done = subprocess.run([COMMAND, "solve", *words], input=typed, stdout=subprocess.PIPE,
                          stderr=theirs, timeout=60, check=True, env=environment)  # fmt: skip
    os.close(theirs)
    shown = b""
    try:
        while part := os.read(ours, 65_536):
            shown += part
    except OSError:  # The other end is closed.
        pass
    os.close(ours)
    return done.stdout, shown


def test_a_bar_shows_how_far_a_file_is(tmp_path: Path) -> None:
    lines = (json.dumps(PROBLEM) + "\n").encode() * 3 + b"{\n"
    path = tmp_path / "problems.jsonl"
    path.write_bytes(lines)
    for words, typed in (([str(path)], b""), (["-"], lines)):
        said, shown = watched(["--batch", *words], typed)
        assert len(answers(said.decode())) == 4
        assert b"3 answered, 1 refused" in shown
