"""Every message that a client may send, and every one that it may get.

Messages are JSON objects; ``t`` says which. Unknown fields are ignored, an unknown message is
refused. The docstrings are the reference: `docs/reference/protocol.md` is made from this file.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

VERSION = 1
"""The version of the protocol; it changes when a client of the old one would break."""

OTHER_CODES = (
    ("bad-message", "this is no message of the protocol; what was expected stands beside it"),
    ("bad-request", "this is no request of the protocol; what was expected stands beside it"),
    ("bad-origin", "the server does not know this name; use an address of numbers, or --origin"),
    ("too-many-tries", "too many codes were wrong; try later, or use a link"),
    ("too-fast", "too much was asked at once; wait a moment, then ask again"),
    ("overtaken", "a newer draft came before this one was judged"),
    ("stale", "somebody has moved since that version, or was quicker"),
    ("busy", "the hint before this one is not answered yet"),
    ("too-long", "the answer took too long; try again"),
    ("paused", "nothing can be stored now; what was done before is safe, try again later"),
    ("failed", "a fault of the server; what was done before is safe"),
)
"""Codes of refusals that do not come from a room, with what they say."""

CLOSED = {
    "ended": 4000,
    "too-deep": 4400,
    "not-your-seat": 4403,
    "bad-origin": 4403,
    "failed": 4500,
    "paused": 4503,
    "too-slow": 4508,
    "too-fast": 4529,
    "crowded": 4530,
}
"""The codes with which a socket is closed, by reason; from 4500 on it helps to come back.
A message that is too large closes it with 1009, as the standard has it."""

DEEPEST = 16
"""Lists and objects within each other; no message of ours has more than four."""

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\\x00]+$")]
"""What a client calls a message; PostgreSQL keeps every sign but NUL."""
TileText = Annotated[str, Meta(min_length=1, max_length=3)]
MeldTexts = Annotated[list[TileText], Meta(max_length=64)]
TableTexts = Annotated[list[MeldTexts], Meta(max_length=128)]
Name = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "your-turn", "again",
    "goodbye", "smile", "laugh", "wow", "think", "sad", "heart",
]  # fmt: skip
"""What can be said; a page words it in the language of whoever hears it."""


class _Asked(Struct, frozen=True, tag_field="t", kw_only=True):
    id: Id
    """The client's own name for this message; sent again with the same id, it counts once."""


class _Moved(_Asked, frozen=True, kw_only=True):
    v: int
    """The version that the client has seen: if somebody has moved since, the move is refused."""


class Play(_Moved, frozen=True, tag="play"):
    """End the turn with this table."""

    table: TableTexts


class Draw(_Moved, frozen=True, tag="draw"):
    """Do not play: take a tile, pay for it where the edition asks that."""


class Pass(_Moved, frozen=True, tag="pass"):
    """Do not play where there is nothing to draw or nothing to pay with."""


class GiveBack(_Moved, frozen=True, tag="give-back"):
    """Return a tile to the pool because the rack is full."""

    tile: TileText


class Prepare(_Moved, frozen=True, tag="prepare"):
    """Publish the commitment to the shuffle of the next round."""


class OfferSeed(_Moved, frozen=True, tag="seed"):
    """Add a seed of one's own to the shuffle of the round that was prepared."""

    seed: Annotated[str, Meta(max_length=64)]


class Begin(_Moved, frozen=True, tag="begin"):
    """Find the starter and deal; ages, if any are said, are stored nowhere."""

    starter: SeatNumber | None = None
    ages: Annotated[list[int | None], Meta(max_length=16)] = []


class NameTile(_Moved, frozen=True, tag="name"):
    """The guide of an introductory game names the first tile of a row."""

    tile: TileText


class Find(_Asked, frozen=True, tag="find"):
    """Point to a tile that fits the row; the first to arrive counts."""

    tile: TileText


class Rematch(_Asked, frozen=True, tag="rematch"):
    """Play another match in the same room."""


class Leave(_Asked, frozen=True, tag="leave"):
    """Leave for good; the key no longer fits the seat."""


class Rename(_Asked, frozen=True, tag="rename"):
    """Take another name."""

    name: Name


class Hand(_Asked, frozen=True, tag="hand"):
    """Let a bot play for somebody who is away, or in a seat that nobody has taken."""

    seat: SeatNumber
    bot: Name


class Guide(_Asked, frozen=True, tag="guide"):
    """Say who names the tiles of an introductory game from now on."""

    who: Literal["computer", "host"]


class TakeBack(_Asked, frozen=True, tag="take-back"):
    """Play again oneself."""


class Draft(_Asked, frozen=True, tag="draft"):
    """Have an arrangement judged; it is stored nowhere."""

    table: TableTexts
    chosen: MeldTexts = []
    v: int | None = None
    """The version that the client has seen: a draft about an older position is judged, no more."""


class Hint(_Asked, frozen=True, tag="hint"):
    """Ask the solver, where the room allows it: is there something, which tiles, the whole play."""

    strength: Literal["something", "tiles", "play"] = "something"


class Say(_Asked, frozen=True, tag="say"):
    """Say one of a few phrases, or make a face; there is no free chat, for the children's sake."""

    what: Phrase


class Ping(_Asked, frozen=True, tag="ping"):
    """Ask whether the server is there."""


Message = (
    Play | Draw | Pass | GiveBack | Prepare | OfferSeed | Begin | NameTile | Find | Rematch | Leave
    | Rename | Hand | Guide | TakeBack | Draft | Hint | Say | Ping
)  # fmt: skip

_READER = msgspec.json.Decoder(Message)
_WRITER = msgspec.json.Encoder()


class _Known(Struct):
    id: Id = ""


_FINDER = msgspec.json.Decoder(_Known)


class BadMessage(Exception):
    """Text that is no message; ``re`` is its id, if it has one."""

    def __init__(self, why: str, re: str) -> None:
        """Keep both."""
        super().__init__(why)
        self.re = re


class TooDeep(Exception):
    """Text with lists and objects so deep in each other that nobody means well by it."""


def read_message(text: str) -> Message:
    """The message that a client sent; raises BadMessage or TooDeep."""
    _check_depth(text)
    try:
        return _READER.decode(text)
    except msgspec.MsgspecError as error:
        raise BadMessage(str(error), id_in(text)) from error


def id_in(text: str) -> str:
    """The id of whatever a client sent, or nothing if it has none; raises TooDeep."""
    _check_depth(text)
    try:
        return _FINDER.decode(text).id
    except msgspec.MsgspecError:
        return ""


def _check_depth(text: str) -> None:
    if text.count("[") + text.count("{") > DEEPEST and _depth(text) > DEEPEST:
        raise TooDeep


def _depth(text: str) -> int:
    """How deep brackets stand in each other; those within words count too, which harms nobody."""
    depth = deepest = 0
    for sign in text.encode(errors="replace").translate(_ONE_FORM, _NO_BRACKETS):
        depth += 1 if sign == _OPENS else -1
        deepest = max(deepest, depth)
    return deepest


_OPENS = ord("[")
_ONE_FORM = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
"""What is left out before brackets are counted, since most of a message is none."""


def write_message(message: dict[str, Any]) -> bytes:
    """A message to a client."""
    return _WRITER.encode(message)
