"""A match goes through its steps in their order: what does not fit changes nothing."""

from pathlib import Path

import pytest

from rackrun.client import ServerRefused, Ticket, free, here
from rackrun.rules.position import Stage
from tests.server.inside import Inside
from tests.server.strangers import MESSAGES, visiting

STEPS = {
    "play", "draw", "pass", "give-back", "prepare", "seed", "begin", "name", "find", "rematch",
}  # fmt: skip
"""Messages that would lead a match on."""


async def nothing_but(at: Inside, ticket: Ticket, *fits: str) -> None:
    """See that every step but these is refused, in this room at this moment."""
    before = at.log()
    async with at.server.connect(ticket) as table:
        for kind in sorted(STEPS - set(fits)):
            with pytest.raises(ServerRefused) as refused:
                await table.ask(kind, **MESSAGES[kind])
            assert refused.value.code not in ("stale", "bad-message", "failed"), kind
    assert at.log() == before


async def done(at: Inside, ticket: Ticket, what: str) -> None:
    """Somebody does something that fits."""
    async with at.server.connect(ticket) as table:
        assert (await table.ask(what))["t"] == "done"


def test_what_comes_out_of_its_order_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def play(at: Inside) -> None:
        anna = await at.server.open_room("classic", [here("Anna"), free()])
        await nothing_but(at, anna)  # not before all sit there
        ben = await at.server.join("Ben", code=anna.code)
        for each in (anna, ben):
            await nothing_but(at, each, "begin", "seed")
        await done(at, anna, "begin")
        for _ in range(3):
            turn = (await at.room(anna)).position.turn
            people = (anna, ben)
            await nothing_but(at, people[1 - turn])
            await nothing_but(at, people[turn], "draw")
            await done(at, people[turn], "draw")
        await done(at, ben, "leave")
        assert (await at.room(anna)).position.stage is Stage.OVER
        await nothing_but(at, anna, "rematch")

    visiting(tmp_path, play)
