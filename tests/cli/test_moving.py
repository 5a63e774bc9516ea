"""``rackrun backup`` and ``rackrun restore``: what cannot be is told in one line."""

import sqlite3
from contextlib import closing
from io import StringIO
from pathlib import Path

import psycopg
import pytest

from rackrun.cli import main
from rackrun.store import Store
from rackrun.store.postgres_form import STEPS as POSTGRES_STEPS
from rackrun.store.sqlite_form import STEPS
from tests.kit.engines import postgres
from tests.store.places import Place
from tests.store.test_store import OTHER, ROOM, batch

NOBODY = "postgresql://nobody@127.0.0.1:1/rooms"


class Terminal:
    """Where commands are typed."""

    def __init__(self, patch: pytest.MonkeyPatch, told: pytest.CaptureFixture[str]) -> None:
        """Nothing is typed yet."""
        self._patch, self._told = patch, told

    def type(self, *words: object) -> tuple[int, str, str]:
        """The exit code and what was said on both streams."""
        self._patch.setattr("sys.argv", ["rackrun", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            main()
        said = self._told.readouterr()
        return int(ended.value.code or 0), said.out, said.err

    def refused(self, *words: object) -> str:
        """The one line with which something is refused."""
        code, out, err = self.type(*words)
        assert (code, out) == (2, "")
        (line,) = err.splitlines()
        assert line.startswith("error: ")
        return line


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """A terminal, in which nobody has typed anything."""
    return Terminal(monkeypatch, capsys)


async def fill(store: Store) -> None:
    """Two rooms."""
    await store.create(ROOM, batch("a"))
    await store.create(OTHER, batch("a"))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with rooms."""
    Place(str(tmp_path / "data" / "rooms.db")).using(fill)
    return tmp_path / "data"


@pytest.fixture
def backup(data: Path, terminal: Terminal) -> Path:
    """A backup of them."""
    file = data.parent / "rooms.backup"
    assert terminal.type("backup", file, "--data", data) == (
        0, f"2 rooms backed up to {file}\n", "",
    )  # fmt: skip
    return file


def test_rooms_move_to_a_database_and_back(backup: Path, terminal: Terminal) -> None:
    address, folder = postgres().new_database(), backup.parent / "new" / "data"
    restored = (0, f"2 rooms restored from {backup}\n", "")
    assert terminal.type("restore", backup, "--database", address) == restored
    assert terminal.type("backup", backup, "--database", address)[0] == 0
    assert terminal.type("restore", backup, "--data", folder) == restored
    assert folder.stat().st_mode & 0o077 == 0
    assert (folder / "rooms.db").stat().st_mode & 0o077 == 0
    new = Place(str(folder / "rooms.db"))
    assert new.using(lambda store: store.versions([ROOM.id, OTHER.id])) == {ROOM.id: 1, OTHER.id: 1}


class Shown(StringIO):
    """A stream that somebody looks at."""

    def isatty(self) -> bool:
        """It is on a screen."""
        return True


def test_whoever_looks_sees_how_far_it_is(
    backup: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = Shown()
    monkeypatch.setattr("sys.stderr", shown)
    code, out, _ = terminal.type("restore", backup, "--data", backup.parent / "new")
    assert (code, out) == (0, f"2 rooms restored from {backup}\n")
    assert "checking" in shown.getvalue()
    assert "restoring" in shown.getvalue()
    assert "2/2" in shown.getvalue()


def test_without_words_rooms_are_where_serve_keeps_them(
    backup: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(backup.parent / "home"))
    assert terminal.type("restore", backup)[0] == 0
    assert (backup.parent / "home" / "rackrun" / "rooms.db").exists()
    assert terminal.type("backup", backup)[0] == 0


@pytest.mark.parametrize(("content", "why"), [
    (None, "got none that can be read: No such file or directory"),
    (b"", "got another kind of file"),
    (b"milk, eggs and butter\n", "got another kind of file"),
    (b"cut", "got one that was cut"),
    (b"changed", "got another kind of file, or one that was changed"),
])  # fmt: skip
def test_a_file_that_is_no_whole_backup(
    content: bytes | None, why: str, backup: Path, terminal: Terminal
) -> None:
    whole, new = backup.read_bytes(), backup.parent / "new"
    file = backup.parent / "file"
    if content is not None:
        known = {b"cut": whole[:-20], b"changed": whole[:-8] + bytes(8)}
        file.write_bytes(known.get(content, content))
    assert f"file: expected a whole backup of rackrun, {why}" in terminal.refused(
        "restore", file, "--data", new
    )
    assert not new.exists()


def test_rooms_that_are_there_already(backup: Path, data: Path, terminal: Terminal) -> None:
    line = "error: expected rooms that are not there yet, got 2 that are; nothing was stored"
    assert terminal.refused("restore", backup, "--data", data) == line


def test_a_target_of_another_version(backup: Path, terminal: Terminal) -> None:
    new, address = backup.parent / "new", postgres().new_database()
    for words in (("--data", new), ("--database", address)):
        assert terminal.type("restore", backup, *words)[0] == 0
    with closing(sqlite3.connect(new / "rooms.db")) as connection:
        connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    with psycopg.connect(address) as database:
        database.execute("UPDATE rackrun.form SET version = %s", [len(POSTGRES_STEPS) + 1])
    for words in (("--data", new), ("--database", address)):
        for command in ("backup", "restore"):
            assert "a newer rackrun has written it" in terminal.refused(command, backup, *words)


@pytest.mark.parametrize(("words", "why"), [
    (["--database", NOBODY], "--database: expected a PostgreSQL that can be used"),
    (["--database", NOBODY, "--data", "here"], "--data: expected no --database beside it"),
    (["--data", ""], "--data: expected a folder for the rooms, got an empty name"),
])  # fmt: skip
def test_a_place_that_cannot_be(
    words: list[str], why: str, backup: Path, terminal: Terminal
) -> None:
    before = backup.read_bytes()
    for command in ("backup", "restore"):
        assert why in terminal.refused(command, backup, *words)
    assert backup.read_bytes() == before


def test_a_folder_that_cannot_be_written_into(backup: Path, data: Path, terminal: Terminal) -> None:
    nowhere = backup.parent / "nowhere" / "rooms.backup"
    why = "expected a folder to write into, got No such file or directory"
    assert why in terminal.refused("backup", nowhere, "--data", data)
    below = backup / "data"
    why = "rooms.db: expected a file to write, got Not a directory"
    assert why in terminal.refused("restore", backup, "--data", below)
    why = "expected rooms of rackrun, got none"
    assert why in terminal.refused("backup", backup, "--data", backup.parent / "nowhere")
    assert not nowhere.parent.exists()
