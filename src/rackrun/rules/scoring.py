"""What a round brings (each booklet, end and score).

Each function is a policy named ``scoring`` in a rule file. ``finisher`` is the seat that laid its
last tile, or the last one that has not left; without one the round is blocked.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from rackrun.rules.position import Position
from rackrun.tiles import Tiles


@dataclass(frozen=True, slots=True)
class Score:
    """Points or chips for each seat, who won, and the chips everybody holds afterwards."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    chips: tuple[int, ...]


def rack_value(rack: Tiles, joker_points: int) -> int:
    """The points that a rack costs: its numbers, and so much for each joker."""
    return sum(joker_points if tile.is_joker else tile.number for tile in rack)


def score(position: Position, finisher: int | None) -> Score:
    """The result of the round by the edition's policy."""
    match position.edition.rules.scoring:
        case "points":
            return _points(position, finisher)
        case "chips":
            return _chips(position, finisher)
        case "match-chip":
            return _match_chip(position, finisher)
        case _:
            return _finds(position)


def _points(position: Position, finisher: int | None) -> Score:
    """Losers lose what they hold, the winner gains it all (booklets 001 and 004)."""
    rules = position.edition.rules
    held = [rack_value(seat.rack, rules.joker_points) for seat in position.seats]
    chips = tuple(seat.chips for seat in position.seats)
    if finisher is not None:
        losses = [0 if at == finisher else value for at, value in enumerate(held)]
        return Score(_zero_sum(position, losses, (finisher,)), (finisher,), chips)
    if rules.blocked_scoring == "none":
        return Score((0,) * len(held), (), chips)
    lowest = min(held[seat] for seat in position.active)
    winners = tuple(seat for seat in position.active if held[seat] == lowest)
    # Who left can lose, but a low rack wins nothing any more.
    losses = [max(0, value - lowest) for value in held]
    return Score(_zero_sum(position, losses, winners), winners, chips)


def _zero_sum(position: Position, losses: Sequence[int], winners: Sequence[int]) -> tuple[int, ...]:
    """What the losers lose, split among the winners; the remainder goes to the earlier ones."""
    each, rest = divmod(sum(losses), len(winners))
    scores = [-loss for loss in losses]
    for place, seat in enumerate(seat for seat in position.in_order if seat in winners):
        scores[seat] += each + (place < rest)
    return tuple(scores)


def _chips(position: Position, finisher: int | None) -> Score:
    """A chip for each tile left, as far as there are chips; most chips win (000 and 002)."""
    chips = tuple(
        seat.chips - min(seat.chips, len(seat.rack)) if not seat.left else 0
        for seat in position.seats
    )
    winners = _most(position, chips)
    level = len(winners) == len(position.active)
    if finisher in winners and (position.edition.rules.tie_break == "finisher" or level):
        winners = tuple(seat for seat in winners if seat == finisher)
    return Score(chips, winners, chips)


def _match_chip(position: Position, finisher: int | None) -> Score:
    """One chip for the round (booklet 003); in a blocked round for the fewest cards, if alone."""
    winners = (finisher,) if finisher is not None else _fewest(position)
    if len(winners) > 1:
        winners = ()
    scores = tuple(int(seat in winners) for seat in range(len(position.seats)))
    return Score(scores, winners, tuple(seat.chips for seat in position.seats))


def _finds(position: Position) -> Score:
    """Most chips for tiles found (000 and 002, introductory game)."""
    chips = tuple(seat.chips for seat in position.seats)
    return Score(chips, _most(position, chips), chips)


def _most(position: Position, chips: Sequence[int]) -> tuple[int, ...]:
    most = max((chips[seat] for seat in position.active), default=0)
    return tuple(seat for seat in position.active if chips[seat] == most)


def _fewest(position: Position) -> tuple[int, ...]:
    fewest = min(len(position.seats[seat].rack) for seat in position.active)
    return tuple(seat for seat in position.active if len(position.seats[seat].rack) == fewest)
