"""The opening: what a choice of tiles is worth, and plays that need one."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from rackrun.editions import Edition, load, read_user_file
from rackrun.notation import read_table, read_tiles, write_table
from rackrun.rules.legality import judge
from rackrun.rules.opening import opening_value
from rackrun.rules.turn import Turn
from rackrun.solver import Objective, Problem, Solution, solve
from rackrun.solver.sweeping.opening import Opening
from rackrun.solver.task import codes
from rackrun.tiles import Tiles
from tests.kit.problems import FREE, told, with_options
from tests.kit.size import sized

FAR = 10_000
"""More than any opening is worth."""


def some_tiles(edition: Edition, chance: Random) -> Tiles:
    """A few tiles of the box; low ones and jokers more often, since they leave most choices."""
    box = chance.sample(edition.box.tiles(), len(edition.box.tiles()))
    if chance.random() < 0.5:
        box.sort(key=lambda tile: tile.number if chance.random() < 0.7 else edition.box.highest)
    return tuple(box[: chance.randint(1, 12)])


@pytest.mark.parametrize("name", FREE)
def test_an_opening_is_worth_what_the_rules_say(name: str) -> None:
    chance = Random(f"worth {name}")
    for _ in range(sized(40, 2000)):
        melds = with_options(FREE[name], chance).melds
        tiles = some_tiles(FREE[name], chance)
        value = opening_value(Counter(tiles), melds, enough=FAR)
        coder = codes(melds)
        own = [tiles.count(tile) for tile in coder.tiles]
        assert Opening(coder.shape, value).held_in(own)
        assert not Opening(coder.shape, value + 1).held_in(own), tiles


LOW = {
    "classic": "J J k2 r6 y3 y1 b1 b3 r1 y2 k1 k2 r3 k4",
    "six-160": "J J J J r7 y4 k4 y1 y3 r1 k4 r13 b5 y3 y1 k6 r3 k4 b5 r2",
}


@pytest.mark.usefixtures("kernel")
@pytest.mark.parametrize(
    ("name", "opening", "best"), [("classic", 30, (10, 69)), ("six-160", 50, (13, 137))]
)
@pytest.mark.parametrize("objective", Objective)
def test_jokers_and_low_tiles_open_without_trying_everything(
    name: str, opening: int, best: tuple[int, int], objective: Objective
) -> None:
    """These took seconds: whatever is best by far does not open, and there are many melds."""
    edition = load(name, {"opening": opening})
    asked = Problem(
        edition=edition, rack=read_tiles(LOW[name]), opened=False, objective=objective
    )  # fmt: skip
    found = solve(asked)
    assert (found.tiles, found.points, found.optimal) == (*best, True), told(asked)


def house_edition(folder: Path, rules: str) -> Edition:
    """The classic game with other rules in its file."""
    file = folder / "house.toml"
    names = [line.partition(" =")[0] for line in rules.splitlines()]
    sources = "\n".join(f'{name} = "made up"' for name in names)
    file.write_text(
        'extends = "classic"\nid = "house"\ntitle = "House"\nfollows = "nothing"\n'
        f'booklet = "none"\n[rules]\n{rules}\n[sources]\n{sources}\n',
        "utf-8",
    )
    return read_user_file(file)[0]


def is_legal(found: Solution) -> bool:
    asked = found.problem
    return judge(Turn(asked.edition, asked.opened, asked.table, asked.rack, found.table)).legal


@pytest.mark.usefixtures("kernel")
def test_a_house_rule_of_a_first_own_meld_binds_where_no_joker_goes_to_the_rack(
    tmp_path: Path,
) -> None:
    edition = house_edition(tmp_path, 'opens = "own-meld"\nopening = 0')
    table, rack = read_table("r4 r5 r6"), read_tiles("r7 k1 k2")
    without = solve(Problem(edition=edition, table=table, rack=rack, opened=False))
    assert not without.found
    found = solve(
        Problem(edition=edition, table=table, rack=(*rack, *read_tiles("k3")), opened=False)
    )
    assert found.tiles == 4
    assert is_legal(found)


@pytest.mark.usefixtures("kernel")
def test_a_house_rule_lets_whoever_opens_by_points_take_a_joker(tmp_path: Path) -> None:
    """The groups are full, so the joker finds no place but the rack."""
    edition = house_edition(tmp_path, "joker_to_rack = true")
    table, rack = read_table("k5 r5 b5 J"), read_tiles("y5 k10 r10 b10 y10")
    found = solve(Problem(edition=edition, table=table, rack=rack, opened=False, must_play=rack))
    assert write_table(found.table) == "k5 r5 b5 y5 | k10 r10 b10 y10"
    assert found.tiles == 4
    assert is_legal(found)
