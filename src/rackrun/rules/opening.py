"""The opening: what a seat must lay from its own rack before it may use the table.

Booklets 001 and 004, the first turn: ``opens = "points"`` in a rule file. What a first meld of
one's own allows (``"own-meld"``, booklet 003) is asked where lying melds are judged.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from rackrun.flaws import Flaw, FlawKind
from rackrun.melds import SHORTEST, MeldRules, best_value
from rackrun.rules.turn import Moved, Turn
from rackrun.table import Table
from rackrun.tiles import JOKER, Tile, Tiles

LONGEST_WHOLE = 2 * SHORTEST - 1
"""The longest run that cannot be cut into two."""


def opening_flaws(turn: Turn, moved: Moved) -> list[Flaw]:
    """Why a turn is no opening by points: the tiles laid hold no melds worth enough.

    Melds may be extended and rearranged in the turn of the opening, so only the tiles that came
    from the rack count, whatever melds they ended in: the seat could have laid those first.
    """
    rules, needed = turn.edition.melds, turn.edition.rules.opening
    own = [
        turn.after[place] for place in moved.fresh if not Counter(turn.after[place]) - moved.laid
    ]
    if _value_of_disjoint(own, moved.laid, rules) >= needed:
        return []
    value = opening_value(moved.laid, rules, enough=needed)
    if value >= needed:
        return []
    with_table = sum(best_value(turn.after[place], rules) for place in moved.fresh)
    found: list[Flaw] = []
    if with_table >= needed and len(own) < len(moved.fresh):
        found.append(Flaw(FlawKind.OPENING_OWN_TILES))
    if value == 0 and moved.gone:
        found.append(Flaw(FlawKind.OPEN_FIRST))
    else:
        found.append(Flaw(FlawKind.OPENING_TOO_LOW, {"value": value, "needed": needed}))
    return found


def _value_of_disjoint(melds: Sequence[Tiles], laid: Counter[Tile], rules: MeldRules) -> int:
    """The value of these melds as far as the tiles laid suffice for them side by side."""
    left, total = laid.copy(), 0
    for meld in melds:
        if not Counter(meld) - left:
            left.subtract(meld)
            total += best_value(meld, rules)
    return total


def opening_value(tiles: Counter[Tile], rules: MeldRules, *, enough: int) -> int:
    """The most that disjoint melds made of these tiles are worth, each joker read at its best.

    >>> from rackrun.editions import load
    >>> from rackrun.notation import read_tiles
    >>> opening_value(Counter(read_tiles("r9 J J k1")), load("classic").melds, enough=30)
    30

    The search stops at the first way that reaches ``enough``.
    """
    return sum(best_value(meld, rules) for meld in best_opening(tiles, rules, enough=enough))


def best_opening(tiles: Counter[Tile], rules: MeldRules, *, enough: int) -> Table:
    """The disjoint melds made of these tiles that are worth most, or at least ``enough``."""
    if tiles.total() < SHORTEST:
        return ()
    kinds = sorted((tile for tile in tiles if not tile.is_joker), key=lambda tile: tile[::-1])

    @cache
    def best(counts: tuple[int, ...], jokers: int) -> tuple[int, Table]:
        lowest = next((at for at, count in enumerate(counts) if count), None)
        if lowest is None:
            return 0, ()
        left = {tile: count for tile, count in zip(kinds, counts, strict=True) if count}
        most = best((*counts[:lowest], counts[lowest] - 1, *counts[lowest + 1 :]), jokers)
        for meld in melds_upward(kinds[lowest], left, jokers, rules):
            if most[0] >= enough:
                break
            rest = left_after(meld, kinds, counts)
            value, others = best(rest, jokers - meld.count(JOKER))
            most = max(most, (best_value(meld, rules) + value, (meld, *others)), key=_value)
        return most

    return best(tuple(tiles[tile] for tile in kinds), tiles[JOKER])[1]


def left_after(meld: Tiles, kinds: Sequence[Tile], counts: Sequence[int]) -> tuple[int, ...]:
    """How many of each kind of tile are left when the meld is laid."""
    return tuple(count - meld.count(tile) for tile, count in zip(kinds, counts, strict=True))


def _value(opening: tuple[int, Table]) -> int:
    return opening[0]


def melds_upward(
    lowest: Tile, left: dict[Tile, int], jokers: int, rules: MeldRules
) -> Iterator[Tiles]:
    """Every meld made of the tiles left in which no numbered tile comes before ``lowest``.

    A run whose numbered tiles span six or more numbers is two melds end to end and not listed.
    """
    limit = jokers if rules.max_jokers is None else min(jokers, rules.max_jokers)
    yield from _runs_upward(lowest, left, limit, rules)
    if rules.groups:
        yield from _groups_upward(lowest, left, limit, rules)


def _runs_upward(
    lowest: Tile, left: dict[Tile, int], jokers: int, rules: MeldRules
) -> Iterator[Tiles]:
    """Runs as choices of numbered tiles; their jokers stand wherever they are worth most."""

    def longer(run: Tiles, number: int, gaps: int) -> Iterator[Tiles]:
        for spare in range(jokers - gaps + 1):
            size = len(run) + gaps + spare
            if SHORTEST <= size <= rules.box.highest:
                yield (*run, *[JOKER] * (gaps + spare))
        furthest = min(lowest.number + LONGEST_WHOLE - 1, number + 1 + jokers - gaps)
        for following in range(number + 1, furthest + 1):
            tile = Tile(lowest.colour, following)
            if left.get(tile):
                yield from longer((*run, tile), following, gaps + following - number - 1)

    yield from longer((lowest,), lowest.number, 0)


def _groups_upward(
    lowest: Tile, left: dict[Tile, int], jokers: int, rules: MeldRules
) -> Iterator[Tiles]:
    others = [
        tile
        for tile in left
        if tile.number == lowest.number and tile[::-1] > lowest[::-1]
    ]  # fmt: skip
    for size in range(SHORTEST, rules.largest_group + 1):
        for spare in range(min(jokers, size - 1) + 1):
            for chosen in combinations(others, size - spare - 1):
                yield (lowest, *chosen, *[JOKER] * spare)


def melds_in(tiles: Counter[Tile], rules: MeldRules) -> Iterator[Tiles]:
    """Every meld that some of these tiles are, long runs only in their parts."""
    left = {tile: count for tile, count in tiles.items() if count and not tile.is_joker}
    for lowest in left:
        yield from melds_upward(lowest, left, tiles[JOKER], rules)
