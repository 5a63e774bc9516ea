"""Random turns near the border between legal and illegal, small enough for the oracle.

A turn is made as a player makes it, move by move; most of them are then spoilt. Nothing here
decides what is legal: a move may break a rule unnoticed, and a spoilt turn may be legal.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import TypedDict

from tests.kit.moves import (
    FREE_SPOILERS,
    SPOILERS,
    STRICT_SPOILERS,
    Draft,
    Melds,
    Move,
    extend,
    lay,
    rearrange,
    shift,
    swap,
)
from tests.kit.reading import BOXES, JOKER, Box, number, read

RACK = 8  # tiles, at most, but for one or two that fit nowhere
TRIES = 40  # to find by chance what fits


class Turn(TypedDict):
    """A turn, as the referee is asked about it."""

    edition: str
    options: dict[str, int]
    opened: bool
    table: Melds
    rack: list[str]
    table_after: Melds
    rack_after: list[str]


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
    fitting = rng.choice([0.1, 0.1, 0.5]) if box.groups else 0.5
    wanted = [tile for tile in _wanted(box, table) if rng.random() < fitting]
    rack = [tile for tile in wanted if _take(pile, [tile])]
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
    moves: list[Move] = [lay, extend, extend, swap, swap]
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
