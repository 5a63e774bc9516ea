"""What the server notes of itself: lines for machines, and not a word about anybody."""

import json
import logging
from collections.abc import Callable, Iterator
from io import StringIO

import pytest

from rackrun.server import journal

Lines = Callable[[], list[dict[str, object]]]


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Lines]:
    """The journal, written to where the test reads."""
    root, own, written = logging.getLogger(), logging.getLogger("rackrun"), StringIO()
    handlers, levels = [*root.handlers], (root.level, own.level)
    monkeypatch.setattr("sys.stderr", written)
    journal.write_lines()
    yield lambda: [json.loads(line) for line in written.getvalue().splitlines()]
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    own.setLevel(levels[1])


def test_a_note_is_one_object_and_a_room_only_a_mark(lines: Lines) -> None:
    journal.note("room-opened", room="the id of a room", seats=2)
    (line,) = lines()
    assert (line["event"], line["level"], line["seats"]) == ("room-opened", "info", 2)
    assert "the id" not in json.dumps(line)
    assert len(str(line["room"])) == 12


def test_a_fault_is_noted_by_its_places_and_without_its_words(lines: Lines) -> None:
    try:
        raise ValueError("Anna, 10.1.2.3, r7")
    except ValueError as error:
        journal.note_failure("request-failed", error, room="x")
    (line,) = lines()
    assert (line["error"], line["level"]) == ("ValueError", "error")
    assert "Anna" not in json.dumps(line)
    assert "test_a_fault_is_noted" in str(line["places"])


def test_of_what_a_library_says_only_its_name_is_noted(lines: Lines) -> None:
    logging.getLogger("uvicorn.error").error("10.1.2.3 did this: %s", "Anna")
    try:
        raise OSError("10.1.2.3")
    except OSError:
        logging.getLogger("asyncio").exception("from 10.1.2.3")
    told = lines()
    assert [line["of"] for line in told] == ["uvicorn.error", "asyncio"]
    assert told[1]["error"] == "OSError"
    assert "10.1.2.3" not in json.dumps(told)
