"""A record at the counter: text in, all that a replay needs out, or what is wrong and where.

Whoever wrote the record is not believed: every turn is decided again, and every shuffle whose seed
is told is derived again.
"""

import json
from typing import Any

from rackrun.errors import BadRecord, RackrunError
from rackrun.fairness import prove
from rackrun.flaws import flaw_to_data
from rackrun.notation.questions import BYTE_ORDER_MARK
from rackrun.notation.records import (
    Record,
    read_record,
    record_from_data,
    record_to_data,
    write_record,
)
from rackrun.rooms.telling import position_to_data
from rackrun.rules.evolve import open_position

_LONGEST_COMPLAINT = 600
"""Signs; whoever sends nonsense gets not all of it back."""


def replay_data(text: str) -> dict[str, Any]:
    """The record in both forms, the position it begins with and what is proved of its shuffles.

    What is no record gets ``{"error": …}``, the flaws of a turn that is not legal, and ``where``:
    the line or the field, what should stand there and what does, so far as that can be quoted.
    """
    try:
        record = record_in_text(text)
    except RackrunError as error:
        flaws = [flaw_to_data(flaw) for flaw in error.flaws]
        told = f"{error!s:.{_LONGEST_COMPLAINT}}"
        return {"error": told, "flaws": flaws, "where": _where(error)}
    proof = prove(record.events)
    differs = proof.difference.index if proof.difference else None
    return {
        "record": record_to_data(record),
        "text": write_record(record),
        "position": position_to_data(open_position(record.opening)),
        "rounds": proof.rounds,
        "proof": {"fair": proof.fair, "proved": list(proof.proved), "differs": differs},
    }


def _where(error: RackrunError) -> dict[str, Any]:
    if not isinstance(error, BadRecord):
        return {"line": None, "field": "", "expected": "", "got": ""}
    return {"line": error.line, "field": error.field, "expected": error.expected, "got": error.got}


def record_in_text(text: str) -> Record:
    """The record in a text, in whichever form.

    Text that was pasted may have lost its last newline, and that of other systems ends its lines
    in another way; neither changes what was recorded.
    """
    text = text.removeprefix(BYTE_ORDER_MARK)
    if not text.lstrip().startswith("{"):
        return read_record(text.replace("\r\n", "\n").rstrip() + "\n")
    return record_from_data(_data_in(text))


def _data_in(text: str) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        got = repr(text[error.pos : error.pos + 20]) if error.pos < len(text) else "the end"
        told = f"{place}: expected JSON ({error.msg}), got {got}"
        raise BadRecord(told, line=error.lineno) from error
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"expected a record in JSON, got something else ({error})") from error
