"""Saved games: a record with what is needed to go on, the secret of the running round included."""

import json
import os
import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from rackrun.audit import audit
from rackrun.cli.folders import own_folder
from rackrun.cli.terminal.arranging import fresh_draft
from rackrun.cli.terminal.draft import set_table
from rackrun.cli.terminal.players import ANY_BOT, Player, check_kind
from rackrun.cli.terminal.program import program
from rackrun.editions import Edition
from rackrun.errors import BadNotation, RackrunError
from rackrun.notation.records import TITLE, Record, read_record, write_record
from rackrun.notation.tiles import read_table, write_table
from rackrun.rules.events import Event
from rackrun.rules.evolve import replay
from rackrun.rules.position import Position, Stage
from rackrun.shuffle import RoundSeed
from rackrun.table import Table

FORMAT = "rackrun-save"
VERSION = 1
_NOTE = "The seed decides the rest of the running round: looking at it spoils the game."
_KINDS: dict[str, tuple[type, ...]] = {
    "record": (str,), "seed": (str, type(None)), "bots": (list,), "by_number": (list,),
    "guide": (str,), "own_seed": (str,), "draft": (str, type(None)), "seconds": (int, float),
}  # fmt: skip
_GUIDES = ("computer", "person")
_LONGEST = 1e6
"""Seconds that a turn can have taken."""
OWN_SEED = re.compile(r"[A-Za-z0-9_-]{0,64}", re.ASCII)
"""A player's own seed, or none."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A match that is not over, as it lies in a file."""

    players: tuple[Player, ...]
    events: tuple[Event, ...]
    seed: RoundSeed | None = None
    """The seed of the running round; None between rounds."""
    by_number: frozenset[int] = frozenset()
    """The seats whose rack is sorted by number."""
    guide: str = "computer"
    own_seed: str = ""
    draft: Table | None = None
    seconds: float = 0
    """How long the running turn took so far."""


