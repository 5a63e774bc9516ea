"""Sitting down, getting up, being away: who may do what in a room."""

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from rackrun.bots import View
from rackrun.editions import load
from rackrun.errors import StoreUnavailable
from rackrun.rooms.deciding import (
    OFFER_LASTS,
    get_up,
    hand,
    move,
    offer_move,
    rematch,
    rename,
    take_back,
    take_seat,
)
from rackrun.rooms.events import OPEN, BotReplaced, SeatFreed, SeatTaken
from rackrun.rooms.refusals import Reason, Refused
from rackrun.rooms.room import evolve
from rackrun.rooms.telling import redacted, snapshot
from rackrun.rules.actions import Action, Begin, Draw, Leave, Prepare
from rackrun.rules.decide import open_match
from rackrun.rules.events import SeatLeft
from rackrun.rules.position import Stage
from rackrun.server.desk import Desk
from rackrun.server.keys import holder_of
from rackrun.server.lobby import DAY, UNUSED, Lobby
from rackrun.server.means import Means
from rackrun.server.thinking import NoAnswer, ThinkHere
from rackrun.server.watchers import GRACE
from rackrun.server.wish import NoSuchRoom, Stale
from rackrun.store import Batch, Move, SqliteStore
from tests.server.house import (
    HOST,
    TestTime,
    Watching,
    house,
    opened,
    play_on,
    run,
    sit,
    until,
    wish,
)

CLASSIC = load("classic", {"rounds": 1})


def played(path: Path, play: Callable[[Lobby], Awaitable[None]]) -> None:
    """Play in a house in this folder."""

    async def work() -> None:
        async with house(path) as lobby:
            await play(lobby)

    run(work())


async def refused(desk: Desk, asked: Callable[..., object], reason: Reason) -> None:
    """The wish is refused for this reason, and nothing has happened."""
    before = await desk.room()
    with pytest.raises(Refused) as refusal:
        await desk.do(asked)  # pyright: ignore[reportArgumentType]
    assert refusal.value.reason is reason
    assert await desk.room() is before


def test_a_full_room_has_a_commitment_and_waits_for_the_beginning(tmp_path: Path) -> None:
    async def play(lobby: Lobby) -> None:
        desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
        anna = await sit(desk, "Anna")
        room = await desk.room()
        assert (room.position.stage, room.position.commitment) == (Stage.PREPARE, "")
        await refused(desk, wish(anna, Prepare()), Reason.NOT_FULL)
        await sit(desk, "Ben")
        room = await desk.room()
        assert room.position.stage is Stage.BEGIN
        seed = await lobby.store.seed_of(desk.id, room.position.commitment)
        assert seed is not None
        await desk.do(wish(anna, Begin()))
        assert (await desk.room()).position.stage is Stage.TURN

    played(tmp_path, play)


def test_no_seat_is_given_twice(tmp_path: Path) -> None:
    async def play(lobby: Lobby) -> None:
        desk = await opened(lobby, CLASSIC, (OPEN, "helper"))
        await sit(desk, "Anna")
        eve = holder_of("the key of Eve")
        for seat in (None, 0, 1, 2):
            asked = partial(take_seat, holder=eve, name="Eve", seat=seat)
            await refused(desk, asked, Reason.NO_FREE_SEAT)
        other = await opened(lobby, CLASSIC, (OPEN, "helper"))
        unknown = partial(take_seat, holder=eve, name="Eve", seat=2)
        await refused(other, unknown, Reason.UNKNOWN_SEAT)

    played(tmp_path, play)


@pytest.mark.parametrize("name", ["", " ", "Anna ", "A|B", "tab\tbed", "x" * 21, "line\nbreak"])
def test_a_name_that_cannot_be_written_is_refused(name: str, tmp_path: Path) -> None:
    async def play(lobby: Lobby) -> None:
        desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
        await refused(desk, partial(take_seat, holder=HOST, name=name), Reason.BAD_NAME)

    played(tmp_path, play)


def test_names_are_no_identity_but_nobody_has_the_name_of_another(tmp_path: Path) -> None:
    async def play(lobby: Lobby) -> None:
        desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
        anna = await sit(desk, "Anna")
        eve = holder_of("the key of Eve")
        await refused(desk, partial(take_seat, holder=eve, name="ANNA"), Reason.NAME_TAKEN)
        await refused(desk, partial(rename, holder=eve, seat=0, name="Eve"), Reason.NOT_YOUR_SEAT)
        await desk.do(partial(rename, holder=anna, seat=0, name="Annabel"))
        assert (await desk.room()).chairs[0].name == "Annabel"

    played(tmp_path, play)


