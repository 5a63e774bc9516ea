"""Logs of rooms as they are stored today: a room of every edition that has seen a lot.

A file has the entries of the log, one a line, and last of all how the room stood then. There is
also a small file of SQLite in the form of today. Files of an older format are never written again.
"""

import asyncio
import json
import sqlite3
import tempfile
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from rackrun.bots import GUIDE, Budget, View, for_seats
from rackrun.editions import ids, load
from rackrun.notation.positions import read_position, write_position
from rackrun.rooms import deciding
from rackrun.rooms.deciding import Moment
from rackrun.rooms.events import OPEN, Happening, RoomOpened
from rackrun.rooms.notation import read_happening, write_happening
from rackrun.rooms.room import Room, enter, evolve
from rackrun.rules import actions
from rackrun.rules.events import RoundPrepared
from rackrun.rules.position import Stage
from rackrun.server.desk import batch_of
from rackrun.server.keys import holder_of, mark_of
from rackrun.server.thinking import think
from rackrun.store import Batch, Move, NewRoom, SqliteStore
from tests.kit.games import seed_of

FOLDER = Path(__file__).parent / "logs"
FORMAT = 1
"""The number of today's format; with a new one the logs of the old one stay beside the new."""
SCHEMA = 2
"""The number of the form of the database that is written today."""
BEGAN = 1_750_000_000_000
TOGETHER = 5
"""Entries that are stored together in the database, so that it has moves of several spans."""

Wish = Callable[..., list[Happening]]


def path_of(name: str, folder: Path = FOLDER) -> Path:
    """Where the log of an edition lies, in today's format."""
    return folder / f"{name}.{FORMAT}.jsonl"


def database_of(folder: Path = FOLDER) -> Path:
    """Where the database lies, in today's form."""
    return folder / f"rooms.{SCHEMA}.db"


class Log(NamedTuple):
    """A log as it was read: the entries, and how the room stood."""

    entries: tuple[str, ...]
    ended: dict[str, Any]

    @property
    def happenings(self) -> list[Happening]:
        """The events of the log."""
        return [read_happening(each) for each in self.entries]


def read_log(path: Path) -> Log:
    """The twin of ``write_log``."""
    *entries, ended = path.read_text("utf-8").splitlines()
    return Log(tuple(entries), json.loads(ended)["ended"])


def ending_of(room: Room) -> dict[str, Any]:
    """How a room stands, in words that outlive the classes; the position is a line of its own."""
    return {
        "version": room.version, "host": room.host, "match_from": room.matches[-1].first,
        "moved": room.moved, "matches": len(room.matches), "clock": room.clock,
        "chairs": [[each.plan, each.name, each.holder, each.bot] for each in room.chairs],
        "offers": [[each.holder, each.mark, each.until] for each in room.offers],
        "spectators": room.opened.spectators, "hints": room.opened.hints,
        "drafts": room.opened.drafts, "guide": room.guide,
        "position": write_position(room.position),
    }  # fmt: skip


def stands(room: Room, ended: dict[str, Any]) -> bool:
    """Whether a room stands as it is told."""
    told = {name: value for name, value in ended.items() if name != "seeds"}
    position = read_position(told.pop("position"), edition=room.edition)
    known = ending_of(room)
    return position == room.position and told == {name: known[name] for name in told}


