"""What every store of rooms promises: all or nothing, in order, once, and for good."""

import asyncio

import pytest

from rackrun.errors import CodeTaken, Conflict, NotTheOwner
from rackrun.store import Batch, Entry, Move, NewRoom, Span, Store
from tests.store.places import Place

ROOM = NewRoom("room-1", "ABCDEFGH")
OTHER = NewRoom("room-2", "HGFEDCBA")


def batch(
    *entries: str,
    at: int = 10,
    move: Move | None = None,
    wakes: int | None = None,
    owner: str | None = None,
) -> Batch:
    """A batch of these entries."""
    return Batch(at=at, entries=entries, move=move, wakes=wakes, owner=owner)


def test_what_was_appended_is_there_after_the_store_was_closed(rooms: Place) -> None:
    async def write(store: Store) -> None:
        await store.create(ROOM, batch("a", "b"))
        await store.append(ROOM.id, 2, batch("c", at=20))

    rooms.using(write)
    entries = rooms.using(lambda store: store.entries(ROOM.id))
    assert entries == [Entry(1, 10, "a"), Entry(2, 10, "b"), Entry(3, 20, "c")]
    assert rooms.using(lambda store: store.entries(ROOM.id, after=2)) == [Entry(3, 20, "c")]
    assert rooms.using(lambda store: store.room_of(ROOM.code)) == ROOM.id


def test_nobody_appends_to_a_log_that_has_gone_on(rooms: Place) -> None:
    async def write(store: Store) -> list[Entry]:
        await store.create(ROOM, batch("a"))
        await store.append(ROOM.id, 1, batch("b"))
        for seen in (0, 1, 3):
            with pytest.raises(Conflict, match=f"expected a log of {seen} entries, got 2"):
                await store.append(ROOM.id, seen, batch("x"))
        return await store.entries(ROOM.id)

    assert [entry.data for entry in rooms.using(write)] == ["a", "b"]


async def one_by_one(store: Store) -> None:
    for at in range(50):
        await store.append(OTHER.id, 1 + at, batch(str(at)))


def test_of_many_who_append_at_once_one_succeeds_and_the_others_lose_nothing(rooms: Place) -> None:
    async def write(store: Store) -> None:
        await store.create(ROOM, batch("a"))
        await store.create(OTHER, batch("a"))
        outcomes = await asyncio.gather(
            *(store.append(ROOM.id, 1, batch(f"by {who}")) for who in range(50)),
            one_by_one(store),
            return_exceptions=True,
        )
        assert [type(each) for each in outcomes].count(Conflict) == 49
        assert outcomes[50] is None
        assert len(await store.entries(ROOM.id)) == 2
        assert [entry.data for entry in await store.entries(OTHER.id)][1:] == [
            str(at) for at in range(50)
        ]

    rooms.using(write)


def test_a_move_is_stored_once(rooms: Place) -> None:
    move = Move("seat 1", "m-7")

    async def write(store: Store) -> None:
        await store.create(ROOM, batch("a"))
        assert await store.span_of(ROOM.id, move) is None
        await store.append(ROOM.id, 1, batch("b", "c", move=move))
        with pytest.raises(Conflict, match="not stored yet"):
            await store.append(ROOM.id, 3, batch("d", move=move))
        await store.append(ROOM.id, 3, batch("e", move=Move("seat 2", "m-7")))
        assert await store.span_of(ROOM.id, move) == Span(2, 3)
        assert [entry.data for entry in await store.entries(ROOM.id)] == ["a", "b", "c", "e"]

    rooms.using(write)


def test_whoever_gives_up_waiting_harms_nobody(rooms: Place) -> None:
    async def write(store: Store) -> None:
        await store.create(ROOM, batch("a"))
        await store.create(OTHER, batch("a"))
        for version in range(1, 101):
            waiting = asyncio.create_task(store.append(ROOM.id, version, batch("?")))
            await asyncio.sleep(0.0005 * (version % 3))
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            await store.append(OTHER.id, version, batch(str(version)))
        assert len(await store.entries(OTHER.id)) == 101
        log = [entry.version for entry in await store.entries(ROOM.id)]
        assert log == list(range(1, len(log) + 1))

    rooms.using(write)


def test_two_rooms_never_have_one_code(rooms: Place) -> None:
    async def write(store: Store) -> None:
        await store.create(ROOM, batch("a"))
        with pytest.raises(CodeTaken):
            await store.create(OTHER._replace(code=ROOM.code), batch("a"))
        assert await store.entries(OTHER.id) == []
        assert await store.room_of(ROOM.code) == ROOM.id

    rooms.using(write)


def test_a_seed_stands_apart_from_the_entries(rooms: Place) -> None:
    async def write(store: Store) -> None:
        await store.create(ROOM, Batch(at=1, entries=["a"], seeds={"commitment": "seed"}))
        assert await store.seed_of(ROOM.id, "commitment") == "seed"
        assert await store.seed_of(ROOM.id, "another") is None
        assert "seed" not in str(await store.entries(ROOM.id))

    rooms.using(write)


