"""Pieces: the tiles of a picture, each with what a joker stands for and how it got there."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rackrun.melds import MeldRules, Run, read
from rackrun.table import Table, changed, tiles_on
from rackrun.tiles import Tile, Tiles


@dataclass(frozen=True, slots=True)
class Piece:
    """One tile of a picture."""

    tile: Tile
    stands_for: Tiles = ()
    """What a joker stands for: one tile in a run, any of several in a group."""
    laid: bool = False
    """Did not lie on the table before the turn."""
    gained: bool = False
    """Was not on the rack before the turn."""


Pieces = tuple[Piece, ...]


def meld_pieces(tiles: Tiles, rules: MeldRules | None = None) -> Pieces:
    """The tiles of a meld; with rules each joker says what it stands for.

    >>> from rackrun.editions import load
    >>> from rackrun.notation import read_tiles
    >>> meld_pieces(read_tiles("b6 J b8"), load("classic").melds)[1].stands_for
    (Tile.parse('b7'),)
    """
    meld = None if rules is None else read(tiles, rules)
    if rules is None or meld is None:
        return tuple(Piece(tile) for tile in tiles)
    if isinstance(meld, Run):
        pairs = zip(meld.tiles, meld.stands_for, strict=True)
        return tuple(Piece(tile, (stands,) if tile.is_joker else ()) for tile, stands in pairs)
    missing = meld.missing(rules.box.colours)
    return tuple(Piece(tile, missing if tile.is_joker else ()) for tile in meld.tiles)


def table_pieces(table: Table, rules: MeldRules | None = None) -> list[Pieces]:
    """The pieces of every meld on a table."""
    return [meld_pieces(meld, rules) for meld in table]


def laid_pieces(before: Table, after: Table, rules: MeldRules | None = None) -> list[Pieces]:
    """The table after a turn, with the tiles marked that did not lie there before.

    Of two equal tiles the one that lies in the meld with more old company counts as the old one.
    """
    gone, fresh = changed(before, after)
    lying = Counter(tiles_on(gone))
    melds = table_pieces(after, rules)
    for place in sorted(fresh, key=lambda at: -_in_common(after[at], gone)):
        melds[place] = _marked(melds[place], lying)
    return melds


def _in_common(meld: Tiles, gone: Sequence[Tiles]) -> int:
    return max(((Counter(meld) & Counter(old)).total() for old in gone), default=0)


def _marked(meld: Pieces, lying: Counter[Tile]) -> Pieces:
    marked: list[Piece] = []
    for piece in meld:
        marked.append(replace(piece, laid=lying[piece.tile] == 0))
        lying[piece.tile] -= lying[piece.tile] > 0
    return tuple(marked)


def rack_pieces(rack: Tiles, before: Tiles | None = None) -> Pieces:
    """The tiles of a rack; with a rack before the turn those that came to it are marked."""
    held = Counter(rack if before is None else before)
    pieces: list[Piece] = []
    for tile in rack:
        pieces.append(Piece(tile, gained=held[tile] == 0))
        held[tile] -= held[tile] > 0
    return tuple(pieces)
