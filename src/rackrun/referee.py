"""The referee at the counter: a turn as plain data in, the verdict as plain data out."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rackrun.editions import Edition
from rackrun.errors import BadNotation
from rackrun.flaws import flaw_to_data
from rackrun.melds import no_meld_in
from rackrun.notation.questions import (
    LONGEST,
    answer_to_text,
    edition_from_data,
    flag_from_data,
    table_from_data,
    tiles_from_data,
)
from rackrun.rules.legality import judge
from rackrun.rules.playing import reward
from rackrun.rules.turn import Turn, Verdict
from rackrun.table import Table, tiles_on
from rackrun.tiles import Tiles

__all__ = ["LONGEST", "answer", "answer_text", "read_turn"]


def answer_text(text: str) -> dict[str, Any]:
    """The verdict on a turn in JSON; what cannot be judged gets ``{"error": …}``."""
    return answer_to_text(text, "a turn", answer)


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


def read_turn(data: Mapping[str, Any]) -> Turn:
    """The turn that the data describe; a position before it that cannot be is refused."""
    edition = _edition(data)
    table = table_from_data(data, "table")
    rack = tiles_from_data(data.get("rack"), "rack")
    _check_before(edition, table, rack)
    after = data.get("rack_after")
    return Turn(
        edition,
        flag_from_data(data, "opened", default=False),
        table,
        edition.box.sort(rack),
        table_from_data(data, "table_after"),
        None if after is None else tiles_from_data(after, "rack_after"),
    )


def _edition(data: Mapping[str, Any]) -> Edition:
    edition = edition_from_data(data)
    if edition.rules.game != "turns":
        name = data["edition"]
        raise BadNotation(f"edition: expected one that is played in turns, got {name!r}")
    return edition


def _check_before(edition: Edition, table: Table, rack: Tiles) -> None:
    """Refuse a table or a rack that cannot have been there before the turn."""
    complaint = no_meld_in(table, edition.melds)
    if complaint:
        raise BadNotation(*complaint)
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
