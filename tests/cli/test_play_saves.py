"""Saving and going on: nothing is lost, and a broken file says what is broken."""

import json
from pathlib import Path

import pytest

from rackrun.cli.terminal.console import Left
from rackrun.cli.terminal.match import play_match
from rackrun.cli.terminal.program import program
from rackrun.cli.terminal.saves import (
    load_saved,
    read_saved,
    record_in,
    state_folder,
    store,
    write_saved,
)
from rackrun.cli.terminal.session import Session, resumed
from rackrun.errors import BadNotation
from rackrun.fairness import prove
from rackrun.notation import read_record, write_table
from rackrun.rules.position import Stage
from tests.cli.test_play_kit import Clock, FakeTerminal, Typist, seeds, sit_down


def saved_after(path: Path, turns: int, edition: str = "classic", **settings: object) -> Session:
    """A game that is saved and left after so many lines."""
    session, terminal = sit_down(edition, ["Anna", "bot"], **settings)  # type: ignore[arg-type]
    typist = Typist(session)
    typed = 0

    def typing(prompt: str) -> str:
        nonlocal typed
        typed += 1
        if typed > turns:
            return f"save {path}" if typed == turns + 1 else "quit"
        return typist(prompt)

    terminal.typist = typing
    play_match(session)
    assert "Saved. To go on later: " in terminal.text
    return session


