"""The commands of the terminal game, as data."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from rackrun.solver.hints import Strength
from rackrun.table import Table
from rackrun.tiles import Tile, Tiles


class Word(Enum):
    """A command that is one word."""

    UNDO = "undo"
    REDO = "redo"
    RESET = "reset"
    CHECK = "check"
    END = "end"
    DRAW = "draw"
    PASS = "pass"
    SHOW = "show"
    RULES = "rules"
    HELP = "help"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Lay:
    """New melds."""

    melds: Table


@dataclass(frozen=True, slots=True)
class Add:
    """Tiles to a meld."""

    tiles: Tiles
    meld: int
    front: bool = False


@dataclass(frozen=True, slots=True)
class Take:
    """Tiles from a meld, or all of it; without a meld the only one that has them."""

    tiles: Tiles
    meld: int | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """Tiles from one meld to another."""

    tiles: Tiles
    meld: int
    to: int


@dataclass(frozen=True, slots=True)
class Split:
    """A meld cut behind so many tiles."""

    meld: int
    after: int


@dataclass(frozen=True, slots=True)
class Swap:
    """A tile for the joker of a meld; without a meld for the joker that stands for it."""

    tile: Tile
    meld: int | None = None


@dataclass(frozen=True, slots=True)
class Join:
    """Two melds made one."""

    meld: int
    other: int


@dataclass(frozen=True, slots=True)
class SetTable:
    """The whole table."""

    table: Table


@dataclass(frozen=True, slots=True)
class Back:
    """A tile given back to the pool."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Sort:
    """The rack by colour or by number."""

    by_number: bool


@dataclass(frozen=True, slots=True)
class Hint:
    """Help from the solver; without a strength a little more each time."""

    strength: Strength | None = None


@dataclass(frozen=True, slots=True)
class Save:
    """The game into a file."""

    path: Path


Change = Lay | Add | Take | Move | Split | Swap | Join | SetTable
Command = Change | Back | Sort | Hint | Save | Word
