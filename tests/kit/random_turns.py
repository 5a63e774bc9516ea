"""Random turns near the border between legal and illegal, small enough for the oracle.

A turn is made as a player makes it, move by move; half of them are then spoilt. Nothing here
decides what is legal: a move may break a rule unnoticed, and a spoilt turn may be legal.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import TypedDict

from tests.kit.reading import BOXES, JOKER, Box, Meld, melds_with, number, read, without

Melds = list[list[str]]

RACK = 8  # tiles, at most
TRIES = 40  # to find what fits by chance


class Turn(TypedDict):
    """A turn, as the referee is asked about it."""

    edition: str
    options: dict[str, int]
    opened: bool
    table: Melds
    rack: list[str]
    table_after: Melds
    rack_after: list[str]


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


def turn(rng: random.Random, edition: str) -> Turn:
    """A turn of the edition; the same state of `rng` gives the same turn."""
    box = BOXES[edition]
    most = rng.choice([None, None, None, None, None, None, 1, 2])
    limit = most or box.jokers
    pile = Counter(box.tiles())
    table = _lay_table(rng, box, limit, pile)
    opened = rng.random() < (0.75 if box.steps in ("junior", "stars", "cards") else 0.45)
    rack = _deal(rng, box, pile, table, rich=box.steps == "any" and not opened)
    stored = [list(meld.cells) for meld in (read(box, tiles) for tiles in table) if meld]
    start = Draft(rng, box, limit, stored, rack)
    draft = _played(start, opened=opened)
    for _ in range(rng.choice([0, 1, 1, 2, 3, 4])):
        draft = _spoilt(draft, start)
    opened = opened and rng.random() < 0.85
    for tiles in draft.table:
        if rng.random() < 0.08:
            rng.shuffle(tiles)
    rng.shuffle(draft.table)
    rng.shuffle(draft.rack)
    return Turn(
        edition=edition,
        options={"max_jokers_per_set": most} if most else {},
        opened=opened,
        table=table,
        rack=rack,
        table_after=draft.table,
        rack_after=draft.rack,
    )


def _played(start: Draft, *, opened: bool) -> Draft:
    """The draft after some moves; if they laid nothing, they are mostly tried again."""
    draft = start.copy()
    for _ in range(TRIES):
        draft = start.copy()
        _play(draft, opened=opened)
        if Counter(draft.rack) != Counter(start.rack) or start.rng.random() < 0.05:
            break
    return draft


def _spoilt(draft: Draft, start: Draft) -> Draft:
    """The draft after one thing went wrong, mostly so that it takes a second look to see it."""
    spoilers = SPOILERS + (FREE_SPOILERS if draft.box.groups else STRICT_SPOILERS)
    spoilt = draft.copy()
    for _ in range(TRIES):
        spoilt = draft.copy()
        draft.rng.choice(spoilers)(spoilt)
        if spoilt.table != draft.table and spoilt.in_order(start):
            break
        if draft.rng.random() < 0.05:
            break
    return spoilt


def _take(pile: Counter[str], tiles: list[str]) -> bool:
    """Take the tiles from the pile, if it has them all."""
    if not Counter(tiles) <= pile:
        return False
    pile.subtract(tiles)
    return True


def _lay_table(rng: random.Random, box: Box, limit: int, pile: Counter[str]) -> Melds:
    """A table of up to four melds, rich in jokers; some runs touch or are equal."""
    table: Melds = []
    for _ in range(rng.choice([0, 1, 1, 2, 2, 2, 3, 3, 4])):
        for _ in range(TRIES):
            tiles = _some_meld(rng, box, limit, table)
            if _take(pile, tiles):
                table.append(tiles)
                break
    for tiles in table:
        if rng.random() < 0.08:
            rng.shuffle(tiles)
    return table


def _some_meld(rng: random.Random, box: Box, limit: int, table: Melds) -> list[str]:
    """A meld with up to three jokers, in whatever place; as often as not near a lying run."""
    if box.groups and rng.random() < 0.4:
        colours = rng.sample(box.colours, rng.choice([3, 3, 4]))
        chosen = rng.randint(1, box.top)
        tiles = [f"{colour}{chosen}" for colour in colours]
    else:
        size = rng.choice([3, 3, 3, 4, 4, 5, 6])
        colour, start = rng.choice(box.colours), rng.randint(1, box.top - size + 1)
        near = [meld for meld in (read(box, tiles) for tiles in table) if meld and meld.colour]
        if near and rng.random() < 0.5:
            lying = rng.choice(near)
            colour, behind = lying.colour, lying.start + len(lying.cells)
            start = rng.choice([lying.start, behind, behind + 1, lying.start - size])
            start = min(max(start, 1), box.top - size + 1)
        tiles = [f"{colour}{start + place}" for place in range(size)]
    jokers = min(rng.choice([0, 1, 1, 1, 2, 2, 3]), limit, len(tiles) - 1)
    for place in rng.sample(range(len(tiles)), jokers):
        tiles[place] = JOKER
    return tiles


def _deal(
    rng: random.Random, box: Box, pile: Counter[str], table: Melds, *, rich: bool
) -> list[str]:
    """A rack with much that fits: what jokers stand for, neighbours, melds, near-melds."""
    rack: list[str] = []
    fitting = rng.choice([0.1, 0.1, 0.5]) if box.groups else 0.5
    for tile in _wanted(box, table):
        if rng.random() < fitting and _take(pile, [tile]):
            rack.append(tile)
    rng.shuffle(rack)
    rack = rack[: 2 if rich else 6]
    for _ in range(2 if rich else rng.choice([0, 1, 1, 2])):
        for _ in range(TRIES):
            tiles = _some_meld(rng, box, box.jokers, table)
            low = rich and max(number(tile) for tile in tiles if tile != JOKER) < 7
            if not low and _take(pile, tiles):
                rack += tiles if rng.random() < 0.85 else tiles[1:]
                break
    if rng.random() < 0.4 and _take(pile, [JOKER]):
        rack.append(JOKER)
    rack = rack[: RACK + 1 if rich else RACK]
    rest = sorted(pile.elements())
    rack += rng.sample(rest, min(len(rest), rng.randint(0, 1 if len(rack) > 4 else 2)))
    rng.shuffle(rack)
    return rack


def _wanted(box: Box, table: Melds) -> Iterator[str]:
    """The tiles that jokers stand for and that fit at the ends, more than once if twice wanted."""
    for tiles in table:
        meld = read(box, tiles)
        if meld and meld.colour:
            places = [place for place, cell in enumerate(meld.cells) if cell == JOKER]
            yield from (meld.tile(place) for place in (*places, -1, len(meld.cells)))
        elif meld:
            for colour in box.colours:
                if f"{colour}{meld.start}" not in meld.cells:
                    yield from [f"{colour}{meld.start}"] * max(1, meld.cells.count(JOKER))


def _play(draft: Draft, *, opened: bool) -> None:
    """Make one to six moves of those the edition knows, with its duties mostly in mind."""
    steps = draft.box.steps
    moves = [lay, extend, extend, swap, swap]
    if steps == "any":
        moves = [lay, extend, rearrange, rearrange, shift]
    if steps == "stars":
        moves += [shift]
    if steps == "pro":
        moves += [rearrange, rearrange]
    if not opened and steps in ("any", "cards", "pro"):
        swaps = steps != "any" and draft.rng.random() < 0.4
        if swaps:
            swap(draft)
        before = len(draft.table)
        for _ in range(draft.rng.choice([1, 2, 3]) if steps == "any" else 1):
            lay(draft)
        if len(draft.table) == before and draft.rng.random() < 0.8:
            moves = [swap] if swaps else [lay]
    for _ in range(draft.rng.choice([1, 1, 2, 2, 3, 4, 6])):
        draft.rng.choice(moves)(draft)


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
    last = min(min(numbers), draft.box.top - len(tiles) + 1)
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
    for _ in range(TRIES // 4):
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


Spoilers = list[Callable[[Draft], None]]

SPOILERS: Spoilers = [hop, swap_wrongly, swap_back, pick_up, merge, drop, invent]
STRICT_SPOILERS: Spoilers = [
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
FREE_SPOILERS: Spoilers = [pick_up, split, rearrange, *[rearrange_and_keep] * 4]
