"""What cannot be asked of the solver is refused, and the place is named."""

import re

import pytest

from rackrun.editions import load
from rackrun.errors import BadProblem, RackrunError
from rackrun.notation import read_table, read_tiles
from rackrun.solver import Objective, Problem, solve


def ask(
    table: str = "r4 r5 r6", rack: str = "r7 k1 J", *, edition: str = "classic", play: str = "",
    keep: str = "", touch_limit: int | None = None,
) -> Problem:  # fmt: skip
    """A problem in text."""
    return Problem(
        edition=load(edition), table=read_table(table), rack=read_tiles(rack),
        must_play=read_tiles(play), must_keep=read_tiles(keep), touch_limit=touch_limit,
    )  # fmt: skip


def test_a_sensible_problem_is_accepted() -> None:
    assert ask(play="r7", keep="k1 J", touch_limit=0).rack == read_tiles("r7 k1 J")


@pytest.mark.parametrize("edition", ["junior-intro", "stars-intro"])
def test_a_game_without_racks_has_no_best_play(edition: str) -> None:
    with pytest.raises(BadProblem, match=f"^edition: expected .* racks, got '{edition}'$"):
        ask("", "r7", edition=edition)


@pytest.mark.parametrize(
    ("table", "place", "melds"),
    [
        ("r4 r5", "table[0]", "r4 r5"),
        ("r4 r5 r6 | k1 k2 k4", "table[1]", "k1 k2 k4"),
        ("r4 r5 r6 | k1 k2 k3 | J J", "table[2]", "J J"),
        ("r12 r13 r1", "table[0]", "r12 r13 r1"),
        ("k8 b8 b8", "table[0]", "k8 b8 b8"),
    ],
)
def test_the_table_has_melds_only(table: str, place: str, melds: str) -> None:
    wanted = re.escape(f"{place}: expected a meld, got '{melds}'")
    with pytest.raises(BadProblem, match=f"^{wanted}"):
        ask(table)


def test_the_limit_of_jokers_binds_the_table_as_well() -> None:
    edition = load("classic", {"max_jokers_per_set": 1})
    with pytest.raises(BadProblem, match=r"^table\[0\]: expected a meld, got 'r4 J J'"):
        Problem(edition=edition, table=read_table("r4 J J"), rack=read_tiles("r7"))


@pytest.mark.parametrize(
    ("table", "rack", "message"),
    [
        ("", "r7 r7 r7", "rack: expected at most 2 of r7"),
        ("r6 r7 r8 | r5 r6 r7", "r7", "rack: expected at most 2 of r7"),
        ("r4 r5 r6 | r4 r5 r6 | r4 r5 r6", "k1", "table: expected at most 2 of r4"),
        ("", "J J J", "rack: expected at most 2 of J"),
    ],
)
def test_there_are_no_more_tiles_than_in_the_box(table: str, rack: str, message: str) -> None:
    with pytest.raises(BadProblem, match=f"^{message} in classic"):
        ask(table, rack)


@pytest.mark.parametrize(
    ("play", "keep", "message"),
    [
        ("r8", "", "must_play: expected tiles of the rack, got r8"),
        ("r7 r7", "", "must_play: expected tiles of the rack, got r7"),
        ("", "r4", "must_keep: expected tiles of the rack, got r4"),
        ("", "J J", "must_keep: expected tiles of the rack, got J"),
        ("r7 k1", "k1", "must_keep: expected other tiles than those to play, got k1"),
    ],
)
def test_wishes_are_about_tiles_of_the_rack(play: str, keep: str, message: str) -> None:
    with pytest.raises(BadProblem, match=f"^{message}$"):
        ask(play=play, keep=keep)


def test_fewer_than_no_melds_cannot_be_touched() -> None:
    with pytest.raises(BadProblem, match=r"^touch_limit: expected 0 or more melds, got -1$"):
        ask(touch_limit=-1)


def test_an_objective_is_tiles_or_points() -> None:
    assert Objective.parse("points") is Objective.POINTS
    with pytest.raises(BadProblem, match=r"^objective: expected 'tiles' or 'points', got 'chips'$"):
        Objective.parse("chips")


def test_a_bad_problem_is_refused_as_everything_that_rackrun_refuses() -> None:
    assert issubclass(BadProblem, RackrunError)
    assert issubclass(BadProblem, ValueError)


@pytest.mark.parametrize("tile", ["r14", "g1"])
def test_every_tile_is_one_of_the_edition(tile: str) -> None:
    message = f"^rack: expected tiles of classic, colours k r b y with numbers 1 to 13, .* {tile}$"
    with pytest.raises(BadProblem, match=message):
        ask("", tile)


def test_an_objective_may_be_given_by_its_name() -> None:
    """A word was taken for most tiles, whatever it said."""
    rack = read_tiles("r1 r2 r4 r5 k13 b13 J")
    best = solve(Problem(edition=load("classic"), rack=rack, objective="points"))
    assert (best.tiles, best.points) == (3, 51)
    with pytest.raises(BadProblem, match="objective: expected 'tiles' or 'points', got 'chips'"):
        Problem(edition=load("classic"), rack=rack, objective="chips")


@pytest.mark.parametrize("limit", [-1, "x", 1.5])
def test_a_limit_is_a_number_of_melds(limit: object) -> None:
    with pytest.raises(BadProblem, match="touch_limit: expected 0 or more melds"):
        Problem(edition=load("classic"), rack=(), touch_limit=limit)
