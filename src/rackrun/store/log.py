"""What a store of rooms does; each store keeps these promises under the same tests.

A room has a log of entries with versions 1, 2, 3 and so on. A batch is appended as a whole and on
top of the version that whoever appends has seen, or not at all; once ``append`` has returned, it
outlives the process and the machine's power. Entries are text to a store: it knows no rules.

Several workers can use one store. Any of them may append to any room; one of them, the *owner* of
a room, sees to its bots and clocks. A worker notes every second that it is alive, and what was
owned by one that is not is there for the others to take.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from rackrun.errors import Conflict, NotTheOwner

NOT_INSTALLED = ("--database: expected the extra parts of rackrun, got none;"
                 " hint: pip install 'rackrun[cluster]'")  # fmt: skip
STORED_ALREADY = "expected a move that is not stored yet, got one that is"


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
    owner: str | None = None
    """If a worker is named, this is stored only while the room is its own."""


class NewRoom(NamedTuple):
    """The names of a room: one that nobody can guess, and a short one to be said aloud."""

    id: str
    code: str


def check(found: tuple[str | None, int] | None, seen: int, batch: Batch) -> None:
    """Raise the reason, if any, why a batch cannot go on a log: its owner and last version."""
    if found is None:
        raise Conflict("expected a room that is there, got none")
    owner, last = found
    if batch.owner not in (None, owner):
        raise NotTheOwner("expected a room of one's own, got that of another worker")
    if last != seen:
        raise Conflict(f"expected a log of {seen} entries, got {last}")


class Store(Protocol):
    """Where rooms are kept."""

    async def create(self, room: NewRoom, batch: Batch) -> None:
        """Open a room with its first entries; raises CodeTaken if another room has the code."""
        ...

    async def append(self, room: str, seen: int, batch: Batch) -> None:
        """Add to the log; raises Conflict if it has gone on since ``seen``, or has the move.

        Raises NotTheOwner if the batch is for the owner alone, and that is somebody else.
        """
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

    async def versions(self, rooms: Collection[str]) -> dict[str, int]:
        """The last version of each of these rooms; without those that are no more."""
        ...

    async def delete(self, room: str) -> None:
        """Forget a room and everything in it."""
        ...

    async def delete_idle(self, before: int) -> list[str]:
        """Forget the rooms in which nothing has happened since; gives their ids."""
        ...

    async def beat(self, worker: str, now: int) -> None:
        """Note that a worker is alive."""
        ...

    async def beats(self) -> dict[str, int]:
        """When each worker was last alive, so far as anybody may still want to know."""
        ...

    async def claim(
        self, worker: str, alive: int, room: str | None = None
    ) -> dict[str, int | None]:
        """Own what nobody owns who was alive at that moment or later; gives what is owned now.

        Without a ``room``, every one that somebody must look at again. With each goes the last
        moment at which somebody saw to it, if it has waited for anything since.
        """
        ...

    async def release(self, worker: str, room: str | None = None) -> None:
        """Own a room no longer, or none at all."""
        ...

    async def now(self) -> int:
        """The time of wherever the rooms are kept, in milliseconds since 1970."""
        ...

    async def close(self) -> None:
        """Finish what was begun, then let go."""
        ...
