"""Small problems with plays that are known: the booklets' examples and well-known traps."""

import pytest

from rackrun.editions import load
from rackrun.notation import read_table, read_tiles, write_table
from rackrun.solver import Objective, Problem, Solution, solve

pytestmark = pytest.mark.usefixtures("kernel")


def best(
    edition: str, table: str, rack: str, *, opened: bool = True, most_jokers: int | None = None
) -> Solution:
    """The best play of a problem in text."""
    options = {} if most_jokers is None else {"max_jokers_per_set": most_jokers}
    return solve(Problem(edition=load(edition, options), table=read_table(table),
                         rack=read_tiles(rack), opened=opened))  # fmt: skip


@pytest.mark.parametrize(
    ("table", "rack", "tiles"),
    [
        pytest.param("r4 r5 r6 | k8 b8 y8", "r3 r8 k8", 2, id="add"),
        pytest.param("b8 b9 b10", "b11 k8 y8", 3, id="combine"),
        pytest.param("r4 r5 r6 r7 r8", "r6", 1, id="split"),
        pytest.param("y5 y6 y7 | r5 r6 r7 | k5 k6 k7 k8 k9", "k10 b5", 2, id="dismantle"),
        pytest.param("b3 r3 J", "y3 k1 k2", 3, id="joker for a tile of its group"),
        pytest.param("r2 r3 J r5 r6", "r1 r7 k9 k10", 4, id="joker freed by a split"),
        pytest.param("b6 b7 J", "b4", 1, id="joker moved within its run"),
        pytest.param("k1 k2 J | b1 y1 r1 | b2 y2 r2", "k9 k10", 2, id="joker freed by groups"),
        pytest.param("r4 r5 r6", "r8 k1", 0, id="nothing fits"),
    ],
)
def test_the_examples_of_the_booklets_are_found(table: str, rack: str, tiles: int) -> None:
    assert best("classic", table, rack).tiles == tiles


@pytest.mark.parametrize(
    ("table", "rack", "tiles"),
    [
        pytest.param("r3 r4 r5 J", "r7", 1, id="a joker bridges a number that nobody has"),
        pytest.param("k5 r5 b5 J", "y5", 0, id="a freed joker needs a place"),
        pytest.param("k5 r5 b5 J | k7 r7 b7", "y5", 1, id="a freed joker finds a place"),
        pytest.param("k5 r5 b5 y5 | k7 r7 b7 y7", "J", 1, id="a joker frees its own place"),
        pytest.param("k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13", "J", 1, id="a full run splits"),
        pytest.param("", "J J r5", 3, id="two jokers and a tile"),
        pytest.param("", "J J", 0, id="nothing but jokers"),
        pytest.param("", "r12 r13 r1", 0, id="no one after thirteen"),
        pytest.param("r6 r7 r8 | r6 r7 r8", "r9 r5 r9", 3, id="two copies"),
    ],
)
def test_the_traps_are_known(table: str, rack: str, tiles: int) -> None:
    assert best("classic", table, rack).tiles == tiles


def test_a_full_run_has_no_place_for_a_joker_that_may_not_lie_twice_in_a_meld() -> None:
    assert best("six-108", "k1 J k3 | r1 J r3", "J", most_jokers=1).tiles == 0
    assert best("six-108", "k1 J k3 | r1 J r3", "J", most_jokers=2).tiles == 1


@pytest.mark.parametrize(
    ("rack", "tiles"),
    [
        pytest.param("r9 r10 r11", 4, id="thirty, and then on with the table"),
        pytest.param("k9 r9 b9", 0, id="twenty-seven"),
        pytest.param("r9 J k9", 0, id="a joker is worth what it stands for"),
        pytest.param("r9 J J", 4, id="a joker is read as high as it can be"),
        pytest.param("k1 r1 b1 k9 r9 b9", 7, id="two melds together"),
    ],
)
def test_before_the_opening_own_melds_worth_thirty_are_needed(rack: str, tiles: int) -> None:
    table = "y1 y2 y3"
    assert best("classic", table, f"{rack} y4", opened=False).tiles == tiles


