"""The end of a round: somebody finished, nobody can go on, or only one is left."""

from collections.abc import Iterator

from rackrun.rules.chance import Chance
from rackrun.rules.events import Event, MatchScored, RoundScored, SeedRevealed
from rackrun.rules.evolve import evolve
from rackrun.rules.match import is_over, totals, winners
from rackrun.rules.position import Position, Stage
from rackrun.rules.scoring import score

CIRCLES_OF_RETURNS = 3
"""After so many circles of drawing and giving back a round with a hand limit is blocked."""


def after_turn(position: Position, seat: int, chance: Chance) -> Iterator[Event]:
    """What follows a turn of ``seat``: nothing, or the end of the round."""
    if position.stage is Stage.TURN:
        if not position.seats[seat].rack:
            yield from _end(position, chance, finisher=seat)
        elif _blocked(position):
            yield from _end(position, chance, blocked=True)


def after_find(position: Position, chance: Chance) -> Iterator[Event]:
    """What follows a find: nothing, or the end of the round when no tile lies open any more."""
    if position.stage is Stage.NAME and not position.pool:
        yield from _end(position, chance)


def after_leaving(position: Position, chance: Chance) -> Iterator[Event]:
    """What follows when a seat is left: the last one wins, or the match ends between rounds."""
    deserted = is_over(position)
    if position.in_play and len(position.active) < 2:
        finisher = position.active[0] if position.active else None
        yield from _end(position, chance, finisher=finisher)
    elif position.in_play and _blocked(position):
        yield from _end(position, chance, blocked=True)
    elif deserted and not position.in_play:
        yield MatchScored(totals(position), winners(position))


def _blocked(position: Position) -> bool:
    """Whether a full circle has changed nothing (all booklets are silent)."""
    circle = len(position.active)
    return position.idle >= circle or position.returns >= CIRCLES_OF_RETURNS * circle


def _end(
    position: Position, chance: Chance, *, finisher: int | None = None, blocked: bool = False
) -> Iterator[Event]:
    result = score(position, finisher)
    racks = tuple(seat.rack for seat in position.seats)
    scored = RoundScored(result.scores, result.winners, racks, result.chips, blocked)
    yield scored
    yield SeedRevealed(chance.revealed)
    ended = evolve(position, scored)
    if is_over(ended):
        yield MatchScored(totals(ended), winners(ended))
