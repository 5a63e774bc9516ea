"""Is this turn legal? Every reason why not, or what the turn does.

A turn is legal if some order of permitted steps leads from table and rack before it to those
behind it. Nobody has to show the steps: they are found, or shown not to exist.
"""

from collections import Counter
from collections.abc import Iterator

from rackrun.flaws import Flaw, FlawKind, written
from rackrun.melds import Meld, canonical, flaws, readings
from rackrun.rules.lying import lying_flaws, only_swaps
from rackrun.rules.opening import opening_flaws
from rackrun.rules.swaps import lays_own_meld, own_meld_flaws, swap_flaws
from rackrun.rules.turn import Moved, Turn, Verdict, moved
from rackrun.tiles import JOKER, Tile


def judge(turn: Turn) -> Verdict:
    """The referee's verdict on a turn."""
    what = moved(turn)
    found = [*_accounting_flaws(turn, what), *_meld_flaws(turn, what)]
    rules = turn.edition.rules
    if what.balanced and rules.opens == "points" and not turn.opened and what.laid:
        found += opening_flaws(turn, what)
    if not found and (rules.rearranging == "none" or rules.joker_to_rack):
        found += _lying_meld_flaws(turn, what)
    if found:
        return Verdict(tuple(found))
    return _effects(turn, what)


def _accounting_flaws(turn: Turn, what: Moved) -> Iterator[Flaw]:
    """Tiles that came from nowhere, went nowhere, or went to the rack."""
    if what.invented:
        yield _flaw_about_tiles(FlawKind.TILE_INVENTED, turn, what.invented)
    if what.lost:
        yield _flaw_about_tiles(FlawKind.TILE_LOST, turn, what.lost)
    numbered = [tile for tile in what.taken.elements() if not tile.is_joker]
    if numbered:
        tiles = turn.edition.box.sort(numbered)
        yield Flaw(FlawKind.TABLE_TILE_ON_RACK, {"count": len(tiles)}, tiles=tiles)
    if what.jokers_taken and not turn.edition.rules.joker_to_rack:
        yield Flaw(FlawKind.JOKER_USE_NOW, tiles=(JOKER,) * what.jokers_taken)
    if not what.laid:
        yield Flaw(FlawKind.PLAY_OR_DRAW)


def _flaw_about_tiles(kind: FlawKind, turn: Turn, counted: Counter[Tile]) -> Flaw:
    tiles = turn.edition.box.sort(counted.elements())
    return Flaw(kind, {"tiles": written(tiles)}, tiles=tiles)


def _meld_flaws(turn: Turn, what: Moved) -> Iterator[Flaw]:
    """Every flaw of the melds that changed; those that lie as they lay were judged before."""
    gone = [Counter(meld) for meld in what.gone]
    for place in what.fresh:
        tiles = turn.after[place]
        found = flaws(tiles, turn.edition.melds)
        for flaw in found:
            yield flaw.at(place, flaw.tiles or tiles)
        if found and _is_leftover(Counter(tiles), gone, what.laid):
            yield Flaw(FlawKind.LEFTOVER_INVALID).at(place, tiles)


def _is_leftover(tiles: Counter[Tile], gone: list[Counter[Tile]], laid: Counter[Tile]) -> bool:
    """Whether the tiles are what stays of a meld, and not just laid from the rack."""
    return bool(tiles - laid) and any(tiles <= meld for meld in gone)


def _lying_meld_flaws(turn: Turn, what: Moved) -> list[Flaw]:
    """What the edition's rules on lying melds and their jokers say; all melds are valid here."""
    before, after = _both(turn)
    rules = turn.edition.rules
    if rules.rearranging == "none":
        return lying_flaws(turn, what, before, after)
    found = swap_flaws(turn, what, before)
    if rules.opens == "own-meld" and not turn.opened:
        found += own_meld_flaws(turn, what, before, after)
    return found


def _both(turn: Turn) -> tuple[list[Meld], list[Meld]]:
    """The melds before and behind the turn."""
    rules = turn.edition.melds
    return readings(turn.table, rules), readings(turn.after, rules)


def _effects(turn: Turn, what: Moved) -> Verdict:
    """What a legal turn does."""
    melds, box = turn.edition.melds, turn.edition.box
    fresh = {place: canonical(turn.after[place], melds) for place in what.fresh}
    return Verdict(
        (),
        table=tuple(fresh.get(place, meld) for place, meld in enumerate(turn.after)),
        played=box.sort(what.laid.elements()),
        taken=box.sort(what.taken.elements()),
        opened=turn.opened or _opens(turn, what),
        new_melds=max(0, len(turn.after) - len(turn.table)),
    )


def _opens(turn: Turn, what: Moved) -> bool:
    """Whether a legal turn of a seat that had not opened opens."""
    rules = turn.edition.rules
    if rules.opens != "own-meld":
        return True
    if rules.rearranging == "none":
        return len(turn.after) > len(turn.table)
    before, after = _both(turn)
    return lays_own_meld(turn, what, before) and not only_swaps(turn, before, after)
