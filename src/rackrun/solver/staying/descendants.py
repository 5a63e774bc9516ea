"""What one lying meld can become where melds stay: it grows at its ends, swaps or loses jokers.

Booklets 000 and 002, laying and the joker; 003, the basic game.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import combinations, product
from typing import NamedTuple

from rackrun.editions import Edition
from rackrun.melds import SHORTEST, Group, Meld, Run
from rackrun.tiles import JOKER, Tile, Tiles


class Descendant(NamedTuple):
    """A lying meld after the turn."""

    make: Callable[[], Meld]
    """Makes the meld: few of all descendants are ever laid."""
    new: tuple[Tiles, ...]
    """Tiles and jokers that were not there before."""
    packed: int = 0
    """The numbered ones of them, packed."""
    added: int = 0
    """Jokers that were added."""
    swapped: int = 0
    """Jokers that were replaced by the right tile."""
    removed: int = 0
    """Jokers that left an end without replacement."""
    grown: bool = False
    borrows: bool = False
    """Whether a joker can be removed only while another one, borrowed, lies in the run."""
    lends: bool = False
    """Whether a joker can leave the run, for a while at least, before another one is added."""

    @property
    def meld(self) -> Meld:
        """The meld that it is."""
        return self.make()

    @property
    def laid(self) -> Tiles:
        """Numbered tiles that came from the rack."""
        return tuple(tile for tiles in self.new for tile in tiles if not tile.is_joker)

    @property
    def jokers(self) -> int:
        """How many more jokers lie in it."""
        return self.added - self.swapped - self.removed

    @property
    def touched(self) -> bool:
        """Whether it does not lie there as it lay."""
        return bool(self.packed or self.added or self.removed)


@dataclass(frozen=True, slots=True)
class Means:
    """What is there to change a meld with."""

    edition: Edition
    units: Mapping[Tile, int]
    """For each numbered tile of the rack what one of it is, packed."""
    jokers: int
    """Jokers that could be at hand at most."""
    own: frozenset[int] = frozenset()
    """Places of jokers that this seat laid and may not take."""
    gain: int | None = None
    """How many more jokers could lie in the meld, where that is known."""
    thrifty: bool = False
    """Leave out runs with a joker at an end that could as well lie at the other end."""

    @property
    def limit(self) -> int:
        """The most jokers in one meld."""
        limit = self.edition.melds.max_jokers
        return self.edition.box.jokers if limit is None else limit


def descendants(meld: Meld, means: Means) -> Iterator[Descendant]:
    """Everything the meld can become, itself first."""
    match meld:
        case Run():
            return _runs(meld, means)
        case Group():
            return _groups(meld, means)


def _runs(run: Run, means: Means) -> Iterator[Descendant]:
    """Every choice of a low end, a high end and swaps between them."""
    earlier = [_Before(run, swapped, means) for swapped in _swaps(run, means)]
    lows = [*_additions(run, means, -1), *_removals(earlier[0].low, means)]
    highs = [*_additions(run, means, 1), *_removals(earlier[0].high, means)]
    room = means.edition.box.highest - run.last
    for low, high in _thrifty(lows, highs, room) if means.thrifty else product(lows, highs):
        for before in earlier:
            changed = before.changed(low, high)
            if changed is not None:
                yield changed


class _End(NamedTuple):
    """What becomes of one end: tiles added outwards, or jokers removed."""

    tiles: Tiles = ()
    packed: int = 0
    added: int = 0
    removed: int = 0
    begins_with_tile: bool = False
    """Whether the first of the added tiles is no joker."""
    ends_with_joker: bool = False


def _thrifty(lows: list[_End], highs: list[_End], room: int) -> Iterator[tuple[_End, _End]]:
    """Every low end with every high end, but an outermost joker has one place only.

    An added joker with nothing behind it could lie at the other end as well, where a joker less
    is removed; or else at the high end, while there is room.
    """
    full = [high for high in highs if len(high.tiles) == room]
    shut = [high for high in highs if not high.ends_with_joker]
    for low in lows:
        for high in full if low.ends_with_joker else shut if low.removed else highs:
            yield low, high


class _Before:
    """A run whose jokers are swapped, before anything else is done to it."""

    def __init__(self, run: Run, swapped: Tiles, means: Means) -> None:
        """Count the jokers, those at the ends apart."""
        self.run, self.swapped, self.means = run, swapped, means
        self.packed = sum(means.units[tile] for tile in swapped)
        numbered = [
            at
            for at, tile in enumerate(run.stands_for)
            if not run.tiles[at].is_joker or tile in swapped
        ]
        self.size = len(run.tiles)
        self.jokers = self.size - len(numbered)
        self.low, self.high = numbered[0], self.size - 1 - numbered[-1]
        self.most = means.limit - self.jokers
        """How many more jokers may lie in it now."""
        if means.gain is not None:
            self.most = min(self.most, means.gain + len(swapped))

    def changed(self, low: _End, high: _End) -> Descendant | None:
        """The run with these ends, if it is one and can be reached."""
        added, removed = low.added + high.added, low.removed + high.removed
        if added - removed > self.most or added > self.means.jokers:
            return None
        if low.removed > self.low or high.removed > self.high:
            return None
        if self.size + len(low.tiles) + len(high.tiles) - removed < SHORTEST:
            return None
        # A run of more than three tiles gives a joker at once, one of three after a tile was
        # added at the other end. If a joker comes first there, it has to be another one, and
        # there has to be room for both. Then the run is long enough for all that follows.
        long = self.size > SHORTEST
        low_lends = self.low > 0 and (long or high.begins_with_tile)
        lends = low_lends or (self.high > 0 and (long or low.begins_with_tile))
        borrows = 0 < removed >= added and not lends
        if borrows and self.jokers >= self.means.limit:
            return None
        return Descendant(
            partial(_run, self.run, self.swapped, low, high),
            (low.tiles, high.tiles, self.swapped), self.packed + low.packed + high.packed,
            added, len(self.swapped), removed, bool(low.tiles or high.tiles), borrows, lends,
        )  # fmt: skip


def _run(run: Run, swapped: Tiles, low: _End, high: _End) -> Run:
    """The run with other ends and with tiles for jokers."""
    stays = range(low.removed, len(run.tiles) - high.removed)
    meant = run.stands_for
    middle = (meant[at] if meant[at] in swapped else run.tiles[at] for at in stays)
    first = run.first + low.removed - len(low.tiles)
    return Run((*low.tiles[::-1], *middle, *high.tiles), run.colour, first)


def _additions(run: Run, means: Means, step: int) -> Iterator[_End]:
    """Tiles and jokers added outwards from one end, none to begin with."""
    start = run.first if step < 0 else run.last
    waiting = [_End()]
    while waiting:
        end = waiting.pop()
        yield end
        tiles, packed, added, _, with_tile, _ = end
        tile = Tile(run.colour, start + step * (len(tiles) + 1))
        if not means.edition.box.has_number(tile):
            continue
        if tile in means.units:
            begins = with_tile or not tiles
            waiting.append(_End((*tiles, tile), packed + means.units[tile], added, 0, begins))
        if added < means.jokers:
            more = (*tiles, JOKER)
            waiting.append(_End(more, packed, added + 1, 0, with_tile, ends_with_joker=True))


def _removals(jokers: int, means: Means) -> Iterator[_End]:
    """Jokers removed from an end that has so many (booklet 002, the joker)."""
    if means.edition.rules.joker_removal:
        for count in range(1, jokers + 1):
            yield _End(removed=count)


def end_jokers(run: Run) -> list[int]:
    """The places of the jokers beyond which no numbered tile lies."""
    numbered = [at for at, tile in enumerate(run.tiles) if not tile.is_joker]
    return [at for at in range(len(run.tiles)) if not numbered[0] <= at <= numbered[-1]]


def _swaps(run: Run, means: Means) -> Iterator[Tiles]:
    """Every choice of tiles of the rack that replace jokers of the run."""
    right = [
        tile
        for at, tile in enumerate(run.stands_for)
        if run.tiles[at].is_joker and at not in means.own and tile in means.units
    ]
    for count in range(len(right) + 1):
        yield from combinations(right, count)


def _groups(group: Group, means: Means) -> Iterator[Descendant]:
    """Every choice of missing colours and of jokers that leaves the group no smaller."""
    box, largest = means.edition.box, means.edition.melds.largest_group
    numbered = tuple(tile for tile in group.tiles if not tile.is_joker)
    jokers, size = len(group.tiles) - len(numbered), len(group.tiles)
    missing = [tile for tile in group.missing(box.colours) if tile in means.units]
    for count in range(len(missing) + 1):
        there = len(numbered) + count
        most = min(jokers + means.jokers, largest - there, means.limit)
        for after in range(max(0, size - there), most + 1):
            swapped, added = max(0, jokers - after), max(0, after - jokers)
            if swapped > min(count, jokers - len(means.own)):
                continue
            for laid in combinations(missing, count):
                tiles = box.sort((*numbered, *laid, *[JOKER] * after))
                yield Descendant(
                    partial(Group, tiles, group.number), (laid,),
                    sum(means.units[tile] for tile in laid),
                    added, swapped, 0, there + after > size,
                )  # fmt: skip
