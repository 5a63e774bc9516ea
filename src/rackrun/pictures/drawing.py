"""The pictures themselves: a meld, a table with a rack, a turn before and after."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import chain
from typing import NamedTuple

from rackrun.melds import MeldRules
from rackrun.pictures import art, panels
from rackrun.pictures.faces import Face, definitions, number
from rackrun.pictures.panels import Area, labelled, stacked
from rackrun.pictures.pieces import (
    Piece,
    Pieces,
    laid_pieces,
    meld_pieces,
    rack_pieces,
    table_pieces,
)  # fmt: skip
from rackrun.pictures.words import meld_words, rack_words, table_words
from rackrun.table import Table, tiles_on
from rackrun.tiles import Tile, Tiles, difference

MARGIN = 16
ARROW = 64
SIDE_BY_SIDE = 1180
"""The widest a turn may be before its two tables stand below each other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """How a picture is drawn: the face of the tiles, what tells a joker's meaning, the size."""

    face: Face = "plain"
    rules: MeldRules | None = None
    scale: float = 0.65
    widest: int = 14
    """Tiles in a row at most, unless a single meld has more."""


PLAIN = Look()


def meld_svg(tiles: Tiles, *, label: str = "", look: Look = PLAIN) -> str:
    """A meld on a piece of cloth.

    >>> from rackrun.notation import read_tiles
    >>> picture = meld_svg(read_tiles("r4 r5 r6"))
    >>> picture[:4], 'aria-label="red 4, red 5, red 6"' in picture
    ('<svg', True)

    With rules in the look, jokers say what they stand for and tiles lie in their stored order.
    """
    pieces = meld_pieces(tiles, look.rules)
    width = panels.flow_width([pieces], 0) + 2 * panels.PAD
    drawn = labelled(escape(label), panels.cloth([pieces], look.face, width))
    return document(drawn, label or "A meld", meld_words(pieces), pieces, look)


def table_svg(
    table: Table,
    *,
    rack: Tiles = (),
    flawed: Collection[int] = (),
    label: str = "",
    look: Look = PLAIN,
) -> str:
    """A table, and a rack below it if there is one; flawed melds stand in a dashed frame.

    >>> from rackrun.notation import read_table, read_tiles
    >>> picture = table_svg(read_table("r4 r5 r6"), rack=read_tiles("k7 J"))
    >>> 'aria-label="table: red 4, red 5, red 6; rack: black 7, joker"' in picture
    True
    """
    side = Side(label, table_pieces(table, look.rules), rack_pieces(rack), flawed)
    drawn = _side(side, look, _side_width(side, look.widest), told=bool(rack))
    words = _side_words(side, told=bool(rack))
    return document(drawn, label or "A table", words, [*chain(*side.melds), *side.rack], look)


def turn_svg(
    before: Table,
    rack: Tiles,
    after: Table,
    *,
    rack_after: Tiles | None = None,
    flawed: Collection[int] = (),
    legal: bool | None = None,
    look: Look = PLAIN,
) -> str:
    """A turn: table and rack before it, an arrow, table and rack after it.

    >>> from rackrun.notation import read_table, read_tiles
    >>> table, rack = read_table("r4 r5 r6"), read_tiles("r7 k1")
    >>> "red 6, red 7 (laid); rack: black 1" in turn_svg(table, rack, read_table("r4 r5 r6 r7"))
    True

    Tiles that did not lie on the table before stand on a wooden foot, tiles that the rack gained
    have a folded corner. ``rack_after`` is what is left of the tiles unless it is given.
    """
    if rack_after is None:
        rack_after = left_over(before, rack, after)
    first = Side("before", table_pieces(before, look.rules), rack_pieces(rack))
    melds = laid_pieces(before, after, look.rules)
    last = Side("after", melds, rack_pieces(rack_after, rack), flawed, _badge(legal=legal))
    told = bool(rack or rack_after)
    words = f"Before: {_side_words(first, told=told)}. After: {_side_words(last, told=told)}."
    if legal is not None:
        words += " Legal." if legal else " Not legal."
    drawn = before_and_after(first, last, look, told=told)
    pieces = [*chain(*first.melds), *first.rack, *chain(*melds), *last.rack]
    return document(drawn, "A turn, before and after", words, pieces, look)


def left_over(before: Table, rack: Tiles, after: Table) -> Tiles:
    """The rack without what was laid, in its order, and then what came to it."""
    left = difference((*tiles_on(before), *rack), tiles_on(after))
    kept: list[Tile] = []
    for tile in rack:
        if left[tile]:
            left[tile] -= 1
            kept.append(tile)
    return (*kept, *left.elements())


