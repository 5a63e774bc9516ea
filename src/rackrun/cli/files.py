"""Files that a user names: opened with a clear word when they cannot be."""

import json
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from rackrun.errors import BadNotation
from rackrun.notation.records import Record, read_record, record_from_data


@contextmanager
def open_text(path: Path) -> Generator[TextIO]:
    """The file for reading, or standard input for ``-``."""
    if str(path) == "-":
        yield sys.stdin
        return
    try:
        file = path.open(encoding="utf-8", errors="replace")
    except OSError as error:
        why = error.strerror
        raise BadNotation(f"expected a file that can be read, got {path}: {why}") from error
    with file:
        yield file


def load_record(path: Path) -> Record:
    """The record in a file, in either of its forms."""
    with open_text(path) as file:
        text = file.read()
    try:
        if not text.lstrip().startswith("{"):
            return read_record(text)
        return record_from_data(json.loads(text))
    except (ValueError, RecursionError) as error:
        raise BadNotation(f"{path.name}: {error}") from error
