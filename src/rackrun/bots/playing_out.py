"""Playing out: a round goes on by rule to its end, so that a search learns what a move brings.

Each seat has a manner. The engine with the bots of these manners is the specification and knows
every edition. Where melds may be rearranged freely, the compiled kernel plays the same rounds,
move by move, far more quickly: there only the tiles on the table count, not how they lie.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from rackrun.bots.chance import BotChance
from rackrun.bots.interface import Budget, View
from rackrun.bots.manners import BOTS, Manner
from rackrun.editions import Edition
from rackrun.rules.actions import Action, GiveBack
from rackrun.rules.decide import decide
from rackrun.rules.drawing import idle_event
from rackrun.rules.ending import after_turn
from rackrun.rules.events import TablePlayed
from rackrun.rules.evolve import evolve
from rackrun.rules.position import Position, RoundResult
from rackrun.rules.scoring import score
from rackrun.shuffle import RoundSeed
from rackrun.solver import kernel
from rackrun.solver.ability import able
from rackrun.solver.task import Codes, codes
from rackrun.table import tiles_on
from rackrun.tiles import JOKER, Tile, Tiles

_SHUFFLES = RoundSeed(bytes(32))
_BUDGET = Budget()


class Ending(NamedTuple):
    """How a round ended, and on which way."""

    result: RoundResult
    moves: tuple[Tiles, ...]
    """The tiles that were laid in each turn; none where a seat drew or passed."""


def play_out(position: Position, manners: Sequence[Manner]) -> Ending:
    """Play the round to its end, each seat in its manner.

    The position hides nothing: somebody has imagined the tiles that nobody sees.
    """
    if kernel.play_out is not None and in_kernel(position.edition):
        try:
            return _by_kernel(position, manners)
        except OverflowError:  # a box too large for the kernel
            pass
    return by_engine(position, manners)


def after_choice(position: Position, play: TablePlayed | None) -> Position:
    """The position after the seat on turn has laid tiles, or has drawn or passed."""
    after = evolve(position, play or idle_event(position))
    for event in after_turn(after, position.turn, Imagined(position.commitment)):
        after = evolve(after, event)
    return after


def in_kernel(edition: Edition) -> bool:
    """Whether the compiled kernel, if it is there, can play out rounds of the edition."""
    rules = edition.rules
    return (
        rules.rearranging == "free"
        and rules.opens != "own-meld"
        and rules.scoring != "chips"
        and rules.hand_limit is None
        and not rules.joker_to_rack
        and not rules.draw_price
    )


def _by_kernel(position: Position, manners: Sequence[Manner]) -> Ending:
    rules, coder, seats = position.edition.rules, codes(position.edition.melds), position.active
    shape, held = coder.shape, [position.seats[seat] for seat in seats]
    assert kernel.play_out is not None
    finisher, racks, moves = kernel.play_out(
        shape.colours, shape.highest, shape.largest_group, shape.max_jokers,
        rules.opening if rules.opens == "points" else 0, rules.must_play_if_able,
        _counts(coder, tiles_on(position.table)), tuple(_counts(coder, seat.rack) for seat in held),
        bytes(coder.meld(position.pool)), bytes(seat.opened for seat in held),
        bytes(manners[seat] for seat in seats), seats.index(position.turn), position.idle,
    )  # fmt: skip
    ended = list(position.seats)
    for seat, rack in zip(seats, racks, strict=True):
        left = (tile for tile, count in zip(coder.tiles, rack, strict=True) for _ in range(count))
        ended[seat] = replace(ended[seat], rack=tuple(left))
    last = None if finisher < 0 else seats[finisher]
    scored = score(replace(position, seats=tuple(ended)), last)
    laid = tuple(tuple(map(coder.tiles.__getitem__, move)) for move in moves)
    return Ending(RoundResult(scored.scores, scored.winners), laid)


def _counts(coder: Codes, tiles: Sequence[Tile]) -> bytes:
    return bytes((*coder.counts(tiles), tiles.count(JOKER)))


def by_engine(position: Position, manners: Sequence[Manner]) -> Ending:
    """The same by the rules themselves."""
    chance, after, moves = Imagined(position.commitment), position, list[Tiles]()
    while len(after.results) == len(position.results):
        action = _chosen(after, manners[after.turn])
        happened = decide(after, action, chance, able=able)
        laid = [event.played for event in happened if isinstance(event, TablePlayed)]
        if not isinstance(action, GiveBack):
            moves.append(laid[0] if laid else ())
        for event in happened:
            after = evolve(after, event)
    return Ending(after.results[-1], tuple(moves))


def _chosen(position: Position, manner: Manner) -> Action:
    """What the seat on turn does by its manner; none of them asks chance."""
    return BOTS[manner].choose(View(position, position.turn), BotChance.of("none"), _BUDGET)


@dataclass(frozen=True, slots=True)
class Imagined:
    """A chance that shuffles anyhow where a card is given back: nobody can know how."""

    commitment: str
    revealed: str = ""

    def shuffled(self, tiles: Sequence[Tile], seeds: Sequence[str], nth: int) -> Tiles:
        """The tiles in some order."""
        return _SHUFFLES.shuffled(tiles, seeds, nth)

    def one_of(self, seats: Sequence[int], seeds: Sequence[str], nth: int) -> int:
        """One of the seats."""
        return _SHUFFLES.one_of(seats, seeds, nth)
