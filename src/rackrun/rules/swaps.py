"""Joker swaps where melds may be rearranged freely (booklet 003, professional variant).

A joker goes to the stand only against the card it stood for before the turn; any rearrangement
may follow. Nobody sees the steps, so the cards that were laid are matched with the jokers that
lay there.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from rackrun.flaws import Flaw, FlawKind, about
from rackrun.melds import Meld, Run
from rackrun.rules.lying import only_swaps
from rackrun.rules.opening import melds_in
from rackrun.rules.turn import Moved, Turn
from rackrun.tiles import JOKER, Colour, Tile, Tiles


def swap_flaws(turn: Turn, moved: Moved, before: Sequence[Meld]) -> list[Flaw]:
    """Why the jokers that went to the rack may not go there."""
    if not moved.jokers_taken:
        return []
    jokers = _jokers_to_take(turn, before)
    if any(len(used) >= moved.jokers_taken for used in _swaps(jokers, moved.laid)):
        return []
    only = [tiles[0] for tiles in jokers if len(tiles) == 1]
    found = [about(FlawKind.JOKER_SWAP_WRONG, only[0])] if len(jokers) == len(only) == 1 else []
    return [*found, Flaw(FlawKind.JOKER_TO_RACK)]


def own_meld_flaws(
    turn: Turn, moved: Moved, before: Sequence[Meld], after: Sequence[Meld]
) -> list[Flaw]:
    """Why a seat without a meld of its own may not do this.

    It may swap jokers and nothing else, or the cards that left its stand hold a meld.
    """
    if lays_own_meld(turn, moved, before) or only_swaps(turn, before, after):
        return []
    return [Flaw(FlawKind.OWN_RUN_FIRST)]


def lays_own_meld(turn: Turn, moved: Moved, before: Sequence[Meld]) -> bool:
    """Whether the cards that left the stand, swapped jokers included, hold a meld.

    As with an opening by points it does not matter where they lie now, so a card that replaced a
    joker counts as well.
    """
    swapped = max(len(used) for used in _swaps(_jokers_to_take(turn, before), moved.laid))
    own = moved.laid.copy()
    own[JOKER] = max(0, moved.laid[JOKER] - moved.jokers_taken + swapped)
    return any(melds_in(own, turn.edition.melds))


def _jokers_to_take(turn: Turn, before: Sequence[Meld]) -> list[Tiles]:
    return swappable(before, turn.own_jokers, turn.edition.box.colours)


def swappable(
    melds: Sequence[Meld], own_jokers: Sequence[frozenset[int]], colours: Sequence[Colour]
) -> list[Tiles]:
    """For each joker that a seat may take, the cards that may replace it; its own are not."""
    found: list[Tiles] = []
    for at, meld in enumerate(melds):
        own = own_jokers[at] if own_jokers else frozenset[int]()
        for place, tile in enumerate(meld.tiles):
            if tile.is_joker and place not in own:
                single = isinstance(meld, Run)
                found.append((meld.stands_for[place],) if single else meld.missing(colours))
    return found


def _swaps(jokers: Sequence[Tiles], laid: Counter[Tile]) -> Iterator[list[Tile]]:
    """Every choice of laid cards that replace different jokers, none of them included."""
    if not jokers:
        yield []
        return
    for used in _swaps(jokers[1:], laid):
        yield used
        for tile in jokers[0]:
            if laid[tile] > used.count(tile):
                yield [*used, tile]
