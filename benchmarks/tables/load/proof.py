"""Nothing that was told is lost, and nothing happened twice: what clients heard, and the log."""

import zlib
from dataclasses import dataclass
from pathlib import Path

import msgspec

from benchmarks.tables.load.courses import Kept, Turn
from benchmarks.tables.load.players import Ledger
from rackrun.rooms.notation import happening_to_data, read_happening
from rackrun.rooms.telling import redacted
from rackrun.server.protocol import write_message
from tests.store.places import Place


@dataclass
class Compared:
    """What came of it."""

    told: int = 0
    """Events and answers that were compared."""
    lost: int = 0
    """Told and not in the log, or otherwise than it was told."""
    doubled: int = 0
    """In the log beside what was to happen once."""


def compare(place: Place, kept: Kept, ledgers: Path) -> Compared:
    """Compare every word that was told with the log."""
    courses = msgspec.msgpack.decode(kept.courses.read_bytes(), type=list[list[Turn]])
    found = Compared()
    for each in msgspec.msgpack.decode(ledgers.read_bytes(), type=list[Ledger]):
        _compare_one(place, each, courses[each.course], found)
    return found


def _compare_one(place: Place, ledger: Ledger, turns: list[Turn], found: Compared) -> None:
    entries = dict(place.rows("SELECT version, data FROM entries WHERE room = ?", ledger.room))
    moves = place.rows("SELECT id, first, last FROM moves WHERE room = ?", ledger.room)
    happenings = {version: read_happening(data) for version, data in entries.items()}
    for seat, events in ledger.events.items():
        for version, told in events:
            happening = happenings.get(version)
            found.lost += happening is None or told != sum_of(version, redacted(happening, seat))
        found.told += len(events)
    spans = {name: (first, last) for name, first, last in moves}
    found.told += len(ledger.done)
    found.lost += sum(spans.get(name) != (first, last) for name, first, last in ledger.done)
    made = {str(number): turns[number].last
            for number in range(ledger.first, ledger.first + ledger.moves)}  # fmt: skip
    found.lost += sum(name not in spans or spans[name][1] != last for name, last in made.items())
    # Every move of the course and none besides: the log is as long as it was to become.
    found.doubled += len(moves) - len(spans) + len(spans.keys() - made.keys())
    found.doubled += abs(len(entries) - max(made.values(), default=len(entries)))


def sum_of(version: int, happening: object) -> int:
    """The same sum as over the message with which it was told."""
    message = {"t": "event", "v": version, "event": happening_to_data(happening)}
    return zlib.crc32(write_message(message))
