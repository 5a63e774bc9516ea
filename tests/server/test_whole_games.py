"""Whole matches of every edition in a room: what the log holds is the match, and nothing else."""

from pathlib import Path

import pytest

from rackrun.editions import ids, load
from rackrun.notation.records import Record, read_record, write_record
from rackrun.rooms.notation import read_happening
from rackrun.rooms.room import enter
from rackrun.rules.events import Event
from rackrun.rules.position import Stage
from rackrun.server.desk import Desk
from rackrun.store import Entry, Store
from tests.kit.games import quick_bot
from tests.server.house import Watching, house, opened, play_on, run


async def entries(store: Store, desk: Desk) -> list[Entry]:
    """The log of a room."""
    return await store.entries(desk.id)


@pytest.mark.parametrize("name", ids())
def test_bots_play_a_whole_match_and_the_log_tells_it(name: str, tmp_path: Path) -> None:
    edition = load(name)
    if "rounds" in {option.name for option in edition.options}:
        edition = edition.with_options({"rounds": 1})

    async def play() -> None:
        async with house(tmp_path, text=name) as lobby:
            desk = await opened(lobby, edition, (quick_bot(edition),) * edition.seats[0])
            watching = Watching()
            before = (await desk.room()).version
            desk.watchers.add(watching)
            room = await play_on(desk)
            log = await entries(lobby.store, desk)
        assert room.position.stage is Stage.OVER
        happenings = [read_happening(entry.data) for entry in log]
        assert enter(happenings) == room
        assert watching.heard == list(enumerate(happenings, 1))[before:]
        events = tuple(each for each in happenings if isinstance(each, Event))
        names = tuple(f"bot {seat}" for seat in range(len(room.chairs)))
        record = Record(names, events)
        assert read_record(write_record(record)) == record

    run(play())
