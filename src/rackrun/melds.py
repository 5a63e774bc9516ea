"""Melds: runs and groups, what their jokers stand for, and every flaw of a would-be meld.

Booklets 001 and 004, the sections on runs and groups; 000 and 002, the section on runs; 003, the
section on series. The order in which tiles were laid never decides whether they are a meld; it
only decides where jokers stand.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from rackrun.flaws import Flaw, FlawKind, about, written
from rackrun.tiles import JOKER, Box, Colour, Tile, Tiles

SHORTEST = 3
"""No booklet knows a meld of fewer tiles."""


@dataclass(frozen=True, slots=True, eq=False)
class MeldRules:
    """What an edition accepts as a meld.

    Compared by identity: an edition has one, and readings are remembered under it.
    """

    box: Box
    groups: bool = True
    largest_group: int = 4
    max_jokers: int | None = None


@dataclass(frozen=True, slots=True)
class Run:
    """Tiles of one colour in ascending order, each joker at the number it stands for."""

    tiles: Tiles
    colour: Colour
    first: int

    @property
    def last(self) -> int:
        """The number at the high end."""
        return self.first + len(self.tiles) - 1

    @property
    def stands_for(self) -> Tiles:
        """The tile each place holds or its joker stands for.

        >>> from rackrun.notation import read_tiles
        >>> Run(read_tiles("b6 J b8"), Colour.BLUE, 6).stands_for[1]
        Tile.parse('b7')
        """
        return tuple(Tile(self.colour, self.first + place) for place in range(len(self.tiles)))

    @property
    def value(self) -> int:
        """The sum of its numbers, a joker counting as what it stands for."""
        return (self.first + self.last) * len(self.tiles) // 2


@dataclass(frozen=True, slots=True)
class Group:
    """Tiles of one number in different colours, jokers last."""

    tiles: Tiles
    number: int

    @property
    def value(self) -> int:
        """The sum of its numbers, a joker counting as what it stands for."""
        return self.number * len(self.tiles)

    def missing(self, colours: Sequence[Colour]) -> Tiles:
        """The tiles that each joker of the group may stand for: any colour that is not there."""
        there = {tile.colour for tile in self.tiles}
        return tuple(Tile(colour, self.number) for colour in colours if colour not in there)


Meld = Run | Group


@lru_cache(maxsize=8192)
def read(tiles: Tiles, rules: MeldRules) -> Meld | None:
    """The meld that these tiles are, in its canonical order, or None.

    A run in the order given stands as it lies. Otherwise the tiles are a group if they can be
    one, and else a run whose jokers fill gaps first, then the high end, then the low end.
    """
    if not _might_be_meld(tiles, rules):
        return None
    return _run_as_laid(tiles, rules) or _group(tiles, rules) or _run_sorted(tiles, rules)


def canonical(tiles: Tiles, rules: MeldRules) -> Tiles:
    """The tiles of a meld in the order in which it is kept; of anything else as they lie."""
    meld = read(tiles, rules)
    return tiles if meld is None else meld.tiles


def readings(melds: Iterable[Tiles], rules: MeldRules) -> list[Meld]:
    """The melds that these are; what is none is passed over."""
    return [meld for tiles in melds if (meld := read(tiles, rules)) is not None]


def kinds(tiles: Tiles, rules: MeldRules) -> frozenset[type[Meld]]:
    """Every kind of meld that these tiles can be read as."""
    return frozenset(type(meld) for meld in _readings(tiles, rules))


@lru_cache(maxsize=8192)
def best_value(tiles: Tiles, rules: MeldRules) -> int:
    """The value in an opening: that of the highest reading; 0 if the tiles are no meld.

    >>> from rackrun.editions import load
    >>> from rackrun.notation import read_tiles
    >>> best_value(read_tiles("J J r5"), load("classic").melds)
    18
    """
    return max((meld.value for meld in _readings(tiles, rules)), default=0)


def flaws(tiles: Tiles, rules: MeldRules) -> tuple[Flaw, ...]:
    """Every reason why these tiles are no meld; nothing if they are one."""
    if read(tiles, rules) is not None:
        return ()
    if not tiles:
        return (Flaw(FlawKind.MELD_EMPTY),)
    found = [*_foreign(tiles, rules)]
    if len(tiles) < SHORTEST:
        found.append(Flaw(FlawKind.MELD_TOO_SHORT, {"count": len(tiles)}))
    if rules.max_jokers is not None and _jokers(tiles) > rules.max_jokers:
        found.append(Flaw(FlawKind.TOO_MANY_JOKERS, {"max": rules.max_jokers}))
    return (*found, *_shape_flaws(tiles, rules))


def no_meld_in(table: Sequence[Tiles], rules: MeldRules) -> tuple[str, list[Flaw]] | None:
    """What to say of a table on which not everything is a meld, and every flaw at its place."""
    wrong = [(at, tiles, found) for at, tiles in enumerate(table) if (found := flaws(tiles, rules))]
    if not wrong:
        return None
    at, tiles, found = wrong[0]
    why = "; ".join(flaw.message for flaw in found)
    placed = [flaw.at(at, flaw.tiles or tiles) for at, tiles, found in wrong for flaw in found]
    return f"table[{at}]: expected a meld, got '{written(tiles)}' ({why})", placed


def _readings(tiles: Tiles, rules: MeldRules) -> list[Meld]:
    """The highest run and the group that these tiles can be, as far as they can."""
    if not _might_be_meld(tiles, rules):
        return []
    return [meld for meld in (_run_sorted(tiles, rules), _group(tiles, rules)) if meld]


def _might_be_meld(tiles: Tiles, rules: MeldRules) -> bool:
    jokers = _jokers(tiles)
    return (
        len(tiles) >= SHORTEST
        and jokers < len(tiles)
        and (rules.max_jokers is None or jokers <= rules.max_jokers)
        and not any(_foreign(tiles, rules))
    )


def _jokers(tiles: Tiles) -> int:
    return sum(tile.is_joker for tile in tiles)


def _numbered(tiles: Tiles) -> Tiles:
    return tuple(tile for tile in tiles if not tile.is_joker)


def _foreign(tiles: Tiles, rules: MeldRules) -> list[Flaw]:
    """Flaws of the tiles that the edition's box does not have."""
    found: list[Flaw] = []
    for tile in dict.fromkeys(_numbered(tiles)):
        if tile.colour not in rules.box.colours:
            found.append(about(FlawKind.COLOUR_NOT_IN_GAME, tile))
        if not rules.box.has_number(tile):
            args = {"number": tile.number, "max": rules.box.highest}
            found.append(Flaw(FlawKind.NUMBER_OUT_OF_RANGE, args, tiles=(tile,)))
    return found


