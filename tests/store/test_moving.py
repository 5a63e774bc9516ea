"""Rooms move from a file to a database and back: all of them, and exactly as they were."""

import asyncio
import gzip
import re
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, LiteralString

import psycopg
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackrun.errors import BadBackup, ForeignStore, RoomsThere
from rackrun.store import Batch, Entry, Move, NewRoom, Store
from rackrun.store.backup_file import KeptMove, KeptRoom, read_backup, written_backup
from rackrun.store.moving import Place as MovingPlace
from rackrun.store.moving import back_up, restore
from rackrun.store.postgres_place import PostgresPlace
from rackrun.store.sqlite_place import SqlitePlace
from tests.kit.engines import postgres
from tests.kit.size import sized
from tests.store.places import KINDS, Place, place
from tests.store.test_store import OTHER, ROOM, batch

TABLES: dict[str, LiteralString] = {
    "rooms": "SELECT id, code, touched, wakes FROM rooms ORDER BY id",
    "entries": "SELECT room, version, at, data FROM entries ORDER BY room, version",
    "moves": "SELECT room, mover, id, first, last FROM moves ORDER BY room, mover, id",
    "seeds": "SELECT room, commitment, seed FROM seeds ORDER BY room, commitment",
}
"""All that moves; who owns a room stays behind."""
TEXTS = ["{}", '{"name": "Zoë \N{SLIGHTLY SMILING FACE}\\n"}', "tab\tand\\N and \\.", "", "'\"\r\n"]

Rows = dict[str, list[tuple[Any, ...]]]


def moving(rooms: Place) -> MovingPlace:
    """The same place, as one moves house."""
    if "://" in rooms.address:
        return PostgresPlace(rooms.address)
    return SqlitePlace(Path(rooms.address))


def rows(rooms: Place) -> Rows:
    """Everything that is kept, row by row, read as anybody could."""
    if "://" in rooms.address:
        with psycopg.connect(rooms.address, options="-c search_path=rackrun") as connection:
            return {name: connection.execute(asked).fetchall() for name, asked in TABLES.items()}
    with closing(sqlite3.connect(rooms.address)) as file:
        return {name: file.execute(asked).fetchall() for name, asked in TABLES.items()}


async def fill(store: Store, count: int = 20) -> None:
    """Rooms of all kinds: with and without moves, seeds and something they wait for."""
    await store.beat("one", 1_000)
    await store.beat("two", 2_000)
    await asyncio.gather(*(live(store, number) for number in range(count)))


async def live(store: Store, number: int) -> None:
    """A room, and what happens in it."""
    chance, room = Random(number), NewRoom(f"room {number}", f"CODE{number}")
    seeds = {f"commitment {each}": f"seed {each}" for each in range(number % 3)}
    owner = chance.choice([None, "one", "two", "three"])
    log = ["opened", *TEXTS]
    await store.create(room, Batch(at=100 + number, entries=log, seeds=seeds, owner=owner))
    for at in range(number % 5):
        more = chance.choices(TEXTS, k=1 + at)
        move, wakes = Move(f"seat {at % 2}", f"m-{at // 2}"), chance.choice([None, 9_000])
        happened = Batch(at=3_000 + at, entries=more, move=move, wakes=wakes)
        await store.append(room.id, len(log), happened)
        log += more


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """Where a backup may go."""
    return tmp_path / "rooms.backup"


@pytest.mark.parametrize(("source", "target"), [*product(KINDS, KINDS)])
def test_every_row_moves_from_each_kind_of_store_to_each(
    source: str, target: str, tmp_path: Path, backup: Path
) -> None:
    (tmp_path / "new").mkdir()
    old, new = place(source, tmp_path), place(target, tmp_path / "new")
    old.using(fill)
    assert back_up(moving(old), backup) == 20
    assert restore(moving(new), backup) == 20
    assert rows(new) == rows(old)
    assert len(rows(new)["entries"]) > 120

    async def goes_on(store: Store) -> None:
        seen = len(await store.entries("room 4"))
        await store.append("room 4", seen, batch("more"))
        assert await store.span_of("room 4", Move("seat 0", "m-0")) is not None
        assert await store.seed_of("room 4", "commitment 0") == "seed 0"

    new.using(goes_on)
    again = tmp_path / "again.backup"
    back_up(moving(new), again)
    kept = {room.id: room for room in read_backup(backup)}
    assert {room.id: room for room in read_backup(again) if room.id != "room 4"} == {
        name: room for name, room in kept.items() if name != "room 4"
    }