def test_a_key_fits_its_own_seats_only(tmp_path: Path) -> None:
    async def play(lobby: Lobby) -> None:
        desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
        anna, ben = await sit(desk, "Anna"), await sit(desk, "Ben")
        await desk.do(wish(anna, Begin()))
        turn = (await desk.room()).position.turn
        other = (anna, ben)[1 - turn]
        for stranger in (other, HOST, "", holder_of("no such key")):
            await refused(desk, wish(stranger, Draw(turn)), Reason.NOT_YOUR_SEAT)
            await refused(desk, wish(stranger, Leave(turn)), Reason.NOT_YOUR_SEAT)
        await refused(desk, wish(holder_of("no such key"), Prepare()), Reason.NOT_YOUR_SEAT)
        await desk.do(wish((anna, ben)[turn], Draw(turn)))

    played(tmp_path, play)


def test_whoever_gets_up_before_the_beginning_makes_room(tmp_path: Path) -> None:
    async def play(lobby: Lobby) -> None:
        desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
        anna = await sit(desk, "Anna")
        await desk.do(partial(get_up, holder=anna, seat=0))
        await refused(desk, partial(rename, holder=anna, seat=0, name="A"), Reason.NOT_YOUR_SEAT)
        await sit(desk, "Ben")
        assert (await desk.room()).chairs[0].name == "Ben"

    played(tmp_path, play)


def test_whoever_gets_up_in_a_match_has_left_it_and_the_key_no_longer_fits(tmp_path: Path) -> None:
    async def play(lobby: Lobby) -> None:
        desk = await opened(lobby, CLASSIC, (OPEN, OPEN, OPEN))
        anna, ben = await sit(desk, "Anna"), await sit(desk, "Ben")
        await sit(desk, "Cleo")
        await desk.do(wish(anna, Begin()))
        watching = Watching()
        desk.watchers.add(watching)
        await desk.do(partial(get_up, holder=ben, seat=1))
        assert [type(each) for _, each in watching.heard[:2]] == [SeatFreed, SeatLeft]
        room = await desk.room()
        assert room.position.seats[1].left
        await refused(desk, wish(ben, Draw(1)), Reason.NOT_YOUR_SEAT)
        eve = holder_of("the key of Eve")
        chair = snapshot(room, 0)["chairs"][1]
        assert (chair["name"], chair["taken"]) == ("Ben", False)  # the score table names him
        again = evolve(room, open_match(CLASSIC, 3))
        assert again.chairs[1].name == ""
        assert again.matches[-1].players == ("Anna", "seat 2", "Cleo")
        await refused(desk, partial(take_seat, holder=eve, name="Eve"), Reason.NO_FREE_SEAT)

    played(tmp_path, play)


def test_a_bot_plays_for_somebody_who_is_away_until_they_come_back(tmp_path: Path) -> None:
    async def play(lobby: Lobby) -> None:
        desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
        anna, ben = await sit(desk, "Anna"), await sit(desk, "Ben")
        handing = partial(hand, seat=1, bot="helper")
        await refused(desk, partial(handing, holder=anna, away=False), Reason.NOT_AWAY)
        eve = holder_of("no key")
        await refused(desk, partial(handing, holder=eve, away=True), Reason.NOT_YOUR_SEAT)
        nobody = partial(hand, seat=1, bot="grandma", holder=anna, away=True)
        await refused(desk, nobody, Reason.UNKNOWN_BOT)
        await desk.do(wish(anna, Begin()))
        await desk.do(partial(handing, holder=anna, away=True))
        room = await until(desk, lambda room: room.position.turn == 0)
        assert room.chairs[1].away
        await refused(desk, wish(ben, Draw(1)), Reason.NOT_YOUR_SEAT)
        await desk.do(partial(take_back, holder=ben, seat=1))
        assert not (await desk.room()).chairs[1].bot
        await refused(desk, partial(take_back, holder=ben, seat=1), Reason.NOT_HANDED)

    played(tmp_path, play)


def test_somebody_is_away_only_after_a_while(tmp_path: Path) -> None:
    time = TestTime()

    async def work() -> None:
        async with house(tmp_path, time=time) as lobby:
            desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
            anna, ben = Watching(0), Watching(1)
            await desk.watch(anna)
            await desk.watch(ben)
            assert anna.seats == [0, 1]
            desk.watchers.remove(ben)
            assert anna.seats == [0]
            time.turn(GRACE - 1)
            assert not desk.watchers.away(1)
            time.turn(1)
            assert desk.watchers.away(1)
            assert not desk.watchers.away(0)
            await desk.watch(ben)
            assert not desk.watchers.away(1)

    run(work())