def _run_as_laid(tiles: Tiles, rules: MeldRules) -> Run | None:
    place, anchor = next((at, tile) for at, tile in enumerate(tiles) if not tile.is_joker)
    colour, first = anchor.colour, anchor.number - place
    if colour is None or first < 1 or first + len(tiles) - 1 > rules.box.highest:
        return None
    for number, tile in enumerate(tiles, first):
        if not tile.is_joker and tile != (colour, number):
            return None
    return Run(tiles, colour, first)


def _run_sorted(tiles: Tiles, rules: MeldRules) -> Run | None:
    numbered = _numbered(tiles)
    numbers = {tile.number for tile in numbered}
    colour = numbered[0].colour
    if colour is None or any(tile.colour != colour for tile in numbered):
        return None
    if len(numbers) < len(numbered) or max(numbers) - min(numbers) >= len(tiles):
        return None
    first = min(*numbers, rules.box.highest - len(tiles) + 1)
    if first < 1:
        return None
    places = range(first, first + len(tiles))
    laid = (Tile(colour, number) if number in numbers else JOKER for number in places)
    return Run(tuple(laid), colour, first)


def _group(tiles: Tiles, rules: MeldRules) -> Group | None:
    numbered = _numbered(tiles)
    number = numbered[0].number
    colours = {tile.colour for tile in numbered}
    if not rules.groups or len(tiles) > rules.largest_group:
        return None
    if len(colours) < len(numbered) or any(tile.number != number for tile in numbered):
        return None
    return Group(rules.box.sort(tiles), number)


def _shape_flaws(tiles: Tiles, rules: MeldRules) -> list[Flaw]:
    """What is wrong with the shape, said of the kind of meld that was probably meant."""
    numbered = _numbered(tiles)
    if not numbered:
        return [Flaw(FlawKind.ONLY_JOKERS)]
    numbers = {tile.number for tile in numbered}
    colours = {tile.colour for tile in numbered}
    if len(numbers) == 1 and len(numbered) > 1:
        return _group_flaws(tiles, rules)
    if len(colours) == 1:
        return _run_flaws(tiles, rules)
    if len(numbers) == len(numbered) and max(numbers) - min(numbers) < len(tiles):
        return [Flaw(FlawKind.RUN_MIXED_COLOURS)]
    return [Flaw(FlawKind.NOT_A_MELD)]


def _group_flaws(tiles: Tiles, rules: MeldRules) -> list[Flaw]:
    if not rules.groups:
        return [Flaw(FlawKind.GROUP_NOT_ALLOWED)]
    seen = Counter(_numbered(tiles))
    found = [about(FlawKind.GROUP_DOUBLE_COLOUR, tile) for tile in seen if seen[tile] > 1]
    if len(tiles) > rules.largest_group:
        args = {"count": len(tiles), "max": rules.largest_group}
        found.append(Flaw(FlawKind.GROUP_TOO_LARGE, args))
    return found


def _run_flaws(tiles: Tiles, rules: MeldRules) -> list[Flaw]:
    highest = rules.box.highest
    numbers = [tile.number for tile in _numbered(tiles)]
    found: list[Flaw] = []
    if len(tiles) > highest:
        found.append(Flaw(FlawKind.RUN_TOO_LONG, {"count": len(tiles), "max": highest}))
    if (highest, 1) in pairwise(numbers):
        found.append(Flaw(FlawKind.RUN_WRAP, {"max": highest}))
    elif len(set(numbers)) < len(numbers) or max(numbers) - min(numbers) >= len(tiles):
        found.append(Flaw(FlawKind.RUN_GAP))
    return found
