"""The events of a room as text, one JSON object each, as the log keeps them."""

import json
from collections.abc import Mapping
from typing import Any, cast, get_args

from rackrun.errors import BadNotation
from rackrun.notation.events import event_from_data, event_name, event_to_data
from rackrun.notation.values import codecs_of
from rackrun.rooms.events import Happening, RoomEvent
from rackrun.rules.events import Event

KINDS: Mapping[str, type[RoomEvent]] = {
    event_name(kind): kind for kind in get_args(RoomEvent)
}  # fmt: skip
"""The events of a room by name; those of a match have names of their own."""


def happening_to_data(happening: Happening) -> dict[str, Any]:
    """The event as plain data, every field said."""
    return event_to_data(cast("Event", happening))


def happening_from_data(data: Mapping[str, Any]) -> Happening:
    """The twin of ``happening_to_data``."""
    kind = KINDS.get(data.get("event", ""))
    if kind is None:
        return event_from_data(data)
    codecs = codecs_of(kind)
    try:
        return kind(**{name: codec.from_json(data[name]) for name, codec in codecs.items()})
    except KeyError as error:
        raise BadNotation(f"expected the field {error}, got {', '.join(data)}") from error


def write_happening(happening: Happening) -> str:
    """The event on one line."""
    return json.dumps(happening_to_data(happening), separators=(",", ":"), ensure_ascii=False)


def read_happening(text: str) -> Happening:
    """The twin of ``write_happening``."""
    return happening_from_data(json.loads(text))
