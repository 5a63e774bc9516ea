"""The piles while the moves of an explanation are found: how they lie, and what is unfinished.

A joker is swapped where it lay. So whatever comes to its pile before that is laid around it, and
what would leave no meld in which the joker stands for the same tile has to wait.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from rackrun.editions import Edition
from rackrun.melds import SHORTEST, Meld, MeldRules, Run, canonical, read
from rackrun.solver.explaining.fragments import Plan
from rackrun.solver.explaining.moves import Join, Move, Put, Split, SwapJoker, Take
from rackrun.table import Table
from rackrun.tiles import JOKER, Tile, Tiles

RACK = -1


class Sort(IntEnum):
    """What is to be done, in the order in which equally good errands are run."""

    SWAP = 0
    CARRY = 1
    SLIDE = 2
    PUT = 3
    SWAP_WITHIN = 4


SWAPS = (Sort.SWAP, Sort.SWAP_WITHIN)


@dataclass(slots=True, eq=False)
class Errand:
    """One move that is still to be made."""

    sort: Sort
    tiles: Tiles
    source: int
    """The pile it starts from."""
    to: int
    """The fresh meld that gets the tiles."""
    away: int | None = None
    """How much more is unfinished where it starts, as long as that is known."""
    there: int | None = None
    """The same where it ends."""

    @property
    def brings(self) -> Tiles:
        """What comes to the fresh meld: the tiles, or the joker that they are swapped for."""
        return (JOKER,) if self.sort in SWAPS else self.tiles


class Workbench:
    """The piles, and which fresh meld each is to become."""

    def __init__(self, plan: Plan, piles: Sequence[int], table: Table, edition: Edition) -> None:
        """The table before; some fresh melds have their pile there."""
        self.piles, self.edition, self.fresh = list(table), edition, plan.case.fresh
        self.homes = {to: piles[source] for to, source in plan.grounds.items()}
        self.grows = {home: to for to, home in self.homes.items()}
        self.contents = [frozenset(meld) for meld in self.fresh]
        self.stays = edition.rules.rearranging == "none"
        self.swaps: dict[int, Tiles] = {}
        """For each pile the tiles that are still to replace jokers there, if there are any."""
        for swap in plan.case.swaps:
            pile = piles[swap.meld]
            self.swaps[pile] = (*self.swaps.get(pile, ()), swap.tile)
        self.known: dict[int, int] = {}
        """How far piles are from a meld, as long as they stay as they are."""
        self.last = RACK
        """The pile that the last move went to."""

    def home(self, errand: Errand) -> int:
        """The pile of the fresh meld it goes to, or the next new one, or the rack."""
        if errand.to == RACK:
            return RACK
        return self.homes.get(errand.to, len(self.piles))

    def run(self, errand: Errand) -> Move:
        """Make the move."""
        source, home = errand.source, self.home(errand)
        becomes = self._grown(errand, home)
        left = becomes if home == source else self._left(errand)
        move = self._move(errand, home, left, becomes)
        if errand.sort in SWAPS:
            self.swaps[source] = self._swaps_after(errand, source)
            if not self.swaps[source]:
                del self.swaps[source]
        if source != RACK:
            self._lay(source, left)
        if home != RACK:
            self.homes[errand.to], self.grows[home], self.last = home, errand.to, home
            self._lay(home, becomes)
        return move

    def _lay(self, number: int, tiles: Tiles) -> None:
        self.piles[number : number + 1] = [tiles]
        self.known.pop(number, None)

    def _move(self, errand: Errand, home: int, left: Tiles, becomes: Tiles) -> Move:
        """The move that an errand is, as things lie now."""
        tiles, source = errand.tiles, errand.source
        match errand.sort:
            case Sort.SWAP | Sort.SWAP_WITHIN:
                return SwapJoker(tiles[0], source, None if home == RACK else home, left, becomes)
            case Sort.PUT:
                return Put(tiles, home, becomes)
            case Sort.CARRY if home == len(self.piles):
                return Split(tiles, source, home, left, becomes)
            case Sort.CARRY if not left:
                return Join(tiles, source, home, becomes)
            case _:
                return Take(tiles, source, home, left, becomes)

    def _left(self, errand: Errand) -> Tiles:
        """How the pile lies that the tiles come from: as before, unless it is finished by that."""
        source, left = errand.source, self._without(errand)
        swaps = self._swaps_after(errand, source)
        if swaps:
            return self._still(left, swaps) or left
        final = self.fresh[self.grows[source]] if source in self.grows else ()
        if len(left) == len(final) and _within(left, final):
            return final
        return canonical(left, self.edition.melds) if JOKER in left else left

    def _without(self, errand: Errand) -> Tiles:
        """What the errand leaves where it starts."""
        if errand.source == RACK:
            return ()
        pile = self.piles[errand.source]
        return self._swapped(pile, errand) if errand.sort in SWAPS else _less(pile, errand.tiles)

    def _grown(self, errand: Errand, home: int) -> Tiles:
        """How the pile lies that gets the tiles."""
        if home == RACK:
            return ()
        if errand.sort is Sort.SLIDE:
            return self.fresh[errand.to]
        pile, swaps = self._ground(errand, home), self._swaps_after(errand, home)
        if not swaps:
            return self._sorted((*pile, *errand.brings), errand.to)
        # If all errands wait for one another, one is run nonetheless, and its joker lies apart.
        return self._around(pile, errand, swaps) or (*pile, *errand.brings)

    def _ground(self, errand: Errand, home: int) -> Tiles:
        """The pile to which the tiles come; if a swapped joker stays there, with the swap made."""
        pile = self.piles[home] if home < len(self.piles) else ()
        return self._swapped(pile, errand) if errand.sort is Sort.SWAP_WITHIN else pile

    def _sorted(self, tiles: Tiles, to: int) -> Tiles:
        """How the pile of a fresh meld lies when tiles came to it."""
        if self._belong(tiles, to):
            return like(self.fresh[to], tiles)
        if is_meld(tiles, self.edition.melds):
            return canonical(tiles, self.edition.melds)
        return self.edition.box.sort(tiles)

    # What is unfinished.

    def weight(self, errand: Errand) -> int:
        """How much more is unfinished after the errand."""
        if errand.away is None:
            errand.away = self._away(errand)
        if errand.there is None:
            errand.there = self._there(errand)
        return errand.away + errand.there

    def _away(self, errand: Errand) -> int:
        source = errand.source
        if source == RACK or source == self.homes.get(errand.to):
            return 0
        to = self.grows.get(source, RACK)
        return self._unfinished(self._without(errand), to) - self._known(source)

    def _there(self, errand: Errand) -> int:
        home = self.homes.get(errand.to)
        if errand.to == RACK or home == errand.source:
            return 0
        if home is None:
            return self._unfinished(errand.brings, errand.to)
        return self._unfinished((*self.piles[home], *errand.brings), errand.to) - self._known(home)

    def _known(self, number: int) -> int:
        """How far a pile that lies there is from a meld; every errand to or from it asks."""
        if number not in self.known:
            to = self.grows.get(number, RACK)
            self.known[number] = self._unfinished(self.piles[number], to)
        return self.known[number]

    def _unfinished(self, tiles: Tiles, to: int) -> int:
        """How far a pile is from a meld: 1 if it is part of one, 2 if other tiles lie in it.

        A joker alone tells nobody where it belongs, so it counts as much.
        """
        lies = not tiles or is_meld(tiles, self.edition.melds)
        if to == RACK or (lies and JOKER not in tiles):
            return not lies
        if not lies:
            return 1 if self._belong(tiles, to) and tiles.count(JOKER) < len(tiles) else 2
        # Where melds stay, a joker is laid where it stays, not next to a gap.
        return (
            self.stays and self._belong(tiles, to) and not _in_line(_places(self.fresh[to], tiles))
        )

    def _belong(self, tiles: Tiles, to: int) -> bool:
        """Whether a fresh meld has all these tiles."""
        return self.contents[to].issuperset(tiles) and (
            len(set(tiles)) == len(tiles) or _within(tiles, self.fresh[to])
        )

    # Jokers that are still to be swapped.

    def waits(self, errand: Errand) -> bool:
        """Whether a joker has to be swapped before, since it could not be swapped afterwards."""
        source, home = errand.source, self.home(errand)
        if errand.sort is Sort.CARRY:
            return home in self.swaps or (source in self.swaps and not self._clears(errand))
        if errand.sort in SWAPS and self._joker(self.piles[source], errand.tiles[0]) is None:
            return True
        swaps = self._swaps_after(errand, home)
        return bool(swaps) and self._around(self._ground(errand, home), errand, swaps) is None

    def _clears(self, errand: Errand) -> bool:
        """Whether it takes a tile out of a group, so that its twin may replace a joker there."""
        pile, swaps = self.piles[errand.source], self.swaps[errand.source]
        if not _within(errand.tiles, pile) or not any(tile in swaps for tile in errand.tiles):
            return False
        return self._still(_less(pile, errand.tiles), swaps) is not None

    def _swaps_after(self, errand: Errand, number: int) -> Tiles:
        """The swaps that are still to be made in a pile once the errand is run."""
        swaps = self.swaps.get(number, ())
        made = errand.sort in SWAPS and errand.source == number
        return _less(swaps, errand.tiles) if made else swaps

    def _around(self, pile: Tiles, errand: Errand, swaps: Tiles) -> Tiles | None:
        """The pile with what comes to it, if these swaps can still be made in it then."""
        tiles, lowest = errand.brings, min(tile.number for tile in pile if not tile.is_joker)
        below = max((at for at, tile in enumerate(tiles, 1) if 0 < tile.number < lowest), default=0)
        return self._still((*tiles[:below], *pile, *tiles[below:]), swaps)

    def _still(self, tiles: Tiles, swaps: Tiles) -> Tiles | None:
        """How tiles lie that are a meld in which these swaps can still be made."""
        meld = read(tiles, self.edition.melds)
        if meld is None or any(self._place(tile, meld) is None for tile in swaps):
            return None
        return meld.tiles

    def _swapped(self, pile: Tiles, errand: Errand) -> Tiles:
        """The pile with the tile in the joker's place."""
        (tile,) = errand.tiles
        tiles, place = self._joker(pile, tile) or (pile, pile.index(JOKER))
        return (*tiles[:place], tile, *tiles[place + 1 :])

    def _joker(self, pile: Tiles, tile: Tile) -> tuple[Tiles, int] | None:
        """A joker that the tile may replace: how the pile lies, and the joker's place in it.

        Jokers that came to a pile in which there was no place for them lie behind its meld.
        """
        for end in range(len(pile), 0, -1):
            meld = read(pile[:end], self.edition.melds)
            place = None if meld is None else self._place(tile, meld)
            if meld is not None and place is not None:
                return (*meld.tiles, *pile[end:]), place
        return None

    def _place(self, tile: Tile, meld: Meld) -> int | None:
        """The place of a joker that this tile may replace."""
        if isinstance(meld, Run):
            stands = zip(meld.tiles, meld.stands_for, strict=True)
            return next((at for at, pair in enumerate(stands) if pair == (JOKER, tile)), None)
        replaces = JOKER in meld.tiles and tile in meld.missing(self.edition.box.colours)
        return meld.tiles.index(JOKER) if replaces else None


