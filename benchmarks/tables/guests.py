"""People who play against bots, in a process of their own, until nothing more is said to it.

They are told as one line in JSON where to go, and tell in the end how long they waited for the
bots.
"""

import asyncio
import json
import os
import random
import sys
import time
from contextlib import suppress
from typing import Any

from benchmarks.tables.serving import need_files
from rackrun.bots import BotChance, Budget
from rackrun.bots import bot as bot_named
from rackrun.client import SeatLost, Server, ServerRefused, Table, Ticket
from rackrun.following import Following, said

PLAYER = bot_named("beginner")
"""How they play; it takes no time worth counting."""


class Guests:
    """Everybody who plays against bots."""

    def __init__(self, address: str, key: str, rooms: list[str], every: float) -> None:
        """Nobody is connected yet; a person looks so many seconds before each move."""
        self._server, self._every = Server(address), every
        self._tickets = [Ticket(room, key, (0,)) for room in rooms]
        self.waits: list[float] = []
        """Seconds from a move until all bots had moved."""
        self.over = 0
        """Rounds that came to their end."""

    async def play(self) -> None:
        """Play until nothing more is said."""
        tasks = [asyncio.create_task(self._one(ticket)) for ticket in self._tickets]
        await asyncio.to_thread(sys.stdin.read)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _one(self, ticket: Ticket) -> None:
        game, moved = Following(0), 0.0
        looks = random.uniform(0, self._every)  # not all move at the same moment
        with suppress(SeatLost):
            async with self._server.stay(ticket) as table:
                async for message in table:
                    game.hear(message)
                    if game.position is not None and not game.position.in_play:
                        self.over += 1
                        return
                    if not game.is_asked or game.version != table.version:
                        continue
                    if moved:
                        self.waits.append(time.perf_counter() - moved)
                    await asyncio.sleep(looks)
                    moved, looks = time.perf_counter(), self._every
                    await self._move(game, table)

    async def _move(self, game: Following, table: Table) -> None:
        kind, fields = said(PLAYER.choose(game.view, BotChance.of("guest"), Budget()))
        with suppress(ServerRefused):  # it is asked again
            await table.ask(kind, **fields)


if __name__ == "__main__":
    os.nice(19)  # what the server does is measured, not who gets the processor
    told: dict[str, Any] = json.loads(sys.stdin.readline())
    need_files(len(told["rooms"]) + 500)
    guests = Guests(**told)
    asyncio.run(guests.play())
    print(json.dumps({"waits": guests.waits, "over": guests.over}), flush=True)