class Life:
    """A room that lives through whatever can happen to one; the same every time."""

    def __init__(self, name: str) -> None:
        """Open a room; one seat is a bot's."""
        self.name, self.now, self.seeds = name, BEGAN, dict[str, str]()
        edition = load(name).with_options(_options(name))
        self.levels = for_seats(edition)
        self.holders = {who: holder_of(f"key of {who}") for who in ("Anna", "Ben", "Cleo", "Dan")}
        self._seed = seed_of(f"{name} nothing")
        opened = RoomOpened(edition, (OPEN, OPEN, self.levels[-1]), self.holders["Anna"],
                            spectators=True, hints=True, drafts=True,
                            guide="host" if name == "junior-intro" else "computer")  # fmt: skip
        moment = Moment(now=self.now, fresh=self._seed)
        self.log = deciding.open_room(opened, moment)
        self.room = enter(self.log)

    def do(self, wish: Wish, **words: Any) -> None:
        """Let somebody's wish happen."""
        fresh = seed_of(f"{self.name} {len(self.log)}")
        moment = Moment(now=self.now, fresh=fresh, seed=self._seed)
        happenings = wish(self.room, moment, **words)
        for happening in happenings:
            self.room = evolve(self.room, happening)
            if happening == RoundPrepared(fresh.commitment):
                self._seed = fresh
                self.seeds[fresh.commitment] = fresh.revealed
        self.log += happenings
        self.now += 1234

    def holder(self, seat: int) -> str:
        """Who has the key to a seat."""
        return self.room.chairs[seat].holder

    def act(self, action: actions.Action) -> None:
        """An action of the match, by whoever may."""
        self.do(deciding.act_for, action=action)

    def next_action(self) -> actions.Action:
        """What comes next if everybody does what a bot would."""
        position = self.room.position
        match position.stage:
            case Stage.PREPARE:
                return actions.Prepare()
            case Stage.BEGIN:
                return actions.Begin()
            case Stage.NAME:
                return self._thought(GUIDE, 0)
            case Stage.FIND:
                return self._thought(
                    "finder", position.active[len(self.log) % len(position.active)]
                )
            case _:
                return self._thought(self.levels[0], position.turn)

    def _thought(self, name: str, seat: int) -> actions.Action:
        return think(name, View(self.room.position, seat), str(len(self.log)), Budget())

    def play(self, most: int) -> None:
        """So many actions, fewer if the match is over."""
        for _ in range(most):
            if self.room.position.stage is Stage.OVER:
                return
            self.act(self.next_action())

    def late(self) -> None:
        """The time of a turn ends while something is tried out, where there is a limit."""
        if self.room.position.stage is not Stage.TURN:
            return
        self.do(deciding.extend_clock, by=4321)
        turn = self.room.position.turn
        rack = self.room.position.seats[turn].rack
        draft = (*self.room.position.table, rack[:1])
        self.now = self.room.clock
        self.act(actions.TimeUp(turn, draft))


def _options(name: str) -> dict[str, object]:
    wanted = {"time_limit_seconds": 90, "chips_to_win": 1, "hand_limit": 9, "opening": 0}
    known = {option.name for option in load(name).options}
    short = {"cards", "cards-pro", "junior", "stars"}
    wanted |= {"rounds": 2} if name in short else {}
    return {each: value for each, value in wanted.items() if each in known}


def lived(name: str) -> Life:
    """The room of an edition, and all that has happened there."""
    life = Life(name)
    take, get_up = deciding.take_seat, deciding.get_up
    cleo, dan, ben = (life.holders[who] for who in ("Cleo", "Dan", "Ben"))
    life.do(take, holder=cleo, name="Cleo", seat=1)
    life.do(get_up, holder=cleo, seat=1)
    life.do(take, holder=life.room.host, name="Anna")
    life.do(take, holder=ben, name="Ben")
    life.do(deciding.rename, holder=ben, seat=1, name="Benno Ö. 'B'")
    life.act(actions.OfferSeed(1, "luck-of_Ben"))
    life.play(1)
    life.play(6)
    life.do(deciding.offer_move, holder=ben, mark=mark_of("link 1"))
    life.do(deciding.move, mark=mark_of("link 1"), to=holder_of("tablet of Ben"))
    anna = life.holder(0)
    life.do(deciding.offer_move, holder=anna, mark=mark_of("link 2"))
    life.do(deciding.move, mark=mark_of("link 2"), to=holder_of("tablet of Anna"))
    life.late()
    life.do(deciding.hand, holder=life.holder(0), seat=1, bot=life.levels[0], away=True)
    life.do(deciding.replace_bot, seat=2)
    life.play(8)
    life.late()
    life.do(deciding.take_back, holder=life.holder(1), seat=1)
    life.play(300 if _short(name) else 6)
    if life.room.position.stage is not Stage.OVER:
        life.do(get_up, holder=life.holder(1), seat=1)
        life.play(3)
        life.do(get_up, holder=life.holder(0), seat=0)
    life.do(deciding.rematch, holder=life.room.host)
    for seat, chair in enumerate(life.room.chairs):
        if not chair.taken:
            life.do(take, holder=(dan, cleo)[seat % 2], name=("Dan", "Cleo")[seat % 2], seat=seat)
    life.play(7)
    life.do(deciding.offer_move, holder=life.holder(0), mark=mark_of("link 3"))
    return life


