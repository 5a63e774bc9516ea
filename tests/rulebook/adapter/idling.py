"""Turns without a play: drawing, paying, giving back, and running out of time."""

from collections.abc import Sequence
from dataclasses import replace

from rackrun.editions import Edition
from rackrun.errors import IllegalAction
from rackrun.melds import SHORTEST
from rackrun.rules.actions import Draw, GiveBack, Play, TimeUp
from rackrun.rules.drawing import not_playing
from rackrun.rules.events import Event, PenaltyTaken, TileDrawn, TileGivenBack, TilesDealt
from rackrun.rules.evolve import evolve
from rackrun.rules.position import Position, Seat, Stage
from rackrun.table import Table
from rackrun.tiles import Tiles
from tests.rulebook.adapter.given import Answer, Given
from tests.rulebook.adapter.late import late_draft
from tests.rulebook.adapter.stock import first_run, some_tiles
from tests.rulebook.scenes import happenings, in_play, moved_on

SECONDS = 120
"""The limit of a case that tells only that there is one."""

ONCE_HELD = 15
"""What a seat once held that had fifteen before."""


def draw(edition: Edition, given: Given) -> Answer:
    """What becomes of a seat that does not play."""
    held = max(given["rack"], ONCE_HELD if given.get("had_15_before") else 0)
    position = _dealt(edition, held, given)
    seat = replace(position.seats[0], rack=some_tiles(edition, given["rack"]))
    position = replace(position, seats=position.with_seat(0, seat))
    events = happenings(position, not_playing(position), able=_never)
    return _outcome(position, events)


def voluntary_draw(edition: Edition, given: Given) -> Answer:
    """Whether a seat that could play, or could not, may draw."""
    run = first_run(edition, SHORTEST + 1)
    table = (run[:SHORTEST],) if given.get("could_play", True) else ()
    position = _position(edition, run[SHORTEST:], {"pool": 9, **given}, table=table)
    try:
        happenings(position, Draw(0))
    except IllegalAction:
        return {"allowed": False}
    return {"allowed": True}


def timeout(edition: Edition, given: Given) -> Answer:
    """What becomes of a turn when its time is up, or when it was ended before."""
    limit = edition.rules.time_limit_seconds or SECONDS
    edition = edition.with_options({"time_limit_seconds": limit})
    late = late_draft(edition, given)
    rack = (*some_tiles(edition, given["rack_left"]), *late.from_rack)
    position = _position(edition, rack, given, table=late.table)
    arranged = late.arranged
    action = TimeUp(0, arranged) if given.get("expired", True) else Play(0, arranged)
    try:
        events = happenings(position, action)
    except IllegalAction:
        # A table that is not in order cannot be left so: nothing has happened yet.
        events = []
    return _outcome(position, events)


def _never(_: Position) -> bool:
    return False


def _dealt(edition: Edition, rack: int, given: Given) -> Position:
    """The position after a deal of so many tiles, with which the engine knows who is full."""
    position = _position(edition, (), given)
    racks = (some_tiles(edition, rack), some_tiles(edition, 1))
    return evolve(position, TilesDealt(racks, position.pool))


def _position(edition: Edition, rack: Tiles, given: Given, *, table: Table = ()) -> Position:
    """Two seats; the first has the rack, its chips and its turn."""
    chips = edition.rules.chips_each
    opened = given.get("opened", True)
    first = Seat(rack, opened, given.get("chips", chips))
    other = Seat(some_tiles(edition, 1), chips=chips)
    return in_play(edition, [first, other], table=table, pool=some_tiles(edition, given["pool"]))


def _outcome(position: Position, events: Sequence[Event]) -> Answer:
    """Tiles and chips of the first seat after the events and a give-back that they ask for."""
    behind = moved_on(position, events)
    if behind.stage is Stage.GIVE_BACK and behind.drawn is not None:
        events = [*events, *happenings(behind, GiveBack(0, behind.drawn))]
        behind = moved_on(position, events)
    drawn = [event for event in events if isinstance(event, TileDrawn)]
    late = [event for event in events if isinstance(event, PenaltyTaken)]
    return {
        "drawn": len(drawn),
        "paid": sum(event.paid for event in drawn),
        "returned": sum(isinstance(event, TileGivenBack) for event in events),
        "penalty": sum(len(event.penalty) for event in late),
        "rack": len(behind.seats[0].rack),
        "pool": len(behind.pool),
        "chips": behind.seats[0].chips,
        "opened": behind.seats[0].opened,
        "turn_over": behind.turn != position.turn or not behind.in_play,
    }
