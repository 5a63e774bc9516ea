"""Questions to the engine as a rulebook would put them: racks and tables as text."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import pytest

from rackrun.editions import load
from rackrun.errors import BadEdition, IllegalAction
from rackrun.flaws import Flaw
from rackrun.melds import flaws
from rackrun.notation import read_table, read_tiles
from rackrun.rules.actions import Action, Play, TimeUp
from rackrun.rules.decide import open_match
from rackrun.rules.events import Event, RoundScored, TablePlayed
from rackrun.rules.legality import judge
from rackrun.rules.position import Position, Seat
from rackrun.rules.turn import Turn
from tests.rulebook.scenes import happenings, in_play

LEGAL: list[str] = []
"""What is found wrong with a legal turn."""

Options = Mapping[str, object] | None
Kind = TypeVar("Kind", bound=Event)


def scene(
    name: str,
    *racks: str,
    table: str = "",
    pool: str = "",
    opened: bool = True,
    chips: Sequence[int] = (),
    options: Options = None,
    **changes: Any,
) -> Position:
    """A round under way with these racks; the first seat is on turn."""
    edition = load(name, options)
    held = chips or [edition.rules.chips_each] * len(racks)
    seats = [Seat(read_tiles(rack), opened, each) for rack, each in zip(racks, held, strict=True)]
    tiles = read_tiles(pool)
    return in_play(edition, seats, table=read_table(table), pool=tiles, **changes)


def judged(
    name: str,
    *,
    after: str,
    rack: str = "",
    table: str = "",
    rack_after: str | None = None,
    opened: bool = True,
    options: Options = None,
) -> list[str]:
    """The codes of what is wrong with a turn, each once; judging and playing must agree."""
    edition, tiles = load(name, options), read_tiles(rack)
    left = None if rack_after is None else read_tiles(rack_after)
    turn = Turn(edition, opened, read_table(table), tiles, read_table(after), left)
    found = codes(judge(turn).flaws)
    if rack_after is None:
        position = scene(name, rack, "", table=table, opened=opened, options=options)
        assert refused(position, lay(after)) == found, "the referee and the game disagree"
    return found


def lay(table: str, seat: int = 0) -> Play:
    """A turn of the seat that ends with this table."""
    return Play(seat, read_table(table))


def late(draft: str, seat: int = 0) -> TimeUp:
    """The end of the seat's time, the table being arranged like this."""
    return TimeUp(seat, read_table(draft))


def codes(found: Iterable[Flaw]) -> list[str]:
    """The codes of the flaws, each once, in order."""
    return list(dict.fromkeys(flaw.code for flaw in found))


def meld_flaws(name: str, tiles: str, options: Options = None) -> list[str]:
    """The codes of what is wrong with the tiles as a meld; nothing if they are one."""
    return codes(flaws(read_tiles(tiles), load(name, options).melds))


def refused(position: Position, action: Action) -> list[str]:
    """The codes for which the action is refused; nothing if it is accepted."""
    try:
        happenings(position, action)
    except IllegalAction as error:
        return codes(error.flaws)
    return LEGAL


def the(kind: type[Kind], events: Sequence[Event]) -> Kind:
    """The only event of this kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def earned(position: Position, table: str) -> int:
    """The chips that a legal turn of the first seat earns."""
    return the(TablePlayed, happenings(position, lay(table))).chips


def ended(position: Position, action: Action) -> RoundScored:
    """The end of the round that the action brings about."""
    return the(RoundScored, happenings(position, action))


def goes_on(position: Position, action: Action) -> bool:
    """Whether the round goes on after the action."""
    events = happenings(position, action)
    return not any(isinstance(event, RoundScored) for event in events)


def assert_players(name: str, *, fewest: int, most: int) -> None:
    """So many players may sit down, and no fewer or more."""
    edition = load(name)
    for seats in range(fewest, most + 1):
        assert open_match(edition, seats).seats == seats
    for seats in (fewest - 1, most + 1):
        with pytest.raises(BadEdition, match=f"expected {fewest} to {most} players, got {seats}"):
            open_match(edition, seats)
