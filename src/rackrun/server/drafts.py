"""What is said of a draft, as it is sent: at a table, and to whoever practises without one."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from rackrun import referee
from rackrun.flaws import flaw_to_data
from rackrun.melds import Meld
from rackrun.notation.questions import tiles_from_data
from rackrun.rooms.drafting import Judged, judged_turn, stands_for
from rackrun.tiles import Colour


def to_data(found: Judged, colours: tuple[Colour, ...]) -> dict[str, Any]:
    """Flaws, how each meld is read, and where the chosen tiles fit."""
    return {
        "fits": list(found.fits),
        "melds": [meld and _read(meld, colours) for meld in found.melds],
        "flaws": [flaw_to_data(flaw) for flaw in found.flaws],
    }


def answer(data: Mapping[str, Any]) -> dict[str, Any]:
    """The referee's verdict; with ``chosen`` also what a table tells whoever arranges."""
    said = referee.answer(data)
    if "chosen" not in data:
        return said
    turn = referee.read_turn(data)
    found = judged_turn(turn, tiles_from_data(data["chosen"], "chosen"))
    return to_data(found, turn.edition.box.colours) | said


@lru_cache(maxsize=8192)
def _read(meld: Meld, colours: tuple[Colour, ...]) -> dict[str, Any]:
    """A meld as it is kept, and what each place stands for; most lie there turn after turn."""
    stands = [list(map(str, tiles)) for tiles in stands_for(meld, colours)]
    return {"tiles": list(map(str, meld.tiles)), "stands": stands}
