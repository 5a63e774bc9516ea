"""A process that stores and says so, until it is killed: ``python -m tests.store.keeper STORE``.

Each line it prints is a room and a version that were stored before they were told.
"""

import asyncio

from rackrun.store import Batch, NewRoom, Store
from tests.store.places import Place, only_argument


async def fill(store: Store, room: NewRoom) -> None:
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


async def main(rooms: Place) -> None:
    """Fill several rooms at once, so that they are stored together."""
    store = await rooms.opened()
    new = [NewRoom(f"room-{at}", f"code-{at}") for at in range(8)]
    await asyncio.gather(*(fill(store, room) for room in new))


if __name__ == "__main__":
    asyncio.run(main(only_argument()))
