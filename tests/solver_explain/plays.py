"""Plays to explain: made by hand, out of random turns, or on tables that change almost wholly."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from rackrun.editions import Edition, load
from rackrun.melds import Group, canonical, readings
from rackrun.notation import read_table, read_tiles
from rackrun.referee import read_turn
from rackrun.rules.legality import judge
from rackrun.solver.problem import Problem
from rackrun.solver.solution import Solution
from rackrun.table import Table, tiles_on
from rackrun.tiles import JOKER, Tile, Tiles, difference
from tests.kit.moves import Draft, extend, lay, rearrange
from tests.kit.random_turns import turn
from tests.kit.reading import BOXES, Box, read


def solution_of(problem: Problem, after: Table) -> Solution:
    """The solution with this table after the play; what it is worth does not matter here."""
    before = tiles_on(problem.table)
    played = tuple(difference(tiles_on(after), before).elements())
    taken = tuple(difference(before, tiles_on(after)).elements())
    same = Counter(problem.table) & Counter(after)
    untouched: list[int] = []
    for at, meld in enumerate(problem.table):
        if same[meld]:
            same[meld] -= 1
            untouched.append(at)
    tiles = len(played) - len(taken)
    return Solution(problem, after, played, taken, tiles, 0, tuple(untouched), True, True)


def play(
    table: str, rack: str, after: str, *, edition: str = "classic", opened: bool = True
) -> Solution:
    """A play from text."""
    problem = Problem(
        edition=load(edition), table=read_table(table), rack=read_tiles(rack), opened=opened
    )
    return solution_of(problem, read_table(after))


def random_plays(edition: str, part: object, count: int) -> Iterator[Solution]:
    """The legal ones of so many random turns."""
    for number in range(count):
        asked = read_turn(turn(Random(f"explain {edition} {part} {number}"), edition))
        verdict = judge(asked)
        if verdict.legal:
            problem = Problem(
                edition=asked.edition, table=asked.table, rack=asked.rack, opened=asked.opened
            )
            yield solution_of(problem, verdict.table)


def upheaval(rng: Random, edition: str, *, melds: int, changes: int) -> Solution:
    """A play on a large table that rearranges a few melds again and again."""
    box, rules = BOXES[edition], load(edition).melds
    pile = Counter(box.tiles())
    table = _dealt(rng, box, pile, melds)
    rack = rng.sample(sorted(pile.elements()), 14)
    draft = Draft(rng, box, box.jokers, [list(meld) for meld in table], list(rack))
    for _ in range(changes):
        rng.choice([rearrange, rearrange, rearrange, extend, lay])(draft)
    before, after = (
        tuple(canonical(_tiles(meld), rules) for meld in melds) for melds in (table, draft.table)
    )
    return solution_of(Problem(edition=load(edition), table=before, rack=_tiles(rack)), after)


def _tiles(texts: list[str]) -> Tiles:
    return tuple(map(Tile.parse, texts))


def _dealt(rng: Random, box: Box, pile: Counter[str], melds: int) -> list[list[str]]:
    """Melds at random, as far as the box has the tiles."""
    table: list[list[str]] = []
    for _ in range(melds * 4):
        if box.groups and rng.random() < 0.4:
            number = rng.randint(1, box.top)
            tiles = [f"{colour}{number}" for colour in rng.sample(box.colours, rng.choice([3, 4]))]
        else:
            size = rng.choice([3, 3, 4, 5, 7])
            colour, first = rng.choice(box.colours), rng.randint(1, box.top - size + 1)
            tiles = [f"{colour}{number}" for number in range(first, first + size)]
        if rng.random() < 0.15:
            tiles[rng.randrange(len(tiles))] = "J"
        if len(table) < melds and Counter(tiles) <= pile:
            pile.subtract(tiles)
            meld = read(box, tiles)
            assert meld is not None, tiles
            table.append(list(meld.cells))
    return table


def shifted_runs(rng: Random, *, copies: int, colours: int = 4) -> Solution:
    """Every number in so many runs, cut at other places before and after: equal tiles abound."""
    edition = load("six-160")
    chosen = edition.box.colours[:colours]

    def runs() -> list[Tiles]:
        return [
            tuple(Tile(colour, number) for number in range(first, last + 1))
            for colour in chosen
            for _ in range(copies)
            for first, last in _cut(rng, edition.box.highest)
        ]

    *before, last = runs()
    after = runs()
    rng.shuffle(after)
    return solution_of(Problem(edition=edition, table=tuple(before), rack=last), tuple(after))


def runs_to_groups(rng: Random, *, copies: int) -> Solution:
    """Every number in so many runs before and in groups after: nearly every tile moves."""
    edition = load("six-160")
    runs = shifted_runs(rng, copies=copies).problem
    groups = [
        tuple(Tile(colour, number) for colour in edition.box.colours)
        for number in range(1, edition.box.highest + 1)
        for _ in range(copies)
    ]
    return solution_of(runs, tuple(groups))


def _cut(rng: Random, highest: int) -> Iterator[tuple[int, int]]:
    first = 1
    while first <= highest:
        left = highest - first + 1
        size = rng.choice([size for size in range(3, left + 1) if left - size not in (1, 2)])
        yield first, first + size - 1
        first += size


def twins(rng: Random, edition: str, *, opened: bool) -> Problem:
    """A table with jokers, and on the rack what they stand for, most of it twice."""
    known = load(edition)
    pile = Counter(known.box.tiles())
    table = [
        meld for _ in range(rng.choice([1, 1, 2, 3])) for meld in _with_jokers(rng, known, pile)
    ]
    rack: list[Tile] = []
    for tile in [*_stood_for(table, known), *_pairs(rng, known)]:
        if pile[tile] and rng.random() < 0.8:
            pile[tile] -= 1
            rack.append(tile)
    rack = rack[:12] or [next(pile.elements())]
    return Problem(edition=known, table=tuple(table), rack=tuple(rack), opened=opened)


def _with_jokers(rng: Random, edition: Edition, pile: Counter[Tile]) -> Iterator[Tiles]:
    """A meld in which up to three tiles are jokers, if the pile has all that it needs."""
    box = edition.box
    if edition.melds.groups and rng.random() < 0.5:
        number = rng.randint(1, box.highest)
        size = rng.randint(3, edition.melds.largest_group)
        meld = [Tile(colour, number) for colour in rng.sample(box.colours, size)]
    else:
        size = min(box.highest, rng.choice([3, 4, 5, 6, 8, 10]))
        colour, first = rng.choice(box.colours), rng.randint(1, box.highest - size + 1)
        meld = [Tile(colour, number) for number in range(first, first + size)]
    for place in rng.sample(range(len(meld)), min(len(meld) - 1, rng.choice([0, 1, 1, 1, 2, 3]))):
        meld[place] = JOKER
    if Counter(meld) <= pile:
        pile.subtract(meld)
        yield canonical(tuple(meld), edition.melds)


def _stood_for(table: list[Tiles], edition: Edition) -> Iterator[Tile]:
    """Twice what each joker stands for, and what fits at the ends of runs."""
    for meld in readings(table, edition.melds):
        if isinstance(meld, Group):
            yield from meld.missing(edition.box.colours) * 2 if JOKER in meld.tiles else ()
            continue
        for tile, stands in zip(meld.tiles, meld.stands_for, strict=True):
            yield from [stands] * 2 if tile.is_joker else ()
        yield from (Tile(meld.colour, number) for number in (meld.first - 1, meld.last + 1))


def _pairs(rng: Random, edition: Edition) -> Iterator[Tile]:
    """Tiles that would be a run with a joker."""
    for _ in range(rng.randint(0, 3)):
        colour, number = rng.choice(edition.box.colours), rng.randint(1, edition.box.highest)
        yield from (Tile(colour, number), Tile(colour, number + 1))
