"""The bus of a worker that is alone: there is nobody to tell."""

import secrets

from rackrun.bus.bus import Hears
from rackrun.bus.news import News
from rackrun.bus.tally import OwnTally


class Alone:
    """Says nothing and hears nothing."""

    alone = True
    here = True

    def __init__(self) -> None:
        """Count alone as well."""
        self.tally = OwnTally(secrets.token_bytes(16))

    async def open(self, worker: str, hears: Hears) -> None:
        """Begin."""

    async def listen(self, room: str) -> None:
        """Hear nothing."""

    async def ignore(self, room: str) -> None:
        """Hear nothing, as before."""

    def tell(self, room: str, news: News) -> None:
        """Tell nobody."""

    async def beat(self) -> None:
        """Show nobody anything."""

    async def seen(self, workers: set[str]) -> set[str]:
        """See nobody."""
        del workers
        return set()

    async def close(self) -> None:
        """Let go of nothing."""
