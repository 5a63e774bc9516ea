"""A room with a full table, put into a store: 106 tiles lie in 30 melds."""

import asyncio
import time
from itertools import chain
from pathlib import Path

from rackrun.editions import load
from rackrun.notation import read_tiles
from rackrun.rooms.deciding import Moment, act_for, open_room
from rackrun.rooms.events import OPEN, Happening, RoomOpened
from rackrun.rooms.room import Room, enter, evolve
from rackrun.rules.actions import Begin
from rackrun.rules.events import TablePlayed, TilesDealt, TurnPassed
from rackrun.server.desk import batch_of
from rackrun.server.keys import holder_of, new_code, new_id
from rackrun.store import NewRoom, SqliteStore
from rackrun.table import Table
from rackrun.tiles import Tiles
from tests.kit.games import seed_of

KEY = "the-key-of-the-full-table"
COLOURS = "krby"
HIGHEST = 13
RACK = "k4 k5 k6 r1 r2 r3 b5 b6 y9 y10 r9 b9 r12 J"
"""Tiles of which the table leaves a copy."""


def full_table() -> Table:
    """Each number as a group, each colour as four runs, one group short, and a run more."""
    groups = [" ".join(f"{colour}{number}" for colour in COLOURS)
              for number in range(1, HIGHEST)]  # fmt: skip
    groups.append(" ".join(f"{colour}{HIGHEST}" for colour in COLOURS[1:]))
    runs = [" ".join(f"{colour}{number}" for number in numbers)
            for colour in COLOURS
            for numbers in (range(1, 4), range(4, 7), range(7, 10), range(10, 14))]  # fmt: skip
    return tuple(map(read_tiles, (*groups, *runs, "k1 k2 k3")))


def keep_full_table(data: Path) -> str:
    """Store a room of the edition with 160 tiles, a seat with a rack of 14 to move; gives its id.

    The deal is made up, so the proof of this round would fail; nobody asks for it here.
    """
    edition, seed, now = load("six-160"), seed_of("full table"), round(time.time() * 1000)
    opened = RoomOpened(edition, (OPEN, OPEN), holder_of(KEY), hints=True)
    moment = Moment(now=now, fresh=seed, seed=seed)
    happenings = open_room(opened, moment, {0: "Anna", 1: "Ben"})
    room = enter(happenings)
    for each in act_for(room, moment, action=Begin()):
        dealt = _dealt(room) if isinstance(each, TilesDealt) else each
        room, happenings = evolve(room, dealt), [*happenings, dealt]
    while room.position.turn != 0:
        room, happenings = _then(room, happenings, TurnPassed(room.position.turn))
    laid = full_table()
    room, happenings = _then(room, happenings, TablePlayed(0, laid, tuple(chain(*laid))))
    room, happenings = _then(room, happenings, TurnPassed(1))
    return asyncio.run(_stored(data, NewRoom(new_id(), new_code()), happenings, room, now))


def _dealt(room: Room) -> TilesDealt:
    """Whatever will lie on the table and a rack for the first, a rack for the other."""
    box, rack = room.edition.box, read_tiles(RACK)
    first: Tiles = box.sort((*chain(*full_table()), *rack))
    rest = list(box.tiles())
    for tile in first:
        rest.remove(tile)
    return TilesDealt((first, tuple(rest[:14])), tuple(rest[14:]))


def _then(room: Room, happenings: list[Happening], more: Happening) -> tuple[Room, list[Happening]]:
    return evolve(room, more), [*happenings, more]


async def _stored(
    data: Path, room: NewRoom, happenings: list[Happening], after: Room, now: int
) -> str:
    store = SqliteStore(data / "rooms.db")
    try:
        await store.create(room, batch_of(happenings, after, seed_of("full table"), now))
    finally:
        await store.close()
    return room.id
