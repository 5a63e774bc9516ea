"""Fragments: which tiles of which meld, or of the rack, end in which meld of the table after.

Two red sevens are the same tile twice, so there may be many ways to say where each came from. A
*case* is the question that is left once the joker swaps are chosen, a *plan* is one answer.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from rackrun.solver.explaining.covering import Budget, fewest
from rackrun.solver.explaining.links import Grid, matching
from rackrun.tiles import JOKER, Tile, Tiles

WORK_PER_WAY = 6
"""What it costs to find one way for a kind of tile, in the work of a search."""


class Swap(NamedTuple):
    """A tile of the rack takes the place of a joker in a changed meld."""

    tile: Tile
    meld: int
    place: int


@dataclass(frozen=True, slots=True)
class Case:
    """The changed melds once some jokers are swapped, and what is to become of them.

    Sources are the changed melds, then the rack, then the jokers that were swapped. Tiles go to
    the fresh melds or, behind the last of them, to the rack.
    """

    old: tuple[Tiles, ...]
    """The changed melds with the swaps made."""
    fresh: tuple[Tiles, ...]
    rack: Tiles
    """What the rack gives, apart from the tiles that are swapped in."""
    taken: int
    """Swapped jokers that the rack gets."""
    swaps: tuple[Swap, ...] = ()
    homes: tuple[int, ...] = ()
    """Where melds stay: the fresh meld that each changed one is. Nothing where they need not."""
    loose: tuple[int, ...] = ()
    """Where melds stay: how many jokers each may lose to another that lay there before."""

    def grid(self) -> Grid:
        """The links between sources and fresh melds."""
        first: dict[frozenset[tuple[Tile, int]], int] = {}
        alike = (first.setdefault(_content(old), at) for at, old in enumerate(self.old))
        return Grid(len(self.old), len(self.fresh), tuple(alike))

    def lying(self, grid: Grid) -> int:
        """The links between melds with the same tiles, of which only a joker changes its place."""
        swapped, links = {swap.meld for swap in self.swaps}, 0
        for source, old in enumerate(self.old):
            if source not in swapped and JOKER in old:
                for to, fresh in enumerate(self.fresh):
                    if old != fresh and len(old) == len(fresh) and _content(old) == _content(fresh):
                        links |= grid.link(source, to)
        return links


def _content(meld: Tiles) -> frozenset[tuple[Tile, int]]:
    """The same for melds that have the same tiles."""
    return frozenset(Counter(meld).items())


class Share(NamedTuple):
    """So many tiles of one kind go from a source to a fresh meld or to the rack."""

    source: int
    to: int
    number: int


Way = tuple[Share, ...]


class _Lot(NamedTuple):
    """So many tiles of one kind at a source, and where they may go."""

    source: int
    number: int
    allowed: frozenset[int] | None = None

    def may_go(self, to: int) -> bool:
        return self.allowed is None or to in self.allowed


@dataclass(frozen=True, slots=True)
class Plan:
    """Where every tile of the changed melds and of the rack goes."""

    case: Case
    parts: dict[tuple[int, int], Tiles]
    """The tiles that go from a source to a fresh meld, or to the rack behind the last."""
    grounds: dict[int, int]
    """For each fresh meld that grows where a changed one lies that one's index."""

    def stays(self, source: int, to: int) -> bool:
        """Whether this part lies already where it belongs."""
        return self.grounds.get(to) == source

    @property
    def carried(self) -> list[tuple[int, int]]:
        """The parts that have to be carried or put, each a move."""
        hand = len(self.case.old) + 1
        return [link for link in self.parts if link[0] < hand and not self.stays(*link)]

    @property
    def unmoved(self) -> list[int]:
        """Changed melds of which nothing but the place of a joker changes."""
        case, sources = self.case, Counter(source for source, _ in self.parts)
        swapped = {swap.meld for swap in case.swaps}
        return [
            source
            for to, source in sorted(self.grounds.items())
            if sources[source] == 1 and len(case.old[source]) == len(case.fresh[to])
            if source not in swapped and case.old[source] != case.fresh[to]
        ]

    @property
    def moves(self) -> int:
        """How many moves it takes."""
        return len(self.case.swaps) + len(self.carried) + len(self.unmoved)

    @property
    def effort(self) -> tuple[int, int, int]:
        """What to have little of: moves, then tiles in the hand, then jokers moved without swap."""
        swaps = len(self.case.swaps)
        tiles = sum(len(self.parts[link]) for link in self.carried)
        return self.moves, tiles + 2 * swaps, -swaps


def plan(case: Case, budget: Budget, most: int | None = None) -> Plan | None:
    """The answer to a case with the fewest moves, if the budget is enough.

    None if it has no answer, or none with at most ``most`` moves.
    """
    grid = case.grid()
    kinds = _kinds(case, grid)
    budget.work -= WORK_PER_WAY * sum(map(len, kinds.values()))
    if not all(kinds.values()):
        return None
    masks = (tuple(sorted({links for links, _ in ways})) for ways in kinds.values())
    left = None if most is None else most - len(case.swaps)
    links = fewest(masks, grid, case.lying(grid), budget, left)
    return None if links is None else _plan(case, kinds, links)


