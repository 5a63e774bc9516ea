"""Whole games of every edition across workers, of which one after the other goes."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from rackrun.bots import for_seats
from rackrun.client import Server, Ticket, bot, free, here
from rackrun.editions import ids, load
from rackrun.fairness import prove
from rackrun.notation.records import Record, read_record
from tests.cluster.workers import Cluster, cluster
from tests.kit.size import sized
from tests.server.house import run
from tests.server.test_editions_by_socket import Person, check_heard, options_of, played

pytestmark = pytest.mark.heavy


class Match:
    """A match between two people, wherever they are connected, and a bot."""

    def __init__(self, server: Server, name: str) -> None:
        """Nobody has sat down yet."""
        self._server, self._name = server, name
        self.people = [Person(0), Person(1)]
        self.ticket: Ticket

    async def play(self) -> Record:
        """Play it to the end; gives the record, which is proved and is what everybody heard."""
        server, name = self._server, self._name
        seats = [here("Anna"), free(), bot(for_seats(load(name))[0])]
        self.ticket = await server.open_room(name, seats, options=options_of(name))
        ben = await server.join("Ben", code=self.ticket.code)
        async with (
            server.stay(self.ticket, after=1) as one,
            server.stay(ben, after=1) as other,
        ):
            await asyncio.gather(*map(played, (one, other), self.people))
        record = read_record(await server.record(self.ticket))
        check_heard(record, self.people, [0, 1])
        assert prove(record.events).fair
        return record

    @property
    def begun(self) -> bool:
        """Whether both have heard of a few moves."""
        return all(len(each.heard) > 25 for each in self.people)


async def all_played(server: Server, disturb: Callable[[list[Match]], Awaitable[None]]) -> None:
    """Play a match of every edition at once, while something else happens."""
    matches = [Match(server, name) for name in ids() for _ in range(sized(1, 8))]
    playing = asyncio.gather(*(match.play() for match in matches))
    await disturb(matches)
    for record in await playing:
        assert record.events


async def under_way(matches: list[Match]) -> None:
    """Wait until all have begun."""
    while not all(match.begun for match in matches):
        await asyncio.sleep(0.05)


def test_matches_of_every_edition_across_two_workers_of_which_one_is_killed(tmp_path: Path) -> None:
    with cluster(tmp_path) as many:

        async def disturb(matches: list[Match]) -> None:
            await under_way(matches)
            await asyncio.to_thread(many.kill, many.workers[0])
            await asyncio.to_thread(many.start)

        run(all_played(many.server, disturb), seconds=240)
        assert not _failures(many)


def test_workers_are_renewed_one_after_the_other_and_nobody_loses_a_move(tmp_path: Path) -> None:
    with cluster(tmp_path) as many:

        async def disturb(matches: list[Match]) -> None:
            await under_way(matches)
            for worker in tuple(many.workers):
                await asyncio.to_thread(many.start)
                await asyncio.to_thread(many.stop, worker)

        run(all_played(many.server, disturb), seconds=240)
        assert not _failures(many)


def _failures(many: Cluster) -> list[str]:
    """What went wrong, so far as workers have noted it."""
    lines = [line for worker in many.workers for line in worker.journal.splitlines()]
    return [line for line in lines if '"level": "error"' in line]
