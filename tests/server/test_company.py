"""People at one table: nobody holds up the others, and everybody knows how things stand."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rackrun.editions import load
from rackrun.rooms.deciding import change_guide, get_up, hand, rematch, rename
from rackrun.rooms.events import OPEN, RoomOpened
from rackrun.rooms.refusals import Reason, Refused
from rackrun.rules.actions import Begin, OfferSeed
from rackrun.rules.events import PenaltyTaken
from rackrun.rules.position import Stage
from rackrun.server.desk import Desk
from rackrun.server.lobby import Lobby
from rackrun.server.session import Session
from rackrun.server.thinking import ThinkHere
from rackrun.server.watchers import GRACE
from tests.server.house import (
    HOST,
    TestTime,
    Watching,
    asked,
    house,
    opened,
    run,
    sit,
    until,
    wish,
)
from tests.server.test_clock import LIMIT, TIMED, begun, settled
from tests.server.test_hard_days import Failing

CLASSIC, INTRO = load("classic"), load("junior-intro")


async def sat(desk: Desk, holder: str, seat: int | None) -> Session:
    """Somebody who is connected."""
    session = Session(desk, holder, seat)
    await desk.watch(session)
    return session


def heard(session: Session) -> list[dict[str, Any]]:
    """Everything that was sent since somebody last looked."""
    found = list[dict[str, Any]]()
    while not session.outgoing.empty():
        message = session.outgoing.get_nowait()
        assert not isinstance(message, str), message
        found.append(message)
    return found


def kinds(session: Session) -> list[str]:
    """The types of what was sent since somebody last looked."""
    return [message["t"] for message in heard(session)]


async def say(session: Session, **message: Any) -> None:
    """Send a message."""
    await session.receive(json.dumps({"id": message["t"], **message}))


class Slow(ThinkHere):
    """Gives no hint before it may."""

    def __init__(self) -> None:
        """Wait."""
        self.may = asyncio.Event()

    async def ask(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """What the work gives, later."""
        await self.may.wait()
        return await super().ask(work, *arguments)


def test_a_move_does_not_wait_for_a_hint_and_a_second_hint_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        slow = Slow()
        async with house(tmp_path, thinker=slow) as lobby:
            wanted = replace(asked(CLASSIC, (OPEN, OPEN)), hints=True)
            desk = await lobby.desk((await lobby.open(wanted)).id)
            holders = [await sit(desk, "Anna"), await sit(desk, "Ben")]
            await desk.do(wish(holders[0], Begin()))
            room = await desk.room()
            session = await sat(desk, holders[room.position.turn], room.position.turn)
            heard(session)
            await say(session, t="hint")
            await say(session, t="hint", id="another")
            await settled()
            await say(session, t="draw", v=room.version)
            answers = [each for each in heard(session) if "re" in each]
            assert [each["re"] for each in answers] == ["another", "draw"]
            assert [each.get("code") for each in answers] == ["busy", None]
            slow.may.set()
            hint = await asyncio.wait_for(session.outgoing.get(), 10)
            assert not isinstance(hint, str)
            assert (hint["t"], hint["re"], hint["v"]) == ("hint", "hint", room.version)
            slow.may.clear()
            await say(session, t="hint", id="third")
            session.exit()
            slow.may.set()
            await settled()
            assert kinds(session) == []

    run(work())


class Stumbling(ThinkHere):
    """Fails in a way that nobody thought of."""

    async def ask(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Fail."""
        raise ZeroDivisionError


def test_a_hint_that_fails_is_answered_too(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, thinker=Stumbling()) as lobby:
            wanted = replace(asked(CLASSIC, (OPEN, OPEN)), hints=True)
            desk = await lobby.desk((await lobby.open(wanted)).id)
            anna = await sit(desk, "Anna")
            await sit(desk, "Ben")
            await desk.do(wish(anna, Begin()))
            session = await sat(desk, anna, 0)
            heard(session)
            await say(session, t="hint")
            await settled()
            assert [(each["re"], each["code"]) for each in heard(session)] == [("hint", "failed")]

    run(work())


