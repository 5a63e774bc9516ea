"""Rooms in a file: SQLite with a write-ahead log, each commit on the disk before it is told."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from rackrun.errors import CodeTaken, Conflict, StoreUnavailable
from rackrun.store.log import STORED_ALREADY, Batch, Entry, Move, NewRoom, Span, check
from rackrun.store.sqlite_form import connect, prepare
from rackrun.store.writer import Writer

Result = TypeVar("Result")

FREE = """
SELECT id, CASE WHEN wakes IS NOT NULL AND owner IS NOT :worker THEN max(touched, coalesce(
    (SELECT at FROM beats WHERE worker = owner),
    (SELECT max(at) FROM beats WHERE worker != :worker), 0)) END
FROM rooms WHERE (owner IS NULL
    OR CASE WHEN owner = :worker THEN :room IS NOT NULL
        ELSE NOT EXISTS (SELECT * FROM beats WHERE worker = owner AND at >= :alive) END)
AND CASE WHEN :room IS NULL THEN wakes IS NOT NULL ELSE id = :room END
"""
"""Rooms that a worker may own, and since when nobody has seen to them."""


class SqliteStore:
    """The store of one machine; one thread writes, another one reads."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it; raises ForeignStore if it is something else."""
        self._path = path
        prepare(path)
        self._writer = Writer(self._connect)
        self._reader = ThreadPoolExecutor(1, "rackrun store")
        self._reading: sqlite3.Connection | None = None

    async def create(self, room: NewRoom, batch: Batch) -> None:
        """Open a room with its first entries; raises CodeTaken if another room has the code."""

        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.execute("INSERT INTO rooms (id, code, touched, owner) VALUES"
                                   " (?, ?, ?, ?)", (*room, batch.at, batch.owner))  # fmt: skip
            except sqlite3.IntegrityError:
                raise CodeTaken("expected a code that no other room has") from None
            _append(connection, room.id, 0, batch)

        await self._write(work)

    async def append(self, room: str, seen: int, batch: Batch) -> None:
        """Add to the log; raises Conflict if it has gone on since ``seen``, or has the move."""
        await self._write(lambda connection: _append(connection, room, seen, batch))

    async def entries(self, room: str, after: int = 0) -> list[Entry]:
        """The log after a version; empty if there is nothing new, or no such room."""
        rows = await self._read(
            "SELECT version, at, data FROM entries WHERE room = ? AND version > ? ORDER BY version",
            room, after,
        )  # fmt: skip
        return [Entry(*row) for row in rows]

    async def room_of(self, code: str) -> str | None:
        """The room that has this code."""
        return await self._one("SELECT id FROM rooms WHERE code = ?", code)

    async def code_of(self, room: str) -> str | None:
        """The code of this room."""
        return await self._one("SELECT code FROM rooms WHERE id = ?", room)

    async def span_of(self, room: str, move: Move) -> Span | None:
        """What a move brought about, if it was stored."""
        rows = await self._read(
            "SELECT first, last FROM moves WHERE room = ? AND mover = ? AND id = ?", room, *move
        )
        return Span(*rows[0]) if rows else None

    async def seed_of(self, room: str, commitment: str) -> str | None:
        """The seed of a round."""
        return await self._one(
            "SELECT seed FROM seeds WHERE room = ? AND commitment = ?", room, commitment
        )

    async def versions(self, rooms: Collection[str]) -> dict[str, int]:
        """The last version of each of these rooms; without those that are no more."""
        marks = ", ".join("?" * len(rooms))
        return dict(await self._read(f"SELECT room, max(version) FROM entries WHERE room IN"
                                     f" ({marks}) GROUP BY room", *rooms))  # fmt: skip

    async def delete(self, room: str) -> None:
        """Forget a room and everything in it."""
        await self._write(lambda connection: _delete(connection, [room]))
        await asyncio.wrap_future(self._writer.forget_the_past())

    async def delete_idle(self, before: int) -> list[str]:
        """Forget the rooms in which nothing has happened since; gives their ids."""

        def work(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute("SELECT id FROM rooms WHERE touched < ?", (before,))
            idle = [row[0] for row in rows]
            _delete(connection, idle)
            connection.execute("DELETE FROM beats WHERE at < ?", (before,))
            return idle

        idle = await self._write(work)
        if idle:
            await asyncio.wrap_future(self._writer.forget_the_past())
        return idle

    async def beat(self, worker: str, now: int) -> None:
        """Note that a worker is alive."""
        await self._write(
            lambda connection: connection.execute("REPLACE INTO beats VALUES (?, ?)", (worker, now))
        )

    async def beats(self) -> dict[str, int]:
        """When each worker was last alive, so far as anybody may still want to know."""
        return dict(await self._read("SELECT worker, at FROM beats"))

    async def claim(
        self, worker: str, alive: int, room: str | None = None
    ) -> dict[str, int | None]:
        """Own what nobody owns who was alive at that moment or later; gives what is owned now."""

        def work(connection: sqlite3.Connection) -> dict[str, int | None]:
            values = {"worker": worker, "alive": alive, "room": room}
            free = dict(connection.execute(FREE, values).fetchall())
            connection.executemany("UPDATE rooms SET owner = ? WHERE id = ?",
                                   [(worker, each) for each in free])  # fmt: skip
            return free

        return await self._write(work)

    async def release(self, worker: str, room: str | None = None) -> None:
        """Own a room no longer, or none at all."""
        await self._write(lambda connection: connection.execute(
            "UPDATE rooms SET owner = NULL WHERE owner = ? AND coalesce(id = ?, TRUE)",
            (worker, room)))  # fmt: skip

    async def now(self) -> int:
        """The time of this machine, in milliseconds since 1970."""
        return round(time.time() * 1000)

    async def close(self) -> None:
        """Finish what was begun, then let go."""
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._reader.shutdown)
        if self._reading is not None:
            self._reading.close()

    async def _write(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        return await asyncio.wrap_future(self._writer.do(work))

    async def _one(self, query: str, *values: object) -> Any:
        """The only field of the only row, or None."""
        rows = await self._read(query, *values)
        return rows[0][0] if rows else None

    async def _read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        def work() -> list[tuple[Any, ...]]:
            try:
                if self._reading is None:
                    self._reading = self._connect()
                return self._reading.execute(query, values).fetchall()
            except sqlite3.Error as error:
                raise StoreUnavailable(f"nothing can be read now: {error}") from error

        return await asyncio.get_running_loop().run_in_executor(self._reader, work)

    def _connect(self) -> sqlite3.Connection:
        return connect(self._path)


def _append(connection: sqlite3.Connection, room: str, seen: int, batch: Batch) -> None:
    found = connection.execute(
        "SELECT owner, coalesce((SELECT max(version) FROM entries WHERE room = id), 0)"
        " FROM rooms WHERE id = ?", (room,),
    ).fetchone()  # fmt: skip
    check(found, seen, batch)
    connection.execute(
        "UPDATE rooms SET touched = ?, wakes = ? WHERE id = ?", (batch.at, batch.wakes, room)
    )
    span = Span(seen + 1, seen + len(batch.entries))
    connection.executemany(
        "INSERT INTO entries VALUES (?, ?, ?, ?)",
        [(room, version, batch.at, data) for version, data in enumerate(batch.entries, span.first)],
    )
    if batch.move is not None:
        try:
            connection.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?)",
                               (room, *batch.move, *span))  # fmt: skip
        except sqlite3.IntegrityError:
            raise Conflict(STORED_ALREADY) from None
    connection.executemany(
        "INSERT INTO seeds VALUES (?, ?, ?)", [(room, *pair) for pair in batch.seeds.items()]
    )


def _delete(connection: sqlite3.Connection, rooms: list[str]) -> None:
    connection.executemany("DELETE FROM rooms WHERE id = ?", [(room,) for room in rooms])
