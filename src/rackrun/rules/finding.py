"""The introductory games: the guide names a tile, everybody looks for its neighbours.

Booklets 000 and 002, introductory game. One colour is laid to its end before the next is named;
a wrong tile costs nothing, and of two who find the same tile the first to arrive counts.
"""

from collections.abc import Iterator

from rackrun.errors import IllegalAction
from rackrun.flaws import Flaw, FlawKind
from rackrun.melds import SHORTEST
from rackrun.rules.actions import Find, Name
from rackrun.rules.events import Event, RunAnnounced, TileFound, TileMissed, TileNamed
from rackrun.rules.playing import paid_by_bank
from rackrun.rules.position import Position
from rackrun.tiles import Tile


def fits(position: Position, tile: Tile) -> bool:
    """Whether the tile comes right before or after the row that is being laid."""
    row = position.table[-1]
    ends = {row[0].number - 1, row[-1].number + 1}
    return tile.colour == row[0].colour and tile.number in ends


def named(position: Position, action: Name) -> TileNamed:
    """The guide's tile, the first of a row."""
    _check_open(position, action.tile)
    return TileNamed(action.tile)


def found(position: Position, action: Find) -> Iterator[Event]:
    """A find with its chip and the announcement of the run, or a miss without punishment."""
    _check_open(position, action.tile)
    if not fits(position, action.tile):
        yield TileMissed(action.seat, action.tile)
        return
    earned = paid_by_bank(position, position.edition.rules.tile_reward)
    yield TileFound(action.seat, action.tile, earned)
    colour, length = action.tile.colour, len(position.table[-1]) + 1
    if colour is not None and length in (SHORTEST, position.edition.box.highest):
        yield RunAnnounced(colour, length == position.edition.box.highest)


def _check_open(position: Position, tile: Tile) -> None:
    if tile not in position.pool:
        raise IllegalAction([Flaw(FlawKind.TILE_NOT_OPEN, {"tile": str(tile)}, tiles=(tile,))])
