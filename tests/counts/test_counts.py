"""Counts that are known from elsewhere or can be counted by hand; each says what is counted."""

from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

from rackrun.editions import ids, load
from rackrun.melds import Group, Run, kinds, read
from rackrun.rules.arranging import arrangement
from rackrun.tiles import JOKER, Tile, Tiles

CLASSIC = load("classic").melds
KINDS = [Tile(colour, number) for colour in CLASSIC.box.colours for number in range(1, 14)]


def melds(longest: int) -> list[Tiles]:
    """All sets of different numbered tiles, without jokers, that are a meld."""
    runs = [
        tuple(Tile(colour, number) for number in range(first, first + length))
        for colour in CLASSIC.box.colours
        for length in range(1, longest + 1)
        for first in range(1, 15 - length)
    ]
    groups = [
        tuple(Tile(colour, number) for colour in colours)
        for number in range(1, 14)
        for size in range(2, 5)
        for colours in combinations(CLASSIC.box.colours, size)
    ]
    return [tiles for tiles in (*runs, *groups) if read(tiles, CLASSIC)]


def test_13_numbers_in_4_colours_have_264_runs_and_65_groups() -> None:
    counted = Counter(type(read(tiles, CLASSIC)) for tiles in melds(13))
    assert counted == {Run: 264, Group: 65}


def test_runs_of_at_most_five_and_groups_are_185() -> None:
    counted = Counter(type(read(tiles, CLASSIC)) for tiles in melds(5))
    assert counted == {Run: 120, Group: 65}


def test_with_up_to_two_jokers_and_runs_of_at_most_five_there_are_1173() -> None:
    """Different multisets with at least one number; 52 of them are a run and a group at once."""
    found: dict[frozenset[type], int] = Counter()
    for jokers in range(3):
        for numbered in range(max(1, 3 - jokers), 6 - jokers):
            for tiles in combinations(KINDS, numbered):
                if len({tile.colour for tile in tiles}) > 1 < len({tile.number for tile in tiles}):
                    continue
                readings = kinds((*tiles, *[JOKER] * jokers), CLASSIC)
                if readings:
                    found[readings] += 1
    both = frozenset({Run, Group})
    assert found[both] == 52
    assert found[both] + found[frozenset({Run})] == 900
    assert found[both] + found[frozenset({Group})] == 325
    assert sum(found.values()) == 1173


@pytest.mark.parametrize("name", ids())
def test_a_box_holds_each_tile_as_often_as_it_says(name: str) -> None:
    box = load(name).box
    counted = Counter(box.tiles())
    assert counted.total() == box.size
    assert all(count == box.count(tile) for tile, count in counted.items())


def test_one_tile_and_two_jokers_are_always_a_meld() -> None:
    assert all(read((tile, JOKER, JOKER), CLASSIC) for tile in KINDS)


def test_of_all_three_tiles_with_jokers_as_many_are_melds_as_there_are_ways() -> None:
    """Multisets of three out of 52 kinds and the joker: 36 + 44 + 52 by jokers, and groups."""
    every = combinations_with_replacement([*KINDS, JOKER], 3)
    counted = Counter(tiles.count(JOKER) for tiles in every if read(tiles, CLASSIC))
    # Without a joker 4 x 11 runs and 13 x 4 groups; with one, pairs that are one or two apart in
    # a colour (4 x (12 + 11)) and pairs of a number (13 x 6); with two, every tile.
    assert counted == {0: 44 + 52, 1: 92 + 78, 2: 52}


def test_how_many_of_the_tiles_extend_a_run() -> None:
    """Of 52 tiles beside r4 r5 r6 on the table only r3 and r7 can be laid alone."""
    table = Counter(Tile.parse(text) for text in ("r4", "r5", "r6"))
    alone = [tile for tile in KINDS if arrangement(table, Counter([tile]), CLASSIC)]
    assert [str(tile) for tile in alone] == ["r3", "r7"]
