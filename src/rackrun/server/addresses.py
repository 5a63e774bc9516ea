"""What comes from each address: wrong codes, sockets, and what costs something.

An address is never kept: it counts under a mark from which it does not follow. Whoever has one
address of version 6 has all of its network, so those of a network count as one.
"""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address

from rackrun.bus import Tally
from rackrun.rooms.refusals import Reason, Refused
from rackrun.server.hours import SECOND, Time
from rackrun.server.keys import new_id
from rackrun.server.limits import EACH_PERSON, MOST_PURSES, REFILLED, Limits
from rackrun.server.means import Means
from rackrun.server.pace import Bucket
from rackrun.server.wish import NoSuchRoom

WINDOW = 10 * 60 * SECOND
"""Milliseconds for which a wrong code is remembered."""
MOST_OF_ONE = 10
"""Wrong codes from one address in that time."""
MOST_IN_ALL = 1000
"""Wrong codes from everywhere in that time: one in a billion codes could be tried in a year."""

LEASE = 60 * SECOND
"""Milliseconds for which a socket counts at other workers after its own has last said so."""
BENCHED = 30 * SECOND
"""Milliseconds for which whoever has flooded a socket gets no other."""


class TooManyGuesses(Exception):
    """No code is looked up for now; links still work."""


class Crowded(Exception):
    """So many sockets are open from one address that there are no more."""


class TooMuch(Exception):
    """So much was asked from one address that it has to wait a moment."""


class Addresses:
    """Where connections come from, as this worker sees it."""

    def __init__(self, means: Means, allowed: Limits, machine: Time) -> None:
        """Nobody has come yet; ``machine`` is its clock, not that of the rooms."""
        tally = means.bus.tally
        self.guesses = Guesses(tally, means.time)
        self.crowd = Crowd(tally, means.time, allowed.sockets_per_address)
        self.bench = Bench(machine)
        self._purses = Purses(allowed.sockets_per_address, machine)

    def pay(self, address: str, cost: int) -> None:
        """Take what something costs; raises TooMuch."""
        self._purses.pay(network(address), cost)


class Guesses:
    """Wrong codes of late."""

    def __init__(self, tally: Tally, time: Time) -> None:
        """Begin with none."""
        self._tally, self._time = tally, time

    @asynccontextmanager
    async def guess(self, address: str) -> AsyncGenerator[None]:
        """Count a guess, lest many be made at once; it stays only if it finds no free seat.

        Refuse an address that has too many, or everybody if all together have.
        """
        token, own = new_id(), f"guesses:{self._tally.mark(network(address))}"
        most = {own: MOST_OF_ONE, "guesses": MOST_IN_ALL}
        if not await self._tally.count(token, most, self._time.now(), WINDOW):
            raise TooManyGuesses
        wrong = False
        try:
            yield
        except NoSuchRoom:
            wrong = True
            raise
        except Refused as refused:
            wrong = refused.reason is Reason.NO_FREE_SEAT
            raise
        finally:
            if not wrong:
                await self._tally.forget(token, tuple(most))


class Crowd:
    """Sockets that are open."""

    def __init__(self, tally: Tally, time: Time, most: int) -> None:
        """So many may be open from one address, at whichever worker."""
        self._tally, self._time, self._most = tally, time, most
        self._here: dict[str, set[str]] = {}

    @asynccontextmanager
    async def enter(self, address: str) -> AsyncGenerator[None]:
        """Count a socket while it is open; raises Crowded."""
        token, name = new_id(), f"sockets:{self._tally.mark(network(address))}"
        if not await self._tally.count(token, {name: self._most}, self._time.now(), LEASE):
            raise Crowded
        self._here.setdefault(name, set()).add(token)
        try:
            yield
        finally:
            self._here[name].discard(token)
            if not self._here[name]:
                del self._here[name]
            await self._tally.forget(token, (name,))

    async def stay(self) -> None:
        """Say again and again, for ever, that they are still open."""
        while True:
            await self.renew()
            await self._time.until(self._time.now() + LEASE // 3)

    async def renew(self) -> None:
        """Say that they are still open."""
        await self._tally.renew(self._here, self._time.now(), LEASE)


class Bench:
    """Where those sit for a while who have flooded a socket, each with their key and address.

    Nobody else of that address sits there with them.
    """

    def __init__(self, machine: Time) -> None:
        """Nobody sits there yet."""
        self._machine = machine
        self._until: dict[tuple[str, str], int] = {}

    def send(self, address: str, key: str) -> None:
        """Let somebody sit there."""
        now = self._machine.now()
        self._until = {each: until for each, until in self._until.items() if until > now}
        self._until[network(address), key] = now + BENCHED

    def has(self, address: str, key: str) -> bool:
        """Whether somebody still sits there."""
        return self._until.get((network(address), key), 0) > self._machine.now()


class Purses:
    """What may still be asked from each network; in this worker alone, whose time it is."""

    def __init__(self, people: int, machine: Time) -> None:
        """So many people may share an address."""
        self._most, self._machine = people * EACH_PERSON, machine
        self._purses: dict[str, Bucket] = {}

    def __len__(self) -> int:
        """How many are known."""
        return len(self._purses)

    def pay(self, of: str, cost: int) -> None:
        """Take what something costs; raises TooMuch."""
        now = self._machine.now()
        purse = self._purses.pop(of, None) or Bucket(self._most, per_second=self._most / REFILLED)
        if len(self._purses) >= MOST_PURSES:
            self._forget(now)
        self._purses[of] = purse  # those that were used last stand last
        if not purse.take(now, cost):
            raise TooMuch

    def _forget(self, now: int) -> None:
        """Forget those that are full again, and if that is not enough the older half."""
        self._purses = {of: each for of, each in self._purses.items() if each.taken(now)}
        if len(self._purses) >= MOST_PURSES:
            self._purses = dict(list(self._purses.items())[MOST_PURSES // 2 :])


def network(address: str) -> str:
    """Where an address is."""
    try:
        number = ip_address(address)
    except ValueError:
        return address
    if isinstance(number, IPv6Address):
        mapped = number.ipv4_mapped  # as a socket for both versions shows one of version 4
        return str(mapped) if mapped else number.exploded[:19]
    return str(number)
