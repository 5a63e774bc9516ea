"""Could the seat play? The search is exact: compared with trying everything."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from rackrun.editions import Edition, by_code, load
from rackrun.errors import IllegalAction
from rackrun.melds import best_value, read
from rackrun.notation import read_table, read_tiles
from rackrun.rules.able import able, some_play
from rackrun.rules.actions import Draw, Pass
from rackrun.rules.arranging import arrangement
from rackrun.rules.legality import judge
from rackrun.rules.opening import melds_upward, opening_value
from rackrun.rules.playing import turn_to
from rackrun.rules.position import Position, Seat, Stage
from rackrun.table import tiles_on
from rackrun.tiles import JOKER, Tile
from tests.kit.games import Game
from tests.kit.random_turns import turn
from tests.kit.size import sized
from tests.kit.stepwise import legal


def position_of(edition: Edition, table: str, rack: str, *, opened: bool) -> Position:
    seats = (Seat(read_tiles(rack), opened=opened, chips=6), Seat())
    return Position(edition, seats, Stage.TURN, round=1, table=read_table(table))


@pytest.mark.parametrize(
    ("name", "table", "rack", "opened", "expected"),
    [
        ("classic", "", "r9 r10 r11 k1", False, True),
        ("classic", "", "r8 r9 r10 k1", False, False),
        ("classic", "r4 r5 r6", "r7", False, False),
        ("classic", "r4 r5 r6", "r7", True, True),
        ("classic", "r4 r5 r6", "k7 b9", True, False),
        ("classic", "b8 b9 b10", "b11 k8 y8", True, True),
        ("classic", "r4 r5 r6 r7 r8", "r6 k1", True, True),
        ("classic", "y5 y6 y7 | r5 r6 r7 | k5 k6 k7 k8 k9", "b5 k12", True, False),
        ("classic", "y5 y6 y7 | r5 r6 r7 | k5 k6 k7 k8 k9 | k10 r10 y10 b10", "b5", True, True),
        ("classic", "k1 k2 J | b1 y1 r1 | b2 y2 r2", "r7 r8", True, True),
        ("classic.o0", "r4 r5 r6", "r7", False, True),
        ("junior", "r4 r5 r6", "r7", False, True),
        ("junior", "r4 r5 r6", "r8", False, False),
        ("junior", "r4 J r6", "r5", False, True),
        ("junior", "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10", "J", False, False),
        ("junior.j1", "r4 r5 J", "J", False, False),
        ("stars", "y4 y5 y6 J | r1 r2 r3", "r5", False, True),
        ("stars", "y4 y5 J | r1 r2 r3", "r5", False, False),
        ("stars", "J y4 y5 | k3 k4 k5 J", "y8", False, True),
        ("stars", "J y4 y5 | k3 k4 k5 k6", "y8", False, False),
        ("cards", "r1 r2 r3", "r4 g1", False, False),
        ("cards", "r1 r2 r3", "r4 g1", True, True),
        ("cards", "r1 J r3", "r2 g1", False, True),
        ("cards-pro", "r1 J b1", "g1 g3", False, True),
        ("cards-pro", "b1 b2 b3 b4", "r4 g4", False, False),
        ("cards-pro", "b1 b2 b3 b4", "r4 g4", True, True),
    ],
)
def test_whether_a_seat_could_play(
    name: str, table: str, rack: str, opened: bool, expected: bool
) -> None:
    position = position_of(by_code(name), table, rack, opened=opened)
    assert able(position) == expected
    play = some_play(position)
    assert play is None or judge(turn_to(position, 0, play)).legal


@pytest.mark.parametrize("edition", ["junior", "stars", "cards", "cards-pro", "classic"])
def test_whoever_has_a_legal_play_is_able(edition: str) -> None:
    """A legal turn shows that the seat could play; the search must have found one too."""
    for number in range(sized(80, 2000)):
        case = turn(Random(f"able {edition} {number}"), edition)
        arguments = (case["table"], case["rack"], case["table_after"], case["rack_after"])
        if not legal(edition, case["options"], case["opened"], *arguments):
            continue
        table = " | ".join(map(" ".join, case["table"]))
        rack = " ".join(case["rack"])
        position = position_of(load(edition, case["options"]), table, rack, opened=case["opened"])
        play = some_play(position)
        assert play is not None, case
        assert judge(turn_to(position, 0, play)).legal


def brute_force(must: list[Tile], may: list[Tile], edition: Edition) -> bool:
    """Whether some of ``may`` join all of ``must`` in melds, by trying every partition."""
    return any(
        _partition([*must, *chosen], edition)
        for size in range(1, len(may) + 1)
        for chosen in combinations(may, size)
    )


def _partition(tiles: list[Tile], edition: Edition) -> bool:
    if not tiles:
        return True
    first, rest = tiles[0], tiles[1:]
    for size in range(2, len(rest) + 1):
        for others in combinations(range(len(rest)), size):
            meld = (first, *(rest[at] for at in others))
            left = [tile for at, tile in enumerate(rest) if at not in others]
            if read(meld, edition.melds) and _partition(left, edition):
                return True
    return False


@pytest.mark.parametrize("limit", [None, 1])
def test_arranging_is_exact(limit: int | None) -> None:
    edition = load("cards-pro", {"max_jokers_per_set": limit})
    chance = Random(f"arrange {limit}")
    box = edition.box.tiles()
    for _ in range(sized(120, 2000)):
        drawn = chance.sample([tile for tile in box if tile.number in (0, 2, 3, 4)], 8)
        table, rack = drawn[:5], drawn[5:]
        expected = brute_force(table, rack, edition)
        found = arrangement(Counter(table), Counter(rack), edition.melds)
        assert (found is not None) == expected
        if found is not None:
            assert all(read(meld, edition.melds) for meld in found)
            assert not Counter(table) - Counter(tiles_on(found))
            assert Counter(tiles_on(found)) <= Counter(drawn)


def test_the_value_of_an_opening_is_exact() -> None:
    """Against trying all choices of disjoint melds out of small racks."""
    rules = load("six-160").melds
    chance = Random("opening")
    box = [tile for tile in load("six-160").box.tiles() if tile.number in (0, 1, 2, 3)]
    for _ in range(sized(60, 1000)):
        rack = chance.sample(box, 7)

        def best(tiles: list[Tile]) -> int:
            value = 0
            for size in range(3, len(tiles) + 1):
                for chosen in combinations(range(len(tiles)), size):
                    worth = best_value(tuple(tiles[at] for at in chosen), rules)
                    if worth:
                        left = [tile for at, tile in enumerate(tiles) if at not in chosen]
                        value = max(value, worth + best(left))
            return value

        assert opening_value(Counter(rack), rules, enough=1000) == best(rack)


def test_every_meld_that_is_listed_is_one() -> None:
    left = Counter(load("classic").box.tiles())
    numbered = {tile: count for tile, count in left.items() if tile != JOKER}
    for tile in (Tile.parse("r1"), Tile.parse("b12"), Tile.parse("y13")):
        for meld in melds_upward(tile, numbered, 2, load("classic").melds):
            assert read(meld, load("classic").melds)


def test_whoever_can_play_must_where_that_is_agreed() -> None:
    game = Game.of("classic", 2, {"must_play_if_able": True}).begin()
    seat = game.position.turn
    held = replace(game.position.seats[seat], rack=read_tiles("r9 r10 r11"))
    game.position = replace(game.position, seats=game.position.with_seat(seat, held))
    for action, code in ((Draw(seat), "must-play"), (Pass(seat), "pool-not-empty")):
        with pytest.raises(IllegalAction) as refused:
            game.do(action)
        assert code in [flaw.code for flaw in refused.value.flaws]
        assert "must-play" in [flaw.code for flaw in refused.value.flaws]


def test_judging_a_play_that_the_search_names() -> None:
    position = position_of(load("stars"), "y4 y5 y6 J | r1 r2 r3", "r5 k9", opened=False)
    assert judge(turn_to(position, 0, read_table("y4 y5 y6 | r1 r2 r3 J r5"))).legal
