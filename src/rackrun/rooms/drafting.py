"""What can be said of a draft: its flaws, how its melds are read, where chosen tiles would fit.

So a page shows what is possible without knowing a rule, on one's turn and while others play.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from rackrun.flaws import Flaw, FlawKind
from rackrun.melds import SHORTEST, Group, Meld, MeldRules, flaws, read
from rackrun.rules.legality import judge
from rackrun.rules.playing import turn_to
from rackrun.rules.position import Position
from rackrun.rules.turn import Turn
from rackrun.table import Table
from rackrun.tiles import Colour, Tiles

_UNFINISHED = {FlawKind.MELD_TOO_SHORT, FlawKind.ONLY_JOKERS}
"""What further tiles can mend."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What the referee would say now."""

    flaws: tuple[Flaw, ...]
    fits: tuple[int, ...]
    """The melds of the draft that the chosen tiles can join; the number behind the last stands
    for a new one."""
    melds: tuple[Meld | None, ...]
    """What each meld of the draft is, in the order in which it is kept; None if it is none."""


def judged(position: Position, seat: int, draft: Table, chosen: Tiles = ()) -> Judged:
    """The draft of a seat, judged as if it were its turn."""
    return judged_turn(turn_to(position, seat, draft), chosen)


def judged_turn(turn: Turn, chosen: Tiles = ()) -> Judged:
    """A turn that is being arranged, at a table or without one."""
    rules = turn.edition.melds
    fits = tuple(_fitting(turn, chosen)) if chosen else ()
    return Judged(judge(turn).flaws, fits, tuple(read(meld, rules) for meld in turn.after))


def stands_for(meld: Meld, colours: tuple[Colour, ...]) -> tuple[Tiles, ...]:
    """What each place of a meld holds: its tile, or all that its joker may stand for."""
    if isinstance(meld, Group):
        missing = meld.missing(colours)
        return tuple(missing if tile.is_joker else (tile,) for tile in meld.tiles)
    return tuple((tile,) for tile in meld.stands_for)


def _fitting(turn: Turn, chosen: Tiles) -> Iterator[int]:
    """The places where the tiles make or could still become a meld."""
    rules = turn.edition.melds
    for place, meld in enumerate((*turn.after, ())):
        tiles = (*meld, *chosen)
        if read(tiles, rules) is not None or _unfinished(tiles, rules):
            yield place


def _unfinished(tiles: Tiles, rules: MeldRules) -> bool:
    """Whether further tiles can mend all that is wrong."""
    return len(tiles) < SHORTEST and {flaw.kind for flaw in flaws(tiles, rules)} <= _UNFINISHED
