"""Worlds: the hidden tiles as they might be, imagined from what a seat sees and nothing else."""

from collections.abc import Iterator
from dataclasses import replace

from rackrun.bots.chance import BotChance
from rackrun.bots.interface import View
from rackrun.rules.position import Position
from rackrun.table import tiles_on
from rackrun.tiles import HIDDEN, difference


def worlds(view: View, chance: BotChance) -> Iterator[Position]:
    """One position after the other that the seat cannot tell from the real one."""
    unseen = tuple(
        difference(view.edition.box.tiles(), [*tiles_on(view.table), *view.rack]).elements()
    )
    position = view.position
    while True:
        left = iter(chance.shuffled(unseen))
        seats = tuple(
            replace(seat, rack=tuple(next(left) for _ in seat.rack))
            if HIDDEN in seat.rack
            else seat
            for seat in position.seats
        )
        yield replace(position, seats=seats, pool=tuple(left))
