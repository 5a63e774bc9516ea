"""Rooms in PostgreSQL, as they leave it and as it takes them in."""

import asyncio
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any, LiteralString

import psycopg
from psycopg import errors

from rackrun.errors import RoomsThere, StoreUnavailable
from rackrun.store.backup_file import KeptMove, KeptRoom
from rackrun.store.log import Entry
from rackrun.store.moving import Snapshot, newcomer, refuse
from rackrun.store.postgres import SETTINGS
from rackrun.store.postgres_form import prepared

TOGETHER = 100
"""Rooms that are in memory at the same time."""
WITHOUT_HASTE: dict[str, Any] = {
    # What takes long here keeps nobody waiting.
    **SETTINGS,
    "options": f"{SETTINGS['options']} -c statement_timeout=0"
    " -c idle_in_transaction_session_timeout=0",
}

NOW: LiteralString = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
ROOMS = """
SELECT id, code, touched, wakes, CASE WHEN wakes IS NOT NULL THEN coalesce(
        (SELECT at FROM beats WHERE worker = owner), (SELECT max(at) FROM beats), touched) END,
    (SELECT json_agg(json_build_array(version, at, data) ORDER BY version)
        FROM entries WHERE room = rooms.id),
    (SELECT json_agg(json_build_array(mover, moves.id, first, last) ORDER BY first, mover, moves.id)
        FROM moves WHERE room = rooms.id),
    (SELECT json_object_agg(commitment, seed) FROM seeds WHERE room = rooms.id)
FROM rooms
"""
"""With the moment that a worker which takes a room over would go by."""
THERE = "SELECT count(*) FROM rooms WHERE id = ANY(%s) OR code = ANY(%s)"

Connection = psycopg.Connection[tuple[Any, ...]]


class PostgresPlace:
    """The database, with connections of its own, so that workers beside it go on."""

    def __init__(self, address: str) -> None:
        """Nothing is opened yet."""
        self._address = address

    @contextmanager
    def leaving(self) -> Generator[Snapshot]:
        """The rooms as they are now; the database shows what is written meanwhile to others."""
        asyncio.run(prepared(self._address, SETTINGS, make=False))
        with self._connected("read") as connection:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            connection.read_only = True
            at, count = _row(connection, f"SELECT {NOW}, count(*) FROM rooms")
            yield Snapshot(at, count, _rooms(connection))

    def take_in(self, rooms: Iterable[KeptRoom]) -> None:
        """Store these rooms, all of them or none."""
        asyncio.run(prepared(self._address, SETTINGS))
        with self._connected("stored") as connection:
            now, there, left = _row(connection, f"SELECT {NOW}")[0], 0, iter(rooms)
            while some := list(islice(left, TOGETHER)):
                names = [room.id for room in some], [room.code for room in some]
                there += _row(connection, THERE, names)[0]
                if not there:
                    _insert(connection, some, now)
            refuse(there)

    @contextmanager
    def _connected(self, what: str) -> Generator[Connection]:
        """A connection with one transaction, which ends with it."""
        try:
            with psycopg.connect(self._address, **WITHOUT_HASTE) as connection:
                yield connection
        except errors.UniqueViolation:
            # It was not there a moment ago.
            raise RoomsThere(1) from None
        except psycopg.Error as error:
            told = str(error).strip().partition("\n")[0]
            raise StoreUnavailable(f"nothing can be {what} now: {told}") from error


def _row(connection: Connection, query: LiteralString, values: Sequence[Any] = ()) -> Any:
    return connection.execute(query, values).fetchone()


def _rooms(connection: Connection) -> Iterator[KeptRoom]:
    with connection.cursor("rooms") as cursor:
        cursor.itersize = TOGETHER
        for id_, code, touched, wakes, seen, entries, moves, seeds in cursor.execute(ROOMS):
            yield KeptRoom(id_, code, touched, wakes, seen,
                           tuple(Entry(*row) for row in entries or ()),
                           tuple(KeptMove(*row) for row in moves or ()), seeds or {})  # fmt: skip


def _insert(connection: Connection, rooms: list[KeptRoom], now: int) -> None:
    owners = {room.id: newcomer(room, now) for room in rooms}
    for owner, beat in {each for each in owners.values() if each.owner is not None}:
        connection.execute("INSERT INTO beats VALUES (%s, %s) ON CONFLICT DO NOTHING",
                           (owner, beat))  # fmt: skip
    _copy(connection, "COPY rooms (id, code, version, touched, wakes, owner) FROM STDIN",
          ((room.id, room.code, room.entries[-1].version if room.entries else 0, room.touched,
            room.wakes, owners[room.id].owner) for room in rooms))  # fmt: skip
    _copy(connection, "COPY entries FROM STDIN",
          ((room.id, *entry) for room in rooms for entry in room.entries))  # fmt: skip
    _copy(connection, "COPY moves FROM STDIN",
          ((room.id, *move) for room in rooms for move in room.moves))  # fmt: skip
    _copy(connection, "COPY seeds FROM STDIN",
          ((room.id, *pair) for room in rooms for pair in room.seeds.items()))  # fmt: skip


def _copy(connection: Connection, query: LiteralString, rows: Iterable[tuple[Any, ...]]) -> None:
    with connection.cursor() as cursor, cursor.copy(query) as copy:
        for row in rows:
            copy.write_row(row)