def test_seats_move_to_another_device_and_the_old_key_is_worth_nothing(tmp_path: Path) -> None:
    async def play(lobby: Lobby) -> None:
        desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
        anna, tablet = await sit(desk, "Anna"), holder_of("the key of a tablet")
        await refused(desk, partial(move, mark="a guess", to=tablet), Reason.NO_OFFER)
        await desk.do(partial(offer_move, holder=anna, mark="a link"))
        await desk.do(partial(move, mark="a link", to=tablet))
        await refused(desk, partial(move, mark="a link", to=anna), Reason.NO_OFFER)
        await refused(desk, partial(rename, holder=anna, seat=0, name="A"), Reason.NOT_YOUR_SEAT)
        await refused(desk, partial(offer_move, holder=anna, mark="x"), Reason.NOT_YOUR_SEAT)
        await desk.do(partial(rename, holder=tablet, seat=0, name="Annabel"))

    played(tmp_path, play)


def test_a_link_to_another_device_ends_with_time_a_newer_one_and_getting_up(tmp_path: Path) -> None:
    time = TestTime()

    async def play(lobby: Lobby) -> None:
        desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
        anna = await sit(desk, "Anna")
        await desk.do(partial(offer_move, holder=anna, mark="first"))
        await desk.do(partial(offer_move, holder=anna, mark="second"))
        await refused(desk, partial(move, mark="first", to="tablet"), Reason.NO_OFFER)
        time.turn(OFFER_LASTS + 1)
        await refused(desk, partial(move, mark="second", to="tablet"), Reason.NO_OFFER)
        await desk.do(partial(offer_move, holder=anna, mark="third"))
        await desk.do(partial(get_up, holder=anna, seat=0))
        await refused(desk, partial(move, mark="third", to="tablet"), Reason.NO_OFFER)

    async def work() -> None:
        async with house(tmp_path, time=time) as lobby:
            await play(lobby)

    run(work())


def test_the_host_moves_with_all_that_only_a_host_may(tmp_path: Path) -> None:
    async def play(lobby: Lobby) -> None:
        desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
        await desk.do(partial(offer_move, holder=HOST, mark="a link"))
        await desk.do(partial(move, mark="a link", to="tablet"))
        assert (await desk.room()).host == "tablet"
        await refused(desk, partial(offer_move, holder=HOST, mark="x"), Reason.NOT_YOUR_SEAT)

    played(tmp_path, play)


def test_a_rematch_needs_no_rejoining(tmp_path: Path) -> None:
    async def play(lobby: Lobby) -> None:
        desk = await opened(lobby, CLASSIC, ("solver", "solver"))
        await refused(desk, partial(rematch, holder=HOST), Reason.MATCH_RUNS)
        await play_on(desk)
        await refused(desk, partial(rematch, holder=holder_of("no key")), Reason.NOT_YOUR_SEAT)
        await desk.do(partial(rematch, holder=HOST))
        room = await desk.room()
        assert (len(room.matches), room.position.stage) == (2, Stage.BEGIN)
        assert (await play_on(desk)).position.stage is Stage.OVER

    played(tmp_path, play)


def test_the_same_move_again_gets_the_same_answer_again(tmp_path: Path) -> None:
    async def play(lobby: Lobby) -> None:
        desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
        anna, ben = await sit(desk, "Anna"), await sit(desk, "Ben")
        await desk.do(wish(anna, Begin()))
        room = await desk.room()
        turn = room.position.turn
        move, draw = Move("a", "1"), wish((anna, ben)[turn], Draw(turn))
        first = await desk.do(draw, move=move, seen=room.version)
        after = await desk.room()
        assert await desk.do(draw, move=move, seen=room.version) == first
        assert await desk.do(draw, move=move) == first
        assert await desk.room() is after
        with pytest.raises(Stale):
            await desk.do(wish(anna, Draw(0)), move=Move("a", "2"), seen=room.version)

    played(tmp_path, play)


