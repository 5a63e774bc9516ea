"""Beliefs: what the others may hold and how they may play, judged by what they have done.

Whoever draws turn after turn shows something: either there is no opening on that rack, or its
owner waits. So worlds are imagined a few at a time, each is weighed by how well it agrees with
what everybody did, and one of them is taken, with a manner for each seat that agrees with it.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import TypeVar

from rackrun.bots.chance import BotChance
from rackrun.bots.interface import Budget, View
from rackrun.bots.manners import Manner
from rackrun.bots.racing import World
from rackrun.bots.worlds import worlds
from rackrun.rules.position import Position
from rackrun.solver import Problem, solve

TRIES = 4
"""Worlds that are imagined for each that is taken."""
USUAL: Mapping[Manner, float] = {
    Manner.GREEDY: 0.4, Manner.PATIENT: 0.3, Manner.WAITING: 0.15, Manner.LURKING: 0.15,
}  # fmt: skip
"""How often which manner is met, as long as nothing is known."""
SLIP = 0.15
"""How likely somebody did not lay what could be laid: it was drawn last, or overlooked."""
_Reading = Mapping[Manner, float]
"""For each manner how well it agrees with what was seen."""
_Readings = list[_Reading]
"""One for each seat."""
_Thing = TypeVar("_Thing")
FINE = 1_000_000
"""Into so many parts chance is cut where something is drawn by weight."""


def believed(view: View, chance: BotChance, budget: Budget) -> Iterator[World]:
    """One world after the other that agrees with what the seat has seen, until time is up."""
    imagined = worlds(view, chance)
    while True:
        tried = list(_tried(islice(imagined, TRIES), budget))
        if len(tried) < TRIES:
            return
        world, readings = _drawn(tried, [_agreement(each) for _, each in tried], chance)
        manners = [_drawn(list(each), list(each.values()), chance) for each in readings]
        yield World(world, manners)


def _tried(imagined: Iterable[Position], budget: Budget) -> Iterator[tuple[Position, _Readings]]:
    """Each world with its readings, which ask the solver for every seat, as long as there is time.

    A world out of fewer tries would be a worse guess, so whoever is late does without it.
    """
    for world in imagined:
        if budget.late:
            return
        yield world, _readings(world)


def _readings(world: Position) -> _Readings:
    """For each seat how well each manner agrees with what it holds."""
    return [
        USUAL if seat == world.turn or world.seats[seat].left else _reading(world, seat)
        for seat in range(len(world.seats))
    ]


def _reading(world: Position, seat: int) -> _Reading:
    held, edition = world.seats[seat], world.edition
    if held.opened:
        lays = solve(Problem(edition=edition, rack=held.rack, prefer_untouched=False)).found
        return {
            manner: usual * (SLIP if lays and manner is Manner.GREEDY else 1)
            for manner, usual in USUAL.items()
            if manner is not Manner.LURKING
        }
    if len(held.rack) <= edition.rules.hand:
        return USUAL  # it has not had a turn
    opens = solve(Problem.of(world, seat, prefer_untouched=False)).found
    return {
        manner: usual * (SLIP if opens and manner is not Manner.LURKING else 1)
        for manner, usual in USUAL.items()
    }


def _agreement(readings: _Readings) -> float:
    """How well a world agrees with everything that was seen."""
    product = 1.0
    for reading in readings:
        product *= sum(reading.values())
    return product


def _drawn(things: list[_Thing], weights: list[float], chance: BotChance) -> _Thing:
    """One of the things, each as likely as its weight says."""
    mark = chance.below(FINE) / FINE * sum(weights)
    for thing, weight in zip(things, weights, strict=True):
        mark -= weight
        if mark < 0:
            return thing
    return things[-1]
