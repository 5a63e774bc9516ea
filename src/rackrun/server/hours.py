"""The time of day, as everything here reads it; tests turn a clock of their own."""

import asyncio
import time
from typing import Protocol

SECOND = 1000
"""Milliseconds, as all times here."""
HOUR = 3600 * SECOND
DAY = 24 * HOUR


class Time(Protocol):
    """A clock."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    async def until(self, moment: int) -> None:
        """Wait for a moment."""
        ...


class WallTime:
    """The time of day, which never jumps: read once, then carried on by the steady clock."""

    def __init__(self) -> None:
        """Read the time of day."""
        self._offset = time.time() - time.monotonic()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return round((time.monotonic() + self._offset) * SECOND)

    async def until(self, moment: int) -> None:
        """Wait for a moment."""
        await asyncio.sleep(max(0, moment - self.now()) / SECOND)