def _plan(case: Case, kinds: dict[Tile, list[tuple[int, Way]]], links: int) -> Plan:
    """The plan that has these links, and as much as possible stays where it lies."""
    grid = Grid(len(case.old), len(case.fresh))
    sizes = {
        (source, to): sum(tile in fresh for tile in old)
        for source, old in enumerate(case.old)
        for to, fresh in enumerate(case.fresh)
        if links & grid.link(source, to)
    }
    grounds = _grounds(case, sizes)
    parts: defaultdict[tuple[int, int], list[Tile]] = defaultdict(list)
    for tile, ways in kinds.items():
        possible = [way for needed, way in ways if needed & links == needed]
        for source, to, count in max(possible, key=lambda way: _staying(way, grounds)):
            parts[source, to] += [tile] * count
    found = {link: tuple(tiles) for link, tiles in parts.items()}
    kept = {link: len(tiles) for link, tiles in found.items() if link[0] < len(case.old)}
    return Plan(case, found, _grounds(case, kept))


def _staying(way: Way, grounds: dict[int, int]) -> int:
    return sum(count for source, to, count in way if grounds.get(to) == source)


def _grounds(case: Case, sizes: dict[tuple[int, int], int]) -> dict[int, int]:
    """For each fresh meld the changed one it grows from: as many as possible, large parts first."""
    if case.homes:
        return {home: source for source, home in enumerate(case.homes)}
    start: dict[int, int] = {}
    rows = [0] * len(case.old)
    for source, to in sorted(sizes, key=lambda link: (-sizes[link], link)):
        rows[source] |= 1 << to
        if to not in start and source not in start.values():
            start[to] = source
    return matching(rows, start)


def _kinds(case: Case, grid: Grid) -> dict[Tile, list[tuple[int, Way]]]:
    """For each kind of tile every way to deal it out, with the links that it needs."""
    lots = _lots(case)
    wanted: defaultdict[Tile, list[tuple[int, int]]] = defaultdict(list)
    for to, meld in enumerate(case.fresh):
        for tile, count in Counter(meld).items():
            wanted[tile].append((to, count))
    if case.taken:
        wanted[JOKER].append((len(case.fresh), case.taken))
    return {
        tile: [(_links(way, grid), way) for way in _dealt(tuple(lots[tile]), tuple(places))]
        for tile, places in wanted.items()
    }


def _lots(case: Case) -> dict[Tile, list[_Lot]]:
    """For each kind of tile how many of it lie where, and where they may go."""
    lots: defaultdict[Tile, list[_Lot]] = defaultdict(list)
    melds = frozenset(range(len(case.fresh)))
    for source, meld in enumerate(case.old):
        for tile, count in Counter(meld).items():
            if not case.homes:
                lots[tile].append(_Lot(source, count, melds if case.taken else None))
                continue
            loose = case.loose[source] if tile.is_joker else 0
            lots[tile].append(_Lot(source, count - loose, frozenset([case.homes[source]])))
            if loose:
                lots[tile].append(_Lot(source, loose, frozenset(case.homes)))
    for tile, count in Counter(case.rack).items():
        lots[tile].append(_Lot(len(case.old), count, melds if case.taken else None))
    if case.swaps:
        lots[JOKER].append(_Lot(len(case.old) + 1, len(case.swaps)))
    return lots


def _links(way: Iterable[Share], grid: Grid) -> int:
    """The links that cost a move: not those of swapped jokers, which the swap moves."""
    links = 0
    for source, to, _ in way:
        if source <= grid.olds:
            links |= grid.link(source, to)
    return links


@lru_cache(maxsize=1024)
def _dealt(lots: tuple[_Lot, ...], wanted: tuple[tuple[int, int], ...]) -> tuple[Way, ...]:
    """The ways of one kind of tile; the cases of a play share most of them."""
    if all(lot.number == 1 and lot.allowed is None for lot in lots) and all(
        count == 1 for _, count in wanted
    ):
        return tuple(_one_each([lot.source for lot in lots], [to for to, _ in wanted]))
    return tuple(_ways(lots, wanted))


def _one_each(sources: Sequence[int], places: Sequence[int]) -> Iterator[Way]:
    """The ways where nobody has or wants more than one: the usual case, and soon dealt."""
    for chosen in permutations(places, len(sources)):
        yield tuple(Share(source, to, 1) for source, to in zip(sources, chosen, strict=True))


def _ways(lots: Sequence[_Lot], wanted: Sequence[tuple[int, int]]) -> Iterator[Way]:
    """Every way to deal the lots out to those who want them."""
    if not lots:
        yield ()
        return
    first, *others = lots
    for shares in _spread(first, first.number, wanted):
        given = dict(shares)
        left = [(to, count - given.get(to, 0)) for to, count in wanted]
        for way in _ways(others, [(to, count) for to, count in left if count]):
            yield (*(Share(first.source, to, count) for to, count in shares), *way)


def _spread(
    lot: _Lot, count: int, wanted: Sequence[tuple[int, int]]
) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every way to give away this many of a lot, as pairs of place and number."""
    if not count:
        yield ()
        return
    if not wanted:
        return
    (to, most), *others = wanted
    most = min(count, most) if lot.may_go(to) else 0
    for given in range(most, -1, -1):
        for rest in _spread(lot, count - given, others):
            yield ((to, given), *rest) if given else rest
