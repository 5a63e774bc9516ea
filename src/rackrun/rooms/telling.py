"""What a seat or a spectator may learn of a room: its events one by one, or all of it at once."""

from dataclasses import replace
from typing import Any

from rackrun.notation.positions import stage_name
from rackrun.rooms import events as happened
from rackrun.rooms.events import Happening
from rackrun.rooms.room import Chair, Room
from rackrun.rules.events import Event
from rackrun.rules.match import totals, winners
from rackrun.rules.position import Position, Seat, Stage
from rackrun.tiles import HIDDEN
from rackrun.view import redact, view


def redacted(happening: Happening, seat: int | None) -> Happening:
    """The event as this seat may learn of it; ``None`` is a spectator."""
    match happening:
        case happened.RoomOpened():
            return replace(happening, host="")
        case happened.SeatTaken() | happened.SeatMoved() | happened.HostMoved():
            return replace(happening, holder="")
        case happened.MoveOffered():
            return replace(happening, holder="", mark="", until=0)
        case _ if isinstance(happening, Event):
            return redact(happening, seat)
        case _:
            return happening


def snapshot(room: Room, seat: int | None) -> dict[str, Any]:
    """The room as this seat sees it: enough to go on from here."""
    opened = room.opened
    return {
        "version": room.version,
        "edition": room.edition.as_data(),
        "code": room.edition.code,
        "seat": seat,
        "spectators": opened.spectators,
        "hints": opened.hints,
        "drafts": opened.drafts,
        "guide": room.guide,
        "chairs": [_chair_to_data(chair) for chair in room.chairs],
        "match": len(room.matches),
        "clock": room.clock,
        "position": position_to_data(view(room.position, seat)),
    }


def _chair_to_data(chair: Chair) -> dict[str, Any]:
    return {"plan": chair.plan, "name": chair.name, "taken": chair.taken, "bot": chair.bot,
            "away": chair.away}  # fmt: skip


def position_to_data(position: Position) -> dict[str, Any]:
    """A view as plain data; of racks and a pool that are hidden it tells the number of tiles."""
    return {
        "stage": stage_name(position.stage),
        "round": position.round,
        "turn": position.turn,
        "starter": position.starter,
        "table": [list(map(str, meld)) for meld in position.table],
        "layers": [list(layers) for layers in position.layers],
        "seats": [_seat_to_data(seat) for seat in position.seats],
        "pool": len(position.pool),
        "spread": [] if HIDDEN in position.pool else list(map(str, position.pool)),
        "bank": position.bank,
        "drawn": None if position.drawn in (None, HIDDEN) else str(position.drawn),
        "commitment": position.commitment,
        "seeds": list(position.seeds),
        "results": [
            {"scores": list(result.scores), "winners": list(result.winners)}
            for result in position.results
        ],
        "totals": list(totals(position)),
        "winners": list(winners(position)) if position.stage is Stage.OVER else [],
    }


def _seat_to_data(seat: Seat) -> dict[str, Any]:
    return {
        "tiles": len(seat.rack),
        "rack": None if HIDDEN in seat.rack else list(map(str, seat.rack)),
        "opened": seat.opened,
        "reached_limit": seat.reached_limit,
        "chips": seat.chips,
        "left": seat.left,
    }