def guided() -> Life:
    """A room in which the computer guides after the host has."""
    life = lived("junior-intro")
    life.do(deciding.change_guide, holder=life.room.host, guide="computer", away=False)
    life.play(3)
    return life


def _short(name: str) -> bool:
    """Whether a whole match makes a small file."""
    return name not in ("classic", "xxl", "six-106", "six-108", "six-160")


def text_of(life: Life) -> str:
    """The file of a log."""
    current = {life.room.position.commitment: life.seeds[life.room.position.commitment]}
    ended = json.dumps({"ended": ending_of(life.room) | {"seeds": current}}, ensure_ascii=False)
    return "\n".join([*map(write_happening, life.log), ended, ""])


async def write_database(path: Path, lives: Iterable[Life]) -> None:
    """Rooms in a file as the server makes it, entry by entry; made small at the end."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "rooms.db"
        store = SqliteStore(fresh)
        for life in lives:
            await _store(store, life)
        await store.beat("", BEGAN + 10_000_000)
        await store.close()
        connection = sqlite3.connect(fresh, isolation_level=None)
        for word in ("journal_mode = DELETE", "page_size = 1024"):
            connection.execute(f"PRAGMA {word}").fetchall()
        connection.execute("VACUUM")
        connection.close()
        path.write_bytes(fresh.read_bytes())


async def _store(store: SqliteStore, life: Life) -> None:
    """A whole life in a store, a few entries at a time, each part as somebody's move."""
    room = new_room(life.name)
    seed = seed_of(f"{life.name} nothing")
    first, rest = life.log[:3], life.log[3:]
    await store.create(room, batch_of(first, enter(first), seed, BEGAN))
    seen = len(first)
    for start in range(0, len(rest), TOGETHER):
        part = rest[start : start + TOGETHER]
        after = enter(life.log[: seen + len(part)])
        made = batch_of(part, after, seed, BEGAN + seen, move=Move("somebody 0", f"m-{seen}"))
        seeds = {
            each.commitment: life.seeds[each.commitment]
            for each in part if isinstance(each, RoundPrepared)
        }  # fmt: skip
        batch = Batch(at=made.at, entries=made.entries, move=made.move, seeds=seeds,
                      wakes=made.wakes)  # fmt: skip
        await store.append(room.id, seen, batch)
        seen += len(part)


def new_room(name: str) -> NewRoom:
    """The names of a room in the database."""
    return NewRoom(f"room of {name}", f"{name.upper():A<8.8}".replace("I", "J").replace("-", "Z"))


STORED = ("cards-pro", "stars-intro")
"""The rooms in the database; their logs are small."""


def write_logs(folder: Path = FOLDER, names: Sequence[str] = ()) -> list[str]:
    """Write the files that are missing, or those that are named; gives what was written."""
    folder.mkdir(exist_ok=True)
    written: list[str] = []
    makers: dict[Path, Callable[[Path], None]] = {
        path_of(name, folder): partial(_write_log, name) for name in ids()
    }
    makers[path_of("guided", folder)] = _write_guided
    makers[database_of(folder)] = _write_database
    unknown = set(names) - {path.name for path in makers}
    if unknown:
        raise ValueError(
            f"expected names of files such as {path_of('classic').name}, got {unknown}"
        )
    for path, make in makers.items():
        if path.name in names or (not names and not path.exists()):
            make(path)
            written.append(path.name)
    return written


def _write_log(name: str, path: Path) -> None:
    path.write_text(text_of(lived(name)), "utf-8")


def _write_guided(path: Path) -> None:
    path.write_text(text_of(guided()), "utf-8")


def _write_database(path: Path) -> None:
    asyncio.run(write_database(path, map(lived, STORED)))
