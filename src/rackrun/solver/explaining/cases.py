"""The cases of a play: every choice of joker swaps that may lie behind it.

Where melds may be rearranged a swap is possible, never forced, unless the joker goes to the rack.
Where they stay the two tables tell which jokers were swapped.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from rackrun.editions import Edition
from rackrun.melds import Group, Meld, Run, read
from rackrun.rules.lying import Change, descent
from rackrun.solver.explaining.fragments import Case, Swap
from rackrun.tiles import Tile, Tiles, difference

MOST_CASES = 64
"""More are not looked at; only a table with many jokers in groups has so many."""


@dataclass(frozen=True, slots=True)
class Changed:
    """What a play changes: the melds before and after, what the rack gives and what it gets."""

    edition: Edition
    old: tuple[Meld, ...]
    fresh: tuple[Meld, ...]
    played: Tiles
    taken: int
    own: tuple[frozenset[int], ...]
    """For each changed meld the places of jokers that this seat may not swap."""


def cases(changed: Changed) -> list[Case]:
    """Every case, or as many as are looked at; none if the play cannot be legal."""
    if changed.taken and not changed.edition.rules.joker_to_rack:
        return []
    lying = changed.edition.rules.rearranging == "none"
    found = _where_melds_stay(changed) if lying else _where_melds_move(changed)
    return list(islice(found, MOST_CASES))


def _where_melds_move(changed: Changed) -> Iterator[Case]:
    for swaps in _swap_choices(changed):
        if len(swaps) >= changed.taken:
            yield _case(changed, swaps)


def _case(
    changed: Changed,
    swaps: Sequence[Swap],
    *,
    homes: tuple[int, ...] = (),
    loose: tuple[int, ...] = (),
) -> Case:
    old = [list(meld.tiles) for meld in changed.old]
    for swap in swaps:
        old[swap.meld][swap.place] = swap.tile
    given = difference(changed.played, [swap.tile for swap in swaps])
    return Case(
        tuple(tuple(tiles) for tiles in old),
        tuple(meld.tiles for meld in changed.fresh),
        tuple(given.elements()),
        changed.taken,
        tuple(swaps),
        homes,
        loose,
    )


def _swap_choices(changed: Changed) -> list[tuple[Swap, ...]]:
    """Every choice of swaps, the empty one first.

    The jokers of a group are alike, so it does not count which of them a tile replaces.
    """
    choices: list[tuple[Swap, ...]] = [()]
    for meld, place, tiles in _swappable(changed):
        for swaps in list(choices):
            used = Counter(swap.tile for swap in swaps)
            choices += [
                (*swaps, Swap(tile, meld, place))
                for tile in tiles
                if changed.played.count(tile) > used[tile]
            ]
    distinct = {_content(swaps): swaps for swaps in choices}
    return sorted(distinct.values(), key=len)


def _content(swaps: Sequence[Swap]) -> frozenset[tuple[tuple[int, Tile], int]]:
    """The same for choices that differ only in which joker of a group is swapped."""
    return frozenset(Counter((swap.meld, swap.tile) for swap in swaps).items())


def _swappable(changed: Changed) -> Iterator[tuple[int, int, Tiles]]:
    """Each joker that the seat may swap: its meld, its place, the tiles that may replace it."""
    for at, (meld, own) in enumerate(zip(changed.old, changed.own, strict=True)):
        for place, tile in enumerate(meld.tiles):
            if tile.is_joker and place not in own:
                yield at, place, _stands_for(meld, place, changed.edition)


def _stands_for(meld: Meld, place: int, edition: Edition) -> Tiles:
    if isinstance(meld, Run):
        return (meld.stands_for[place],)
    return meld.missing(edition.box.colours)


def _where_melds_stay(changed: Changed) -> Iterator[Case]:
    """One case for each way to find every lying meld again."""
    ways = list(islice(_descents(changed, ()), MOST_CASES))
    permitted = [way for way in ways if not _takes_own(way, changed)]
    for way in permitted or ways:
        homes = tuple(to for to, _ in way)
        swaps = [swap for at, (_, change) in enumerate(way) for swap in _swaps_of(change, at)]
        if len(swaps) >= changed.taken:
            loose = tuple(change.removed for _, change in way)
            yield _case(changed, swaps, homes=homes, loose=loose)


def _descents(
    changed: Changed, taken: tuple[tuple[int, Change], ...]
) -> Iterator[tuple[tuple[int, Change], ...]]:
    if len(taken) == len(changed.old):
        yield taken
        return
    for to, meld in enumerate(changed.fresh):
        change = descent(changed.old[len(taken)], meld, changed.edition.rules)
        if change is not None and all(to != other for other, _ in taken):
            yield from _descents(changed, (*taken, (to, change)))


def _takes_own(way: Sequence[tuple[int, Change]], changed: Changed) -> bool:
    pairs = zip(way, changed.own, strict=True)
    return any(own and change.takes_one_of(own) for (_, change), own in pairs)


def _swaps_of(change: Change, at: int) -> Iterator[Swap]:
    """The swaps in a meld that stayed."""
    new = _added(change)
    for place in sorted(change.swapped):
        if isinstance(change.old, Run) and isinstance(change.new, Run):
            number = change.old.first + place
            yield Swap(change.new.tiles[number - change.new.first], at, place)
        else:
            yield Swap(new.pop(), at, place)


def _added(change: Change) -> list[Tile]:
    """The numbered tiles that a group gained; any of them may have replaced a joker."""
    if not isinstance(change.new, Group):
        return []
    gained = difference(change.new.tiles, change.old.tiles)
    return [tile for tile in gained.elements() if not tile.is_joker]


def reading(tiles: Tiles, edition: Edition) -> Meld:
    """The meld that these tiles are; a table has no others."""
    meld = read(tiles, edition.melds)
    assert meld is not None, tiles
    return meld
