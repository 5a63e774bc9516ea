"""Moves in words, as data and in pictures, and how they are replayed."""

import json
from xml.etree import ElementTree

import pytest

from rackrun.editions import load
from rackrun.errors import BadProblem
from rackrun.notation import read_tiles, write_table, write_tiles
from rackrun.pictures import Look
from rackrun.solver.explaining import explain
from rackrun.solver.explaining.moves import Draft, Join, Move, Put, Split, SwapJoker, Take, replay
from rackrun.solver.explaining.picture import moves_svg
from rackrun.solver.explaining.sentences import WORDS, phrase
from rackrun.solver.solution import no_play
from rackrun.table import Table
from rackrun.tiles import Tiles
from tests.kit.size import sized
from tests.solver_explain.plays import play, random_plays

RUN, PAIR, EIGHTS = read_tiles("r4 r5 r6 r7 r8"), read_tiles("b8 y8"), read_tiles("k8 r8 b8 y8")


def tiles(text: str) -> Tiles:
    return read_tiles(text)


PHRASES: list[tuple[Move, Table, str]] = [
    (Put(tiles("r6"), 0, tiles("r4 r5 r6")), (tiles("r4 r5"),), "put"),
    (Put(tiles("r6"), 1, tiles("r6")), (RUN,), "put-new"),
    (Take(tiles("r8"), 0, 1, RUN[:4], (tiles("r8") + PAIR)), (RUN, PAIR), "take"),
    (
        Take(tiles("J"), 0, 0, tiles("J r2 r3"), tiles("J r2 r3")),
        (tiles("r2 r3 J"),),
        "take-within",
    ),
    (Split(RUN[2:], 0, 1, RUN[:2], RUN[2:]), (RUN,), "split"),
    (Split(RUN[:2], 0, 1, RUN[2:], RUN[:2]), (RUN,), "split"),
    (Split(RUN[1:3], 0, 1, (RUN[0], *RUN[3:]), RUN[1:3]), (RUN,), "set-apart"),
    (Split(EIGHTS[:1], 0, 1, EIGHTS[1:], EIGHTS[:1]), (EIGHTS,), "set-apart"),
    (Join(tiles("r8"), 0, 1, (tiles("r8") + PAIR)), (tiles("r8"), PAIR), "join"),
    (SwapJoker(RUN[1], 0, 1, RUN[:3], (*PAIR, RUN[0])), (tiles("r4 J r6"), PAIR), "swap"),
    (SwapJoker(RUN[1], 0, 1, RUN[:3], tiles("J")), (tiles("r4 J r6"),), "swap-new"),
    (SwapJoker(RUN[1], 0, 0, RUN[:3], RUN[:3]), (tiles("r4 J r6"),), "swap-within"),
    (SwapJoker(RUN[1], 0, None, RUN[:3], ()), (tiles("r4 J r6"),), "swap-rack"),
]


@pytest.mark.parametrize(("move", "table", "name"), PHRASES, ids=[each[2] for each in PHRASES])
def test_every_move_has_a_sentence(move: Move, table: Table, name: str) -> None:
    said, words = phrase(move, Draft(table, read_tiles("r5")))
    assert said == name
    assert "{" not in WORDS[said].format_map(words)


def test_every_sentence_belongs_to_a_move() -> None:
    assert {name for _, _, name in PHRASES} | {"joker-moved"} == set(WORDS)


def test_a_cut_is_told_by_the_tile_behind_it_whichever_part_stays() -> None:
    for move in (PHRASES[4][0], PHRASES[5][0]):
        assert phrase(move, Draft((RUN,), ()))[1]["tile"] == "r6"


def test_several_tiles_are_told_as_several() -> None:
    move = Take(RUN[3:], 0, 1, RUN[:3], RUN[3:])
    assert phrase(move, Draft((RUN, ()), ()))[1]["it"] == "them"


