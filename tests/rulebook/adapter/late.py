"""A table at the moment at which time is up, built from what a case counts."""

from typing import NamedTuple

from rackrun.editions import Edition
from rackrun.melds import SHORTEST
from rackrun.table import Table, tiles_on
from rackrun.tiles import Tiles
from tests.rulebook.adapter.given import Given
from tests.rulebook.adapter.stock import MOST_TILES, Rows, melds_worth, portions, some_tiles


class Late(NamedTuple):
    """The table before the turn, as it was arranged, and what came from the rack."""

    table: Table
    arranged: Table
    from_rack: Tiles


def late_draft(edition: Edition, given: Given) -> Late:
    """The table with loose tiles beside what is laid, all of it from different tiles."""
    rows = Rows(edition)
    parts = portions(edition, given.get("loose_from_table", 0))
    broken = [rows.run(SHORTEST + part) for part in parts]
    loose = tuple(tile for run in broken for tile in run[SHORTEST:])
    from_rack = some_tiles(edition, given.get("loose_from_rack", 0))
    melds, too_low = _opening(edition, given)
    if too_low:
        from_rack = from_rack[len(tiles_on(melds)) :]
    grown = [rows.run(SHORTEST + part) for part in portions(edition, _added(edition, given))]
    added = (tile for run in grown for tile in run[SHORTEST:])
    singles = ((tile,) for tile in (*loose, *from_rack))
    return Late(
        (*broken, *(run[:SHORTEST] for run in grown)),
        (*(run[:SHORTEST] for run in broken), *grown, *melds, *singles),
        (*added, *tiles_on(melds), *from_rack),
    )


def _added(edition: Edition, given: Given) -> int:
    """How many tiles were added to lying runs."""
    if _needs_no_opening(edition, given):
        return given.get("laid", 1)
    laid = given.get("laid") or 0
    return laid if laid < SHORTEST or given.get("opening_laid") == 0 else 0


def _needs_no_opening(edition: Edition, given: Given) -> bool:
    return given.get("opened", True) or edition.rules.opens == "at-once"


def _opening(edition: Edition, given: Given) -> tuple[list[Tiles], bool]:
    """The melds of a seat that has to open, and whether the case counts them as loose."""
    laid, value = given.get("laid"), given.get("opening_laid")
    if _needs_no_opening(edition, given) or _added(edition, given) or value == 0:
        return [], False
    if laid:
        dearest = laid * edition.box.highest
        return melds_worth(edition, range(laid, laid + 1), value or dearest), False
    if value is None:
        return [], False
    if laid is None and value >= edition.rules.opening:
        return melds_worth(edition, range(SHORTEST, MOST_TILES + 1), value), False
    loose = given.get("loose_from_rack", 0)
    if loose < SHORTEST:
        return [], False
    return melds_worth(edition, range(SHORTEST, loose + 1), value), True
