"""The introductory games, played out."""

from collections.abc import Iterator

from rackrun.editions import Edition
from rackrun.errors import IllegalAction
from rackrun.rules.actions import Find
from rackrun.rules.events import TileFound
from rackrun.rules.position import Position, Seat, Stage
from rackrun.rules.scoring import score
from rackrun.table import tiles_on
from rackrun.tiles import Colour, Tile, difference
from tests.rulebook.adapter.given import Answer, Given, tiles_of
from tests.rulebook.scenes import after, begun, happenings, in_play, next_find


def intro_fit(edition: Edition, given: Given) -> Answer:
    """Whether somebody who points to the tile has found one, and what that earns."""
    rows: dict[Colour | None, list[Tile]] = {}
    for tile in tiles_of(given["laid"]):
        rows.setdefault(tile.colour, []).append(tile)
    table = tuple(edition.box.sort(row) for row in rows.values())
    pool = tuple(difference(edition.box.tiles(), tiles_on(table)).elements())
    position = in_play(edition, [Seat(), Seat()], stage=Stage.FIND, table=table, pool=pool)
    try:
        events = happenings(position, Find(0, Tile.parse(given["tile"])))
    except IllegalAction:
        events = []
    found = [event for event in events if isinstance(event, TileFound)]
    return {"fits": bool(found), "chips": sum(event.chips for event in found)}


def intro_end(edition: Edition, given: Given) -> Answer:
    """Whether the game is over once so many tiles lie, or so many rows are complete."""
    for position in _moments(edition):
        rows = [row for row in position.table if len(row) == edition.box.highest]
        reached = (len(tiles_on(position.table)), len(rows))
        if reached[0] == given.get("tiles_laid") or reached[1] == given.get("complete_runs"):
            return {"over": not position.in_play}
    raise ValueError(f"expected a moment of the game, got {dict(given)}")


def intro_winner(edition: Edition, given: Given) -> Answer:
    """Who wins with these chips."""
    names = list(given["chips"])
    position = in_play(edition, [Seat(chips=chips) for chips in given["chips"].values()])
    return {"winners": [names[seat] for seat in score(position, None).winners]}


def intro_chips(edition: Edition, given: Given) -> Answer:
    """What has been paid when all rows lie that the guide began with so many tiles."""
    for position in _moments(edition):
        if len(position.table) == given["first_tiles_named"] and position.stage is not Stage.FIND:
            return {"chips_paid": sum(seat.chips for seat in position.seats)}
    raise ValueError(f"expected as many named tiles as rows, got {dict(given)}")


def _moments(edition: Edition) -> Iterator[Position]:
    """A whole game, tile by tile; the guide always names the first tile that lies open."""
    position = begun(edition, 3)
    yield position
    while position.in_play:
        position = after(position, next_find(position, 0))
        yield position
