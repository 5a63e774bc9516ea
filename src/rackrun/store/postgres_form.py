"""The form of the database in PostgreSQL: found, checked and brought to the newest version."""

from typing import Any, LiteralString, cast

import psycopg

from rackrun.errors import ForeignStore, StoreUnavailable
from rackrun.store.migrations import steps

SCHEMA: LiteralString = "rackrun"
"""Where our tables stand, so that we can share a database with others."""
STEPS = steps("postgres")
ONE_AT_A_TIME = 0x52636B72
"""The lock under which the form is changed: ``Rckr``."""

Connection = psycopg.AsyncConnection[tuple[Any, ...]]


async def prepared(address: str, settings: dict[str, Any], *, make: bool = True) -> str:
    """Bring a database to the newest form and give the name of its cluster.

    In one transaction, so that a crash leaves the old one. Unless ``make`` is false, our tables
    are made if they are not there.

    Raises StoreUnavailable if it cannot be reached, and ForeignStore if it is not ours, or of a
    newer version.
    """
    if not address:  # or it would be whichever the environment of the library names
        raise ForeignStore("--database: expected an address such as"
                           " postgresql://rackrun@db.example/rooms, got an empty one")  # fmt: skip
    try:
        async with await psycopg.AsyncConnection.connect(address, **settings) as connection:
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (ONE_AT_A_TIME,))
            await _migrate(connection, make=make)
            row = await (await connection.execute("SELECT cluster FROM form")).fetchone()
            assert row is not None, "the form was just checked"
            return str(row[0])
    except psycopg.Error as error:
        told = str(error).strip().partition("\n")[0]
        away = isinstance(error, psycopg.OperationalError)  # which may be over in a moment
        raise (StoreUnavailable if away else ForeignStore)(
            f"--database: expected a PostgreSQL that can be used, got {told}"
        ) from error


async def _migrate(connection: Connection, *, make: bool) -> None:
    version = await _version(connection)
    if not version and not make:
        raise ForeignStore("--database: expected rooms of rackrun, got a database without any")
    if version > len(STEPS):
        raise ForeignStore(f"--database: expected version {len(STEPS)} at most, got {version};"
                           " hint: a newer rackrun has written it")  # fmt: skip
    if version == len(STEPS):
        return
    await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
    for script in STEPS[version:]:
        await connection.execute(cast("LiteralString", script))
    if version == 0:
        await connection.execute("CREATE TABLE form (version int NOT NULL, cluster uuid NOT NULL)")
        await connection.execute("INSERT INTO form VALUES (%s, gen_random_uuid())", (len(STEPS),))
    else:
        await connection.execute("UPDATE form SET version = %s", (len(STEPS),))


async def _version(connection: Connection) -> int:
    """The version of the form; 0 where nothing is yet."""
    found = await connection.execute(
        "SELECT tablename FROM pg_tables WHERE schemaname = %s", (SCHEMA,)
    )
    tables = {row[0] for row in await found.fetchall()}
    if not tables:
        return 0
    if "form" not in tables:
        raise ForeignStore(f"--database: expected rooms of rackrun in the schema {SCHEMA},"
                           f" got {', '.join(sorted(tables))}")  # fmt: skip
    row = await (await connection.execute("SELECT version FROM form")).fetchone()
    return row[0] if row else 0
