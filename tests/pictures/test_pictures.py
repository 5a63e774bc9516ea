"""Pictures are well-formed, complete, the same every time, and say in words what they show."""

import os
import re
import subprocess
import sys
from typing import get_args
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackrun.editions import ids, load
from rackrun.notation import read_table, read_tiles
from rackrun.pictures import Face, Look, meld_svg, table_svg, turn_svg
from rackrun.pictures.words import tile_words
from rackrun.tiles import Colour, Tile

SVG = "{http://www.w3.org/2000/svg}"
FACES: tuple[Face, ...] = get_args(Face)
CLASSIC = Look(rules=load("classic").melds)

TILES = st.one_of(
    st.builds(Tile, st.sampled_from(Colour), st.integers(0, 999)),
    st.just(Tile.parse("J")),
    st.just(Tile.parse("?", hidden=True)),
)
MELDS = st.lists(TILES, min_size=1, max_size=15).map(tuple)
TABLES = st.lists(MELDS, max_size=5).map(tuple)


def parsed(picture: str) -> ElementTree.Element:
    """The picture as a tree, in which whatever is used is defined, once."""
    root = ElementTree.fromstring(picture)
    defined = [name for each in root.iter() if (name := each.get("id"))]
    used = {each.get("href", "")[1:] for each in root.iter(f"{SVG}use")}
    used |= set(re.findall(r"url\(#([^)]+)\)", picture))
    assert len(defined) == len(set(defined))
    assert used <= set(defined)
    return root


def words(picture: str) -> str:
    return parsed(picture).get("aria-label", "")


def count(picture: str, name: str) -> int:
    return picture.count(f'href="#{name}"')


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("edition", ids())
def test_every_tile_of_every_edition_draws(edition: str, face: Face) -> None:
    tiles = tuple(dict.fromkeys(load(edition).box.tiles()))
    picture = table_svg((tiles,), look=Look(face=face))
    root = parsed(picture)
    assert root.get("role") == "img"
    for tile in tiles:
        assert count(picture, f"rr-{face}-{tile}") == 1
        assert tile_words(tile) in words(picture)


def test_a_picture_has_a_title_and_a_ground_of_its_own() -> None:
    root = parsed(meld_svg(read_tiles("r4 r5 r6")))
    title, _, ground = root[:3]
    assert (title.tag, title.text) == (f"{SVG}title", "A meld")
    assert ground.tag == f"{SVG}rect"


def test_numerals_are_strokes_and_need_no_font() -> None:
    picture = table_svg(read_table("k10 k11 k12 | r8 b8 J"), look=CLASSIC)
    assert not list(parsed(picture).iter(f"{SVG}text"))


@given(before=TABLES, rack=MELDS, after=TABLES, face=st.sampled_from(FACES))
def test_whatever_can_be_written_can_be_drawn(
    before: tuple[tuple[Tile, ...], ...],
    rack: tuple[Tile, ...],
    after: tuple[tuple[Tile, ...], ...],
    face: Face,
) -> None:
    look = Look(face=face, rules=load("six-160").melds)
    picture = turn_svg(before, rack, after, legal=False, flawed=range(len(after)), look=look)
    assert picture == turn_svg(
        before, rack, after, legal=False, flawed=range(len(after)), look=look
    )
    told = words(picture)
    for tile in (*rack, *(tile for meld in (*before, *after) for tile in meld)):
        assert tile_words(tile) in told


def test_the_same_text_in_every_process() -> None:
    code = (
        "from rackrun.editions import load; from rackrun.notation import *;"
        "from rackrun.pictures import *;"
        "print(turn_svg(read_table('r4 r5 r6 r7 r8 | k1 k2 J'), read_tiles('r6 k4 b9'),"
        "read_table('r4 r5 r6 | r6 r7 r8 | k1 k2 J k4'), look=Look(rules=load('classic').melds)))"
    )
    texts = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(texts) == 1


