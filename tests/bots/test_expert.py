"""The expert: reads the others from what they do, and weighs more plays in more worlds."""

from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

from rackrun.bots import Bot, BotChance, Budget, View
from rackrun.bots.beliefs import believed
from rackrun.bots.expert import Expert
from rackrun.bots.manners import Manner
from rackrun.bots.patient import Patient
from rackrun.bots.worlds import worlds
from rackrun.notation import read_table
from rackrun.rules.actions import Draw
from rackrun.rules.position import Position
from rackrun.solver import Problem, solve
from tests.bots.scenes import chosen, scene, table_after
from tests.kit.games import Game

EXPERT: Bot = Expert()


def test_it_goes_out_if_it_can() -> None:
    after = table_after(EXPERT, scene("classic", "r4 r5 r6", "r7 k9 b9 y9"))
    assert after is not None
    assert set(after) == set(read_table("r4 r5 r6 r7 | k9 b9 y9"))


def test_it_draws_if_there_is_nothing_to_lay() -> None:
    assert chosen(EXPERT, scene("classic", "r4 r5 r6", "k1 b3 y9")) == Draw(0)


def test_the_same_chance_gives_the_same_choice() -> None:
    view = scene("classic", "r4 r5 r6 | k7 b7 y7", "r7 r8 k9 b9 y9 k3 b12")
    assert chosen(EXPERT, view) == chosen(EXPERT, view)


@pytest.mark.parametrize("budget", [Budget(worlds=0), Budget(deadline=0.0)], ids=["none", "late"])
def test_without_worlds_and_without_time_it_plays_like_the_patient_bot(budget: Budget) -> None:
    view = scene("classic", "r4 r5 r6 | k7 b7 y7", "r7 r8 k9 b9 y9 k3 b12")
    expected = chosen(Patient(), view)
    assert EXPERT.choose(view, BotChance.of("luck"), budget) == expected


# What it believes.


def drawn_for_long(draws: int) -> View:
    """Two seats at the beginning; the other has drawn so often and laid nothing."""
    position = Game.of("classic", 2, luck="belief").begin().position
    other = 1 - position.turn
    held = position.seats[other]
    more = replace(held, rack=(*held.rack, *position.pool[:draws]))
    after = replace(position, seats=position.with_seat(other, more), pool=position.pool[draws:])
    return View(after, position.turn)


def test_who_has_drawn_again_and_again_probably_waits() -> None:
    def lurking(draws: int) -> float:
        view = drawn_for_long(draws)
        imagined = islice(believed(view, BotChance.of("belief"), Budget()), 200)
        met = Counter(world.manners[1 - view.seat] for world in imagined)
        return met[Manner.LURKING] / 200

    assert lurking(0) < 0.25
    assert lurking(14) > 0.4


def test_racks_that_would_have_been_opened_are_rarer_than_by_chance() -> None:
    view = drawn_for_long(4)
    other = 1 - view.seat

    def able(position: Position) -> bool:
        return solve(Problem.of(position, other)).found

    by_chance = sum(able(world) for world in islice(worlds(view, BotChance.of("a")), 200))
    imagined = islice(believed(view, BotChance.of("a"), Budget()), 200)
    thought = sum(able(world.position) for world in imagined)
    assert thought < 0.9 * by_chance
