"""The endgame: with two seats and an empty pool nothing is hidden, and the best play is certain."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from rackrun.bots import BotChance, Budget, View
from rackrun.bots.endgame import Certain, certain
from rackrun.bots.expert import Expert
from rackrun.bots.playing_out import after_choice
from rackrun.bots.racing import worth
from rackrun.editions import load
from rackrun.rules.playing import played
from rackrun.rules.position import Position, Seat, Stage
from rackrun.solver import Problem, solve
from rackrun.table import Table
from rackrun.tiles import JOKER, Tile
from tests.bots.scenes import table_after
from tests.kit.size import sized


def some_endgame(chance: Random) -> Position:
    """All numbers in eight runs, but for a few from their ends, which two seats hold."""
    runs = [[Tile.parse(f"{colour}{n}") for n in range(1, 14)] for colour in "krby" * 2]
    held: list[Tile] = []
    for run in chance.sample(runs, 2):  # a joker waits on a rack, or stands for a first tile
        held.append(JOKER)
        if chance.random() < 0.7:
            held[-1], run[0] = run[0], JOKER
    held += [chance.choice(runs).pop() for _ in range(chance.randint(1, 4))]
    chance.shuffle(held)
    cut = chance.randrange(1, len(held))
    seats = Seat(tuple(held[:cut]), opened=True), Seat(tuple(held[cut:]), opened=True)
    table = tuple(map(tuple, runs))
    return Position(load("classic"), seats, Stage.TURN, round=1, starter=0, table=table)


def sure(position: Position, budget: Budget | None = None) -> Certain | None:
    """The answer for the seat on turn, which sees its own rack alone."""
    return certain(View(position, position.turn), BotChance.of("none"), budget or Budget())


def all_choices(position: Position) -> dict[Table | None, Position]:
    """Every choice there is, found without any thrift."""
    found: dict[Table | None, Position] = {}
    rack = position.seats[position.turn].rack
    for count in range(1, len(rack) + 1):
        for some in combinations(range(len(rack)), count):
            laid = tuple(rack[at] for at in some)
            kept = tuple(rack[at] for at in range(len(rack)) if at not in some)
            best = solve(Problem.of(position, position.turn, must_play=laid, must_keep=kept))
            if best.found:
                play = played(position, position.turn, best.table)
                found[best.table] = after_choice(position, play)
    if not (found and position.edition.rules.must_play_if_able):
        found[None] = after_choice(position, None)
    return found


def value_of(position: Position, seat: int) -> float:
    """What the position is worth to a seat if both play as well as can be."""
    if not position.in_play:
        return worth(position.results[-1], seat, position.active)
    values = [value_of(after, seat) for after in all_choices(position).values()]
    return max(values) if position.turn == seat else min(values)


def value_after(position: Position, table: Table | None) -> float:
    """What a choice is worth to the seat on turn."""
    play = None if table is None else played(position, position.turn, table)
    return value_of(after_choice(position, play), position.turn)


@pytest.mark.heavy
@pytest.mark.parametrize("luck", range(sized(12, 200)))
def test_no_choice_is_better_than_the_one_that_is_certain(luck: int) -> None:
    position = some_endgame(Random(f"endgame {luck}"))
    found = sure(position)
    assert found is not None
    assert value_after(position, found.table) == pytest.approx(value_of(position, position.turn))


def test_the_expert_does_what_is_certain() -> None:
    for luck in range(5):
        position = some_endgame(Random(f"expert {luck}"))
        table = table_after(Expert(), View(position, position.turn))
        assert value_after(position, table) == pytest.approx(value_of(position, position.turn))


def test_nothing_is_certain_while_tiles_are_hidden_or_a_third_sits_there() -> None:
    position = some_endgame(Random("hidden"))
    drawable = replace(position, pool=position.seats[1].rack, seats=(position.seats[0], Seat()))
    assert sure(drawable) is None
    some = position.seats[1].rack
    for third in (Seat(some, opened=True), Seat(some, opened=True, left=True)):
        three = replace(position, seats=(*position.seats, third))
        assert sure(three) is None


@pytest.mark.parametrize("budget", [Budget(nodes=1), Budget(deadline=0.0)], ids=["few", "late"])
def test_without_the_means_nothing_is_certain(budget: Budget) -> None:
    assert sure(some_endgame(Random("few")), budget) is None
