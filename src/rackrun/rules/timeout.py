"""When time is up: what becomes of the draft (booklets 001 and 004, time limit).

The rule ``timeout`` names what happens to a draft that is not legal. The booklets with a limit put
loose tiles back and add penalty tiles; the others know no limit, so a late turn counts as not
playing.
"""

from collections.abc import Iterator

from rackrun.errors import IllegalAction
from rackrun.melds import read
from rackrun.rules.actions import TimeUp
from rackrun.rules.drawing import idle_event
from rackrun.rules.events import Event, PenaltyTaken, TurnTimedOut
from rackrun.rules.opening import opening_flaws
from rackrun.rules.playing import layers_after, played, turn_to
from rackrun.rules.position import Position
from rackrun.rules.turn import Turn, moved
from rackrun.table import Table, tiles_on
from rackrun.tiles import difference


def timed_out(position: Position, action: TimeUp) -> Iterator[Event]:
    """The late turn: a legal draft stands, any other is settled."""
    yield TurnTimedOut(action.seat)
    try:
        yield played(position, action.seat, action.draft or ())
    except IllegalAction:
        if position.edition.rules.timeout == "penalty":
            yield _penalty(position, action)
        else:
            yield idle_event(position)


def _penalty(position: Position, action: TimeUp) -> PenaltyTaken:
    """The draft put in order, and the penalty tiles or what is left of the pool."""
    turn = _settled(position, action)
    what, box = moved(turn), position.edition.box
    return PenaltyTaken(
        action.seat,
        turn.after,
        box.sort(what.laid.elements()),
        box.sort(what.taken.elements()),
        position.pool[: position.edition.rules.penalty_tiles],
        turn.opened or bool(what.laid),
        layers_after(position, action.seat, turn.after),
    )


def _settled(position: Position, action: TimeUp) -> Turn:
    """The turn as far as it stands: the melds without the loose tiles, or nothing of it."""
    untouched = turn_to(position, action.seat, position.table)
    draft = action.draft or ()
    if position.edition.rules.timeout_policy == "rollback" or not _accounts(untouched, draft):
        return untouched
    readings = [read(tiles, position.edition.melds) for tiles in draft]
    turn = turn_to(position, action.seat, tuple(meld.tiles for meld in readings if meld))
    what = moved(turn)
    if not what.laid and not what.taken:
        # Tiles of the table were only moved about, which is no turn.
        return untouched
    if not turn.opened and (not what.laid or opening_flaws(turn, what)):
        return untouched
    return turn


def _accounts(turn: Turn, draft: Table) -> bool:
    """Whether every tile of the table lies in the draft and every other one was on the rack."""
    tiles = tiles_on(draft)
    on_table = tiles_on(turn.table)
    return not difference(on_table, tiles) and not difference(tiles, (*on_table, *turn.rack))
