"""A record: a whole game or match as readable text, and the same as JSON.

The head says what a person wants to know; the events below it say everything. Reading decides
every action again, so a record that was cut, edited or invented is refused with its line.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict, cast

from rackrun.audit import Complaint, audit
from rackrun.errors import BadNotation, BadRecord
from rackrun.notation.events import event_from_data, event_to_data, read_event, write_event
from rackrun.rules.events import Event, MatchOpened, MatchScored, RoundPrepared

TITLE = "rackrun record 1"
_HEAD = ("edition", "options", "seats", "result", "commitments")
_NAME = re.compile(r"[^|\s]([^|\n\r\t]{0,38}[^|\s])?")
_FIRST_EVENT = len(_HEAD) + 3
"""The line of the first event: after the title, the head and an empty line."""


@dataclass(frozen=True, slots=True)
class Record:
    """The names of the players in seat order, and all that happened."""

    names: tuple[str, ...]
    events: tuple[Event, ...]

    @property
    def opening(self) -> MatchOpened:
        """The first event, which holds the edition."""
        first = self.events[0]
        assert isinstance(first, MatchOpened), "a record begins with the opening of a match"
        return first


def write_record(record: Record) -> str:
    """The record as text."""
    head = [f"{name}: {value}".rstrip() for name, value in _head(record).items()]
    events = [write_event(event) for event in record.events]
    return "\n".join([TITLE, *head, "", *events, ""])


def read_record(text: str) -> Record:
    """The twin of ``write_record``."""
    lines = text.split("\n")
    if lines[0] != TITLE:
        raise _differs(TITLE, lines[0][:80], line=1)
    names = _read_names(lines)
    if len(lines) < _FIRST_EVENT or lines[-1] != "":
        raise _cut(len(lines), "an event")
    events: list[Event] = []
    for number, line in enumerate(lines[_FIRST_EVENT - 1 : -1], _FIRST_EVENT):
        try:
            events.append(read_event(line))
        except BadNotation as error:
            raise BadRecord(f"line {number}: {error}", line=number, got=line[:200]) from error
    record = _audited(names, events, lambda index: {"line": index + _FIRST_EVENT})
    _compare(write_record(record).split("\n"), lines)
    return record


def record_to_data(record: Record) -> dict[str, Any]:
    """The record as plain data."""
    ended = _ended(record)
    opening = record.opening
    return {
        "format": TITLE,
        "edition": opening.edition.id,
        "options": dict(opening.edition.chosen),
        "seats": list(record.names),
        "result": None if ended is None else {
            "totals": list(ended.totals), "winners": list(ended.winners),
        },
        "commitments": _commitments(record),
        "events": [event_to_data(event) for event in record.events],
    }  # fmt: skip


def record_from_data(data: object) -> Record:
    """The twin of ``record_to_data``."""
    if not isinstance(data, dict):
        raise BadRecord(f"expected a record as a table, got {type(data).__name__}")
    table = cast("Mapping[str, Any]", data)
    if table.get("format") != TITLE:
        got = table.get("format")
        raise BadRecord(f"format: expected {TITLE!r}, got {got!r}", field="format", expected=TITLE)
    names, told = table.get("seats"), table.get("events")
    if not isinstance(names, list) or not isinstance(told, list):
        raise BadRecord("expected the lists seats and events, got something else")
    events: list[Event] = []
    for index, each in enumerate(cast("list[Any]", told)):
        try:
            events.append(event_from_data(each))
        except BadNotation as error:
            place = f"events[{index}]"
            raise BadRecord(f"{place}: {error}", field=place) from error
    record = _audited(cast("list[Any]", names), events, lambda index: {"field": f"events[{index}]"})
    written = record_to_data(record)
    for key in {**written, **table}:
        if key == "events":
            continue
        if key not in written or key not in table or written[key] != table[key]:
            expected, got = written.get(key), table.get(key)
            told = f"{key}: expected {expected!r:.120}, got {got!r:.120}"
            raise BadRecord(told, field=key, expected=_quoted(expected), got=_quoted(got))
    return record


class _Place(TypedDict, total=False):
    """Where an event stands: in a line of text, or in a field of JSON."""

    line: int
    field: str


def _audited(
    names: Sequence[Any], events: Sequence[Event], place: Callable[[int], _Place]
) -> Record:
    """The record if its events hang together."""
    complaint = audit(events)
    if complaint is not None:
        raise _complains(complaint, events, place(complaint.index))
    record = Record(tuple(names), tuple(events))
    try:
        check_names(names, record.opening.seats)
    except BadNotation as error:
        raise BadRecord(str(error), field="seats") from error
    return record


def _complains(complaint: Complaint, events: Sequence[Event], place: _Place) -> BadRecord:
    """A complaint about an event; what is not an event is told in the message alone."""
    told, expected = complaint.expected, ""
    if not isinstance(told, str):
        expected = write_event(told)[:200]
        told = repr(expected)
    there = complaint.index < len(events)
    got = write_event(events[complaint.index])[:200] if there else ""
    found = repr(got) if there else "the end"
    name = f"line {place['line']}" if "line" in place else place.get("field", "")
    message = f"{name}: expected {told}, got {found}"
    return BadRecord(message, complaint.flaws, expected=expected, got=got, **place)


def _differs(expected: str, got: str, *, line: int) -> BadRecord:
    told = f"line {line}: expected {expected!r}, got {got!r}"
    return BadRecord(told, line=line, expected=expected, got=got)


def _quoted(value: object) -> str:
    return "" if value is None else json.dumps(value, ensure_ascii=False)[:120]


def _cut(line: int, wanted: str) -> BadRecord:
    return BadRecord(f"line {line}: expected {wanted}, got the end of the text", line=line)


def check_names(names: Sequence[object], seats: int) -> None:
    """Refuse names that could not be written in a record."""
    if len(names) != seats:
        raise BadNotation(f"seats: expected {seats} names, got {len(names)}")
    for name in names:
        if not isinstance(name, str) or not _NAME.fullmatch(name) or not name.isprintable():
            raise BadNotation(f"seats: expected a name of 1 to 40 signs without '|', got {name!r}")


def _head(record: Record) -> dict[str, str]:
    edition = record.opening.edition
    ended = _ended(record)
    options = " ".join(f"{name}={edition.option(name).write(value)[1:]}"
                       for name, value in edition.chosen.items())  # fmt: skip
    result = "unfinished"
    if ended is not None:
        totals = zip(record.names, ended.totals, strict=True)
        winners = ", ".join(record.names[seat] for seat in ended.winners) or "nobody"
        result = ", ".join(f"{name} {total}" for name, total in totals) + f"; won by {winners}"
    values = (edition.id, options, " | ".join(record.names), result, " ".join(_commitments(record)))
    return dict(zip(_HEAD, values, strict=True))


def _ended(record: Record) -> MatchScored | None:
    last = record.events[-1]
    return last if isinstance(last, MatchScored) else None


def _commitments(record: Record) -> list[str]:
    return [event.commitment for event in record.events if isinstance(event, RoundPrepared)]


def _read_names(lines: Sequence[str]) -> list[str]:
    for number, (name, line) in enumerate(zip(_HEAD, lines[1:], strict=False), 2):
        if not line.startswith(f"{name}:"):
            raise _differs(f"{name}:", line[:80], line=number)
    at = _HEAD.index("seats") + 1
    if len(lines) <= at:
        raise _cut(len(lines), "the head")
    return [name.strip() for name in lines[at].partition(":")[2].split("|")]


def _compare(expected: Sequence[str], lines: Sequence[str]) -> None:
    """Complain of the first line that is not written as it should be.

    The opening is let pass: an older one lacks rules that were not yet thought of.
    """
    for number, (wanted, line) in enumerate(zip(expected, lines, strict=True), 1):
        if wanted != line and number != _FIRST_EVENT:
            raise _differs(wanted[:200], line[:200], line=number)
