"""Moving house: rooms leave one place as a file, and another place takes them in.

A place is the file or the database that keeps rooms. It may be in use all the while: what leaves is
as it was at one moment, and what is taken in comes in one transaction, or not at all.
"""

from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol

from rackrun.errors import RoomsThere
from rackrun.store.backup_file import KeptRoom, read_backup, written_backup


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All rooms of a place as they were at one moment; they are read while one goes through."""

    at: int
    """The moment, in milliseconds since 1970."""
    count: int
    rooms: Iterator[KeptRoom]


class Place(Protocol):
    """Where rooms are kept."""

    def leaving(self) -> AbstractContextManager[Snapshot]:
        """The rooms as they are now, whatever happens meanwhile.

        Raises ForeignStore if there are none, or they are of a newer version.
        """
        ...

    def take_in(self, rooms: Iterable[KeptRoom]) -> None:
        """Store these rooms, all of them or none; whoever serves here finds them by itself.

        Raises RoomsThere if a room of the same id or code is there, and whatever ``rooms`` raises.
        """
        ...


class Watch(Protocol):
    """Shows how far it is."""

    def __call__(
        self, rooms: Iterator[KeptRoom], /, doing: str, total: int | None
    ) -> Iterator[KeptRoom]:
        """The same rooms, one after the other."""
        ...


def unwatched(rooms: Iterator[KeptRoom], doing: str, total: int | None) -> Iterator[KeptRoom]:
    """Nobody looks."""
    del doing, total
    return rooms


def back_up(place: Place, path: Path, watch: Watch = unwatched) -> int:
    """Write all rooms of a place into a file; gives how many there are."""
    with written_backup(path) as write, place.leaving() as snapshot:
        write.begin(snapshot.at)
        for room in watch(snapshot.rooms, "backing up", snapshot.count):
            write.add(room)
        return snapshot.count


def restore(place: Place, path: Path, watch: Watch = unwatched) -> int:
    """Bring all rooms of a file into a place; gives how many there are.

    The whole file is checked before the place is touched, and again on the way, since it may
    change meanwhile.
    """
    count = sum(1 for _ in watch(read_backup(path), "checking", None))
    place.take_in(watch(read_backup(path), "restoring", count))
    return count


class Newcomer(NamedTuple):
    """Who a room belongs to when it is taken in."""

    owner: str | None
    beat: int | None


def newcomer(room: KeptRoom, now: int) -> Newcomer:
    """A room comes from a worker that was last alive when somebody last saw to it.

    So the first worker that looks takes it over as from any that has died, and a turn gets back
    all the time since. A moment that is still to come would keep it waiting.
    """
    if room.seen is None:
        return Newcomer(None, None)
    beat = min(room.seen, now)
    return Newcomer(f"backup {beat}", beat)


def refuse(there: int) -> None:
    """Raise RoomsThere if there are any."""
    if there:
        raise RoomsThere(there)
