"""The moves of which a play is made, as data, and what they do to table and rack.

Between two moves tiles lie in *piles*: a pile is a meld or on its way to one. The melds of the
table before are piles 0, 1, …; whatever is laid at a new place gets the next number. Numbers never
change, and a pile whose tiles are all gone stays as an empty one. Every move says how the piles
lie after it, so that jokers lie where they are meant.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, assert_never

from rackrun.errors import BadProblem
from rackrun.flaws import written
from rackrun.table import Table
from rackrun.tiles import JOKER, Tile, Tiles


@dataclass(frozen=True, slots=True)
class Put:
    """Tiles of the rack go to a pile or to a new place."""

    tiles: Tiles
    to: int
    becomes: Tiles
    """How the pile lies afterwards."""

    def as_data(self) -> dict[str, Any]:
        """The move as plain data."""
        return {"move": "put", "tiles": _texts(self.tiles), "to": self.to,
                "becomes": _texts(self.becomes)}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Take:
    """Some tiles of a pile go to another; or a joker goes to another place of its own pile."""

    tiles: Tiles
    source: int
    to: int
    leaves: Tiles
    """How the pile lies that they come from."""
    becomes: Tiles
    """How the pile lies that they go to."""

    def as_data(self) -> dict[str, Any]:
        """The move as plain data."""
        return {"move": "take"} | _between(self)


@dataclass(frozen=True, slots=True)
class Split:
    """Some tiles of a pile are set apart at a new place."""

    tiles: Tiles
    source: int
    to: int
    leaves: Tiles
    becomes: Tiles

    def as_data(self) -> dict[str, Any]:
        """The move as plain data."""
        return {"move": "split"} | _between(self)


@dataclass(frozen=True, slots=True)
class Join:
    """All that is left of a pile goes to another."""

    tiles: Tiles
    source: int
    to: int
    becomes: Tiles

    def as_data(self) -> dict[str, Any]:
        """The move as plain data."""
        return {"move": "join", "tiles": _texts(self.tiles), "from": self.source, "to": self.to,
                "becomes": _texts(self.becomes)}  # fmt: skip


@dataclass(frozen=True, slots=True)
class SwapJoker:
    """A tile of the rack takes the place of a joker, which goes elsewhere at once."""

    tile: Tile
    source: int
    to: int | None
    """The pile the joker goes to; None for the rack."""
    leaves: Tiles
    """How the pile lies in which the tile replaced the joker."""
    becomes: Tiles
    """How the pile lies that has the joker now; nothing for the rack."""

    def as_data(self) -> dict[str, Any]:
        """The move as plain data; ``to`` is null for the rack."""
        return {"move": "swap-joker", "tiles": [str(self.tile)], "from": self.source,
                "to": self.to, "leaves": _texts(self.leaves),
                "becomes": _texts(self.becomes)}  # fmt: skip


Move = Put | Take | Split | Join | SwapJoker


def _between(move: Take | Split) -> dict[str, Any]:
    return {"tiles": _texts(move.tiles), "from": move.source, "to": move.to,
            "leaves": _texts(move.leaves), "becomes": _texts(move.becomes)}  # fmt: skip


def _texts(tiles: Tiles) -> list[str]:
    return [str(tile) for tile in tiles]


@dataclass(frozen=True, slots=True)
class Draft:
    """The piles by number and the rack, at some moment between table before and table after."""

    piles: tuple[Tiles, ...]
    rack: Tiles

    @property
    def table(self) -> Table:
        """What lies on the table, pile by pile."""
        return tuple(pile for pile in self.piles if pile)

    def pile(self, number: int) -> Tiles:
        """The tiles of a pile; none if there is no such pile yet."""
        return self.piles[number] if 0 <= number < len(self.piles) else ()

    def after(self, move: Move) -> "Draft":
        """The draft after a move; one that does not fit is refused."""
        match move:
            case Put():
                rack = _without(self.rack, move.tiles, "the rack")
                return Draft(self._grown(move.to, move.tiles, move.becomes), rack)
            case Take() if move.source == move.to:
                self._check(move.source, self.pile(move.source), move.becomes)
                return Draft(self._with(move.to, move.becomes), self.rack)
            case Take() | Split():
                return self._carried(move.tiles, move.source, move.leaves)._onto(move)
            case Join():
                return self._carried(move.tiles, move.source, ())._onto(move)
            case SwapJoker():
                return self._swapped(move)
            case _:
                assert_never(move)

    def _onto(self, move: Take | Split | Join) -> "Draft":
        return Draft(self._grown(move.to, move.tiles, move.becomes), self.rack)

    def _carried(self, tiles: Tiles, source: int, leaves: Tiles) -> "Draft":
        left = _without(self.pile(source), tiles, f"pile {source}")
        self._check(source, left, leaves)
        return Draft(self._with(source, leaves), self.rack)

    def _swapped(self, move: SwapJoker) -> "Draft":
        rack = _without(self.rack, (move.tile,), "the rack")
        left = _without(self.pile(move.source), (JOKER,), f"pile {move.source}")
        if move.to is not None and move.to == move.source:
            self._check(move.to, (*left, move.tile, JOKER), move.becomes)
            return Draft(self._with(move.to, move.becomes), rack)
        self._check(move.source, (*left, move.tile), move.leaves)
        draft = Draft(self._with(move.source, move.leaves), rack)
        if move.to is None:
            return Draft(draft.piles, (*rack, JOKER))
        return Draft(draft._grown(move.to, (JOKER,), move.becomes), rack)

    def _grown(self, number: int, tiles: Tiles, becomes: Tiles) -> tuple[Tiles, ...]:
        self._check(number, (*self.pile(number), *tiles), becomes)
        return self._with(number, becomes)

    def _with(self, number: int, tiles: Tiles) -> tuple[Tiles, ...]:
        if not 0 <= number <= len(self.piles):
            raise BadProblem(f"expected a pile from 0 to {len(self.piles)}, got {number}")
        return (*self.piles[:number], tiles, *self.piles[number + 1 :])

    def _check(self, number: int, tiles: Tiles, said: Tiles) -> None:
        if Counter(tiles) != Counter(said):
            raise BadProblem(
                f"pile {number}: expected '{written(tiles)}' in some order, got '{written(said)}'"
            )


def replay(table: Table, rack: Tiles, moves: Iterable[Move]) -> tuple[Table, Tiles]:
    """Table and rack after the moves; moves that do not fit one another are refused.

    >>> from rackrun.notation import read_table, read_tiles, write_table
    >>> put = Put(read_tiles("r7"), to=0, becomes=read_tiles("r4 r5 r6 r7"))
    >>> after, left = replay(read_table("r4 r5 r6"), read_tiles("r7 k1"), [put])
    >>> write_table(after), left
    ('r4 r5 r6 r7', (Tile.parse('k1'),))
    """
    draft = Draft(table, rack)
    for at, move in enumerate(moves):
        try:
            draft = draft.after(move)
        except BadProblem as error:
            raise BadProblem(f"moves[{at}]: {error}") from error
    return draft.table, draft.rack


def _without(tiles: Tiles, taken: Tiles, place: str) -> Tiles:
    """The tiles that are left, in their order."""
    left = list(tiles)
    for tile in taken:
        if tile not in left:
            raise BadProblem(f"{place}: expected {tile} there, got '{written(tiles)}'")
        left.remove(tile)
    return tuple(left)
