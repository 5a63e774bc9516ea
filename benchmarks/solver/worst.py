"""Positions that are hard on purpose."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from benchmarks.solver.boxes import BOXES, COLOURS, HIGHEST, JOKER, Meld, Tile, all_in_melds
from benchmarks.solver.positions import Position, draw, make_table, with_jokers

EACH = 3
"""So many positions of each kind that chance has a hand in."""


def worst() -> Iterator[Position]:
    """Full tables, racks of eighty, every joker of the box, nothing but groups of four."""
    for edition in BOXES:
        for number in range(EACH):
            random = Random(f"worst {edition} {number}")
            for name, (table, rack) in _by_chance(random, edition):
                yield Position(f"{edition}: {name} #{number + 1}", edition, table, rack)
        for name, (table, rack) in _only_groups_of_four(edition):
            yield Position(f"{edition}: {name}", edition, table, rack)


Laid = tuple[tuple[Meld, ...], tuple[Tile, ...]]


def _by_chance(random: Random, edition: str) -> Iterator[tuple[str, Laid]]:
    box = BOXES[edition]
    full = _with_jokers_added(random, all_in_melds(random, box.copies), box.jokers)
    yield "all tiles on the table", (full, ())
    melds = with_jokers(random, all_in_melds(random, box.copies)[:-4], box.jokers)
    yield "all but a rack of 14 on the table", (melds, draw(random, edition, melds, 14))
    yield "a rack of 80", ((), draw(random, edition, (), 80))
    some = make_table(random, edition, 16, jokers=0)
    yield "a few melds and a rack of 80", (some, draw(random, edition, some, 80))
    yield "every joker on the rack", _jokers_held(random, edition)
    some = make_table(random, edition, len(box.tiles()) // 2, jokers=box.jokers)
    yield "every joker on the table", (some, draw(random, edition, some, 20))


def _with_jokers_added(random: Random, melds: list[Meld], jokers: int) -> tuple[Meld, ...]:
    """The melds with jokers laid at runs that can grow."""
    room = [at for at, meld in enumerate(melds) if meld[0][0] == meld[1][0] and len(meld) < 5]
    table = list(melds)
    for at in random.sample(room, jokers):
        table[at] = _grown(table[at])
    return tuple(table)


def _grown(run: Meld) -> Meld:
    return (JOKER, *run) if run[-1].endswith(str(HIGHEST)) else (*run, JOKER)


def _jokers_held(random: Random, edition: str) -> Laid:
    box = BOXES[edition]
    table = make_table(random, edition, len(box.tiles()) // 2, jokers=0)
    left = Counter(box.tiles())
    left.subtract(tile for meld in table for tile in meld)
    numbered = sorted(tile for tile in (+left).elements() if tile != JOKER)
    return table, (*random.sample(numbered, 16), *(JOKER,) * box.jokers)


def _only_groups_of_four(edition: str) -> Iterator[tuple[str, Laid]]:
    """Groups of four leave no place for a single joker; apart, they cannot become runs either."""
    box = BOXES[edition]
    groups = [tuple(f"{colour}{number}" for colour in COLOURS) for number in range(1, HIGHEST + 1)]
    every, apart = tuple(groups * box.copies), tuple(groups[::2] * box.copies)
    for jokers in range(1, box.jokers + 1):
        held = (JOKER,) * jokers
        yield f"only groups of four, jokers held: {jokers}", (every, held)
        yield f"only groups of four far apart, jokers held: {jokers}", (apart, held)
    rack = tuple(f"{colour}{number}" for number in range(2, HIGHEST, 2) for colour in COLOURS)
    yield "groups of four, the numbers between held", (apart, (*rack, *(JOKER,) * box.jokers))
    laid = with_jokers(Random("groups"), apart, box.jokers)
    yield "groups of four with every joker, the numbers between held", (laid, rack)
