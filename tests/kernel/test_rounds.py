"""Rounds played out by the kernel are rounds of the engine, move by move."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random
from types import ModuleType

import pytest

from rackrun.bots.manners import Manner
from rackrun.bots.playing_out import by_engine, in_kernel, play_out
from rackrun.editions import Edition, ids, load
from rackrun.notation.records import read_record
from rackrun.rules.actions import Leave
from rackrun.rules.events import RoundScored
from rackrun.rules.evolve import evolve, replay
from rackrun.rules.position import Position, Stage
from rackrun.solver import kernel
from tests.kit.games import Game, edition_seats
from tests.kit.required import absent
from tests.kit.size import sized
from tests.records.golden import path_of

FREE = [(name, seats) for name, seats in edition_seats() if in_kernel(load(name))]


@pytest.fixture(autouse=True)
def in_use(compiled: ModuleType) -> None:
    """The compiled kernel serves here, too."""
    if kernel.NAME != "compiled":
        absent("compiled kernel in use")


def some_manners(seats: int, chance: Random) -> list[Manner]:
    """A manner for each seat."""
    return chance.choices(list(Manner), k=seats)


def same(position: Position, manners: Sequence[Manner]) -> None:
    """The kernel and the engine play the same round."""
    assert play_out(position, manners) == by_engine(position, manners)


def test_the_classic_family_is_played_out_by_the_kernel() -> None:
    assert {name for name, _ in FREE} == {"classic", "xxl", "six-106", "six-108", "six-160"}


@pytest.mark.heavy
@pytest.mark.parametrize(("edition", "seats"), FREE)
def test_rounds_are_those_of_the_engine_from_the_deal_on(edition: str, seats: int) -> None:
    chance = Random(f"{edition} {seats}")
    for luck in range(sized(4, 100)):
        position = Game.of(edition, seats, luck=f"deal {luck}").begin().position
        same(position, some_manners(seats, chance))


HOUSE_RULES: list[Mapping[str, object]] = [
    {"opening": 0}, {"opening": 50}, {"max_jokers_per_set": 1}, {"must_play_if_able": True},
    {"blocked_scoring": "none"}, {"joker_points": 50},
]  # fmt: skip


@pytest.mark.heavy
@pytest.mark.parametrize("options", HOUSE_RULES, ids=str)
@pytest.mark.parametrize("edition", ["classic", "six-108"])
def test_house_rules_are_kept(edition: str, options: Mapping[str, object]) -> None:
    for luck in range(sized(2, 30)):
        position = Game.of(edition, 3, options, luck=f"house {luck}").begin().position
        same(position, list(Manner)[luck % 2 : luck % 2 + 3])


@pytest.mark.heavy
@pytest.mark.parametrize(("edition", "seats"), FREE)
def test_recorded_rounds_go_on_as_in_the_engine_from_any_moment(edition: str, seats: int) -> None:
    events = read_record(path_of(edition, seats).read_text("utf-8")).events
    position, chance = replay(events[:1]), Random(f"{edition} {seats} recorded")
    for event, after in pairwise(events[1:]):
        position = evolve(position, event)
        awaits_a_seat = position.stage is Stage.TURN and not isinstance(after, RoundScored)
        if awaits_a_seat and chance.random() < sized(0.02, 0.5):
            same(position, some_manners(seats, chance))


def test_who_has_left_is_passed_over() -> None:
    game = Game.of("classic", 4, luck="leaving").begin()
    game.do(Leave(1))
    assert game.position.seats[1].rack
    same(game.position, [*Manner])


def test_a_round_that_nobody_can_end_is_blocked() -> None:
    game = Game.of("classic", 2, luck="blocked").begin()
    stuck = replace(game.position, pool=())
    ending = play_out(stuck, [Manner.GREEDY] * 2)
    assert ending == by_engine(stuck, [Manner.GREEDY] * 2)
    assert len(ending.moves) >= 2


def test_editions_with_other_rules_are_left_to_the_engine() -> None:
    others: list[Edition] = [load(name) for name in ids() if load(name).rules.game == "turns"]
    for edition in others:
        if not in_kernel(edition):
            position = Game(edition, 2, "engine").begin().position
            same(position, [Manner.PATIENT, Manner.GREEDY])
