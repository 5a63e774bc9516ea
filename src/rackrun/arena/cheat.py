"""A bot that cheats: it sees every rack and the order of the pool. In the arena only.

It shows how much there is to gain for whoever guesses hidden tiles well; nobody else meets it.
"""

from collections.abc import Iterator

from rackrun.bots import BotChance, Budget, View
from rackrun.bots.playing_out import Imagined
from rackrun.bots.solver import Solver
from rackrun.rules.actions import Action, Play
from rackrun.rules.decide import decide
from rackrun.rules.drawing import not_playing
from rackrun.rules.evolve import evolve
from rackrun.rules.position import Position, Stage
from rackrun.solver import Problem, plays
from rackrun.solver.ability import able

MOST_PLAYS = 6
"""Plays that are tried; not playing comes on top."""

_GREEDY = Solver()


class Cheat:
    """Tries some plays in the real world, everybody playing greedily from there on."""

    name = "cheat"
    label = "sees all racks and the pool, and exists to show how much that is worth"

    def choose_openly(self, position: Position, seat: int) -> Action:
        """The action after which the round ends best for the seat."""
        if position.stage is Stage.GIVE_BACK:
            return _greedy_choice(position)
        return max(_choices(position, seat), key=lambda action: _ending(position, action, seat))


def _choices(position: Position, seat: int) -> Iterator[Action]:
    """What can be done, the greedy choice first, so that it is taken among equals."""
    greedy = _greedy_choice(position)
    yield greedy
    for play in plays(Problem.of(position, seat))[:MOST_PLAYS]:
        yield Play(seat, play.table)
    if isinstance(greedy, Play) and not position.edition.rules.must_play_if_able:
        yield not_playing(position)


def _greedy_choice(position: Position) -> Action:
    return _GREEDY.choose(View(position, position.turn), BotChance.of("none"), Budget())


def _ending(position: Position, action: Action, seat: int) -> tuple[bool, int]:
    """Whether the seat wins, and with how many points, if all play greedily after the action."""
    chance, after = Imagined(position.commitment), position
    while len(after.results) == len(position.results):
        for event in decide(after, action, chance, able=able):
            after = evolve(after, event)
        action = _greedy_choice(after) if after.in_play else action
    result = after.results[-1]
    return seat in result.winners, result.scores[seat]
