"""The referee at the counter: a turn as plain data in, the verdict as plain data out."""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from rackrun.editions import Edition, by_code
from rackrun.errors import BadEdition, BadNotation
from rackrun.flaws import Flaw, written
from rackrun.melds import flaws
from rackrun.rules.legality import judge
from rackrun.rules.playing import reward
from rackrun.rules.turn import Turn, Verdict
from rackrun.table import Table, tiles_on
from rackrun.tiles import Tile, Tiles

LONGEST = 65_536
"""A turn is never longer than this; more is refused before it is read."""

BYTE_ORDER_MARK = "\ufeff"
"""Some editors put it in front of a text."""


def answer_text(text: str) -> dict[str, Any]:
    """The verdict on a turn in JSON; what cannot be judged gets ``{"error": …}``.

    The ``id`` of the turn, if it has one, stands first in the answer.
    """
    try:
        data = _parsed(text)
    except BadNotation as error:
        return {"error": str(error)}
    known = {"id": data["id"]} if "id" in data else {}
    try:
        return known | answer(data)
    except (BadNotation, BadEdition) as error:
        return known | {"error": str(error)}


def answer(data: Mapping[str, Any]) -> dict[str, Any]:
    """The verdict on a turn; raises where the question itself makes no sense."""
    turn = read_turn(data)
    verdict = judge(turn)
    said: dict[str, Any] = {
        "legal": verdict.legal,
        "flaws": [flaw_to_data(flaw) for flaw in verdict.flaws],
    }
    if verdict.legal:
        said["effects"] = _effects(turn, verdict)
    return said


def flaw_to_data(flaw: Flaw) -> dict[str, Any]:
    """A flaw as plain data."""
    return {
        "code": flaw.code,
        "where": {"meld": flaw.meld, "tiles": [str(tile) for tile in flaw.tiles]},
        "args": dict(flaw.args),
        "message": flaw.message,
    }


def read_turn(data: Mapping[str, Any]) -> Turn:
    """The turn that the data describe; a position before it that cannot be is refused."""
    edition = _edition(data)
    table = _read_table(data, "table")
    rack = _read_tiles(data.get("rack"), "rack")
    _check_before(edition, table, rack)
    after = data.get("rack_after")
    return Turn(
        edition,
        _read_opened(data),
        table,
        edition.box.sort(rack),
        _read_table(data, "table_after"),
        None if after is None else _read_tiles(after, "rack_after"),
    )


def _parsed(text: str) -> Mapping[str, Any]:
    if len(text) > LONGEST:
        raise BadNotation(f"expected at most {LONGEST} signs, got {len(text)}")
    try:
        data = json.loads(text.removeprefix(BYTE_ORDER_MARK), parse_constant=_no_number)
    except RecursionError as error:
        raise BadNotation("expected a turn in JSON, got lists nested too deeply") from error
    except ValueError as error:
        raise BadNotation(f"expected a turn in JSON, got {text[:40]!r} ({error})") from error
    if not isinstance(data, dict):
        raise BadNotation(f"expected a turn as a JSON object, got {text[:40]!r}")
    return cast("dict[str, Any]", data)


def _no_number(text: str) -> float:
    raise ValueError(f"{text} is no number in JSON")


def _edition(data: Mapping[str, Any]) -> Edition:
    name, options = data.get("edition"), data.get("options")
    if not isinstance(name, str):
        raise BadNotation(f"edition: expected an edition's name, got {name!r}")
    if options is not None and not isinstance(options, dict):
        raise BadNotation(f"options: expected an object, got {options!r:.80}")
    chosen = cast("dict[str, object] | None", options)
    edition = by_code(name).with_options(chosen or {})
    if edition.rules.game != "turns":
        raise BadNotation(f"edition: expected one that is played in turns, got {name!r}")
    return edition


def _read_opened(data: Mapping[str, Any]) -> bool:
    opened = data.get("opened", False)
    if not isinstance(opened, bool):
        raise BadNotation(f"opened: expected true or false, got {opened!r:.80}")
    return opened


def _read_table(data: Mapping[str, Any], name: str) -> Table:
    melds = data.get(name)
    if not isinstance(melds, list):
        raise BadNotation(f"{name}: expected a list of melds, got {melds!r:.80}")
    named = enumerate(cast("list[object]", melds))
    return tuple(_read_tiles(meld, f"{name}[{at}]") for at, meld in named)


def _read_tiles(tiles: object, name: str) -> Tiles:
    if not isinstance(tiles, list):
        raise BadNotation(f"{name}: expected a list of tiles, got {tiles!r:.80}")
    named = enumerate(cast("list[object]", tiles))
    return tuple(_read_tile(tile, f"{name}[{at}]") for at, tile in named)


def _read_tile(text: object, name: str) -> Tile:
    if not isinstance(text, str):
        raise BadNotation(f"{name}: expected a tile such as 'r12' or 'J', got {text!r:.80}")
    try:
        return Tile.parse(text)
    except BadNotation as error:
        raise error.at(name) from error


def _check_before(edition: Edition, table: Table, rack: Tiles) -> None:
    """Refuse a table or a rack that cannot have been there before the turn."""
    for at, tiles in enumerate(table):
        found = flaws(tiles, edition.melds)
        if found:
            why = "; ".join(flaw.message for flaw in found)
            raise BadNotation(f"table[{at}]: expected a meld, got '{written(tiles)}' ({why})")
    for tile, count in Counter([*tiles_on(table), *rack]).items():
        held = edition.box.count(tile)
        if count > held:
            raise BadNotation(
                f"table and rack: expected at most {held} of {tile} in {edition.id}, got {count}"
            )


def _effects(turn: Turn, verdict: Verdict) -> dict[str, Any]:
    rules = turn.edition.rules
    effects: dict[str, Any] = {
        "played": [str(tile) for tile in verdict.played],
        "jokers_to_rack": len(verdict.taken),
        "opened": verdict.opened,
        "round_over": len(turn.rack) + len(verdict.taken) == len(verdict.played),
    }
    if rules.tile_reward or rules.meld_reward:
        effects["chips"] = reward(rules, verdict, len(turn.rack))
    return effects
