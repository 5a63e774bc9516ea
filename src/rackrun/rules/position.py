"""The position: everything that a match is at one moment, frozen."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from rackrun.editions import Edition
from rackrun.rules.turn import Layers
from rackrun.table import Table
from rackrun.tiles import Tile, Tiles


class Stage(StrEnum):
    """What the match is waiting for."""

    PREPARE = "the next round is to be prepared"
    BEGIN = "seeds may be given until the round begins"
    TURN = "a seat is on turn"
    GIVE_BACK = "the seat on turn must give a tile back"
    NAME = "the guide names a tile"
    FIND = "everybody looks for a tile"
    OVER = "the match is over"


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's side of the table."""

    rack: Tiles = ()
    opened: bool = False
    chips: int = 0
    reached_limit: bool = False
    """Has held as many tiles as the hand limit allows in this round."""
    left: bool = False


@dataclass(frozen=True, slots=True)
class RoundResult:
    """What a round brought each seat, and who won it."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """A match at one moment; only ``evolve`` makes the next one.

    The first tile of the pool is the next to be drawn. In a game of finding the pool lies open.
    """

    edition: Edition
    seats: tuple[Seat, ...]
    stage: Stage = Stage.PREPARE
    round: int = 0
    turn: int = 0
    starter: int | None = None
    table: Table = ()
    layers: Layers = ()
    pool: Tiles = ()
    bank: int = 0
    drawn: Tile | None = None
    """The tile just drawn while its seat decides what to give back."""
    commitment: str = ""
    seeds: tuple[str, ...] = ()
    shuffles: int = 0
    """How often chance was asked in this round."""
    idle: int = 0
    """Turns in a row in which nothing could be laid, drawn or paid."""
    returns: int = 0
    """Turns in a row in which a tile was drawn and one given back."""
    oldest: int | None = None
    youngest: int | None = None
    """Who was said to be; ages themselves are kept nowhere."""
    results: tuple[RoundResult, ...] = ()

    @property
    def in_play(self) -> bool:
        """Whether a round is under way."""
        return self.stage in (Stage.TURN, Stage.GIVE_BACK, Stage.NAME, Stage.FIND)

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that have not left."""
        return tuple(at for at, seat in enumerate(self.seats) if not seat.left)

    @property
    def in_order(self) -> tuple[int, ...]:
        """All seats in turn order from the one that started the round."""
        first = self.starter or 0
        return tuple((first + step) % len(self.seats) for step in range(len(self.seats)))

    def after(self, seat: int) -> int:
        """The next seat in turn order that has not left."""
        steps = range(1, len(self.seats) + 1)
        following = ((seat + step) % len(self.seats) for step in steps)
        return next((other for other in following if not self.seats[other].left), seat)

    def with_seat(self, at: int, seat: Seat) -> tuple[Seat, ...]:
        """All seats, with another state of one of them."""
        return (*self.seats[:at], seat, *self.seats[at + 1 :])

    def own_jokers(self, seat: int) -> tuple[frozenset[int], ...]:
        """For each meld the places of the jokers that ``seat`` laid, where that matters."""
        return tuple(
            frozenset(place for place, layer in _joker_places(meld, layers) if layer == seat)
            for meld, layers in zip(self.table, self.layers, strict=False)
        )


def _joker_places(meld: Tiles, layers: Sequence[int]) -> list[tuple[int, int]]:
    places = [place for place, tile in enumerate(meld) if tile.is_joker]
    return list(zip(places, layers, strict=True))


def fresh_seats(seats: Sequence[Seat], chips: int) -> tuple[Seat, ...]:
    """The seats as they sit down to a new round; who left stays away."""
    return tuple(replace(Seat(), left=seat.left, chips=0 if seat.left else chips) for seat in seats)
