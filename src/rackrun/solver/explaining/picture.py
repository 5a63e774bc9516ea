"""An explanation as a picture: the piles of each step before and after it."""

from dataclasses import dataclass, field
from typing import assert_never

from rackrun.pictures.drawing import PLAIN, Look
from rackrun.pictures.moves_svg import Panel, Scene, marked, steps_svg
from rackrun.pictures.pieces import Piece, meld_pieces
from rackrun.solver.explaining.explanation import Explanation, Step
from rackrun.solver.explaining.moves import Draft, Join, Move, Put, Split, SwapJoker, Take
from rackrun.tiles import JOKER, Tiles

_Marks = dict[int, Tiles]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Flow:
    """What a move carries: by the number of a pile, and at the rack."""

    leaving: _Marks = field(default_factory=dict[int, Tiles])
    coming: _Marks = field(default_factory=dict[int, Tiles])
    laid: _Marks = field(default_factory=dict[int, Tiles])
    """What comes from the rack."""
    given: Tiles = ()
    """What leaves the rack."""
    gained: Tiles = ()
    """What comes to the rack."""

    @property
    def piles(self) -> list[int]:
        """The piles that change, where something leaves first."""
        return list(dict.fromkeys([*self.leaving, *self.laid, *self.coming]))


def moves_svg(explanation: Explanation, *, look: Look = PLAIN) -> str:
    """The moves as one picture, a panel for each.

    >>> from rackrun.notation import read_table, read_tiles
    >>> put = Put(read_tiles("r7"), to=0, becomes=read_tiles("r4 r5 r6 r7"))
    >>> start = Draft(read_table("r4 r5 r6"), read_tiles("r7 k1"))
    >>> explanation = Explanation(start, (put,), shortest=True)
    >>> "1. Put r7 from your rack to r4 r5 r6." in moves_svg(explanation)
    True
    """
    panels = [_panel(step, look) for step in explanation.steps()]
    return steps_svg(panels, title="A play, move by move", look=look)


def _panel(step: Step, look: Look) -> Panel:
    flow = _flow(step.move)
    before = _scene(step.before, flow, look, moved=flow.leaving, laid={}, rack=flow.given)
    after = _scene(step.after, flow, look, moved=flow.coming, laid=flow.laid, rack=flow.gained)
    return Panel(step.text, before, after)


def _scene(
    draft: Draft, flow: _Flow, look: Look, *, moved: _Marks, laid: _Marks, rack: Tiles
) -> Scene:
    piles = [
        marked(
            marked(meld_pieces(draft.pile(number), look.rules), moved.get(number, ())),
            laid.get(number, ()),
            laid=True,
        )
        for number in flow.piles
        if draft.pile(number)
    ]
    held = marked(tuple(Piece(tile) for tile in draft.rack), rack) if flow.given else None
    return Scene(tuple(piles), held)


def _flow(move: Move) -> _Flow:
    match move:
        case Put():
            return _Flow(laid={move.to: move.tiles}, given=move.tiles)
        case Take() | Split() | Join():
            return _Flow(leaving={move.source: move.tiles}, coming={move.to: move.tiles})
        case SwapJoker():
            tile, joker = (move.tile,), (JOKER,)
            return _Flow(
                leaving={move.source: joker},
                coming={} if move.to is None else {move.to: joker},
                laid={move.source: tile},
                given=tile,
                gained=joker if move.to is None else (),
            )
        case _:
            assert_never(move)
