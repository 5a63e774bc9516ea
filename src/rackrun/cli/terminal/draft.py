"""A draft: the arrangement a player is trying out, with undo and redo.

A draft knows where tiles lie and no rule of the game. Whatever is done to it, every tile of the
table and of the rack before is on the table, on the rack or loose.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from rackrun.errors import BadNotation
from rackrun.notation.tiles import write_tiles
from rackrun.table import Table, tiles_on
from rackrun.tiles import Tile, Tiles, difference

Order = Callable[[Tiles], Tiles]
"""Puts the tiles of a would-be meld in the order in which they are read."""


def as_laid(tiles: Tiles) -> Tiles:
    """The tiles in the order in which they were laid."""
    return tiles


@dataclass(frozen=True, slots=True)
class Draft:
    """A table under change, beside the table and the rack with which the turn began.

    >>> from rackrun.notation import read_table, read_tiles, write_table, write_tiles
    >>> draft = Draft.of(read_table("r4 r5 r6 r7"), read_tiles("r3 k1"))
    >>> draft = lay(take(draft, read_tiles("r7"), 0), read_tiles("k1"))
    >>> write_table(draft.table), write_tiles(draft.rack), write_tiles(draft.loose)
    ('r4 r5 r6 | k1', 'r3', 'r7')
    >>> undo(undo(draft)).table == draft.start
    True
    """

    start: Table
    held: Tiles
    """The rack with which the turn began."""
    table: Table
    past: tuple[Table, ...] = ()
    future: tuple[Table, ...] = ()
    order: Order = field(default=as_laid, compare=False, repr=False)

    @classmethod
    def of(cls, table: Table, rack: Tiles, *, order: Order = as_laid) -> "Draft":
        """A draft in which nothing is changed yet."""
        return cls(table, rack, table, order=order)

    @property
    def changed(self) -> bool:
        """Whether the table lies otherwise than at the start of the turn."""
        return self.table != self.start

    @property
    def rack(self) -> Tiles:
        """What is left on the rack, in its order."""
        laid = difference(tiles_on(self.table), tiles_on(self.start))
        left: list[Tile] = []
        for tile in self.held:
            if laid[tile] > 0:
                laid[tile] -= 1
            else:
                left.append(tile)
        return tuple(left)

    @property
    def loose(self) -> Tiles:
        """Tiles that were lifted from the table and are to be laid again."""
        return tuple(difference(tiles_on(self.start), tiles_on(self.table)).elements())

    @property
    def hand(self) -> Tiles:
        """Every tile that can be laid."""
        return (*self.rack, *self.loose)


def lay(draft: Draft, *melds: Tiles) -> Draft:
    """New melds from the rack and from loose tiles."""
    _check_hand(draft, tuple(tiles_on(melds)))
    return _changed(draft, (*draft.table, *map(draft.order, melds)))


def add(draft: Draft, tiles: Tiles, meld: int, *, front: bool = False) -> Draft:
    """Tiles added to a meld, behind its last tile or in front of its first."""
    _check_meld(draft, meld)
    _check_hand(draft, tiles)
    lying = draft.table[meld]
    return _with_melds(draft, meld, (*tiles, *lying) if front else (*lying, *tiles))


def take(draft: Draft, tiles: Tiles, meld: int) -> Draft:
    """Tiles lifted from a meld; nothing named means the whole meld."""
    _check_meld(draft, meld)
    lying = list(draft.table[meld])
    _check_lying(draft, tiles, meld)
    for tile in tiles or draft.table[meld]:
        lying.remove(tile)
    return _with_melds(draft, meld, tuple(lying))


def move(draft: Draft, tiles: Tiles, meld: int, to: int) -> Draft:
    """Tiles carried from one meld to another in one step."""
    _check_meld(draft, meld)
    _check_meld(draft, to)
    _check_lying(draft, tiles, meld)
    if meld == to:
        raise BadNotation(f"expected two different melds, got {meld + 1} twice")
    lying = list(draft.table[meld])
    for tile in tiles:
        lying.remove(tile)
    table = list(draft.table)
    table[meld], table[to] = tuple(lying), draft.order((*table[to], *tiles))
    return _changed(draft, tuple(tiles for tiles in table if tiles))


def split(draft: Draft, meld: int, after: int) -> Draft:
    """A meld cut in two behind so many tiles."""
    _check_meld(draft, meld)
    lying = draft.table[meld]
    if not 1 <= after < len(lying):
        last = len(lying) - 1
        wanted = f"a place from 1 to {last} in meld {meld + 1}" if last else "two tiles or more"
        raise BadNotation(f"expected {wanted} to split, got {after}")
    return _with_melds(draft, meld, lying[:after], lying[after:])


def join(draft: Draft, meld: int, other: int) -> Draft:
    """Two melds made one, at the place of the first of them."""
    _check_meld(draft, meld)
    _check_meld(draft, other)
    if meld == other:
        raise BadNotation(f"expected two different melds, got {meld + 1} twice")
    whole = draft.order((*draft.table[meld], *draft.table[other]))
    first, second = sorted((meld, other))
    between, behind = draft.table[first + 1 : second], draft.table[second + 1 :]
    return _changed(draft, (*draft.table[:first], whole, *between, *behind))


def swap(draft: Draft, tile: Tile, meld: int, place: int) -> Draft:
    """A tile laid in the place of another, which comes to the hand."""
    _check_meld(draft, meld)
    _check_hand(draft, (tile,))
    lying = draft.table[meld]
    if not 0 <= place < len(lying):
        raise BadNotation(f"expected a place from 1 to {len(lying)}, got {place + 1}")
    return _with_melds(draft, meld, (*lying[:place], tile, *lying[place + 1 :]))


def set_table(draft: Draft, table: Table) -> Draft:
    """The whole table laid anew; what is not named comes to the hand."""
    there = (*tiles_on(draft.start), *draft.held)
    unknown = tuple(difference(tiles_on(table), there).elements())
    if unknown:
        raise BadNotation(
            f"expected tiles of the table and of your rack, got {write_tiles(unknown)} as well"
        )
    return _changed(draft, tuple(map(draft.order, table)))


def reset(draft: Draft) -> Draft:
    """Everything back as at the start of the turn; this too can be undone."""
    return _changed(draft, draft.start)


def undo(draft: Draft) -> Draft:
    """The draft before the last change."""
    if not draft.past:
        raise BadNotation("there is nothing to undo")
    *past, table = draft.past
    return replace(draft, table=table, past=tuple(past), future=(draft.table, *draft.future))


def redo(draft: Draft) -> Draft:
    """The draft before the last undo."""
    if not draft.future:
        raise BadNotation("there is nothing to redo")
    table, *future = draft.future
    return replace(draft, table=table, past=(*draft.past, draft.table), future=tuple(future))


def _changed(draft: Draft, table: Table) -> Draft:
    return replace(draft, table=table, past=(*draft.past, draft.table), future=())


def _with_melds(draft: Draft, at: int, *melds: Tiles) -> Draft:
    """The draft with other melds in the place of one; an empty one is gone."""
    laid = [draft.order(tiles) for tiles in melds if tiles]
    return _changed(draft, (*draft.table[:at], *laid, *draft.table[at + 1 :]))


def _check_meld(draft: Draft, meld: int) -> None:
    if not 0 <= meld < len(draft.table):
        count = len(draft.table)
        known = f"a meld from 1 to {count}" if count else "a meld, but the table is empty"
        known = "meld 1, the only one" if count == 1 else known
        raise BadNotation(f"expected {known}, got {meld + 1}")


def _check_hand(draft: Draft, tiles: Tiles) -> None:
    missing = tuple(difference(tiles, draft.hand).elements())
    if not missing:
        return
    text = f"expected tiles from your rack, got {write_tiles(missing)}"
    places = [at for at, meld in enumerate(draft.table, 1) if missing[0] in meld]
    if places:
        text += f" ({missing[0]} lies in meld {places[0]}: take {missing[0]} {places[0]})"
    raise BadNotation(text)


def _check_lying(draft: Draft, tiles: Tiles, meld: int) -> None:
    missing = tuple(difference(tiles, draft.table[meld]).elements())
    if missing:
        there = write_tiles(draft.table[meld])
        raise BadNotation(
            f"expected tiles of meld {meld + 1} ({there}), got {write_tiles(missing)}"
        )
