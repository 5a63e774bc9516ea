"""Whole matches of every edition over real sockets, by people who stay and by bots."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from rackrun.bots import GUIDE, Budget, View, for_seats
from rackrun.client import Message, ServerRefused, StayingTable, Ticket, bot, free, here
from rackrun.editions import ids, load
from rackrun.fairness import prove
from rackrun.notation.records import Record, read_record, record_from_data
from rackrun.rooms.notation import happening_from_data
from rackrun.rules.actions import Find, Name, Play
from rackrun.rules.events import (
    Event,
    MatchOpened,
    PenaltyTaken,
    TablePlayed,
    TileFound,
    TurnTimedOut,
)
from rackrun.rules.finding import fits
from rackrun.rules.position import Position, Stage
from rackrun.server.thinking import think
from rackrun.server.watchers import GRACE
from rackrun.view import redact
from tests.kit.size import sized
from tests.server.house import TestTime, run
from tests.server.inside import Inside, inside
from tests.server.lossy import Follower

pytestmark = pytest.mark.heavy

FINDING = [name for name in ids() if load(name).rules.game == "finding"]
LIMIT = 60


@dataclass
class Person(Follower):
    """Somebody who plays any edition by what is heard, or only listens."""

    plays: bool = True
    guides: bool = False

    def next_move(self) -> Message | None:
        """What this person would send now."""
        position = self.position
        if position is None or not self.plays:
            return None
        match position.stage:
            case Stage.NAME:
                named = self._thought(GUIDE) if self.guides and position.pool else None
                return {"t": "name", "tile": str(named.tile)} if isinstance(named, Name) else None
            case Stage.FIND:
                found = self._thought("finder") if self.seat in position.active else None
                return {"t": "find", "tile": str(found.tile)} if isinstance(found, Find) else None
            case Stage.PREPARE | Stage.BEGIN if self.guides and self.seat:
                return {"t": "prepare" if position.stage is Stage.PREPARE else "begin"}
            case _:
                return super().next_move()

    def _thought(self, name: str) -> object:
        assert self.position is not None
        return think(name, View(self.position, self.seat), str(self.version), Budget())

    @property
    def events(self) -> list[Event]:
        """The events of the match that was opened last."""
        told = [happening_from_data(data) for _, data in self.heard]
        first = max(at for at, each in enumerate(told) if isinstance(each, MatchOpened))
        return [each for each in told[first:] if isinstance(each, Event)]


async def played(
    table: StayingTable, person: Person, enough: Callable[[Person], bool] = lambda one: one.over
) -> Person:
    """Play until it is enough; whoever was too late with a find looks on."""
    tried = 0
    while not enough(person):
        person.hear(await table.receive())
        if enough(person) or person.version != table.version or tried == person.version:
            continue
        move = person.next_move()
        if move is not None:
            tried, kind = person.version, move.pop("t")
            try:
                person.answers.append(await table.ask(kind, **move))
            except ServerRefused as refused:
                if refused.code == "paused":
                    tried = 0  # it is tried again when things go on
                elif refused.code != "stale" and kind != "find":
                    raise
    return person


async def recorded(at: Inside, ticket: Ticket) -> Record:
    """The record of a match that is over: read as text and as JSON, and proved."""
    text = await at.server.record(ticket)
    record = read_record(text)
    path = f"/api/rooms/{ticket.room}"
    data = await at.server.call("GET", f"{path}/record?format=json", key=ticket.key)
    assert record_from_data(data) == record
    proof = prove(record.events)
    assert proof.fair
    assert len(proof.proved) == proof.rounds
    told = await at.server.call("GET", f"{path}/proof", key=ticket.key)
    assert told == {"fair": True, "rounds": proof.rounds, "proved": list(proof.proved)}
    return record


def check_heard(record: Record, people: list[Person], seats: list[int | None]) -> None:
    """Everybody heard the match as it is recorded, but for what was hidden from them."""
    for person, seat in zip(people, seats, strict=True):
        assert person.events == [redact(event, seat) for event in record.events]


def options_of(name: str) -> dict[str, object]:
    """Two rounds, as the edition has them."""
    known = {option.name for option in load(name).options}
    return {"rounds": 2} if "rounds" in known else {"chips_to_win": 2}


def visiting(
    path: Path, play: Callable[[Inside], Awaitable[None]], seconds: float = 120, **settings: Any
) -> None:
    """Play at a server in this folder."""

    async def work() -> None:
        async with inside(path, **settings) as at:
            await play(at)

    run(work(), seconds)


@pytest.mark.parametrize("name", ids())
def test_a_match_of_several_rounds_and_a_rematch_with_people_and_a_bot(
    name: str, tmp_path: Path
) -> None:
    async def play(at: Inside) -> None:
        seats = [here("Anna"), free(), bot(for_seats(load(name))[0])]
        anna = await at.server.open_room(name, seats, options=options_of(name), spectators=True)
        ben = await at.server.join("Ben", code=anna.code)
        found = await at.server.call("POST", "/api/watch", {"code": anna.code})
        watcher = Ticket(found["room"], found["key"], ())
        people = [Person(0), Person(1), Person(0, plays=False)]
        async with (
            at.server.stay(anna, after=1) as one,
            at.server.stay(ben, after=1) as other,
            at.server.stay(watcher, after=1) as third,
        ):
            tables = (one, other, third)
            for number in range(1, sized(2, 4) + 1):
                await asyncio.gather(*map(played, tables, people))
                record = await recorded(at, anna)
                assert record.names == ("Anna", "Ben", f"{seats[2]['bot']} 3")
                check_heard(record, people, [0, 1, None])
                assert people[0].position is not None
                assert len(people[0].position.results) >= 2
                assert people[0].seen() == (await at.server.call(
                    "GET", f"/api/rooms/{anna.room}", key=anna.key
                ))["position"]  # fmt: skip
                with pytest.raises(ServerRefused) as refused:
                    await third.ask("rematch")
                assert refused.value.code == "not-your-seat"
                await (one, other)[number % 2].ask("rematch")
                for person, table in zip(people, tables, strict=True):
                    await played(table, person, lambda person: not person.over)
            assert len((await at.room(anna)).matches) == sized(2, 4) + 1
        movers = {each.seat for each in record.events if hasattr(each, "seat")}
        assert movers >= ({0, 1, 2} if name not in FINDING else {2})

    visiting(tmp_path, play, text=name)


@pytest.mark.parametrize("name", FINDING)
def test_of_two_who_find_a_tile_at_once_exactly_one_counts(name: str, tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room(name, [here("Anna"), free()])
        ben = await at.server.join("Ben", code=anna.code)
        people = [Person(0, plays=False), Person(1, plays=False)]
        async with at.server.stay(anna, after=1) as one, at.server.stay(ben, after=1) as other:
            tables, chips = (one, other), Counter[int]()
            for table, person in zip(tables, people, strict=True):
                await played(table, person, lambda who: _stage(who) is Stage.BEGIN)
            await one.ask("begin")

            async def looks(who: Person) -> bool:
                """Follow until there is something to find, or nothing any more."""
                table = tables[who.seat]
                await played(table, who, lambda who: who.over or _stage(who) is Stage.FIND)
                return not who.over

            while all([await looks(who) for who in people]):
                assert people[0].version == people[1].version
                tile = next(
                    tile for tile in _place(people[0]).pool if fits(_place(people[0]), tile)
                )
                answers = await asyncio.gather(
                    *(table.ask("find", tile=str(tile)) for table in tables), return_exceptions=True
                )
                for answer in answers:
                    if isinstance(answer, BaseException):
                        assert isinstance(answer, ServerRefused)
                        assert [flaw["code"] for flaw in answer.flaws] in (
                            ["tile-not-open"], ["not-now"])  # fmt: skip
                done = [answer for answer in answers if isinstance(answer, dict)]
                last = max(answer["last"] for answer in done)
                before = len(people[0].heard)
                for table, person in zip(tables, people, strict=True):
                    await played(table, person, lambda who, last=last: who.version >= last)
                told = [happening_from_data(data) for _, data in people[0].heard[before:]]
                found = [each for each in told if isinstance(each, TileFound)]
                assert len(found) == 1
                assert len(done) == 1 or load(name).box.copies > 1
                chips[found[0].seat] += found[0].chips
        record = await recorded(at, anna)
        check_heard(record, people, [0, 1])
        scored = [seat.chips for seat in _place(people[0]).seats]
        assert scored == [chips[0], chips[1]]
        assert chips.total() > 20

    visiting(tmp_path, play, text=name)


def _place(person: Person) -> Position:
    assert person.position is not None
    return person.position


def _stage(person: Person) -> Stage | None:
    return person.position.stage if person.position else None


@pytest.mark.parametrize("name", FINDING)
def test_a_host_without_a_seat_guides_and_nobody_else_does(name: str, tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        host = await at.server.open_room(name, [free(), free()], guide="host")
        assert host.seats == ()
        anna = await at.server.join("Anna", code=host.code)
        ben = await at.server.join("Ben", code=host.code)
        children = [Person(0), Person(1)]
        parent = Person(9, plays=False, guides=True)
        async with (
            at.server.stay(host, after=1) as guide,
            at.server.stay(anna, after=1) as one,
            at.server.stay(ben, after=1) as other,
        ):
            await played(guide, parent, lambda who: _stage(who) is Stage.BEGIN)
            await guide.ask("begin")
            for table in (one, other):
                with pytest.raises(ServerRefused) as refused:
                    await table.ask("name", tile="r1", v=10**6)
                assert refused.value.code == "not-the-host"
            parent.plays = True
            await asyncio.gather(
                played(guide, parent), played(one, children[0]), played(other, children[1])
            )
            with pytest.raises(ServerRefused) as refused:
                await guide.ask("find", tile="r1")
            assert refused.value.code == "not-your-seat"
        record = await recorded(at, anna)
        check_heard(record, [*children, parent], [0, 1, None])

    visiting(tmp_path, play, text=name)


@pytest.mark.parametrize("drafts", [False, True], ids=["nothing tried out", "something tried out"])
def test_whoever_lets_the_time_end_gets_the_penalty_and_what_lies_there_counts(
    drafts: bool, tmp_path: Path
) -> None:
    time = TestTime(short=0)

    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), free()],
                                         options={"time_limit_seconds": LIMIT})  # fmt: skip
        ben = await at.server.join("Ben", code=anna.code)
        slow, quick = Person(0, plays=False), Person(1)

        async def dawdles(table: StayingTable) -> None:
            """Try something out, perhaps, and let the time end."""
            while not slow.over:
                await played(table, slow, lambda who: who.over or (
                    _stage(who) is Stage.TURN and _place(who).turn == 0
                    and who.version == table.version))  # fmt: skip
                if slow.over:
                    return
                if drafts:
                    action = think("helper", View(_place(slow), 0), str(slow.version), Budget())
                    draft = action.table if isinstance(action, Play) else _place(slow).table
                    await table.ask("draft", table=[list(map(str, meld)) for meld in draft])
                time.turn(LIMIT * 1000)
                await played(table, slow, lambda who: who.over or _place(who).turn != 0)

        async with at.server.stay(anna, after=1) as one, at.server.stay(ben, after=1) as other:
            await played(one, slow, lambda who: _stage(who) is Stage.BEGIN)
            await one.ask("begin")
            await asyncio.gather(dawdles(one), played(other, quick))
        record = await recorded(at, anna)
        check_heard(record, [slow, quick], [0, 1])
        ends = [each for each in record.events if isinstance(each, TurnTimedOut)]
        assert {each.seat for each in ends} == {0}
        penalties = [each for each in record.events if isinstance(each, PenaltyTaken)]
        assert penalties
        assert {len(each.penalty) for each in penalties[:3]} == {3}
        stood = [each for each in record.events if isinstance(each, TablePlayed) and not each.seat]
        assert bool(stood) is drafts
        assert len(stood) + len(penalties) == len(ends)
        hidden = [each for each in quick.events if isinstance(each, PenaltyTaken)]
        assert {str(tile) for each in hidden for tile in each.penalty} == {"?"}

    visiting(tmp_path, play, time=time, text="penalty")


async def refusal(table: StayingTable, kind: str, **fields: Any) -> str:
    """The code with which a message is refused."""
    with pytest.raises(ServerRefused) as refused:
        await table.ask(kind, **fields)
    return refused.value.code


@pytest.mark.parametrize("name", ["classic", "stars", "stars-intro"])
def test_a_seat_that_dropped_out_is_handed_to_a_bot_and_taken_back(
    name: str, tmp_path: Path
) -> None:
    level = for_seats(load(name))[0]
    wanted = {"seat": 1, "bot": level}

    async def play(at: Inside) -> None:
        anna = await at.server.open_room(name, [here("Anna"), free()])
        ben = await at.server.join("Ben", code=anna.code)
        people = [Person(0), Person(1)]
        async with at.server.stay(anna, after=1) as one:
            async with at.server.stay(ben, after=1) as other:
                await other.receive()
                assert await refusal(one, "hand", **wanted) == "not-away"
                await played(one, people[0], lambda who: len(who.answers) == 1)
            await one.ask("ping")
            assert await refusal(one, "hand", **wanted) == "not-away"
            at.time.turn(GRACE - 1)
            assert await refusal(one, "hand", **wanted) == "not-away"
            at.time.turn(1)
            await one.ask("hand", **wanted)
            assert await refusal(one, "hand", **wanted) == "not-away"
            await played(one, people[0], lambda who: _moves_of(who, 1) >= 2)
            room = await at.room(anna)
            assert (room.chairs[1].bot, room.chairs[1].away) == (level, True)
            assert room.chairs[1].name == "Ben"
            async with at.server.stay(ben, after=1) as other:
                await _goes_on(other, people[1], name, room.version)
                await asyncio.gather(played(one, people[0]), played(other, people[1]))
        # Where everybody searches at once, the bot may have found the rest by the time Ben is back.
        assert people[1].answers or name in FINDING
        assert not (await at.room(anna)).chairs[1].bot
        record = await recorded(at, anna)
        assert record.names == ("Anna", "Ben")
        check_heard(record, people, [0, 1])

    visiting(tmp_path, play, text=name)


async def _goes_on(table: StayingTable, person: Person, name: str, version: int) -> None:
    """Come back, see that the bot plays, and play again oneself."""
    person.plays = False
    await played(table, person, lambda who: who.version >= version)
    kind, fields = ("find", {"tile": "r1"}) if name in FINDING else ("draw", {})
    assert await refusal(table, kind, v=10**6, **fields) == "not-your-seat"
    await table.ask("take-back")
    assert await refusal(table, "take-back") == "not-handed"
    person.plays = True


def _moves_of(person: Person, seat: int) -> int:
    """How often a seat has done something in the match."""
    own = {"table-played", "tile-drawn", "turn-passed", "tile-found", "tile-missed"}
    return len([1 for _, told in person.heard if told["event"] in own and told["seat"] == seat])
