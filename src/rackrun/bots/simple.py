"""A bot that lays what it can and moves nothing that lies on the table.

It opens as soon as its rack allows, lays whole melds and adds single tiles to melds. In a game
of finding it points to the first tile that fits.
"""

from collections import Counter
from collections.abc import Iterator

from rackrun.melds import Run, best_value, canonical, read
from rackrun.rules.able import some_play
from rackrun.rules.actions import Action, Draw, Find, GiveBack, Name, Pass, Play
from rackrun.rules.drawing import not_playing
from rackrun.rules.finding import fits
from rackrun.rules.legality import judge
from rackrun.rules.opening import melds_upward
from rackrun.rules.playing import turn_to
from rackrun.rules.position import Position, Stage
from rackrun.table import Table
from rackrun.tiles import JOKER, Tile, Tiles


def choose(view: Position, seat: int) -> Action:
    """What this bot does now; the seat must have something to do."""
    match view.stage:
        case Stage.NAME:
            return Name(view.pool[0])
        case Stage.FIND:
            return Find(seat, next(tile for tile in view.pool if fits(view, tile)))
        case Stage.GIVE_BACK:
            return GiveBack(seat, _dearest(view.seats[seat].rack))
        case _:
            return _turn(view, seat)


def _turn(view: Position, seat: int) -> Play | Draw | Pass:
    """Everything that can be laid, or nothing if that is not enough for an opening."""
    table, rack = view.table, view.seats[seat].rack
    for meld in _melds_of(view, rack):
        table, rack = (*table, meld), _without(rack, meld)
    whole = table
    while (larger := _larger(view, table, rack)) is not None:
        table, rack = larger
    for candidate in (table, whole):
        if judge(turn_to(view, seat, candidate)).legal:
            return Play(seat, candidate)
    if view.edition.rules.must_play_if_able:
        forced = some_play(view)
        if forced is not None:
            return Play(seat, forced)
    return not_playing(view)


def _melds_of(view: Position, rack: Tiles) -> Iterator[Tiles]:
    """Disjoint melds of the rack, the most valuable first, jokers kept unless all are needed."""
    rules = view.edition.melds
    left = Counter(rack)
    while True:
        numbered = {tile: count for tile, count in left.items() if count and not tile.is_joker}
        found = [
            meld
            for lowest in numbered
            for meld in melds_upward(lowest, numbered, left[JOKER], rules)
        ]
        if not found:
            return
        best = max(found, key=lambda meld: (-meld.count(JOKER), best_value(meld, rules)))
        left.subtract(best)
        yield best


def _larger(view: Position, table: Table, rack: Tiles) -> tuple[Table, Tiles] | None:
    """The table with one tile of the rack more at the end of a meld, if one fits."""
    for at, tiles in enumerate(table):
        for tile in _fitting(view, tiles):
            if tile in rack:
                meld = canonical((*tiles, tile), view.edition.melds)
                return (*table[:at], meld, *table[at + 1 :]), _without(rack, (tile,))
    return None


def _fitting(view: Position, tiles: Tiles) -> Tiles:
    """The numbered tiles that can be added to a meld."""
    meld, rules = read(tiles, view.edition.melds), view.edition.melds
    if isinstance(meld, Run):
        ends = (Tile(meld.colour, number) for number in (meld.first - 1, meld.last + 1))
        return tuple(tile for tile in ends if rules.box.has_number(tile))
    if meld is None or len(tiles) >= rules.largest_group:
        return ()
    return meld.missing(rules.box.colours)


def _without(rack: Tiles, tiles: Tiles) -> Tiles:
    left = list(rack)
    for tile in tiles:
        left.remove(tile)
    return tuple(left)


def _dearest(rack: Tiles) -> Tile:
    """The tile to part with: the highest number, never a joker if there is another tile."""
    return max(rack, key=lambda tile: tile.number)
