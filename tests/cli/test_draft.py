"""Drafts: where tiles lie, whatever is done to them, and the way back."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackrun.cli.terminal import draft as on
from rackrun.cli.terminal.arranging import arrange, in_reading_order, stand_ins
from rackrun.cli.terminal.draft import Draft
from rackrun.cli.terminal.typed import read_command
from rackrun.editions import load
from rackrun.errors import BadNotation
from rackrun.notation import read_table, read_tiles, write_table, write_tiles
from rackrun.table import tiles_on
from rackrun.tiles import Tile, Tiles

CLASSIC = load("classic").melds


def drafted(table: str, rack: str, *typed: str) -> Draft:
    """The draft after what was typed."""
    draft = Draft.of(read_table(table), read_tiles(rack), order=in_reading_order(CLASSIC))
    for line in typed:
        draft = arrange(draft, read_command(line), CLASSIC)
    return draft


def seen(draft: Draft) -> tuple[str, str, str]:
    return write_table(draft.table), write_tiles(draft.rack), write_tiles(draft.loose)


@pytest.mark.parametrize(
    ("typed", "table", "rack", "loose"),
    [
        ("r8-10", "r4 r5 r6 r7 | b6 J b8 | r8 r9 r10", "r3 b7 k7", ""),
        ("lay r8 r9", "r4 r5 r6 r7 | b6 J b8 | r8 r9", "r3 r10 b7 k7", ""),
        ("add r3 1", "r3 r4 r5 r6 r7 | b6 J b8", "r8 r9 r10 b7 k7", ""),
        ("r8 r9 1", "r4 r5 r6 r7 r8 r9 | b6 J b8", "r3 r10 b7 k7", ""),
        ("take r7 1", "r4 r5 r6 | b6 J b8", "r3 r8 r9 r10 b7 k7", "r7"),
        ("take r7", "r4 r5 r6 | b6 J b8", "r3 r8 r9 r10 b7 k7", "r7"),
        ("take 2", "r4 r5 r6 r7", "r3 r8 r9 r10 b7 k7", "b6 J b8"),
        ("split 1 1", "r4 | r5 r6 r7 | b6 J b8", "r3 r8 r9 r10 b7 k7", ""),
        ("join 2 1", "b6 J b8 r4 r5 r6 r7", "r3 r8 r9 r10 b7 k7", ""),
        ("move r7 1 2", "r4 r5 r6 | b6 J b8 r7", "r3 r8 r9 r10 b7 k7", ""),
        ("swap b7 2", "r4 r5 r6 r7 | b6 b7 b8", "r3 r8 r9 r10 k7", "J"),
        ("swap b7", "r4 r5 r6 r7 | b6 b7 b8", "r3 r8 r9 r10 k7", "J"),
        ("swap k7 2", "r4 r5 r6 r7 | k7 b6 b8", "r3 r8 r9 r10 b7", "J"),
        ("table r4-7 | b6-8", "r4 r5 r6 r7 | b6 b7 b8", "r3 r8 r9 r10 k7", "J"),
    ],
)
def test_a_move_lays_tiles_where_it_says(typed: str, table: str, rack: str, loose: str) -> None:
    draft = drafted("r4 r5 r6 r7 | b6 J b8", "r3 r8 r9 r10 b7 k7", typed)
    assert seen(draft) == (table, rack, loose)
    assert draft.changed
    assert seen(on.undo(draft))[0] == "r4 r5 r6 r7 | b6 J b8"


def test_a_tile_of_the_rack_that_is_taken_up_again_goes_back_to_the_rack() -> None:
    draft = drafted("r4 r5 r6", "r7 k1", "add r7 1", "take r7 1")
    assert seen(draft) == ("r4 r5 r6", "r7 k1", "")
    assert not draft.changed


def test_loose_tiles_are_laid_again() -> None:
    draft = drafted("r4 r5 r6 r7", "r8 r9", "take r7 1", "r7 r8 r9")
    assert seen(draft) == ("r4 r5 r6 | r7 r8 r9", "", "")


def test_a_joker_is_added_behind_unless_the_front_is_asked_for() -> None:
    behind, front = drafted("r4 r5 r6", "J", "J 1"), drafted("r4 r5 r6", "J", "add J 1 left")
    assert stand_ins(behind.table[0], CLASSIC)[3] == read_tiles("r7")
    assert stand_ins(front.table[0], CLASSIC)[0] == read_tiles("r3")


def test_a_joker_in_front_stays_there_when_the_run_grows() -> None:
    draft = drafted("r4 r5 r6", "J r7 r2", "add J 1 left", "add r7 1", "add r2 1")
    assert seen(draft)[0] == "r2 J r4 r5 r6 r7"


def test_two_melds_can_be_laid_at_once() -> None:
    assert seen(drafted("", "r3 r4 r5 k7 b7 y7", "r3-5 | k7 b7 y7"))[0] == "r3 r4 r5 | k7 b7 y7"


def test_a_meld_without_tiles_is_gone() -> None:
    assert seen(drafted("r4 r5 r6 | k1 k2 k3", "", "take r4 r5 r6 1"))[0] == "k1 k2 k3"


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("r4 r5 r6", "expected tiles from your rack, got r5 r6 (r5 lies in meld 1: take r5 1)"),
        ("g1 g2 g3", "expected tiles from your rack, got g1 g2 g3"),
        ("add r4 7", "expected a meld from 1 to 3, got 7"),
        ("add r4 0", "expected a meld from 1 to 3, got 0"),
        ("take k1 1", "expected tiles of meld 1 (r5 r6 r7), got k1"),
        ("take k3", "expected one of the melds 2, 3: 'take k3 2'"),
        ("take y1", "expected tiles that lie in one meld, got y1"),
        ("split 1 3", "expected a place from 1 to 2 in meld 1 to split, got 3"),
        ("join 1 1", "expected two different melds, got 1 twice"),
        ("move r5 1 1", "expected two different melds, got 1 twice"),
        ("move r5 1 9", "expected a meld from 1 to 3, got 9"),
        ("move k1 1 2", "expected tiles of meld 1 (r5 r6 r7), got k1"),
        ("swap r4 1", "expected a meld with a joker, got 1"),
        ("swap r4 9", "expected a meld from 1 to 3, got 9"),
        ("swap r4", "expected a tile that a joker stands for, got r4"),
        ("table g1 g2 g3", "expected tiles of the table and of your rack, got g1 g2 g3 as well"),
        ("undo", "there is nothing to undo"),
        ("redo", "there is nothing to redo"),
    ],
)
def test_a_move_that_cannot_be_says_what_was_expected(typed: str, words: str) -> None:
    with pytest.raises(BadNotation) as caught:
        drafted("r5 r6 r7 | k3 k4 k5 | k3 b3 y3", "r4 k1", typed)
    assert str(caught.value) == words


def test_on_an_empty_table_there_is_no_meld_to_add_to() -> None:
    with pytest.raises(BadNotation, match="but the table is empty, got 1"):
        drafted("", "r4", "add r4 1")


def test_one_tile_cannot_be_split() -> None:
    with pytest.raises(BadNotation, match="two tiles or more to split"):
        drafted("", "r4", "r4", "split 1 1")


def test_a_place_outside_a_meld_cannot_be_swapped() -> None:
    with pytest.raises(BadNotation, match="expected a place from 1 to 3, got 4"):
        on.swap(drafted("r4 r5 r6", "r7"), Tile.parse("r7"), 0, 3)


def test_a_tile_that_two_jokers_stand_for_needs_its_meld_named() -> None:
    with pytest.raises(BadNotation, match="expected one of the melds 1, 2: 'swap r6 1'"):
        drafted("r5 J r7 | k6 b6 J", "r6", "swap r6")


def test_undo_redo_and_reset_go_back_and_forth() -> None:
    draft = drafted("", "r3 r4 r5 k1", "r3 r4 r5", "k1", "undo", "undo", "redo")
    assert seen(draft) == ("r3 r4 r5", "k1", "")
    cleared = arrange(draft, read_command("reset"), CLASSIC)
    assert not cleared.changed
    assert on.undo(cleared).table == draft.table


def test_a_new_change_forgets_what_was_undone() -> None:
    draft = drafted("", "r3 r4", "r3", "undo", "r4")
    with pytest.raises(BadNotation, match="nothing to redo"):
        on.redo(draft)


# Whatever is done, no tile is lost or invented.

TILES = read_tiles("r1 r2 r3 r4 r5 r6 k3 b3 y3 J J r3 r4 k3")
Step = Callable[[Draft], Draft]
numbers = st.integers(-1, 4)
handfuls = st.lists(st.sampled_from(TILES), min_size=1, max_size=4).map(tuple)


def _steps() -> st.SearchStrategy[Step]:
    def step(function: Callable[..., Draft], *args: st.SearchStrategy[object]) -> object:
        return st.tuples(*args).map(lambda given: lambda draft: function(draft, *given))

    def table(draft: Draft, order: list[Tile], size: int) -> Draft:
        return on.set_table(
            draft, tuple(tuple(order[at : at + size]) for at in range(0, 6, size))
        )  # fmt: skip

    def add_in_front(draft: Draft, tiles: Tiles, meld: int) -> Draft:
        return on.add(draft, tiles, meld, front=True)

    return st.one_of(
        step(on.lay, handfuls), step(on.lay, handfuls, handfuls), step(on.add, handfuls, numbers),
        step(add_in_front, handfuls, numbers), step(on.take, handfuls, numbers),
        step(on.take, st.just(()), numbers), step(on.move, handfuls, numbers, numbers),
        step(on.split, numbers, numbers), step(on.join, numbers, numbers),
        step(on.swap, st.sampled_from(TILES), numbers, st.integers(0, 2)),
        step(table, st.permutations(TILES), st.integers(1, 6)),
        step(on.reset), step(on.undo), step(on.redo),
    )  # type: ignore[arg-type]  # fmt: skip


@given(st.lists(_steps(), max_size=25), st.sampled_from([on.as_laid, in_reading_order(CLASSIC)]))
def test_no_tile_is_lost_or_invented(steps: list[Step], order: on.Order) -> None:
    draft = Draft.of(read_table("r1 r2 r3 | k3 b3 J"), read_tiles("r3 r4 r5 r6 y3 J r4 k3"),
                     order=order)  # fmt: skip
    every = Counter([*tiles_on(draft.table), *draft.rack])
    for step in steps:
        try:
            following = step(draft)
        except BadNotation:
            continue
        assert Counter([*tiles_on(following.table), *following.rack, *following.loose]) == every
        assert () not in following.table
        if following.past == (*draft.past, draft.table) and not following.future:
            back = on.undo(following)
            assert (back.table, back.past) == (draft.table, draft.past)
            assert on.redo(back) == following
        draft = following
    while draft.past:
        draft = on.undo(draft)
    assert not draft.changed
