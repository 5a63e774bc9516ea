"""Tiles as people type them: small or big letters, words for colours, commas, ranges."""

import re

from rackrun.errors import BadNotation
from rackrun.table import Table
from rackrun.tiles import JOKER, Colour, Tile, Tiles

_COLOURS = {colour.value: colour for colour in Colour} | {colour.word: colour for colour in Colour}
_COLOUR = "|".join(sorted(_COLOURS, key=len, reverse=True))
_TILE = re.compile(rf"({_COLOUR})([0-9]{{1,3}})", re.ASCII)
_TILE_TURNED = re.compile(r"([0-9]{1,3})([krbyg])", re.ASCII)
_RANGE = re.compile(r"([a-z]+[0-9]{1,2})(?:-|\.\.)([a-z]*)([0-9]{1,2})", re.ASCII)
_LONGEST_RANGE = 99
_APART = re.compile(rf"\b({_COLOUR})[ \t]+([0-9]{{1,2}})\b", re.ASCII | re.IGNORECASE)
"""A colour with its number apart, such as red 12."""
_BETWEEN_MELDS = re.compile(r"\s*\|\s*|\s*\n\s*")
"""A bar, or the end of a line; a bar at the end of a line is one, not two."""


def read_typed_tiles(text: str, highest: int) -> Tiles:
    """The tiles that somebody typed; nothing for an empty text. Ranges end at ``highest``.

    >>> read_typed_tiles("R3, red 4; j", 13)
    (Tile.parse('r3'), Tile.parse('r4'), Tile.parse('J'))
    >>> read_typed_tiles("k5-7", 13) == read_typed_tiles("k5 k6 k7", 13)
    True
    """
    together = put_together(text)
    check_ranges(together, highest)
    tiles: list[Tile] = []
    for word in words_of(together):
        found = tiles_of(word)
        if found is None:
            raise no_tile(word)
        tiles += found
    return tuple(tiles)


def read_typed_table(text: str, highest: int) -> Table:
    """The melds that somebody typed, separated by bars or on lines of their own.

    >>> len(read_typed_table("r4-6 | K8 b8 y8", 13))
    2
    """
    if not text.strip():
        return ()
    parts = _BETWEEN_MELDS.split(text.strip())
    table = tuple(read_typed_tiles(part, highest) for part in parts)
    if () in table:
        raise BadNotation(f"expected tiles on both sides of each '|', got {text!r}")
    return table


def put_together(text: str) -> str:
    """The text with each colour at its number: red12 for red 12."""
    return _APART.sub(r"\1\2", text)


def words_of(text: str) -> list[str]:
    """The words between blanks, commas and semicolons, in small letters."""
    return [word for word in re.split(r"[\s,;]+", text.lower()) if word]


def check_ranges(text: str, highest: int) -> None:
    """Refuse a range beyond the last tile before it is written out."""
    for word in words_of(text.replace("|", " ")):
        if (found := _RANGE.fullmatch(word)) and int(found[3]) > highest:
            raise BadNotation(f"expected numbers 1 to {highest}, got {word!r}")


def tiles_of(word: str) -> Tiles | None:
    """The tiles of one word: one, or those of a range such as r3-5; None for any other word."""
    found = _RANGE.fullmatch(word)
    if found is None:
        tile = _tile(word)
        return None if tile is None else (tile,)
    first = _tile(found[1])
    colour = first.colour if first and not found[2] else _COLOURS.get(found[2])
    last = int(found[3])
    if first is None or first.colour != colour or not first.number <= last <= _LONGEST_RANGE:
        raise BadNotation(f"expected a range such as 'r3-5', got {word!r}")
    return tuple(Tile(colour, number) for number in range(first.number, last + 1))


def no_tile(word: str) -> BadNotation:
    """The error for a word that is no tile."""
    return BadNotation(f"expected a tile such as 'r12' or 'J', got {word!r}")


def _tile(text: str) -> Tile | None:
    if text in ("j", "joker", "*"):
        return JOKER
    if found := _TILE.fullmatch(text):
        return Tile(_COLOURS[found[1]], int(found[2]))
    if found := _TILE_TURNED.fullmatch(text):
        return Tile(_COLOURS[found[2]], int(found[1]))
    return None
