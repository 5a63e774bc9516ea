"""What workers count together, in Redis or Valkey: a sorted set for each name, by end of time."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from redis.exceptions import RedisError

from rackrun.bus.tally import OwnTally

COUNT = """
for at, name in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', name, '-inf', ARGV[2])
  if redis.call('ZCARD', name) >= tonumber(ARGV[at + 3]) then return 0 end
end
for _, name in ipairs(KEYS) do
  redis.call('ZADD', name, ARGV[2] + ARGV[3], ARGV[1])
  redis.call('PEXPIRE', name, ARGV[3])
end
return 1
"""
"""Look at all names, then count: at once, so that two workers do not count one too many."""

_GONE = (RedisError, OSError, TimeoutError)


class RedisTally:
    """Counts here and there: what only this worker has counted is too much in any case.

    While the others cannot be reached, each worker counts for itself.
    """

    def __init__(self, redis: Any, key: Callable[[str], str], here: Callable[[], bool],
                 secret: bytes) -> None:  # fmt: skip
        """Use a connection; ``key`` gives the name of something of this cluster."""
        self._redis, self._key, self._here = redis, key, here
        self._count = redis.register_script(COUNT)
        self._own = OwnTally(secret)
        self.mark = self._own.mark

    async def count(self, token: str, most: Mapping[str, int], now: int, lasts: int) -> bool:
        """Count a token under all these names, unless one of them has its most."""
        if not await self._own.count(token, most, now, lasts):
            return False
        if not self._here():
            return True
        keys = list(map(self._key, most))
        try:
            counted = await self._count(keys=keys, args=[token, now, lasts, *most.values()])
        except _GONE:
            return True
        if not counted:
            await self._own.forget(token, tuple(most))
        return bool(counted)

    async def forget(self, token: str, names: Collection[str]) -> None:
        """Count a token no longer."""
        await self._own.forget(token, names)
        await self._together([("zrem", self._key(name), token) for name in names])

    async def renew(self, tokens: Mapping[str, Collection[str]], now: int, lasts: int) -> None:
        """Let the tokens under each name count for so long from now on."""
        await self._own.renew(tokens, now, lasts)
        wishes = list[tuple[Any, ...]]()
        for name, each in tokens.items():
            wishes.append(("zadd", self._key(name), dict.fromkeys(each, now + lasts)))
            wishes.append(("pexpire", self._key(name), lasts))
        await self._together(wishes)

    async def _together(self, wishes: Collection[tuple[Any, ...]]) -> None:
        """Ask for all of it in one breath; what cannot be asked for ends with its time."""
        if not wishes or not self._here():
            return
        pipeline = self._redis.pipeline(transaction=False)
        for what, *words in wishes:
            getattr(pipeline, what)(*words)
        try:
            await pipeline.execute()
        except _GONE:
            return
