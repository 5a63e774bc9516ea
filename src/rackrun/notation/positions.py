"""A position on one line.

    edition: classic; seats: r1 r2 / opened | k3; stage: turn; table: r4 r5 r6; pool: b1 b2

The edition is written as its code, everything that is as usual is left out. A view can be written
too: its hidden tiles are ``?``.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rackrun.editions import Edition, by_code
from rackrun.errors import BadEdition, BadNotation
from rackrun.notation.fields import read_fields, write_fields
from rackrun.notation.tiles import read_tiles, write_tiles
from rackrun.notation.values import EMPTY, Codec, codec_of, read_number, read_parts
from rackrun.rules.position import Position, RoundResult, Seat, Stage
from rackrun.rules.turn import Layers
from rackrun.table import Table, tiles_on
from rackrun.tiles import HIDDEN, Tile, Tiles

_FLAGS = {"opened": "opened", "full": "reached_limit", "left": "left"}


def write_position(position: Position) -> str:
    """The position on one line.

    >>> from rackrun.rules.decide import open_match
    >>> from rackrun.rules.evolve import open_position
    >>> write_position(open_position(open_match(by_code("cards.w5"), 2)))
    'edition: cards.w5; seats: . | .'
    """
    return write_fields(position, _CODECS)


def read_position(line: str, *, edition: Edition | None = None) -> Position:
    """The twin of ``write_position``; an edition that does not come with Rackrun is given."""
    found = read_fields(Position, line, _CODECS)
    code = found["edition"]
    if edition is None:
        try:
            edition = by_code(code)
        except BadEdition as error:
            raise BadNotation(str(error)) from error
    elif edition.code != code:
        raise BadNotation(f"expected the edition {edition.code!r}, got {code!r}")
    found["edition"] = edition
    position = Position(**found)
    _check(position)
    return position


def _check(position: Position) -> None:
    """Refuse a position that cannot be."""
    seats, edition = len(position.seats), position.edition
    least, most = edition.seats
    if not least <= seats <= most:
        raise BadNotation(f"expected {least} to {most} seats, got {seats}")
    for name in ("turn", "starter", "oldest", "youngest"):
        at = getattr(position, name)
        if at is not None and not 0 <= at < seats:
            raise BadNotation(f"expected {name} to be a seat from 0 to {seats - 1}, got {at}")
    if position.in_play:
        _check_tiles(position)


def _check_tiles(position: Position) -> None:
    """Every tile of the box must lie somewhere; a hidden one may be any that is not seen."""
    box = position.edition.box
    there = Counter(tiles_on([*position.table, *(seat.rack for seat in position.seats)]))
    there.update(position.pool)
    for tile, count in there.items():
        if tile != HIDDEN and count > box.count(tile):
            raise BadNotation(f"expected {box.count(tile)} of {tile}, got {count}")
    if there.total() != box.size:
        raise BadNotation(f"expected the {box.size} tiles of the box, got {there.total()}")


def _write_seat(seat: Seat) -> str:
    flags = [word for word, name in _FLAGS.items() if getattr(seat, name)]
    if seat.chips:
        flags.append(str(seat.chips))
    rack = write_tiles(seat.rack) or EMPTY
    return f"{rack} / {' '.join(flags)}" if flags else rack


def _read_seat(text: str) -> Seat:
    rack, _, flags = (part.strip() for part in text.partition("/"))
    seat = Seat(read_tiles("" if rack == EMPTY else rack, hidden=True))
    for word in flags.split():
        if word in _FLAGS:
            seat = replace(seat, **{_FLAGS[word]: True})
        else:
            seat = replace(seat, chips=read_number(word))
    return seat


def _read_seats(text: str) -> tuple[Seat, ...]:
    return tuple(_read_seat(part) for part in text.split("|"))


def _write_seats(seats: tuple[Seat, ...]) -> str:
    return " | ".join(map(_write_seat, seats))


def _write_results(results: tuple[RoundResult, ...]) -> str:
    return " | ".join(
        f"{' '.join(map(str, each.scores))} / {' '.join(map(str, each.winners)) or EMPTY}"
        for each in results
    )


def _read_results(text: str) -> tuple[RoundResult, ...]:
    found: list[RoundResult] = []
    for part in read_parts(text):
        scores, slash, winners = (piece.strip() for piece in part.partition("/"))
        if not slash:
            raise BadNotation(f"expected scores / winners, got {part!r}")
        numbers = tuple(map(read_number, scores.split()))
        won = () if winners == EMPTY else tuple(map(read_number, winners.split()))
        found.append(RoundResult(numbers, won))
    return tuple(found)


def stage_name(stage: Stage) -> str:
    """The word for a stage.

    >>> stage_name(Stage.GIVE_BACK)
    'give-back'
    """
    return stage.name.lower().replace("_", "-")


_STAGES = {stage_name(stage): stage for stage in Stage}


def read_stage(text: str) -> Stage:
    """The twin of ``stage_name``."""
    if text not in _STAGES:
        raise BadNotation(f"expected a stage out of {', '.join(_STAGES)}; got {text!r}")
    return _STAGES[text]


def _write_code(edition: Edition) -> str:
    return edition.code


def _text_only(what: str, write: Callable[[Any], str], read: Callable[[str], Any]) -> Codec:
    """A value of positions alone, which have no JSON form."""
    return Codec(what, write, read, write, read)


_INT, _TILE = codec_of(int), codec_of(Tile)

_CODECS: dict[str, Codec] = {
    "edition": _text_only("a code", _write_code, str),
    "seats": _text_only("seats", _write_seats, _read_seats),
    "stage": _text_only("a stage", stage_name, read_stage),
    "round": _INT,
    "turn": _INT,
    "starter": _INT,
    "table": codec_of(Table),
    "layers": codec_of(Layers),
    "pool": codec_of(Tiles),
    "bank": _INT,
    "drawn": _TILE,
    "commitment": codec_of(str),
    "seeds": codec_of(tuple[str, ...]),
    "shuffles": _INT,
    "idle": _INT,
    "returns": _INT,
    "oldest": _INT,
    "youngest": _INT,
    "results": _text_only("results", _write_results, _read_results),
}
