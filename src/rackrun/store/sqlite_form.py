"""The form of the file in SQLite: found, checked and brought to the newest version."""

import sqlite3
from contextlib import closing
from pathlib import Path

from rackrun.errors import ForeignStore
from rackrun.store.migrations import steps

NAME = "rooms.db"
"""What the file is called in the folder with the data."""
APPLICATION = 0x52636B72
"""Marks the file as ours: ``Rckr``."""
STEPS = steps("sqlite")


def connect(path: Path) -> sqlite3.Connection:
    """A connection of one's own; transactions begin and end where one says so."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")  # what is forgotten is overwritten
    return connection


def prepare(path: Path, *, make: bool = True) -> None:
    """Bring the file to the newest form; it is made if it is not there and ``make`` is not false.

    Raises ForeignStore if it is something else, or of a newer version.
    """
    if not make and not (path.is_file() and path.stat().st_size):
        raise ForeignStore(f"{path}: expected rooms of rackrun, got none;"
                           " hint: say where they are with --data")  # fmt: skip
    _keep_private(path)
    try:
        with closing(connect(path)) as connection:
            _migrate(connection, path)
    except sqlite3.Error as error:
        raise ForeignStore(f"{path}: expected rooms of rackrun, got {error};"
                           " hint: move it away, or say another --data") from error  # fmt: skip


def _keep_private(path: Path) -> None:
    """Let nobody else on the machine read it: it has the seeds of rounds that are still played."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.chmod(0o600)
    except OSError as error:
        raise ForeignStore(f"{path}: expected a file to write, got {error.strerror}") from error


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Each step is one transaction, so that a crash leaves the old form."""
    ours, version = (
        connection.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("application_id", "user_version")
    )
    tables = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if tables and ours != APPLICATION:
        raise ForeignStore(f"{path}: expected rooms of rackrun, got another kind of database")
    if version > len(STEPS):
        raise ForeignStore(f"{path}: expected version {len(STEPS)} at most, got {version};"
                           " hint: a newer rackrun has written it")  # fmt: skip
    connection.execute("PRAGMA journal_mode = WAL")
    for number, script in enumerate(STEPS[version:], version + 1):
        connection.executescript(f"BEGIN; {script}; PRAGMA application_id = {APPLICATION};"
                                 f" PRAGMA user_version = {number}; COMMIT;")  # fmt: skip
