"""What happens in a room beside the match: who sits where, and until when a turn may last.

Past participles, as in the rules. A *holder* is the fingerprint of a key that somebody's device
keeps; whoever has the key has the seats. Names, holders and events are told, keys and ages never.
"""

from dataclasses import dataclass

from rackrun.editions import Edition
from rackrun.rules.events import Event

OPEN = "open"
"""The plan of a seat that waits for a person; any other plan is the name of a bot."""


@dataclass(frozen=True, slots=True)
class RoomOpened:
    """Somebody opened a room: what is played, who is to sit where, what is allowed."""

    edition: Edition
    plan: tuple[str, ...]
    host: str
    """The holder who opened it."""
    spectators: bool = False
    """Whether others may watch."""
    hints: bool = False
    """Whether the solver may be asked."""
    drafts: bool = False
    """Whether all may see what the seat on turn tries out."""
    guide: str = "computer"
    """Who names the tiles of an introductory game at first: the computer or the host."""


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A person sat down."""

    seat: int
    name: str
    holder: str


@dataclass(frozen=True, slots=True)
class SeatNamed:
    """A person has another name now."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class SeatFreed:
    """A person got up for good; the key no longer fits this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class MoveOffered:
    """A person wants to go on with another device, the one that brings what this is a mark of."""

    holder: str
    mark: str
    """The fingerprint of a secret that is good for one move."""
    until: int
    """The last moment, in milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class SeatMoved:
    """A person goes on with another device; the old key no longer fits this seat."""

    seat: int
    holder: str


@dataclass(frozen=True, slots=True)
class HostMoved:
    """The person who opened the room goes on with another device."""

    holder: str


@dataclass(frozen=True, slots=True)
class SeatHanded:
    """A bot plays for somebody who is away."""

    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class GuideChanged:
    """Somebody else names the tiles of an introductory game now: the computer or the host."""

    guide: str


@dataclass(frozen=True, slots=True)
class SeatReturned:
    """The person plays again."""

    seat: int


@dataclass(frozen=True, slots=True)
class BotReplaced:
    """A bot could not go on; another one plays for it."""

    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class ClockSet:
    """The turn that runs now ends at this moment, in milliseconds since 1970; 0 for never."""

    until: int


RoomEvent = (
    RoomOpened | SeatTaken | SeatNamed | SeatFreed | MoveOffered | SeatMoved | HostMoved
    | SeatHanded | GuideChanged | SeatReturned | BotReplaced | ClockSet
)  # fmt: skip
Happening = RoomEvent | Event
"""Whatever the log of a room can hold."""
