"""What can be typed, in how many ways, and what is said of the rest."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackrun.cli.terminal.commands import (
    Add,
    Back,
    Hint,
    Join,
    Lay,
    Move,
    Save,
    SetTable,
    Sort,
    Split,
    Swap,
    Take,
    Word,
)
from rackrun.cli.terminal.typed import read_command
from rackrun.errors import BadNotation
from rackrun.notation import read_table, read_tiles
from rackrun.solver.hints import Strength


@pytest.mark.parametrize(
    "typed",
    ["r3 r4 r5", "lay r3 r4 r5", "R3 R4 R5", "r3,r4,r5", "r3, r4; r5", "r3-5", "r3-r5", "r3..r5",
     "red3 red4 red5", "red 3 red 4 red 5", "r 3 r 4 r 5", "3r 4r 5r", "l r3 r4 r5", "put r3-5",
     "  r3   r4 r5  ", "LAY r3 r4 r5"],
)  # fmt: skip
def test_a_meld_is_typed_in_many_ways(typed: str) -> None:
    assert read_command(typed) == Lay((read_tiles("r3 r4 r5"),))


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("r3 r4 r5 | k7 b7 y7", Lay(read_table("r3 r4 r5 | k7 b7 y7"))),
        ("r3|k7", Lay(read_table("r3 | k7"))),
        ("r3-5|k7 b7 y7", Lay(read_table("r3 r4 r5 | k7 b7 y7"))),
        ("take r5 -1", Take(read_tiles("r5"), -2)),
        ("j r4 r5", Lay(read_table("J r4 r5"))),
        ("joker r4 r5", Lay(read_table("J r4 r5"))),
        ("add r7 2", Add(read_tiles("r7"), 1)),
        ("add r7 to meld 2", Add(read_tiles("r7"), 1)),
        ("a r7 r8 2", Add(read_tiles("r7 r8"), 1)),
        ("add 2 r7", Add(read_tiles("r7"), 1)),
        ("r7 2", Add(read_tiles("r7"), 1)),
        ("add J 2 left", Add(read_tiles("J"), 1, front=True)),
        ("add J 2 right", Add(read_tiles("J"), 1)),
        ("take r5 2", Take(read_tiles("r5"), 1)),
        ("take r5 from 2", Take(read_tiles("r5"), 1)),
        ("take r5", Take(read_tiles("r5"))),
        ("take 2", Take((), 1)),
        ("move r5 1 2", Move(read_tiles("r5"), 0, 1)),
        ("move r5 from 1 to 2", Move(read_tiles("r5"), 0, 1)),
        ("split 2 3", Split(1, 3)),
        ("split 2 after 3", Split(1, 3)),
        ("swap r5 2", Swap(read_tiles("r5")[0], 1)),
        ("swap r5 for the joker in 2", Swap(read_tiles("r5")[0], 1)),
        ("swap r5", Swap(read_tiles("r5")[0])),
        ("join 1 2", Join(0, 1)),
        ("join 1 and 2", Join(0, 1)),
        ("table r3 r4 r5 | k7 b7 y7", SetTable(read_table("r3 r4 r5 | k7 b7 y7"))),
        ("back r5", Back(read_tiles("r5")[0])),
        ("b r5", Back(read_tiles("r5")[0])),
        ("give r5", Back(read_tiles("r5")[0])),
        ("sort colour", Sort(by_number=False)),
        ("sort color", Sort(by_number=False)),
        ("sort n", Sort(by_number=True)),
        ("hint", Hint()),
        ("hint tiles", Hint(Strength.TILES)),
        ("hi T", Hint(Strength.TILES)),
        ("hint play", Hint(Strength.PLAY)),
        ("save my game.txt", Save(Path("my game.txt"))),
        ("save 'my game.txt'", Save(Path("my game.txt"))),
        ("save red 5", Save(Path("red 5"))),
        ("undo", Word.UNDO),
        ("u", Word.UNDO),
        ("RESET", Word.RESET),
        ("red", Word.REDO),
        ("e", Word.END),
        ("done", Word.END),
        ("dr", Word.DRAW),
        ("pass", Word.PASS),
        ("?", Word.HELP),
        ("q", Word.QUIT),
        ("exit", Word.QUIT),
        ("", Word.SHOW),
        ("   ", Word.SHOW),
    ],
)
def test_what_is_typed_is_understood(typed: str, command: object) -> None:
    assert read_command(typed) == command


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("xyz", "expected a move such as 'r3 r4 r5', 'add r6 1', 'draw' or 'end', got 'xyz'"),
        ("s", "expected one of split, swap, sort, save, show; got 's'"),
        ("r3 x4", "expected a tile such as 'r12' or 'J', got 'x4'"),
        ("r3 | | r4", "expected tiles on both sides of each '|', got none"),
        ("lay", "expected tiles such as 'lay r3 r4 r5', got none"),
        ("lay r3 4", "expected tiles such as 'r12' or 'J', got 4"),
        ("r5-3", "expected a range such as 'r3-5', got 'r5-3'"),
        ("r3-b5", "expected a range such as 'r3-5', got 'r3-b5'"),
        ("x3-5", "expected a range such as 'r3-5', got 'x3-5'"),
        ("add r7", "expected tiles and one meld such as 'add r7 2', got 'r7'"),
        ("add 2", "expected tiles and one meld such as 'add r7 2', got '2'"),
        ("r7 1 2", "expected tiles and one meld such as 'add r7 2', got 'r7 1 2'"),
        ("take", "expected tiles and a meld such as 'take r5 2', or 'take 2', got ''"),
        ("take 1 2", "expected tiles and a meld such as 'take r5 2', or 'take 2', got '1 2'"),
        ("move r5 1", "expected tiles and two melds such as 'move r5 1 2', got 'r5 1'"),
        ("split 2", "expected a meld and a place such as 'split 2 3', got '2'"),
        ("swap 2", "expected a tile and a meld such as 'swap r5 2', got '2'"),
        ("join a b", "expected two melds such as 'join 1 2', got 'a b'"),
        ("|r3", "expected tiles on both sides of each '|', got none"),
        ("save ~nosuchuser/x", "expected a file that can be written, got ~nosuchuser/x: "),
        ("join 1", "expected two melds such as 'join 1 2', got '1'"),
        ("table", "expected melds such as 'table r3 r4 r5 | k7 b7 y7', got none"),
        ("back", "expected one tile such as 'back r5', got ''"),
        ("sort", "expected 'sort colour' or 'sort number', got ''"),
        ("hint r5", "expected 'hint', 'hint tiles' or 'hint play', got 'r5'"),
        ("save", "expected a file such as 'save game.txt', got none"),
        ("draw r5", "expected 'draw' alone, got 'draw r5'"),
    ],
)
def test_what_is_not_understood_is_answered_with_what_was_expected(typed: str, words: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read_command(typed)
    assert str(caught.value).startswith(words)


@given(st.text(max_size=40) | st.text("krbygJ0123456789 -|,.adtkesplwno", max_size=30))
def test_nothing_that_can_be_typed_breaks_the_reader(typed: str) -> None:
    with suppress(BadNotation):
        read_command(typed)
