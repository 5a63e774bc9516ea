"""Events as text, one on a line, and as JSON.

tile-drawn seat: 1; tile: r12
"""

import re
from collections.abc import Mapping
from typing import Any, cast, get_args

from rackrun.errors import BadNotation
from rackrun.notation.fields import check_complete, read_fields, write_fields
from rackrun.notation.values import codecs_of
from rackrun.rules.events import Event


def event_name(kind: type[Event]) -> str:
    """The name under which a kind of event is written.

    >>> from rackrun.rules.events import TileDrawn
    >>> event_name(TileDrawn)
    'tile-drawn'
    """
    return re.sub(r"(?<!^)([A-Z])", r"-\1", kind.__name__).lower()


_KINDS: dict[str, type[Event]] = {event_name(kind): kind for kind in get_args(Event)}


def write_event(event: Event) -> str:
    """The event on one line."""
    return f"{event_name(type(event))} {write_fields(event, codecs_of(type(event)))}".rstrip()


def read_event(line: str) -> Event:
    """The event that a line tells of.

    >>> read_event("tile-drawn seat: 1; tile: r12")
    TileDrawn(seat=1, tile=Tile.parse('r12'), paid=0)
    """
    name, _, rest = line.strip().partition(" ")
    kind = _kind(name)
    return kind(**read_fields(kind, rest, codecs_of(kind)))


def event_to_data(event: Event) -> dict[str, Any]:
    """The event as plain data, every field said."""
    codecs = codecs_of(type(event))
    said = {name: codec.to_json(getattr(event, name)) for name, codec in codecs.items()}
    return {"event": event_name(type(event)), **said}


def event_from_data(data: object) -> Event:
    """The twin of ``event_to_data``."""
    if not isinstance(data, dict):
        raise BadNotation(f"expected an event as a table, got {data!r}")
    table = cast("Mapping[str, Any]", data)
    kind = _kind(table.get("event"))
    codecs = codecs_of(kind)
    found: dict[str, Any] = {}
    for name in table:
        if name in codecs:
            try:
                found[name] = codecs[name].from_json(table[name])
            except BadNotation as error:
                raise error.at(name) from error
        elif name != "event":
            raise BadNotation(f"expected a field out of {', '.join(codecs)}; got {name!r}")
    check_complete(kind, found, codecs)
    return kind(**found)


def _kind(name: object) -> type[Event]:
    if not isinstance(name, str) or name not in _KINDS:
        raise BadNotation(f"expected an event out of {', '.join(_KINDS)}; got {name!r}")
    return _KINDS[name]
