"""Questions as plain data: the fields that the referee and the solver are asked with."""

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from math import isfinite
from typing import Any, cast

from rackrun.editions import Edition, by_code
from rackrun.errors import BadNotation, RackrunError
from rackrun.flaws import flaw_to_data
from rackrun.table import Table
from rackrun.tiles import Tile, Tiles

LONGEST = 65_536
"""A question is never longer than this; more is refused before it is read."""

BYTE_ORDER_MARK = "\ufeff"
"""Some editors put it in front of a text."""


def question_from_text(text: str, what: str) -> Mapping[str, Any]:
    """The fields of a question in JSON; ``what`` names the kind where it is none.

    >>> question_from_text('{"edition": "classic"}', "a turn")
    {'edition': 'classic'}
    """
    if len(text.removesuffix("\n")) > LONGEST:
        raise BadNotation(f"expected at most {LONGEST} signs, got more")
    try:
        data = _READER.decode(text.removeprefix(BYTE_ORDER_MARK))
    except RecursionError as error:
        raise BadNotation(f"expected {what} in JSON, got lists nested too deeply") from error
    except ValueError as error:
        raise BadNotation(f"expected {what} in JSON, got {text[:40]!r} ({error})") from error
    if not isinstance(data, dict):
        raise BadNotation(f"expected {what} as a JSON object, got {text[:40]!r}")
    return cast("dict[str, Any]", data)


def answer_to_text(
    text: str, what: str, answer: Callable[[Mapping[str, Any]], dict[str, Any]]
) -> dict[str, Any]:
    """The answer to a question in JSON; one that makes no sense gets ``{"error": …}``,
    with ``flaws`` where a table before holds something that is no meld.

    The ``id`` of the question, if it has one, stands first in the answer.
    """
    try:
        data = question_from_text(text, what)
    except BadNotation as error:
        return {"error": str(error)}
    known = {"id": data["id"]} if "id" in data else {}
    try:
        return known | answer(data)
    except RackrunError as error:
        found = [flaw_to_data(flaw) for flaw in error.flaws]
        return known | {"error": str(error)} | ({"flaws": found} if found else {})


def _finite(text: str) -> float:
    if not isfinite(number := float(text)):
        raise ValueError(f"{text:.40} is no number in JSON")
    return number


_READER = json.JSONDecoder(parse_constant=_finite, parse_float=_finite)
"""What it reads can be written again: JSON knows no number without end."""


def said(value: object) -> str:
    """A value of a question as it can be quoted; what JSON calls null or nobody said is nothing.

    >>> said(None), said(True), said("r7")
    ('nothing', 'true', "'r7'")
    """
    if value is None:
        return "nothing"
    return str(value).lower() if isinstance(value, bool) else f"{value!r:.80}"


def edition_from_data(data: Mapping[str, Any]) -> Edition:
    """The edition of a question: an id or a code, with options if there are any."""
    name, options = data.get("edition"), data.get("options")
    if not isinstance(name, str):
        raise BadNotation(f"edition: expected an edition's name, got {said(name)}")
    if options is not None and not isinstance(options, dict):
        raise BadNotation(f"options: expected an object, got {said(options)}")
    chosen = cast("dict[str, object] | None", options)
    return _known(name).with_options(chosen) if chosen else _known(name)


@lru_cache(maxsize=64)
def _known(code: str) -> Edition:
    """The edition of a code; a batch asks for the same one again and again."""
    return by_code(code)


def flag_from_data(data: Mapping[str, Any], name: str, *, default: bool) -> bool:
    """Yes or no; ``default`` if nothing is said."""
    flag = data.get(name, default)
    if not isinstance(flag, bool):
        raise BadNotation(f"{name}: expected true or false, got {said(flag)}")
    return flag


def table_from_data(data: Mapping[str, Any], name: str) -> Table:
    """The melds of a table, each a list of tiles."""
    melds = data.get(name)
    if not isinstance(melds, list):
        raise BadNotation(f"{name}: expected a list of melds, got {said(melds)}")
    named = enumerate(cast("list[object]", melds))
    return tuple(tiles_from_data(meld, f"{name}[{at}]") for at, meld in named)


def tiles_from_data(tiles: object, name: str) -> Tiles:
    """The tiles in a list of texts."""
    if not isinstance(tiles, list):
        raise BadNotation(f"{name}: expected a list of tiles, got {said(tiles)}")
    named = enumerate(cast("list[object]", tiles))
    return tuple(_tile(tile, f"{name}[{at}]") for at, tile in named)


def _tile(text: object, name: str) -> Tile:
    if not isinstance(text, str):
        raise BadNotation(f"{name}: expected a tile such as 'r12' or 'J', got {said(text)}")
    try:
        return Tile.parse(text)
    except BadNotation as error:
        raise error.at(name) from error
