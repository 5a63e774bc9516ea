"""The beginner: every meld of its own, every tile that fits, and nothing rearranged."""

import pytest

from rackrun.bots.beginner import Beginner
from rackrun.editions import ids, load
from rackrun.rules.actions import GiveBack, Play
from rackrun.rules.position import Position, Stage
from rackrun.table import tiles_on
from rackrun.tiles import JOKER, Tiles, difference
from tests.bots.scenes import scene, table_after
from tests.kit.games import Game
from tests.kit.size import sized

BEGINNER = Beginner()
WITH_RACKS = [name for name in ids() if load(name).rules.game == "turns"]


def laid(edition: str, table: str, rack: str, *, opened: bool = True) -> set[str]:
    """The melds that are new or changed when the beginner has played, jokers last in each."""
    view = scene(edition, table, rack, opened=opened)
    after = table_after(BEGINNER, view) or ()
    fresh = (view.edition.box.sort(meld) for meld in after if meld not in view.table)
    return {" ".join(map(str, meld)) for meld in fresh}


def test_it_lays_all_its_melds_and_adds_all_that_fits() -> None:
    rack = "r3 r4 r5 k9 b9 y9 y3 y7 k1 r12"
    assert laid("classic", "y4 y5 y6 | k12 b12 y12", rack) == {
        "r3 r4 r5", "k9 b9 y9", "y3 y4 y5 y6 y7", "k12 r12 b12 y12",
    }  # fmt: skip


def test_it_finds_the_melds_that_shed_the_most() -> None:
    # The group of nines would take away the end of one run and the start of the other.
    assert laid("classic", "", "r7 r8 r9 b9 b10 b11 k9 y1") == {"r7 r8 r9", "b9 b10 b11"}


def test_before_the_opening_it_adds_nothing() -> None:
    assert laid("classic", "r4 r5 r6", "r7 k1", opened=False) == set()
    assert laid("cards", "r2 r3 r4", "r5 b1", opened=False) == set()
    assert laid("junior", "r4 r5 r6", "r7 k1", opened=False) == {"r4 r5 r6 r7"}


def test_it_adds_in_the_turn_in_which_it_opens() -> None:
    assert laid("classic", "r4 r5 r6", "k10 k11 k12 r7 y1", opened=False) == {
        "k10 k11 k12", "r4 r5 r6 r7",
    }  # fmt: skip
    assert laid("cards", "r2 r3 r4", "r5 b1 b2 b3 y6", opened=False) == {
        "b1 b2 b3", "r2 r3 r4 r5",
    }  # fmt: skip


def test_it_does_not_rearrange() -> None:
    assert laid("classic", "r4 r5 r6 r7 r8", "r6 k1") == set()
    assert laid("classic", "b8 b9 b10", "b11 k8 y8 k1") == {"b8 b9 b10 b11"}


@pytest.mark.parametrize(
    ("rack", "new"),
    [
        ("r3 r4 r5 J k1", {"r3 r4 r5"}),  # The joker would shed nothing but itself.
        ("r3 r4 J k1", {"r3 r4 J"}),  # It frees two tiles.
        ("r3 J J k1", set()),  # Two jokers for one tile are too dear,
        ("r3 J J", {"r3 J J"}),  # unless that ends the round.
        ("r3 r4 r5 J", {"r3 r4 r5 J"}),
    ],
)
def test_a_joker_is_laid_where_it_is_worth_it(rack: str, new: set[str]) -> None:
    assert laid("classic", "", rack) == new


def test_an_opening_is_worth_any_joker() -> None:
    assert laid("classic", "", "r10 J J k1", opened=False) == {"r10 J J"}


def test_a_joker_alone_is_added_to_go_out() -> None:
    assert laid("classic", "r11 r12 r13 | k1 b1 y1", "r10 J") in (
        {"r10 r11 r12 r13 J"}, {"r10 r11 r12 r13", "k1 b1 y1 J"},
    )  # fmt: skip


def test_a_joker_is_taken_if_nothing_else_can_be_done() -> None:
    assert laid("junior", "r4 J r6", "r5 k9") == {"r4 r5 r6"}
    assert laid("junior", "r4 J r6 | k6 k7 k8", "r5 k9") == {"k6 k7 k8 k9"}


def test_from_a_full_rack_it_gives_the_loneliest_tile_back() -> None:
    game = Game.of("cards", 2, {"hand_limit": 9}, bots=["beginner"])
    for action in game.play():
        if isinstance(action, GiveBack):
            assert game.position.stage is Stage.GIVE_BACK
            assert action.tile != JOKER
            break
    else:
        raise AssertionError("nobody had to give a tile back")


# Nothing that lies there is taken apart.


def lies_in(old: Tiles, new: Tiles) -> bool:
    """Whether a meld lies in another as it lay, apart from jokers that were taken."""
    for first in range(len(new) - len(old) + 1):
        pairs = zip(old, new[first : first + len(old)], strict=True)
        if all(was in (now, JOKER) for was, now in pairs):
            return True
    in_groups = len({tile.number for tile in new if not tile.is_joker}) == 1
    return in_groups and set(difference(old, new)) <= {JOKER}


def check_kept(position: Position, action: Play) -> None:
    """Every meld keeps its place and its tiles; what is new comes from the rack."""
    old, new = position.table, action.table[: len(position.table)]
    assert len(new) == len(old)
    assert all(map(lies_in, old, new))
    fresh = tiles_on(action.table[len(old) :])
    taken = sum(difference(was, now)[JOKER] for was, now in zip(old, new, strict=True))
    assert not difference(fresh, [*position.seats[action.seat].rack, *[JOKER] * taken])


@pytest.mark.parametrize("name", WITH_RACKS)
def test_melds_on_the_table_only_grow(name: str) -> None:
    for luck in range(sized(2, 20)):
        game = Game.of(name, 2, luck=f"growing {luck}", bots=["beginner"])
        for action in game.play():
            if isinstance(action, Play):
                check_kept(game.position, action)


# Strength.


def wins(first: str, second: str, deals: int) -> float:
    """The share of two-player classic games that the first bot wins, each deal played twice."""
    won = 0.0
    for deal in range(deals):
        for bots in ((first, second), (second, first)):
            game = Game.of("classic", 2, luck=f"deal {deal}", bots=bots).finish()
            winners = game.position.results[-1].winners
            won += (bots.index(first) in winners) / len(winners)
    return won / (2 * deals)


@pytest.mark.heavy
def test_it_beats_the_helper() -> None:
    assert wins("beginner", "helper", sized(10, 100)) > 0.55
