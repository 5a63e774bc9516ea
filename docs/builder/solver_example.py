"""The example of the page on the solver, solved by the code that stands on that page.

The page holds a small solver in its blocks of Python. Pictures are made from what it does with
the example, so that they show that and nothing else.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from rackrun.notation import read_table, read_tiles
from rackrun.pictures.pieces import Piece, Pieces
from rackrun.table import tiles_on
from rackrun.tiles import Tile

PAGE = Path("concepts") / "the-solver.md"
TABLE, RACK = "r4 r5 r6 | k5 b5 y5", "r3 r5 k7 y1 J"
LYING = list(map(str, tiles_on(read_table(TABLE))))
HELD = list(map(str, read_tiles(RACK)))

State = tuple[tuple[tuple[int, int, int], ...], int, int]
"""As on the page: the open runs by colour and length, the jokers used, the room."""

_BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def page_code(page: str) -> Any:
    """The blocks of Python on the page as one module, which only the page knows."""
    module = ModuleType("the_solver")
    exec(compile("\n".join(_BLOCK.findall(page)), PAGE.name, "exec"), module.__dict__)
    return module


@dataclass(frozen=True, slots=True)
class Example:
    """The example, swept by the code of the page."""

    code: Any
    question: tuple[Any, Any, int]
    layers: list[dict[State, Any]]
    path: list[State]
    """The states of the best play, from before number 1 on."""

    @classmethod
    def of(cls, code: Any) -> "Example":
        """Sweep and walk back."""
        question = (code.counted(LYING), code.counted(LYING + HELD), HELD.count("J"))
        layers = code.sweep(*question)
        path = [code.best_end(layers[-1], question[2], 0)[2]]
        for layer in reversed(layers[1:]):
            path.insert(0, layer[path[0]][1])
        return cls(code, question, layers, path)

    def melds(self, last: int) -> list[Pieces]:
        """What the best play has laid up to a number."""
        must, have, _ = self.question
        steps = self.code.walk_back(self.layers[: last + 1], self.path[last])
        laid = self.code.lay(steps, must, have, self.path[last][1])
        rack = set(HELD) - set(LYING)
        # The second red five lies in the group; both look alike.
        return [tuple(Piece(Tile.parse(tile), laid=tile in rack or tile == "r5" == meld[0])
                      for tile in meld) for meld in laid]  # fmt: skip

    def following(self, at: int) -> Iterator[tuple[State, State]]:
        """Every step from the states after a number to those after the next."""
        for state, node in self.layers[at].items():
            for then in self.code.advance({state: node}, at + 1, *self.question):
                yield state, then
