"""Two workers and hard days: whatever goes at whichever moment, no move is lost or counts twice.

Hypothesis chooses what happens. Clients, sockets, PostgreSQL and Valkey are real; only the clock of
the rooms is turned by hand.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from itertools import count
from random import Random
from typing import Any, TypeVar

import psycopg
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule
from redis.asyncio import Redis

from rackrun.bots import for_seats
from rackrun.bus.redis import RedisBus
from rackrun.client import Message, ServerRefused, StayingTable, Ticket, bot, free, here
from rackrun.editions import load
from rackrun.rooms.due import due
from rackrun.rooms.notation import read_happening
from rackrun.rooms.room import Room, enter, evolve
from rackrun.rooms.telling import snapshot
from rackrun.rules.events import TurnTimedOut
from rackrun.server.app import make_app
from rackrun.server.lobby import BEAT, DEAD, Lobby
from rackrun.server.means import Means
from rackrun.server.serving import configured
from rackrun.server.thinking import ThinkHere
from rackrun.store.postgres import PostgresStore
from rackrun.table import tiles_on
from tests.cluster.workers import Anywhere
from tests.kit.engines import postgres, valkey
from tests.kit.size import sized
from tests.server.house import TestTime
from tests.server.inside import QUICK, Listening
from tests.server.lossy import Follower

pytestmark = pytest.mark.heavy

LIMIT = 60
STEPS = 15
MOST_BEATS = 100
"""Beats after which everybody must have heard of everything."""
AT_ONCE = 0.5
"""Seconds for news that come by themselves; what else there is comes with a beat."""

Result = TypeVar("Result")


class Worker:
    """One of several workers, in this process, but reached over sockets."""

    def __init__(self, lobby: Lobby, store: PostgresStore, bus: RedisBus, server: Listening,
                 port: int) -> None:  # fmt: skip
        self._lobby, self._store, self._bus, self._server = lobby, store, bus, server
        self.address = f"http://127.0.0.1:{port}/"

    @classmethod
    async def start(cls, database: str, clock: TestTime) -> "Worker":
        """One more worker."""
        store = await PostgresStore.opened(database)
        bus = RedisBus(valkey().address, store.cluster)
        means = Means(store=store, thinker=ThinkHere(), time=clock, bus=bus)
        lobby = Lobby(means)
        await bus.open(means.worker, lobby)
        server = Listening(configured(make_app(lobby, limits=QUICK), (), port=0, lifespan="off"))
        port = await server.begin()
        await lobby.resume()
        return cls(lobby, store, bus, server, port)

    async def stop(self) -> None:
        """It ends as an operator would have it, and says goodbye."""
        await self._server.end()
        await self._lobby.close()
        await self._bus.close()
        await self._store.close()

    async def kill(self) -> None:
        """It is gone: nothing is finished, let go or said any more."""
        for each in tuple(self._server.server_state.connections):
            each.transport.abort()
        tasks = [*self._lobby._tasks, *self._bus._tasks]
        for task in tasks:
            task.cancel()
        for desk in self._lobby._desks.values():
            await desk.close()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._server.end()
        await self._bus._redis.aclose()
        await self._store.close()


class Person:
    """Somebody with a seat, who comes back whenever the connection is lost."""

    def __init__(self, ticket: Ticket, table: StayingTable) -> None:
        self.ticket, self.table = ticket, table
        self.game = Follower(ticket.seats[0])

    async def hear(self, version: int) -> None:
        """Listen until so much was told."""
        while self.game.version < version:
            self.game.hear(await self.table.receive())

    def cut(self) -> None:
        """The connection is lost."""
        self.table._connection.transport.abort()


class HardDays(RuleBasedStateMachine):
    """One room over several workers."""

    def __init__(self) -> None:
        super().__init__()
        self.runner, self.stack = asyncio.Runner(), AsyncExitStack()
        self.clock, self.workers = TestTime(short=0), list[Worker]()
        self.people: list[Person] = []
        self.ids = count(1)
        self.answers: dict[str, Message | None] = {}
        """What was acknowledged, by the id of the move; none if it was refused."""

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do something, not for ever."""

        async def bounded() -> Result:
            async with asyncio.timeout(60):
                return await work

        return self.runner.run(bounded())

    @initialize(name=st.sampled_from(("classic", "stars", "cards-pro")), bots=st.integers(0, 1))
    def open(self, name: str, bots: int) -> None:
        """Two people sit down, perhaps with a bot, and begin."""
        self.run(self._open(name, bots))

    async def _open(self, name: str, bots: int) -> None:
        self.database = postgres().new_database()
        self.log = psycopg.connect(self.database, autocommit=True)
        for _ in range(2):
            await self._start()
        server = Anywhere(lambda: [each.address for each in self.workers])
        known = {option.name for option in load(name).options}
        options = {each: value for each, value in (("rounds", 1), ("time_limit_seconds", LIMIT))
                   if each in known}  # fmt: skip
        seats = [here("Anna"), free(), *[bot(for_seats(load(name))[0])] * bots]
        anna = await server.open_room(name, seats, options=options)
        self.room = anna.room
        for ticket in (anna, await server.join("Ben", code=anna.code)):
            staying = server.stay(ticket, after=1, chance=lambda: 0.0)
            self.people.append(Person(ticket, await self.stack.enter_async_context(staying)))
        await self._settle()
        await self._move()

    async def _start(self) -> None:
        self.workers.append(await Worker.start(self.database, self.clock))

    # What happens

    @rule(most=st.integers(1, 4))
    def go_on(self, most: int) -> None:
        """People move."""
        for _ in range(most):
            self.run(self._move())

    @rule(what=st.sampled_from(("cut", "kill", "stop", "database", "bus", "time")),
          dice=st.integers(0, 2**16))  # fmt: skip
    def move_while_something_goes(self, what: str, dice: int) -> None:
        """Something goes while a move is under way."""
        self.run(self._move(lambda: self._goes(what, Random(dice))))

    @rule(what=st.sampled_from(("cut", "kill", "stop", "database", "bus")),
          dice=st.integers(0, 2**16))  # fmt: skip
    def something_goes(self, what: str, dice: int) -> None:
        """Something goes while nobody moves."""
        self.run(self._goes_and_settles(what, Random(dice)))

    @rule()
    def another_worker_comes(self) -> None:
        """A worker is added."""
        if len(self.workers) < 3:
            self.run(self._start())

    @rule(milliseconds=st.sampled_from((1, BEAT, DEAD + 1, LIMIT * 500, LIMIT * 1000)))
    def wait(self, milliseconds: int) -> None:
        """Time goes by, perhaps that of a turn."""
        self.clock.turn(milliseconds)
        self.run(self._settle())

    async def _goes_and_settles(self, what: str, chance: Random) -> None:
        await self._goes(what, chance)
        await self._settle()

    async def _goes(self, what: str, chance: Random) -> None:
        for _ in range(chance.randrange(4)):
            await asyncio.sleep(0)
        match what:
            case "cut":
                chance.choice(self.people).cut()
            case "kill" | "stop":
                if len(self.workers) == 1:
                    await self._start()
                worker = self.workers.pop(chance.randrange(len(self.workers)))
                await (worker.kill() if what == "kill" else worker.stop())
            case "database":
                await asyncio.to_thread(self.log.execute, CUT)
            case "bus":
                async with Redis.from_url(valkey().address) as bus:
                    await bus.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
            case _:
                self.clock.turn(max(0, (await self._now()).clock - self.clock.now()))

    async def _move(self, disturb: Callable[[], Awaitable[None]] | None = None) -> None:
        """Whoever is to move does, says so until there is an answer, and everybody hears of it."""
        for person in self.people:
            if (move := person.game.next_move()) is not None:
                break
        else:
            return  # the match is over
        name = f"move-{next(self.ids)}"
        asking = asyncio.create_task(self._ask(person, {**move, "id": name}, person.game.version))
        if disturb is not None:
            await disturb()
        self.answers[name] = await asking
        await self._settle()

    async def _ask(self, person: Person, move: Message, seen: int) -> Message | None:
        """Ask until there is an answer; none if others, or the end of the time, were quicker."""
        kind = move.pop("t")
        for _ in range(MOST_BEATS):
            try:
                return await person.table.ask(kind, v=seen, **move)
            except ServerRefused as refused:
                if refused.code == "stale":
                    return None
                # A line that was lost may still seem to be open where nobody has noticed.
                if refused.code not in ("paused", "elsewhere"):
                    raise
            self.clock.turn(BEAT)
            await asyncio.sleep(0.05)
        raise AssertionError("expected that something can be stored again")

    # What is always so

    async def _now(self) -> Room:
        return enter(read_happening(data) for _, data in await self._entries())

    async def _entries(self) -> list[tuple[int, str]]:
        asked = "SELECT at, data FROM rackrun.entries WHERE room = %s ORDER BY version"
        return await asyncio.to_thread(lambda: self.log.execute(asked, (self.room,)).fetchall())

    async def _settle(self) -> None:
        """Wait until nothing is due and everybody has heard everything, and look at all of it."""
        for _ in range(MOST_BEATS):
            room = await self._now()
            with suppress(TimeoutError):
                async with asyncio.timeout(AT_ONCE):
                    await asyncio.gather(*(each.hear(room.version) for each in self.people))
                    overdue = [each for each in due(room)
                               if getattr(each, "at", 0) <= self.clock.now()]  # fmt: skip
                    if not overdue and (await self._now()).version == room.version:
                        break
            self.clock.turn(BEAT)
            await asyncio.sleep(0.01)
        else:
            raise AssertionError("expected that everybody hears of everything")
        await self._check(room)

    async def _check(self, room: Room) -> None:
        for person in self.people:
            game = person.game
            assert game.version == room.version
            assert [version for version, _ in game.heard] == list(range(2, room.version + 1))
            assert game.seen() == json.loads(json.dumps(snapshot(room, game.seat)["position"]))
        asked = "SELECT id, first, last FROM rackrun.moves WHERE room = %s ORDER BY first"
        stored = self.log.execute(asked, (self.room,)).fetchall()
        spans = {name: (first, last) for name, first, last in stored}
        for name, answer in self.answers.items():
            assert spans.get(name) == (answer and (answer["first"], answer["last"]))
        told = [version for _, first, last in stored for version in range(first, last + 1)]
        assert len(told) == len(set(told))
        assert len(spans) == len(stored)
        self._check_log(await self._entries())

    def _check_log(self, entries: list[tuple[int, str]]) -> None:
        """No turn ended before its time, and every tile is always somewhere."""
        room = enter(read_happening(data) for _, data in entries[:2])
        for at, data in entries[2:]:
            happening = read_happening(data)
            if isinstance(happening, TurnTimedOut):
                assert room.clock <= at
                assert room.position.turn == happening.seat
            room = evolve(room, happening)
            if room.position.in_play:
                racks = [seat.rack for seat in room.position.seats]
                tiles = Counter(tiles_on([*room.position.table, *racks, room.position.pool]))
                assert tiles == Counter(room.edition.box.tiles())

    def teardown(self) -> None:
        """Everybody goes."""

        async def close() -> None:
            await self.stack.aclose()
            for worker in self.workers:
                await worker.stop()

        try:
            self.run(close())
        finally:
            self.runner.close()
            self.log.close()


CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid != pg_backend_pid()
"""

TestHardDays = HardDays.TestCase
TestHardDays.settings = settings(
    max_examples=sized(3, 100), stateful_step_count=STEPS, deadline=None
)