def test_a_deleted_room_leaves_nothing_behind(rooms: Place) -> None:
    async def write(store: Store) -> None:
        seeds = {"commitment-of-anna": "seed-of-anna"}
        first = Batch(at=1, entries=["anna sat down"], move=Move("anna", "1"), seeds=seeds)
        await store.create(ROOM, first)
        await store.delete(ROOM.id)
        assert await store.entries(ROOM.id) == []
        assert await store.room_of(ROOM.code) is None
        with pytest.raises(Conflict, match="got none"):
            await store.append(ROOM.id, 1, batch("b"))

    rooms.using(write)


def test_idle_rooms_are_forgotten_and_others_are_not(rooms: Place) -> None:
    async def write(store: Store) -> None:
        await store.create(ROOM, batch("a", at=10))
        await store.create(OTHER, batch("a", at=10))
        await store.append(OTHER.id, 1, batch("b", at=30))
        assert await store.delete_idle(before=20) == [ROOM.id]
        assert await store.entries(ROOM.id) == []
        assert len(await store.entries(OTHER.id)) == 2

    rooms.using(write)


def test_the_last_versions_of_rooms_are_known(rooms: Place) -> None:
    async def work(store: Store) -> None:
        await store.create(ROOM, batch("a"))
        await store.create(OTHER, batch("a", "b"))
        assert await store.versions([ROOM.id, OTHER.id, "room-3"]) == {ROOM.id: 1, OTHER.id: 2}
        assert await store.versions([]) == {}

    rooms.using(work)


# Workers


def test_the_store_knows_when_each_worker_was_last_alive(rooms: Place) -> None:
    assert rooms.using(lambda store: store.beats()) == {}
    for worker, moment in (("one", 100), ("two", 200), ("one", 250)):
        rooms.using(lambda store, worker=worker, moment=moment: store.beat(worker, moment))
    assert rooms.using(lambda store: store.beats()) == {"one": 250, "two": 200}


def test_rooms_that_wait_and_that_nobody_owns_are_claimed_once(rooms: Place) -> None:
    async def work(store: Store) -> None:
        await store.create(ROOM, batch("a", wakes=99))
        await store.create(OTHER, batch("a"))
        await store.beat("one", 100)
        await store.beat("two", 100)
        assert await store.claim("one", 50) == {ROOM.id: 100}
        assert await store.claim("two", 50) == {}
        assert await store.claim("two", 50, ROOM.id) == {}
        assert await store.claim("two", 50, OTHER.id) == {OTHER.id: None}

    rooms.using(work)


def test_what_a_dead_worker_owned_is_taken_with_the_moment_it_was_last_alive(rooms: Place) -> None:
    async def work(store: Store) -> None:
        await store.beat("one", 100)
        await store.create(ROOM, batch("a", at=70, wakes=99, owner="one"))
        await store.create(OTHER, batch("a", at=130, wakes=99, owner="one"))
        await store.beat("two", 200)
        assert await store.claim("two", 100) == {}, "it was alive at that moment"
        # Nobody was away before something last happened in a room.
        assert await store.claim("two", 101) == {ROOM.id: 100, OTHER.id: 130}
        assert await store.claim("two", 101, ROOM.id) == {ROOM.id: None}, "it is its own already"
        assert await store.claim("two", 999) == {}, "so are the others"

    rooms.using(work)


def test_what_was_let_go_can_be_taken_at_once(rooms: Place) -> None:
    async def work(store: Store) -> None:
        for room in (ROOM, OTHER):
            await store.create(room, batch("a", wakes=99, owner="one"))
        await store.beat("one", 100)
        await store.beat("two", 90)
        await store.release("one", ROOM.id)
        assert await store.claim("two", 50) == {ROOM.id: 100}
        await store.release("one")
        assert await store.claim("two", 50) == {OTHER.id: 100}

    rooms.using(work)


def test_of_many_workers_that_claim_at_once_one_gets_each_room(rooms: Place) -> None:
    async def work(store: Store) -> None:
        for at in range(40):
            await store.create(NewRoom(f"r{at}", f"c{at}"), batch("a", wakes=1))
        workers = [f"worker {at}" for at in range(8)]
        for each in workers:
            await store.beat(each, 1)
        claims = await asyncio.gather(*(store.claim(each, 0) for each in workers))
        claimed = [room for each in claims for room in each]
        assert len(claimed) == len(set(claimed))
        rest = [room for each in workers for room in await store.claim(each, 0)]
        assert sorted([*claimed, *rest]) == sorted(f"r{at}" for at in range(40))

    rooms.using(work)


def test_only_the_owner_stores_what_is_for_the_owner_alone(rooms: Place) -> None:
    async def work(store: Store) -> None:
        await store.create(ROOM, batch("a", owner="one"))
        await store.append(ROOM.id, 1, batch("b", owner="one"))
        with pytest.raises(NotTheOwner):
            await store.append(ROOM.id, 2, batch("c", owner="two"))
        await store.append(ROOM.id, 2, batch("c"))
        await store.release("one")
        with pytest.raises(NotTheOwner):
            await store.append(ROOM.id, 3, batch("d", owner="one"))
        assert [entry.data for entry in await store.entries(ROOM.id)] == ["a", "b", "c"]

    rooms.using(work)


def test_workers_that_have_long_been_gone_are_forgotten(rooms: Place) -> None:
    async def work(store: Store) -> None:
        await store.beat("one", 10)
        await store.beat("two", 30)
        await store.delete_idle(before=20)
        assert await store.beats() == {"two": 30}

    rooms.using(work)