def is_meld(tiles: Tiles, rules: MeldRules) -> bool:
    """Whether the tiles of a box can be read as a meld; reading them would take much longer."""
    size = len(tiles)
    if size < SHORTEST:
        return False
    colours, numbers = map(set, zip(*tiles, strict=True))
    colours.discard(None)
    numbers.discard(0)
    jokers = tiles.count(JOKER)
    if rules.max_jokers is not None and jokers > rules.max_jokers:
        return False
    in_row = len(colours) == 1 and len(numbers) == size - jokers
    if in_row and max(numbers) - min(numbers) < size <= rules.box.highest:
        return True
    in_group = len(numbers) == 1 and len(colours) == size - jokers
    return in_group and rules.groups and size <= rules.largest_group


def like(meld: Tiles, tiles: Tiles) -> Tiles:
    """These tiles of a meld in the order in which they lie there."""
    return tuple(meld[place] for place in _places(meld, tiles))


def _places(meld: Tiles, tiles: Tiles) -> list[int]:
    """Where these tiles lie in a meld."""
    left, found = list(tiles), list[int]()
    for place, tile in enumerate(meld):
        if tile in left:
            left.remove(tile)
            found.append(place)
    return found


def _within(tiles: Tiles, meld: Tiles) -> bool:
    """Whether a meld has all these tiles."""
    return len(_places(meld, tiles)) == len(tiles)


def _in_line(places: Sequence[int]) -> bool:
    """Whether the places are next to one another."""
    return not places or places[-1] - places[0] == len(places) - 1


def _less(pile: Tiles, tiles: Tiles) -> Tiles:
    """What is left of a pile, in its order."""
    left = list(pile)
    for tile in tiles:
        left.remove(tile)
    return tuple(left)
