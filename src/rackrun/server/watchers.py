"""Everybody who watches a room: who is here, who plays from where, who has been away for long."""

from collections.abc import Callable, Collection, Iterator, Set
from typing import Any, Protocol

from rackrun.bus import Sight
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
    came: int
    """The later of two came later, see ``Arrivals``; 0 for now."""

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


class Arrivals:
    """Numbers for those who come to a worker: comparable with those that other workers give.

    Clocks of machines differ a little, so a number is also higher than all that were heard of:
    otherwise whoever comes back to a worker whose clock is behind would only watch.
    """

    _EACH = 1000
    """Numbers in a millisecond."""

    def __init__(self) -> None:
        """Nobody has come yet."""
        self._last = 0

    def next(self, time: Time) -> int:
        """The number of whoever comes now, higher than all before."""
        self._last = max(self.at(time), self._last + 1)
        return self._last

    def hear(self, sights: tuple[Sight, ...]) -> None:
        """Hear of those who came elsewhere."""
        self._last = max(self._last, *(each.came for each in sights), 0)

    @classmethod
    def at(cls, time: Time) -> int:
        """The first number of this millisecond."""
        return time.now() * cls._EACH


Announce = Callable[[tuple[Sight, ...]], None]
"""Tells other workers who is connected here."""


class Watchers:
    """Those who watch one room: connected here, in the order in which they came, or elsewhere."""

    def __init__(self, time: Time, worker: str, announce: Announce) -> None:
        """Nobody is here yet; whoever does not come counts as away from now on."""
        self._time, self._worker, self._announce = time, worker, announce
        self._here: dict[Watcher, int] = {}
        """Each with a number: whoever has the higher one came later, wherever that was."""
        self._elsewhere: dict[str, tuple[Sight, ...]] = {}
        self._since = time.now()
        self._away_since: dict[int | None, int] = {}

    def __iter__(self) -> Iterator[Watcher]:
        """Everybody who is here now, also if some go or come while they are told something."""
        return iter(tuple(self._here))

    def __len__(self) -> int:
        """How many are connected here."""
        return len(self._here)

    def add(self, watcher: Watcher) -> None:
        """Let somebody watch; a seat is played from the newest connection."""
        newest = max((came for _, _, (came, _) in self._all()), default=0)
        with _Noticed(self, watcher):
            self._here[watcher] = watcher.came or max(Arrivals.at(self._time), newest + 1)
        if not self.plays(watcher):  # it took longer to come in than somebody who came later
            watcher.plays(here=False)
        self.announce()

    def remove(self, watcher: Watcher) -> None:
        """Let somebody watch no longer; if nobody else is there for the seat, it is away."""
        if watcher not in self._here:
            return
        with _Noticed(self, watcher):
            del self._here[watcher]
            for role in _roles(watcher):
                self.seen(role)
        self.announce()

    def hear(self, worker: str, sights: tuple[Sight, ...]) -> None:
        """Hear from another worker who is connected to it now."""
        before = self._elsewhere.get(worker, ())
        if before == sights:
            return
        with _Noticed(self):
            self._elsewhere[worker] = sights
            for each in before:
                for role in _roles(each):
                    self.seen(role)

    def forget_all_but(self, workers: Set[str]) -> None:
        """Count nobody who was connected to a worker that is no more."""
        for each in self._elsewhere.keys() - workers:
            self.hear(each, ())
            del self._elsewhere[each]

    def announce(self) -> None:
        """Let other workers know who is connected here."""
        self._announce(tuple(
            Sight(each.seat, tuple(each.held), each.hosts, came)
            for each, came in self._here.items()
        ))  # fmt: skip

    def seen(self, role: int | None) -> None:
        """Note that somebody was here until now, in a seat or (``None``) as the host."""
        self._away_since[role] = self._time.now()

    def plays(self, watcher: Watcher) -> bool:
        """Whether a seat is played from this connection: nobody came later for the same seat."""
        came, seat = (self._here.get(watcher, 0), self._worker), watcher.seat
        return seat is None or not any(each == seat and at > came for _, each, at in self._all())

    def away(self, role: int | None) -> bool:
        """Whether nobody has been here for some time in a seat, or (``None``) as the host."""
        if any(role in _roles(each) for each, _, _ in self._all()):
            return False
        return self._time.now() - self._away_since.get(role, self._since) >= GRACE

    def present(self) -> list[int]:
        """The seats in which somebody is connected."""
        return sorted({seat for each, _, _ in self._all() for seat in each.held})

    def _all(self) -> Iterator[tuple[Watcher | Sight, int | None, tuple[int, str]]]:
        """Everybody, with the seat and the order in which they came, here or elsewhere."""
        for each, came in self._here.items():
            yield each, each.seat, (came, self._worker)
        for worker, sights in self._elsewhere.items():
            for sight in sights:
                yield sight, sight.seat, (sight.came, worker)


class _Noticed:
    """Whoever is connected here hears what has changed meanwhile: who plays, who is present."""

    def __init__(self, watchers: Watchers, about: Watcher | None = None) -> None:
        """The one it is about knows that it comes or goes."""
        self._watchers, self._about = watchers, about
        self._played: set[Watcher] = set()

    def __enter__(self) -> None:
        self._played = {each for each in self._watchers if self._watchers.plays(each)}

    def __exit__(self, *_: object) -> None:
        for each in self._watchers:
            plays = self._watchers.plays(each)
            if each is not self._about and plays is not (each in self._played):
                each.plays(here=plays)
        seats = self._watchers.present()
        for each in self._watchers:
            each.present(seats)


def _roles(watcher: Watcher | Sight) -> Iterator[int | None]:
    yield from watcher.held
    if watcher.hosts:
        yield None
