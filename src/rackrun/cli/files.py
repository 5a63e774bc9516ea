"""Files that a user names: opened with a clear word when they cannot be."""

import json
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO, cast

from rackrun.cli.terminal.saves import FORMAT, record_in
from rackrun.errors import BadNotation
from rackrun.notation.questions import LONGEST
from rackrun.notation.records import Record, read_record, record_from_data


@contextmanager
def open_text(path: Path) -> Generator[TextIO]:
    """The file for reading, or standard input for ``-``."""
    if str(path) == "-":
        yield sys.stdin
        return
    try:
        file = path.open(encoding="utf-8-sig", errors="replace")
    except OSError as error:
        why = error.strerror
        raise BadNotation(f"expected a file that can be read, got {path}: {why}") from error
    with file:
        yield file


def questions_in(file: TextIO) -> Iterator[tuple[int, str]]:
    """The questions of a batch with the numbers of their lines; blank lines are none.

    Of a line that is too long there comes only so much that this shows.
    """
    number = 0
    while line := file.readline(LONGEST + 2):
        number += 1
        if line.strip():
            yield number, line
        while line and not line.endswith("\n"):
            line = file.readline(LONGEST)


def load_record(path: Path) -> Record:
    """The record in a file: as text, as JSON, or inside a saved game of the terminal."""
    with open_text(path) as file:
        text = file.read()
    try:
        if not text.lstrip().startswith("{"):
            return read_record(text)
        data: object = json.loads(text)
        if isinstance(data, dict) and cast("dict[str, object]", data).get("format") == FORMAT:
            return record_in(text)
        return record_from_data(cast("object", data))
    except (ValueError, RecursionError) as error:
        raise BadNotation(f"{path.name}: {error}") from error
