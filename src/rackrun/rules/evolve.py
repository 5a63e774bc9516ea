"""What an event changes. Never judges, never asks chance, never fails on a stored event.

The same function moves a view forward: where a view shows a hidden tile, one of those moves.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from rackrun.rules import events as happened
from rackrun.rules.drawing import must_give_back
from rackrun.rules.events import Event, MatchOpened
from rackrun.rules.position import Position, RoundResult, Seat, Stage, fresh_seats
from rackrun.tiles import HIDDEN, Tiles


def open_position(event: MatchOpened) -> Position:
    """The position in which a match begins."""
    return Position(event.edition, (Seat(),) * event.seats)


def replay(events: Iterable[Event]) -> Position:
    """The position after these events, the first of which opens the match."""
    first, *rest = events
    assert isinstance(first, MatchOpened), "a match begins with its opening"
    position = open_position(first)
    for event in rest:
        position = evolve(position, event)
    return position


def evolve(position: Position, event: Event) -> Position:
    """The position after the event."""
    return _CHANGES[type(event)](position, event)


def _round_prepared(position: Position, event: happened.RoundPrepared) -> Position:
    rules = position.edition.rules
    seats = fresh_seats(position.seats, rules.chips_each)
    return Position(
        position.edition,
        seats,
        stage=Stage.BEGIN,
        round=position.round + 1,
        bank=rules.chips_in_box - sum(seat.chips for seat in seats),
        commitment=event.commitment,
        seeds=("",) * len(seats),
        oldest=position.oldest,
        youngest=position.youngest,
        results=position.results,
    )


def _seed_offered(position: Position, event: happened.SeedOffered) -> Position:
    seeds = (*position.seeds[: event.seat], event.seed, *position.seeds[event.seat + 1 :])
    return replace(position, seeds=seeds)


def _start_drawn(position: Position, _: happened.StartDrawn) -> Position:
    return replace(position, shuffles=position.shuffles + 1)


def _starter_chosen(position: Position, event: happened.StarterChosen) -> Position:
    return replace(
        position,
        starter=event.seat,
        turn=event.seat,
        shuffles=position.shuffles + (event.how == "lot"),
        oldest=event.seat if event.how == "oldest" else position.oldest,
        youngest=event.seat if event.how == "youngest" else position.youngest,
    )


def _tiles_dealt(position: Position, event: happened.TilesDealt) -> Position:
    seats = tuple(
        replace(seat, rack=rack, reached_limit=_at_limit(position, rack))
        for seat, rack in zip(position.seats, event.racks, strict=True)
    )
    return replace(position, seats=seats, pool=event.pool, stage=Stage.TURN,
                   shuffles=position.shuffles + 1)  # fmt: skip


def _tiles_spread(position: Position, event: happened.TilesSpread) -> Position:
    return replace(position, pool=event.tiles, stage=Stage.NAME, shuffles=position.shuffles + 1)


def _table_played(position: Position, event: happened.TablePlayed) -> Position:
    seat = position.seats[event.seat]
    rack = _exchanged(position, seat.rack, event.played, event.taken)
    seat = replace(seat, rack=rack, opened=event.opened, chips=seat.chips + event.chips,
                   reached_limit=seat.reached_limit or _at_limit(position, rack))  # fmt: skip
    return _next_turn(
        position, event.seat, seat,
        table=event.table, layers=event.layers, bank=position.bank - event.chips,
    )  # fmt: skip


def _tile_drawn(position: Position, event: happened.TileDrawn) -> Position:
    seat = position.seats[event.seat]
    rack = _exchanged(position, seat.rack, (), (event.tile,))
    drawn = replace(seat, rack=rack, chips=seat.chips - event.paid,
                    reached_limit=seat.reached_limit or _at_limit(position, rack))  # fmt: skip
    if must_give_back(position, event.seat):
        return replace(position, seats=position.with_seat(event.seat, drawn),
                       pool=position.pool[1:], stage=Stage.GIVE_BACK, drawn=event.tile,
                       bank=position.bank + event.paid)  # fmt: skip
    return _next_turn(position, event.seat, drawn, pool=position.pool[1:],
                      bank=position.bank + event.paid)  # fmt: skip


def _turn_passed(position: Position, event: happened.TurnPassed) -> Position:
    return _next_turn(position, event.seat, position.seats[event.seat], idle=position.idle + 1)


def _tile_given_back(position: Position, event: happened.TileGivenBack) -> Position:
    seat = position.seats[event.seat]
    rack = _exchanged(position, seat.rack, (event.tile,), ())
    return _next_turn(
        position, event.seat, replace(seat, rack=rack),
        pool=event.pool, shuffles=position.shuffles + 1, returns=position.returns + 1,
    )  # fmt: skip


def _penalty_taken(position: Position, event: happened.PenaltyTaken) -> Position:
    seat = position.seats[event.seat]
    gained = (*event.taken, *event.penalty)
    rack = _exchanged(position, seat.rack, event.played, gained)
    # A late turn that left no tile on the table counts towards a blocked round, unless the
    # penalty tiles may still change something.
    stuck = not event.played and not event.penalty
    return _next_turn(
        position, event.seat, replace(seat, rack=rack, opened=event.opened),
        table=event.table, layers=event.layers, pool=position.pool[len(event.penalty) :],
        idle=position.idle + 1 if stuck else 0,
    )  # fmt: skip


def _seat_left(position: Position, event: happened.SeatLeft) -> Position:
    seat = position.seats[event.seat]
    leaving = position.edition.rules.leaving
    # Between two rounds the chips on show are a result and nothing to give back any more.
    paid = seat.chips if leaving == "aside" and position.stage is not Stage.PREPARE else 0
    gone = replace(seat, left=True, chips=seat.chips - paid)
    if not position.in_play:
        bank = position.bank + paid
        return replace(position, seats=position.with_seat(event.seat, gone), bank=bank)
    changes: dict[str, Any] = {
        "bank": position.bank + paid,
        "idle": position.idle - _turns_of(position, event.seat, position.idle),
        "returns": position.returns - _turns_of(position, event.seat, position.returns),
    }
    if leaving == "return":
        gone = replace(gone, rack=())
        # With other tiles in the pool everybody has a new chance.
        changes |= {"pool": event.pool, "shuffles": position.shuffles + 1, "idle": 0, "returns": 0}
    position = replace(position, seats=position.with_seat(event.seat, gone), **changes)
    if position.turn != event.seat or position.edition.rules.game == "finding":
        return position
    return replace(position, turn=position.after(event.seat), stage=Stage.TURN, drawn=None)


def _turns_of(position: Position, seat: int, latest: int) -> int:
    """How many of the latest turns were those of a seat."""
    seats = [other for other in position.active if other < position.turn][::-1]
    seats += [other for other in position.active if other >= position.turn][::-1]
    return sum(seats[back % len(seats)] == seat for back in range(latest))


def _tile_named(position: Position, event: happened.TileNamed) -> Position:
    pool = _removed(position.pool, (event.tile,))
    return replace(position, table=(*position.table, (event.tile,)), pool=pool, stage=Stage.FIND)


def _tile_found(position: Position, event: happened.TileFound) -> Position:
    row = position.edition.box.sort((*position.table[-1], event.tile))
    seat = position.seats[event.seat]
    seat = replace(seat, chips=seat.chips + event.chips)
    return replace(
        position,
        seats=position.with_seat(event.seat, seat),
        table=(*position.table[:-1], row),
        pool=_removed(position.pool, (event.tile,)),
        bank=position.bank - event.chips,
        stage=Stage.NAME if len(row) == position.edition.box.highest else Stage.FIND,
    )


def _unchanged(position: Position, _: Event) -> Position:
    return position


def _round_scored(position: Position, event: happened.RoundScored) -> Position:
    seats = tuple(
        replace(seat, rack=rack, chips=chips)
        for seat, rack, chips in zip(position.seats, event.racks, event.chips, strict=True)
    )
    paid = sum(seat.chips for seat in position.seats) - sum(event.chips)
    result = RoundResult(event.scores, event.winners)
    return replace(
        position, seats=seats, stage=Stage.PREPARE, drawn=None, bank=position.bank + paid,
        results=(*position.results, result),
    )  # fmt: skip


def _match_scored(position: Position, _: happened.MatchScored) -> Position:
    return replace(position, stage=Stage.OVER)


def _next_turn(position: Position, at: int, seat: Seat, **changes: Any) -> Position:
    """The position with the turn passed on; what is not said to go on counting starts anew."""
    counts = {"idle": 0, "returns": 0}
    seats = position.with_seat(at, seat)
    return replace(position, seats=seats, turn=position.after(at), stage=Stage.TURN, drawn=None,
                   **(counts | changes))  # fmt: skip


def _exchanged(position: Position, rack: Tiles, out: Tiles, into: Tiles) -> Tiles:
    return position.edition.box.sort((*_removed(rack, out), *into))


def _removed(tiles: Tiles, out: Tiles) -> Tiles:
    """The tiles without those that went; a hidden one goes where the very tile is not seen."""
    left = list(tiles)
    for tile in out:
        left.remove(tile if tile in left else HIDDEN)
    return tuple(left)


def _at_limit(position: Position, rack: Tiles) -> bool:
    limit = position.edition.rules.hand_limit
    return limit is not None and len(rack) >= limit


_CHANGES: dict[type[Event], Callable[[Position, Any], Position]] = {
    happened.RoundPrepared: _round_prepared,
    happened.SeedOffered: _seed_offered,
    happened.StartDrawn: _start_drawn,
    happened.StarterChosen: _starter_chosen,
    happened.TilesDealt: _tiles_dealt,
    happened.TilesSpread: _tiles_spread,
    happened.TablePlayed: _table_played,
    happened.TileDrawn: _tile_drawn,
    happened.TurnPassed: _turn_passed,
    happened.TileGivenBack: _tile_given_back,
    happened.TurnTimedOut: _unchanged,
    happened.PenaltyTaken: _penalty_taken,
    happened.SeatLeft: _seat_left,
    happened.TileNamed: _tile_named,
    happened.TileFound: _tile_found,
    happened.TileMissed: _unchanged,
    happened.RunAnnounced: _unchanged,
    happened.RoundScored: _round_scored,
    happened.SeedRevealed: _unchanged,
    happened.MatchScored: _match_scored,
}
