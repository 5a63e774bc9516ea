"""Where rooms are kept and who serves them, each in processes of its own."""

import socket
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.tables.processes import processor, proportional, resident
from benchmarks.tables.serving import Served
from tests.kit.engines import Postgres, Valkey
from tests.store.places import Place

LIMITS = ("--sockets-per-address", "1000000")
"""All clients come from one address; everything else is limited as it always is."""
EMBEDDED, SHARED = "SQLite", "PostgreSQL and Valkey"


@dataclass
class House:
    """A store, and the workers over it."""

    name: str
    folder: Path
    place: Place
    keeps: tuple[str, ...] | None = None
    engines: dict[str, int] = field(default_factory=dict[str, int])
    """The processes that are not ours, by what they are."""
    workers: list[Served] = field(default_factory=list[Served])

    def start(self, port: int = 0) -> Served:
        """One more worker."""
        worker = Served(self.folder, limits=LIMITS, keeps=self.keeps, port=port)
        self.workers.append(worker)
        worker.ready()
        return worker

    def kill(self, worker: Served) -> None:
        """One worker is gone at once."""
        self.workers.remove(worker)
        worker.process.kill()
        worker.process.communicate()

    def stop(self) -> None:
        """Stop all workers."""
        while self.workers:
            self.workers.pop().stop()

    def processor(self) -> float | None:
        """Seconds of processor time of all workers."""
        return processor(each.process.pid for each in self.workers)

    def engines_processor(self) -> dict[str, float | None]:
        """The same for each engine."""
        return {name: processor([pid]) for name, pid in self.engines.items()}

    def megabytes(self) -> dict[str, float | None]:
        """The memory of all workers together, and that of each engine."""
        ours = resident(each.process.pid for each in self.workers)
        return {"rackrun": ours} | {name: proportional([pid]) for name, pid in self.engines.items()}


@contextmanager
def house(name: str, folder: Path) -> Generator[House]:
    """An empty house; in the end its workers stop, then its engines."""
    folder.mkdir(exist_ok=True)
    made = _shared(folder) if name == SHARED else _embedded(folder)
    with made as each:
        try:
            yield each
        finally:
            each.stop()


@contextmanager
def _embedded(folder: Path) -> Generator[House]:
    yield House(EMBEDDED, folder, Place(str(folder / "rooms.db")))


@contextmanager
def _shared(folder: Path) -> Generator[House]:
    database, bus = Postgres(), Valkey()
    try:
        address = database.new_database()
        yield House(SHARED, folder, Place(address), ("--database", address, "--bus", bus.address),
                    {"database": database.pid, "bus": bus.pid})  # fmt: skip
    finally:
        bus.end()
        database.end()


def free_ports(count: int) -> list[int]:
    """Ports that nobody uses now."""
    found = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    try:
        return [each.getsockname()[1] for each in found]
    finally:
        for each in found:
            each.close()