def test_a_backup_is_how_things_were_at_one_moment(rooms: Place, backup: Path) -> None:
    rooms.using(fill)
    before = rows(rooms)

    async def meanwhile(store: Store) -> None:
        await store.create(ROOM, batch("new"))
        versions = await store.versions([f"room {number}" for number in range(20)])
        late = batch("late", move=Move("anna", "late"))
        await asyncio.gather(*(store.append(room, seen, late) for room, seen in versions.items()))
        await store.delete("room 7")

    def watch(kept: Iterator[KeptRoom], /, doing: str, total: int | None) -> Iterator[KeptRoom]:
        assert (doing, total) == ("backing up", 20)
        yield next(kept)
        rooms.using(meanwhile)  # nobody waits for the backup
        yield from kept

    back_up(moving(rooms), backup, watch)
    assert rows(rooms) != before
    copy = Place(str(backup.with_name("copy.db")))
    restore(moving(copy), backup)
    assert rows(copy) == before


def test_nobody_else_on_the_machine_can_read_a_backup(rooms: Place, backup: Path) -> None:
    rooms.using(fill)
    back_up(moving(rooms), backup)
    assert backup.stat().st_mode & 0o777 == 0o600


def test_a_backup_replaces_an_older_one_only_when_it_is_complete(
    rooms: Place, backup: Path
) -> None:
    rooms.using(lambda store: store.create(ROOM, batch("a")))
    back_up(moving(rooms), backup)
    old = backup.read_bytes()
    rooms.using(lambda store: store.create(OTHER, batch("a")))

    def ended(kept: Iterator[KeptRoom], /, doing: str, total: int | None) -> Iterator[KeptRoom]:
        del doing, total
        yield next(kept)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        back_up(moving(rooms), backup, ended)
    assert backup.read_bytes() == old
    assert not list(backup.parent.glob("*.part")) + list(backup.parent.glob(".*"))
    assert back_up(moving(rooms), backup) == 2
    assert {room.id for room in read_backup(backup)} == {ROOM.id, OTHER.id}


def test_a_backup_replaces_nothing_but_a_backup(tmp_path: Path) -> None:
    rooms = place("sqlite", tmp_path)
    rooms.using(fill)
    before = Path(rooms.address).read_bytes()
    with pytest.raises(BadBackup, match="expected a new file, or an older backup"):
        back_up(moving(rooms), Path(rooms.address))
    assert Path(rooms.address).read_bytes() == before
    empty = tmp_path / "empty"
    empty.touch()
    assert back_up(moving(rooms), empty) == 20


def test_where_no_rooms_are_nothing_is_made(tmp_path: Path, backup: Path) -> None:
    nowhere = tmp_path / "nowhere" / "rooms.db"
    with pytest.raises(ForeignStore, match="expected rooms of rackrun, got none"):
        back_up(SqlitePlace(nowhere), backup)
    address = postgres().new_database()
    with pytest.raises(ForeignStore, match="got a database without any"):
        back_up(PostgresPlace(address), backup)
    with psycopg.connect(address) as connection:
        found = connection.execute("SELECT 1 FROM pg_namespace WHERE nspname = 'rackrun'")
        assert found.fetchone() is None
    assert list(tmp_path.iterdir()) == []


# Time


def test_a_room_that_was_restored_is_taken_over_from_when_it_was_last_seen_to(
    rooms: Place, tmp_path: Path, backup: Path
) -> None:
    """Whoever serves there has long been alive: that is no reason to lose a turn."""
    old = place("sqlite", tmp_path / "old")

    async def before(store: Store) -> None:
        await store.beat("one", 1_000)
        await store.beat("two", 2_000)
        for number, owner in enumerate(["one", "two", None]):
            room = NewRoom(f"room {number}", f"CODE{number}")
            await store.create(room, batch("a", at=900, wakes=2_500, owner=owner))
        await store.create(ROOM, batch("a", at=900, owner="one"))

    old.using(before)
    back_up(moving(old), backup)

    async def serving(store: Store) -> None:
        await store.beat("three", 9_000)
        await store.beat("four", 9_000)

    async def after(store: Store) -> None:
        taken = {"room 0": 1_000, "room 1": 2_000, "room 2": 2_000}
        assert await store.claim("three", 6_000) == taken
        assert await store.claim("four", 6_000, ROOM.id) == {ROOM.id: None}

    rooms.using(serving)
    restore(moving(rooms), backup)
    rooms.using(after)


def test_a_clock_that_was_ahead_keeps_no_room_waiting(rooms: Place, backup: Path) -> None:
    with written_backup(backup) as write:
        write.begin(10**15)
        write.add(KeptRoom("r", "c", 900, 10**15, 10**15, (Entry(1, 900, "a"),), (), {}))
    restore(moving(rooms), backup)

    async def after(store: Store) -> None:
        now = await store.now()
        await store.beat("one", now)
        claimed = await store.claim("one", now + 1)
        assert (claimed["r"] or 0) <= now

    rooms.using(after)


# What cannot be


