"""Actions: what players, the guide and the clock can ask for. Imperatives; nothing is done yet."""

from dataclasses import dataclass

from rackrun.table import Table
from rackrun.tiles import Tile


@dataclass(frozen=True, slots=True)
class Prepare:
    """Publish the commitment to the shuffle of the next round."""


@dataclass(frozen=True, slots=True)
class OfferSeed:
    """Add a seed of one's own to the shuffle; possible once the commitment is known."""

    seat: int
    seed: str


@dataclass(frozen=True, slots=True)
class Begin:
    """Find the starter and deal.

    Where the age decides, ``starter`` is the answer of the people at the table, or ``ages`` has
    one per seat (None: not said). Without either the lot decides. Ages are kept nowhere.
    """

    starter: int | None = None
    ages: tuple[int | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Play:
    """End the turn with this table."""

    seat: int
    table: Table


@dataclass(frozen=True, slots=True)
class Draw:
    """Do not play: take a tile, pay for it where the edition asks that."""

    seat: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Do not play where there is nothing to draw or nothing to pay with."""

    seat: int


@dataclass(frozen=True, slots=True)
class GiveBack:
    """Return a tile to the pool because the rack is full."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The seat's time has run out; ``draft`` is the table as it was arranged at that moment."""

    seat: int
    draft: Table | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave for good; a seat that only lost its connection waits instead."""

    seat: int


@dataclass(frozen=True, slots=True)
class Name:
    """The guide names the first tile of a row."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Find:
    """Point to a tile that fits the row; the first to arrive counts."""

    seat: int
    tile: Tile


TurnAction = Play | Draw | Pass | GiveBack | TimeUp
Action = Prepare | OfferSeed | Begin | TurnAction | Leave | Name | Find
