"""Looking back: where a seat's own last turn was, and how it left the table."""

from collections.abc import Iterable, Sequence

from rackrun.rules import events as happened
from rackrun.rules.events import Event
from rackrun.table import Table

_TURN = (
    happened.TablePlayed, happened.TileDrawn, happened.TurnPassed, happened.TileGivenBack,
    happened.PenaltyTaken,
)  # fmt: skip


def left_behind(seat: int, events: Iterable[Event]) -> Table:
    """The table as it lay at the end of the seat's own last turn in the running round."""
    table, own = (), ()
    for event in events:
        match event:
            case happened.RoundPrepared():
                table, own = (), ()
            case happened.TablePlayed() | happened.PenaltyTaken():
                table = event.table
            case _:
                pass
        if isinstance(event, _TURN) and event.seat == seat:
            own = table
    return own


def last_turn_of(seat: int, events: Sequence[Event]) -> int:
    """The place of the first event of the seat's last turn, or of the round."""
    at = len(events) - 1
    while at > 0 and not isinstance(events[at], happened.RoundPrepared):
        match events[at - 1], events[at]:
            case happened.TurnTimedOut(who), _ if who == seat:
                return at - 1
            case happened.TileDrawn(who), happened.TileGivenBack() if who == seat:
                return at - 1
            case _, (
                happened.TablePlayed(who) | happened.TileDrawn(who) | happened.TurnPassed(who)
                | happened.TileGivenBack(who)
            ) if who == seat:  # fmt: skip
                return at
            case _:
                at -= 1
    return at
