"""Does a game hang together? Every action is decided again and compared with what is recorded."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rackrun.errors import BadEdition, IllegalAction
from rackrun.flaws import Flaw
from rackrun.rules import actions as wish
from rackrun.rules import events as happened
from rackrun.rules.actions import Action
from rackrun.rules.chance import Chance
from rackrun.rules.decide import decide, open_match
from rackrun.rules.events import Event, MatchOpened
from rackrun.rules.evolve import evolve, open_position
from rackrun.rules.position import Position, Stage
from rackrun.rules.starting import decided_by
from rackrun.tiles import Tile, Tiles, difference

_HASH = re.compile(r"[0-9a-f]{64}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Complaint:
    """The first event that cannot be as it is recorded: which, and what was expected instead."""

    index: int
    expected: Event | str
    flaws: tuple[Flaw, ...] = ()
    """Every reason why the action is not legal, if that is the matter."""


def audit(events: Sequence[Event], seeds: Mapping[int, Chance] | None = None) -> Complaint | None:
    """The first thing that is wrong with a game, or None.

    Chance is taken as recorded, except in the rounds for which ``seeds`` has the real seed: there
    every shuffle and lot is derived again.
    """
    try:
        position = _opened(events)
    except BadEdition as error:
        return Complaint(0, str(error))
    if position is None:
        return Complaint(0, "the opening of a match")
    complaint = _chance_complaint(events)
    at = 1
    while at < len(events):
        result = _checked(position, events, at, seeds or {})
        if isinstance(result, Complaint):
            return result
        position, at = result
    return complaint


def _chance_complaint(events: Sequence[Event]) -> Complaint | None:
    """The first commitment or seed that is none, or that another round had already."""
    known: set[str] = set()
    for index, event in enumerate(events):
        match event:
            case happened.RoundPrepared(text) | happened.SeedRevealed(text):
                if not _HASH.fullmatch(text):
                    return Complaint(index, "64 digits 0-9 a-f")
                if text in known:
                    return Complaint(index, "a seed of its own for every round")
                known.add(text)
            case _:
                pass
    return None


def _opened(events: Sequence[Event]) -> Position | None:
    if not events or not isinstance(events[0], MatchOpened):
        return None
    return open_position(open_match(events[0].edition, events[0].seats))


def _checked(
    position: Position, events: Sequence[Event], at: int, seeds: Mapping[int, Chance]
) -> tuple[Position, int] | Complaint:
    """The position after the next action, and the place of the event after it; or a complaint."""
    action = _action(position, events, at)
    if action is None:
        return Complaint(at, f"something that can happen now: {position.stage.value}")
    preparing = isinstance(action, wish.Prepare)
    if preparing and position.stage is not Stage.PREPARE:
        return Complaint(at, f"something that can happen now: {position.stage.value}")
    chance = seeds.get(position.round + preparing, RecordedChance(events, at))
    try:
        expected = decide(position, action, chance)
    except IllegalAction as error:
        return Complaint(at, f"a legal action ({error})", error.flaws)
    except UnlikelyChance as error:
        return Complaint(at, str(error))
    for place, event in enumerate(expected, at):
        if place >= len(events) or events[place] != event:
            return Complaint(place, event)
        position = evolve(position, event)
    return position, at + len(expected)


def _action(position: Position, events: Sequence[Event], at: int) -> Action | None:
    """The action that the next event must have come from."""
    match events[at]:
        case happened.RoundPrepared():
            return wish.Prepare()
        case happened.SeedOffered(seat, seed):
            return wish.OfferSeed(seat, seed)
        case happened.StartDrawn() | happened.TilesSpread():
            return wish.Begin()
        case happened.StarterChosen() as chosen:
            return _begin(position, chosen)
        case happened.TablePlayed(seat=seat, table=table):
            return wish.Play(seat, table)
        case happened.TileDrawn(seat=seat):
            return wish.Draw(seat)
        case happened.TurnPassed(seat):
            return wish.Pass(seat)
        case happened.TileGivenBack(seat=seat, tile=tile):
            return wish.GiveBack(seat, tile)
        case happened.TurnTimedOut(seat):
            return wish.TimeUp(seat, _draft(position, events[at + 1 : at + 2]))
        case happened.SeatLeft(seat=seat):
            return wish.Leave(seat)
        case happened.TileNamed(tile):
            return wish.Name(tile)
        case happened.TileFound(seat=seat, tile=tile) | happened.TileMissed(seat, tile):
            return wish.Find(seat, tile)
        case _:
            return None


def _begin(position: Position, chosen: happened.StarterChosen) -> wish.Begin:
    """A beginning with that starter, or with ages that leave the lot to decide among as many."""
    how = decided_by(position)
    if how not in ("oldest", "youngest"):
        return wish.Begin()
    if chosen.how == how:
        return wish.Begin(starter=chosen.seat)
    furthest = 1 if how == "oldest" else 0
    seats = range(len(position.seats))
    return wish.Begin(ages=tuple(furthest if at in chosen.among else 1 - furthest for at in seats))


def _draft(position: Position, following: Sequence[Event]) -> tuple[Tiles, ...] | None:
    """A draft that would have been settled as recorded: what stands, and loose tiles beside it."""
    match following:
        case [happened.TablePlayed(table=table)]:
            return table
        case [happened.PenaltyTaken(seat=seat, table=table) as late] if late.played or late.taken:
            held = position.seats[seat].rack if 0 <= seat < len(position.seats) else ()
            loose = late.taken or tuple(difference(held, late.played).elements())[:1]
            return (*table, *((tile,) for tile in loose))
        case _:
            return None


class UnlikelyChance(Exception):
    """What is recorded cannot be an outcome of chance."""


class RecordedChance:
    """Chance that answers with what stands in the events from a place on."""

    def __init__(self, events: Sequence[Event], at: int) -> None:
        self._events, self._at, self._asked = events, at, 0

    @property
    def commitment(self) -> str:
        """The commitment of the round that the place lies in."""
        rounds = (event for event in reversed(self._events[: self._at + 1])
                  if isinstance(event, happened.RoundPrepared))  # fmt: skip
        return next((event.commitment for event in rounds), "")

    @property
    def revealed(self) -> str:
        """The seed that is revealed next."""
        later = (event for event in self._events[self._at :]
                 if isinstance(event, happened.SeedRevealed))  # fmt: skip
        return next((event.seed for event in later), "")

    def shuffled(self, tiles: Sequence[Tile], _seeds: Sequence[str], _nth: int, /) -> Tiles:
        """The recorded order, if it is an order of these very tiles."""
        recorded = next(self._outcomes(tiles), None)
        self._asked += 1
        if recorded is None or Counter(recorded) != Counter(tiles):
            raise UnlikelyChance(f"the {len(tiles)} tiles that were shuffled, each once")
        return recorded

    def one_of(self, seats: Sequence[int], _seeds: Sequence[str], _nth: int, /) -> int:
        """The recorded seat, if it is one of these."""
        self._asked += 1
        chosen = [event.seat for event in self._events[self._at :]
                  if isinstance(event, happened.StarterChosen)]  # fmt: skip
        if not chosen or chosen[0] not in seats:
            raise UnlikelyChance(f"a starter out of the seats {', '.join(map(str, seats))}")
        return chosen[0]

    def _outcomes(self, tiles: Sequence[Tile]) -> Iterator[Tiles]:
        for event in self._events[self._at + self._asked :]:
            match event:
                case happened.StartDrawn(tiles=drawn):
                    yield (*drawn, *difference(tiles, drawn).elements())
                case happened.TilesDealt(racks, pool):
                    yield (*(tile for rack in racks for tile in rack), *pool)
                case happened.TilesSpread(tiles=spread):
                    yield spread
                case happened.TileGivenBack(pool=pool) | happened.SeatLeft(pool=pool):
                    yield pool
                case _:
                    pass
