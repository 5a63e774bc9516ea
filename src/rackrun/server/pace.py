"""How fast something may come; what is counted says what time it is, in milliseconds."""

import asyncio
import math
from collections import deque

from rackrun.server.hours import SECOND, Time


class Bucket:
    """So many at once, then so many a second.

    >>> bucket = Bucket(2, per_second=10)
    >>> [bucket.take(at) for at in (0, 0, 0, 100, 150)]
    [True, True, False, True, False]
    """

    __slots__ = ("_at", "_left", "_most", "_per_second")

    def __init__(self, most: float, *, per_second: float) -> None:
        """Begin with a full one."""
        self._most, self._per_second = most, per_second
        self._left, self._at = most, -math.inf

    def take(self, now: int, cost: float = 1) -> bool:
        """Take one, or as many as it costs; whether there were so many."""
        self._fill(now)
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def taken(self, now: int) -> float:
        """How many are missing."""
        self._fill(now)
        return self._most - self._left

    def next(self, now: int) -> int:
        """The moment at which there is one again."""
        self._fill(now)
        return now + max(0, math.ceil((1 - self._left) / self._per_second * SECOND))

    def skip(self, since: int, until: int) -> None:
        """Get nothing for the time between, which may last for a while yet."""
        self._fill(since)
        self._at = max(self._at, until)

    def _fill(self, now: int) -> None:
        if now > self._at:
            come = (now - self._at) / SECOND * self._per_second
            self._left, self._at = min(self._most, self._left + come), now


class Window:
    """At most so many in any second.

    >>> window = Window(2)
    >>> for moment in (0, 300):
    ...     window.take(moment)
    >>> window.next(400)
    1000
    """

    def __init__(self, most: int) -> None:
        """Begin with none."""
        self._last: deque[int] = deque(maxlen=most)

    def take(self, now: int) -> None:
        """Count one."""
        self._last.append(now)

    def next(self, now: int) -> int:
        """The first moment from now on at which there may be another."""
        full = len(self._last) == self._last.maxlen
        return max(now, self._last[0] + SECOND) if full else now


class Lane:
    """Where those who hurry wait for each other, one behind the other, and hold up nobody else."""

    def __init__(self, time: Time, *, most: int, per_second: float) -> None:
        """Let so many through at once, then so many a second."""
        self._time, self._bucket = time, Bucket(most, per_second=per_second)
        self._turn = asyncio.Lock()

    async def enter(self) -> None:
        """Wait for one's turn."""
        async with self._turn:
            while not self._bucket.take(now := self._time.now()):
                await self._time.until(self._bucket.next(now))
