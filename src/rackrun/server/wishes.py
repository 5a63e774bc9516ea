"""What can be asked over HTTP: the bodies of requests, checked while they are read.

The docstrings are the reference: `docs/reference/protocol.md` is made from this file.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rackrun.server.protocol import Name, SeatNumber

Code = Annotated[str, Meta(max_length=32)]
RoomId = Annotated[str, Meta(max_length=64)]
OwnKey = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{22,64})?$")]
"""A key that a device has made up for itself, of 128 random bits at least; or none."""


class SeatWish(Struct, frozen=True):
    """Who is to sit in a seat of a new room: nobody yet, a bot, or a person on this device."""

    kind: Literal["open", "bot", "here"]
    name: Name = ""
    bot: Name = ""


class NewRoomWish(Struct, frozen=True):
    """A room to be opened."""

    edition: Annotated[str, Meta(max_length=512)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    spectators: bool = False
    hints: bool = False
    drafts: bool = False
    guide: Literal["computer", "host"] = "computer"


class JoinWish(Struct, frozen=True):
    """A seat to be taken in a room that a code or a link names."""

    name: Name
    code: Code = ""
    room: RoomId = ""
    seat: SeatNumber | None = None
    key: OwnKey = ""


class WatchWish(Struct, frozen=True):
    """A room to be watched that a code or a link names."""

    code: Code = ""
    room: RoomId = ""


class MoveWish(Struct, frozen=True):
    """Seats to be taken over from another device of the same person."""

    room: RoomId
    link: Annotated[str, Meta(max_length=64)]
