"""What the server notes of itself: one JSON object a line, without a word about anybody.

No name, no address, no key and no tile is ever noted. A room appears as a mark from which its id
does not follow, so that lines about one room can be found together and nobody can enter by them.
"""

import hashlib
import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

_LOG = logging.getLogger("rackrun")


def note(event: str, /, *, room: str = "", **facts: int | str) -> None:
    """Note that something happened."""
    _LOG.info(event, extra={"facts": _marked(room) | facts})


def note_failure(event: str, error: BaseException, *, room: str = "") -> None:
    """Note a fault of ours with the places in the code where it came about, and no values."""
    places = [f"{frame.name}:{line}" for frame, line in _frames(error)]
    kind = type(error).__name__
    _LOG.error(event, extra={"facts": _marked(room) | {"error": kind, "places": places}})


def write_lines() -> None:
    """Write what is noted to the standard error, and what libraries complain of as well.

    Whoever looks at a terminal wants to see only what went wrong.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    _LOG.setLevel(logging.WARNING if sys.stderr.isatty() else logging.INFO)


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        """One line; the words of a library may hold anything, so only its name is told."""
        known: dict[str, Any] | None = getattr(record, "facts", None)
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told = {"at": at, "level": record.levelname.lower()}
        if known is None:
            kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
            return json.dumps(told | {"event": "library", "of": record.name, "error": kind})
        return json.dumps(told | {"event": record.getMessage()} | known)


def _marked(room: str) -> dict[str, Any]:
    return {"room": hashlib.sha256(room.encode()).hexdigest()[:12]} if room else {}


def _frames(error: BaseException) -> list[tuple[Any, int]]:
    import traceback  # noqa: PLC0415 - faults are rare

    return [(frame, frame.lineno or 0) for frame in traceback.extract_tb(error.__traceback__)]
