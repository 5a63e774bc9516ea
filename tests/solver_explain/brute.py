"""Fewer moves by brute force: every single move from every draft, to a given depth.

It shares nothing with the search it checks. A tile that was moved lies apart in its pile and is
never moved again; a tile that was swapped for a joker belongs to the meld it came to.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from rackrun.melds import Run, canonical, read
from rackrun.solver.solution import Solution
from rackrun.table import changed
from rackrun.tiles import JOKER, Tile, Tiles
from tests.kit.size import sized

Heap = tuple[Tile, ...]
"""Tiles in a fixed order: what counts is which and how many."""

Pile = tuple[Heap, Heap, int]
"""What lay there and may move, what came there and stays, and which meld it was, or -1."""

State = tuple[tuple[Pile, ...], Heap, int]
"""The piles, the rack, and how many jokers the rack has gained."""


def can_be_done_in(solution: Solution, moves: int) -> bool:
    """Whether so many moves, or fewer, lead from the table before to the table after."""
    return _Brute(solution).reach(moves)


def is_small(solution: Solution) -> bool:
    """Few tiles, and no meld of which only a joker changes its place."""
    table, after, rules = solution.problem.table, solution.table, solution.problem.edition.melds
    gone, places = changed(table, after)
    content = {frozenset(Counter(meld).items()) for meld in gone}
    fresh = [after[place] for place in places]
    return (
        sum(map(len, gone)) + len(solution.played) <= sized(9, 11)
        and all(canonical(meld, rules) == meld for meld in table)
        and not any(frozenset(Counter(meld).items()) in content for meld in fresh)
    )


class _Brute:
    def __init__(self, solution: Solution) -> None:
        gone, places = changed(solution.problem.table, solution.table)
        self.edition = solution.problem.edition
        self.melds = [read(meld, self.edition.melds) for meld in gone]
        self.goal = Counter(_heap(solution.table[place]) for place in places)
        self.fresh = [read(solution.table[place], self.edition.melds) for place in places]
        self.taken = len(solution.taken)
        piles = tuple((_heap(meld), (), at) for at, meld in enumerate(gone))
        self.start = _state(piles, _heap(solution.played), 0)

    def reach(self, depth: int) -> bool:
        seen = {self.start}
        states = {self.start}
        for left in range(depth, -1, -1):
            if any(self.done(state) for state in states):
                return True
            following = {after for state in states for after in self.after(state)} - seen
            states = {state for state in following if self.hopeful(state, left - 1)}
            seen |= states
        return False

    def done(self, state: State) -> bool:
        piles, rack, gained = state
        lying = Counter(_heap(before + came) for before, came, _ in piles)
        return lying == self.goal and not rack and gained == self.taken

    def hopeful(self, state: State, left: int) -> bool:
        """A move finishes two melds at most, and what came to a pile stays there."""
        piles, _, gained = state
        lying = Counter(_heap(before + came) for before, came, _ in piles)
        fits = all(
            not came or any(not Counter(came) - Counter(meld) for meld in self.goal)
            for _, came, _ in piles
        )
        return fits and gained <= self.taken and (self.goal - lying).total() <= 2 * left

    def after(self, state: State) -> Iterator[State]:
        yield from self._puts(state)
        yield from self._takes(state)
        yield from self._swaps(state)

    def _puts(self, state: State) -> Iterator[State]:
        piles, rack, gained = state
        for tiles in _parts(rack):
            left = _less(rack, tiles)
            yield _state((*piles, ((), tiles, -1)), left, gained)
            for at, (before, came, meld) in enumerate(piles):
                # Where melds stay, whatever takes the place of a joker has swapped it.
                stays = self.edition.rules.rearranging == "none" and JOKER in before
                if not (stays and self._stands_for(meld) & set(tiles)):
                    grown = (before, _heap(came + tiles), meld)
                    yield _state((*piles[:at], grown, *piles[at + 1 :]), left, gained)

    def _takes(self, state: State) -> Iterator[State]:
        piles, rack, gained = state
        rules = self.edition.rules
        for at, (before, came, meld) in enumerate(piles):
            for tiles in _parts(before):
                others = (*piles[:at], *piles[at + 1 :])
                left = (_less(before, tiles), came, meld)
                kept = (left,) if left[0] or left[1] else ()
                if rules.rearranging == "free":
                    for grown in _grown(others, tiles):
                        yield _state((*grown, *kept), rack, gained)
                elif rules.joker_removal and self._may_leave(meld, tiles, left[0]):
                    for grown in _grown(others, tiles, only_old=True):
                        yield _state((*grown, *kept), rack, gained)

    def _may_leave(self, at: int, tiles: Heap, left: Heap) -> bool:
        """Where melds stay: only jokers leave, and those that lie there afterwards stay."""
        old = self.melds[at] if at >= 0 else None
        if set(tiles) != {JOKER} or not isinstance(old, Run):
            return False
        kept = [
            sum(stands in new.stands_for and new.tiles[new.stands_for.index(stands)] == JOKER
                for tile, stands in zip(old.tiles, old.stands_for, strict=True) if tile == JOKER)
            for new in self.fresh
            if isinstance(new, Run) and set(old.tiles) - {JOKER} <= set(new.tiles)
        ]  # fmt: skip
        return left.count(JOKER) >= min(kept)

    def _swaps(self, state: State) -> Iterator[State]:
        piles, rack, gained = state
        for at, (before, came, meld) in enumerate(piles):
            for tile in set(rack):
                if JOKER in before and tile in self._stands_for(meld):
                    swapped = (_heap((*_less(before, (JOKER,)), tile)), came, meld)
                    table = (*piles[:at], swapped, *piles[at + 1 :])
                    for grown in _grown(table, (JOKER,)):
                        yield _state(grown, _less(rack, (tile,)), gained)
                    yield _state(table, _less(rack, (tile,)), gained + 1)

    def _stands_for(self, at: int) -> set[Tile]:
        """What the jokers of a meld stood for at the start of the turn."""
        meld = self.melds[at] if at >= 0 else None
        if meld is None:
            return set()
        if isinstance(meld, Run):
            pairs = zip(meld.tiles, meld.stands_for, strict=True)
            return {stands for tile, stands in pairs if tile.is_joker}
        return set(meld.missing(self.edition.box.colours))


def _heap(tiles: Tiles) -> Heap:
    return tuple(sorted(tiles, key=str))


def _less(heap: Heap, tiles: Tiles) -> Heap:
    left = list(heap)
    for tile in tiles:
        left.remove(tile)
    return tuple(left)


def _parts(heap: Heap) -> Iterator[Heap]:
    """Every part of a heap but the empty one."""
    counted = Counter(heap)
    for counts in product(*(range(count + 1) for count in counted.values())):
        if any(counts):
            pairs = zip(counted, counts, strict=True)
            yield tuple(tile for tile, count in pairs for _ in range(count))


def _grown(
    piles: tuple[Pile, ...], tiles: Heap, *, only_old: bool = False
) -> Iterator[tuple[Pile, ...]]:
    """The piles when the tiles came to one of them, or to a new place."""
    for at, (before, came, meld) in enumerate(piles):
        if meld >= 0 or not only_old:
            yield (*piles[:at], (before, _heap(came + tiles), meld), *piles[at + 1 :])
    if not only_old:
        yield (*piles, ((), _heap(tiles), -1))


def _state(piles: tuple[Pile, ...], rack: Heap, gained: int) -> State:
    return tuple(sorted(piles, key=str)), rack, gained
