"""How the values of events and positions are written: each kind of value as text and as JSON."""

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from typing import Any, cast, get_type_hints

from rackrun.editions import Edition
from rackrun.errors import BadEdition, BadNotation
from rackrun.notation.tiles import read_tiles, write_tiles
from rackrun.rules.turn import Layers
from rackrun.table import Table
from rackrun.tiles import Colour, Tile, Tiles

EMPTY = "."
"""Stands for a meld, a rack or a seed with nothing in it."""

_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,8})", re.ASCII)
_WORDS = {"yes": True, "no": False}


@dataclass(frozen=True, slots=True)
class Codec:
    """A kind of value: what it is called, and how it is written and read; twins of each other."""

    what: str
    write: Callable[[Any], str]
    read: Callable[[str], Any]
    to_json: Callable[[Any], Any]
    from_json: Callable[[Any], Any]


def codec_of(hint: object) -> Codec:
    """How values with this type are written."""
    return _CODECS[hint]


@cache
def codecs_of(kind: type) -> dict[str, Codec]:
    """How each field of a data class is written."""
    hints = get_type_hints(kind)
    return {field.name: codec_of(hints[field.name]) for field in fields(kind)}


def read_number(text: str) -> int:
    """A whole number without leading zeros."""
    if not _NUMBER.fullmatch(text):
        raise BadNotation(f"expected a whole number, got {text!r}")
    return int(text)


def write_parts(parts: Sequence[Sequence[object]]) -> str:
    """Melds, racks or lists of numbers, separated by ``|``; an empty one is a full stop."""
    return " | ".join(" ".join(map(str, part)) or EMPTY for part in parts)


def read_parts(text: str) -> list[str]:
    """The twin of ``write_parts``; each part still as text."""
    parts = [part.strip() for part in text.split("|")] if text else []
    return ["" if part == EMPTY else part for part in parts]


def checked_list(data: object) -> list[Any]:
    """``data`` if it is a list."""
    if not isinstance(data, list):
        raise BadNotation(f"expected a list, got {data!r}")
    return cast("list[Any]", data)


def _plain(kind: type, what: str) -> Callable[[object], Any]:
    """A check that a JSON value has just this type; true is no number."""

    def check(data: object) -> Any:
        if type(data) is not kind:
            raise BadNotation(f"expected {what}, got {data!r}")
        return data

    return check


def _read_word(text: str) -> bool:
    if text not in _WORDS:
        raise BadNotation(f"expected yes or no, got {text!r}")
    return _WORDS[text]


@lru_cache(maxsize=512)
def _read_tile(text: str) -> Tile:
    return Tile.parse(text, hidden=True)


def _read_colour(text: str) -> Colour:
    if text not in list(Colour):
        raise BadNotation(f"expected a colour out of {' '.join(Colour)}, got {text!r}")
    return Colour(text)


def _read_edition(text: str) -> Edition:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadNotation(f"expected an edition in JSON, got {text[:40]!r}") from error
    return _edition_from(data)


def _edition_from(data: object) -> Edition:
    if not isinstance(data, dict):
        raise BadNotation(f"expected an edition as a table, got {data!r}")
    return _edition_in(json.dumps(data))


@lru_cache(maxsize=64)
def _edition_in(text: str) -> Edition:
    """The edition in JSON; every room and every match has one, and they are few."""
    try:
        return Edition.from_data(json.loads(text), "edition")
    except BadEdition as error:
        raise BadNotation(str(error)) from error


def _write_edition(edition: Edition) -> str:
    # The semicolon separates fields, so it stands in texts as its JSON escape.
    return json.dumps(edition.as_data(), separators=(",", ":")).replace(";", "\\u003b")


def _read_table(text: str) -> Table:
    return tuple(read_tiles(part, hidden=True) for part in read_parts(text))


def _read_layers(text: str) -> Layers:
    return tuple(tuple(map(read_number, part.split())) for part in read_parts(text))


def _many(read: Callable[[Any], Any]) -> Callable[[object], tuple[Any, ...]]:
    return lambda data: tuple(read(each) for each in checked_list(data))


_INT = Codec("a number", str, read_number, int, _plain(int, "a number"))
_STR = Codec("a text", str, str, str, _plain(str, "a text"))
_BOOL = Codec("yes or no", lambda value: "yes" if value else "no", _read_word, bool,
              _plain(bool, "true or false"))  # fmt: skip
_TILE = Codec("a tile", str, _read_tile, str, lambda data: _read_tile(_STR.from_json(data)))
_COLOUR = Codec("a colour", str, _read_colour, str, lambda data: _read_colour(_STR.from_json(data)))
_TILES = Codec("tiles", write_tiles, lambda text: read_tiles(text, hidden=True),
               lambda tiles: list(map(str, tiles)), _many(_TILE.from_json))  # fmt: skip
_TABLE = Codec("melds", write_parts, _read_table,
               lambda table: [list(map(str, meld)) for meld in table],
               _many(_TILES.from_json))  # fmt: skip
_NUMBERS = Codec("numbers", lambda numbers: " ".join(map(str, numbers)),
                 lambda text: tuple(map(read_number, text.split())), list,
                 _many(_INT.from_json))  # fmt: skip
_LAYERS = Codec("numbers per meld", write_parts, _read_layers,
                lambda layers: list(map(list, layers)), _many(_NUMBERS.from_json))  # fmt: skip
_EDITION = Codec("an edition", _write_edition, _read_edition, Edition.as_data, _edition_from)
_TEXTS = Codec("texts", lambda texts: " ".join(text or EMPTY for text in texts),
               lambda text: tuple("" if word == EMPTY else word for word in text.split()), list,
               _many(_STR.from_json))  # fmt: skip

_CODECS: dict[object, Codec] = {
    int: _INT,
    str: _STR,
    bool: _BOOL,
    Tile: _TILE,
    Colour: _COLOUR,
    Tiles: _TILES,
    Table: _TABLE,
    tuple[int, ...]: _NUMBERS,
    tuple[str, ...]: _TEXTS,
    Layers: _LAYERS,
    Edition: _EDITION,
}
