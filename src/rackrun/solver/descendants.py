"""What one lying meld can become where melds stay: it grows at its ends, swaps or loses jokers.

Booklets 000 and 002, laying and the joker; 003, the basic game.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, product

from rackrun.editions import Edition
from rackrun.melds import SHORTEST, Group, Meld, Run
from rackrun.tiles import JOKER, Tile, Tiles


@dataclass(frozen=True, slots=True)
class Descendant:
    """A lying meld after the turn."""

    meld: Meld
    laid: Tiles = ()
    """Numbered tiles that came from the rack."""
    added: int = 0
    """Jokers that were added."""
    swapped: int = 0
    """Jokers that were replaced by the right tile."""
    removed: int = 0
    """Jokers that left an end without replacement."""
    grown: bool = False

    @property
    def jokers(self) -> int:
        """How many more jokers lie in it."""
        return self.added - self.swapped - self.removed


@dataclass(frozen=True, slots=True)
class Means:
    """What is there to change a meld with."""

    edition: Edition
    rack: Mapping[Tile, int]
    jokers: int
    """Jokers that could be at hand at most."""
    own: frozenset[int] = frozenset()
    """Places of jokers that this seat laid and may not take."""

    def has(self, tile: Tile) -> bool:
        """Whether the rack holds this tile."""
        return self.rack.get(tile, 0) > 0


def descendants(meld: Meld, means: Means) -> Iterator[Descendant]:
    """Everything the meld can become, itself first."""
    yield Descendant(meld)
    match meld:
        case Run():
            found = _runs(meld, means)
        case Group():
            found = _groups(meld, means)
    limit = means.edition.melds.max_jokers
    for each in found:
        jokers = each.meld.tiles.count(JOKER)
        if (limit is None or jokers <= limit) and each.meld != meld:
            yield each


def _runs(run: Run, means: Means) -> Iterator[Descendant]:
    """Every choice of a low end, a high end and swaps between them."""
    lows = [*_additions(run, means, -1), *_removals(run, means, 0)]
    highs = [*_additions(run, means, 1), *_removals(run, means, -1)]
    for low, high in product(lows, highs):
        stays = range(low.removed, len(run.tiles) - high.removed)
        ends = (*low.tiles, *high.tiles)
        for swapped in _swaps(run, stays, means):
            middle = (run.stands_for[at] if at in swapped else run.tiles[at] for at in stays)
            tiles = (*low.tiles[::-1], *middle, *high.tiles)
            if len(tiles) < SHORTEST or all(tile.is_joker for tile in tiles):
                continue
            laid = [tile for tile in ends if not tile.is_joker]
            laid += (run.stands_for[at] for at in swapped)
            first = run.first + low.removed - len(low.tiles)
            yield Descendant(Run(tiles, run.colour, first), tuple(laid), ends.count(JOKER),
                             len(swapped), low.removed + high.removed, bool(ends))  # fmt: skip


@dataclass(frozen=True, slots=True)
class _End:
    """What becomes of one end: tiles added outwards, or jokers removed."""

    tiles: Tiles = ()
    removed: int = 0


def _additions(run: Run, means: Means, step: int) -> Iterator[_End]:
    """Tiles and jokers added outwards from one end, none to begin with."""
    start = run.first if step < 0 else run.last
    waiting: list[Tiles] = [()]
    while waiting:
        laid = waiting.pop()
        yield _End(laid)
        tile = Tile(run.colour, start + step * (len(laid) + 1))
        if not means.edition.box.has_number(tile):
            continue
        if means.has(tile):
            waiting.append((*laid, tile))
        if laid.count(JOKER) < means.jokers:
            waiting.append((*laid, JOKER))


def _removals(run: Run, means: Means, end: int) -> Iterator[_End]:
    """Jokers removed from one end (booklet 002, the joker)."""
    if means.edition.rules.joker_removal:
        numbered = [at for at, tile in enumerate(run.tiles) if not tile.is_joker]
        at_end = numbered[0] if end == 0 else len(run.tiles) - 1 - numbered[-1]
        for count in range(1, at_end + 1):
            yield _End((), count)


def end_jokers(run: Run) -> list[int]:
    """The places of the jokers beyond which no numbered tile lies."""
    numbered = [at for at, tile in enumerate(run.tiles) if not tile.is_joker]
    return [at for at in range(len(run.tiles)) if not numbered[0] <= at <= numbered[-1]]


def _swaps(run: Run, stays: range, means: Means) -> Iterator[tuple[int, ...]]:
    """Every choice of places whose jokers are replaced by the right tiles of the rack."""
    places = [
        at
        for at in stays
        if run.tiles[at].is_joker and at not in means.own and means.has(run.stands_for[at])
    ]
    for count in range(len(places) + 1):
        yield from combinations(places, count)


def _groups(group: Group, means: Means) -> Iterator[Descendant]:
    """Every choice of missing colours and of jokers that leaves the group no smaller."""
    box = means.edition.box
    numbered = tuple(tile for tile in group.tiles if not tile.is_joker)
    jokers, size = len(group.tiles) - len(numbered), len(group.tiles)
    missing = [tile for tile in group.missing(box.colours) if means.has(tile)]
    for count in range(len(missing) + 1):
        for laid in combinations(missing, count):
            there = len(numbered) + count
            largest = means.edition.melds.largest_group
            for after in range(
                max(0, size - there), min(jokers + means.jokers, largest - there) + 1
            ):
                swapped = max(0, jokers - after)
                if swapped > min(count, jokers - len(means.own)):
                    continue
                tiles = box.sort((*numbered, *laid, *[JOKER] * after))
                yield Descendant(Group(tiles, group.number), laid, max(0, after - jokers),
                                 swapped, 0, there + after > size)  # fmt: skip
