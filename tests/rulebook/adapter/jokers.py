"""Jokers on the table: freed, moved, replaced."""

from collections import Counter

from rackrun.editions import Edition
from rackrun.melds import flaws, read
from rackrun.rules.legality import judge
from rackrun.rules.turn import Turn, moved
from rackrun.table import Table
from rackrun.tiles import JOKER, Tile, Tiles
from tests.rulebook.adapter.given import Answer, Given, table_of, tiles_of
from tests.rulebook.adapter.stock import runs_apart, stands_for


def joker_free(edition: Edition, given: Given) -> Answer:
    """How many jokers come free, and whether they may be kept on the rack."""
    table, table_after = table_of(given["table"]), table_of(given["table_after"])
    rack = tiles_of(given["from_rack"])
    freed = moved(Turn(edition, opened=True, table=table, rack=rack, after=table_after))
    jokers = freed.jokers_taken
    own, *others = runs_apart(edition, [table, table_after], jokers + 1)
    if not rack:
        # A turn needs a tile of the rack: a run of its own that touches nothing.
        rack, table_after = own, (*table_after, own)
    keeps = Turn(edition, opened=True, table=table, rack=rack, after=table_after)
    lays_again = Turn(
        edition,
        opened=True,
        table=(*table, *others),
        rack=rack,
        after=(*table_after, *((*run, JOKER) for run in others)),
    )
    to_rack = judge(keeps).legal
    return {
        "freed": jokers if judge(lays_again).legal else 0,
        "to_rack": to_rack,
        "reuse_same_turn": not to_rack,
    }


def joker_move(edition: Edition, given: Given) -> Answer:
    """What a joker stood for and stands for now."""
    table, table_after = table_of(given["table"]), table_of(given["table_after"])
    rack = tiles_of(given["from_rack"])
    turn = Turn(edition, opened=True, table=table, rack=rack, after=table_after)
    before, behind = _jokers(edition, table), _jokers(edition, table_after)
    return {
        "freed": moved(turn).jokers_taken,
        "joker_before": _written(before - behind or before),
        "joker_after": _written(behind - before or behind),
        "legal": judge(turn).legal,
    }


def _jokers(edition: Edition, table: Table) -> Counter[Tile]:
    """What the jokers of the table stand for."""
    return Counter(tile for meld in table for tile in stands_for(edition, meld))


def _written(tiles: Counter[Tile]) -> str | list[str]:
    """One tile as text, several as a list."""
    texts = [str(tile) for tile in tiles.elements()]
    return texts[0] if len(texts) == 1 else texts


def joker_replace(edition: Edition, given: Given) -> Answer:
    """Whether the tile may take the place of a joker in the set."""
    meld = read(tiles_of(given["set"]), edition.melds)
    tile = Tile.parse(given["tile"])
    if meld is None:
        return {"ok": False}
    replaced = [
        (*meld.tiles[:place], tile, *meld.tiles[place + 1 :])
        for place, lying in enumerate(meld.tiles)
        if lying.is_joker
    ]
    return {"ok": any(_may_become(edition, meld.tiles, tiles, tile) for tiles in replaced)}


def _may_become(edition: Edition, before: Tiles, behind: Tiles, tile: Tile) -> bool:
    """Whether the set may have the tile for a joker; where jokers may be kept, by keeping it."""
    if not edition.rules.joker_to_rack:
        return not flaws(behind, edition.melds)
    turn = Turn(edition, opened=True, table=(before,), rack=(tile,), after=(behind,))
    return judge(turn).legal
