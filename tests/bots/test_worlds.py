"""Worlds that a seat imagines: nothing that it sees tells them from the real one."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from rackrun.bots import BotChance, View
from rackrun.bots.worlds import worlds
from rackrun.editions import load
from rackrun.rules.actions import Leave
from rackrun.rules.position import Position, Stage
from rackrun.table import tiles_on
from tests.bots.scenes import hidden_otherwise
from tests.kit.games import Game, edition_seats

RACKS = [(name, seats) for name, seats in edition_seats() if load(name).rules.game == "turns"]


def imagined(position: Position, seat: int, count: int, luck: str = "luck") -> list[Position]:
    return list(islice(worlds(View(position, seat), BotChance.of(luck)), count))


def tiles_of(position: Position) -> Counter[object]:
    held = [tile for seat in position.seats for tile in seat.rack]
    return Counter([*tiles_on(position.table), *held, *position.pool])


@pytest.mark.parametrize(("edition", "seats"), RACKS)
def test_a_world_looks_like_the_real_one_and_holds_all_tiles(edition: str, seats: int) -> None:
    game = Game.of(edition, seats, luck="worlds")
    for step, _ in enumerate(game.play()):
        position = game.position
        if position.stage is Stage.TURN and step % 7 == 0:
            for world in imagined(position, position.turn, 2):
                assert View(world, position.turn) == View(position, position.turn)
                assert tiles_of(world) == Counter(position.edition.box.tiles())


def test_worlds_follow_from_the_view_alone() -> None:
    position = Game.of("classic", 3).begin().position
    other = hidden_otherwise(position, 1, Random(1))
    assert imagined(position, 1, 5) == imagined(other, 1, 5)


def test_no_two_worlds_are_alike_and_another_chance_gives_others() -> None:
    position = Game.of("classic", 3).begin().position
    racks = {world.seats[0].rack for world in imagined(position, 1, 20)}
    assert len(racks) == 20
    assert imagined(position, 1, 5) != imagined(position, 1, 5, luck="other luck")


def test_every_unseen_tile_may_be_anywhere() -> None:
    position = Game.of("classic", 2).begin().position
    held = Counter(tile for world in imagined(position, 0, 400) for tile in world.seats[1].rack)
    unseen = Counter(position.edition.box.tiles()) - Counter(position.seats[0].rack)
    for tile, count in unseen.items():
        expected = 400 * 14 * count / 92
        assert expected / 2 < held[tile] < 2 * expected


def test_who_has_left_holds_hidden_tiles_still() -> None:
    game = Game.of("classic", 3, luck="left").begin()
    game.do(Leave(2))
    for world in imagined(game.position, game.position.turn, 3):
        assert len(world.seats[2].rack) == 14
        assert tiles_of(world) == Counter(world.edition.box.tiles())
