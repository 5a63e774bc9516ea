"""What a room waits for that no person brings about: a bot's move, the end of a turn's time."""

from dataclasses import dataclass

from rackrun.bots import GUIDE
from rackrun.rooms.room import Room
from rackrun.rules.position import Stage


@dataclass(frozen=True, slots=True)
class BotMoves:
    """A bot is to act; the guide of an introductory game has no seat."""

    bot: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class TimeEnds:
    """The time of the seat on turn ends at this moment, in milliseconds since 1970."""

    seat: int
    at: int


Due = BotMoves | TimeEnds


def due(room: Room) -> tuple[Due, ...]:
    """Everything that somebody has to see to now; where all look for a tile, several at once."""
    match room.position.stage:
        case Stage.TURN | Stage.GIVE_BACK:
            seat = room.position.turn
            bot = room.chairs[seat].bot
            moves = (BotMoves(bot, seat),) if bot else ()
            return (*moves, TimeEnds(seat, room.clock)) if room.clock else moves
        case Stage.NAME if room.guide == "computer":
            return (BotMoves(GUIDE, None),)
        case Stage.FIND:
            return tuple(
                BotMoves(room.chairs[seat].bot, seat)
                for seat in room.position.active if room.chairs[seat].bot
            )  # fmt: skip
        case _:
            return ()


def wakes(room: Room, now: int) -> int | None:
    """When somebody must look at the room again, even if nobody asks; None for never."""
    moments = [now if isinstance(each, BotMoves) else each.at for each in due(room)]
    return min(moments, default=None)
