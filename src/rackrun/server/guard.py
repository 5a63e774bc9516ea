"""Who may come in: pages of our own, keys that were given out, and nobody who guesses.

A page of another host can make a browser ask us with the cookies of its user, so whatever comes
from a page must come from one of ours. A name that somebody else controls can be pointed at this
machine at any moment; an address of numbers cannot. So a page counts as ours by its ``Host`` only
if that is an address, this machine, or a name that was said when the server was started.
"""

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from itertools import count, takewhile
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from rackrun.rooms.refusals import Reason, Refused
from rackrun.server.hours import Time
from rackrun.server.wish import NoSuchRoom

COOKIE = "rackrun-key"
LONGEST_NUMBER = 12
"""Digits; nothing that is counted here comes near."""

WINDOW = 10 * 60 * 1000
"""Milliseconds for which a wrong code is remembered."""
MOST_OF_ONE = 10
"""Wrong codes from one address in that time."""
MOST_IN_ALL = 1000
"""Wrong codes from everywhere in that time: one in a billion codes could be tried in a year."""


class TooManyGuesses(Exception):
    """No code is looked up for now; links still work."""


class Guesses:
    """Wrong codes of late, by address; kept nowhere else and told nobody."""

    def __init__(self, time: Time) -> None:
        """Begin with none."""
        self._time = time
        self._numbers = count()
        self._wrong: dict[int, tuple[int, str]] = {}
        self._counts: Counter[str] = Counter()

    @contextmanager
    def guess(self, address: str) -> Generator[None]:
        """Count a guess, lest many be made at once; it stays only if it finds no free seat.

        Refuse an address that has too many, or everybody if all together have.
        """
        number = self._count(_network(address))
        try:
            yield
        except (NoSuchRoom, Refused) as refused:
            if isinstance(refused, Refused) and refused.reason is not Reason.NO_FREE_SEAT:
                self._forget(number)
            raise
        except BaseException:
            self._forget(number)
            raise
        self._forget(number)

    def _count(self, network: str) -> int:
        oldest = self._time.now() - WINDOW
        for number in list(takewhile(lambda each: self._wrong[each][0] < oldest, self._wrong)):
            self._forget(number)
        if self._counts[network] >= MOST_OF_ONE or len(self._wrong) >= MOST_IN_ALL:
            raise TooManyGuesses
        number = next(self._numbers)
        self._wrong[number] = self._time.now(), network
        self._counts[network] += 1
        return number

    def _forget(self, number: int) -> None:
        """Take back a guess, unless it was forgotten already."""
        _, network = self._wrong.pop(number, (0, ""))
        self._counts[network] -= 1
        if self._counts[network] <= 0:
            del self._counts[network]


def _network(address: str) -> str:
    """Whoever has one address of version 6 has all of its network."""
    try:
        number = ip_address(address)
    except ValueError:
        return address
    if isinstance(number, IPv6Address):
        return number.exploded[:19]
    return str(number)


class Origins:
    """The pages that may use this server."""

    def __init__(self, allowed: tuple[str, ...] = ()) -> None:
        """``allowed`` are origins such as ``https://rummy.example``, beside what needs no name."""
        self._allowed = frozenset(each.rstrip("/") for each in allowed)
        self._names = frozenset(urlsplit(each).hostname for each in self._allowed)

    def welcome(self, connection: HTTPConnection) -> bool:
        """Whether a page of ours asks, or somebody who brings a key rather than a cookie."""
        host, origin = connection.headers.get("host", ""), connection.headers.get("origin")
        if not self._known(host):
            return False
        if origin is None:
            return (
                connection.scope.get("method") in ("GET", "HEAD")
                or bearer(connection) != ""
                or (connection.scope["type"] == "http" and not connection.cookies)
            )
        return origin in self._allowed or origin in (f"http://{host}", f"https://{host}")

    def _known(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self._names or name == "localhost" or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def bearer(connection: HTTPConnection) -> str:
    """The key in the header, if there is one."""
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


def key_of(connection: HTTPConnection, room: str) -> str:
    """The key that opens seats of a room: a program's header, or a page's cookie."""
    return bearer(connection) or connection.cookies.get(f"{COOKIE}-{room}", "")


def number_in(text: str) -> int | None:
    """A small number in a request, or None if it is none."""
    return int(text) if text.isdecimal() and len(text) < LONGEST_NUMBER else None


def address_of(connection: HTTPConnection) -> str:
    """Where a connection comes from."""
    return connection.client.host if connection.client else ""
