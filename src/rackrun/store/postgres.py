"""Rooms in PostgreSQL, for any number of workers on any number of machines."""

from collections.abc import AsyncGenerator, Collection
from contextlib import asynccontextmanager
from typing import Any, LiteralString

import psycopg
from psycopg import errors
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from rackrun.errors import CodeTaken, Conflict, StoreUnavailable
from rackrun.store.log import STORED_ALREADY, Batch, Entry, Move, NewRoom, Span, check
from rackrun.store.postgres_form import SCHEMA, prepared

Connection = psycopg.AsyncConnection[tuple[Any, ...]]

CONNECTIONS = 8
"""Connections of one worker: so many commits wait for the disk at the same time."""
PATIENCE = 5
"""Seconds to wait for a connection, or for an answer over one, before the database is away."""
MOST_AT_ONCE = 200
"""Rooms that are claimed at once, so that workers that do it at the same time share them."""

SETTINGS = {
    # Whatever the house rules of the database are: what was acknowledged is on the disk.
    "options": f"-c search_path={SCHEMA} -c synchronous_commit=on"
    f" -c statement_timeout={PATIENCE * 1000} -c lock_timeout={PATIENCE * 1000}",
    "connect_timeout": PATIENCE,
    "tcp_user_timeout": PATIENCE * 1000,
    "application_name": "rackrun",
}

CREATE = """
INSERT INTO rooms (id, code, version, touched, owner) VALUES (%s, %s, 0, %s, %s)
"""
APPEND = """
WITH found AS (
    UPDATE rooms SET version = version + cardinality(%(entries)s::text[]), touched = %(at)s,
        wakes = %(wakes)s
    WHERE id = %(room)s AND version = %(seen)s
        AND (%(owner)s::text IS NULL OR owner = %(owner)s) RETURNING id
), logged AS (
    INSERT INTO entries SELECT id, %(seen)s + place, %(at)s, data
    FROM found, unnest(%(entries)s::text[]) WITH ORDINALITY AS each (data, place)
), moved AS (
    INSERT INTO moves SELECT id, %(mover)s, %(move)s, %(seen)s + 1,
        %(seen)s + cardinality(%(entries)s::text[])
    FROM found WHERE %(mover)s::text IS NOT NULL
), seeded AS (
    INSERT INTO seeds SELECT id, commitment, seed
    FROM found, unnest(%(commitments)s::text[], %(seeds)s::text[]) AS each (commitment, seed)
)
SELECT id FROM found
"""
"""All or nothing in one statement: whoever comes second finds another version, and adds nothing."""

CLAIM = """
WITH free AS (
    SELECT id, owner, wakes, touched FROM rooms
    WHERE (owner IS NULL
        OR CASE WHEN owner = %(worker)s THEN %(room)s::text IS NOT NULL
            ELSE NOT EXISTS (SELECT FROM beats WHERE worker = owner AND at >= %(alive)s) END)
    AND CASE WHEN %(room)s::text IS NULL THEN wakes IS NOT NULL ELSE id = %(room)s END
    LIMIT %(most)s FOR UPDATE
"""
CLAIMED = """
)
UPDATE rooms SET owner = %(worker)s FROM free WHERE rooms.id = free.id
RETURNING rooms.id, CASE WHEN free.wakes IS NOT NULL AND free.owner IS DISTINCT FROM %(worker)s
    THEN greatest(free.touched, coalesce((SELECT at FROM beats WHERE worker = free.owner),
        (SELECT max(at) FROM beats WHERE worker != %(worker)s), 0)) END
"""
CLAIM_ROOM: LiteralString = CLAIM + CLAIMED
CLAIM_ALL: LiteralString = CLAIM + " SKIP LOCKED" + CLAIMED


