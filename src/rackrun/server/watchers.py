"""Everybody who watches a room: who is here, who plays from where, who has been away for long."""

from collections.abc import Collection, Iterator
from typing import Any, Protocol

from rackrun.rooms.events import Happening
from rackrun.rooms.room import Room
from rackrun.server.hours import Time

GRACE = 60_000
"""Milliseconds after which others may see to it that the game goes on without somebody."""


class Watcher(Protocol):
    """Somebody who is told what happens, as a seat or as a spectator (``None``)."""

    seat: int | None
    hosts: bool
    """Whether this is the person who opened the room."""

    @property
    def held(self) -> Collection[int]:
        """The seats of the same device, which may go from hand to hand: all are here with it."""
        ...

    def welcome(self, room: Room, missed: list[tuple[int, Happening]] | None) -> None:
        """Begin with what was missed, or with the whole room."""
        ...

    def tell(self, version: int, happening: Happening) -> None:
        """Hear of an event; everything hidden is still in it, so redact before it goes out."""
        ...

    def present(self, seats: Collection[int]) -> None:
        """Hear in which seats somebody is connected."""
        ...

    def overhear(self, message: dict[str, Any]) -> None:
        """Hear something that is not stored: what another seat says or tries out."""
        ...

    def plays(self, here: bool) -> None:  # noqa: FBT001 - it is what is told
        """Hear whether the seat is played from this connection now, or from a newer one."""
        ...

    def paused(self, still: bool) -> None:  # noqa: FBT001 - it is what is told
        """Hear that nothing can be stored, so that nothing can happen; or that it can again."""
        ...

    def end(self) -> None:
        """Hear that nothing more comes."""
        ...


class Watchers:
    """Those who watch one room, in the order in which they came."""

    def __init__(self, time: Time) -> None:
        """Nobody is here yet; whoever does not come counts as away from now on."""
        self._time = time
        self._all: list[Watcher] = []
        self._since = time.now()
        self._away_since: dict[int | None, int] = {}

    def __iter__(self) -> Iterator[Watcher]:
        """Everybody who is here now, also if some go or come while they are told something."""
        return iter(tuple(self._all))

    def __len__(self) -> int:
        """How many there are."""
        return len(self._all)

    def add(self, watcher: Watcher) -> None:
        """Let somebody watch; a seat is played from the newest connection."""
        before = self._playing(watcher.seat)
        self._all.append(watcher)
        if before is not None:
            before.plays(here=False)
        self._tell_presence()

    def remove(self, watcher: Watcher) -> None:
        """Let somebody watch no longer; if nobody else is there for the seat, it is away."""
        if watcher not in self._all:
            return
        played = self._playing(watcher.seat) is watcher
        self._all.remove(watcher)
        for role in _roles(watcher):
            self.seen(role)
        heir = self._playing(watcher.seat)
        if played and heir is not None:
            heir.plays(here=True)
        self._tell_presence()

    def seen(self, role: int | None) -> None:
        """Note that somebody was here until now, in a seat or (``None``) as the host."""
        self._away_since[role] = self._time.now()

    def plays(self, watcher: Watcher) -> bool:
        """Whether a seat is played from this connection: nobody came later for the same seat."""
        return self._playing(watcher.seat) in (None, watcher)

    def away(self, role: int | None) -> bool:
        """Whether nobody has been here for some time in a seat, or (``None``) as the host."""
        if any(role in _roles(each) for each in self._all):
            return False
        return self._time.now() - self._away_since.get(role, self._since) >= GRACE

    def _playing(self, seat: int | None) -> Watcher | None:
        if seat is None:
            return None
        return next((each for each in reversed(self._all) if each.seat == seat), None)

    def _tell_presence(self) -> None:
        seats = sorted({seat for each in self._all for seat in each.held})
        for watcher in self:
            watcher.present(seats)


def _roles(watcher: Watcher) -> Iterator[int | None]:
    yield from watcher.held
    if watcher.hosts:
        yield None
