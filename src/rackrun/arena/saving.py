"""The file that a contest is kept in: its configuration, then a line for every finished deal.

A line is written as soon as a deal is finished, so whatever ends a run loses no finished deal. A
last line that was cut is dropped when the run goes on.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Self, cast

from rackrun.arena.contest import Contest
from rackrun.arena.outcome import DealOutcome
from rackrun.errors import BadContest

FORMAT = "rackrun arena 1"


class Saved:
    """The finished deals of a contest in a file; made if it is not there."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Open the file; one of another contest is refused and stays as it is."""
        self.path = path
        head = {"format": FORMAT, **contest.as_data()}
        try:
            if path.exists() and path.stat().st_size:
                self._check(head)
                self._cut()
                self._file = path.open("ab")
            else:
                self._file = path.open("wb")
                self._write(head)
        except OSError as error:
            raise BadContest(
                f"resume: expected a file that can be read and written, got '{path}' "
                f"({error.strerror})"
            ) from error

    def outcomes(self) -> Iterator[DealOutcome]:
        """The deals that were finished before, in the order in which they were."""
        with self.path.open(encoding="utf-8") as file:
            next(file)
            for number, line in enumerate(file, 2):
                try:
                    yield DealOutcome.from_data(json.loads(line))
                except (ValueError, KeyError, TypeError) as error:
                    raise BadContest(
                        f"resume: line {number}: expected a finished deal, got {line[:80]!r}"
                    ) from error

    def add(self, outcome: DealOutcome) -> None:
        """Keep a finished deal."""
        self._write(outcome.as_data())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def _write(self, data: Mapping[str, Any]) -> None:
        self._file.write(json.dumps(data).encode() + b"\n")
        self._file.flush()

    def _check(self, head: Mapping[str, Any]) -> None:
        """Refuse what is no file of ours, or that of another contest."""
        with self.path.open("rb") as file:
            line = file.readline()
        try:
            read: object = json.loads(line)
        except ValueError:
            read = None
        found = cast("dict[str, Any]", read if isinstance(read, dict) else {})
        if found.get("format") != FORMAT:
            raise BadContest(f"resume: expected a file of a contest, got '{self.path}'")
        for key, value in cast("Mapping[str, Any]", json.loads(json.dumps(head))).items():
            if found.get(key) != value:
                raise BadContest(
                    f"resume: expected a file of this contest with {key} {_said(value)}, "
                    f"got one with {_said(found.get(key))}"
                )

    def _cut(self) -> None:
        """Drop a last line that was not written to its end."""
        text = self.path.read_bytes()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            with self.path.open("r+b") as file:
                file.truncate(whole)


def _said(value: object) -> str:
    """A value in a few words; of an edition its id and what was chosen."""
    if isinstance(value, dict):
        edition = cast("Mapping[str, Any]", value)
        chosen = cast("Mapping[str, object]", edition.get("chosen") or {})
        return " ".join([repr(edition.get("id")), *(f"{k}={v}" for k, v in chosen.items())])
    if isinstance(value, list):
        return ",".join(map(str, cast("list[object]", value)))
    return repr(value)
