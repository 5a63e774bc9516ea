"""Moves in plain English: every word that an explanation uses stands here."""

from typing import assert_never

from rackrun.flaws import written
from rackrun.solver.explaining.moves import Draft, Join, Move, Put, Split, SwapJoker, Take
from rackrun.tiles import JOKER, Tile, Tiles

WORDS = {
    "put": "Put {tiles} from your rack to {other}.",
    "put-new": "Put {tiles} from your rack to a new place.",
    "take": "Take {tiles} from {pile} and put {it} to {other}.",
    "take-within": "Move {tiles} to another place in {pile}.",
    "split": "Split {pile} before {tile}.",
    "set-apart": "Take {tiles} from {pile} and put {it} to a new place.",
    "join": "Join {pile} to {other}.",
    "swap": "Swap the joker in {pile} for {tile} and put it to {other}.",
    "swap-new": "Swap the joker in {pile} for {tile} and put it to a new place.",
    "swap-within": "Swap the joker in {pile} for {tile} and put it to another place there.",
    "swap-rack": "Swap the joker in {pile} for {tile} and put it on your rack.",
    "joker-moved": " The joker there stands for {stands} now.",
}
"""The sentence of each phrase, with the names of its arguments in braces; the last is added."""


def sentence(move: Move, draft: Draft) -> str:
    """The move as a person would say it who sees the draft in front of it.

    >>> from rackrun.notation import read_table, read_tiles
    >>> split = Split(
    ...     read_tiles("r7 r8"), 0, 1, leaves=read_tiles("r4 r5 r6"), becomes=read_tiles("r7 r8")
    ... )
    >>> sentence(split, Draft(read_table("r4 r5 r6 r7 r8"), read_tiles("r6")))
    'Split r4 r5 r6 r7 r8 before r7.'
    """
    name, words = phrase(move, draft)
    told = WORDS[name].format_map(words)
    stands = _jokers_moved(move, draft)
    return told + WORDS["joker-moved"].format(stands=written(stands)) if stands else told


def phrase(move: Move, draft: Draft) -> tuple[str, dict[str, str]]:
    """The name of the sentence that tells a move, and its arguments."""
    match move:
        case Put():
            words = {"tiles": written(move.tiles), "other": written(draft.pile(move.to))}
            return "put" if draft.pile(move.to) else "put-new", words
        case Take():
            within = move.source == move.to
            return "take-within" if within else "take", _between(move, draft)
        case Split():
            second = _second_part(draft.pile(move.source), move.leaves, move.becomes)
            words = _between(move, draft)
            return ("split", words | {"tile": str(second[0])}) if second else ("set-apart", words)
        case Join():
            return "join", _between(move, draft)
        case SwapJoker():
            words = {"pile": written(draft.pile(move.source)), "tile": str(move.tile)}
            return _swap_phrase(move, draft, words)
        case _:
            assert_never(move)


def _jokers_moved(move: Move, draft: Draft) -> Tiles:
    """What jokers of a run stand for that had to make room for the tiles of a move."""
    if not isinstance(move, Put | Take | Join) or JOKER in move.tiles:
        return ()
    before, after = _stood_for(draft.pile(move.to)), _stood_for(move.becomes)
    return tuple(tile for tile in after if before and tile not in before)


def _stood_for(pile: Tiles) -> Tiles:
    """What the jokers of a run stand for, in its order; nothing if the pile is no run."""
    numbered = [(at, tile) for at, tile in enumerate(pile) if not tile.is_joker]
    if len({(tile.colour, tile.number - at) for at, tile in numbered}) != 1:
        return ()
    start, first = numbered[0]
    return tuple(
        Tile(first.colour, first.number - start + at)
        for at, tile in enumerate(pile)
        if tile.is_joker
    )


def _swap_phrase(
    move: SwapJoker, draft: Draft, words: dict[str, str]
) -> tuple[str, dict[str, str]]:
    if move.to is None:
        return "swap-rack", words
    if move.to == move.source:
        return "swap-within", words
    other = draft.pile(move.to)
    return ("swap", words | {"other": written(other)}) if other else ("swap-new", words)


def _between(move: Take | Split | Join, draft: Draft) -> dict[str, str]:
    return {
        "tiles": written(move.tiles),
        "it": "it" if len(move.tiles) == 1 else "them",
        "pile": written(draft.pile(move.source)),
        "other": written(draft.pile(move.to)),
    }


def _second_part(pile: Tiles, one: Tiles, other: Tiles) -> Tiles:
    """The later part of a run that is cut once; nothing if it is no run or no single cut."""
    if len({tile.number for tile in pile if not tile.is_joker}) == 1:
        return ()
    return next((tail for head, tail in ((one, other), (other, one)) if pile == head + tail), ())
