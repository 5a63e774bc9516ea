"""Who laid a joker, where whoever laid it may not take it back (booklet 003, French)."""

import pytest

from rackrun.errors import IllegalAction
from rackrun.notation import read_table
from rackrun.rules.actions import Play
from rackrun.rules.legality import judge
from rackrun.rules.playing import turn_to
from rackrun.rules.turn import Layers
from tests.rulebook.asking import scene
from tests.rulebook.scenes import after, happenings

OPTIONS = {"joker_replace_by_layer": False}
TABLE = "r2 J r4 | J r4 r5"


def layers(name: str, rack: str, table: str, played: str, before: Layers) -> Layers:
    """The layers after the first of three seats has played."""
    position = scene(name, rack, "g1", "b1", table=table, options=OPTIONS, layers=before)
    return after(position, Play(0, read_table(played))).layers


@pytest.mark.parametrize(
    ("rack", "played", "expected"),
    [
        ("r3 y1", "r2 r3 r4 | J r4 r5", ((), (0,))),
        ("r1 y1", "J r4 r5 | r1 r2 J r4", ((0,), (1,))),
        ("r3 r1 r2 y1", "r2 r3 r4 | J r4 r5 | r1 r2 J", ((), (0,), (0,))),
        ("r6 y1", "r2 J r4 | J r4 r5 r6", ((1,), (0,))),
        ("J y1", "r2 J r4 J | J r4 r5", ((1, 0), (0,))),
        ("J y1", "J r2 J r4 | J r4 r5", ((0, 1), (0,))),
        ("J g1 g2 y1", "r2 J r4 | J r4 r5 | g1 g2 J", ((1,), (0,), (0,))),
    ],
)
def test_a_joker_keeps_its_layer_while_its_meld_stays(
    rack: str, played: str, expected: Layers
) -> None:
    assert layers("cards", rack, TABLE, played, ((1,), (0,))) == expected


@pytest.mark.parametrize(
    ("table", "rack", "played", "before", "expected"),
    [
        ("r1 g1 J | r2 r3 r4", "y1 b6", "r2 r3 r4 | r1 g1 y1 J", ((1,), ()), ((), (1,))),
        ("r1 g1 J J | r2 r3 r4", "y1 b6", "r1 g1 y1 J | r2 r3 r4", ((1, 2), ()), ((2,), ())),
        ("r1 g1 J | r2 r3 r4", "J b6", "r1 g1 J J | r2 r3 r4", ((1,), ()), ((1, 0), ())),
        ("r1 g1 J | b1 b2 b3 b4", "b5 y6", "r1 g1 b1 | b2 b3 b4 b5 J", ((1,), ()), ((), (0,))),
    ],
)
def test_in_a_meld_laid_anew_the_joker_is_the_players(
    table: str, rack: str, played: str, before: Layers, expected: Layers
) -> None:
    assert layers("cards-pro", rack, table, played, before) == expected


def test_nobody_takes_back_a_joker_of_their_own() -> None:
    position = scene("cards", "r3 y1", "g1", table=TABLE, options=OPTIONS, layers=((0,), (1,)))
    with pytest.raises(IllegalAction) as refused:
        happenings(position, Play(0, read_table("r2 r3 r4 | J r4 r5")))
    assert [flaw.code for flaw in refused.value.flaws] == ["joker-own"]
    other = scene("cards", "r3 y1", "g1", table=TABLE, options=OPTIONS, layers=((1,), (0,)))
    assert after(other, Play(0, read_table("r2 r3 r4 | J r4 r5"))).layers == ((), (0,))


def test_of_two_jokers_in_a_group_the_one_of_another_seat_is_taken() -> None:
    table, played = "r1 g1 J J", "r1 g1 y1 J"
    for before, legal in (((0, 1), True), ((1, 0), True), ((0, 0), False)):
        position = scene(
            "cards-pro", "y1 b6", "g1", table=table, options=OPTIONS, layers=(before,), opened=False
        )
        assert judge(turn_to(position, 0, read_table(played))).legal == legal
        if legal:
            assert after(position, Play(0, read_table(played))).layers == ((0,),)


def test_who_laid_a_joker_is_kept_only_where_it_matters() -> None:
    position = scene("cards", "J r1 r2 y1", "g1", opened=False)
    assert after(position, Play(0, read_table("r1 r2 J"))).layers == ()
