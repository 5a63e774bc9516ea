"""The two kernels answer alike, and each answers for itself."""

from random import Random

import pytest

from rackrun.editions import load
from rackrun.notation import read_table, read_tiles, write_tiles
from rackrun.solver import Objective, Problem, kernel, reference, solve
from rackrun.solver.task import Found, Shape, Task
from rackrun.tiles import JOKER, Colour, Tile
from tests.kit.problems import FREE, hard_problem, problem, told, with_options
from tests.kit.size import sized


@pytest.fixture
def compiled() -> kernel.Kernel:
    if "compiled" not in kernel.KERNELS:
        pytest.skip("the compiled kernel was not built")
    return kernel.KERNELS["compiled"]


@pytest.mark.heavy
@pytest.mark.parametrize("name", FREE)
@pytest.mark.parametrize("make", [problem, hard_problem], ids=["usual", "hard"])
def test_equal_values(compiled: kernel.Kernel, name: str, make: object) -> None:
    for at in range(sized(4, 300)):
        chance = Random(f"twins {name} {at}")
        asked = make(with_options(FREE[name], chance), chance)
        one, other = reference.best(asked.task), compiled(asked.task)
        assert (one and one.value) == (other and other.value), told(asked)


def test_the_compiled_kernel_does_not_ask_its_twin(
    compiled: kernel.Kernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the tests of one would be tests of the other."""

    def refuse(_task: Task) -> Found | None:
        raise AssertionError("expected the compiled kernel to answer, got its twin")

    monkeypatch.setattr(reference, "best", refuse)
    for edition in FREE.values():
        for at in range(20):
            compiled(problem(edition, Random(f"alone {at}")).task)


def test_a_box_too_large_for_the_compiled_kernel_is_left_to_its_twin(
    compiled: kernel.Kernel,
) -> None:
    shape = Shape(colours=5, highest=99, largest_group=5, max_jokers=9)
    may = tuple(int(code in (96, 97, 98)) for code in range(shape.joker))
    kinds = tuple(Tile(Colour.RED, code) for code in range(shape.joker + 1))
    task = Task(shape, kinds, (), (0,) * shape.joker, may, 0, 9, by_points=False)
    assert compiled(task) == reference.best(task)


@pytest.mark.usefixtures("kernel")
@pytest.mark.parametrize("objective", Objective)
def test_a_joker_takes_the_place_of_a_tile_where_no_other_place_is(objective: Objective) -> None:
    """Three fives and two jokers: one five stays, so that both jokers can lie."""
    rack = read_tiles("r5 k5 y5 J J")
    best = solve(Problem(edition=load("classic"), table=(), rack=rack, objective=objective))
    assert (best.tiles, best.points) == (4, 60)


@pytest.mark.usefixtures("kernel")
def test_jokers_lie_below_the_highest_number() -> None:
    """Three jokers cannot follow a four where four is the highest number."""
    shape = Shape(colours=3, highest=4, largest_group=3, max_jokers=3)
    may = bytes([0, 0, 1, 1, *[0] * 8])
    kinds = (
        *(Tile(colour, number) for colour in tuple(Colour)[:3] for number in range(1, 5)),
        JOKER,
    )
    found = kernel.best(Task(shape, kinds, (), bytes(12), may, 0, 3, by_points=True))
    assert found is not None
    assert list(map(write_tiles, found.melds)) == ["J J J k4"]


@pytest.mark.usefixtures("kernel")
def test_a_limit_of_jokers_binds_every_meld() -> None:
    edition = load("classic", {"max_jokers_per_set": 1})
    table, rack = read_table("r4 r5 r6"), read_tiles("J J")
    best = solve(Problem(edition=edition, table=table, rack=rack))
    assert (best.tiles, best.points) == (1, 25)


@pytest.mark.usefixtures("kernel")
def test_places_of_own_jokers_are_checked() -> None:
    edition, table = load("cards"), read_table("r1 J r3")
    for own in [(frozenset({0}),), (frozenset({1}), frozenset[int]())]:
        with pytest.raises(ValueError, match="own_jokers"):
            Problem(edition=edition, table=table, rack=(), own_jokers=own)
