"""What a bot that rearranges nothing tries out: melds laid, tiles added, jokers swapped."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rackrun.bots.interface import View
from rackrun.editions import Edition
from rackrun.melds import MeldRules, Run, canonical, read
from rackrun.rules.legality import judge
from rackrun.rules.playing import turn_to
from rackrun.table import Table
from rackrun.tiles import JOKER, Tile, Tiles


@dataclass(frozen=True, slots=True)
class Draft:
    """A table and a rack on the way to a play; the melds that lay there keep their places."""

    edition: Edition
    table: Table
    rack: Tiles

    @classmethod
    def of(cls, view: View) -> "Draft":
        """The table and the rack as they are."""
        return cls(view.edition, view.table, view.rack)

    def with_meld(self, meld: Tiles) -> "Draft":
        """The draft with a new meld from the rack."""
        laid = canonical(meld, self.edition.melds)
        return Draft(self.edition, (*self.table, laid), without(self.rack, meld))

    def with_melds(self, melds: Iterable[Tiles]) -> "Draft":
        """The draft with these new melds from the rack."""
        draft = self
        for meld in melds:
            draft = draft.with_meld(meld)
        return draft

    def with_change(self, at: int, meld: Tiles, rack: Tiles) -> "Draft":
        """The draft with another meld at a place, and the rack that is left then."""
        return Draft(self.edition, (*self.table[:at], meld, *self.table[at + 1 :]), rack)


def is_legal(view: View, draft: Draft) -> bool:
    """Whether the turn may end with the draft."""
    return judge(turn_to(view.position, view.seat, draft.table)).legal


def may_add(view: View, draft: Draft) -> bool:
    """Whether tiles may be added to melds: at once, or after an opening, this turn's included."""
    laid_new = len(draft.table) > len(view.table)
    return view.edition.rules.opens == "at-once" or view.opened or laid_new


def added(draft: Draft, places: Iterable[int], most: int | None = None) -> Draft:
    """The draft with tiles added to the melds at these places, one by one while any fits.

    A joker is added only when nothing but jokers is left: then it ends the round.
    """
    places, count = tuple(places), 0
    while (most is None or count < most) and (more := _one_added(draft, places)) is not None:
        draft, count = more, count + 1
    return draft


def _one_added(draft: Draft, places: Iterable[int]) -> Draft | None:
    numbered = [tile for tile in dict.fromkeys(draft.rack) if not tile.is_joker]
    tiles = numbered or draft.rack[:1]
    for at in places:
        for grown, tile in _additions(draft.table[at], tiles, draft.edition.melds):
            return draft.with_change(at, grown, without(draft.rack, (tile,)))
    return None


def _additions(
    meld: Tiles, tiles: Iterable[Tile], rules: MeldRules
) -> Iterator[tuple[Tiles, Tile]]:
    """The meld with one more tile, and that tile."""
    is_run, wanted = isinstance(read(meld, rules), Run), _wanted(meld, rules)
    for tile in tiles:
        if tile not in wanted and not tile.is_joker:
            continue
        for grown in ((*meld, tile), (tile, *meld)):
            found = read(grown, rules)
            # Whatever lies in a run stays there: its jokers stand for what they stood for.
            if found is not None and (found.tiles == grown or not is_run):
                yield found.tiles, tile


def _wanted(meld: Tiles, rules: MeldRules) -> Tiles:
    """The numbered tiles that could come next to the meld."""
    found = read(meld, rules)
    if isinstance(found, Run):
        return Tile(found.colour, found.first - 1), Tile(found.colour, found.last + 1)
    return () if found is None else found.missing(rules.box.colours)


def swapped(view: View, draft: Draft, places: Iterable[int]) -> Draft | None:
    """The draft with one joker taken for the tile that it stands for, where that is allowed."""
    if not draft.edition.rules.joker_to_rack:
        return None
    for at in places:
        for meld, tile in _swaps(draft.table[at], draft.rack, draft.edition.melds):
            rack = draft.edition.box.sort((*without(draft.rack, (tile,)), JOKER))
            changed = draft.with_change(at, meld, rack)
            if is_legal(view, changed):
                return changed
    return None


def _swaps(meld: Tiles, rack: Tiles, rules: MeldRules) -> Iterator[tuple[Tiles, Tile]]:
    """The meld with a tile of the rack in the place of a joker, and that tile."""
    found = read(meld, rules)
    for place in (place for place, tile in enumerate(meld) if tile.is_joker):
        stands_for = (found.stands_for[place],) if isinstance(found, Run) else _wanted(meld, rules)
        for tile in stands_for:
            if tile in rack:
                yield (*meld[:place], tile, *meld[place + 1 :]), tile


def without(rack: Tiles, tiles: Iterable[Tile]) -> Tiles:
    """The rack without these tiles of it."""
    left = list(rack)
    for tile in tiles:
        left.remove(tile)
    return tuple(left)
