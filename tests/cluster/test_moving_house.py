"""A house moves while people play: from a file to PostgreSQL, and from PostgreSQL to a file."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from rackrun.client import Server, Ticket, bot, free, here
from rackrun.fairness import prove
from rackrun.notation.records import read_record
from rackrun.store.backup_file import read_backup
from tests.kit.engines import postgres
from tests.kit.size import sized
from tests.server.house import run
from tests.server.serving import ROOT, Running
from tests.server.test_editions_by_socket import Person, check_heard, played
from tests.store.places import Place
from tests.store.test_moving import rows

pytestmark = pytest.mark.heavy


class Home:
    """Where rooms are kept, and the server there if one runs."""

    def __init__(self, folder: Path, address: str | None) -> None:
        """Nobody serves here yet; without an address rooms are in a file in the folder."""
        folder.mkdir()
        self._folder = folder
        self.keeps = ("--database", address) if address else ("--data", str(folder))
        self.rooms = Place(address or str(folder / "rooms.db"))
        self.running: Running | None = None

    def start(self) -> None:
        """Let a server run here."""
        self.running = Running(self._folder, keeps=self.keeps)

    def kill(self) -> None:
        """The server is gone at once."""
        if self.running is not None:
            self.running.kill()
            self.running = None

    @property
    def server(self) -> Server:
        """The server for a client."""
        assert self.running is not None
        return self.running.server

    async def moved(self, command: str, file: Path) -> str:
        """Type a command as an operator does; gives what it says."""
        words = [str(Path(sys.executable).with_name("rackrun")), command, str(file), *self.keeps]
        done = await asyncio.to_thread(
            subprocess.run, words, capture_output=True, text=True, timeout=60, cwd=ROOT, check=True
        )
        assert done.stderr == ""
        return done.stdout

    def log(self, room: str) -> list[str]:
        """The log of a room, read as anybody could."""
        return [row[3] for row in rows(self.rooms)["entries"] if row[0] == room]


@asynccontextmanager
async def playing(
    server: Server, tickets: list[Ticket], people: list[Person]
) -> AsyncGenerator[asyncio.Future[list[Person]]]:
    """Anna and Ben play from the first event they can hear of."""
    async with server.stay(tickets[0], after=1) as one, server.stay(tickets[1], after=1) as other:
        both = asyncio.gather(*map(played, (one, other), people))
        yield both
        both.cancel()
        await asyncio.gather(both, return_exceptions=True)


async def until_heard(people: list[Person], count: int) -> None:
    """Wait until both have heard of so much."""
    while any(len(each.heard) < count for each in people):
        await asyncio.sleep(0.01)


async def drill(old: Home, new: Home, file: Path) -> None:
    """Back up while people play, lose the old house, and play on in the new one to the end."""
    seats = [here("Anna"), free(), bot("helper")]
    options = {"rounds": 1, "time_limit_seconds": 120}
    anna = await old.server.open_room("classic", seats, options=options)
    tickets = [anna, await old.server.join("Ben", code=anna.code)]
    people = [Person(0), Person(1)]
    async with playing(old.server, tickets, people):
        await until_heard(people, 25)
        assert await old.moved("backup", file) == f"1 room backed up to {file}\n"
        await until_heard(people, len(people[0].heard) + 3)  # nobody has stopped
    old.kill()
    assert await new.moved("restore", file) == f"1 room restored from {file}\n"
    if new.running is None:
        await asyncio.to_thread(new.start)
    again = [Person(0), Person(1)]
    async with playing(new.server, tickets, again) as both:
        await both
    (kept,) = read_backup(file)
    log, count = [entry.data for entry in kept.entries], len(kept.entries)
    assert old.log(anna.room)[:count] == new.log(anna.room)[:count] == log
    assert count >= 25
    record = read_record(await new.server.record(anna))
    check_heard(record, again, [0, 1])
    assert prove(record.events).fair
    assert new.running is not None
    assert '"level": "error"' not in new.running.journal


MOVES = [
    ("file", "database", False), ("database", "file", True),
    ("file", "database", True), ("database", "file", False),
]  # fmt: skip
"""From where, to where, and whether a server runs there before the rooms come."""


@pytest.mark.parametrize(("source", "target", "serving"), MOVES[: sized(2, 4)])
def test_a_game_goes_on_in_another_house_to_its_end(
    source: str, target: str, serving: bool, tmp_path: Path
) -> None:
    old, new = (
        Home(tmp_path / kind, postgres().new_database() if kind == "database" else None)
        for kind in (source, target)
    )
    try:
        old.start()
        if serving:
            new.start()
        run(drill(old, new, tmp_path / "rooms.backup"), seconds=90)
    finally:
        old.kill()
        new.kill()