def test_the_objective_decides_between_many_tiles_and_many_points() -> None:
    table, rack = (), read_tiles("k1 r1 b1 y1 k13 r13 b13 k2 k3 k4 r2 b2")
    tiles, points = (
        solve(Problem(edition=load("classic"), table=table, rack=rack, objective=objective))
        for objective in Objective
    )
    assert (tiles.tiles, tiles.points) >= (points.tiles, points.points)
    assert points.points >= tiles.points


@pytest.mark.parametrize(
    ("edition", "table", "rack", "tiles", "points"),
    [
        pytest.param("junior", "r4 r5 r6", "r3 r7 r9", 2, 10, id="both ends"),
        pytest.param("cards", "r1 r2 r3 r4 r5", "r3", 0, 0, id="no splitting"),
        pytest.param("junior", "r1 r2 J", "r3 b4 b5", 3, 12, id="a joker swapped and laid again"),
        pytest.param("junior", "r1 r2 J", "r3", 1, 3, id="a joker swapped and laid at the end"),
        pytest.param("cards", "r1 r2 r3 r4 r5 J", "r6", 0, 0, id="a swap alone sheds nothing"),
        pytest.param("stars", "r1 r2 r3 J | k3 k4 k5", "k7", 1, 7, id="a joker moved to a run"),
        pytest.param("junior", "r1 r2 r3 J | k3 k4 k5", "k7", 0, 0, id="but not in junior"),
        pytest.param("stars", "r1 r2 r3 J", "k7 k8", 0, 0, id="and not to a new run"),
        pytest.param("cards", "r1 r2 r3", "r4 b4 b5 b6", 4, 19, id="a card added"),
    ],
)
def test_where_melds_stay_they_grow_at_their_ends(
    edition: str, table: str, rack: str, tiles: int, points: int
) -> None:
    solution = best(edition, table, rack)
    assert (solution.tiles, solution.points) == (tiles, points)


@pytest.mark.parametrize("edition", ["cards", "cards-pro"])
@pytest.mark.parametrize(
    ("rack", "tiles"),
    [
        pytest.param("r4", 0, id="adding needs a series of one's own"),
        pytest.param("r4 b4 b5 b6", 4, id="which may be laid in the same turn"),
        pytest.param("g3 r4 b4 b5", 4, id="a joker that was swapped may be in it"),
    ],
)
def test_before_a_series_of_ones_own_nothing_is_added(edition: str, rack: str, tiles: int) -> None:
    assert best(edition, "r1 r2 r3 | g1 g2 J", rack, opened=False).tiles == tiles


def test_two_ends_of_one_run_are_found_on_a_crowded_table_with_one_joker_per_meld() -> None:
    """A wide search once gave up here and reported no play at all."""
    table = (
        "k4 k5 k6 k7 k8 | k5 r5 b5 y5 | y7 y8 y9 | b8 b9 b10 b11 b12 b13 | b3 b4 b5 b6 b7 | "
        "k8 b8 y8 | k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 | k9 k10 k11 | r3 b3 y3 J | "
        "b8 y8 J | k9 y9 J | k11 r11 b11 | r7 r8 r9 | k1 r1 b1 y1 | r4 b4 y4 J | k4 b4 y4"
    )
    solution = best("six-160", table, "y10 y6", most_jokers=1)
    assert (solution.tiles, solution.points, solution.optimal) == (2, 16, True)


def test_beyond_three_melds_the_fewest_are_still_looked_for() -> None:
    """Seven melds of ten were touched where five do."""
    table = read_table(
        "r4 r5 r6 r7 r8 | b5 b6 b7 | k6 b6 y6 | J k9 b9 y9 | y1 y2 y3 y4 | k1 r1 b1 | "
        "k10 r10 b10 y10 | b11 b12 b13 | r11 r12 r13 | k2 k3 k4 k5"
    )
    rack = read_tiles("r9 r6 b8 k10 k11 y5 y7 k5 r10 J r2 b2 k13 y13 y12 b3 r3")
    found = solve(Problem(edition=load("classic"), table=table, rack=rack))
    assert (found.tiles, found.points, len(found.touched)) == (17, 144, 5)
    assert found.fewest_touched


def test_a_joker_that_need_not_move_stays() -> None:
    """In stars it could be removed from one end and laid at the other, for nothing."""
    found = best("stars", "r4 r5 r6 J", "r3 b1 b2")
    assert write_table(found.table) == "r3 r4 r5 r6 J"