def test_an_explanation_is_plain_data() -> None:
    explanation = explain(play("r4 J r6", "r5 r7 k1", "r4 r5 r6 r7", edition="junior"))
    assert json.loads(json.dumps(explanation.as_data())) == {
        "shortest": True,
        "moves": [
            {
                "move": "swap-joker", "tiles": ["r5"], "from": 0, "to": None,
                "leaves": ["r4", "r5", "r6"], "becomes": [],
                "text": "Swap the joker in r4 J r6 for r5 and put it on your rack.",
            },
            {
                "move": "put", "tiles": ["r7"], "to": 0, "becomes": ["r4", "r5", "r6", "r7"],
                "text": "Put r7 from your rack to r4 r5 r6.",
            },
        ],
    }  # fmt: skip


def test_every_kind_of_move_names_itself_in_its_data() -> None:
    names = {type(move): move.as_data()["move"] for move, _, _ in PHRASES}
    assert names == {
        Put: "put", Take: "take", Split: "split", Join: "join", SwapJoker: "swap-joker",
    }  # fmt: skip


def test_a_picture_has_a_panel_for_each_move() -> None:
    look = Look(rules=load("classic").melds)
    for solution in random_plays("classic", "picture", sized(20, 200)):
        explanation = explain(solution)
        picture = moves_svg(explanation, look=look)
        root = ElementTree.fromstring(picture)
        texts = [each.text or "" for each in root.iter("{http://www.w3.org/2000/svg}text")]
        numbered = [f"{number}. {text}" for number, text in enumerate(explanation.sentences(), 1)]
        assert [text for text in texts if text not in ("before", "after")] == numbered
        assert all(text in root.get("aria-label", "") for text in numbered)


def test_a_picture_marks_what_moves() -> None:
    picture = moves_svg(explain(play("r3 b3 J", "y3 k1 k2", "r3 b3 y3 | k1 k2 J")))
    assert picture.count('href="#rr-foot"') == 3  # k1 and k2, then y3, once they are laid
    assert picture.count('href="#rr-corner"') == 5  # the same on the rack, the joker twice


def test_a_joker_that_comes_to_the_rack_is_marked_there() -> None:
    picture = moves_svg(explain(play("b3 J b5", "b4 r1", "b3 b4 b5", edition="junior")))
    assert "rack: red 1, joker." in picture


def test_a_picture_of_no_moves_is_a_picture() -> None:
    explanation = explain(no_play(play("r4 r5 r6", "k1", "r4 r5 r6").problem))
    ElementTree.fromstring(moves_svg(explanation))


# Replaying.


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (Put(tiles("k9"), 0, RUN), "the rack: expected k9 there, got 'r6'"),
        (Put(tiles("r6"), 0, RUN), "pile 0: expected 'r4 r5 r6 r7 r8 r6' in some order"),
        (Put(tiles("r6"), 2, tiles("r6")), "expected a pile from 0 to 1, got 2"),
        (Take(tiles("b1"), 0, 1, RUN, tiles("b1")), "pile 0: expected b1 there"),
        (Split(RUN[3:], 0, 1, RUN, RUN[3:]), "pile 0: expected 'r4 r5 r6' in some order"),
        (Join(RUN, 5, 0, RUN), "pile 5: expected r4 there, got ''"),
        (Take(tiles("r4"), 0, 0, RUN, RUN[1:]), "pile 0: expected 'r4 r5 r6 r7 r8' in some order"),
        (SwapJoker(tiles("r6")[0], 0, None, RUN, ()), "pile 0: expected J there"),
    ],
)  # fmt: skip
def test_a_move_that_does_not_fit_is_refused(move: Move, why: str) -> None:
    with pytest.raises(BadProblem, match="moves\\[0\\]: ") as refused:
        replay((RUN,), read_tiles("r6"), [move])
    assert why in str(refused.value)


def test_a_pile_that_is_gone_leaves_no_trace_on_the_table() -> None:
    join = Join(tiles("r7 r8"), 1, 0, RUN)
    table, rack = replay((RUN[:3], RUN[3:]), (), [join])
    assert (write_table(table), write_tiles(rack)) == ("r4 r5 r6 r7 r8", "")