class Side(NamedTuple):
    """What stands on one side of an arrow."""

    label: str
    melds: Sequence[Pieces]
    rack: Pieces
    flawed: Collection[int] = ()
    badge: str = ""


def _side_words(side: Side, *, told: bool) -> str:
    words = table_words(side.melds, tuple(side.flawed))
    return f"{words}; {rack_words(side.rack)}" if told else words


def _side_width(side: Side, widest: int) -> float:
    """The width of the cloth that holds the melds, and the rack if it is not too long."""
    limit = panels.meld_width(widest)
    shelf = panels.meld_width(min(len(side.rack), widest)) if side.rack else 0
    return max(panels.flow_width(side.melds, limit), shelf) + 2 * panels.PAD


def _side(side: Side, look: Look, width: float, *, told: bool, height: float = 0) -> Area:
    """The cloth, and the rack below it if it is told of."""
    areas = [panels.cloth(side.melds, look.face, width, height=height, flawed=side.flawed)]
    if told:
        areas.append(panels.rack(side.rack, look.face, width))
    return labelled(escape(side.label), stacked(areas, 12), side.badge)


def before_and_after(first: Side, last: Side, look: Look, *, told: bool) -> Area:
    """Beside each other where both are narrow, else below each other."""
    sides = (first, last)
    half = max(7, look.widest // 2)
    widths = [_side_width(side, half) for side in sides]
    if sum(widths) + ARROW <= SIDE_BY_SIDE:
        fitted = list(zip(sides, widths, strict=True))
        height = max(panels.cloth_height(side.melds, width) for side, width in fitted)
        left, right = (_side(side, look, width, told=told, height=height) for side, width in fitted)
        tall = max(left.height, right.height)
        arrow = Area(_ARROW, ARROW, tall)
        body = left.body + panels.at(arrow, left.width + 12, panels.LABEL + height / 2 - 20)
        body += panels.at(right, left.width + ARROW, 0)
        return Area(body, left.width + ARROW + right.width, tall)
    width = max(_side_width(side, look.widest) for side in sides)
    above, below = (_side(side, look, width, told=told) for side in sides)
    turned = f"translate({number(width / 2 + 20)} 0) rotate(90)"
    arrow = Area(f'<g transform="{turned}">{_ARROW}</g>', width, 36)
    return stacked([above, arrow, below], 8)


_ARROW = (
    f'<path d="M2 20h30M22 8l13 12-13 12" fill="none" stroke="{art.TEXT}" stroke-width="5.5"'
    ' stroke-linecap="round" stroke-linejoin="round"/>'
)


def _badge(*, legal: bool | None) -> str:
    """A tick in a circle, or a sign with an exclamation mark."""
    if legal is None:
        return ""
    strokes = 'fill="none" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"'
    if legal:
        return (
            f'<circle cx="12" cy="11" r="11" fill="{art.GOOD_PANEL}" stroke="{art.GOOD}"'
            f' stroke-width="2"/><path d="m6.5 11.5 4 4 7-8.5" stroke="{art.GOOD}" {strokes}/>'
        )
    return (
        f'<path d="M12 1 23.5 21.5H.5Z" fill="{art.FLAW_PANEL}" stroke="{art.FLAW}"'
        ' stroke-width="2.2" stroke-linejoin="round"/>'
        f'<path d="M12 8v6.5M12 18v.1" stroke="{art.FLAW}" {strokes}/>'
    )


def document(drawn: Area, title: str, words: str, pieces: Iterable[Piece], look: Look) -> str:
    """The whole picture on a ground of its own, which suits light and dark pages."""
    shown = list(pieces)
    width, height = (number(length + 2 * MARGIN) for length in (drawn.width, drawn.height))
    size = [number(round(float(length) * look.scale)) for length in (width, height)]
    defined = definitions(shown, look.face) + panels.state_definitions(shown)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{size[0]}" height="{size[1]}" role="img" aria-label="{escape(words)}">\n'
        f"<title>{escape(title)}</title>\n<defs>{defined}</defs>\n"
        f'<rect x=".75" y=".75" width="{number(float(width) - 1.5)}"'
        f' height="{number(float(height) - 1.5)}" rx="24" fill="{art.PAGE}"'
        f' stroke="{art.PAGE_LINE}" stroke-width="1.5"/>\n'
        f"{panels.at(drawn, MARGIN, MARGIN)}\n</svg>\n"
    )