def test_another_desk_goes_on_where_the_first_one_stopped(tmp_path: Path) -> None:
    async def play(lobby: Lobby) -> None:
        desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
        anna, ben = await sit(desk, "Anna"), await sit(desk, "Ben")
        await desk.do(wish(anna, Begin()))
        elsewhere = Lobby(Means(store=lobby.store, thinker=lobby.thinker, time=lobby.time))
        other = await elsewhere.desk(desk.id)
        watching = Watching()
        other.watchers.add(watching)
        for each in (desk, other, desk, desk, other):
            turn = (await each.room()).position.turn
            try:
                await each.do(wish((anna, ben)[turn], Draw(turn)))
            except Refused:  # it was the other's turn: the desk had not heard of it
                turn = (await each.room()).position.turn
                await each.do(wish((anna, ben)[turn], Draw(turn)))
        await desk.catch_up()
        assert await desk.room() == await other.room()
        versions = [version for version, _ in watching.heard]
        assert versions == list(range(versions[0], versions[0] + len(versions)))
        await elsewhere.close()

    played(tmp_path, play)


def test_a_full_disk_stops_bots_and_they_go_on_when_there_is_room(tmp_path: Path) -> None:
    class Full(SqliteStore):
        refusals = 0

        async def append(self, room: str, seen: int, batch: Batch) -> None:
            if self.refusals > 0:
                self.refusals -= 1
                raise StoreUnavailable("nothing can be stored now: the disk is full")
            await super().append(room, seen, batch)

    async def work() -> None:
        store = Full(tmp_path / "rooms.db")
        lobby = Lobby(Means(store=store, thinker=ThinkHere(), time=TestTime()))
        desk = await opened(lobby, CLASSIC, ("solver", "solver"))
        await desk.do(wish(HOST, Begin()))
        store.refusals = 3
        room = await until(desk, lambda room: room.position.stage is Stage.OVER)
        assert store.refusals == 0
        assert len(await store.entries(desk.id)) == room.version
        await lobby.close()
        await store.close()

    run(work())


def test_a_bot_that_fails_is_replaced_by_the_next_weaker_one(tmp_path: Path) -> None:
    class Clumsy:
        async def choose(self, name: str, view: View, chance: str) -> Action:
            raise NoAnswer(f"{name} does not know what to do with {view} and {chance}")

    async def work() -> None:
        async with house(tmp_path, thinker=Clumsy()) as lobby:
            desk = await opened(lobby, CLASSIC, ("solver", "solver"))
            watching = Watching()
            desk.watchers.add(watching)
            await desk.do(wish(HOST, Begin()))
            await until(desk, lambda room: "helper" in [chair.bot for chair in room.chairs])
            told = [each for _, each in watching.heard if isinstance(each, BotReplaced)]
            assert [each.bot for each in told][:3] == ["casual", "beginner", "helper"]

    run(work())


def test_a_room_that_nobody_uses_is_forgotten(tmp_path: Path) -> None:
    time = TestTime()

    async def work() -> None:
        async with house(tmp_path, time=time) as lobby:
            old = await opened(lobby, CLASSIC, (OPEN, OPEN))
            time.turn(60 * DAY)
            used = await opened(lobby, CLASSIC, (OPEN, OPEN))
            time.turn(31 * DAY)
            await lobby.tidy()
            with pytest.raises(NoSuchRoom):
                await lobby.desk(old.id)
            assert (await (await lobby.desk(used.id)).room()).version

    run(work())


def test_holders_are_told_to_nobody(tmp_path: Path) -> None:
    async def play(lobby: Lobby) -> None:
        desk = await opened(lobby, CLASSIC, (OPEN, "helper"))
        anna = await sit(desk, "Anna")
        room = await desk.room()
        for seat in (None, 0, 1):
            told = str(snapshot(room, seat))
            assert "Anna" in told
            assert anna not in told
            assert HOST not in told
        assert redacted(SeatTaken(0, "Anna", anna), 0) == SeatTaken(0, "Anna", "")
        assert HOST not in str(redacted(room.opened, None))

    played(tmp_path, play)


def test_a_room_that_nobody_uses_is_put_away_and_comes_back_from_its_log(tmp_path: Path) -> None:
    time = TestTime()

    async def work() -> None:
        async with house(tmp_path, time=time) as lobby:
            desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
            await sit(desk, "Anna")
            watching = Watching(0)
            await desk.watch(watching)
            time.turn(UNUSED + 1)
            await lobby.put_away()
            assert await lobby.desk(desk.id) is desk, "somebody watches"
            desk.watchers.remove(watching)
            time.turn(UNUSED + 1)
            await lobby.put_away()
            fresh = await lobby.desk(desk.id)
            assert fresh is not desk
            assert await fresh.room() == await desk.room()

    run(work())
