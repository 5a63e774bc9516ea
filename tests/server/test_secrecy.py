"""Nothing hidden leaves the server: what a seat may not know changes no byte that it is sent."""

import re
from collections.abc import Callable
from functools import cache
from itertools import cycle, islice
from typing import Any

import pytest

from rackrun.editions import ids, load
from rackrun.rooms.events import OPEN, Happening
from rackrun.rooms.room import Room
from rackrun.rooms.telling import redacted, snapshot
from rackrun.rules import events as match
from rackrun.rules.position import Stage
from rackrun.server import session as sessions
from tests.kit.games import quick_bot
from tests.kit.size import sized
from tests.server.house import run, seeds
from tests.server.party import Party, edition_of
from tests.server.test_protocol_page import PAGE, SOURCE
from tests.server.two_worlds import WISHES, play

pytestmark = pytest.mark.heavy

TYPES = set(re.findall(r'\{"t": "([a-z-]+)"', SOURCE))
"""Every type of message that the server can send."""

TABLES = [
    (name, seats)
    for name in ids()
    for seats in range(2, 5)
    if load(name).seats[0] <= seats <= load(name).seats[1]
]

GAMES = sized(200, 10_000)
"""Games of all editions together."""


def test_every_type_of_message_is_known() -> None:
    assert set(re.findall(r"^### Get `([a-z-]+)`$", PAGE, re.MULTILINE)) == TYPES


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_hidden_tiles_change_no_byte_that_is_sent(name: str, seats: int) -> None:
    async def work() -> None:
        wishes, seen = cycle(WISHES), set[str]()
        for luck in range(TABLES.index((name, seats)), GAMES, len(TABLES)):
            seen |= await play(name, seats, luck // len(TABLES), wishes)
        finding = load(name).rules.game == "finding"
        assert seen == TYPES - ({"hint", "judged", "drafted"} if finding else set())

    run(work(), 3600)


@pytest.mark.parametrize("name", ids())
def test_no_seed_and_no_key_is_sent_in_a_whole_match_with_bots_and_a_rematch(name: str) -> None:
    async def work() -> None:
        edition = edition_of(name)
        plan = (OPEN, quick_bot(edition), OPEN)
        party = await Party(edition, plan, f"whole {name}", "computer").begin()
        await party.play(lambda: False)
        assert party.position.stage is Stage.OVER
        assert len(party.position.results) >= 2
        await party.again()
        await party.play(lambda: party.position.round == 2)
        assert (len(party.room.matches), party.position.round) == (2, 2)
        await party.desk.close()

    run(work(), 600)


def _shown(happening: Happening, seat: int | None) -> Happening:
    """The tile that another seat draws is told."""
    return happening if isinstance(happening, match.TileDrawn) else redacted(happening, seat)


def _dealt(happening: Happening, seat: int | None) -> Happening:
    """What was dealt is told to whoever comes back."""
    return happening if isinstance(happening, match.TilesDealt) else redacted(happening, seat)


def _pool(room: Room, seat: int | None) -> dict[str, Any]:
    """The next tile of the pool is told, but not before round two."""
    later = room.position.round > 1 and bool(room.position.pool)
    return {**snapshot(room, seat), "next": str(room.position.pool[0]) if later else ""}


def _longer(room: Room, seat: int | None) -> dict[str, Any]:
    """A message is longer the higher the tiles of a rack are."""
    high = sum(tile.number for each in room.position.seats for tile in each.rack)
    return {**snapshot(room, seat), "blanks": " " * high}


def _held(room: Room, seat: int | None) -> dict[str, Any]:
    """Who has the key to a seat is told in a second match."""
    return {**snapshot(room, seat), "by": room.chairs[0].holder if len(room.matches) > 1 else ""}


@cache
def _seeds_of_games() -> dict[str, str]:
    texts = [f"classic 2 {luck}" for luck in range(6)]
    return {seed.commitment: seed.revealed for text in texts for seed in islice(seeds(text), 400)}


def _seed(room: Room, seat: int | None) -> dict[str, Any]:
    """The seed is told while a second round is played."""
    known = _seeds_of_games().get(room.position.commitment, "")
    later = room.position.round > 1 and room.position.in_play
    return {**snapshot(room, seat), "seed": known if later else ""}


@pytest.mark.parametrize(
    ("part", "leak"),
    [
        ("redacted", _shown),
        ("redacted", _dealt),
        ("snapshot", _pool),
        ("snapshot", _longer),
        ("snapshot", _held),
        ("snapshot", _seed),
    ],
)
def test_a_leak_is_noticed(
    part: str, leak: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, part, leak)

    async def work() -> None:
        wishes = cycle(WISHES)
        for luck in range(6):
            await play("classic", 2, luck, wishes)

    with pytest.raises(AssertionError):
        run(work(), 600)
