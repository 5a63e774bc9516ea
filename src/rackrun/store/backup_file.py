"""The file of a backup: lines of JSON, compressed; see ``docs/reference/backups.md``.

The first line says what it is, each further one is a room, and the last one holds the counts and
the SHA-256 of all lines before it, so that a file that was cut or changed is not taken for whole.
"""

import gzip
import os
import tempfile
import zlib
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from rackrun import __version__
from rackrun.errors import BadBackup
from rackrun.store.log import Entry

FORMAT = 1
"""Rises when something written by an older version would be read differently."""
LONGEST_HEAD = 1000
"""Bytes of a first line, so that a large file of another kind is not read as one."""
COMPRESSION = 6


class KeptMove(NamedTuple):
    """A move that was stored, with the versions it brought about, both included."""

    mover: str
    id: str
    first: int
    last: int


class Head(Struct, frozen=True, tag_field="line", tag="backup"):
    """The first line."""

    format: int
    at: int
    """The moment at which all rooms were as they are here, in milliseconds since 1970."""
    by: str
    """The version of Rackrun that wrote it."""


class KeptRoom(Struct, frozen=True, tag_field="line", tag="room"):
    """A room with all that is stored of it."""

    id: str
    code: str
    touched: int
    """When something last happened in it."""
    wakes: int | None
    """When somebody must look at it again."""
    seen: int | None
    """When whoever sees to it was last alive, if it waits for anything: a turn gets back the time
    since."""
    entries: tuple[Entry, ...]
    """Each as version, moment and text."""
    moves: tuple[KeptMove, ...]
    """Each as mover, id, first and last version."""
    seeds: dict[str, str]
    """The seeds of its rounds by their commitments."""


class Totals(Struct, frozen=True):
    """How much there is."""

    rooms: int = 0
    entries: int = 0
    moves: int = 0
    seeds: int = 0

    def plus(self, room: KeptRoom) -> "Totals":
        """The same with one more room."""
        return Totals(self.rooms + 1, self.entries + len(room.entries),
                      self.moves + len(room.moves), self.seeds + len(room.seeds))  # fmt: skip


class End(Struct, frozen=True, tag_field="line", tag="end"):
    """The last line."""

    totals: Totals
    sha256: str
    """Of all bytes before this line, as they are when nothing is compressed."""


_HEAD = msgspec.json.Decoder(Head)
_LINE = msgspec.json.Decoder(KeptRoom | End)
_ENCODER = msgspec.json.Encoder()
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


# Writing


class Writing:
    """A backup that is being written."""

    def __init__(self, file: gzip.GzipFile) -> None:
        """Nothing is written yet."""
        self._file, self._totals, self._sum = file, Totals(), sha256()

    def begin(self, at: int) -> None:
        """Write the first line."""
        self._write(Head(FORMAT, at, __version__))

    def add(self, room: KeptRoom) -> None:
        """Write a room."""
        self._write(room)
        self._totals = self._totals.plus(room)

    def end(self) -> None:
        """Write the last line."""
        self._write(End(self._totals, self._sum.hexdigest()))

    def _write(self, line: Struct) -> None:
        text = _ENCODER.encode(line) + b"\n"
        self._sum.update(text)
        self._file.write(text)


@contextmanager
def written_backup(path: Path) -> Generator[Writing]:
    """A backup to write, beside the place it is meant for; it gets there when it is complete.

    So whoever looks there finds the old one or the new one, and both are whole. Raises BadBackup
    if something else is there: a slip of the hand must not cost a database.
    """
    _check_place(path)
    try:
        number, name = tempfile.mkstemp(".part", f".{path.name}.", path.absolute().parent)
    except OSError as error:
        raise BadBackup(f"{path}: expected a folder to write into, got {error.strerror}") from error
    beside = Path(name)
    try:
        with os.fdopen(number, "wb") as file:  # for nobody else's eyes: there are seeds in it
            with gzip.GzipFile("", "wb", COMPRESSION, file, mtime=0) as packed:
                writing = Writing(packed)
                yield writing
                writing.end()
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
    _sync_folder(path.absolute().parent)


def _check_place(path: Path) -> None:
    if path.exists() and not _may_go(path):
        raise BadBackup(f"{path}: expected a new file, or an older backup to replace,"
                        " got something else")  # fmt: skip


def _may_go(path: Path) -> bool:
    """Whether a file is empty, or begins as a backup does."""
    if not path.is_file():
        return False
    try:
        with gzip.open(path) as packed:
            if head := packed.readline(LONGEST_HEAD):
                _HEAD.decode(head)
    except (OSError, EOFError, zlib.error, *_UNREADABLE):
        return False
    return True


def _sync_folder(folder: Path) -> None:
    """The new name, too, outlives the machine's power; not every file system has that."""
    number = os.open(folder, os.O_RDONLY)
    with suppress(OSError):
        os.fsync(number)
    os.close(number)


# Reading

CUT = "got one that was cut"
CHANGED = "got one that was changed"


def read_backup(path: Path) -> Iterator[KeptRoom]:
    """The rooms of a backup, one after the other; who has come to the end knows that it is whole.

    Raises BadBackup as soon as something is wrong.
    """
    try:
        with path.open("rb") as file, gzip.GzipFile(fileobj=file) as packed:
            yield from _rooms(packed)
    except gzip.BadGzipFile as error:
        raise _bad(path, "got another kind of file, or one that was changed") from error
    except EOFError as error:
        raise _bad(path, CUT) from error
    except (zlib.error, *_UNREADABLE) as error:
        raise _bad(path, CHANGED) from error
    except OSError as error:
        raise _bad(path, f"got none that can be read: {error.strerror}") from error
    except _Wrong as error:
        raise _bad(path, str(error)) from None


class _Wrong(Exception):
    """What is wrong with a file."""


def _bad(path: Path, why: str) -> BadBackup:
    return BadBackup(f"{path}: expected a whole backup of rackrun, {why}")


def _rooms(file: gzip.GzipFile) -> Iterator[KeptRoom]:
    read, totals = sha256(), Totals()
    head = file.readline(LONGEST_HEAD)
    _check_head(head)
    read.update(head)
    for text in file:
        line = _LINE.decode(text)
        if isinstance(line, End):
            if (line.totals, line.sha256) != (totals, read.hexdigest()) or file.readline():
                raise _Wrong(CHANGED)
            return
        read.update(text)
        totals = totals.plus(line)
        yield line
    raise _Wrong(CUT)


def _check_head(text: bytes) -> None:
    try:
        head = _HEAD.decode(text)
    except _UNREADABLE:
        raise _Wrong("got another kind of file") from None
    if head.format > FORMAT:
        raise _Wrong(f"got one of format {head.format} where {FORMAT} is the newest known;"
                     " hint: a newer rackrun has written it")  # fmt: skip
