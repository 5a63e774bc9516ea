"""Whole turns: legal or not, and what they earn."""

from collections.abc import Iterator
from dataclasses import dataclass

from rackrun.editions import Edition
from rackrun.errors import IllegalAction
from rackrun.flaws import FlawKind
from rackrun.melds import SHORTEST
from rackrun.rules.actions import Play
from rackrun.rules.events import RoundScored, TablePlayed
from rackrun.rules.legality import judge
from rackrun.rules.position import Seat
from rackrun.rules.turn import Turn
from rackrun.table import Table
from rackrun.tiles import JOKER, Tile, Tiles
from tests.rulebook.adapter.given import Answer, Given, table_of, tiles_of
from tests.rulebook.adapter.stock import Rows, portions, some_tiles
from tests.rulebook.scenes import happenings, in_play


def turn(edition: Edition, given: Given) -> Answer:
    """The verdict on a turn, and what follows if it is legal."""
    table, rack = table_of(given["table"]), tiles_of(given["rack"])
    opened = given.get("opened", True)
    told = given.get("rack_after")
    verdict = judge(
        Turn(
            edition,
            opened=opened,
            table=table,
            rack=rack,
            after=table_of(given["table_after"]),
            rack_after=None if told is None else tiles_of(told),
        )
    )
    if not verdict.legal:
        return {"legal": False}
    seat = Seat(rack, opened, edition.rules.chips_each)
    played, over = _played(edition, seat, table, table_of(given["table_after"]))
    if given.get("then") == "round_over" and not over:
        raise ValueError("expected the round to be over, it goes on")
    return {"legal": True, "chips": played.chips, "opened": played.opened, "round_over": over}


def _played(
    edition: Edition, seat: Seat, table: Table, table_after: Table
) -> tuple[TablePlayed, bool]:
    """What the engine records of a legal turn, and whether it ends the round."""
    other = Seat(some_tiles(edition, 1), chips=edition.rules.chips_each)
    position = in_play(edition, [seat, other], table=table)
    played, *following = happenings(position, Play(0, table_after))
    assert isinstance(played, TablePlayed), "a play is recorded first"
    return played, any(isinstance(event, RoundScored) for event in following)


@dataclass(slots=True)
class _Piece:
    """A run in the turn: what lay of it before, and what is laid."""

    lying: Tiles
    laid: list[Tile]


def reward(edition: Edition, given: Given) -> Answer:
    """The chips for a turn of which the case tells only the counts."""
    kept, reused = (given.get(f"jokers_swapped_{where}", 0) for where in ("to_rack", "and_reused"))
    rows = Rows(edition)
    pieces = list(_pieces(edition, rows, given))
    swaps = [rows.run(SHORTEST) for _ in range(kept + reused)]
    rack = [tile for piece in pieces for tile in piece.laid] + [first for first, *_ in swaps]
    _reuse(pieces, reused, rack)
    if not given.get("rack_emptied", False):
        rack.append(JOKER)
    before = [piece.lying for piece in pieces if piece.lying] + [(JOKER, *run[1:]) for run in swaps]
    table_after = [(*piece.lying, *piece.laid) for piece in pieces] + swaps
    seat = Seat(tuple(rack), opened=True, chips=edition.rules.chips_each)
    try:
        played, _ = _played(edition, seat, tuple(before), tuple(table_after))
    except IllegalAction as error:
        if [flaw.kind for flaw in error.flaws] != [FlawKind.PLAY_OR_DRAW]:
            raise
        return {"chips": 0}
    return {"chips": played.chips}


def _pieces(edition: Edition, rows: Rows, given: Given) -> Iterator[_Piece]:
    """The runs of the turn, the longest first, so that the box has room for them."""
    new = [(length, 0) for length in given.get("new_run_lengths", [])]
    parts = portions(edition, given.get("tiles_added", 0))
    added = [(SHORTEST + part, SHORTEST) for part in parts]
    for length, lying in sorted([*new, *added], reverse=True):
        run = rows.run(length)
        yield _Piece(run[:lying], list(run[lying:]))


def _reuse(pieces: list[_Piece], jokers: int, rack: list[Tile]) -> None:
    """Put jokers in the place of laid tiles, spread over the runs; a new run keeps a number."""
    longest = max((len(piece.laid) for piece in pieces), default=0)
    places = [
        (piece, len(piece.laid) - back)
        for back in range(1, longest + 1)
        for piece in pieces
        if back < len(piece.laid) + bool(piece.lying)
    ]
    if len(places) < jokers:
        raise ValueError(f"expected at most {len(places)} jokers to be laid again, got {jokers}")
    for piece, place in places[:jokers]:
        rack.remove(piece.laid[place])
        piece.laid[place] = JOKER
