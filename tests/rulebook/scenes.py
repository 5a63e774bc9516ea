"""Positions set up for a question, and what the engine makes of them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rackrun.editions import Edition
from rackrun.melds import read
from rackrun.rules.able import able as can_play
from rackrun.rules.actions import Action, Begin, Find, Name, Prepare
from rackrun.rules.chance import Chance
from rackrun.rules.decide import decide, open_match
from rackrun.rules.drawing import Able
from rackrun.rules.events import Event
from rackrun.rules.evolve import evolve, open_position
from rackrun.rules.finding import fits
from rackrun.rules.position import Position, Seat, Stage
from rackrun.shuffle import RoundSeed
from rackrun.table import Table
from rackrun.tiles import Tile, Tiles

CHANCE = RoundSeed(bytes(32))
"""The same chance in every test."""


class Stacked:
    """Chance that lets certain tiles come up first, one choice of tiles for each shuffle."""

    commitment = CHANCE.commitment
    revealed = CHANCE.revealed

    def __init__(self, *first: Sequence[Tile]) -> None:
        self._first = list(first)

    def shuffled(self, tiles: Sequence[Tile], seeds: Sequence[str], nth: int, /) -> Tiles:
        """The next choice in front of the other tiles; any order once there is none left."""
        order = list(CHANCE.shuffled(tiles, seeds, nth))
        chosen = self._first.pop(0) if self._first else ()
        for tile in chosen:
            order.remove(tile)
        return (*chosen, *order)

    def one_of(self, seats: Sequence[int], seeds: Sequence[str], nth: int, /) -> int:
        """One of the seats, by lot."""
        return CHANCE.one_of(seats, seeds, nth)


def in_play(edition: Edition, seats: Sequence[Seat], **changes: Any) -> Position:
    """A round under way; the first seat began it and is on turn unless ``changes`` differ."""
    position = Position(
        edition,
        tuple(seats),
        stage=Stage.TURN,
        round=1,
        starter=0,
        bank=edition.rules.chips_in_box - sum(seat.chips for seat in seats),
        commitment=CHANCE.commitment,
        seeds=("",) * len(seats),
    )
    table = stored(edition, changes.pop("table", ()))
    layers = changes.pop("layers", _laid_by_another(edition, table))
    return replace(position, table=table, layers=layers, **changes)


def stored(edition: Edition, table: Table) -> Table:
    """The table with each meld in the order in which the engine keeps it."""
    readings = ((tiles, read(tiles, edition.melds)) for tiles in table)
    return tuple(meld.tiles if meld else tiles for tiles, meld in readings)


def _laid_by_another(edition: Edition, table: Table) -> tuple[tuple[int, ...], ...]:
    """The layers of the jokers, where the edition asks: the second seat laid them all."""
    if edition.rules.joker_replace_by_layer:
        return ()
    return tuple((1,) * sum(tile.is_joker for tile in meld) for meld in table)


def prepared(edition: Edition, seats: int) -> Position:
    """A match whose first round waits to begin."""
    return after(open_position(open_match(edition, seats)), Prepare())


def begun(edition: Edition, seats: int) -> Position:
    """A match whose first round has just been dealt or spread."""
    return after(prepared(edition, seats), Begin())


def next_find(position: Position, seat: int) -> Name | Find:
    """What an introductory game waits for: a name from the guide, or a find of the seat."""
    if position.stage is Stage.NAME:
        return Name(position.pool[0])
    return Find(seat, next(tile for tile in position.pool if fits(position, tile)))


def happenings(
    position: Position, action: Action, *, chance: Chance = CHANCE, able: Able = can_play
) -> list[Event]:
    """What the action brings about."""
    return decide(position, action, chance, able=able)


def after(
    position: Position, *actions: Action, chance: Chance = CHANCE, able: Able = can_play
) -> Position:
    """The position after the actions."""
    for action in actions:
        position = moved_on(position, happenings(position, action, chance=chance, able=able))
    return position


def moved_on(position: Position, events: Sequence[Event]) -> Position:
    """The position after the events."""
    for event in events:
        position = evolve(position, event)
    return position