@pytest.mark.parametrize(
    ("tiles", "told"),
    [
        ("b6 J b8", "blue 6, joker for blue 7, blue 8"),
        ("y12 y13 J", "joker for yellow 11, yellow 12, yellow 13"),
        ("b3 r3 J", "red 3, blue 3, joker for black 3 or yellow 3"),
        ("b3 r3 k3 J", "black 3, red 3, blue 3, joker for yellow 3"),
        ("b6 J b9", "blue 6, joker, blue 9"),
    ],
)
def test_a_joker_says_what_it_stands_for(tiles: str, told: str) -> None:
    assert words(meld_svg(read_tiles(tiles), look=CLASSIC)) == told


def test_without_rules_a_joker_is_a_joker() -> None:
    assert words(meld_svg(read_tiles("b6 J b8"))) == "blue 6, joker, blue 8"


def test_tiles_laid_in_a_turn_stand_on_a_wooden_foot() -> None:
    table, rack = read_table("r4 r5 r6 r7 r8"), read_tiles("r6 k2")
    picture = turn_svg(table, rack, read_table("r4 r5 r6 | r6 r7 r8"))
    assert count(picture, "rr-foot") == 1
    assert "red 4, red 5, red 6; red 6 (laid), red 7, red 8; rack: black 2" in words(picture)


def test_of_two_equal_tiles_the_one_in_new_company_was_laid() -> None:
    table, rack = read_table("k5 k6 k7"), read_tiles("k7 r7 b7")
    told = words(turn_svg(table, rack, read_table("k7 r7 b7 | k5 k6 k7")))
    assert "black 7 (laid), red 7 (laid), blue 7 (laid); black 5, black 6, black 7;" in told


def test_a_joker_that_came_to_the_rack_has_a_folded_corner() -> None:
    picture = turn_svg(read_table("r3 J r5"), read_tiles("r4 y2"), read_table("r3 r4 r5"))
    assert count(picture, "rr-corner") == 1
    assert "rack: yellow 2, joker (gained)." in words(picture)


def test_a_rack_after_the_turn_can_be_given() -> None:
    table, rack = read_table("r3 r4 r5"), read_tiles("r6 y2 J")
    told = words(
        turn_svg(table, rack, read_table("r3 r4 r5 r6"), rack_after=read_tiles("y2"), legal=False)
    )
    assert told.endswith("rack: yellow 2. Not legal.")


def test_an_emptied_rack_is_still_shown() -> None:
    told = words(turn_svg((), read_tiles("r3 r4 r5"), read_table("r3 r4 r5"), legal=True))
    assert told.startswith("Before: table: empty; rack: red 3, red 4, red 5.")
    assert told.endswith("rack: empty. Legal.")


def test_a_game_without_racks_shows_none() -> None:
    told = words(turn_svg(read_table("r5"), (), read_table("r5 r6")))
    assert told == "Before: table: red 5. After: table: red 5, red 6 (laid)."


def test_flawed_melds_stand_in_a_dashed_frame_and_are_told() -> None:
    picture = table_svg(read_table("r8 r9 | r3 r4 r5"), flawed={0})
    assert picture.count("stroke-dasharray") == 1
    assert words(picture) == "table: red 8, red 9 (not a meld); red 3, red 4, red 5"


def test_narrow_turns_lie_beside_each_other_and_wide_ones_below() -> None:
    long = read_table("k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12")
    narrow = parsed(turn_svg(read_table("r3 r4 r5"), read_tiles("r6"), read_table("r3 r4 r5 r6")))
    wide = parsed(turn_svg(long, read_tiles("k13"), ((*long[0], Tile.parse("k13")),)))
    size = [
        [float(part) for part in each.get("viewBox", "").split()[2:]] for each in (narrow, wide)
    ]
    assert size[0][0] > size[0][1]
    assert size[1][1] > 400


def test_a_full_rack_has_several_shelves() -> None:
    few, many = (
        parsed(table_svg(read_table("r3 r4 r5"), rack=read_tiles("k1 " * tiles), label="rack"))
        for tiles in (14, 15)
    )
    assert few.get("width") == many.get("width")
    assert float(few.get("height", "")) < float(many.get("height", ""))


def test_a_label_may_hold_any_sign() -> None:
    label = 'x < "y" & z'
    root = parsed(meld_svg(read_tiles("r3 r4 r5"), label=label))
    assert [each.text for each in root.iter(f"{SVG}text")] == [label]
    assert root[0].text == label
