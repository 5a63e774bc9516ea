"""``rackrun play`` as a command: with and without a terminal, with good and bad choices."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from rackrun.cli.files import load_record
from rackrun.cli.play import chosen_edition, new_match, play
from rackrun.cli.terminal.console import Closed, Interrupted, Keyboard, Left
from rackrun.cli.terminal.players import read_players
from rackrun.cli.terminal.saves import load_saved
from rackrun.editions import load
from rackrun.errors import BadEdition, BadNotation, IllegalAction

RUN = [sys.executable, "-c", "from rackrun.cli import main; main()", "play"]
IN_TERMINAL = [sys.executable, "-c", "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
               "from rackrun.cli import main; main()", "play"]  # fmt: skip
"""The same with its input as the terminal that Ctrl-C comes from."""
PLAIN = {key: value for key, value in os.environ.items()
         if key not in ("NO_COLOR", "FORCE_COLOR", "TERM", "COLUMNS", "COLORTERM")}  # fmt: skip
LIMIT = 60


def run(*arguments: str, typed: str | None = None) -> subprocess.CompletedProcess[str]:
    stdin = {"stdin": subprocess.DEVNULL} if typed is None else {"input": typed}
    return subprocess.run([*RUN, *arguments], text=True, capture_output=True, timeout=LIMIT,
                          env=PLAIN, check=False, **stdin)  # type: ignore[call-overload]  # fmt: skip


# Without a terminal.


def test_without_a_terminal_one_line_says_what_to_do() -> None:
    done = run()
    assert done.returncode == 0
    assert done.stdout.startswith("rackrun play needs a terminal")
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


def test_a_pipe_into_which_nobody_writes_does_not_hang() -> None:
    silent, writing = os.pipe()
    try:
        done = subprocess.run(RUN, stdin=silent, capture_output=True, text=True, timeout=LIMIT,
                              env=PLAIN, check=False)  # fmt: skip
    finally:
        os.close(silent)
        os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("rackrun play needs a terminal")


def test_a_closed_input_does_not_hang_either() -> None:
    done = subprocess.run(["sh", "-c", 'exec "$@" <&-', "sh", *RUN], capture_output=True, text=True,
                          timeout=LIMIT, env=PLAIN, check=False)  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("rackrun play needs a terminal")


def test_lines_from_a_pipe_are_played_until_they_end() -> None:
    done = run("--seat", "Anna", "--seat", "bot:Max", typed="draw\nhelp\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Anna> draw" in done.stdout
    assert "Max (bot)" in done.stdout
    assert "Goodbye. This game was not saved" in done.stdout
    assert "\x1b" not in done.stdout


def test_a_game_goes_on_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    first = run("junior", "--option", "time_limit_seconds=600", typed=f"save {path}\nquit\n")
    assert f"rackrun play --resume '{path}'" in first.stdout.replace("\n", " ").replace("  ", " ")
    second = run("--resume", str(path), typed="draw\n")
    assert (second.returncode, second.stderr) == (0, "")
    assert "Junior, for chips · round 1" in second.stdout
    assert "600 s a turn" in second.stdout


def test_a_finished_game_is_saved_as_a_record_that_proves_the_shuffle(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    played = run(
        "junior", "--seat", "bot", "--seat", "bot", "--seed", "luck", typed=f"save {path}\n"
    )
    assert "To prove it fair: save FILE, then rackrun verify FILE" in played.stdout
    proved = subprocess.run([*RUN[:-1], "verify", str(path)], capture_output=True, text=True,
                            timeout=LIMIT, env=PLAIN, check=False)  # fmt: skip
    assert proved.stdout.startswith("yes: ")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "expected an edition out of classic"),
        (["classic.q5"], "expected an option's letter out of"),
        (["no/such.toml"], "expected a rule file that can be read"),
        (["--option", "rounds"], "expected an option such as 'rounds=3', got 'rounds'"),
        (["--option", "rounds=100"], "expected rounds to be 1 to 99, got 100"),
        (["--option", "luck=1"], "expected an option out of"),
        (["--seat", "Anna"], "classic: expected 2 to 4 seats, got 1"),
        (["--seat", "Anna", "--seat", "anna"], "expected each name once, got 'Anna' and 'anna'"),
        (["--seat", "A|B", "--seat", "bot"], "expected a name of 1 to 40 signs without '|'"),
        (["--seat", "A:B", "--seat", "bot"], "expected names without ':'"),
        (["--seat", "A", "--seat", "bot:B:C"], "expected names without ':'"),
        (
            ["--seat", "A", "--seat", "slover:Max"],
            "a bot out of bot, helper, beginner, casual, solver, patient, searcher, expert, guide, "
            "finder; got 'slover'",
        ),
        (
            ["junior-intro", "--seat", "A", "--seat", "solver"],
            "junior-intro: expected a bot out of bot, finder; got 'solver'",
        ),
        (
            ["--seat", "A", "--seat", "guide"],
            "classic: expected a bot out of bot, helper, beginner, casual, solver, patient, "
            "searcher, expert; got 'guide'",
        ),
        (["--seat", "", "--seat", "bot"], "expected a name of 1 to 40 signs"),
        (["--resume", "/no/such"], "expected a saved game, got /no/such: No such file"),
        (
            ["junior", "--resume", "x"],
            "expected --resume FILE alone or with --seed, got an edition",
        ),
        (["--seat", "A", "--guide", "person", "--resume", "x"], "got --seat and --guide as well"),
        (["--guide", "person"], "expected --guide person with an introductory game, got it with"),
        (
            ["--option", "rounds=3", "--option", "rounds=4"],
            "expected each option once, got rounds twice",
        ),
        (["--seat", "Anna", "--seat", "Anna"], "expected each name once, got 'Anna' twice"),
    ],
)
def test_a_choice_that_makes_no_sense_ends_with_one_line(arguments: list[str], words: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("error: ")
    assert words in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_seed_that_cannot_be_written_down_is_refused() -> None:
    done = run("--seed", "a b", typed="draw\n")
    assert done.returncode == 2
    assert "expected a seed of 1 to 64 letters, digits or - _" in done.stderr


# Choices.


def test_editions_codes_and_files_can_be_chosen(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('extends = "classic"\nid = "mine"\ntitle = "Mine"\n[rules]\nopening = 20\n'
                    '[sources]\nopening = "house rule"\n')  # fmt: skip
    assert chosen_edition("junior", []).id == "junior"
    assert chosen_edition("classic.t120", ["rounds=3"]).code == "classic.t120.r3"
    assert chosen_edition(str(path), []).rules.opening == 20
    assert chosen_edition("classic", ["must_play_if_able = true"]).rules.must_play_if_able
    assert chosen_edition("cards", ["hand_limit=null"]).rules.hand_limit is None


def test_without_a_seat_one_person_plays_against_a_bot() -> None:
    assert [player.label for player in read_players([], load("classic"))] == ["You", "Bot"]
    assert [player.bot for player in read_players([], load("junior"))] == [False, True]


def test_bots_without_a_name_get_one() -> None:
    players = read_players(["Bot 1", "bot", "BOT", "bot: Ida"], load("classic"))
    assert [(p.name, p.bot) for p in players] == [
        ("Bot 1", False), ("Bot 2", True), ("Bot 3", True), ("Ida", True),
    ]  # fmt: skip


def test_it_can_be_chosen_which_bot_sits_where() -> None:
    seats = ["Anna", "solver", "Helper: Max", "bot:Ida"]
    players = read_players(seats, load("classic"))
    assert [player.kind for player in players] == [None, "solver", "helper", "bot"]
    assert [player.label for player in players] == [
        "Anna", "Solver (bot)", "Max (helper bot)", "Ida (bot)",
    ]  # fmt: skip


def test_two_bots_of_one_kind_are_numbered() -> None:
    players = read_players(["solver", "solver"], load("classic"))
    assert [player.name for player in players] == ["Solver 1", "Solver 2"]
    players = read_players(["solver:Solver", "solver", "bot:Bot 1", "bot"], load("classic"))
    assert [player.label for player in players] == [
        "Solver (bot)", "Solver 1 (bot)", "Bot 1", "Bot",
    ]  # fmt: skip
    assert read_players(["solver:Bot", "bot"], load("classic"))[0].label == "Bot (solver)"


def test_six_sit_at_a_table_for_six() -> None:
    match = new_match(load("six-160"), ["Anna", *["bot"] * 5], "computer")
    assert len(match.players) == 6


def test_the_command_plays_what_is_piped_into_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("draw\nquit\nquit\n"))
    assert play("junior", seat=["Mia", "bot"], seed="luck") == 0
    assert "You added the seed luck to it." in capsys.readouterr().out


def test_the_command_without_input_says_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for stdin in (StringIO(""), None):
        monkeypatch.setattr(sys, "stdin", stdin)
        assert play() == 0
    assert capsys.readouterr().out.count("rackrun play needs a terminal") == 2


def test_the_command_refuses_before_it_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("draw\n"))
    with pytest.raises(BadEdition):
        play("chess")
    with pytest.raises(BadNotation):
        play(resume=Path("x"), guide="person")
    with pytest.raises(IllegalAction):
        play(seed="!")
    with pytest.raises(IllegalAction):
        play(seed="x" * 65)


# In a terminal.


class Screen:
    """The command in a pseudo-terminal of its own."""

    state = Path("/nowhere")
    """Where games are kept that are left unsaved."""

    def __init__(self, *arguments: str, **env: str) -> None:
        self.fd, inside = pty.openpty()
        self.process = subprocess.Popen(
            [*IN_TERMINAL, *arguments], stdin=inside, stdout=inside, stderr=inside,
            env=PLAIN | {"TERM": "xterm-256color", "XDG_STATE_HOME": str(self.state)} | env,
            start_new_session=True,
        )  # fmt: skip
        os.close(inside)
        self.text = ""

    def until(self, words: str) -> str:
        """What is shown up to these words."""
        while words not in self.text:
            read = self._read()
            assert read, self.text
        seen, _, self.text = self.text.partition(words)
        return seen

    def _read(self) -> bool:
        """Whether more was shown before the command ended."""
        if not select.select([self.fd], [], [], LIMIT)[0]:
            self.process.kill()
            raise AssertionError(f"nothing more was shown after {self.text!r}")
        try:
            read = os.read(self.fd, 4096)
        except OSError:
            return False
        self.text += read.decode(errors="replace")
        return bool(read)

    def type(self, keys: str | signal.Signals) -> None:
        if isinstance(keys, str):
            os.write(self.fd, keys.encode())
        else:
            self.process.send_signal(keys)

    def leave(self, keys: str | signal.Signals) -> tuple[str, int]:
        """What is shown after these keys or a signal until the command ends, and the exit code."""
        self.press(keys, "Goodbye")
        while self._read():
            pass
        os.close(self.fd)
        return self.text, self.process.wait(LIMIT)

    def press(self, keys: str | signal.Signals, words: str) -> None:
        """Type the keys until these words are shown."""
        self.type(keys)
        tries = 1
        while words not in self.text:
            if select.select([self.fd], [], [], 8)[0]:
                assert self._read(), self.text
            else:
                # Python can miss a signal in the moment in which it begins to wait for keys.
                assert tries < 5, self.text
                tries += 1
                self.type(keys)


@pytest.fixture(autouse=True)
def _state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "state", tmp_path / "state")


@pytest.mark.parametrize("keys", ["\x03", "\x04", "quit\r"])
def test_the_keys_that_leave_are_asked_about_once(keys: str) -> None:
    screen = Screen()
    screen.until("You> ")
    screen.press(f"dr{keys}" if keys == "\x03" else keys, "type quit")
    screen.until("type quit")
    screen.until("You> ")
    text, code = screen.leave(keys)
    assert code == 0
    assert "Goodbye. This game was not saved" in text
    assert "Traceback" not in text
    assert "rackrun play --resume " in " ".join(text.split())
    assert load_saved(screen.state / "rackrun" / "last-game.json").players[0].name == "You"


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_and_keeps_the_game(sent: signal.Signals) -> None:
    screen = Screen()
    screen.until("You> ")
    text, code = screen.leave(sent)
    assert (code, "Traceback" in text) == (0, False)
    assert load_saved(screen.state / "rackrun" / "last-game.json").players[0].name == "You"


def test_a_terminal_that_is_closed_keeps_the_game() -> None:
    screen = Screen()
    screen.until("You> ")
    os.close(screen.fd)
    screen.process.wait(LIMIT)
    assert load_saved(screen.state / "rackrun" / "last-game.json").players[0].name == "You"


def test_a_bounced_enter_shows_no_other_rack() -> None:
    screen = Screen("--seat", "Anna", "--seat", "Ben")
    screen.until("press Enter, ")
    screen.type("\r")
    screen.until("> ")
    screen.until("> ")
    screen.type("draw\r\r\r")
    screen.until("press Enter to hide your rack ")
    assert not select.select([screen.fd], [], [], 1)[0]
    assert "Goodbye" in screen.leave("quit\rquit\r")[0]


def test_bots_play_a_match_whose_record_is_kept() -> None:
    screen = Screen("junior", "--seat", "bot", "--seat", "bot")
    screen.until("press Enter to leave")
    text, code = screen.leave("\r")
    assert code == 0
    assert "This record was not saved" in text
    assert load_record(screen.state / "rackrun" / "last-game.txt").names == ("Bot 1", "Bot 2")


def test_tiles_are_drawn_in_colour_with_their_letter() -> None:
    screen = Screen(COLORTERM="truecolor")
    shown = screen.until("You> ")
    assert "48;2;255;250;236m" in shown
    assert re.search(r"m [krby]\d+ \x1b", shown)
    assert screen.leave("\x04")[1] == 0


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colours_tiles_stand_in_brackets(env: dict[str, str]) -> None:
    screen = Screen(**env)
    shown = screen.until("You> ")
    assert re.search(r"\[[krby]\d+\]", shown)
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", shown)
    assert screen.leave("\x04")[1] == 0


def test_the_curtain_clears_the_screen_and_what_was_scrolled_away() -> None:
    screen = Screen("--seat", "Anna", "--seat", "Ben")
    screen.until("press Enter, ")
    screen.type("\r")
    screen.until("> ")
    screen.until("> ")
    screen.type("draw\r")
    screen.until("press Enter to hide your rack ")
    screen.type("\r")
    hidden = screen.until("press Enter, ")
    assert "\x1b[3J" in hidden
    assert screen.leave("\x03")[1] == 0


def test_a_terminal_that_is_not_shown_is_no_terminal() -> None:
    leader, follower = pty.openpty()
    try:
        done = subprocess.run(RUN, stdin=follower, capture_output=True, text=True, timeout=LIMIT,
                              env=PLAIN, check=False)  # fmt: skip
    finally:
        os.close(leader)
        os.close(follower)
    assert done.returncode == 0
    assert done.stdout.startswith("rackrun play needs a terminal")


# The keyboard by itself.


def test_the_keyboard_turns_the_end_and_an_interrupt_into_leaving(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keyboard = Keyboard(Console(file=StringIO()))
    for error, left in ((EOFError, Closed), (KeyboardInterrupt, Interrupted)):

        def stop(_: str, error: type[BaseException] = error) -> str:
            raise error

        monkeypatch.setattr("builtins.input", stop)
        with pytest.raises(left):
            keyboard.ask("> ")
    monkeypatch.setattr("builtins.input", lambda prompt: "r3")
    assert keyboard.ask("> ") == "r3"
    keyboard.stop()
    with pytest.raises(Left):
        keyboard.ask("> ")


def test_a_signal_while_a_question_is_asked_leaves_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(Console(file=StringIO()))
    monkeypatch.setattr("builtins.input", lambda prompt: keyboard.stop(signal.SIGTERM, None))
    with pytest.raises(Left):
        keyboard.ask("> ")


def test_a_dumb_terminal_hides_with_empty_lines() -> None:
    file = StringIO()
    console = Console(file=file, force_terminal=True, _environ={"TERM": "dumb"})
    keyboard = Keyboard(console, iter(["draw\n"]))
    assert keyboard.ask("> ") == "draw"
    keyboard.hide()
    keyboard.clear()
    assert file.getvalue().count("\n") > 60


def test_a_pipe_is_neither_cleared_nor_hidden() -> None:
    file = StringIO()
    keyboard = Keyboard(Console(file=file), iter([]))
    keyboard.hide()
    keyboard.clear()
    assert file.getvalue() == "\n\n"
    with pytest.raises(Left):
        keyboard.ask("> ")


def test_a_real_terminal_is_cleared_to_the_last_line() -> None:
    file = StringIO()
    keyboard = Keyboard(Console(file=file, force_terminal=True, _environ={"TERM": "xterm"}))
    keyboard.clear()
    assert "\x1b[3J" not in file.getvalue()
    keyboard.hide()
    assert "\x1b[3J" in file.getvalue()


def test_a_silent_pipe_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    monkeypatch.setattr(sys.modules["rackrun.cli.play"], "_PATIENCE", 0.01)
    with os.fdopen(reading) as silent:
        monkeypatch.setattr(sys, "stdin", silent)
        assert play() == 0
    os.close(writing)
