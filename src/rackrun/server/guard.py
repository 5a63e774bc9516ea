"""Who may come in: pages of our own, keys that were given out.

A page of another host can make a browser ask us with the cookies of its user, so whatever comes
from a page must come from one of ours. A name that somebody else controls can be pointed at this
machine at any moment; an address of numbers cannot. So a page counts as ours by its ``Host`` only
if that is an address, this machine, or a name that was said when the server was started.
"""

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from rackrun.errors import BadNotation

COOKIE = "rackrun-key"
LONGEST_NUMBER = 12
"""Digits; nothing that is counted here comes near."""


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


def networks(option: str, texts: tuple[str, ...]) -> tuple[IPv4Network | IPv6Network, ...]:
    """The networks that were said with an option; raises BadNotation if one is none.

    >>> [str(each) for each in networks("--proxy", ("127.0.0.1", "10.1.0.0/16"))]
    ['127.0.0.1/32', '10.1.0.0/16']
    """
    return tuple(_network(option, text) for text in texts)


def _network(option: str, text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise BadNotation(
            f"{option}: expected an address or a network such as 10.0.0.0/8, got {text!r}"
        ) from None


def address_of(connection: HTTPConnection) -> str:
    """Where a connection comes from."""
    return connection.client.host if connection.client else ""
