"""What the page in the browser draws of an example: every tile and the referee's own words."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from builder.examples import (
    Example,
    codes,
    find_of,
    meld_kind,
    score_of,
    score_verdict,
    turn_of,
)
from rackrun.errors import RackrunError
from rackrun.flaws import Flaw
from rackrun.melds import flaws
from rackrun.notation import read_table
from rackrun.pictures.drawing import left_over
from rackrun.pictures.pieces import Piece, laid_pieces, meld_pieces, rack_pieces, table_pieces
from rackrun.rules.legality import judge
from rackrun.rules.opening import opening_value
from rackrun.rules.playing import reward
from rackrun.rules.turn import Turn, Verdict


def shown(example: Example) -> dict[str, Any] | None:
    """The example as plain data, or None if the engine says something else of it."""
    try:
        verdict, data = _KINDS[example.kind](example)
    except RackrunError:
        return None
    return {"kind": example.kind, **data} if verdict == example.field("verdict") else None


def _turn(example: Example) -> tuple[str, dict[str, Any]]:
    turn = turn_of(example)
    verdict = judge(turn)
    rules = turn.edition.melds
    kept = turn.rack_after
    if kept is None:
        kept = left_over(turn.table, turn.rack, turn.after)
    return codes(verdict.flaws) or "legal", {
        "right": verdict.legal,
        "before": [_pieces(meld) for meld in table_pieces(turn.table, rules)],
        "rack": _pieces(rack_pieces(turn.rack)),
        "after": [_pieces(meld) for meld in laid_pieces(turn.table, turn.after, rules)],
        "kept": _pieces(rack_pieces(kept, turn.rack)),
        "flawed": sorted({flaw.meld for flaw in verdict.flaws if flaw.meld is not None}),
        "flaws": _flaws(verdict.flaws),
        **(_effects(turn, verdict) if verdict.legal else {}),
    }


def _effects(turn: Turn, verdict: Verdict) -> dict[str, int]:
    """The points of an opening, and the chips for a turn."""
    rules = turn.edition.rules
    told: dict[str, int] = {}
    if rules.opens == "points" and not turn.opened:
        laid = Counter(verdict.played)
        told["worth"] = opening_value(laid, turn.edition.melds, enough=10**6)
    if rules.tile_reward:
        told["reward"] = reward(rules, verdict, len(turn.rack))
    return told


def _melds(example: Example) -> tuple[str, dict[str, Any]]:
    rules = example.edition.melds
    table = read_table(example.field("melds"))
    found = [flaws(tiles, rules) for tiles in table]
    said = [codes(bad) or meld_kind(tiles, example)
            for tiles, bad in zip(table, found, strict=True)]  # fmt: skip
    melds = [
        {"tiles": _pieces(meld_pieces(tiles, rules)), "is": "" if bad else name,
         "flaws": _flaws(bad)}
        for tiles, bad, name in zip(table, found, said, strict=True)
    ]  # fmt: skip
    return " | ".join(said), {"melds": melds}


def _find(example: Example) -> tuple[str, dict[str, Any]]:
    row, tile, right = find_of(example)
    after = example.edition.box.sort((*row, tile)) if right else (*row, tile)
    return "fits" if right else "misses", {
        "right": right,
        "before": [_pieces(map(Piece, row))],
        "after": [_pieces(Piece(each, laid=each == tile) for each in after)],
        **({"reward": example.edition.rules.tile_reward} if right else {}),
    }


def _score(example: Example) -> tuple[str, dict[str, Any]]:
    racks, chips, result = score_of(example)
    return score_verdict(result), {
        "racks": [_pieces(map(Piece, rack)) for rack in racks],
        "chips": chips if any(chips) else [],
        "scores": list(result.scores),
        "winners": list(result.winners),
    }


def _flaws(found: Iterable[Flaw]) -> list[dict[str, Any]]:
    return [{"code": flaw.code, "args": dict(flaw.args)} for flaw in found]


def _pieces(pieces: Iterable[Piece]) -> list[dict[str, Any]]:
    """Tiles with what is to be seen of them; what is not the case is left out."""
    return [_piece(piece) for piece in pieces]


def _piece(piece: Piece) -> dict[str, Any]:
    told: dict[str, Any] = {"tile": str(piece.tile)}
    if piece.stands_for:
        told["stands"] = [str(tile) for tile in piece.stands_for]
    if piece.laid:
        told["laid"] = True
    if piece.gained:
        told["gained"] = True
    return told


_KINDS: dict[str, Callable[[Example], tuple[str, dict[str, Any]]]] = {
    "turn": _turn, "melds": _melds, "find": _find, "score": _score,
}  # fmt: skip
