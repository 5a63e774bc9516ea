"""Playing out: a round goes on by rule to its end, so that a search learns what a move brings.

Each seat either lays the most tiles it can or plays like the patient bot. The engine with bots is
the specification and knows every edition. Where melds may be rearranged freely, the compiled
kernel plays the same rounds, move by move, far more quickly: there only the tiles on the table
count, not how they lie.
"""

from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from rackrun.bots.chance import BotChance
from rackrun.bots.interface import Budget, View
from rackrun.bots.patient import Patient
from rackrun.bots.rack import RackBot
from rackrun.editions import Edition
from rackrun.rules.actions import Action, GiveBack
from rackrun.rules.decide import decide
from rackrun.rules.events import TablePlayed
from rackrun.rules.evolve import evolve
from rackrun.rules.position import Position, RoundResult
from rackrun.rules.scoring import score
from rackrun.shuffle import RoundSeed
from rackrun.solver import Problem, kernel, solve
from rackrun.solver.ability import able
from rackrun.solver.task import Codes, codes
from rackrun.table import Table, tiles_on
from rackrun.tiles import JOKER, Tile, Tiles

_SHUFFLES = RoundSeed(bytes(32))
_BUDGET = Budget()


class Ending(NamedTuple):
    """How a round ended, and on which way."""

    result: RoundResult
    moves: tuple[Tiles, ...]
    """The tiles that were laid in each turn; none where a seat drew or passed."""


def play_out(position: Position, patient: Container[int]) -> Ending:
    """Play the round to its end; the seats named are patient, the others lay all they can.

    The position hides nothing: somebody has imagined the tiles that nobody sees.
    """
    if kernel.play_out is not None and in_kernel(position.edition):
        try:
            return _by_kernel(position, patient)
        except OverflowError:  # a box too large for the kernel
            pass
    return by_engine(position, patient)


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


def _by_kernel(position: Position, patient: Container[int]) -> Ending:
    rules, coder, seats = position.edition.rules, codes(position.edition.melds), position.active
    shape, held = coder.shape, [position.seats[seat] for seat in seats]
    assert kernel.play_out is not None
    finisher, racks, moves = kernel.play_out(
        shape.colours, shape.highest, shape.largest_group, shape.max_jokers,
        rules.opening if rules.opens == "points" else 0, rules.must_play_if_able,
        _counts(coder, tiles_on(position.table)), tuple(_counts(coder, seat.rack) for seat in held),
        bytes(coder.meld(position.pool)), bytes(seat.opened for seat in held),
        bytes(seat in patient for seat in seats), seats.index(position.turn), position.idle,
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


def by_engine(position: Position, patient: Container[int]) -> Ending:
    """The same by the rules themselves."""
    chance, after, moves = Imagined(position.commitment), position, list[Tiles]()
    while len(after.results) == len(position.results):
        action = _chosen(after, patient)
        happened = decide(after, action, chance, able=able)
        laid = [event.played for event in happened if isinstance(event, TablePlayed)]
        if not isinstance(action, GiveBack):
            moves.append(laid[0] if laid else ())
        for event in happened:
            after = evolve(after, event)
    return Ending(after.results[-1], tuple(moves))


class _Greedy(RackBot):
    """Any play that sheds the most tiles, then the most points: the solver in a hurry."""

    name = "greedy"
    label = "lays the most tiles it can"

    def table_after(self, view: View, _chance: BotChance, _budget: Budget) -> Table | None:
        best = solve(Problem.of(view.position, view.seat, prefer_untouched=False))
        return best.table if best.found else None


_GREEDY, _PATIENT = _Greedy(), Patient()


def _chosen(position: Position, patient: Container[int]) -> Action:
    """What the seat on turn does by its rule; neither of them asks chance."""
    rule = _PATIENT if position.turn in patient else _GREEDY
    return rule.choose(View(position, position.turn), BotChance.of("none"), _BUDGET)


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