def write_saved(saved: Saved) -> str:
    """The text of the file."""
    names = tuple(player.name for player in saved.players)
    data = {
        "format": FORMAT,
        "version": VERSION,
        "note": _NOTE,
        "seed": None if saved.seed is None else saved.seed.revealed,
        "bots": [at for at, player in enumerate(saved.players) if player.bot],
        "kinds": [player.kind for player in saved.players if player.bot],
        "by_number": sorted(saved.by_number),
        "guide": saved.guide,
        "own_seed": saved.own_seed,
        "draft": None if saved.draft is None else write_table(saved.draft),
        "seconds": round(saved.seconds, 1),
        "record": write_record(Record(names, saved.events)),
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def read_saved(text: str) -> Saved:
    """The twin of ``write_saved``; an error says what is wrong with the file."""
    data = _fields(text)
    record = _record(data["record"])
    seats = range(len(record.names))
    by_number = _seats(data, "by_number", seats)
    if data["guide"] not in _GUIDES:
        raise BadNotation(f"guide: expected {' or '.join(_GUIDES)}, got {data['guide']!r}")
    if not OWN_SEED.fullmatch(data["own_seed"]):
        raise BadNotation(
            f"own_seed: expected 1 to 64 letters, digits or - _, got {data['own_seed']!r:.80}"
        )
    position = replay(record.events)
    if position.stage is Stage.OVER:
        raise BadNotation("record: expected a match that goes on, got one that is over")
    return Saved(
        _players(data, record, position.edition),
        record.events,
        _seed(data["seed"], record, position),
        by_number,
        data["guide"],
        data["own_seed"],
        None if data["draft"] is None else _draft(data["draft"], position),
        _seconds(data["seconds"]),
    )


def load_saved(path: Path) -> Saved:
    """The game in a file; an error names the file."""
    try:
        return read_saved(path.read_text("utf-8"))
    except OSError as error:
        raise BadNotation(f"expected a saved game, got {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadNotation(f"{path}: expected text, got bytes that are none") from error
    except BadNotation as error:
        raise error.at(str(path)) from error


def record_in(text: str) -> Record:
    """The record inside a saved game, for whoever wants no more than that."""
    return _record(_fields(text)["record"])


def store(path: Path, text: str) -> None:
    """Write the file in one step, so that a crash leaves the old one or the new one."""
    if not path.name or os.path.isdir(path):  # noqa: PTH112 (this one never raises)
        raise BadNotation(f"expected a file that can be written, got the directory {path}")
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_text(text, "utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)
        raise _unwritable(path, error) from error


def store_new(path: Path, text: str, own: set[Path]) -> Path:
    """Write the file unless another one lies there; the place where it is now.

    Files in ``own`` may be written over.
    """
    try:
        place = path.resolve()
        taken = path.exists() and place not in own
    except (OSError, ValueError, RuntimeError) as error:
        raise _unwritable(path, error) from error
    if taken and not place.is_dir():
        raise BadNotation(f"expected the name of a new file, got {path}, which exists")
    store(path, text)
    return place


def state_folder() -> Path | None:
    """Where a program keeps what its user did not name; None if the user has no home."""
    return own_folder("XDG_STATE_HOME", ".local/state")


def keep(folder: Path, name: str, text: str) -> Path:
    """Write a file of our own naming, its folder included."""
    path = folder / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from error
    store(path, text)
    return path


def _unwritable(path: Path, error: Exception) -> BadNotation:
    why = (error.strerror if isinstance(error, OSError) else None) or str(error)
    name = str(path)[:200]
    shown = name if name.isprintable() else repr(name)
    return BadNotation(f"expected a file that can be written, got {shown}: {why}")


def _fields(text: str) -> dict[str, Any]:
    """The fields of the file, each of the right kind."""
    if text.startswith(TITLE):
        raise BadNotation(f"expected a saved game, got a record: '{program()} replay' shows it")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadNotation(f"expected a saved game as JSON, got {str(error)[:120]}") from error
    if not isinstance(data, dict):
        raise BadNotation(f"expected a saved game, got {type(data).__name__}")
    fields = cast("dict[str, Any]", data)
    for name, wanted in (("format", FORMAT), ("version", VERSION)):
        if fields.get(name) != wanted:
            raise BadNotation(f"{name}: expected {wanted!r}, got {fields.get(name)!r:.80}")
    for name, kinds in _KINDS.items():
        if name not in fields or type(fields[name]) not in kinds:
            expected = " or ".join(
                "null" if kind is type(None) else kind.__name__ for kind in kinds
            )
            raise BadNotation(f"{name}: expected {expected}, got {fields.get(name)!r:.80}")
    return fields


def _seconds(number: float) -> float:
    """How long a turn took; a number that cannot be is refused."""
    if not 0 <= number <= _LONGEST:
        raise BadNotation(f"seconds: expected 0 to {_LONGEST:.0f}, got {str(number)[:80]}")
    return float(number)


def _record(text: str) -> Record:
    try:
        return read_record(text)
    except RackrunError as error:
        raise BadNotation(f"record: {error}") from error


def _players(data: dict[str, Any], record: Record, edition: Edition) -> tuple[Player, ...]:
    """Who sits where; files from before there were kinds of bots have none."""
    bots = sorted(_seats(data, "bots", range(len(record.names))))
    kinds: list[object] = data.get("kinds", [ANY_BOT] * len(bots))
    if type(kinds) is not list or len(kinds) != len(bots):
        raise BadNotation(f"kinds: expected one for each bot, got {kinds!r:.80}")
    for kind in kinds:
        try:
            check_kind(cast("str", kind), edition)
        except BadNotation as error:
            raise error.at("kinds") from error
    kind_of = dict(zip(bots, cast("list[str]", kinds), strict=True))
    return tuple(Player(name, kind_of.get(at)) for at, name in enumerate(record.names))


def _seats(data: dict[str, Any], name: str, seats: range) -> frozenset[int]:
    listed: list[object] = data[name]
    for seat in listed:
        if type(seat) is not int or seat not in seats:
            raise BadNotation(f"{name}: expected seats from 0 to {seats[-1]}, got {seat!r:.80}")
    return frozenset(cast("list[int]", listed))


def _seed(text: str | None, record: Record, position: Position) -> RoundSeed | None:
    """The seed of the running round, if it is the one that was committed to."""
    running = position.in_play or position.stage is Stage.BEGIN
    if text is None or not running:
        if running or text is not None:
            wanted = "the seed of the running round" if running else "null between rounds"
            raise BadNotation(f"seed: expected {wanted}, got {text!r:.80}")
        return None
    try:
        seed = RoundSeed.parse(text)
    except BadNotation as error:
        raise error.at("seed") from error
    if seed.commitment != position.commitment or audit(record.events, {position.round: seed}):
        raise BadNotation("seed: expected the one that the round was shuffled with, got another")
    return seed


def _draft(text: str, position: Position) -> Table:
    """The table that was being tried out, if it can be made in this position."""
    if position.stage is not Stage.TURN:
        raise BadNotation(f"draft: expected null while no turn goes on, got {text!r:.80}")
    try:
        return set_table(fresh_draft(position), read_table(text)).table
    except BadNotation as error:
        raise error.at("draft") from error
