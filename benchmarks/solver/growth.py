"""Series of positions that show how time grows with the tiles on the table and with the jokers."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from benchmarks.solver.boxes import BOXES, JOKER, all_in_melds
from benchmarks.solver.positions import Position, draw, make_table, with_jokers

RACK = 14
TILES = {"classic": range(0, 85, 14), "six-160": range(0, 139, 23)}
JOKERS = range(5)
EACH = 5


def by_tiles() -> Iterator[tuple[int, Position]]:
    """Larger and larger tables, each the one before with melds added, and a rack of fourteen."""
    for edition, sizes in TILES.items():
        for number in range(EACH):
            random = Random(f"tiles {edition} {number}")
            melds = all_in_melds(random, BOXES[edition].copies)
            for size in sizes:
                count = next(n for n in range(len(melds) + 1) if sum(map(len, melds[:n])) >= size)
                table = with_jokers(random, melds[:count], min(count, BOXES[edition].jokers // 2))
                rack = draw(random, edition, table, RACK)
                name = f"{edition}: {size} tiles #{number + 1}"
                yield size, Position(name, edition, table, rack)


def by_jokers() -> Iterator[tuple[int, Position]]:
    """The same tables and racks with more and more jokers in them, by turns here and there."""
    for number in range(2 * EACH):
        random = Random(f"jokers {number}")
        plain = make_table(random, "six-160", 60, jokers=0)
        left = Counter(BOXES["six-160"].tiles())
        left.subtract(tile for meld in plain for tile in meld)
        numbered = sorted(tile for tile in (+left).elements() if tile != JOKER)
        rack = random.sample(numbered, RACK)
        for jokers in JOKERS:
            table = with_jokers(Random(f"laid {number}"), plain, jokers // 2)
            held = (*rack[(jokers + 1) // 2 :], *(JOKER,) * ((jokers + 1) // 2))
            yield jokers, Position(f"{jokers} jokers #{number + 1}", "six-160", table, held)