def test_nothing_is_judged_where_there_is_no_rack(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as lobby:
            for edition in (CLASSIC, INTRO):
                desk = await opened(lobby, edition, (OPEN, OPEN))
                anna = await sit(desk, "Anna")
                await sit(desk, "Ben")
                session = await sat(desk, anna, 0)
                if edition is INTRO:
                    await desk.do(wish(anna, Begin()))
                heard(session)
                for word in ("draft", "hint"):
                    await say(session, t=word, table=[["r1", "r2", "r3"]])
                await settled()
                codes = [each["code"] for each in heard(session) if each["t"] == "refused"]
                assert codes == ["no-rack", "no-rack"]

    run(work())


def test_a_draft_from_before_the_last_move_is_judged_and_not_settled(tmp_path: Path) -> None:
    time = TestTime(short=0)

    async def work() -> None:
        async with house(tmp_path, time=time) as lobby:
            desk, watching, holders = await begun(lobby)
            room = await desk.room()
            turn = room.position.turn
            session = await sat(desk, holders[turn], turn)
            heard(session)
            late = [[str(tile) for tile in room.position.seats[turn].rack[:3]]]
            await say(session, t="draft", table=late, v=room.moved - 1)
            assert kinds(session) == ["judged"]
            assert desk.draft is None
            await say(session, t="draft", table=[], v=room.version)
            assert desk.draft == ()
            time.turn(LIMIT * 1000)
            await settled()
            assert [each.seat for _, each in watching.heard if isinstance(each, PenaltyTaken)]

    run(work())


def test_an_older_window_hears_that_it_plays_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as lobby:
            desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
            anna = await sit(desk, "Anna")
            first, second = await sat(desk, anna, 0), await sat(desk, anna, 0)
            third = await sat(desk, anna, 0)
            assert kinds(first) == ["room", "present", "elsewhere", "present", "present"]
            second.exit()
            assert "here" not in kinds(first)
            third.exit()
            assert kinds(first) == ["here", "present"]
            await say(first, t="rename", name="Annabel")
            assert "done" in kinds(first)

    run(work())


def test_all_who_share_a_device_are_there_as_long_as_it_is(tmp_path: Path) -> None:
    async def work() -> None:
        time = TestTime()
        async with house(tmp_path, time=time) as lobby:
            shared = RoomOpened(CLASSIC, (OPEN,) * 3, HOST)
            room = await lobby.open(shared, {0: "Anna", 1: "Ben"})
            desk = await lobby.desk(room.id)
            friend = await sat(desk, await sit(desk, "Cleo"), 2)
            device = await sat(desk, HOST, 0)
            assert heard(friend)[-1] == {"t": "present", "seats": [0, 1, 2]}
            time.turn(GRACE)
            assert not desk.watchers.away(1)
            device.exit()
            device = await sat(desk, HOST, 1)  # passed on
            assert heard(friend)[-1] == {"t": "present", "seats": [0, 1, 2]}
            await desk.do(partial(get_up, holder=HOST, seat=0))
            device.exit()
            assert heard(friend)[-1] == {"t": "present", "seats": [2]}
            time.turn(GRACE)
            assert desk.watchers.away(1)

    run(work())


def test_everybody_hears_that_nothing_can_be_stored_and_that_it_can_again(tmp_path: Path) -> None:
    time = TestTime(short=0)

    async def work() -> None:
        async with house(tmp_path, time=time, kind=Failing) as lobby:
            failing = lobby.store
            assert isinstance(failing, Failing)
            desk, _, (anna, ben) = await begun(lobby)
            one, two = await sat(desk, anna, 0), await sat(desk, ben, 1)
            heard(one), heard(two)
            failing.fails = True
            for _ in range(2):
                await say(two, t="rename", name="Benno")
            assert kinds(one) == ["paused"]
            assert kinds(two) == ["paused", "refused", "refused"]
            late = await sat(desk, "", None)
            assert kinds(late)[:2] == ["room", "paused"]
            clock = (await desk.room()).clock
            time.turn(5000)
            failing.fails = False
            # Whatever is stored first, the turn gets back the time of the pause.
            await say(two, t="rename", name="Benno")
            assert kinds(one) == ["present", "goes-on", "event", "event"]
            assert (await desk.room()).clock == clock + 5000

    run(work())


def test_rooms_pause_and_go_on_with_the_beat_of_the_house(tmp_path: Path) -> None:
    time = TestTime(short=0)

    async def work() -> None:
        async with house(tmp_path, time=time, kind=Failing) as lobby:
            beating = lobby.store
            assert isinstance(beating, Failing)
            await lobby.resume()
            desk, _, (anna, _) = await begun(lobby)
            session = await sat(desk, anna, 0)
            heard(session)
            before = (await desk.room()).clock
            beating.fails = True
            time.turn(1000)
            await settled()
            assert kinds(session) == ["paused"]
            for _ in range(LIMIT + 10):
                time.turn(1000)
                await asyncio.sleep(0.002)
            beating.fails = False
            for _ in range(3):
                time.turn(1000)
                await settled()
            assert kinds(session)[:2] == ["goes-on", "event"]
            after = await desk.room()
            assert before + LIMIT * 1000 <= after.clock <= time.now() + LIMIT * 1000

    run(work())


async def refused(work: Awaitable[object], reason: Reason) -> None:
    """Be refused."""
    with pytest.raises(Refused) as refusal:
        await work
    assert refusal.value.reason is reason


async def guided(lobby: Lobby) -> tuple[Desk, str]:
    """An introductory game in which everybody waits for the host to name a tile."""
    wanted = replace(asked(INTRO, (OPEN, OPEN)), guide="host")
    desk = await lobby.desk((await lobby.open(wanted)).id)
    anna = await sit(desk, "Anna")
    await sit(desk, "Ben")
    await desk.do(wish(anna, Begin()))
    return desk, anna


def test_a_guide_who_has_gone_stops_nobody(tmp_path: Path) -> None:
    time = TestTime()

    async def work() -> None:
        async with house(tmp_path, time=time) as lobby:
            desk, anna = await guided(lobby)
            parent, child = await sat(desk, HOST, None), await sat(desk, anna, 0)
            time.turn(GRACE)
            heard(child)
            await say(child, t="guide", who="computer")
            parent.exit()
            time.turn(GRACE - 1)
            await say(child, t="guide", who="computer")
            time.turn(1)
            await say(child, t="guide", who="host")
            await say(child, t="guide", who="computer")
            answers = [each for each in heard(child) if "re" in each]
            codes = [each.get("code") for each in answers]
            assert codes == ["not-away", "not-away", "not-the-host", None]
            await until(desk, lambda room: room.position.stage is Stage.FIND)
            again = await sat(desk, HOST, None)
            await say(again, t="guide", who="host")
            assert (await desk.room()).guide == "host"

    run(work())


def test_a_game_with_turns_has_no_guide(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as lobby:
            desk = await opened(lobby, CLASSIC, (OPEN, OPEN))
            asking = partial(change_guide, holder=HOST, guide="host", away=False)
            await refused(desk.do(asking), Reason.NO_GUIDE)

    run(work())


def test_whoever_gets_up_before_the_deal_makes_room_for_somebody_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as lobby:
            desk = await opened(lobby, TIMED, (OPEN, OPEN))
            anna, ben = await sit(desk, "Anna"), await sit(desk, "Ben")
            assert (await desk.room()).position.stage is Stage.BEGIN
            await desk.do(wish(ben, OfferSeed(1, "luck")))
            await desk.do(partial(get_up, holder=ben, seat=1))
            await refused(desk.do(wish(anna, Begin())), Reason.NOT_FULL)
            cleo = await sit(desk, "Cleo")
            # The shuffle is prepared anew, and whoever came has a say in it.
            await desk.do(wish(cleo, OfferSeed(1, "more-luck")))
            await desk.do(wish(anna, Begin()))
            room = await desk.room()
            assert room.position.stage is Stage.TURN
            assert [match.players for match in room.matches] == [("Anna", "Cleo")]
            assert room.position.seeds == ("", "more-luck")

    run(work())


def test_a_match_keeps_the_names_of_those_who_played_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as lobby:
            desk = await opened(lobby, CLASSIC, (OPEN, OPEN, "helper"))
            anna, ben = await sit(desk, "Anna"), await sit(desk, "Ben")
            watching = Watching()
            desk.watchers.add(watching)
            await desk.do(partial(rename, holder=ben, seat=1, name="Benno"))
            await desk.do(wish(anna, Begin()))
            await desk.do(partial(get_up, holder=ben, seat=1))
            assert (await desk.room()).matches[0].players == ("Anna", "Benno", "helper 3")
            for name in ("benno", "Helper 3", "seat 2", "helper 1"):
                renaming = partial(rename, holder=anna, seat=0, name=name)
                await refused(desk.do(renaming), Reason.NAME_TAKEN)
            await desk.do(partial(get_up, holder=anna, seat=0))
            assert (await desk.room()).position.stage is Stage.OVER
            await desk.do(partial(rematch, holder=HOST))
            await sit(desk, "Cleo")
            names = [match.players for match in (await desk.room()).matches]
            assert names == [("Anna", "Benno", "helper 3"), ("Cleo", "seat 2", "helper 3")]

    run(work())


def test_a_bot_keeps_a_seat_warm_until_somebody_comes(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as lobby:
            desk = await opened(lobby, CLASSIC, (OPEN, OPEN, OPEN))
            anna = await sit(desk, "Anna")
            handing = partial(hand, seat=1, bot="helper")
            await refused(desk.do(partial(handing, holder=anna, away=False)), Reason.NOT_AWAY)
            await desk.do(partial(handing, holder=HOST, away=False))
            await refused(desk.do(partial(handing, holder=HOST, away=True)), Reason.NOT_AWAY)
            await desk.do(partial(hand, seat=2, bot="helper", holder=anna, away=True))
            assert (await desk.room()).position.stage is Stage.BEGIN
            await sit(desk, "Ben")
            chairs = (await desk.room()).chairs
            assert [(chair.name, chair.bot) for chair in chairs] == [
                ("Anna", ""), ("Ben", ""), ("", "helper"),
            ]  # fmt: skip
            await desk.do(wish(anna, Begin()))
            await refused(sit(desk, "Cleo"), Reason.NO_FREE_SEAT)

    run(work())
