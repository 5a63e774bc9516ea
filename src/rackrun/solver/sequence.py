"""The order of the moves: one after the other, with as little unfinished as can be on the way.

Any order leads to the table after, so the order is for the person who follows it. A joker is
swapped where it lay, so nothing is carried to or from its meld before that. Among the rest the
next move is the one that leaves the fewest piles which are no melds.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

from rackrun.editions import Edition
from rackrun.melds import SHORTEST, Run, canonical, read
from rackrun.solver.fragments import Plan
from rackrun.solver.moves import Draft, Join, Move, Put, Split, SwapJoker, Take
from rackrun.tiles import JOKER, Tiles

RACK = -1

WINDOW = 32
"""So many errands are weighed against each other; few plays have more."""


class _Sort(IntEnum):
    """What is to be done, in the order in which equally good errands are run."""

    SWAP = 0
    CARRY = 1
    SLIDE = 2
    PUT = 3
    SWAP_WITHIN = 4


_SWAPS = (_Sort.SWAP, _Sort.SWAP_WITHIN)


@dataclass(slots=True, eq=False)
class _Errand:
    """One move that is still to be made."""

    sort: _Sort
    tiles: Tiles
    source: int
    """The pile it starts from."""
    to: int
    """The fresh meld that gets the tiles."""
    rank: tuple[bool, int, _Sort] | None = None
    """How soon it is to be done, as long as that is known."""


def sequence(
    plan: Plan, piles: Sequence[int], start: Draft, edition: Edition, *, opening: bool
) -> Iterator[Move]:
    """The moves of a plan; ``piles`` are the numbers of the changed melds.

    Where the seat opens with this play, the melds of its own come first.
    """
    desk = _Desk(plan, piles, start, edition)
    errands = list(_errands(plan, piles))
    own = {to for to, meld in enumerate(plan.case.fresh) if opening and _from_rack(plan, to, meld)}
    while errands:
        chosen = _next(errands[:WINDOW], desk, own)
        errands.remove(chosen)
        touched = {chosen.source, desk.home(chosen)} - {RACK}
        yield desk.run(chosen)
        for errand in errands[:WINDOW]:
            if errand.source in touched or desk.homes.get(errand.to) in touched:
                errand.rank = None


def _next(errands: Sequence[_Errand], desk: "_Desk", own: set[int]) -> _Errand:
    """The errand to run next."""
    # Swaps stand first in the list, so none is hidden behind the window.
    desk.swapping = {errand.source for errand in errands if errand.sort in _SWAPS}
    best: tuple[tuple[bool, int, _Sort], bool] | None = None
    chosen = errands[0]
    for errand in errands:
        home = desk.homes.get(errand.to)
        if errand.sort is _Sort.CARRY and not desk.swapping.isdisjoint((errand.source, home)):
            continue
        if errand.rank is None:
            errand.rank = errand.to not in own, desk.weight(errand), errand.sort
        rank = errand.rank, desk.last not in (errand.source, home)
        if best is None or rank < best:
            best, chosen = rank, errand
    return chosen


def _from_rack(plan: Plan, to: int, meld: Tiles) -> bool:
    return len(plan.parts.get((len(plan.case.old), to), ())) == len(meld)


def _errands(plan: Plan, piles: Sequence[int]) -> Iterator[_Errand]:
    """Every move of the plan: the swaps, then one fresh meld after the other."""
    case, rack, hand = plan.case, len(plan.case.old), len(plan.case.old) + 1
    places = [
        to if to < len(case.fresh) else RACK
        for (source, to), jokers in sorted(plan.parts.items())
        if source == hand
        for _ in jokers
    ]
    for swap, to in zip(case.swaps, places, strict=True):
        within = plan.stays(swap.meld, to)
        sort = _Sort.SWAP_WITHIN if within else _Sort.SWAP
        yield _Errand(sort, (swap.tile,), piles[swap.meld], to)
    for source, to in sorted(plan.carried, key=lambda link: link[::-1]):
        tiles = _like(case.fresh[to], plan.parts[source, to])
        if source == rack:
            yield _Errand(_Sort.PUT, tiles, RACK, to)
        else:
            yield _Errand(_Sort.CARRY, tiles, piles[source], to)
    for source in plan.unmoved:
        to = next(to for to, ground in plan.grounds.items() if ground == source)
        jokers = tuple(tile for tile in case.old[source] if tile.is_joker)
        yield _Errand(_Sort.SLIDE, jokers, piles[source], to)


class _Desk:
    """The draft while the moves are found."""

    def __init__(self, plan: Plan, piles: Sequence[int], draft: Draft, edition: Edition) -> None:
        """The table before; some fresh melds have their pile there."""
        self.draft, self.edition, self.fresh = draft, edition, plan.case.fresh
        self.homes = {to: piles[source] for to, source in plan.grounds.items()}
        self.grows = {home: to for to, home in self.homes.items()}
        self.stays = edition.rules.rearranging == "none"
        self.swapping: set[int] = set()
        """The piles with a joker that is still to be swapped."""
        self.known: dict[tuple[Tiles, int], int] = {}
        self.last = RACK
        """The pile that the last move went to."""

    def home(self, errand: _Errand) -> int:
        """The pile of the fresh meld it goes to, or the next new one, or the rack."""
        if errand.to == RACK:
            return RACK
        return self.homes.get(errand.to, len(self.draft.piles))

    def run(self, errand: _Errand) -> Move:
        """Make the move."""
        move, home = self._move(errand), self.home(errand)
        if home != RACK:
            self.homes[errand.to] = self.last = home
            self.grows[home] = errand.to
        self.draft = self.draft.after(move)
        return move

    def weight(self, errand: _Errand) -> int:
        """How much more is unfinished after the errand."""
        source, home = errand.source, self.home(errand)
        pile, other = self.draft.pile(source), self.draft.pile(home)
        if source == home:
            return 0
        weight = 0
        if source != RACK:
            swap = errand.sort in _SWAPS
            left = self._swapped(pile, errand) if swap else _less(pile, errand.tiles)
            to = self.grows.get(source, RACK)
            weight += self._unfinished(left, to) - self._weighed(pile, to)
        if home != RACK:
            came = (JOKER,) if errand.sort in _SWAPS else errand.tiles
            weight += self._unfinished((*other, *came), errand.to)
            weight -= self._weighed(other, errand.to)
        return weight

    def _weighed(self, pile: Tiles, to: int) -> int:
        """How far a pile that lies there is from a meld; every errand to or from it asks."""
        if (pile, to) not in self.known:
            self.known[pile, to] = self._unfinished(pile, to)
        return self.known[pile, to]

    def _unfinished(self, tiles: Tiles, to: int) -> int:
        """How far a pile is from a meld: 1 if it is part of one, 2 if other tiles lie in it.

        A joker alone tells nobody where it belongs, so it counts as much.
        """
        lies = not tiles or self._is_meld(tiles)
        if to == RACK or (lies and JOKER not in tiles):
            return not lies
        final = self.fresh[to]
        strange = any(tiles.count(tile) > final.count(tile) for tile in tiles)
        if lies:
            # Where melds stay, a joker is laid where it stays, not next to a gap.
            return self.stays and not strange and not _in_line(_places(final, tiles))
        return 2 if strange or set(tiles) == {JOKER} else 1

    def _is_meld(self, tiles: Tiles) -> bool:
        if len(tiles) < SHORTEST:
            return False
        # Most piles on the way have neither one colour nor one number, which is soon seen.
        colour, number = next((tile for tile in tiles if not tile.is_joker), JOKER)
        for other, another in tiles:
            if other != colour and another not in (number, 0):
                return False
        return read(tiles, self.edition.melds) is not None

    def _move(self, errand: _Errand) -> Move:
        """The move that an errand is, as things lie now."""
        home = self.home(errand)
        match errand.sort:
            case _Sort.SWAP | _Sort.SWAP_WITHIN:
                return self._swap(errand, home)
            case _Sort.SLIDE:
                final = self.fresh[errand.to]
                return Take(errand.tiles, home, home, final, final)
            case _Sort.PUT:
                return Put(errand.tiles, home, self._grown(errand, errand.tiles))
            case _Sort.CARRY:
                return self._carry(errand, home)

    def _carry(self, errand: _Errand, home: int) -> Move:
        tiles, source = errand.tiles, errand.source
        becomes = self._grown(errand, tiles)
        left = self._lying(_less(self.draft.pile(source), tiles), source)
        if home == len(self.draft.piles):
            return Split(tiles, source, home, left, becomes)
        if not left:
            return Join(tiles, source, home, becomes)
        return Take(tiles, source, home, left, becomes)

    def _swap(self, errand: _Errand, home: int) -> SwapJoker:
        (tile,), source = errand.tiles, errand.source
        pile = self._swapped(self.draft.pile(source), errand)
        if home == RACK:
            return SwapJoker(tile, source, None, self._lying(pile, source), ())
        if home == source:
            both = self._sorted((*pile, JOKER), errand.to)
            return SwapJoker(tile, source, home, both, both)
        becomes = self._grown(errand, (JOKER,))
        return SwapJoker(tile, source, home, self._lying(pile, source), becomes)

    def _grown(self, errand: _Errand, tiles: Tiles) -> Tiles:
        home = self.home(errand)
        both = (*self.draft.pile(home), *tiles)
        if home in self.swapping and self._is_meld(both):
            return canonical(both, self.edition.melds)
        return self._sorted(both, errand.to)

    def _sorted(self, tiles: Tiles, to: int) -> Tiles:
        """How the pile of a fresh meld lies when tiles came to it."""
        if Counter(tiles) <= Counter(self.fresh[to]):
            return _like(self.fresh[to], tiles)
        meld = read(tiles, self.edition.melds)
        return self.edition.box.sort(tiles) if meld is None else meld.tiles

    def _swapped(self, pile: Tiles, errand: _Errand) -> Tiles:
        """The pile with the tile in the joker's place."""
        (tile,), meld = errand.tiles, read(pile, self.edition.melds)
        if isinstance(meld, Run) and tile in meld.stands_for:
            pile, place = meld.tiles, meld.stands_for.index(tile)
        else:
            place = pile.index(JOKER)
        return (*pile[:place], tile, *pile[place + 1 :])

    def _lying(self, tiles: Tiles, number: int) -> Tiles:
        """How a pile lies when tiles left it: as before, unless it is finished by that."""
        final = self.fresh[self.grows[number]] if number in self.grows else ()
        if len(tiles) == len(final) and Counter(tiles) == Counter(final):
            return final
        return canonical(tiles, self.edition.melds)


def _like(meld: Tiles, tiles: Tiles) -> Tiles:
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


def _in_line(places: Sequence[int]) -> bool:
    """Whether the places are next to one another."""
    return not places or places[-1] - places[0] == len(places) - 1


def _less(pile: Tiles, tiles: Tiles) -> Tiles:
    """What is left of a pile, in its order."""
    left = list(pile)
    for tile in tiles:
        left.remove(tile)
    return tuple(left)
