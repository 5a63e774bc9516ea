"""The helper: simple plays, some overlooked, each explained."""

import pytest

from rackrun.bots.helper import Helper
from rackrun.notation import read_table
from rackrun.rules.actions import Action, Draw, GiveBack, Pass, Play
from rackrun.tiles import Tile
from tests.bots.scenes import scene, table_after

HELPER = Helper()
LUCKS = [f"luck {number}" for number in range(40)]


def test_it_lays_a_meld_of_its_own() -> None:
    view = scene("classic", "", "r3 r4 r5 k9 b1")
    assert table_after(HELPER, view) == read_table("r3 r4 r5")


def test_it_lays_one_meld_at_a_time() -> None:
    view = scene("classic", "", "r3 r4 r5 k9 b9 y9")
    assert table_after(HELPER, view) == read_table("k9 b9 y9")


def test_it_opens_with_as_many_melds_as_that_takes() -> None:
    view = scene("classic", "", "r3 r4 r5 k9 b9 y9 k1", opened=False)
    assert table_after(HELPER, view) == read_table("k9 b9 y9 | r3 r4 r5")
    assert table_after(HELPER, scene("classic", "", "r3 r4 r5 k1", opened=False)) is None


def test_it_adds_one_tile() -> None:
    view = scene("classic", "r4 r5 r6", "r3 r7 k1")
    assert table_after(HELPER, view) in (read_table("r3 r4 r5 r6"), read_table("r4 r5 r6 r7"))


def test_it_lays_a_joker_only_where_a_meld_needs_it() -> None:
    view = scene("classic", "", "r3 r4 r5 J k1")
    assert table_after(HELPER, view) == read_table("r3 r4 r5")
    view = scene("classic", "", "r3 r4 J k1")
    assert table_after(HELPER, view) == read_table("r3 r4 J")
    assert table_after(HELPER, scene("classic", "r4 r5 r6", "k1 J")) is None


def test_a_joker_alone_is_laid_to_go_out() -> None:
    view = scene("classic", "r4 r5 r6", "J")
    assert table_after(HELPER, view) == read_table("r4 r5 r6 J")


def test_it_takes_a_joker_for_the_right_tile_where_it_may_keep_it() -> None:
    view = scene("junior", "r4 J r6", "r5 k9")
    assert table_after(HELPER, view) == read_table("r4 r5 r6")
    assert table_after(HELPER, scene("classic", "r4 J r6", "r5 k9")) is None


def test_a_joker_that_it_laid_itself_stays_where_only_others_may_take_it() -> None:
    options = {"joker_replace_by_layer": False}
    view = scene("cards", "r2 J r4", "r3 y6", options=options, layer=1)
    assert table_after(HELPER, view) == read_table("r2 r3 r4")
    assert table_after(HELPER, scene("cards", "r2 J r4", "r3 y6", options=options, layer=0)) is None


def test_it_overlooks_what_lies_on_a_full_table() -> None:
    table = "k1 k2 k3 | r1 r2 r3 | b1 b2 b3 | y1 y2 y3 | k7 k8 k9 | r7 r8 r9 | b7 b8 b9"
    view = scene("classic", table, "y4 k12")
    seen = [table_after(HELPER, view, luck) is not None for luck in LUCKS]
    assert 0 < sum(seen) < len(seen) * 2 // 3


def test_it_sees_everything_on_a_small_table() -> None:
    view = scene("classic", "k1 k2 k3 | r1 r2 r3 | y1 y2 y3", "y4 k12")
    assert all(table_after(HELPER, view, luck) is not None for luck in LUCKS)


def test_who_must_play_overlooks_nothing() -> None:
    table = "k1 k2 k3 | r1 r2 r3 | b1 b2 b3 | y1 y2 y3 | k7 k8 k9 | r7 r8 r9 | b7 b8 b9"
    view = scene("classic", table, "y4 k12", options={"must_play_if_able": True})
    assert all(table_after(HELPER, view, luck) is not None for luck in LUCKS)


# What it says.


@pytest.mark.parametrize(
    ("table", "after", "words"),
    [
        ("", "r3 r4 r5", "Red 3, red 4 and red 5 follow one another, so they are a run."),
        (
            "", "k9 b9 y9",
            "Black 9, blue 9 and yellow 9 are one number in different colours, "
            "so they are a group.",
        ),
        (
            "", "b6 J b8",
            "Blue 6, the joker as blue 7 and blue 8 follow one another, so they are a run.",
        ),
        ("r4 r5 r6", "r3 r4 r5 r6", "Red 3 comes before red 4."),
        ("r4 r5 r6", "r4 r5 r6 r7 r8", "Red 7 and red 8 come after red 6."),
        ("r4 r5 r6", "r4 r5 r6 J", "The joker as red 7 comes after red 6."),
        ("k8 b8 y8", "k8 r8 b8 y8", "The group still has room for red 8."),
        ("r4 J r6", "r4 r5 r6", "Red 5 fits where a joker lies, so I take the joker."),
        ("r4 b4 J", "r4 b4 y4", "Yellow 4 fits where a joker lies, so I take the joker."),
        (
            "r4 b4 J", "r4 g4 b4 y4",
            "Green 4 fits where a joker lies, so I take the joker. "
            "The group still has room for yellow 4.",
        ),
        (
            "r4 r5 r6 | k1 k2 k3", "r4 r5 r6 r7 | k1 k2 k3 | b1 b2 b3",
            "Red 7 comes after red 6. Blue 1, blue 2 and blue 3 follow one another, "
            "so they are a run.",
        ),
        (
            "r4 r5 r6 r7 r8", "r4 r5 r6 | r6 r7 r8",
            "I move tiles on the table to make room for red 6.",
        ),
        (
            "k8 r8 b8 y8", "k8 b8 y8 | r8 r9 r10",
            "I move tiles on the table to make room for red 9 and red 10.",
        ),
        (
            "r4 b4 J | b3 b4 b5", "r4 b4 y4 | b3 b4 b5 J",
            "Yellow 4 fits where a joker lies, so I take the joker. "
            "The joker as blue 6 comes after blue 5.",
        ),
    ],
)  # fmt: skip
def test_a_play_is_explained(table: str, after: str, words: str) -> None:
    view = scene("cards-pro" if "take the joker" in words else "classic", table, "r1")
    assert HELPER.explain(view, Play(0, read_table(after))) == words


@pytest.mark.parametrize(
    ("edition", "opened", "action", "words"),
    [
        ("classic", True, Draw(0), "I see nothing that I can lay, so I take a tile."),
        ("classic", False, Draw(0), "I do not see 30 points to begin with, so I take a tile."),
        ("junior", False, Draw(0), "I see nothing that I can lay, so I take a tile."),
        ("junior", True, Pass(0), "I see nothing that I can lay, so I pass."),
        ("cards", True, GiveBack(0, Tile.parse("r5")), "My rack is full, so I give one tile back."),
    ],
)
def test_not_playing_is_explained_without_naming_a_tile(
    edition: str, opened: bool, action: Action, words: str
) -> None:
    assert HELPER.explain(scene(edition, "", "r5 k1", opened=opened), action) == words
