"""Which of equal tiles goes where, so that as few parts of melds as possible have to be carried.

A *link* says that some tile of a source (a changed meld, or the rack behind the last of them) ends
in a fresh meld. Each kind of tile offers its ways, each way needs some links, and one way of each
kind has to be chosen. A link costs one move, except that each changed meld may stay where it lies
as the ground of one fresh meld, and each fresh meld needs one ground at most: those links are
free. A matching of changed and fresh melds, as large as possible, tells how many.

Every fresh meld needs a link. The cost never falls when links are added. So a way that needs no
new link is always taken, and what a partial choice costs is a bound for every choice that follows
from it.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rackrun.solver.explaining.links import Grid, matching

WORK, WORK_FOR_MANY, WORK_FOR_EASE = 44_000, 8_000, 3_000
"""What a search may cost: kinds and melds looked at, over all partial choices.

The first is for up to four changed melds and more than any that was met needs; with more of them
there are more moves to order as well, and settling for less keeps the whole below 50 ms. The last
is for choosing between answers that are equally short.
"""

UNLIMITED = 1 << 20
"""More than any choice costs."""

Ways = tuple[int, ...]
"""For one kind of tile the links that each of its ways needs, as bits."""


Part = tuple[Ways, ...]
"""Kinds that share melds with one another and with no other kind."""


@dataclass(slots=True)
class Budget:
    """How much may still be searched, and whether it was enough so far."""

    work: int
    exact: bool = True
    solved: dict[tuple[int, Part], "Cover"] = field(default_factory=dict[tuple[int, Part], "Cover"])
    """Parts that were searched before: joker swaps leave most of a problem as it was."""


class Cover(NamedTuple):
    """The links of a choice and their cost; no links if none costs so little."""

    links: int | None
    cost: int


def fewest(
    kinds: Iterable[Ways], grid: Grid, lying: int, budget: Budget, most: int | None = None
) -> int | None:
    """The links of a choice that costs least; whether that is proved stands in the budget.

    ``lying`` has the links between melds with the same tiles, of which only a joker changes its
    place: that is a move as well if nothing else happens to them. With ``most`` a choice that
    costs more is none.
    """
    links = 0
    for part in _parts(kinds, grid):
        found = budget.solved.get((lying, part))
        if found is None or (found.links is None and (most is None or most >= found.cost)):
            found = _Search(grid, part, lying, budget, most).found
            budget.solved[lying, part] = found
        if found.links is None or (most is not None and found.cost > most):
            return None
        links |= found.links
        most = None if most is None else most - found.cost
    return links


def _parts(kinds: Iterable[Ways], grid: Grid) -> Iterator[Part]:
    """The kinds in parts that share no meld and can be solved apart."""
    parts: list[tuple[int, set[Ways]]] = []
    for ways in set(kinds):
        touched, joined = _melds(ways, grid), {ways}
        apart: list[tuple[int, set[Ways]]] = []
        for melds, others in parts:
            if melds & touched:
                touched, joined = touched | melds, joined | others
            else:
                apart.append((melds, others))
        parts = [*apart, (touched, joined)]
    for _, joined in parts:
        yield tuple(sorted(joined))


def _melds(ways: Ways, grid: Grid) -> int:
    """The changed melds and, above them, the fresh melds that any of the ways touches."""
    links = 0
    for way in ways:
        links |= way
    melds = grid.columns(links) << grid.olds
    for old in range(grid.olds):
        melds |= bool(grid.row(links, old)) << old
    return melds


class _Kind(NamedTuple):
    """A kind of tile that is still open."""

    every: int
    """The links that any of its ways needs."""
    least: int
    """The fewest that one needs."""
    ways: Ways


def _kind(ways: Iterable[int]) -> _Kind:
    every, ordered = 0, tuple(sorted(ways, key=lambda way: (way.bit_count(), way)))
    for way in ordered:
        every |= way
    return _Kind(every, ordered[0].bit_count(), ordered)


class _Column:
    """One fresh meld, and how many links it still needs at least."""

    def __init__(self, mask: int, kinds: Iterable[_Kind]) -> None:
        """What each kind asks of it: one link at least of those that its ways have there."""
        self.mask = mask
        touching = [kind for kind in kinds if kind.every & mask]
        self.asked = {
            kind.every & mask for kind in touching if all(way & mask for way in kind.ways)
        }
        self.known: dict[int, int] = {}

    def need(self, links: int) -> int:
        """The fewest further links by which every kind has one."""
        links &= self.mask
        if links not in self.known:
            self.known[links] = self._least(links, [ask for ask in self.asked if not ask & links])
        return self.known[links]

    def _least(self, links: int, asks: list[int]) -> int:
        every = 0
        for ask in asks:
            if every & ask:
                break
            every |= ask
        else:
            # No link serves two kinds, as with most melds: each needs one of its own.
            return len(asks)
        left, least = min(asks, key=int.bit_count), UNLIMITED
        while left:
            bit = left & -left
            left ^= bit
            least = min(least, 1 + self.need(links | bit))
        return least


class _Search:
    """Branch and bound over the ways of one part."""

    def __init__(
        self, grid: Grid, part: Part, lying: int, budget: Budget, most: int | None
    ) -> None:
        """Search at once."""
        self.grid, self.lying, self.budget = grid, lying, budget
        self.found = Cover(None, UNLIMITED if most is None else most + 1)
        """The best so far; without links, what it has to stay below."""
        kinds = [_kind(ways) for ways in part]
        every = 0
        for kind in kinds:
            every |= kind.every
        self.rows = [old for old in range(grid.olds) if grid.row(every, old)]
        self.most = self._grounds(every)
        self.columns = [_Column(column, kinds) for column in grid.masks if every & column]
        self.seen: set[tuple[int, ...]] = set()
        self._visit(*_settled(0, 0, kinds))

    def _visit(self, links: int, left: Sequence[_Kind]) -> None:
        """Look at every choice that has these links and leaves these kinds open."""
        self.budget.work -= len(self.rows) + sum([len(kind.ways) for kind in left])
        if self._bound(links, left) >= self.found.cost:
            return
        known = self._shape(links)
        if known in self.seen:
            return
        self.seen.add(known)
        if not left:
            cost = self._cost(links) + self._unmoved(links)
            if cost < self.found.cost:
                self.found = Cover(links, cost)
            return
        chosen = min(left, key=lambda kind: (len(kind.ways), -kind.least, kind.ways))
        for way in chosen.ways:
            if self.budget.work <= 0 and self.found.cost < UNLIMITED:
                self.budget.exact = False
                return
            self._visit(*_settled(links, way, left))

    def _shape(self, links: int) -> tuple[int, ...]:
        """The same for choices that differ only in which of equal melds is which."""
        grid = self.grid
        rows = [(grid.alike[old], grid.row(links, old)) for old in self.rows]
        return (grid.row(links, grid.olds), *(row for _, row in sorted(rows)))

    def _bound(self, links: int, left: Iterable[_Kind]) -> int:
        """No choice that follows costs less than this."""
        count = links.bit_count() - self.most
        needs = [(column.mask, column.need(links)) for column in self.columns]
        by_column = count + sum(need for _, need in needs)
        if by_column >= self.found.cost:
            return by_column
        used = 0
        for kind in left:
            if not kind.every & used:
                used |= kind.every
                count += kind.least
        count += sum(need for mask, need in needs if not mask & used)
        return count if count >= self.found.cost else max(by_column, count, self._cost(links))

    def _cost(self, links: int) -> int:
        return links.bit_count() - self._grounds(links)

    def _grounds(self, links: int) -> int:
        """How many changed melds can stay where they lie."""
        return len(matching([self.grid.row(links, old) for old in self.rows]))

    def _unmoved(self, links: int) -> int:
        """Melds of which nothing but the place of a joker changes."""
        rows = ((self.grid.row(links, old), self.grid.row(self.lying, old)) for old in self.rows)
        return sum(row.bit_count() == 1 and row & same == row for row, same in rows)


def _settled(links: int, new: int, kinds: Iterable[_Kind]) -> tuple[int, list[_Kind]]:
    """The links with the new ones and all that is forced, and the kinds that are still open."""
    links |= new
    open_kinds, forced = list(kinds), True
    while forced:
        forced = False
        left: dict[Ways, _Kind] = {}
        for kind in open_kinds:
            rest = _rest(kind, links)
            if rest is None:
                continue
            if len(rest.ways) == 1:
                links |= rest.every
                forced = True
            else:
                left[rest.ways] = rest
        open_kinds = list(left.values())
    return links, open_kinds


def _rest(kind: _Kind, links: int) -> _Kind | None:
    """What a kind still needs when these links are there; None if that is nothing."""
    if not kind.every & links:
        return kind
    ways = {way & ~links for way in kind.ways}
    return None if 0 in ways else _kind(_needed(ways))


def _needed(ways: set[int]) -> list[int]:
    """The ways that need not all the links of another one and more."""
    kept: list[int] = []
    for way in sorted(ways, key=int.bit_count):
        for other in kept:
            if way & other == other:
                break
        else:
            kept.append(way)
    return kept
