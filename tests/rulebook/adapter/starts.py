"""Who starts."""

from collections.abc import Mapping, Sequence
from string import ascii_uppercase
from typing import Any

from rackrun.editions import Edition
from rackrun.rules.actions import Begin, Prepare
from rackrun.rules.events import StartDrawn, StarterChosen, TilesDealt
from rackrun.rules.position import Position, RoundResult, Seat
from rackrun.rules.starting import draw_for_start
from rackrun.tiles import Tile, Tiles, difference
from tests.rulebook.adapter.given import Answer, Given
from tests.rulebook.scenes import Stacked, after, happenings, moved_on


def start_draw(edition: Edition, given: Given) -> Answer:
    """Who must draw again, or who starts; ``draws`` is one draw by name or a list of them."""
    stages = given["draws"] if isinstance(given["draws"], list) else [given["draws"]]
    names = list(stages[0])
    draws: list[StartDrawn] = []
    for stage in stages:
        to_draw = draw_for_start(range(len(names)), draws).to_draw
        draws.append(StartDrawn(to_draw, tuple(_drawn(stage, names, to_draw))))
    state = draw_for_start(range(len(names)), draws)
    if state.starter is None:
        return {"starter": None, "redraw": [names[seat] for seat in state.to_draw]}
    return {"redraw": []} | _begun(edition, names, [draw.tiles for draw in draws])


def _drawn(stage: Mapping[str, str], names: Sequence[str], seats: Sequence[int]) -> list[Tile]:
    """The tiles of the seats that draw in this stage."""
    expected = [names[seat] for seat in seats]
    if sorted(stage) != sorted(expected):
        raise ValueError(f"expected {expected} to draw, got {list(stage)}")
    return [Tile.parse(stage[name]) for name in expected]


def _begun(edition: Edition, names: Sequence[str], drawn: Sequence[Tiles]) -> Answer:
    """A round that begins with these draws."""
    # Where the first round starts otherwise, a later one may still be drawn for.
    first = edition.rules.start == "draw"
    results = () if first else (RoundResult((0,) * len(names), ()),)
    position = after(_waiting(edition, len(names), results=results), Prepare())
    events = happenings(position, Begin(), chance=Stacked(*drawn))
    behind = moved_on(position, events)
    if not isinstance(events[0], StartDrawn):
        raise ValueError(f"expected an edition with a draw for the start, got {edition.id}")
    dealt = next(event for event in events if isinstance(event, TilesDealt))
    tiles = [*dealt.pool, *(tile for rack in dealt.racks for tile in rack)]
    return {
        "starter": names[behind.turn],
        "order": [names[seat] for seat in behind.in_order],
        "next": names[behind.after(behind.turn)],
        "returned": not difference(edition.box.tiles(), tiles),
    }


def start_age(edition: Edition, given: Given) -> Answer:
    """Who starts the first round because of the age."""
    names = list(given["ages"])
    action = Begin(ages=tuple(given["ages"].values()))
    return _started(_waiting(edition, len(names)), names, action)


def next_round_start(edition: Edition, given: Given) -> Answer:
    """Who starts after a round, and with how many chips."""
    names = _names(edition, given)
    previous = given.get("previous_winner")
    winners = [previous] if isinstance(previous, str) else previous or []
    seats = tuple(names.index(name) for name in winners)
    position = _waiting(
        edition,
        len(names),
        results=(RoundResult((0,) * len(names), seats),),
        oldest=_seat(names, given.get("oldest")),
        youngest=_seat(names, given.get("youngest")),
    )
    ages = given.get("ages", {})
    return _started(position, names, Begin(ages=tuple(ages.values())))


def _waiting(edition: Edition, seats: int, **known: Any) -> Position:
    """A match that waits for its next round."""
    return Position(edition, (Seat(),) * seats, **known)


def _started(position: Position, names: Sequence[str], action: Begin) -> Answer:
    """Who starts, by name or by what decides it."""
    position = after(position, Prepare())
    events = happenings(position, action)
    position = moved_on(position, events)
    how = next((event.how for event in events if isinstance(event, StarterChosen)), "guide")
    words = {"draw": "by draw", "lot": "by lot", "guide": "guide"}
    return {
        "starter": words.get(how, names[position.turn]),
        "next": words.get(how, names[position.after(position.turn)]),
        "chips_each": position.seats[0].chips,
    }


def _names(edition: Edition, given: Given) -> list[str]:
    """The seats that a case names; among letters also those before the last one."""
    if "ages" in given:
        return list(given["ages"])
    told = [given.get(key) for key in ("previous_winner", "oldest", "youngest")]
    flat = [name for each in told if each for name in ([each] if isinstance(each, str) else each)]
    last = max(map(ascii_uppercase.find, flat), default=0)
    letters = ascii_uppercase[: max(last + 1, edition.seats[0], 2)]
    return list(dict.fromkeys([*letters, *flat]))


def _seat(names: Sequence[str], name: str | None) -> int | None:
    return None if name is None else names.index(name)
