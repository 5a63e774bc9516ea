"""Panels: melds in rows on the cloth, a rack of wood, and how they stand beside each other."""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from rackrun.pictures import art
from rackrun.pictures.faces import HEIGHT, RADIUS, WIDTH, Face, kind_id, number, use
from rackrun.pictures.pieces import Piece, Pieces

PITCH = WIDTH + 3
MELD_GAP, ROW_GAP = 30, 28
PAD = 20
LABEL = 30
LIP = 10
SHELF = 10 + HEIGHT + 4 + LIP


class Area(NamedTuple):
    """Something drawn from its upper left corner on, and the room it takes."""

    body: str
    width: float
    height: float


def at(area: Area, x: float, y: float) -> str:
    """The area, moved to its place."""
    return f'<g transform="translate({number(x)} {number(y)})">{area.body}</g>'


def meld_width(tiles: int) -> int:
    """The room that a meld of so many tiles takes."""
    return max(1, tiles) * PITCH - (PITCH - WIDTH)


def rows(melds: Sequence[Pieces], limit: float) -> list[list[int]]:
    """The melds by index, row by row, none wider than ``limit`` unless one meld alone is."""
    found: list[list[int]] = []
    left = 0.0
    for place, meld in enumerate(melds):
        width = meld_width(len(meld))
        if not found or width > left:
            found.append([])
            left = limit
        found[-1].append(place)
        left -= width + MELD_GAP
    return found


def flow_width(melds: Sequence[Pieces], limit: float) -> float:
    """The width of the widest row."""
    return max(
        (
            sum(meld_width(len(melds[place])) + MELD_GAP for place in row) - MELD_GAP
            for row in rows(melds, limit)
        ),
        default=meld_width(3),
    )


def cloth_height(melds: Sequence[Pieces], width: float) -> float:
    """The height of a cloth of this width that holds the melds."""
    lines = max(1, len(rows(melds, width - 2 * PAD)))
    return lines * (HEIGHT + ROW_GAP) - ROW_GAP + 2 * PAD + 6


def cloth(
    melds: Sequence[Pieces],
    face: Face,
    width: float,
    *,
    height: float = 0,
    flawed: Collection[int] = (),
) -> Area:
    """The table: its melds in reading order on cloth of this width and at least this height."""
    parts: list[str] = []
    y = PAD
    for row in rows(melds, width - 2 * PAD):
        x = PAD
        for place in row:
            if place in flawed:
                parts.append(_flaw_frame(x, y, meld_width(len(melds[place]))))
            parts += _in_line(melds[place], face, x, y)
            x += meld_width(len(melds[place])) + MELD_GAP
        y += HEIGHT + ROW_GAP
    if not melds:
        parts.append(_empty_place(PAD, y, meld_width(3)))
    height = max(height, cloth_height(melds, width))
    ground = _rect(0, 0, width, height, f'rx="18" fill="{art.CLOTH}"')
    return Area(ground + "".join(parts), width, height)


def shelves(tiles: int, width: float) -> list[int]:
    """How many tiles stand on each shelf of a rack of this width."""
    most = max(1, int((width - 2 * PAD + PITCH - WIDTH) // PITCH))
    full, rest = divmod(tiles, most)
    return [most] * full + ([rest] if rest or not full else [])


def rack(pieces: Pieces, face: Face, width: float) -> Area:
    """The rack: one shelf or more, a lip of darker wood below each."""
    parts: list[str] = []
    first = 0
    counts = shelves(len(pieces), width)
    for line, count in enumerate(counts):
        y = line * SHELF
        if line:
            parts.append(_rect(0, y - LIP, width, LIP, f'fill="{art.WOOD_LIP}"'))
        parts += _in_line(pieces[first : first + count], face, PAD, y + 10)
        first += count
    height = len(counts) * SHELF
    flat, low = number(width - 18), height - LIP
    wood = (
        f'<path d="M9 0h{flat}a9 9 0 0 1 9 9V{low}H0V9a9 9 0 0 1 9-9Z" fill="{art.WOOD}"/>'
        f'<path d="M0 {low}H{number(width)}v1a9 9 0 0 1-9 9h-{flat}a9 9 0 0 1-9-9Z"'
        f' fill="{art.WOOD_LIP}"/>'
    )
    light = _rect(8, 3, width - 16, 3, f'rx="1.5" fill="{art.WOOD_LIGHT}"')
    return Area(wood + light + "".join(parts), width, height)


def stacked(areas: Iterable[Area], gap: float) -> Area:
    """The areas below each other."""
    parts: list[str] = []
    width, y = 0.0, 0.0
    for area in areas:
        parts.append(at(area, 0, y))
        width, y = max(width, area.width), y + area.height + gap
    return Area("".join(parts), width, y - gap)


def labelled(text: str, area: Area, badge: str = "") -> Area:
    """The area under a heading, with a badge at its end; without either the area itself."""
    if not text and not badge:
        return area
    heading = (
        f'<text x="2" y="19" font-family="ui-rounded, system-ui, sans-serif" font-size="19"'
        f' font-weight="700" fill="{art.TEXT}">{text}</text>'
    )
    corner = f'<g transform="translate({number(area.width - 26)} 0)">{badge}</g>' if badge else ""
    return Area(heading + corner + at(area, 0, LABEL), area.width, area.height + LABEL)


def _in_line(meld: Pieces, face: Face, x: float, y: float) -> list[str]:
    return [_piece(piece, face, x + place * PITCH, y) for place, piece in enumerate(meld)]


def _piece(piece: Piece, face: Face, x: float, y: float) -> str:
    drawn = use(kind_id(piece, face), x, y)
    if piece.laid:
        drawn += use("rr-foot", x, y)
    if piece.gained:
        drawn += use("rr-corner", x, y)
    return drawn


def _rect(x: float, y: float, width: float, height: float, rest: str) -> str:
    place = "".join(f' {name}="{number(by)}"' for name, by in (("x", x), ("y", y)) if by)
    return f'<rect{place} width="{number(width)}" height="{number(height)}" {rest}/>'


def _flaw_frame(x: float, y: float, width: float) -> str:
    dashed = (
        f'rx="14" fill="{art.FLAW_PANEL}" fill-opacity=".55" stroke="{art.FLAW}"'
        ' stroke-width="3" stroke-dasharray="9 6"'
    )
    return _rect(x - 8, y - 8, width + 16, HEIGHT + 22, dashed)


def _empty_place(x: float, y: float, width: float) -> str:
    dashed = (
        f'rx="14" fill="none" stroke="{art.CLOTH_LINE}" stroke-width="2.5"'
        ' stroke-dasharray="8 7" opacity=".7"'
    )
    return _rect(x, y, width, HEIGHT, dashed)


def state_definitions(pieces: Iterable[Piece]) -> str:
    """The wooden foot and the folded corner, as far as a picture shows them."""
    shown = list(pieces)
    text = ""
    if any(piece.laid for piece in shown):
        low = HEIGHT - RADIUS
        text += (
            f'<path id="rr-foot" fill="{art.FOOT}" d="M0 {low}v10a9 9 0 0 0 9 9h42a9 9 0 0 0 9-9'
            'v-10a9 9 0 0 1-9 9h-42a9 9 0 0 1-9-9Z"/>'
        )
    if any(piece.gained for piece in shown):
        text += (
            '<path id="rr-corner" d="M40 0h11a9 9 0 0 1 9 9v11Z" stroke-linejoin="round"'
            f' fill="{art.ATTENTION}" stroke="{art.ATTENTION_LINE}" stroke-width="1.5"/>'
        )
    return text
