"""Sockets that flood a server, in a process of their own, until nothing more is said to it.

They send whatever the network takes, and come back whenever they are closed. They are told as one
line in JSON where to go, and tell in the end how much they have sent.
"""

import asyncio
import json
import os
import sys
from collections import Counter
from contextlib import suppress
from itertools import cycle
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.tables.serving import need_files

ADDRESSES = 10
"""From so many they come, as a proxy names them."""
AGAIN = 0.25
"""Seconds before one that was closed comes back."""
RUN = [f"r{number}" for number in range(1, 14)]
TEXTS = [
    json.dumps({"t": "ping", "id": "flood"}),
    json.dumps({"t": "draft", "id": "flood", "table": [RUN] * 8, "chosen": RUN}),
    json.dumps({"t": "play", "id": "flood", "v": 10**6, "table": [RUN] * 8}),
    json.dumps({"t": "say", "id": "flood", "what": "hello"}),
    "no message at all " * 400,
    "",
]
"""What they send, each always the same."""


class Flooders:
    """Everybody who floods."""

    def __init__(self, address: str, key: str, rooms: list[str], count: int) -> None:
        """Nobody is connected yet."""
        self._address, self._key, self._rooms, self._count = address, key, rooms, count
        self.sent: Counter[str] = Counter()

    async def flood(self) -> None:
        """Send for ever."""
        tasks = [asyncio.create_task(self._one(number)) for number in range(self._count)]
        await asyncio.to_thread(sys.stdin.read)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _one(self, number: int) -> None:
        rooms = cycle(self._rooms[number % len(self._rooms) :] or self._rooms)
        text = TEXTS[number % len(TEXTS)]
        while True:
            with suppress(OSError, InvalidHandshake, ConnectionClosed):
                async with self._socket(next(rooms), number) as socket:
                    reading = asyncio.create_task(_read(socket))
                    try:
                        while True:
                            await socket.send(text)
                            self.sent["messages"] += 1
                            await asyncio.sleep(0)
                    finally:
                        reading.cancel()
                        self.sent[f"closed with {socket.close_code}"] += 1
            await asyncio.sleep(AGAIN)

    def _socket(self, room: str, number: int) -> connect:
        url = f"ws{self._address.removeprefix('http')}/api/rooms/{room}/socket?seat={number % 4}"
        headers = {"Authorization": f"Bearer {self._key}",
                   "X-Forwarded-For": f"192.0.2.{number % ADDRESSES}"}  # fmt: skip
        return connect(url, additional_headers=headers, proxy=None, ping_interval=None,
                       close_timeout=1)  # fmt: skip


async def _read(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            await socket.recv(decode=False)


if __name__ == "__main__":
    os.nice(19)  # what the server does is measured, not who gets the processor
    told: dict[str, Any] = json.loads(sys.stdin.readline())
    need_files(told["count"] + 500)
    flooders = Flooders(**told)
    asyncio.run(flooders.flood())
    print(json.dumps(flooders.sent), flush=True)
