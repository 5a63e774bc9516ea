"""``rackrun solve`` as a user runs it: for people, for programs, and for a file of problems."""

import json
import re
import shlex
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from rackrun import __version__
from rackrun.cli import main
from rackrun.cli.solve import words
from rackrun.editions import load
from rackrun.notation import read_table, read_tiles
from rackrun.solver import Problem, kernel, solve
from tests.cli.test_commands import run

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guides" / "ask-the-solver.md"
ASKED = ("--edition", "classic", "--table", "r4 r5 r6 | k8 b8 y8", "--rack", "r7 k1 J")


Said = tuple[int, str, str]
"""Exit code, standard output and standard error."""


def answers(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


class Command:
    """The command within this process, which is quicker than to start it each time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        monkeypatch.setenv("COLUMNS", "80")
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def run(self, *words: str, typed: str = "") -> Said:
        """What ``rackrun solve`` says to these words."""
        stdin = TextIOWrapper(BytesIO(typed.encode("utf-8", "surrogatepass")), encoding="utf-8")
        self.monkeypatch.setattr(sys, "stdin", stdin)
        self.monkeypatch.setattr(sys, "argv", ["rackrun", "solve", *words])
        with pytest.raises(SystemExit) as ended:
            main()
        assert isinstance(ended.value.code, int)
        return ended.value.code, *self.capsys.readouterr()

    def solved(self, *words: str) -> dict[str, Any]:
        """The answer in JSON to a problem in words."""
        code, said, complaint = self.run(*words, "--json")
        assert (code, complaint) == (0, "")
        return json.loads(said)

    def batch(self, *lines: str) -> list[dict[str, Any]]:
        """The answers to these lines."""
        code, said, complaint = self.run("--batch", "-", typed="\n".join(lines))
        assert (code, complaint) == (0, "")
        return answers(said)


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(monkeypatch, capsys)


def test_people_see_table_and_rack_after_the_play() -> None:
    done = run("solve", *ASKED)
    assert done.returncode == 0
    assert done.stdout.splitlines() == [
        "Play r7 J.",
        "It sheds 2 tiles, 32 points; no play is better.",
        "Table  (* changed by the play)",
        "  1  [k8] [b8] [y8]   2* [r4] [r5] [r6] [r7] [J=r8]",
        "Rack, 1 tile",
        "  [k1]",
    ]


def test_the_moves_are_told_if_asked_for(command: Command) -> None:
    _, shown, _ = command.run(*ASKED, "--explain")
    assert shown.splitlines()[-2:] == ["Moves", "  1. Put r7 J from your rack to r4 r5 r6."]


def test_a_terminal_gets_colours(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    _, shown, _ = command.run(*ASKED)
    assert "[r7]" not in shown
    assert "\x1b[" in shown
    assert " r7 " in shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--rack", "r8 r9 r10", "--not-opened"), "You cannot open yet: that takes melds of your"),
        (("--rack", "k1 b5"), "Nothing can be played now."),
        (("--rack", ""), "Nothing can be played now."),
        (("--rack", "r8 r9 r10", "--must-keep", "r9"), "There is no play that does all that was"),
    ],
)
def test_no_play_is_said_in_words(words: tuple[str, ...], said: str, command: Command) -> None:
    code, shown, _ = command.run(*words, "--explain")
    assert shown.startswith(said)
    assert "Moves" not in shown
    assert code == 0


@pytest.mark.parametrize(
    "words",
    [
        ("--table", "R4 R5 R6 | K8,B8,Y8", "--rack", "R7, k1; j"),
        ("--table", "r4-6 | 8k 8b 8y", "--rack", "7r k1 joker"),
        ("--table", "red 4 red 5 red 6 | k8 b8 y8", "--rack", "red7 black 1 *"),
        ("--table", "\nr4 r5 r6\n\nk8 b8 y8\n", "--rack", "r7\nk1 J", "--must-play", "J, R7"),
        ("--table", "r4..r6 |\nk8 b8 y8", "--rack", "r7 k1 J", "--must-keep", "K1"),
    ],
)
def test_tiles_are_typed_in_many_ways(words: tuple[str, ...], command: Command) -> None:
    said, plain = (command.solved(*each) for each in (words, ASKED))
    assert {**said, "seconds": 0} == {**plain, "seconds": 0}


def test_a_problem_in_json_is_read_to_the_letter(command: Command) -> None:
    (said,) = command.batch('{"edition": "classic", "table": [], "rack": ["R7"]}')
    assert "got 'R7'" in said["error"]


def test_points_are_told_only_where_they_count(command: Command) -> None:
    junior = ("--edition", "junior", "--table", "r4 r5 r6", "--rack", "r7")
    assert "It sheds 1 tile; no play is better." in command.run(*junior)[1]
    assert "It sheds 1 tile, 7 points;" in command.run(*junior, "--objective", "points")[1]


@pytest.mark.parametrize(
    ("proved", "told"),
    [
        ({}, ["It sheds 2 tiles, 32 points; no play is better."]),
        ({"optimal": False},
         ["It sheds 2 tiles, 32 points; it is the best play found, but it is not proved that none "
          "is better."]),
        ({"fewest_touched": False},
         ["It sheds 2 tiles, 32 points; no play is better.",
          "Perhaps an equally good play touches fewer melds of the table."]),
        ({"fewest_touched": False, "untouched": (0, 1)},
         ["It sheds 2 tiles, 32 points; no play is better."]),
    ],
)  # fmt: skip
def test_what_is_not_proved_is_not_claimed(proved: dict[str, Any], told: list[str]) -> None:
    table, rack = read_table("r4 r5 r6 | k8 b8 y8"), read_tiles("r7 k1 J")
    solution = solve(Problem(edition=load("classic"), table=table, rack=rack))
    assert words(solution._replace(**proved)) == ["Play r7 J.", *told]


def test_programs_get_json(command: Command) -> None:
    said = command.solved(*ASKED)
    assert said["table"] == [["k8", "b8", "y8"], ["r4", "r5", "r6", "r7", "J"]]
    assert (said["played"], said["rack"]) == (["r7", "J"], ["k1"])
    assert (said["tiles"], said["points"]) == (2, 32)
    assert "moves" not in said
    assert len(command.solved(*ASKED, "--explain")["moves"]) == 1


def test_every_flag_is_heeded(command: Command) -> None:
    solved = command.solved
    rack = ("--rack", "r1 r2 r4 r5 k13 b13 J")
    assert solved(*rack)["tiles"] == 5
    assert solved(*rack, "--objective", "tiles")["points"] == 37
    assert solved(*rack, "--objective", "points")["points"] == 51
    assert solved(*rack, "--not-opened")["tiles"] == 3
    assert solved(*rack, "--not-opened", "--option", "opening=50")["played"] == []
    assert solved(*rack, "--edition", "classic.o50", "--not-opened")["played"] == []
    assert solved(*rack, "--must-play", "k13")["tiles"] == 3
    assert solved(*rack, "--must-keep", "J k13")["tiles"] == 0
    assert solved(*ASKED, "--touch-limit", "0")["tiles"] == 0
    assert solved(*ASKED, "--any-best")["tiles"] == 2
    assert solved(*ASKED, "--touch-limit", "1" + "0" * 30)["tiles"] == 2
    assert solved("--edition", "junior", "--table", "r4 r5 r6", "--rack", "r7")["tiles"] == 1
    own = str(ROOT / "docs" / "guides" / "garden.toml")
    assert solved("--edition", own, "--rack", "k8 r8 b8 y8 g8")["tiles"] == 5


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((), "expected --rack 'TILES' or --batch FILE, got neither"),
        (("--rack", "r7 x1"), "rack: expected a tile such as 'r12' or 'J', got 'x1'"),
        (("--rack", "r14"), "rack: expected tiles of classic, colours k r b y with numbers"),
        (("--rack", "r7 r7 r7"), "rack: expected at most 2 of r7 in classic"),
        (("--rack", "r7", "--table", "r4 r5 |"), "table: expected tiles on both sides"),
        (("--rack", "r7", "--table", "r4 r5 ö"), "table: expected a tile such as"),
        (("--rack", "r7", "--table", "r4 r5 r6 | k1"), "table[1]: expected a meld, got 'k1'"),
        (("--rack", "r7", "--edition", "chess"), "expected an edition out of classic, "),
        (("--rack", "r7", "--edition", "stars-intro"), "edition: expected one that is played"),
        (("--rack", "r7", "--edition", "no.toml"), "expected a rule file that can be read"),
        (("--rack", "r7", "--option", "luck=1"), "classic: expected an option out of"),
        (("--rack", "r7", "--option", "rounds"), "expected an option such as"),
        (("--rack", "r7", "--objective", "chips"), "objective: expected 'tiles' or 'points'"),
        (("--rack", "r7", "--must-play", "r8"), "must_play: expected tiles of the rack, got r8"),
        (("--rack", "r7", "--must-play", "?"), "must_play: expected a tile such as"),
        (("--rack", "r7", "--must-keep", "r7 r7"), "must_keep: expected tiles of the rack"),
        (("--rack", "r7", "--touch-limit", "-1"), "touch_limit: expected 0 or more melds, got -1"),
        (("--rack", "r7", "--picture", "x.png"), "picture: expected a file such as 'play.svg'"),
        (("--rack", "r7", "--picture", ""), "picture: expected a file such as 'play.svg', got ''"),
        (("--rack", "r11-14"), "rack: expected numbers 1 to 13, got 'r11-14'"),
        (("--rack", "r5-3"), "rack: expected a range such as 'r3-5', got 'r5-3'"),
        (("--rack", "r7 5"), "rack: expected a tile such as 'r12' or 'J', got '5'"),
        (("--rack", "r7 | r8"), "rack: expected a tile such as 'r12' or 'J', got '|'"),
        (("--batch", "nowhere.jsonl"), "expected a file that can be read, got nowhere.jsonl"),
        (("--batch", "."), "expected a file that can be read, got ."),
        (("--batch", "-", "--rack", "r7", "--not-opened"),
         "expected --batch FILE alone or with --explain, got --rack and --not-opened as well"),
    ],
)  # fmt: skip
def test_what_cannot_be_asked_is_refused_in_one_line(
    words: tuple[str, ...], message: str, command: Command
) -> None:
    code, _, complaint = command.run(*words)
    assert code == 2
    assert complaint.startswith(f"error: {message}")
    assert complaint.count("\n") == 1


def test_the_moves_can_be_drawn(tmp_path: Path, command: Command) -> None:
    path = tmp_path / "play.svg"
    code, said, aside = command.run(*ASKED, "--picture", str(path))
    assert (code, aside) == (0, f"The moves are drawn in {path}.\n")
    assert said == command.run(*ASKED)[1]
    assert "1. Put r7 J from your rack to r4 r5 r6." in path.read_text("utf-8")
    folder = tmp_path / "folder.svg"
    folder.mkdir()
    done = run("solve", *ASKED, "--picture", str(folder))
    assert done.returncode == 2
    assert done.stderr.startswith("error: expected a file or a device that works, got")


def test_without_a_play_there_is_no_picture(tmp_path: Path, command: Command) -> None:
    path = tmp_path / "play.svg"
    code, said, aside = command.run("--rack", "k1 b5", "--picture", str(path))
    assert (code, aside) == (0, f"There is no play to draw: {path} is not written.\n")
    assert said.startswith("Nothing can be played now.")
    assert not path.exists()


def test_the_version_names_the_kernel() -> None:
    assert run("--version").stdout == f"rackrun {__version__} ({kernel.NAME} kernel)\n"


def test_a_kernel_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RACKRUN_KERNEL", "reference")
    assert "(reference kernel)" in run("--version").stdout
    assert "Play r7 J." in run("solve", *ASKED).stdout


@pytest.mark.parametrize("words", [("--version",), ("solve", "--batch", "-")])
def test_a_kernel_that_is_unknown_is_refused(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RACKRUN_KERNEL", "turbo")
    done = run(*words)
    wanted = "error: RACKRUN_KERNEL: expected reference or compiled, got 'turbo'\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", wanted)


def shown_in_the_guide() -> list[tuple[str, str]]:
    """Each command of the guide with what it says there."""
    blocks = re.findall(r"^```console\n(.*?)^```$", GUIDE.read_text("utf-8"), re.S | re.M)
    sessions = (re.split(r"^\$ ", block, flags=re.M)[1:] for block in blocks)
    return [tuple(typed.split("\n", 1)) for session in sessions for typed in session]


def test_the_commands_of_the_guide_say_what_it_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: Command
) -> None:
    monkeypatch.chdir(tmp_path)
    sessions = shown_in_the_guide()
    assert len(sessions) > 4
    for typed, shown in sessions:
        words = shlex.split(typed)
        if words[0] == "cat":
            Path(words[1]).write_text(shown, "utf-8")
            continue
        assert words[:2] == ["rackrun", "solve"]
        _, said, _ = command.run(*words[2:])
        assert re.sub(r'"seconds": [0-9.e-]+', '"seconds": 0.0001', said) == shown
