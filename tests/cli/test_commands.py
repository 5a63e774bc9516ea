"""The commands as a user runs them: their output, their exit codes, and no traceback ever."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rackrun.cli.replay import step_screen, steps_of, walk, wants_to_see
from rackrun.cli.terminal.console import Left
from rackrun.cli.terminal.paint import Look
from rackrun.cli.terminal.players import Player
from rackrun.editions import ids
from rackrun.notation import Record, read_record, write_record
from rackrun.rules.actions import Draw, TimeUp
from tests.cli.test_play_kit import FakeTerminal
from tests.kit.games import Game
from tests.records.golden import path_of
from tests.test_referee import TURN

COMMAND = Path(sys.executable).with_name("rackrun")


def run(*words: str, typed: str | bytes = "") -> subprocess.CompletedProcess[str]:
    """The command with these words; its output must never hold a traceback."""
    given = typed if isinstance(typed, bytes) else typed.encode()
    raw = subprocess.run(
        [COMMAND, *words], input=given, capture_output=True, timeout=60, check=False
    )
    done = subprocess.CompletedProcess(
        raw.args, raw.returncode, raw.stdout.decode(), raw.stderr.decode()
    )
    assert "Traceback" not in done.stderr + done.stdout
    return done


def test_editions_are_listed_for_people_and_for_programs() -> None:
    shown = run("editions").stdout
    assert all(name in shown for name in ids())
    listed = json.loads(run("editions", "--json").stdout)
    assert [each["id"] for each in listed] == list(ids())
    rounds = next(option for option in listed[0]["options"] if option["name"] == "rounds")
    assert (rounds["default"], rounds["from"], rounds["to"]) == (1, 1, 99)


def test_one_turn_is_judged_from_standard_input() -> None:
    done = run("judge", typed=json.dumps(TURN))
    assert json.loads(done.stdout)["legal"]
    assert done.returncode == 0


def test_a_turn_that_makes_no_sense_is_an_error() -> None:
    done = run("judge", typed="[[[[")
    assert "expected a turn in JSON" in json.loads(done.stdout)["error"]
    assert done.returncode == 2


@pytest.mark.parametrize(
    "typed", [b"\xff\xfe{}", b'{"id": "\\ud800", "edition": "\\ud800"}', b"\x00"]
)
def test_signs_that_cannot_be_read_or_shown_stop_nothing(typed: bytes) -> None:
    done = run("judge", typed=typed)
    assert "error" in json.loads(done.stdout)
    assert done.returncode == 2


def test_a_batch_goes_on_after_a_bad_line(tmp_path: Path) -> None:
    lines = [
        json.dumps(TURN | {"id": 1}), "", "{", json.dumps(TURN | {"id": "x", "edition": "chess"}),
        "[" * 1_200_000, json.dumps(TURN | {"id": 2, "table_after": []}),
    ]  # fmt: skip
    path = tmp_path / "turns.jsonl"
    path.write_text("\n".join(lines), "utf-8")
    done = run("judge", "--batch", str(path))
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer.get("id") for answer in answers] == [1, None, "x", None, 2]
    assert [answer.get("line") for answer in answers] == [None, 3, 4, 5, None]
    assert [answer.get("legal") for answer in answers] == [True, None, None, None, False]
    assert done.returncode == 0
    assert run("judge", "--batch", "-", typed=path.read_text("utf-8")).stdout == done.stdout


@pytest.mark.parametrize(
    "words", [("judge", "--batch"), ("replay",), ("verify",), ("play", "--resume")]
)
def test_a_file_that_is_not_there_is_named(words: tuple[str, ...]) -> None:
    done = run(*words, "nowhere.txt")
    assert done.returncode != 0
    assert "nowhere.txt" in done.stderr


@pytest.mark.parametrize("words", [("jugde",), ("judge", "--loud"), ("replay",)])
def test_a_word_that_is_no_command_is_explained(words: tuple[str, ...]) -> None:
    assert run(*words).returncode != 0


def test_a_record_is_proved_or_the_difference_is_shown(tmp_path: Path) -> None:
    golden = path_of("classic", 2)
    done = run("verify", str(golden))
    assert (done.stdout[:4], done.returncode) == ("yes:", 0)
    forged = tmp_path / "forged.txt"
    text = golden.read_text("utf-8")
    seed = text.partition("seed-revealed seed: ")[2][:64]
    forged.write_text(text.replace(seed, "00" * 32), "utf-8")
    done = run("verify", str(forged))
    assert (done.stdout[:3], done.returncode) == ("no:", 1)
    assert "expected round-prepared commitment: 30ecb41c" in done.stdout


def test_an_unfinished_record_has_nothing_to_prove_yet(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = Game.of("classic", 2).begin()
    path.write_text(write_record(Record(("Anna", "Ben"), tuple(game.events))), "utf-8")
    assert "nothing to prove yet" in run("verify", str(path)).stdout
    match = Game.of("cards", 2)
    while match.position.round < 3:
        match.do(match.next_action())
    path.write_text(write_record(Record(("Anna", "Ben"), tuple(match.events))), "utf-8")
    assert "2 rounds follow" in run("verify", str(path)).stdout
    assert "1 round not over yet" in run("verify", str(path)).stdout


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: expected 'rackrun record 1'"),
        ("{", "broken.txt: "),
        ("{}", "format: expected 'rackrun record 1'"),
        ("rackrun record 1\n", "line 2: expected 'edition:'"),
        ('{"a":' * 100_000, "broken.txt: "),
    ],
)
def test_a_broken_record_is_refused_with_its_place(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.txt"
    path.write_text(text, "utf-8")
    for command in ("replay", "verify"):
        done = run(command, str(path))
        assert done.returncode == 2
        assert message in done.stderr


def test_both_forms_of_a_record_are_replayed_alike(tmp_path: Path) -> None:
    golden = path_of("stars", 2)
    path = tmp_path / "game.json"
    path.write_text(run("replay", str(golden), "--json").stdout, "utf-8")
    assert run("replay", str(path)).stdout == run("replay", str(golden)).stdout


class Reader:
    """Somebody at a terminal who types these lines."""

    look = Look()

    def __init__(self, *typed: str) -> None:
        self.typed, self.shown = list(typed), list[str]()

    def ask(self, prompt: str) -> str:
        if not self.typed:
            raise Left
        return self.typed.pop(0)

    def show(self, lines: object) -> None:
        self.shown.append("\n".join(map(str, lines)))  # type: ignore[call-overload]

    def clear(self) -> None:
        pass

    hide = forget = clear


def test_a_reader_steps_through_a_record_and_back() -> None:
    record = read_record(path_of("junior", 3).read_text("utf-8"))
    steps = list(steps_of(record))
    reader = Reader("", "", "b", "3", "e", "", "0", "99999999999", "what", "q", "never read")
    walk(steps, [Player(name) for name in record.names], reader)
    seen = [text.partition("step ")[2].split()[0] for text in reader.shown if "step " in text]
    last = str(len(steps))
    assert seen == ["1", "2", "3", "2", "3", last, last, "1", last]
    assert len(reader.shown) == len(seen) + 1
    walk(steps, [Player(name) for name in record.names], Reader())


def test_a_word_that_a_replay_does_not_know_is_refused() -> None:
    record = read_record(path_of("junior", 3).read_text("utf-8"))
    terminal = FakeTerminal(["what", "end", "back", "next", "q"])
    steps = list(steps_of(record))
    walk(steps, [Player(name) for name in record.names], terminal)
    last = len(steps)
    wanted = f"expected Enter, b, e, q or a number from 1 to {last}, got 'what'"
    assert wanted in terminal.text
    assert terminal.text.count(f"step {last} of {last}") == 2


def test_the_deal_is_a_step_of_its_own() -> None:
    record = read_record(path_of("classic", 2).read_text("utf-8"))
    steps = list(steps_of(record))
    at = next(at for at, step in enumerate(steps) if step.news == ("The tiles are dealt.",))
    shown = [step_screen(steps, number, [Player("A"), Player("B")], Look())
             for number in (at - 1, at)]  # fmt: skip
    before, dealt = ("\n".join(map(str, lines)) for lines in shown)
    assert "pool" not in before
    assert "pool 78" in dealt
    assert dealt.count("[") == 28
    assert steps[at].position.turn == steps[at].position.starter


def test_a_record_that_is_not_over_is_shown_with_a_warning(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = Game.of("classic", 2).begin()
    path.write_text(write_record(Record(("Anna", "Ben"), tuple(game.events))), "utf-8")
    warning = "This game is not over: its record shows everybody's tiles."
    assert run("replay", str(path)).stdout.startswith(warning)
    assert warning not in run("replay", str(path_of("classic", 2))).stdout
    for typed, sees in (([""], True), (["q"], False), ([], False)):
        terminal = FakeTerminal(typed)
        assert wants_to_see(terminal) is sees
        assert warning in terminal.text


def test_a_replay_tells_what_was_hidden_and_who_was_late() -> None:
    game = Game.of("classic", 2, {"time_limit_seconds": 60}, "replay").begin()
    seat = game.position.turn
    tile = game.position.pool[0]
    game.do(Draw(seat))
    game.do(TimeUp(1 - seat))
    record = Record(("Anna", "Ben"), tuple(game.events))
    steps = list(steps_of(record))
    assert steps[-2].news == (f"{record.names[seat]} drew {tile}.",)
    assert steps[-1].news[0] == f"{record.names[1 - seat]}'s time was up."
    assert len(steps[-1].news) == 2
    shown = step_screen(steps, len(steps) - 1, [Player("Anna"), Player("Ben")], Look())
    assert any("Ben" in str(line) for line in shown)


def test_the_version_is_told() -> None:
    assert run("--version").stdout.startswith("rackrun ")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["editions"], 0),
        (["editions", "--json"], 0),
        (["solve", "--rack", "r4-6"], 0),
        (["replay", "RECORD"], 0),
        (["verify", "RECORD"], 0),
        (["verify", "CHANGED"], 1),
    ],
)
def test_a_reader_who_has_seen_enough_changes_no_exit_code(
    words: list[str], code: int, tmp_path: Path
) -> None:
    record = path_of("classic", 2).read_text("utf-8")
    (tmp_path / "RECORD").write_text(record, "utf-8")
    seed = re.findall(r"[0-9a-f]{64}", record)[-1]
    (tmp_path / "CHANGED").write_text(record.replace(seed, "0" * 64), "utf-8")
    reading, writing = os.pipe()
    os.close(reading)
    usual = {**os.environ, "PYTHONUNBUFFERED": ""}
    done = subprocess.run([COMMAND, *words], stdout=writing, stderr=subprocess.PIPE, cwd=tmp_path,
                          env=usual, timeout=60, check=False)  # fmt: skip
    os.close(writing)
    assert (done.returncode, done.stderr) == (code, b"")


def test_half_a_meld_is_refused() -> None:
    done = run("solve", "--rack", "r4-6", "--touch-limit", "1.5")
    assert done.returncode != 0
    assert "expected a number of melds, got '1.5'" in " ".join((done.stdout + done.stderr).split())
