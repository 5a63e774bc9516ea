"""The rules of an edition: numbers, yes or no, and named policies, checked when they are read."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import NoneType
from typing import Any, Literal, get_args, get_type_hints

from rackrun.errors import BadEdition

Value = int | str | bool | None


def _number(default: int | None, low: int, high: int) -> Any:
    """A field whose numbers lie between ``low`` and ``high``."""
    return field(default=default, metadata={"low": low, "high": high})


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """What decides how an edition is played; a policy is named here and lives in ``rules``."""

    game: Literal["turns", "finding"] = "turns"
    hand: int = _number(0, 0, 30)
    racks: int = _number(4, 1, 6)

    # Melds.
    groups: bool = True
    largest_group: int = _number(4, 3, 5)
    max_jokers_per_set: int | None = _number(None, 1, 9)

    # A turn.
    opens: Literal["at-once", "points", "own-meld"] = "at-once"
    opening: int = _number(0, 0, 500)
    rearranging: Literal["free", "none"] = "none"
    joker_to_rack: bool = False
    joker_removal: bool = False
    joker_replace_by_layer: bool = True

    # Not playing.
    must_play_if_able: bool = False
    draw_price: int = _number(0, 0, 9)
    hand_limit: int | None = _number(None, 1, 60)
    hand_limit_sticky: bool = False

    # The clock.
    time_limit_seconds: int | None = _number(None, 15, 600)
    timeout: Literal["penalty", "draw"] = "draw"
    timeout_policy: Literal["literal", "rollback"] = "literal"
    penalty_tiles: int = _number(3, 1, 9)

    # Chips, stars and points.
    counters: Literal["chips", "stars"] = "chips"
    chips_each: int = _number(0, 0, 20)
    chips_in_box: int = _number(0, 0, 200)
    bank: Literal["unlimited"] | int = field(default="unlimited", metadata={"low": 1, "high": 200})
    tile_reward: int = _number(0, 0, 9)
    meld_reward: int = _number(0, 0, 9)
    finish_bonus: int = _number(0, 0, 9)
    joker_points: int = _number(25, 0, 100)

    # The end of a round and of a match.
    scoring: Literal["points", "chips", "match-chip", "finds"] = "points"
    blocked_scoring: Literal["difference", "none"] = "difference"
    tie_break: Literal["finisher", "all-level"] = "finisher"
    rounds: int = _number(1, 1, 99)
    chips_to_win: int = _number(3, 1, 99)

    # Who starts, and what becomes of the tiles of those who leave.
    start: Literal["draw", "oldest", "youngest", "guide"] = "draw"
    next_starter: Literal["draw", "winner", "oldest", "youngest", "guide"] = "draw"
    leaving: Literal["keep", "aside", "return"] = "keep"


_HINTS = get_type_hints(Rules)
_METADATA: Mapping[str, Mapping[str, int]] = {each.name: each.metadata for each in fields(Rules)}


def read_rules(values: Mapping[str, object], place: str) -> Rules:
    """The rules with these values; every rule that is not named has its default."""
    checked = {name: check_rule(name, value, place) for name, value in values.items()}
    return Rules(**checked)  # pyright: ignore[reportArgumentType] # each value was just checked


def check_rule(name: str, value: object, place: str) -> Value:
    """``value`` if the rule can have it; otherwise an error that says what it can have."""
    if name not in _HINTS:
        known = ", ".join(_HINTS)
        raise BadEdition(f"{place}: expected a rule out of {known}; got {name!r}")
    words, types = _choices(name)
    if isinstance(value, str) and value in words:
        return value
    if isinstance(value, bool) or value is None:
        if type(value) in types:
            return value
    elif isinstance(value, int) and int in types and _in_range(name, value):
        return value
    raise BadEdition(f"{place}: expected {name} to be {_expected(name)}, got {value!r}")


def _choices(name: str) -> tuple[tuple[str, ...], tuple[type, ...]]:
    """The words that a rule can be, and the types that its other values can have."""
    words: list[str] = []
    types: list[type] = []
    hint = _HINTS[name]
    for part in get_args(hint) or (hint,):
        match part:
            case str():
                words.append(part)
            case type():
                types.append(part)
            case _:
                words.extend(get_args(part))
    return tuple(words), tuple(types)


def _in_range(name: str, value: int) -> bool:
    return _METADATA[name]["low"] <= value <= _METADATA[name]["high"]


def _expected(name: str) -> str:
    words, types = _choices(name)
    parts = [repr(word) for word in words]
    if int in types:
        parts.append(f"a number from {_METADATA[name]['low']} to {_METADATA[name]['high']}")
    if bool in types:
        parts.append("true or false")
    if NoneType in types:
        parts.append("null")
    return " or ".join(parts)
