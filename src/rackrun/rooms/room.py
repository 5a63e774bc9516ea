"""A room at one moment, and what an event changes in it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from rackrun.editions import Edition
from rackrun.rooms import events as happened
from rackrun.rooms.events import OPEN, Happening, MoveOffered, RoomOpened
from rackrun.rules.events import Event, MatchOpened
from rackrun.rules.evolve import evolve as evolve_match
from rackrun.rules.evolve import open_position
from rackrun.rules.position import Position, Stage


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat as people see it: who is to sit there, and who does."""

    plan: str
    name: str = ""
    """Who sits here; once something was dealt also who sat here, until the next match."""
    holder: str = ""
    """Who has the key to it; empty while nobody has."""
    bot: str = ""
    """The bot that plays now, in its own right or for somebody who is away."""

    @property
    def taken(self) -> bool:
        """Whether somebody plays here, a person or a bot."""
        return bool(self.holder or self.bot)

    @property
    def away(self) -> bool:
        """Whether a bot plays for a person."""
        return bool(self.holder and self.bot)

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays where a person was meant to, and nobody came."""
        return bool(self.plan == OPEN and self.bot and not self.holder)


@dataclass(frozen=True, slots=True)
class Match:
    """A match of the room: where the log has it, and who played."""

    first: int
    """The version of the event that opened it."""
    players: tuple[str, ...]
    """By seat: whoever sat there last before it was over, also if they have left since."""


@dataclass(frozen=True, slots=True)
class Room:
    """A room; only ``evolve`` makes the next one."""

    opened: RoomOpened
    host: str
    """The holder who may do what nobody else may."""
    chairs: tuple[Chair, ...]
    position: Position
    version: int
    """How many events have led here."""
    matches: tuple[Match, ...]
    """All matches, the one that is played last."""
    moved: int
    """The version of the last event of the match: whoever saw it knows the position."""
    guide: str
    """Who names the tiles of an introductory game: the computer or the host."""
    clock: int = 0
    """When the turn that runs now ends, in milliseconds since 1970; 0 for never."""
    offers: tuple[MoveOffered, ...] = ()
    """Moves to other devices that were offered and not made yet, at most one for each holder."""

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return self.opened.edition

    @property
    def full(self) -> bool:
        """Whether somebody plays in every seat."""
        return all(chair.taken for chair in self.chairs)

    def held_by(self, holder: str) -> tuple[int, ...]:
        """The seats to which somebody has the key."""
        return tuple(at for at, chair in enumerate(self.chairs) if holder and
                     chair.holder == holder)  # fmt: skip

    def with_chair(self, at: int, chair: Chair) -> "Room":
        """The room with another state of one seat."""
        after = replace(self, chairs=(*self.chairs[:at], chair, *self.chairs[at + 1 :]))
        if not chair.taken or self.position.stage is Stage.OVER:
            return after
        match = self.matches[-1]
        players = (*match.players[:at], _player(at, chair), *match.players[at + 1 :])
        return replace(after, matches=(*self.matches[:-1], replace(match, players=players)))


def enter(happenings: Iterable[Happening]) -> Room:
    """The room after these events; the first opens it, the second its first match."""
    first, second, *rest = happenings
    assert isinstance(first, RoomOpened), "a room begins with its opening"
    assert isinstance(second, MatchOpened), "a room begins with a match"
    chairs = tuple(Chair(plan, bot="" if plan == OPEN else plan) for plan in first.plan)
    room = Room(first, first.host, chairs, open_position(second), version=2,
                matches=(Match(2, _players(chairs)),), moved=2, guide=first.guide)  # fmt: skip
    for happening in rest:
        room = evolve(room, happening)
    return room


def evolve(room: Room, happening: Happening) -> Room:
    """The room after the event; never fails on a stored one."""
    room = replace(room, version=room.version + 1)
    change = _CHANGES.get(type(happening))
    if change is not None:
        return change(room, happening)
    assert isinstance(happening, Event)
    return replace(room, position=evolve_match(room.position, happening), moved=room.version)


def _match_opened(room: Room, event: MatchOpened) -> Room:
    chairs = tuple(chair if chair.taken else replace(chair, name="") for chair in room.chairs)
    match = Match(room.version, _players(chairs))
    # A match in which nothing was dealt was none.
    before = room.matches if room.position.stage is Stage.OVER else room.matches[:-1]
    return replace(room, position=open_position(event), moved=room.version, chairs=chairs,
                   matches=(*before, match))  # fmt: skip


def _players(chairs: Iterable[Chair]) -> tuple[str, ...]:
    return tuple(_player(at, chair) for at, chair in enumerate(chairs))


def _player(at: int, chair: Chair) -> str:
    """The name for the records: a person's own, or else that of the bot or the seat."""
    return chair.name or f"{chair.bot or 'seat'} {at + 1}"


def _taken(room: Room, event: happened.SeatTaken) -> Room:
    chair = room.chairs[event.seat]
    return room.with_chair(event.seat, Chair(chair.plan, event.name, event.holder))


def _named(room: Room, event: happened.SeatNamed) -> Room:
    return room.with_chair(event.seat, replace(room.chairs[event.seat], name=event.name))


def _freed(room: Room, event: happened.SeatFreed) -> Room:
    # Whoever has played stands in the score table by name, also after they got up.
    played = room.position.in_play or room.position.results
    name = room.chairs[event.seat].name if played else ""
    return room.with_chair(event.seat, Chair(OPEN, name))


def _move_offered(room: Room, event: MoveOffered) -> Room:
    return replace(room, offers=(*_without(room.offers, event.holder), event))


def _moved(room: Room, event: happened.SeatMoved) -> Room:
    chair = room.chairs[event.seat]
    after = room.with_chair(event.seat, replace(chair, holder=event.holder))
    return replace(after, offers=_without(room.offers, chair.holder))


def _host_moved(room: Room, event: happened.HostMoved) -> Room:
    return replace(room, host=event.holder, offers=_without(room.offers, room.host))


def _without(offers: tuple[MoveOffered, ...], holder: str) -> tuple[MoveOffered, ...]:
    return tuple(each for each in offers if each.holder != holder)


def _by_bot(room: Room, event: happened.SeatHanded | happened.BotReplaced) -> Room:
    chair = room.chairs[event.seat]
    name = chair.name if chair.holder else ""  # the bot is not whoever sat here before
    return room.with_chair(event.seat, replace(chair, bot=event.bot, name=name))


def _guide_changed(room: Room, event: happened.GuideChanged) -> Room:
    return replace(room, guide=event.guide)


def _returned(room: Room, event: happened.SeatReturned) -> Room:
    return room.with_chair(event.seat, replace(room.chairs[event.seat], bot=""))


def _clock_set(room: Room, event: happened.ClockSet) -> Room:
    return replace(room, clock=event.until)


_CHANGES: dict[type[Happening], Callable[[Room, Any], Room]] = {
    MatchOpened: _match_opened,
    happened.SeatTaken: _taken,
    happened.SeatNamed: _named,
    happened.SeatFreed: _freed,
    MoveOffered: _move_offered,
    happened.SeatMoved: _moved,
    happened.HostMoved: _host_moved,
    happened.SeatHanded: _by_bot,
    happened.BotReplaced: _by_bot,
    happened.GuideChanged: _guide_changed,
    happened.SeatReturned: _returned,
    happened.ClockSet: _clock_set,
}
