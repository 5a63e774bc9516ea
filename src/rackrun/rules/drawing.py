"""Not playing: drawing, paying for it, passing, and giving back from a full rack."""

from collections.abc import Callable

from rackrun.flaws import Flaw, FlawKind
from rackrun.rules.actions import Draw, GiveBack, Pass
from rackrun.rules.chance import Chance
from rackrun.rules.events import TileDrawn, TileGivenBack, TurnPassed
from rackrun.rules.position import Position

Able = Callable[[Position], bool]
"""Whether the seat on turn has a legal play."""


def not_playing(position: Position) -> Draw | Pass:
    """What the seat on turn does if it does not play.

    An empty pool means passing (booklet 000 and 002, not playing; 003, drawing), and so does an
    empty purse where drawing costs a chip.
    """
    return Pass(position.turn) if _why_not_draw(position) else Draw(position.turn)


def draw_flaws(position: Position, able: Able) -> list[Flaw]:
    """Why the seat on turn may not draw."""
    return [*_why_not_draw(position), *_must_play(position, able)]


def pass_flaws(position: Position, able: Able) -> list[Flaw]:
    """Why the seat on turn may not pass."""
    found = [] if _why_not_draw(position) else [Flaw(FlawKind.POOL_NOT_EMPTY)]
    return [*found, *_must_play(position, able)]


def idle_event(position: Position) -> TileDrawn | TurnPassed:
    """What happens when the seat on turn does not play."""
    if _why_not_draw(position):
        return TurnPassed(position.turn)
    return TileDrawn(position.turn, position.pool[0], position.edition.rules.draw_price)


def must_give_back(position: Position, seat: int) -> bool:
    """Whether drawing now obliges the seat to give a tile back (booklet 003, drawing)."""
    rules, held = position.edition.rules, position.seats[seat]
    if rules.hand_limit is None:
        return False
    return len(held.rack) >= rules.hand_limit or (rules.hand_limit_sticky and held.reached_limit)


def given_back(position: Position, action: GiveBack, chance: Chance) -> TileGivenBack:
    """The tile returned and the pool shuffled, so that nobody knows where it lies."""
    pool = chance.shuffled(
        position.edition.box.sort((*position.pool, action.tile)), position.seeds, position.shuffles
    )
    return TileGivenBack(action.seat, action.tile, pool)


def _why_not_draw(position: Position) -> list[Flaw]:
    if not position.pool:
        return [Flaw(FlawKind.POOL_EMPTY)]
    if position.seats[position.turn].chips < position.edition.rules.draw_price:
        return [Flaw(FlawKind.NO_CHIPS)]
    return []


def _must_play(position: Position, able: Able) -> list[Flaw]:
    if position.edition.rules.must_play_if_able and able(position):
        return [Flaw(FlawKind.MUST_PLAY)]
    return []
