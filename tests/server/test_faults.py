"""Moves count once: frames are lost, doubled and late in both directions, and the games go on."""

import asyncio
import json
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from rackrun.client import Message, Server, here
from rackrun.editions import Edition, load
from rackrun.rooms.events import OPEN
from rackrun.rooms.telling import snapshot
from rackrun.server.session import Session
from tests.kit.size import sized
from tests.server.house import house, opened, run, sit
from tests.server.lossy import Fate, Follower, Frame, Weather, play, relayed, staying, stormy
from tests.server.serving import serving

EDITIONS = ("classic", "stars", "six-108", "cards")

pytestmark = pytest.mark.heavy


def short(name: str) -> Edition:
    """The edition, with one round where that can be chosen."""
    edition = load(name)
    options = {option.name for option in edition.options}
    return edition.with_options({"rounds": 1}) if "rounds" in options else edition


def noted(weather: Weather, fates: Counter[Fate]) -> Weather:
    """The weather, with a note of what it did."""

    def fate(frame: Frame) -> Fate:
        found = weather(frame)
        fates[found] += 1
        return found

    return fate


def spans(path: Path, room: str) -> tuple[list[tuple[int, int]], int]:
    """The spans of all moves of a room in their order, and the length of its log."""
    with sqlite3.connect(path / "rooms.db") as connection:
        rows = connection.execute("SELECT first, last FROM moves WHERE room = ? ORDER BY 1", [room])
        found = [(first, last) for first, last in rows]
        query = "SELECT max(version) FROM entries WHERE room = ?"
        length = connection.execute(query, [room]).fetchone()[0]
    connection.close()
    return found, length


def check_moves(
    games: list[Follower], stored: list[tuple[int, int]], length: int, begun: int
) -> None:
    """Every move was answered and is stored once; nothing else is, and nobody missed anything."""
    answers: list[Message] = [answer for game in games for answer in game.answers]
    assert sorted((answer["first"], answer["last"]) for answer in answers) == stored
    versions = [version for first, last in stored for version in range(first, last + 1)]
    assert versions == list(range(begun + 1, length + 1))
    for game in games:
        assert [version for version, _ in game.heard] == list(range(2, game.version + 1))


@pytest.mark.parametrize("number", range(sized(3, 100)))
def test_every_move_of_a_match_counts_once_however_bad_the_line_is(
    number: int, tmp_path: Path
) -> None:
    edition, fates = short(EDITIONS[number % len(EDITIONS)]), Counter[Fate]()
    weather = noted(stormy(Random(f"faults {number}")), fates)

    async def work() -> None:
        async with house(tmp_path, text=f"faults {number}") as lobby:
            desk = await opened(lobby, edition, (OPEN, OPEN))
            holders = await sit(desk, "Anna"), await sit(desk, "Ben")
            begun = (await desk.room()).version
            async with (
                staying(desk, holders[0], 0, weather) as one,
                staying(desk, holders[1], 1, weather) as other,
            ):
                games = list(await asyncio.gather(play(one, 0), play(other, 1)))
            room = await desk.room()
        for game in games:
            assert game.seen() == snapshot(room, game.seat)["position"]
            assert game.version == room.version
        check_moves(games, *spans(tmp_path, desk.id), begun)

    run(work(), 120)
    assert set(fates) == {"through", "lost", "cut", "last", "twice", "late"}


@pytest.mark.parametrize("number", range(sized(1, 10)))
def test_every_move_counts_once_over_real_sockets(number: int, tmp_path: Path) -> None:
    weather = stormy(Random(f"sockets {number}"))

    async def work(address: str) -> tuple[list[Follower], str]:
        seats = [here("Anna"), here("Ben")]
        ticket = await Server(address).open_room("stars", seats)
        async with relayed(address, weather) as (bad, relay):
            server = Server(bad)

            async def one_seat(seat: int) -> Follower:
                async with server.stay(
                    ticket, seat, after=1, chance=lambda: 0.0, patience=0.2
                ) as table:
                    return await play(table, seat)

            games = list(await asyncio.gather(one_seat(0), one_seat(1)))
            assert len(relay.paths) > len(seats)
        room = await Server(address).call("GET", f"/api/rooms/{ticket.room}", key=ticket.key)
        assert games[0].seen() == room["position"]
        return games, ticket.room

    with serving(tmp_path) as running:
        games, room = asyncio.run(asyncio.wait_for(work(running.address), 120))
        assert "Traceback" not in running.stop()
    stored, length = spans(tmp_path, room)
    check_moves(games, stored, length, stored[0][0] - 1)


def test_a_late_double_does_not_undo_what_was_asked_after_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as lobby:
            desk = await opened(lobby, load("classic"), (OPEN, OPEN))
            holder = await sit(desk, "Anna")
            session = Session(desk, holder, 0)
            answers: list[Message | str] = []
            for id, name in (("1", "Anne"), ("2", "Annika"), ("1", "Anne")):  # noqa: A001 - theirs
                await session.receive(json.dumps({"t": "rename", "id": id, "name": name}))
                answers.append(session.outgoing.get_nowait())
            assert (await desk.room()).chairs[0].name == "Annika"
            assert answers[0] == answers[2] != answers[1]

    run(work())


def test_the_messages_of_two_connections_are_never_taken_for_doubles(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as lobby:
            desk = await opened(lobby, load("classic"), (OPEN, OPEN))
            holder = await sit(desk, "Anna")
            for name in ("Anne", "Annika"):
                async with staying(desk, holder, 0) as table:
                    await table.ask("rename", name=name)
                    assert (await desk.room()).chairs[0].name == name

    run(work())
