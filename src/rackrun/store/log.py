"""What a store of rooms does; each store keeps these promises under the same tests.

A room has a log of entries with versions 1, 2, 3 and so on. A batch is appended as a whole and on
top of the version that whoever appends has seen, or not at all; once ``append`` has returned, it
outlives the process and the machine's power. Entries are text to a store: it knows no rules.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol


class Entry(NamedTuple):
    """One thing that happened in a room."""

    version: int
    at: int
    """When it was stored, in milliseconds since 1970."""
    data: str


class Move(NamedTuple):
    """Who asked for a batch, and under which id: asked twice, it happens once."""

    mover: str
    id: str


class Span(NamedTuple):
    """The versions that a move brought about, both included."""

    first: int
    last: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Batch:
    """Entries that are stored together, and what is stored with them."""

    at: int
    entries: Sequence[str]
    move: Move | None = None
    seeds: Mapping[str, str] = field(default_factory=dict[str, str])
    """Seeds of rounds by their commitments; they stand apart, since entries are told to people."""
    wakes: int | None = None
    """The moment at which somebody must look at the room again: a clock ends, a bot is to move."""


class NewRoom(NamedTuple):
    """The names of a room: one that nobody can guess, and a short one to be said aloud."""

    id: str
    code: str


class Store(Protocol):
    """Where rooms are kept."""

    async def create(self, room: NewRoom, batch: Batch) -> None:
        """Open a room with its first entries; raises CodeTaken if another room has the code."""
        ...

    async def append(self, room: str, seen: int, batch: Batch) -> None:
        """Add to the log; raises Conflict if it has gone on since ``seen``, or has the move."""
        ...

    async def entries(self, room: str, after: int = 0) -> list[Entry]:
        """The log after a version; empty if there is nothing new, or no such room."""
        ...

    async def room_of(self, code: str) -> str | None:
        """The room that has this code."""
        ...

    async def code_of(self, room: str) -> str | None:
        """The code of this room."""
        ...

    async def span_of(self, room: str, move: Move) -> Span | None:
        """What a move brought about, if it was stored."""
        ...

    async def seed_of(self, room: str, commitment: str) -> str | None:
        """The seed of a round."""
        ...

    async def waking(self) -> dict[str, int]:
        """The rooms that somebody must look at again, and when."""
        ...

    async def delete(self, room: str) -> None:
        """Forget a room and everything in it."""
        ...

    async def delete_idle(self, before: int) -> list[str]:
        """Forget the rooms in which nothing has happened since; gives their ids."""
        ...

    async def beat(self, now: int) -> None:
        """Note that the server is alive."""
        ...

    async def last_beat(self) -> int | None:
        """The last moment of which that is noted."""
        ...

    async def close(self) -> None:
        """Finish what was begun, then let go."""
        ...
