"""Rooms in a file, as they leave it and as it takes them in."""

import sqlite3
import time
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from rackrun.errors import StoreUnavailable
from rackrun.store.backup_file import KeptMove, KeptRoom
from rackrun.store.log import Entry
from rackrun.store.moving import Snapshot, newcomer, refuse
from rackrun.store.sqlite_form import connect, prepare

ROOMS = """
SELECT id, code, touched, wakes, CASE WHEN wakes IS NOT NULL THEN coalesce(
    (SELECT at FROM beats WHERE worker = owner), (SELECT max(at) FROM beats), touched) END
FROM rooms
"""
"""With the moment that a worker which takes a room over would go by."""


class SqlitePlace:
    """The file, with connections of its own, so that a server beside it goes on."""

    def __init__(self, path: Path) -> None:
        """Nothing is opened yet."""
        self._path = path

    @contextmanager
    def leaving(self) -> Generator[Snapshot]:
        """The rooms as they are now; the write-ahead log keeps what is written meanwhile apart."""
        prepare(self._path, make=False)
        try:
            with closing(connect(self._path)) as connection:
                connection.execute("BEGIN")
                count = connection.execute("SELECT count(*) FROM rooms").fetchone()[0]
                yield Snapshot(_now(), count, _rooms(connection))
        except sqlite3.Error as error:
            raise StoreUnavailable(f"nothing can be read now: {error}") from error

    def take_in(self, rooms: Iterable[KeptRoom]) -> None:
        """Store these rooms, all of them or none."""
        prepare(self._path)
        try:
            with closing(connect(self._path)) as connection:
                connection.execute("BEGIN IMMEDIATE")
                there = 0
                for room in rooms:
                    there += _is_there(connection, room)
                    if not there:
                        _insert(connection, room)
                refuse(there)
                connection.execute("COMMIT")  # without it, closing takes everything back
        except sqlite3.Error as error:
            raise StoreUnavailable(f"nothing can be stored now: {error}") from error


def _now() -> int:
    return round(time.time() * 1000)


def _rooms(connection: sqlite3.Connection) -> Iterator[KeptRoom]:
    for id_, code, touched, wakes, seen in connection.execute(ROOMS):
        entries = connection.execute("SELECT version, at, data FROM entries WHERE room = ?"
                                     " ORDER BY version", (id_,))  # fmt: skip
        moves = connection.execute("SELECT mover, id, first, last FROM moves WHERE room = ?"
                                   " ORDER BY first, mover, id", (id_,))  # fmt: skip
        seeds = connection.execute("SELECT commitment, seed FROM seeds WHERE room = ?", (id_,))
        yield KeptRoom(id_, code, touched, wakes, seen, tuple(Entry(*row) for row in entries),
                       tuple(KeptMove(*row) for row in moves), dict(seeds))  # fmt: skip


def _is_there(connection: sqlite3.Connection, room: KeptRoom) -> bool:
    found = connection.execute("SELECT 1 FROM rooms WHERE id = ? OR code = ?", (room.id, room.code))
    return found.fetchone() is not None


def _insert(connection: sqlite3.Connection, room: KeptRoom) -> None:
    owner, beat = newcomer(room, _now())
    if owner is not None:
        connection.execute("INSERT OR IGNORE INTO beats VALUES (?, ?)", (owner, beat))
    connection.execute("INSERT INTO rooms (id, code, touched, wakes, owner) VALUES (?, ?, ?, ?, ?)",
                       (room.id, room.code, room.touched, room.wakes, owner))  # fmt: skip
    connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)",
                           [(room.id, *entry) for entry in room.entries])  # fmt: skip
    connection.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?)",
                           [(room.id, *move) for move in room.moves])  # fmt: skip
    connection.executemany("INSERT INTO seeds VALUES (?, ?, ?)",
                           [(room.id, *pair) for pair in room.seeds.items()])  # fmt: skip
