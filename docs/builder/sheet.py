"""A sheet: tiles, frames, words and arrows put anywhere, for pictures that are not a table."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

from rackrun.pictures import PLAIN, art
from rackrun.pictures.drawing import document
from rackrun.pictures.faces import HEIGHT, kind_id, number, use
from rackrun.pictures.panels import PITCH, Area
from rackrun.pictures.pieces import Piece
from rackrun.tiles import Colour, Tile


@dataclass(slots=True)
class Sheet:
    """A picture that is being drawn; tiles with a wooden foot come from the rack."""

    width: float
    height: float
    parts: list[str] = field(default_factory=list[str])
    pieces: list[Piece] = field(default_factory=list[Piece])

    def tile(self, tile: str, x: float, y: float, *, laid: bool = False) -> None:
        """A tile in notation."""
        self.line([Piece(Tile.parse(tile), laid=laid)], x, y)

    def line(self, pieces: Sequence[Piece], x: float, y: float) -> None:
        """Tiles beside each other."""
        self.pieces += pieces
        for place, piece in enumerate(pieces):
            self.parts.append(use(kind_id(piece, "plain"), x + place * PITCH, y))
            if piece.laid:
                self.parts.append(use("rr-foot", x + place * PITCH, y))

    def text(self, words: str, x: float, y: float, size: int = 17, *, middle: bool = False,
             bold: bool = False) -> None:  # fmt: skip
        """Words on a line, from ``x`` on or around it."""
        anchor = ' text-anchor="middle"' if middle else ""
        weight = ' font-weight="700"' if bold else ""
        self.parts.append(
            f'<text x="{number(x)}" y="{number(y)}" font-size="{size}"{weight}{anchor}'
            f' fill="{art.TEXT}">{escape(words)}</text>'
        )

    def box(self, x: float, y: float, width: float, height: float, rest: str = "") -> None:
        """A rectangle with round corners, of cloth unless told otherwise."""
        look = rest or f'fill="{art.CLOTH}"'
        self.parts.append(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}"'
            f' height="{number(height)}" rx="14" {look}/>'
        )

    def frame(self, x: float, y: float, tiles: int) -> None:
        """Around an open run: dashed while it must go on, plain once it is complete."""
        ink = f'fill="{art.FLAW_PANEL}" stroke="{art.FLAW}" stroke-dasharray="9 6"'
        if tiles > 2:
            ink = f'fill="{art.GOOD_PANEL}" stroke="{art.GOOD}"'
        self.box(x - 8, y - 8, tiles * PITCH + 13, HEIGHT + 20, f'{ink} stroke-width="3"')

    def mark(self, colour: Colour, x: float, y: float, size: float) -> None:
        """The mark of a colour."""
        ink = art.INKS[colour]
        self.parts.append(
            f'<g transform="translate({number(x)} {number(y)}) scale({size / art.MARK_SIZE:.3g})"'
            f' fill="{ink.fill}" stroke="{ink.line}" stroke-width="1.5">{art.MARKS[colour]}</g>'
        )

    def arrow(self, x: float, y: float, length: float) -> None:
        """An arrow to the right."""
        self.parts.append(
            f'<path d="M{number(x)} {number(y)}h{number(length)}m-9 -8 10 8-10 8" fill="none"'
            f' stroke="{art.TEXT}" stroke-width="4" stroke-linecap="round"'
            ' stroke-linejoin="round"/>'
        )

    def put(self, other: "Sheet", x: float, y: float, *, faint: bool = False) -> None:
        """Another sheet on this one."""
        fade = ' opacity=".45"' if faint else ""
        self.parts += [
            f'<g transform="translate({number(x)} {number(y)})"{fade}>', *other.parts, "</g>",
        ]  # fmt: skip
        self.pieces += other.pieces

    def svg(self, title: str, words: str) -> str:
        """The whole picture, which says in words what it shows."""
        body = f'<g font-family="ui-rounded, system-ui, sans-serif">{"".join(self.parts)}</g>'
        area = Area(body, self.width, self.height)
        return document(area, title, words, self.pieces, PLAIN)
