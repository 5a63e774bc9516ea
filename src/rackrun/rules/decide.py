"""What an action brings about: events, or every reason why it may not be.

Pure: chance and the question whether a seat could play are arguments. ``decide`` and ``evolve``
carry the whole game; server, page, bots and replays go through them.
"""

import re
from collections.abc import Iterable, Iterator

from rackrun.editions import Edition
from rackrun.errors import BadEdition, IllegalAction
from rackrun.flaws import Flaw, FlawKind
from rackrun.rules.able import able as can_play
from rackrun.rules.actions import (
    Action,
    Begin,
    Draw,
    Find,
    GiveBack,
    Leave,
    Name,
    OfferSeed,
    Pass,
    Play,
    Prepare,
    TimeUp,
    TurnAction,
)  # fmt: skip
from rackrun.rules.chance import Chance
from rackrun.rules.drawing import Able, draw_flaws, given_back, idle_event, pass_flaws
from rackrun.rules.ending import after_find, after_leaving, after_turn
from rackrun.rules.events import (
    Event,
    MatchOpened,
    RoundPrepared,
    SeatLeft,
    SeedOffered,
    TurnTimedOut,
)  # fmt: skip
from rackrun.rules.evolve import evolve
from rackrun.rules.finding import found, named
from rackrun.rules.playing import played
from rackrun.rules.position import Position, Stage
from rackrun.rules.starting import begin
from rackrun.rules.timeout import timed_out
from rackrun.tiles import Tiles

_SEED = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)


def open_match(edition: Edition, seats: int) -> MatchOpened:
    """The event that opens a match for so many seats."""
    least, most = edition.seats
    if not least <= seats <= most:
        raise BadEdition(f"{edition.id}: expected {least} to {most} players, got {seats}")
    return MatchOpened(edition, seats)


def decide(
    position: Position, action: Action, chance: Chance, *, able: Able = can_play
) -> list[Event]:
    """The events that the action brings about.

    Raises IllegalAction with every flaw; then nothing has happened. ``chance`` must be that of
    the round: its commitment was published when the round was prepared.
    """
    assert position.stage in (Stage.PREPARE, Stage.OVER) or chance.commitment == position.commitment
    match action:
        case Prepare():
            _require(position, action, Stage.PREPARE)
            return [RoundPrepared(chance.commitment)]
        case OfferSeed():
            _require(position, action, Stage.BEGIN)
            return [_seed_offered(position, action)]
        case Begin():
            _require(position, action, Stage.BEGIN)
            return list(begin(position, action, chance))
        case Leave():
            return _left(position, action, chance)
        case Name():
            _require(position, action, Stage.NAME)
            return [named(position, action)]
        case Find():
            _require_seat(position, action.seat)
            _require(position, action, Stage.FIND)
            return _with_end(position, found(position, action), chance)
        case _:
            _require_turn(position, action)
            return _with_end(position, _turn(position, action, chance, able), chance)


def _turn(position: Position, action: TurnAction, chance: Chance, able: Able) -> Iterator[Event]:
    """What the seat on turn brings about, without the end of the round that may follow."""
    match action:
        case Play():
            yield played(position, action.seat, action.table)
        case Draw():
            _refuse(draw_flaws(position, able))
            yield idle_event(position)
        case Pass():
            _refuse(pass_flaws(position, able))
            yield idle_event(position)
        case GiveBack():
            if action.tile not in position.seats[action.seat].rack:
                _refuse([Flaw(FlawKind.NOT_ON_RACK, {"tile": str(action.tile)})])
            yield given_back(position, action, chance)
        case _:
            yield from _time_up(position, action, chance)


def _time_up(position: Position, action: TimeUp, chance: Chance) -> Iterator[Event]:
    if position.edition.rules.time_limit_seconds is None:
        _refuse([Flaw(FlawKind.NO_TIME_LIMIT)])
    if position.drawn is not None:
        # Whoever does not decide in time gives back what was drawn.
        yield TurnTimedOut(action.seat)
        yield given_back(position, GiveBack(action.seat, position.drawn), chance)
    else:
        yield from timed_out(position, action)


def _with_end(position: Position, events: Iterable[Event], chance: Chance) -> list[Event]:
    """The events, and the end of the round if they bring it about."""
    done: list[Event] = []
    after = position
    for event in events:
        done.append(event)
        after = evolve(after, event)
    if position.edition.rules.game == "finding":
        return [*done, *after_find(after, chance)]
    return [*done, *after_turn(after, position.turn, chance)]


def _seed_offered(position: Position, action: OfferSeed) -> SeedOffered:
    _require_seat(position, action.seat)
    if position.seeds[action.seat]:
        _refuse([Flaw(FlawKind.SEED_TWICE, {"seat": action.seat})])
    if not _SEED.fullmatch(action.seed):
        _refuse([Flaw(FlawKind.SEED_UNREADABLE)])
    return SeedOffered(action.seat, action.seed)


def _left(position: Position, action: Leave, chance: Chance) -> list[Event]:
    if position.stage is Stage.OVER:
        _refuse([_not_now(position, action)])
    _require_seat(position, action.seat)
    pool: Tiles = ()
    if position.in_play and position.edition.rules.leaving == "return":
        tiles = (*position.pool, *position.seats[action.seat].rack)
        pool = chance.shuffled(position.edition.box.sort(tiles), position.seeds, position.shuffles)
    left = SeatLeft(action.seat, pool)
    return [left, *after_leaving(evolve(position, left), chance)]


def _require(position: Position, action: Action, *stages: Stage) -> None:
    """Refuse an action for which it is not the moment."""
    if position.stage not in stages:
        _refuse([_not_now(position, action)])


def _require_seat(position: Position, seat: int) -> None:
    """Refuse a seat that is not there or has left."""
    if not 0 <= seat < len(position.seats):
        _refuse([Flaw(FlawKind.UNKNOWN_SEAT, {"seat": seat, "last": len(position.seats) - 1})])
    if position.seats[seat].left:
        _refuse([Flaw(FlawKind.SEAT_LEFT, {"seat": seat})])


def _require_turn(position: Position, action: TurnAction) -> None:
    """Refuse whoever is not on turn, and what is not asked for now."""
    _require_seat(position, action.seat)
    match action:
        case GiveBack():
            _require(position, action, Stage.GIVE_BACK)
        case TimeUp():
            _require(position, action, Stage.TURN, Stage.GIVE_BACK)
        case _:
            if position.stage is Stage.GIVE_BACK:
                limit = position.edition.rules.hand_limit or 0
                _refuse([Flaw(FlawKind.HAND_LIMIT, {"limit": limit})])
            _require(position, action, Stage.TURN)
    if position.turn != action.seat:
        _refuse([Flaw(FlawKind.NOT_YOUR_TURN, {"seat": position.turn})])


def _not_now(position: Position, action: Action) -> Flaw:
    args = {"action": type(action).__name__, "stage": position.stage.value}
    return Flaw(FlawKind.NOT_NOW, args)


def _refuse(flaws: list[Flaw]) -> None:
    if flaws:
        raise IllegalAction(flaws)