class PostgresStore:
    """The store of many workers."""

    def __init__(self, pool: "AsyncConnectionPool[Connection]", cluster: str) -> None:
        """Use these connections; ``opened`` makes them."""
        self._pool = pool
        self.cluster = cluster
        """The name of all workers that use this database."""

    @classmethod
    async def opened(cls, address: str) -> "PostgresStore":
        """Connect to a database and bring it to the newest form.

        Raises ForeignStore if it is something else, StoreUnavailable if it cannot be reached.
        """
        cluster = await prepared(address, SETTINGS)
        pool = AsyncConnectionPool[Connection](
            address, open=False, min_size=1, max_size=CONNECTIONS, timeout=PATIENCE,
            kwargs={"autocommit": True, **SETTINGS}, reconnect_timeout=PATIENCE,
        )  # fmt: skip
        await pool.open()
        return cls(pool, cluster)

    async def create(self, room: NewRoom, batch: Batch) -> None:
        """Open a room with its first entries; raises CodeTaken if another room has the code."""
        async with self._connected("stored") as connection, connection.transaction():
            try:
                await connection.execute(CREATE, (*room, batch.at, batch.owner))
            except errors.UniqueViolation:
                raise CodeTaken("expected a code that no other room has") from None
            await _append(connection, room.id, 0, batch)

    async def append(self, room: str, seen: int, batch: Batch) -> None:
        """Add to the log; raises Conflict if it has gone on since ``seen``, or has the move."""
        async with self._connected("stored") as connection:
            await _append(connection, room, seen, batch)

    async def entries(self, room: str, after: int = 0) -> list[Entry]:
        """The log after a version; empty if there is nothing new, or no such room."""
        rows = await self._read(
            "SELECT version, at, data FROM entries WHERE room = %s AND version > %s"
            " ORDER BY version", room, after,
        )  # fmt: skip
        return [Entry(*row) for row in rows]

    async def room_of(self, code: str) -> str | None:
        """The room that has this code."""
        return await self._one("SELECT id FROM rooms WHERE code = %s", code)

    async def code_of(self, room: str) -> str | None:
        """The code of this room."""
        return await self._one("SELECT code FROM rooms WHERE id = %s", room)

    async def span_of(self, room: str, move: Move) -> Span | None:
        """What a move brought about, if it was stored."""
        rows = await self._read(
            "SELECT first, last FROM moves WHERE room = %s AND mover = %s AND id = %s", room, *move
        )
        return Span(*rows[0]) if rows else None

    async def seed_of(self, room: str, commitment: str) -> str | None:
        """The seed of a round."""
        return await self._one(
            "SELECT seed FROM seeds WHERE room = %s AND commitment = %s", room, commitment
        )

    async def versions(self, rooms: Collection[str]) -> dict[str, int]:
        """The last version of each of these rooms; without those that are no more."""
        return dict(await self._read("SELECT id, version FROM rooms WHERE id = ANY(%s)",
                                     list(rooms)))  # fmt: skip

    async def delete(self, room: str) -> None:
        """Forget a room and everything in it."""
        await self._write("DELETE FROM rooms WHERE id = %s", room)

    async def delete_idle(self, before: int) -> list[str]:
        """Forget the rooms in which nothing has happened since; gives their ids."""
        await self._write("DELETE FROM beats WHERE at < %s", before)
        rows = await self._write("DELETE FROM rooms WHERE touched < %s RETURNING id", before)
        return [row[0] for row in rows]

    async def beat(self, worker: str, now: int) -> None:
        """Note that a worker is alive."""
        await self._write("INSERT INTO beats VALUES (%s, %s)"
                          " ON CONFLICT (worker) DO UPDATE SET at = excluded.at",
                          worker, now)  # fmt: skip

    async def beats(self) -> dict[str, int]:
        """When each worker was last alive, so far as anybody may still want to know."""
        return dict(await self._read("SELECT worker, at FROM beats"))

    async def claim(
        self, worker: str, alive: int, room: str | None = None
    ) -> dict[str, int | None]:
        """Own what nobody owns who was alive at that moment or later; gives what is owned now."""
        owned: dict[str, int | None] = {}
        values = {"worker": worker, "alive": alive, "room": room, "most": MOST_AT_ONCE}
        while True:
            async with self._connected("stored") as connection:
                found = await connection.execute(CLAIM_ALL if room is None else CLAIM_ROOM, values)
                rows = await found.fetchall()
            owned |= dict(rows)
            if len(rows) < MOST_AT_ONCE:
                return owned

    async def release(self, worker: str, room: str | None = None) -> None:
        """Own a room no longer, or none at all."""
        await self._write("UPDATE rooms SET owner = NULL WHERE owner = %s"
                          " AND (%s::text IS NULL OR id = %s)", worker, room, room)  # fmt: skip

    async def now(self) -> int:
        """The time of the database's machine, in milliseconds since 1970."""
        return await self._one("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")

    async def close(self) -> None:
        """Finish what was begun, then let go."""
        await self._pool.close()

    async def _one(self, query: LiteralString, *values: object) -> Any:
        """The only field of the only row, or None."""
        rows = await self._read(query, *values)
        return rows[0][0] if rows else None

    async def _read(self, query: LiteralString, *values: object) -> list[tuple[Any, ...]]:
        async with self._connected("read") as connection:
            return await (await connection.execute(query, values)).fetchall()

    async def _write(self, query: LiteralString, *values: object) -> list[tuple[Any, ...]]:
        async with self._connected("stored") as connection:
            done = await connection.execute(query, values)
            return await done.fetchall() if done.description else []

    @asynccontextmanager
    async def _connected(self, what: str) -> AsyncGenerator[Connection]:
        """A connection; whatever goes wrong with it means that the database is away."""
        try:
            async with self._pool.connection() as connection:
                yield connection
        except psycopg.DataError:
            raise  # somebody's words cannot be kept, which is no reason for all rooms to pause
        except (psycopg.Error, PoolTimeout) as error:
            told = str(error).strip().partition("\n")[0]
            raise StoreUnavailable(f"nothing can be {what} now: {told}") from error


async def _append(connection: Connection, room: str, seen: int, batch: Batch) -> None:
    mover, move = batch.move or (None, None)
    values = {
        "room": room, "seen": seen, "at": batch.at, "wakes": batch.wakes, "owner": batch.owner,
        "entries": list(batch.entries), "mover": mover, "move": move,
        "commitments": list(batch.seeds), "seeds": list(batch.seeds.values()),
    }  # fmt: skip
    try:
        done = await connection.execute(APPEND, values)
    except errors.UniqueViolation:
        raise Conflict(STORED_ALREADY) from None
    if not await done.fetchone():
        asked = "SELECT owner, version FROM rooms WHERE id = %s"
        check(await (await connection.execute(asked, (room,))).fetchone(), seen, batch)
        raise Conflict("expected a log that nobody else goes on with at this moment")