@pytest.mark.parametrize("edition", ["classic", "junior", "cards", "junior-intro"])
@pytest.mark.parametrize("turns", [0, 1, 6, 20])
def test_a_saved_game_goes_on_as_if_nothing_had_happened(
    edition: str, turns: int, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    left = saved_after(path, turns, edition)
    session = resumed(load_saved(path), FakeTerminal(), path, now=Clock(), new_seed=seeds(50))
    assert session.position == left.position
    assert (session.events, session.seed, session.players) == (left.events, left.seed, left.players)
    terminal = FakeTerminal()
    session = resumed(load_saved(path), terminal, path, now=Clock(), new_seed=seeds(50))
    terminal.typist = Typist(session)
    play_match(session)
    assert session.position.stage is Stage.OVER
    assert prove(session.events).fair


def test_the_draft_the_order_and_the_clock_are_kept(tmp_path: Path) -> None:
    path, clock = tmp_path / "game.json", Clock()
    session, terminal = sit_down("classic", ["Anna", "bot"], options=["time_limit_seconds=60"],
                                 clock=clock)  # fmt: skip
    wanted: list[str] = []

    def typing(_: str) -> str:
        rack = session.position.seats[0].rack
        lines = ["sort number", f"lay {rack[0]} {rack[1]}", f"save {path}", f"save {path}"]
        if len(wanted) == len(lines):
            raise Left
        wanted.append(lines[len(wanted)])
        clock.seconds += 10
        return wanted[-1]

    terminal.typist = typing
    play_match(session)
    assert "Goodbye. To go on: rackrun play --resume" in " ".join(terminal.text.split())
    assert session.draft is not None
    saved = load_saved(path)
    assert (saved.by_number, saved.seconds) == (frozenset({0}), 40)
    assert saved.draft == session.draft.table
    clock.seconds = 1000
    again = resumed(saved, FakeTerminal(), path, now=clock)
    assert again.seconds() == 40
    assert again.draft is not None
    assert write_table(again.draft.table) == write_table(session.draft.table)
    assert again.draft.changed


def test_between_rounds_there_is_no_seed_to_keep(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    session, terminal = sit_down("junior", ["Mia"], options=["rounds=2"])
    typist = Typist(session)
    terminal.typist = lambda prompt: f"save {path}" if "next round" in prompt else typist(prompt)
    terminal.typist = _until_saved(terminal.typist, path)
    play_match(session)
    assert load_saved(path).seed is None
    again, screen = load_saved(path), FakeTerminal()
    going_on = resumed(again, screen, path, new_seed=seeds(9))
    screen.typist = Typist(going_on)
    play_match(going_on)
    assert going_on.position.stage is Stage.OVER
    assert len(going_on.position.results) == 2


def _until_saved(typist: object, path: Path) -> object:
    def typing(prompt: str) -> str:
        if path.exists():
            raise Left
        return typist(prompt)  # type: ignore[operator]

    return typing


def test_after_the_match_the_plain_record_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    session, terminal = sit_down("junior", ["Mia"], options=[])
    typist = Typist(session)
    lines = iter([f"save {path}", "xyz", ""])
    terminal.typist = lambda prompt: next(lines) if "to leave" in prompt else typist(prompt)
    play_match(session)
    record = read_record(path.read_text())
    assert record == session.record()
    assert prove(record.events).fair
    assert "Goodbye. The record is in" in terminal.text
    assert "expected Enter, save FILE, rules, help or quit, got 'xyz'" in terminal.text
    with pytest.raises(BadNotation, match="got a record: 'rackrun replay' shows it"):
        load_saved(path)


def test_another_file_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear Ben")
    session, terminal = sit_down("classic", [], [f"save {path}", f"save {tmp_path}", "save /no/x"])
    play_match(session)
    assert path.read_text() == "dear Ben"
    said = terminal.text.replace("\n", "").replace("     ", "")
    assert "expected the name of a new file" in said
    assert "expected a file that can be written, got /no/x" in said


@pytest.mark.parametrize(
    "name",
    ["~nosuchuser/x", "{}/file/x", "{}/" + "n" * 300, "{}/a\0b", "{}/loop/x", "{}/loop", "/"],
)
def test_a_file_that_cannot_be_written_does_not_end_the_game(name: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    path = name.format(tmp_path)
    session, terminal = sit_down("classic", [], [f"save {path}", "quit", f"save {path}", "quit"])
    play_match(session)
    assert terminal.text.count("  !  expected a file that can be written, got") == 2
    assert len(terminal.prompts) == 5
    assert session.saved_as is None


def test_a_folder_that_may_not_be_looked_into_does_not_end_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Path) -> bool:
        raise PermissionError(13, "Permission denied")

    session, terminal = sit_down("classic", [], [f"save {tmp_path}/x", "help"])
    monkeypatch.setattr(Path, "exists", refuse)
    play_match(session)
    said = " ".join(terminal.text.split())
    assert "! expected a file that can be written, got" in said
    assert "Permission denied" in said
    assert "cut meld 2 behind its third tile" in terminal.text


# What is left unsaved.


def test_ctrl_c_is_asked_about_once() -> None:
    session, terminal = sit_down("classic", [], ["^C", "sort number", "^C", "^C", "never read"])
    play_match(session)
    assert terminal.text.count("press Ctrl-C again, or type quit, to leave") == 2
    assert len(terminal.prompts) == 4
    assert "Goodbye. This game was not saved" in terminal.text


def test_ctrl_d_is_asked_about_where_something_is_lost(tmp_path: Path) -> None:
    _, terminal = played = sit_down("classic", [], ["^D", "^D", "never read"])
    play_match(played[0])
    assert terminal.text.count("press Ctrl-D again, or type quit, to leave") == 1
    assert len(terminal.prompts) == 2
    _, terminal = played = sit_down("classic", [], [f"save {tmp_path}/x", "^D", "never read"])
    play_match(played[0])
    assert "Ctrl-D" not in terminal.text


def test_a_game_left_unsaved_is_kept_and_goes_on(tmp_path: Path) -> None:
    session, terminal = sit_down("classic", [], ["draw", "^C", "^C"])
    session.keep_in = tmp_path / "state" / "rackrun"
    play_match(session)
    path = tmp_path / "state" / "rackrun" / "last-game.json"
    assert load_saved(path).events == tuple(session.events)
    assert f"rackrun play --resume {path}" in terminal.text.replace("\n", "").replace(
        "--resume/", "--resume /"
    )
    assert [each.name for each in path.parent.iterdir()] == ["last-game.json"]


def test_a_finished_match_left_unsaved_is_kept_as_a_record(tmp_path: Path) -> None:
    session, terminal = sit_down("junior", ["Mia"])
    session.keep_in, terminal.typist = tmp_path, Typist(session)
    play_match(session)
    assert read_record((tmp_path / "last-game.txt").read_text()) == session.record()
    assert "Goodbye. This record was not saved" in terminal.text
    assert "To see it: rackrun replay" in " ".join(terminal.text.split())


def test_a_saved_game_is_not_kept_twice(tmp_path: Path) -> None:
    session, _ = sit_down("classic", [], [f"save {tmp_path}/x", "quit"])
    session.keep_in = tmp_path / "state"
    play_match(session)
    assert not session.keep_in.exists()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    session, terminal = sit_down("classic", [], [])
    session.keep_in = tmp_path / "file" / "rackrun"
    play_match(session)
    assert "was not saved and could not be kept: expected a file" in " ".join(terminal.text.split())


@pytest.mark.parametrize("kept", [True, False])
def test_a_terminal_that_is_gone_keeps_the_game(tmp_path: Path, kept: bool) -> None:
    session, terminal = sit_down("classic", [])
    session.keep_in = tmp_path if kept else None

    def gone(*_: object) -> str:
        raise OSError(5, "Input/output error")

    terminal.typist = terminal.show = gone  # type: ignore[method-assign, assignment]
    if kept:
        play_match(session)
        assert load_saved(tmp_path / "last-game.json").players == session.players
    else:
        with pytest.raises(OSError, match="Input/output error"):
            play_match(session)


def test_the_folder_is_the_one_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert state_folder() == tmp_path / "rackrun"
    monkeypatch.setenv("XDG_STATE_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert state_folder() == tmp_path / ".local" / "state" / "rackrun"
    monkeypatch.setattr(Path, "home", lambda: Path("~nosuchuser").expanduser())
    assert state_folder() is None


def test_the_program_is_named_as_it_was_started(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    started = tmp_path / "venv" / "rackrun"
    started.parent.mkdir()
    started.write_text("#!/bin/sh\n")
    started.chmod(0o755)
    monkeypatch.setenv("PATH", "/nowhere")
    for argv, folder, name in (
        (["/x/pytest"], tmp_path, "rackrun"),
        ([], tmp_path, "rackrun"),
        ([str(started)], tmp_path, "venv/rackrun"),
        ([str(started)], started.parent, "./rackrun"),
        ([str(started)], Path("/usr/lib"), str(started)),
    ):
        monkeypatch.chdir(folder)
        monkeypatch.setattr("sys.argv", argv)
        assert len(program()) <= len(name)
        assert program() == name or ".." in program()
    monkeypatch.setenv("PATH", str(started.parent))
    assert program() == "rackrun"


def test_a_saved_game_says_what_its_file_shows(tmp_path: Path) -> None:
    session, terminal = sit_down("classic", [], [f"save {tmp_path}/x"])
    play_match(session)
    assert "The file shows all tiles and the pool" in terminal.text


def test_a_file_of_this_game_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    session, _ = sit_down("classic", [], [f"save {path}", "draw", f"save {path}"])
    play_match(session)
    assert load_saved(path).events == tuple(session.events)


def test_a_directory_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadNotation, match="got the directory"):
        store(tmp_path, "text")


def broken(path: Path, **changes: object) -> str:
    data = json.loads(path.read_text())
    return json.dumps({**data, **changes})


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    saved_after(path, 4)
    return path


def test_what_is_written_is_read_again(saved: Path) -> None:
    text = saved.read_text()
    assert write_saved(read_saved(text)) == text
    assert record_in(text).names == ("Anna", "Bot")
    assert "looking at it spoils the game" in text


def test_it_is_kept_which_bot_sits_where(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    seats = ["Anna", "solver", "helper:Max"]
    session, _ = sit_down("classic", seats, [f"save {path}", "quit"])
    play_match(session)
    assert [player.kind for player in load_saved(path).players] == [None, "solver", "helper"]


def test_a_file_from_before_there_were_kinds_of_bots_has_the_usual_one(saved: Path) -> None:
    data = json.loads(saved.read_text())
    del data["kinds"]
    assert [player.kind for player in read_saved(json.dumps(data)).players] == [None, "bot"]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"format": "letter"}, "format: expected 'rackrun-save', got 'letter'"),
        ({"version": 2}, "version: expected 1, got 2"),
        ({"record": 5}, "record: expected str, got 5"),
        ({"record": "hello"}, "record: line 1: expected 'rackrun record 1', got 'hello'"),
        ({"seed": None}, "seed: expected the seed of the running round, got None"),
        ({"seed": "abc"}, "seed: expected a seed of 64 digits 0-9 a-f, got 'abc'"),
        ({"seed": "00" * 32}, "seed: expected the one that the round was shuffled with"),
        ({"bots": [7]}, "bots: expected seats from 0 to 1, got 7"),
        ({"kinds": "solver"}, "kinds: expected one for each bot, got 'solver'"),
        ({"kinds": []}, "kinds: expected one for each bot, got []"),
        ({"kinds": ["finder"]}, "kinds: classic: expected a bot out of bot, helper"),
        ({"kinds": [7]}, "kinds: classic: expected a bot out of bot, helper"),
        ({"by_number": ["x"]}, "by_number: expected seats from 0 to 1, got 'x'"),
        ({"guide": "cat"}, "guide: expected computer or person, got 'cat'"),
        ({"draft": "r3 x4"}, "draft: expected a tile such as 'r12' or 'J', got 'x4'"),
        ({"draft": "g1 g2 g3"}, "draft: expected tiles of the table and of your rack"),
        ({"seconds": "long"}, "seconds: expected int or float, got 'long'"),
        ({"seconds": -1}, "seconds: expected 0 to 1000000, got -1"),
        ({"seconds": 2e6}, "seconds: expected 0 to 1000000, got 2000000.0"),
        ({"seconds": float("nan")}, "seconds: expected 0 to 1000000, got nan"),
        ({"seconds": float("inf")}, "seconds: expected 0 to 1000000, got inf"),
        ({"seconds": 10**400}, "seconds: expected 0 to 1000000, got 1000"),
        ({"own_seed": None}, "own_seed: expected str, got None"),
        ({"own_seed": "a b"}, "own_seed: expected 1 to 64 letters, digits or - _, got 'a b'"),
        ({"own_seed": "x" * 65}, "own_seed: expected 1 to 64 letters, digits or - _, got 'xxx"),
    ],
)
def test_a_broken_file_says_what_is_broken(
    saved: Path, changes: dict[str, object], words: str
) -> None:
    if changes.get("seed") == "00" * 32:
        changes = {"seed": seeds(99)().revealed}
    with pytest.raises(BadNotation) as caught:
        read_saved(broken(saved, **changes))
    assert str(caught.value).startswith(words)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "expected a saved game as JSON"),
        ("{", "expected a saved game as JSON"),
        ("[]", "expected a saved game, got list"),
        ("[" * 100_000, "expected a saved game as JSON"),
    ],
)
def test_text_that_is_no_saved_game_is_refused(text: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text(text)
    with pytest.raises(BadNotation) as caught:
        load_saved(path)
    assert str(caught.value).startswith(f"{path}: {words}")


def test_a_cut_record_is_refused_with_its_line(saved: Path) -> None:
    lines = json.loads(saved.read_text())["record"].split("\n")
    cut = "\n".join([*lines[:12], *lines[13:]])
    with pytest.raises(BadNotation, match=r"record: line 13: expected"):
        read_saved(broken(saved, record=cut))


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadNotation, match="No such file"):
        load_saved(tmp_path / "none")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadNotation, match="expected text, got bytes that are none"):
        load_saved(tmp_path / "bytes")


def test_a_seed_between_rounds_and_a_draft_without_a_turn_are_refused(tmp_path: Path) -> None:
    session, _ = sit_down("junior", ["Mia"])
    fresh = write_saved(session.saved())
    path = tmp_path / "fresh.json"
    path.write_text(fresh)
    with pytest.raises(BadNotation, match="seed: expected null between rounds"):
        read_saved(broken(path, seed="00" * 32))
    with pytest.raises(BadNotation, match="draft: expected null while no turn goes on"):
        read_saved(broken(path, draft="r1 r2 r3"))


def test_a_match_that_is_over_cannot_go_on() -> None:
    session, terminal = sit_down("junior", ["Mia"])
    terminal.typist = Typist(session)
    play_match(session)
    with pytest.raises(BadNotation, match="expected a match that goes on, got one that is over"):
        read_saved(write_saved(session.saved()))
