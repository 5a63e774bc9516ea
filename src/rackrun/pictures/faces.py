"""Faces: how a tile is drawn, once for each kind of tile that a picture shows."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rackrun.editions import Face
from rackrun.pictures import art
from rackrun.pictures.animals import ANIMAL_SIZE, ANIMALS
from rackrun.pictures.pieces import Piece
from rackrun.tiles import Colour, Tile

WIDTH, HEIGHT, RADIUS = 60, 80, 9


@dataclass(frozen=True, slots=True)
class Box:
    """Where a numeral goes on a tile: its middle, its top, and the room it may take."""

    x: float
    y: float
    height: float
    width: float
    weight: float = art.DIGIT_WEIGHT


_NUMERALS: dict[Face, Box] = {
    "plain": Box(30, 11, 37, 42),
    "xxl": Box(30, 9, 48, 48, art.DIGIT_WEIGHT_XXL),
    "pips": Box(30, 10, 35, 40),
    "animals": Box(30, 8, 22, 26),
}


def number(value: float) -> str:
    """A length as short as it can be written.

    >>> number(12.0), number(0.625), number(-0.004)
    ('12', '0.62', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def use(name: str, x: float = 0, y: float = 0) -> str:
    """A copy of something defined before."""
    moved = "".join(
        f' {axis}="{number(by)}"' for axis, by in (("x", x), ("y", y)) if number(by) != "0"
    )
    return f'<use href="#{name}"{moved}/>'


def kind_id(piece: Piece, face: Face) -> str:
    """The id under which the face of this kind of tile is defined.

    >>> kind_id(Piece(Tile.parse("J"), (Tile.parse("k4"),)), "plain")
    'rr-plain-J-k4'

    It starts with the face, so that pictures with different faces can stand on one page.
    """
    tile = "back" if str(piece.tile) == "?" else str(piece.tile)
    return "-".join(["rr", face, tile, *map(str, piece.stands_for)])


def definitions(pieces: Iterable[Piece], face: Face) -> str:
    """Everything that the faces of these pieces are made of, each once."""
    kinds = {kind_id(piece, face): piece for piece in pieces}
    parts: dict[str, str] = {}
    drawn = {name: _drawn(piece, face, parts) for name, piece in sorted(kinds.items())}
    shared = "".join(parts[name] for name in sorted(parts, key=_digits_first))
    return _BODY + shared + "".join(f'<g id="{name}">{text}</g>' for name, text in drawn.items())


def _digits_first(name: str) -> tuple[bool, str]:
    return not name.startswith("rr-d"), name


_BODY = (
    '<linearGradient id="rr-ivory" x2="0" y2="1">'
    f'<stop stop-color="{art.IVORY_LIGHT}"/><stop offset=".45" stop-color="{art.IVORY}"/>'
    "</linearGradient>"
    f'<g id="rr-body"><rect y="6" width="{WIDTH}" height="{HEIGHT}" rx="{RADIUS}"'
    f' fill="{art.SHADE}" opacity=".22"/>'
    f'<rect y="3.5" width="{WIDTH}" height="{HEIGHT}" rx="{RADIUS}" fill="{art.IVORY_EDGE}"/>'
    f'<rect width="{WIDTH}" height="{HEIGHT}" rx="{RADIUS}" fill="url(#rr-ivory)"/>'
    f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="{RADIUS - 0.5}"'
    f' fill="none" stroke="{art.IVORY_LINE}"/></g>'
)


def _drawn(piece: Piece, face: Face, parts: dict[str, str]) -> str:
    """The face of one kind of tile; what it shares with others is put into ``parts``."""
    tile = piece.tile
    if tile.is_joker:
        return use("rr-body") + _joker(piece, parts)
    if tile.colour is None:
        return _back()
    numeral = _numeral(tile, face, parts)
    return use("rr-body") + numeral + "".join(_marks(tile.colour, tile.number, face, parts))


def _back() -> str:
    return (
        f'<rect y="4" width="{WIDTH}" height="{HEIGHT}" rx="{RADIUS}" fill="{art.BACK_EDGE}"/>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="{RADIUS}" fill="{art.BACK}"/>'
        f'<ellipse cx="30" cy="40" rx="17" ry="21" fill="none" stroke="{art.BACK_MARK}"'
        ' stroke-width="3.6"/>'
    )


def _numeral(tile: Tile, face: Face, parts: dict[str, str]) -> str:
    """The engraved number of a tile, a light groove just below the ink."""
    name = f"rr-{face}-n{tile.number}"
    box = _NUMERALS[face]
    if name not in parts:
        strokes = "".join(_strokes(tile.number, parts))
        parts[name] = (
            f'<g id="{name}" {_placed(tile.number, box)} fill="none" stroke-linecap="round"'
            f' stroke-linejoin="round" stroke-width="{number(box.weight)}">'
            f'<g stroke="#fff" transform="translate(0 1.7)">{strokes}</g>{strokes}</g>'
        )
    return f'<use href="#{name}" stroke="{_ink(tile).line}"/>'


def _small_numeral(tile: Tile, box: Box, parts: dict[str, str]) -> str:
    return (
        f'<g {_placed(tile.number, box)} fill="none" stroke="{_ink(tile).line}"'
        f' stroke-linecap="round" stroke-linejoin="round" stroke-width="{number(box.weight)}">'
        f"{''.join(_strokes(tile.number, parts))}</g>"
    )


def _ink(tile: Tile) -> art.Ink:
    return art.INKS[tile.colour or Colour.BLACK]


def numeral_width(value: int) -> float:
    """The width of a numeral before it is scaled, without the thickness of its strokes."""
    digits = str(value)
    return sum(map(art.digit_width, digits)) + art.DIGIT_GAP * (len(digits) - 1)


def _scale(value: int, box: Box) -> float:
    return min(box.height / art.DIGIT_HEIGHT, box.width / numeral_width(value))


def _placed(value: int, box: Box) -> str:
    scale = _scale(value, box)
    top = box.y + (box.height - art.DIGIT_HEIGHT * scale) / 2
    return f'transform="translate({number(box.x)} {number(top)}) scale({scale:.3g})"'


def _strokes(value: int, parts: dict[str, str]) -> Iterator[str]:
    """The digits side by side, centred."""
    left = -numeral_width(value) / 2
    for digit in str(value):
        parts[f"rr-d{digit}"] = f'<path id="rr-d{digit}" d="{art.DIGITS[int(digit)]}"/>'
        yield use(f"rr-d{digit}", left)
        left += art.digit_width(digit) + art.DIGIT_GAP


def _mark(colour: Colour, x: float, y: float, size: float, parts: dict[str, str]) -> str:
    """The mark of a colour, its middle at ``x`` and its top at ``y``."""
    name, ink = f"rr-mark-{colour.value}", art.INKS[colour]
    parts[name] = (
        f'<g id="{name}" fill="{ink.fill}" stroke="{ink.line}" stroke-width="1.5"'
        f' stroke-linejoin="round">{art.MARKS[colour]}</g>'
    )
    place = f"translate({number(x - size / 2)} {number(y)}) scale({size / art.MARK_SIZE:.3g})"
    return f'<use href="#{name}" transform="{place}"/>'


def _marks(colour: Colour, value: int, face: Face, parts: dict[str, str]) -> Iterator[str]:
    match face:
        case "plain":
            yield _mark(colour, 30, 55, 19, parts)
        case "xxl":
            yield _mark(colour, 30, 62, 14, parts)
        case "pips":
            yield from _pips(colour, value, parts)
        case "animals":
            yield _mark(colour, 10.5, 6, 10, parts)
            yield _animal(colour, parts)


def _pips(colour: Colour, value: int, parts: dict[str, str]) -> Iterator[str]:
    """As many marks as the number says, five to a row; beyond ten a single one."""
    if not 1 <= value <= 10:
        yield _mark(colour, 30, 57, 15, parts)
        return
    columns = min(5, value)
    for at in range(value):
        x = 30 + (at % 5 - (columns - 1) / 2) * 10.4
        yield _mark(colour, x, 53 + at // 5 * 11 if value > 5 else 59, 9.5, parts)


def _animal(colour: Colour, parts: dict[str, str]) -> str:
    name = f"rr-animal-{colour.value}"
    parts[name] = f'<g id="{name}">{ANIMALS[colour]}</g>'
    return f'<use href="#{name}" transform="translate(9 34) scale({42 / ANIMAL_SIZE:.3g})"/>'


def _joker(piece: Piece, parts: dict[str, str]) -> str:
    """The joker; below its face what it stands for."""
    parts["rr-joker"] = f'<g id="rr-joker">{art.JOKER_FACE}</g>'
    size, x, y = (38, 11, 6) if piece.stands_for else (50, 5, 15)
    place = f"translate({x} {y}) scale({size / art.JOKER_SIZE:.3g})"
    return f'<use href="#rr-joker" transform="{place}"/>' + _stands_for(piece, parts)


def _stands_for(piece: Piece, parts: dict[str, str]) -> str:
    """A small number, then the mark of each colour that it may have."""
    if not piece.stands_for:
        return ""
    first, *others = piece.stands_for
    mark, height = (15, 16) if not others else (12, 14)
    wide = numeral_width(first.number) * height / art.DIGIT_HEIGHT
    room = min(52, wide + 4 + len(piece.stands_for) * (mark + 1))
    left = 30 - room / 2
    shown = Tile(first.colour if not others else Colour.BLACK, first.number)
    text = _small_numeral(shown, Box(left + wide / 2, 54, height, wide, 9), parts)
    step = (room - wide - 4) / len(piece.stands_for)
    mark = min(mark, step)
    for at, tile in enumerate(piece.stands_for):
        colour = tile.colour or Colour.BLACK
        x = left + wide + 4 + step * (at + 0.5)
        text += _mark(colour, x, 54 + (height - mark) / 2, mark, parts)
    return text
