"""Melds that stay, in positions that are hard on purpose: loose jokers, wide racks, whole boxes."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from time import process_time

import pytest

from rackrun.editions import Edition, by_code, load
from rackrun.melds import Meld, Run, flaws, read
from rackrun.notation import read_table, read_tiles
from rackrun.rules.legality import judge
from rackrun.rules.removal import removals_in_order
from rackrun.rules.turn import Turn
from rackrun.solver import Objective, Problem, Solution, solve
from rackrun.solver.staying.descendants import Descendant, Means, descendants
from rackrun.solver.staying.packing import Packing
from rackrun.table import Table, tiles_on
from rackrun.tiles import JOKER, Tile, Tiles, difference
from tests.kit.exhaustive import Reached, reachable_optimum
from tests.kit.problems import rank, told
from tests.kit.size import sized

heavy = pytest.mark.heavy
on_both_kernels = pytest.mark.usefixtures("kernel")

KNOWN = Path(__file__).parents[1] / "data" / "staying.jsonl"
"""Values by a search that put every choice of one colour together with every one of the others.

It took up to minutes for these positions.
"""

SECONDS = 3.0
"""A hundred times what the slowest of these positions takes, so that only an explosion counts."""

LIMITS = (None, 1, 2, 3)


def run(tiles: str) -> Run:
    """The run in the edition with stars."""
    found = read(read_tiles(tiles), load("stars").melds)
    assert isinstance(found, Run)
    return found


def some_runs(edition: Edition, chance: Random, colours: int, count: int) -> Table:
    """Up to so many runs of the first colours, many of them with jokers at their ends."""
    pile, table = Counter(edition.box.tiles()), list[Tiles]()
    for _ in range(count):
        size = chance.choice([3, 3, 3, 4, min(5, edition.box.highest)])
        colour = chance.choice(edition.box.colours[:colours])
        first = chance.randint(1, edition.box.highest - size + 1)
        tiles = [Tile(colour, first + place) for place in range(size)]
        for place in chance.choice([(0,), (-1,), (1,), (0, -1), (0, 1), (-1, -2), ()]):
            tiles[place] = JOKER
        if not flaws(tuple(tiles), edition.melds) and Counter(tiles) <= pile:
            pile.subtract(tiles)
            table.append(tuple(tiles))
    return tuple(table)


def limited(name: str, chance: Random) -> Edition:
    """The edition with any limit of jokers in a meld."""
    return load(name, {"max_jokers_per_set": chance.choice(LIMITS)})


# The best play.


@cache
def moving_case(at: int) -> tuple[Problem, Reached | None]:
    """Runs of two colours whose jokers can move, and a few tiles that fit between them."""
    chance = Random(f"moving {at}")
    edition = limited("stars", chance)
    table = some_runs(edition, chance, 2, chance.choice([2, 2, 3, 4]))
    rest = difference(edition.box.tiles(), tiles_on(table))
    fitting = sorted(tile for tile in rest if tile.colour in edition.box.colours[:2])
    rack = chance.sample(fitting, min(len(fitting), 3))
    if rest[JOKER] and chance.random() < 0.3:
        rack[0] = JOKER
    objective = chance.choice(list(Objective))
    asked = Problem(edition=edition, table=table, rack=tuple(rack), objective=objective)
    return asked, reachable_optimum(asked)


@heavy
@on_both_kernels
def test_no_order_of_steps_reaches_more_where_jokers_move() -> None:
    for at in range(sized(60, 1500)):
        asked, reached = moving_case(at)
        solution = solve(asked)
        assert solution.found == (reached is not None), told(asked)
        if reached is not None:
            assert (solution.tiles, solution.points) == reached.best, told(asked)
            assert len(solution.touched) == reached.touched, told(asked)


@heavy
@on_both_kernels
@pytest.mark.parametrize("line", KNOWN.read_text("utf-8").splitlines())
def test_positions_that_took_long(line: str) -> None:
    known = json.loads(line)
    asked = Problem(
        edition=by_code(known["edition"]), table=read_table(known["table"]),
        rack=read_tiles(known["rack"]), opened=known["opened"], objective=known["objective"],
    )  # fmt: skip
    solution = solved_soon(asked)
    assert (solution.tiles, solution.points) == (known["tiles"], known["points"])
    assert len(solution.touched) == known["touched"]


def solved_soon(asked: Problem) -> Solution:
    """The solution, which the referee accepts, without an explosion."""
    start = process_time()
    solution = solve(asked)
    assert process_time() - start < SECONDS, told(asked)
    if solution.found:
        verdict = judge(Turn(asked.edition, asked.opened, asked.table, asked.rack, solution.table))
        assert verdict.legal, (told(asked), verdict.flaws)
        assert verdict.table == solution.table, told(asked)
    return solution


def whole_box(name: str, at: int) -> Problem:
    """The whole box on table and rack, or nearly; the jokers are on either."""
    chance = Random(f"whole box {name} {at}")
    edition = limited(name, chance)
    colours = chance.choice([1, 2, len(edition.box.colours)])
    table = some_runs(edition, chance, colours, chance.choice([1, 2, 3, 4, 6, 10]))
    rest = sorted(difference(edition.box.tiles(), tiles_on(table)).elements(), key=str)
    rack = chance.sample(rest, len(rest) * chance.choice([3, 4, 4]) // 4)
    return Problem(
        edition=edition, table=table, rack=tuple(rack), opened=chance.random() < 0.6,
        objective=chance.choice(list(Objective)),
        touch_limit=chance.choice([None, None, 1, 2, 3]),
    )  # fmt: skip


@heavy
@on_both_kernels
@pytest.mark.parametrize("name", ["junior", "stars", "cards"])
def test_whole_boxes_are_solved_soon(name: str) -> None:
    for at in range(sized(12, 400)):
        asked = whole_box(name, at)
        best = rank(solved_soon(asked))
        if asked.touch_limit is not None:
            assert best <= rank(solve(replace(asked, touch_limit=None))), told(asked)


def test_the_right_tile_for_a_joker_is_played_at_a_loss_by_who_must() -> None:
    table, rack = read_table("J r6 r7 r8 r9 r10"), read_tiles("r5 k1")
    asked = Problem(edition=load("junior"), table=table, rack=rack)
    full = replace(asked, table=read_table("r1 r2 r3 r4 J r6 r7 r8 r9 r10"))
    assert solve(asked).played == read_tiles("r5")
    assert not solve(full).found
    forced = solve(replace(full, must_play=read_tiles("r5")))
    assert (forced.played, forced.taken) == (read_tiles("r5"), (JOKER,))
    assert not solve(replace(full, must_play=read_tiles("k1"))).found


# The order of steps.


def changes(edition: Edition, meld: Meld, *, thrifty: bool = False) -> list[Descendant]:
    """What the meld can become with one tile of each kind and all jokers."""
    packing = Packing(Counter(set(edition.box.tiles()) - {JOKER}))
    means = Means(edition, packing.units, edition.box.jokers, thrifty=thrifty)
    return list(descendants(meld, means))


@cache
def lanes(limit: int | None) -> list[tuple[Run, Descendant]]:
    """Short runs with a joker at an end, and everything they can become."""
    edition = load("stars", {"max_jokers_per_set": limit})
    runs = map(run, ["J r5 r6", "J J r5", "J r5 J", "r4 r5 J J", "J r4 r5 r6", "r4 J r6 J"])
    lying = [each for each in runs if not flaws(each.tiles, edition.melds)]
    return [(old, new) for old in lying for new in changes(edition, old)]


def can_be_ordered(some: list[tuple[Run, Descendant]], on_lying: int, limit: int | None) -> bool:
    """Whether the referee finds an order of steps."""
    return removals_in_order([(old, _run_of(new)) for old, new in some], on_lying, limit)


def _run_of(change: Descendant) -> Run:
    assert isinstance(change.meld, Run)
    return change.meld


@pytest.mark.parametrize("limit", LIMITS)
def test_a_joker_at_hand_or_a_run_that_lends_one_settles_the_order(limit: int | None) -> None:
    chance = Random(f"order {limit}")
    every = lanes(limit)
    needy = [lane for lane in every if lane[1].borrows] or every
    seen = set[bool]()
    for at in range(sized(600, 20_000)):
        first = chance.choice(needy if at % 3 else every)
        some = [first, *chance.choices(every, k=chance.choice([0, 1, 1, 2]))]
        on_lying = sum(new.added - new.removed for _, new in some)
        if on_lying < 0 or not any(new.removed for _, new in some):
            continue
        settled = on_lying > 0 or any(new.lends for _, new in some)
        expected = settled or not any(new.borrows for _, new in some)
        assert can_be_ordered(some, on_lying, limit) == expected, some
        seen.add(expected)
    assert seen == {False, True} or limit == 1  # then nothing can be borrowed


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_what_a_limit_of_jokers_leaves_out_cannot_be_reached(limit: int) -> None:
    reached = {(old, _run_of(new)) for old, new in lanes(limit)}
    plenty = 9
    for old, new in lanes(None):
        jokers = old.tiles.count(JOKER), _run_of(new).tiles.count(JOKER)
        if max(jokers) <= limit and (old, _run_of(new)) not in reached:
            assert not can_be_ordered([(old, new)], plenty, limit), (old, new)


def what_matters(change: Descendant) -> Iterator[int]:
    """What the rules ask about a change, the more the better."""
    yield change.added - change.removed
    yield -(change.removed > 0)
    yield -change.borrows
    yield change.lends
    yield -change.grown
    yield -change.touched


@pytest.mark.parametrize(
    "tiles", ["r4 r5 r6", "J r5 r6", "r5 J J", "J r9 r10", "r1 r2 J J", "J r3 r4 r5 r6 J"]
)
def test_a_joker_at_the_other_end_does_as_well(tiles: str) -> None:
    edition = load("stars")
    thrifty = changes(edition, run(tiles), thrifty=True)
    every = changes(edition, run(tiles))
    assert len(thrifty) <= len(every)
    for change in every:
        assert any(
            (each.packed, each.jokers) == (change.packed, change.jokers)
            and all(a >= b for a, b in zip(what_matters(each), what_matters(change), strict=True))
            for each in thrifty
        ), change


# Tiles in one integer.


def test_a_spare_bit_tells_that_a_tile_is_not_there() -> None:
    rack = Counter(read_tiles("r1 r2 r2 k5 k5 k5"))
    packing = Packing(rack)
    assert packing.tiles(packing.whole) == tuple(sorted(rack.elements()))
    for counts in product(range(5), repeat=3):
        taken = dict(zip(read_tiles("r1 r2 k5"), counts, strict=True))
        left = packing.whole - sum(packing.units[tile] * n for tile, n in taken.items())
        there = all(n <= rack[tile] for tile, n in taken.items())
        assert bool(left & packing.spare) != there or max(counts) > 3, taken
        if there:
            assert packing.tiles(left) == tuple(sorted((rack - Counter(taken)).elements()))
