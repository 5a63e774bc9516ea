"""Golden records: one match of every edition and number of seats, kept for ever."""

import hashlib
from pathlib import Path

from rackrun.notation import Record, write_event, write_record
from rackrun.rules.events import Event
from rackrun.view import redact
from tests.kit.games import Game, edition_seats

FOLDER = Path(__file__).parent / "golden"
SHORT = {"cards": {"chips_to_win": 1}, "cards-pro": {"chips_to_win": 1}}
NAMES = ("Anna", "Ben", "Carla", "Deniz", "Eva", "Finn")


def path_of(name: str, seats: int) -> Path:
    """Where the record of an edition and number of seats lies."""
    return FOLDER / f"{name}-{seats}.txt"


def played(name: str, seats: int) -> Record:
    """The match, played by the weakest bots with a seed that follows from its name."""
    game = Game.of(name, seats, SHORT.get(name), f"golden {name} {seats}").finish()
    return Record(NAMES[:seats], tuple(game.events))


def seen_by(events: tuple[Event, ...], seat: int | None) -> str:
    """A hash of all that a seat was told."""
    stream = "\n".join(write_event(redact(event, seat)) for event in events)
    return hashlib.sha256(stream.encode()).hexdigest()[:16]


def views() -> str:
    """For every golden record what each seat and a spectator was told, as hashes."""
    lines: list[str] = []
    for name, seats in edition_seats():
        events = played(name, seats).events
        hashes = (seen_by(events, seat) for seat in (*range(seats), None))
        lines.append(f"{name}-{seats} {' '.join(hashes)}")
    return "\n".join([*lines, ""])


def write_all() -> int:
    """Write every golden record again; the number of files that changed."""
    FOLDER.mkdir(exist_ok=True)
    texts = {
        path_of(name, seats): write_record(played(name, seats)) for name, seats in edition_seats()
    }
    texts[FOLDER / "views.txt"] = views()
    changed = 0
    for path, text in texts.items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            changed += 1
    return changed
