"""A process that stores and says so, until it is killed: ``python -m tests.store.keeper FILE``.

Each line it prints is a room and a version that were stored before they were told.
"""

import asyncio
import sys
from pathlib import Path

from rackrun.store import Batch, NewRoom, SqliteStore


async def fill(store: SqliteStore, room: NewRoom) -> None:
    """Append to a room for ever."""
    version = len(await store.entries(room.id))
    if not version:
        await store.create(room, Batch(at=1, entries=["0"]))
        version = 1
    while True:
        entries = [str(version), str(version + 1)]
        await store.append(room.id, version, Batch(at=1, entries=entries))
        version += len(entries)
        print(room.id, version, flush=True)


async def main(path: Path) -> None:
    """Fill several rooms at once, so that they are stored together."""
    store = SqliteStore(path)
    rooms = [NewRoom(f"room-{at}", f"code-{at}") for at in range(8)]
    await asyncio.gather(*(fill(store, room) for room in rooms))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
