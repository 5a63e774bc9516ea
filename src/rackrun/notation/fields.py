"""A data class on one line: ``name: value; name: value``, without the fields that are as usual."""

from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any

from rackrun.errors import BadNotation
from rackrun.notation.values import Codec


def write_fields(value: object, codecs: Mapping[str, Codec]) -> str:
    """The fields of a data class that differ from their defaults."""
    said = [
        f"{field.name}: {codecs[field.name].write(getattr(value, field.name))}".rstrip()
        for field in fields(value)  # pyright: ignore[reportArgumentType] # a data class
        if field.name in codecs and getattr(value, field.name) != field.default
    ]
    return "; ".join(said)


def read_fields(kind: type, text: str, codecs: Mapping[str, Codec]) -> dict[str, Any]:
    """The twin of ``write_fields``: the values of a data class by name."""
    found: dict[str, Any] = {}
    for part in text.split(";") if text.strip() else []:
        name, colon, written = (piece.strip() for piece in part.partition(":"))
        if not colon or name not in codecs:
            raise BadNotation(f"expected a field out of {', '.join(codecs)}; got {part.strip()!r}")
        if name in found:
            raise BadNotation(f"expected each field once, got {name!r} again")
        try:
            found[name] = codecs[name].read(written)
        except BadNotation as error:
            raise error.at(name) from error
    check_complete(kind, found, codecs)
    return found


def check_complete(kind: type, found: Mapping[str, Any], codecs: Mapping[str, Codec]) -> None:
    """Complain of the first field that must be said and is not."""
    for field in fields(kind):
        if field.name in codecs and field.name not in found and field.default is MISSING:
            raise BadNotation(f"expected {field.name} ({codecs[field.name].what}), got nothing")
