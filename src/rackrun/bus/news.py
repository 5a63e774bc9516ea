"""What workers tell each other, and how it is written."""

from typing import Any

import msgspec
from msgspec import Struct


class _News(Struct, frozen=True, array_like=True, tag=True):
    """Written as a list, the kind first."""


class Logged(_News, frozen=True):
    """Entries were stored; the first has this version. They hold what is hidden from people."""

    first: int
    entries: tuple[str, ...]


class Drafted(_News, frozen=True):
    """The seat on turn tries something out, and has seen this version."""

    table: tuple[tuple[str, ...], ...]
    seen: int | None


class Overheard(_News, frozen=True):
    """Something was said that is not stored; ``once`` names it, lest it be heard twice."""

    message: dict[str, Any]
    once: tuple[str, str] | None


class Sight(Struct, frozen=True, array_like=True):
    """Somebody who is connected to another worker."""

    seat: int | None
    held: tuple[int, ...]
    hosts: bool
    came: int
    """The later of two came later; a seat is played from the newest connection."""


class Here(_News, frozen=True):
    """Everybody who is connected to a worker in this room."""

    worker: str
    watchers: tuple[Sight, ...]


class WhoIsHere(_News, frozen=True):
    """A worker begins to serve the room, and wants to know."""


class Gone(_News, frozen=True):
    """The room is no more."""


class Freed(_News, frozen=True):
    """A worker owns nothing any more and nobody is connected to it: it stops. Told to all."""

    worker: str


News = Logged | Drafted | Overheard | Here | WhoIsHere | Gone | Freed

_WRITER = msgspec.msgpack.Encoder()
_READER: msgspec.msgpack.Decoder[News] = msgspec.msgpack.Decoder(News)


def write_news(news: News) -> bytes:
    """The news as it goes over the wire."""
    return _WRITER.encode(news)


def read_news(data: bytes) -> News:
    """The twin of ``write_news``; raises ``msgspec.MsgspecError``."""
    return _READER.decode(data)
