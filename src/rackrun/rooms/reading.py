"""A position as a seat was told it, read again: the twin of what ``telling`` writes.

What no seat needs is not told, such as how often chance was asked; there it is as usual.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rackrun.editions import Edition
from rackrun.notation.positions import read_stage
from rackrun.rules.position import Position, RoundResult, Seat, Stage
from rackrun.tiles import HIDDEN, Tile, Tiles


def position_from_data(edition: Edition, data: Mapping[str, Any]) -> Position:
    """The view that ``position_to_data`` wrote; of hidden tiles it tells the number."""
    stage = read_stage(data["stage"])
    drawn = HIDDEN if stage is Stage.GIVE_BACK else None
    return Position(
        edition,
        tuple(map(_seat, data["seats"])),
        stage=stage,
        round=data["round"],
        turn=data["turn"],
        starter=data["starter"],
        table=tuple(map(_tiles, data["table"])),
        layers=tuple(map(tuple, data["layers"])),
        pool=_tiles(data["spread"]) or (HIDDEN,) * data["pool"],
        bank=data["bank"],
        drawn=Tile.parse(data["drawn"]) if data["drawn"] else drawn,
        commitment=data["commitment"],
        seeds=tuple(data["seeds"]),
        results=tuple(
            RoundResult(tuple(each["scores"]), tuple(each["winners"])) for each in data["results"]
        ),
    )


def _seat(data: Mapping[str, Any]) -> Seat:
    hidden = data["rack"] is None
    return Seat(
        (HIDDEN,) * data["tiles"] if hidden else _tiles(data["rack"]),
        opened=data["opened"],
        chips=data["chips"],
        reached_limit=data["reached_limit"],
        left=data["left"],
    )


def _tiles(texts: Sequence[str]) -> Tiles:
    return tuple(map(Tile.parse, texts))
