"""What is counted by name for a while, by one worker or by several together."""

import hashlib
from collections.abc import Collection, Mapping
from typing import Protocol

SWEPT = 60_000
"""Milliseconds between two looks for names under which nothing counts any more."""


class Tally(Protocol):
    """Counts tokens under names; each counts until it is forgotten or its time is over."""

    def mark(self, secret: str) -> str:
        """A name for something that is not to be known, the same for all workers."""
        ...

    async def count(self, token: str, most: Mapping[str, int], now: int, lasts: int) -> bool:
        """Count a token under all these names, unless one of them has its most; whether it was.

        ``now`` and ``lasts`` are milliseconds, as everywhere.
        """
        ...

    async def forget(self, token: str, names: Collection[str]) -> None:
        """Count a token no longer."""
        ...

    async def renew(self, tokens: Mapping[str, Collection[str]], now: int, lasts: int) -> None:
        """Let the tokens under each name count for so long from now on, whatever its most is."""
        ...


class OwnTally:
    """Counts in this process."""

    def __init__(self, secret: bytes) -> None:
        """Count nothing yet; what is marked with another secret has another name."""
        self._secret = hashlib.sha256(secret).digest()
        self._ends: dict[str, dict[str, int]] = {}
        self._swept = 0

    def mark(self, secret: str) -> str:
        """A name from which it does not follow."""
        return hashlib.blake2b(secret.encode(), key=self._secret, digest_size=16).hexdigest()

    async def count(self, token: str, most: Mapping[str, int], now: int, lasts: int) -> bool:
        """Count a token under all these names, unless one of them has its most."""
        self._sweep(now)
        if any(self._live(name, now) >= limit for name, limit in most.items()):
            return False
        for name in most:
            self._ends.setdefault(name, {})[token] = now + lasts
        return True

    async def forget(self, token: str, names: Collection[str]) -> None:
        """Count a token no longer."""
        for name in names:
            ends = self._ends.get(name, {})
            ends.pop(token, None)
            if not ends:
                self._ends.pop(name, None)

    async def renew(self, tokens: Mapping[str, Collection[str]], now: int, lasts: int) -> None:
        """Let the tokens under each name count for so long from now on."""
        for name, each in tokens.items():
            self._ends.setdefault(name, {}).update(dict.fromkeys(each, now + lasts))

    def _live(self, name: str, now: int) -> int:
        """How many count under a name."""
        ends = self._ends.get(name)
        if not ends:
            return 0
        if min(ends.values()) <= now:
            self._ends[name] = ends = {each: end for each, end in ends.items() if end > now}
        return len(ends)

    def _sweep(self, now: int) -> None:
        if now - self._swept >= SWEPT:
            self._swept = now
            self._ends = {name: ends for name, ends in self._ends.items() if self._live(name, now)}
