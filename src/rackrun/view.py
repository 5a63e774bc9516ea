"""What one seat may know: a position and its events with everything else hidden.

A view is a position in which unknown tiles are ``?``, so all that reads positions reads views
too, and ``evolve(view, redact(event, seat))`` is the view of what follows.
"""

from dataclasses import replace

from rackrun.rules import events as happened
from rackrun.rules.events import Event
from rackrun.rules.position import Position
from rackrun.tiles import HIDDEN, Tiles

_OPEN = (
    happened.MatchOpened, happened.RoundPrepared, happened.SeedOffered, happened.StartDrawn,
    happened.StarterChosen, happened.TilesSpread, happened.TurnPassed, happened.TurnTimedOut,
    happened.TileNamed, happened.TileFound, happened.TileMissed, happened.RunAnnounced,
    happened.RoundScored, happened.SeedRevealed, happened.MatchScored,
)  # fmt: skip
"""Events without a secret; whatever is not named here is hidden in part or refused."""


def view(position: Position, seat: int | None) -> Position:
    """The position as this seat sees it; ``None`` is a spectator.

    Racks are open once the round is over. The order of the pool is nobody's to know.
    """
    finding = position.edition.rules.game == "finding"
    seats = tuple(
        held if at == seat or not position.in_play else replace(held, rack=_hidden(held.rack))
        for at, held in enumerate(position.seats)
    )
    drawn = position.drawn
    if drawn is not None and position.turn != seat:
        drawn = HIDDEN
    pool = position.pool if finding else _hidden(position.pool)
    return replace(position, seats=seats, pool=pool, drawn=drawn)


def redact(event: Event, seat: int | None) -> Event:
    """The event as this seat may learn of it; an unknown kind of event is refused, not shown."""
    match event:
        case happened.TilesDealt():
            racks = tuple(
                rack if at == seat else _hidden(rack) for at, rack in enumerate(event.racks)
            )
            return replace(event, racks=racks, pool=_hidden(event.pool))
        case happened.TileDrawn():
            return event if event.seat == seat else replace(event, tile=HIDDEN)
        case happened.TileGivenBack():
            tile = event.tile if event.seat == seat else HIDDEN
            return replace(event, tile=tile, pool=_hidden(event.pool))
        case happened.TablePlayed():
            return event if event.seat == seat else replace(event, taken=_hidden(event.taken))
        case happened.PenaltyTaken():
            if event.seat == seat:
                return event
            return replace(event, taken=_hidden(event.taken), penalty=_hidden(event.penalty))
        case happened.SeatLeft():
            return replace(event, pool=_hidden(event.pool))
        case _ if type(event) in _OPEN:
            return event
        case _:
            raise TypeError(f"expected an event whose secrets are known, got {event!r}")


def _hidden(tiles: Tiles) -> Tiles:
    return (HIDDEN,) * len(tiles)
