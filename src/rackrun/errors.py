"""Every exception of Rackrun.

RackrunError
├── BadNotation     text that is not our language: a tile, a table, a position
│   └── BadRecord           a record that was cut, edited or invented; carries its place
├── BadEdition      a rule file or a choice of options that makes no sense
├── BadProblem      a question to the solver that cannot be asked of this table and rack
├── BadContest      a contest of bots that cannot be, or a file of another one
├── IllegalAction   our language, but the rules forbid it here; carries every flaw
├── BadBackup       a file that is no backup of rooms, or not a whole one
├── BusUnavailable  other workers cannot be reached
└── StoreError      the log of rooms did not take something
    ├── Conflict            the log has gone on since it was seen, or has this move already
    ├── CodeTaken           another room has this code
    ├── RoomsThere          rooms of a backup are there already
    ├── NotTheOwner         another worker sees to the bots and clocks of this room now
    ├── StoreUnavailable    nothing can be stored now: the disk is full, the database is away
    └── ForeignStore        the file or database is not ours, or of a newer version
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackrun.flaws import Flaw


class RackrunError(Exception):
    """Anything that Rackrun refuses, with a message for the person who asked."""

    flaws: tuple[Flaw, ...] = ()
    """The reasons why something is not legal, if that is the matter."""


class BadNotation(RackrunError, ValueError):
    """Text that cannot be read; the message says what was expected and what came."""

    def __init__(self, message: str, flaws: Iterable[Flaw] = ()) -> None:
        """Keep the reasons why what was read is not legal, if that is the matter."""
        self.flaws = tuple(flaws)
        super().__init__(message)

    def at(self, place: str) -> BadNotation:
        """The same complaint with its place named in front."""
        return BadNotation(f"{place}: {self}", self.flaws)


class BadRecord(BadNotation):
    """A text that is no record, or no longer the one that was written.

    The message tells it in English. Its parts are for whoever says it in another language: the line
    or, in JSON, the field; what should stand there and what does, where that can be quoted.
    """

    def __init__(
        self,
        message: str,
        flaws: Iterable[Flaw] = (),
        *,
        line: int | None = None,
        field: str = "",
        expected: str = "",
        got: str = "",
    ) -> None:
        """Keep the parts beside the message."""
        super().__init__(message, flaws)
        self.line, self.field, self.expected, self.got = line, field, expected, got


class BadEdition(RackrunError, ValueError):
    """A rule file or an option that cannot be; the message names the place."""


class BadProblem(RackrunError, ValueError):
    """A question to the solver that makes no sense; the message names the place."""

    def __init__(self, message: str, flaws: Iterable[Flaw] = ()) -> None:
        """Keep the reasons why something on the table is no meld, if that is the matter."""
        self.flaws = tuple(flaws)
        super().__init__(message)


class BadContest(RackrunError, ValueError):
    """A contest of bots that cannot be; the message names the place."""


class IllegalAction(RackrunError):
    """An action that the rules forbid, with every reason why."""

    def __init__(self, flaws: Iterable[Flaw]) -> None:
        """Keep ``flaws``; the message lists them all."""
        self.flaws = tuple(flaws)
        super().__init__("; ".join(flaw.message for flaw in self.flaws))


class BadBackup(RackrunError, ValueError):
    """A file that is no backup, was cut or was changed; the message names it."""


class BusUnavailable(RackrunError):
    """Other workers cannot be reached; the message says where they were looked for."""


class StoreError(RackrunError):
    """Something that the log of rooms did not take; nothing of it is stored."""


class Conflict(StoreError):
    """The log has gone on since it was seen, or has this move already; look again."""


class CodeTaken(StoreError):
    """Another room has this code; another code may be free."""


class RoomsThere(StoreError):
    """Rooms that were to be taken in are there already; none was taken in."""

    def __init__(self, count: int) -> None:
        """Say how many."""
        rooms = "1 that is" if count == 1 else f"{count} that are"
        super().__init__(f"expected rooms that are not there yet, got {rooms}; nothing was stored")


class NotTheOwner(StoreError):
    """Another worker sees to the bots and clocks of this room now."""


class StoreUnavailable(StoreError):
    """Nothing can be stored now; what was stored before is safe, and it may work again later."""


class ForeignStore(StoreError):
    """A file or a database that is not ours, or of a version that is not known here."""
