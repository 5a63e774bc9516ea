"""Pictures of moves: one panel for each step, with the piles before it and after it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape
from itertools import chain

from rackrun.pictures.drawing import (
    PLAIN,
    Look,
    Side,
    before_and_after,
    document,
)
from rackrun.pictures.panels import LABEL, Area, labelled, stacked
from rackrun.pictures.pieces import Piece, Pieces
from rackrun.pictures.words import rack_words, table_words
from rackrun.tiles import Tiles

GAP = 34
LETTER = 10.4
"""The width of a letter of a heading, on average and a little more."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The piles that a step is about, and the rack if it is about that too."""

    piles: tuple[Pieces, ...]
    rack: Pieces | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    """One step: what it says, and what lies there before and after it."""

    label: str
    before: Scene
    after: Scene


def steps_svg(steps: Sequence[Panel], *, title: str, look: Look = PLAIN) -> str:
    """The steps below each other, numbered."""
    drawn: list[Area] = []
    pieces: list[Piece] = []
    told: list[str] = []
    for number, step in enumerate(steps, 1):
        heading = f"{number}. {step.label}"
        first, last = _side("before", step.before), _side("after", step.after)
        area = before_and_after(first, last, look, told=step.before.rack is not None)
        wide = max(area.width, len(heading) * LETTER)
        drawn.append(labelled(escape(heading), Area(area.body, wide, area.height)))
        pieces += chain(*first.melds, first.rack, *last.melds, last.rack)
        told.append(f"{heading} Before: {_words(step.before)}. After: {_words(step.after)}.")
    whole = stacked(drawn, GAP) if drawn else Area("", 0, LABEL)
    return document(whole, title, " ".join(told) or title, pieces, look)


def marked(pieces: Pieces, tiles: Tiles, *, laid: bool = False) -> Pieces:
    """The pieces with these tiles marked, of two equal ones the later.

    Tiles that came from the rack stand on a wooden foot, others have a folded corner.
    """
    left = Counter(tiles)
    found: list[Piece] = []
    for piece in reversed(pieces):
        hit = left[piece.tile] > 0
        left[piece.tile] -= hit
        found.append(replace(piece, laid=laid, gained=not laid) if hit else piece)
    return tuple(reversed(found))


def _side(label: str, scene: Scene) -> Side:
    return Side(label, scene.piles, scene.rack or ())


def _words(scene: Scene) -> str:
    """What lies there; the heading tells what moves, so the marks are left out."""
    words = table_words([_plain(pile) for pile in scene.piles])
    return words if scene.rack is None else f"{words}; {rack_words(_plain(scene.rack))}"


def _plain(pieces: Pieces) -> Pieces:
    return tuple(replace(piece, laid=False, gained=False) for piece in pieces)
