"""Typed changes carried out on a draft: which meld and which joker was meant."""

from collections.abc import Sequence

from rackrun.cli.terminal import draft as on
from rackrun.cli.terminal.commands import (
    Add,
    Command,
    Join,
    Lay,
    Move,
    SetTable,
    Split,
    Swap,
    Take,
    Word,
)
from rackrun.cli.terminal.draft import Draft, Order
from rackrun.errors import BadNotation
from rackrun.melds import Group, MeldRules, Run, read
from rackrun.notation.tiles import write_tiles
from rackrun.rules.position import Position
from rackrun.table import Table
from rackrun.tiles import Tile, Tiles, difference


def in_reading_order(rules: MeldRules) -> Order:
    """How a would-be meld is shown: a meld in its canonical order, other tiles sorted.

    Where a joker lies outside a meld, the order stays: it says what the joker is to stand for.
    """

    def order(tiles: Tiles) -> Tiles:
        meld = read(tiles, rules)
        if meld is not None:
            return meld.tiles
        return tiles if any(tile.is_joker for tile in tiles) else rules.box.sort(tiles)

    return order


def fresh_draft(position: Position) -> Draft:
    """The draft with which the seat on turn begins."""
    rack = position.seats[position.turn].rack
    return Draft.of(position.table, rack, order=in_reading_order(position.edition.melds))


def arrange(draft: Draft, change: Command, rules: MeldRules) -> Draft:
    """The draft after a typed change."""
    match change:
        case Lay(melds):
            return on.lay(draft, *melds)
        case Add(tiles, meld, front):
            return on.add(draft, tiles, meld, front=front)
        case Take(tiles, meld):
            return on.take(draft, tiles, _meld_with(draft, tiles) if meld is None else meld)
        case Move(tiles, meld, to):
            return on.move(draft, tiles, meld, to)
        case Split(meld, after):
            return on.split(draft, meld, after)
        case Join(meld, other):
            return on.join(draft, meld, other)
        case SetTable(table):
            return on.set_table(draft, table)
        case Swap(tile, meld):
            return _swapped(draft, tile, meld, rules)
        case Word.UNDO:
            return on.undo(draft)
        case Word.REDO:
            return on.redo(draft)
        case Word.RESET:
            return on.reset(draft)
        case _:
            raise AssertionError(f"{change} changes no draft")


def stand_ins(tiles: Tiles, rules: MeldRules) -> list[Tiles]:
    """For each place the tiles that its joker may stand for; nothing for other places.

    >>> from rackrun.editions import load
    >>> from rackrun.notation import read_tiles
    >>> stand_ins(read_tiles("b6 J b8"), load("classic").melds)
    [(), (Tile.parse('b7'),), ()]
    """
    meld = read(tiles, rules)
    match meld:
        case Run():
            return [(stands,) if tile.is_joker else ()
                    for tile, stands in zip(meld.tiles, meld.stands_for, strict=True)]  # fmt: skip
        case Group():
            missing = meld.missing(rules.box.colours)
            return [missing if tile.is_joker else () for tile in meld.tiles]
        case None:
            return [()] * len(tiles)


def _meld_with(draft: Draft, tiles: Tiles) -> int:
    """The only meld that has these tiles."""
    places = [at for at, meld in enumerate(draft.table) if not difference(tiles, meld)]
    if len(places) == 1:
        return places[0]
    text = write_tiles(tiles)
    if not places:
        raise BadNotation(f"expected tiles that lie in one meld, got {text}")
    raise BadNotation(f"expected one of the melds {_listed(places)}: 'take {text} {places[0] + 1}'")


def _swapped(draft: Draft, tile: Tile, meld: int | None, rules: MeldRules) -> Draft:
    if meld is None:
        places = _jokers_for(draft.table, tile, rules)
        if not places:
            raise BadNotation(f"expected a tile that a joker stands for, got {tile}")
        if len(places) > 1:
            raise BadNotation(
                f"expected one of the melds {_listed(places)}: 'swap {tile} {places[0] + 1}'"
            )
        meld = places[0]
    return on.swap(draft, tile, meld, _joker_place(draft.table, tile, meld, rules))


def _jokers_for(table: Table, tile: Tile, rules: MeldRules) -> list[int]:
    """The melds in which a joker may stand for the tile."""
    return [
        at
        for at, meld in enumerate(table)
        if any(tile in standing for standing in stand_ins(meld, rules))
    ]


def _joker_place(table: Table, tile: Tile, meld: int, rules: MeldRules) -> int:
    """The joker that stands for the tile, or else the first: the referee judges, not we."""
    if not 0 <= meld < len(table):
        return 0
    standing = [at for at, each in enumerate(stand_ins(table[meld], rules)) if tile in each]
    jokers = [at for at, lying in enumerate(table[meld]) if lying.is_joker]
    if not jokers:
        raise BadNotation(f"expected a meld with a joker, got {meld + 1}")
    return [*standing, *jokers][0]


def _listed(places: Sequence[int]) -> str:
    return ", ".join(str(place + 1) for place in places)