def test_rooms_that_are_there_already_are_counted_and_nothing_is_changed(
    rooms: Place, tmp_path: Path, backup: Path
) -> None:
    old = place("sqlite", tmp_path / "old")
    old.using(lambda store: fill(store, 150))
    back_up(moving(old), backup)

    async def some(store: Store) -> None:
        await store.create(NewRoom("room 3", "ANOTHER"), batch("a"))
        await store.create(NewRoom("another", "CODE140"), batch("a"))

    rooms.using(some)
    before = rows(rooms)
    with pytest.raises(RoomsThere, match="got 2 that are; nothing was stored"):
        restore(moving(rooms), backup)
    assert rows(rooms) == before
    assert rooms.using(lambda store: store.beats()) == {}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A backup."""
    folder = tmp_path_factory.mktemp("whole")
    rooms = place("sqlite", folder)
    rooms.using(lambda store: fill(store, 200))
    back_up(moving(rooms), folder / "backup")
    return (folder / "backup").read_bytes()


def test_a_backup_that_was_cut_anywhere_is_refused(whole: bytes, tmp_path: Path) -> None:
    chance = Random("cuts")
    places = {*range(0, len(whole), 1000), len(whole) - 1, len(whole) - 8}
    places |= {chance.randrange(len(whole)) for _ in range(sized(20, 2000))}
    file, target = tmp_path / "cut", tmp_path / "rooms.db"
    for end in places:
        file.write_bytes(whole[:end])
        with pytest.raises(BadBackup, match="expected a whole backup of rackrun"):
            restore(SqlitePlace(target), file)
    assert not target.exists()


def test_a_backup_that_was_changed_anywhere_is_refused(whole: bytes, tmp_path: Path) -> None:
    """Unless nothing hangs on it: gzip has bits that mean nothing, or the same as others."""
    chance, file = Random("changes"), tmp_path / "changed"
    file.write_bytes(whole)
    rooms, passed, times = list(read_backup(file)), 0, sized(40, 2000)
    for _ in range(times):
        at, by = chance.randrange(len(whole)), chance.randrange(1, 256)
        file.write_bytes(whole[:at] + bytes([whole[at] ^ by]) + whole[at + 1 :])
        try:
            assert list(read_backup(file)) == rooms
            passed += 1
        except BadBackup as error:
            assert re.search("was changed|was cut|another kind", str(error))  # noqa: PT017
    assert passed < times / 20


@pytest.mark.parametrize(("old", "new"), [
    (b'"opened"', b'"closed"'), (b'"rooms":200', b'"rooms":199'),
    (b'{"line":"room"', b'{"line":"rook"'),
])  # fmt: skip
def test_text_that_was_edited_is_noticed_though_it_was_packed_well(
    old: bytes, new: bytes, whole: bytes, tmp_path: Path
) -> None:
    text = gzip.decompress(whole)
    assert old in text
    file = tmp_path / "edited"
    file.write_bytes(gzip.compress(text.replace(old, new, 1)))
    with pytest.raises(BadBackup, match="got one that was changed"):
        list(read_backup(file))


def test_lines_that_are_missing_doubled_or_added_are_noticed(whole: bytes, tmp_path: Path) -> None:
    lines = gzip.decompress(whole).splitlines(keepends=True)
    file = tmp_path / "edited"
    for other in (lines[:-1], lines[:5] + lines[6:], [*lines, lines[5]], lines[:6] + lines[5:]):
        file.write_bytes(gzip.compress(b"".join(other)))
        with pytest.raises(BadBackup, match=r"was changed|was cut"):
            list(read_backup(file))


def test_a_backup_of_a_newer_format_is_refused(whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "newer"
    text = gzip.decompress(whole).replace(b'"format":1', b'"format":2', 1)
    file.write_bytes(gzip.compress(text))
    with pytest.raises(BadBackup, match=r"got one of format 2 .* a newer rackrun"):
        list(read_backup(file))


def test_a_file_that_changes_after_it_was_checked_changes_nothing(
    rooms: Place, whole: bytes, tmp_path: Path
) -> None:
    file = tmp_path / "backup"
    file.write_bytes(whole)

    def cut(kept: Iterator[KeptRoom], /, doing: str, total: int | None) -> Iterator[KeptRoom]:
        if total is not None:
            assert (doing, total) == ("restoring", 200)
            file.write_bytes(whole[:-100])
        return kept

    with pytest.raises(BadBackup, match="was cut"):
        restore(moving(rooms), file, cut)
    assert not any(rows(rooms).values())


# Any rooms at all

words = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
numbers = st.integers(0, 2**60)
kept_rooms = st.builds(
    KeptRoom, id=words, code=words, touched=numbers, wakes=st.none() | numbers,
    seen=st.none() | numbers,
    entries=st.lists(st.builds(Entry, numbers, numbers, words), max_size=4).map(tuple),
    moves=st.lists(st.builds(KeptMove, words, words, numbers, numbers), max_size=3).map(tuple),
    seeds=st.dictionaries(words, words, max_size=3),
)  # fmt: skip


@given(st.lists(kept_rooms, max_size=5))
def test_whatever_is_written_is_read_again(rooms: list[KeptRoom]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "backup"
        with written_backup(file) as write:
            write.begin(1)
            for room in rooms:
                write.add(room)
        assert list(read_backup(file)) == rooms
