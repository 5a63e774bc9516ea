"""The file that a contest is kept in: its configuration, then a line for every finished deal.

A line is written as soon as a deal is finished, so whatever ends a run loses no finished deal. A
last line that was cut is dropped when the run goes on.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Self, cast

from rackrun.arena.contest import Contest
from rackrun.arena.guard import one_line
from rackrun.arena.outcome import DealOutcome
from rackrun.errors import BadContest

FORMAT = "rackrun arena 1"

_UNREADABLE = (ValueError, TypeError, LookupError, ArithmeticError, AttributeError, RecursionError)
"""What is raised by a line that somebody edited or a disk damaged."""


class Saved:
    """The finished deals of a contest in a file; made if it is not there."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Open the file; one of another contest is refused and stays as it is."""
        self.path, self.contest = path, contest
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
        """The deals that were finished before, in the order in which they were.

        A line that is none is refused, and the file stays as it is.
        """
        with self.path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if number > 1:  # the first is that of the contest
                    yield self._outcome(number, line)

    def _outcome(self, number: int, line: bytes) -> DealOutcome:
        try:
            outcome = DealOutcome.from_data(json.loads(line))
            if outcome.fits(self.contest):
                return outcome
            cause = None
        except _UNREADABLE as error:
            cause = error
        got = line.decode("utf-8", "backslashreplace").rstrip()[:80]
        raise BadContest(
            f"resume: '{self.path}', line {number}: expected a finished deal, got {got!r}"
        ) from cause

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
        except (ValueError, RecursionError):
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
        if whole == 0:  # the line of the contest, which was read: only its end is missing
            with self.path.open("ab") as file:
                file.write(b"\n")
        elif whole < len(text):
            with self.path.open("r+b") as file:
                file.truncate(whole)


def _said(value: object) -> str:
    """A value in a few words; of an edition its id and what was chosen."""
    if isinstance(value, dict):
        edition = cast("Mapping[str, Any]", value)
        found: object = edition.get("chosen")
        chosen = cast("Mapping[str, object]", found if isinstance(found, dict) else {})
        words = [repr(edition.get("id")), *(f"{k}={v}" for k, v in chosen.items())]
        return one_line(" ".join(words))
    if isinstance(value, list):
        return one_line(",".join(map(str, cast("list[object]", value))))
    return repr(value)
