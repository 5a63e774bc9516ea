"""Events: what has happened. Past participles; chance has been asked and its answer stands here."""

from dataclasses import dataclass

from rackrun.editions import Edition
from rackrun.rules.turn import Layers
from rackrun.table import Table
from rackrun.tiles import Colour, Tile, Tiles


@dataclass(frozen=True, slots=True)
class MatchOpened:
    """A match begins; the whole edition stands here, so that old games replay for ever."""

    edition: Edition
    seats: int


@dataclass(frozen=True, slots=True)
class RoundPrepared:
    """The commitment to the round's seed is known; nothing is dealt yet."""

    commitment: str


@dataclass(frozen=True, slots=True)
class SeedOffered:
    """A player has added a seed."""

    seat: int
    seed: str


@dataclass(frozen=True, slots=True)
class StartDrawn:
    """Some seats drew a tile each for the start; the tiles went back."""

    seats: tuple[int, ...]
    tiles: Tiles


@dataclass(frozen=True, slots=True)
class StarterChosen:
    """A seat starts the round: by draw, age, lot, or as the previous winner.

    Where the lot decided, ``among`` are the seats it was cast among; ages are kept nowhere.
    """

    seat: int
    how: str
    among: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TilesDealt:
    """Everybody has a rack, the rest is the pool."""

    racks: tuple[Tiles, ...]
    pool: Tiles


@dataclass(frozen=True, slots=True)
class TilesSpread:
    """All tiles lie open on the table."""

    tiles: Tiles


@dataclass(frozen=True, slots=True)
class TablePlayed:
    """A turn ended with this table; the tiles played left the rack, those taken came to it."""

    seat: int
    table: Table
    played: Tiles
    taken: Tiles = ()
    opened: bool = True
    chips: int = 0
    layers: Layers = ()


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """A seat drew a tile and paid for it where the edition asks that."""

    seat: int
    tile: Tile
    paid: int = 0


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A turn ended with nothing done."""

    seat: int


@dataclass(frozen=True, slots=True)
class TileGivenBack:
    """A full rack returned a tile; the pool was shuffled."""

    seat: int
    tile: Tile
    pool: Tiles


@dataclass(frozen=True, slots=True)
class TurnTimedOut:
    """The time of a turn ran out; what follows says what became of it."""

    seat: int


@dataclass(frozen=True, slots=True)
class PenaltyTaken:
    """A late turn was settled: what stands, what came back to the rack, and the penalty."""

    seat: int
    table: Table
    played: Tiles = ()
    taken: Tiles = ()
    penalty: Tiles = ()
    opened: bool = False
    layers: Layers = ()


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A player left for good; where the tiles go back to the pool, it was shuffled."""

    seat: int
    pool: Tiles = ()


@dataclass(frozen=True, slots=True)
class TileNamed:
    """The guide named the first tile of a row."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class TileFound:
    """A seat was the first to find a tile that fits."""

    seat: int
    tile: Tile
    chips: int = 0


@dataclass(frozen=True, slots=True)
class TileMissed:
    """A seat pointed to a tile that does not fit; that costs nothing."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class RunAnnounced:
    """A row has become a run, or is complete from the first number to the last."""

    colour: Colour
    complete: bool


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The round is over; the racks are open now."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    racks: tuple[Tiles, ...]
    chips: tuple[int, ...]
    blocked: bool = False


@dataclass(frozen=True, slots=True)
class SeedRevealed:
    """The seed to which the commitment was made."""

    seed: str


@dataclass(frozen=True, slots=True)
class MatchScored:
    """The match is over."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


Event = (
    MatchOpened | RoundPrepared | SeedOffered | StartDrawn | StarterChosen | TilesDealt
    | TilesSpread | TablePlayed | TileDrawn | TurnPassed | TileGivenBack | TurnTimedOut
    | PenaltyTaken | SeatLeft | TileNamed | TileFound | TileMissed | RunAnnounced | RoundScored
    | SeedRevealed | MatchScored
)  # fmt: skip
