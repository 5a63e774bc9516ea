"""Moves of a player who makes a turn, and things that go wrong in one, each picked at random.

A move that finds nothing to do leaves the draft as it is. None of them asks whether it is legal.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain

from tests.kit.reading import JOKER, Box, Meld, melds_with, number, read, without

Melds = list[list[str]]
Move = Callable[["Draft"], None]

TRIES = 10  # to lay melds anew by chance


@dataclass(slots=True)
class Draft:
    """Table and rack while a turn is made; melds are in their stored order."""

    rng: random.Random
    box: Box
    limit: int
    table: Melds
    rack: list[str]

    def melds(self) -> Iterator[tuple[list[str], Meld]]:
        """Each valid meld with its reading, in random order."""
        for tiles in self.rng.sample(self.table, len(self.table)):
            meld = read(self.box, tiles)
            if meld:
                yield tiles, meld

    def copy(self) -> "Draft":
        """A draft that can be changed without changing this one."""
        table = [meld.copy() for meld in self.table]
        return Draft(self.rng, self.box, self.limit, table, self.rack.copy())

    def in_order(self, start: "Draft") -> bool:
        """Whether melds lie there, a tile of the rack is laid, and nothing odd has happened."""
        gained = Counter(self.rack) - Counter(start.rack)
        laid = Counter(start.rack) - Counter(self.rack)
        melds = [read(self.box, tiles) for tiles in self.table]
        same = Counter(chain(self.rack, *self.table)) == Counter(chain(start.rack, *start.table))
        return same and bool(laid) and set(gained) <= {JOKER} and all(melds)

    def tiles(self, *, jokers: bool) -> list[tuple[list[str], int]]:
        """Every place on the table with a joker, or with a numbered tile."""
        return [
            (meld, place)
            for meld in self.table
            for place, tile in enumerate(meld)
            if (tile == JOKER) is jokers
        ]


def lay(draft: Draft) -> None:
    """Lay a new meld from the rack, its jokers anywhere."""
    numbered = [tile for tile in draft.rack if tile != JOKER]
    draft.rng.shuffle(numbered)
    limit = draft.limit if draft.rng.random() < 0.9 else draft.box.jokers
    for tile in numbered:
        melds = list(melds_with(draft.box, limit, tile, without(draft.rack, [tile])))
        if melds:
            tiles = draft.rng.choice(melds)
            draft.rack = list(without(draft.rack, tiles))
            draft.table.append(_placed(draft, tiles))
            return


def _placed(draft: Draft, tiles: tuple[str, ...]) -> list[str]:
    """The tiles of a meld in order; a run may start wherever its jokers let it."""
    meld = read(draft.box, tiles)
    assert meld is not None, tiles
    if not meld.colour:
        return list(meld.cells)
    numbers = [number(tile) for tile in tiles if tile != JOKER]
    first = max(1, max(numbers) - len(tiles) + 1)
    last = min(*numbers, draft.box.top - len(tiles) + 1)
    start = draft.rng.randint(first, last)
    whole = [f"{meld.colour}{start + place}" for place in range(len(tiles))]
    return [tile if tile in tiles else JOKER for tile in whole]


def extend(draft: Draft) -> None:
    """Add a tile or a joker of the rack to a meld where it fits."""
    for tiles, meld in draft.melds():
        for place in draft.rng.sample([0, len(tiles)], 2):
            if meld.colour:
                fits = [meld.tile(place or -1)]
            else:
                fits = [f"{colour}{meld.start}" for colour in draft.box.colours]
            fits = [tile for tile in fits if tile in draft.rack and tile not in tiles]
            room = meld.cells.count(JOKER) < draft.limit or draft.rng.random() < 0.1
            if JOKER in draft.rack and room and draft.rng.random() < 0.4:
                fits.append(JOKER)
            if fits:
                tile = draft.rng.choice(fits)
                longer = [*tiles[:place], tile, *tiles[place:]]
                if read(draft.box, longer):
                    draft.rack.remove(tile)
                    tiles[:] = longer
                    return


def swap(draft: Draft) -> None:
    """Take a joker to the rack against the tile it stands for."""
    for tiles, meld in draft.melds():
        for place in draft.rng.sample(range(len(tiles)), len(tiles)):
            stands = [meld.tile(place)]
            if not meld.colour:
                stands = [f"{colour}{meld.start}" for colour in draft.box.colours]
            stands = [tile for tile in stands if tile in draft.rack and tile not in tiles]
            if tiles[place] == JOKER and stands:
                draft.rack.remove(stands[0])
                draft.rack.append(JOKER)
                tiles[place] = stands[0]
                return


def shift(draft: Draft) -> None:
    """Move a joker from the end of a run to the end of a run, mostly to where it is valid."""
    for tiles, meld in draft.melds():
        ends = [place for place in (0, -1) if tiles[place] == JOKER and len(tiles) > 3]
        if ends and meld.colour:
            tiles.pop(draft.rng.choice(ends))
            for other, _ in draft.melds():
                longer = [[JOKER, *other], [*other, JOKER]]
                fitting = [one for one in longer if read(draft.box, one)]
                if fitting:
                    other[:] = draft.rng.choice(fitting)
                    return
            draft.rng.choice(draft.table).append(JOKER)
            return


def rearrange(draft: Draft) -> None:
    """Take up to three melds and lay them anew, together with some of the rack."""
    _rearrange(draft, keep=False)


def rearrange_and_keep(draft: Draft) -> None:
    """The same, but a joker goes to the rack."""
    _rearrange(draft, keep=True)


def _rearrange(draft: Draft, *, keep: bool) -> None:
    count = min(len(draft.table), draft.rng.choice([1, 2, 2, 3]))
    taken = draft.rng.sample(range(len(draft.table)), count)
    loose = tuple(sorted(tile for place in taken for tile in draft.table[place]))
    if keep and JOKER not in loose:
        return
    kept = [JOKER] if keep else []
    for _ in range(TRIES):
        # A joker that goes to the rack stays there, and so do those that are there already.
        rack = [tile for tile in draft.rack if not keep or tile != JOKER]
        jokers = draft.rack.count(JOKER) - rack.count(JOKER) + len(kept)
        melds = _laid_anew(draft, without(loose, kept), rack)
        if melds:
            left = [meld for place, meld in enumerate(draft.table) if place not in taken]
            draft.table, draft.rack = left + melds, rack + [JOKER] * jokers
            return


def _laid_anew(draft: Draft, loose: tuple[str, ...], rack: list[str]) -> Melds:
    """One try at laying all the loose tiles, with what it needs of the rack; or nothing."""
    melds: Melds = []
    while loose:
        numbered = [tile for tile in loose if tile != JOKER]
        if not numbered:
            return []
        tile = draft.rng.choice(numbered)
        others = without(loose, [tile]) + tuple(rack)
        choices = list(melds_with(draft.box, draft.limit, tile, others))
        if not choices:
            return []
        tiles = draft.rng.choice(choices)
        from_rack = without(tiles, loose)
        loose = without(loose, tiles)
        for one in from_rack:
            rack.remove(one)
        melds.append(_placed(draft, tiles))
    return melds


def move_joker(draft: Draft) -> None:
    """A joker lies at another place of its meld."""
    places = draft.tiles(jokers=True)
    if places:
        meld, place = draft.rng.choice(places)
        meld.pop(place)
        meld.insert(draft.rng.choice([0, len(meld), draft.rng.randint(0, len(meld))]), JOKER)


def hop(draft: Draft) -> None:
    """A joker, or more rarely a tile, lies in another meld."""
    places = draft.tiles(jokers=draft.rng.random() < 0.7)
    if places:
        meld, place = draft.rng.choice(places)
        tile = meld.pop(place)
        other = draft.rng.choice(draft.table)
        other.insert(draft.rng.choice([0, len(other)]), tile)


def swap_wrongly(draft: Draft) -> None:
    """A joker has gone to the rack against any tile."""
    places = draft.tiles(jokers=True)
    numbered = [tile for tile in draft.rack if tile != JOKER]
    if places and numbered:
        meld, place = draft.rng.choice(places)
        meld[place] = draft.rng.choice(numbered)
        draft.rack.remove(meld[place])
        draft.rack.append(JOKER)


def swap_within(draft: Draft) -> None:
    """A joker lies where another meld had a tile, and the tile where the joker lay."""
    jokers, tiles = draft.tiles(jokers=True), draft.tiles(jokers=False)
    if jokers and tiles:
        (one, here), (two, there) = draft.rng.choice(jokers), draft.rng.choice(tiles)
        one[here], two[there] = two[there], one[here]


def swap_back(draft: Draft) -> None:
    """A joker has taken the place of a tile, which is on the rack."""
    places = draft.tiles(jokers=False)
    if places and JOKER in draft.rack:
        meld, place = draft.rng.choice(places)
        draft.rack.remove(JOKER)
        draft.rack.append(meld[place])
        meld[place] = JOKER


def pick_up(draft: Draft) -> None:
    """A joker, or more rarely a tile, has gone to the rack, from an end if need be."""
    places = draft.tiles(jokers=draft.rng.random() < 0.6)
    if places:
        meld, place = draft.rng.choice(places)
        draft.rack.append(meld.pop(place))


def split(draft: Draft) -> None:
    """A meld lies in two parts."""
    long = [meld for meld in draft.table if len(meld) > 5] or draft.table
    if long:
        meld = draft.rng.choice(long)
        place = draft.rng.randint(1, max(1, len(meld) - 1))
        draft.table.append(meld[place:])
        del meld[place:]


def merge(draft: Draft) -> None:
    """Two melds lie as one, if possible two that make a valid one."""
    pairs = [(one, two) for one in draft.table for two in draft.table if one is not two]
    pairs = [pair for pair in pairs if read(draft.box, pair[0] + pair[1])] or pairs
    if pairs:
        one, two = draft.rng.choice(pairs)
        draft.table = [meld for meld in draft.table if meld is not two]
        one += two


def drop(draft: Draft) -> None:
    """A meld is gone, mostly to the rack."""
    if draft.table:
        meld = draft.table.pop(draft.rng.randrange(len(draft.table)))
        if draft.rng.random() < 0.7:
            draft.rack += meld


def invent(draft: Draft) -> None:
    """A tile has become another one."""
    places = draft.tiles(jokers=draft.rng.random() < 0.3)
    if places:
        meld, place = draft.rng.choice(places)
        meld[place] = draft.rng.choice(draft.box.tiles())


SPOILERS: list[Move] = [hop, swap_wrongly, swap_back, pick_up, merge, drop, invent]
STRICT_SPOILERS: list[Move] = [
    move_joker,
    move_joker,
    hop,
    hop,
    shift,
    split,
    split,
    swap,
    swap_within,
    rearrange,
    rearrange_and_keep,
]
FREE_SPOILERS: list[Move] = [pick_up, split, rearrange, *[rearrange_and_keep] * 4]
