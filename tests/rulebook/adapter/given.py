"""What a case gives, read as tiles and seats."""

from collections.abc import Iterable, Mapping
from typing import Any

from rackrun.table import Table
from rackrun.tiles import Tile, Tiles

Given = Mapping[str, Any]
Answer = dict[str, Any]


def tiles_of(texts: Iterable[str]) -> Tiles:
    """The tiles that the texts name."""
    return tuple(map(Tile.parse, texts))


def table_of(sets: Iterable[Iterable[str]]) -> Table:
    """The table on which these sets lie."""
    return tuple(map(tiles_of, sets))


def named(names: Iterable[str], values: Iterable[Any]) -> dict[str, Any]:
    """One value for each name."""
    return dict(zip(names, values, strict=True))
