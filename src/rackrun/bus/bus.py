"""What a bus does, and who hears it."""

from typing import Protocol

from rackrun.bus.news import News
from rackrun.bus.tally import Tally


class Hears(Protocol):
    """Whoever is told what others say."""

    def hear(self, room: str, news: News) -> None:
        """Hear news of a room, or (with an empty name) for all."""
        ...

    async def back(self) -> None:
        """Hear that the bus was away and is there again: anything may have been missed."""
        ...


class Bus(Protocol):
    """How workers hear of each other."""

    @property
    def alone(self) -> bool:
        """Whether there is nobody else to hear anything."""
        ...

    @property
    def here(self) -> bool:
        """Whether news go out and come in, so far as is known."""
        ...

    @property
    def tally(self) -> Tally:
        """What all workers count together."""
        ...

    async def open(self, worker: str, hears: Hears) -> None:
        """Begin; what others say is passed on from now on."""
        ...

    async def listen(self, room: str) -> None:
        """Hear news of this room from now on."""
        ...

    async def ignore(self, room: str) -> None:
        """Hear no more of it."""
        ...

    def tell(self, room: str, news: News) -> None:
        """Tell all other workers that listen to a room, or (with an empty name) all."""
        ...

    async def beat(self) -> None:
        """Show that this worker is alive, and find out whether the bus is."""
        ...

    async def seen(self, workers: set[str]) -> set[str]:
        """Those of these workers that are on this bus."""
        ...

    async def close(self) -> None:
        """Say what waits, then let go."""
        ...
