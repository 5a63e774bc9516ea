"""What a picture shows, in words: the text alternative that names every tile."""

from collections.abc import Sequence

from rackrun.pictures.pieces import Piece, Pieces
from rackrun.tiles import Tile


def tile_words(tile: Tile) -> str:
    """The tile as it is spoken.

    >>> tile_words(Tile.parse("r7")), tile_words(Tile.parse("J"))
    ('red 7', 'joker')
    """
    if tile.colour is None:
        return "joker" if tile.is_joker else "hidden tile"
    return f"{tile.colour.word} {tile.number}"


def piece_words(piece: Piece) -> str:
    """The tile, what it stands for, and how it came to lie there."""
    words = tile_words(piece.tile)
    if piece.stands_for:
        words += " for " + " or ".join(map(tile_words, piece.stands_for))
    if piece.laid:
        words += " (laid)"
    if piece.gained:
        words += " (gained)"
    return words


def meld_words(meld: Pieces) -> str:
    """The tiles of a meld from left to right."""
    return ", ".join(map(piece_words, meld)) or "nothing"


def table_words(melds: Sequence[Pieces], flawed: Sequence[int] = ()) -> str:
    """Every meld on the table."""
    told = [
        meld_words(meld) + (" (not a meld)" if place in flawed else "")
        for place, meld in enumerate(melds)
    ]
    return "table: " + ("; ".join(told) or "empty")


def rack_words(rack: Pieces) -> str:
    """The tiles on the rack."""
    return "rack: " + (", ".join(map(piece_words, rack)) or "empty")
