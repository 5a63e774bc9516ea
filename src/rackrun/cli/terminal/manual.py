"""The help of the terminal game: the commands that the edition at hand needs."""

from rich.console import RenderableType

from rackrun.cli.terminal.paint import hung
from rackrun.cli.terminal.program import program
from rackrun.editions import Edition

_LAYING = [
    ("r3 r4 r5", "lay a new meld; also r3-5, or two melds with | between them"),
    ("add r7 2", "add tiles to meld 2, or just r7 2; 'left' puts a joker in front"),
    ("take r5 2", "lift tiles off meld 2; take 2 lifts all of it"),
]
_REARRANGING = [
    ("move r5 1 2", "carry tiles from meld 1 to meld 2"),
    ("split 2 3", "cut meld 2 behind its third tile"),
    ("join 1 2", "make one meld of two"),
    ("table r3-5 | k7 b7 y7", "lay the whole table anew"),
]
_JOKERS = [("swap r5 2", "your r5 for the joker in meld 2, which comes to your hand")]
_TURN = [
    ("undo, redo, reset", "go back, forward, or to the start of the turn"),
    ("check", "what is wrong with the draft so far"),
    ("end", "end the turn with the table as it lies"),
    ("draw, pass", "do not play"),
]
_HINTS = [
    ("hint", "is there something to play? Again, or hint tiles: which tiles"),
    ("hint play", "the whole play, move by move"),
]
_GIVING_BACK = [("back r5", "give a tile back when the rack is full")]
_SORTING = [("sort colour, number", "your rack")]
_FINDING = [
    ("r6", "point to the tile that comes next"),
    ("Anna r6", "the same with a name in front, when several persons look"),
    ("(only Enter)", "leave it to a bot"),
]


def manual(edition: Edition) -> list[RenderableType]:
    """The commands with what they do; words may be shortened."""
    tiles = ", ".join(f"{colour.value} {colour.word}" for colour in edition.box.colours)
    jokers = ", J joker" if edition.box.jokers else ""
    head = f"A tile is a letter and a number, such as r12: {tiles}{jokers}."
    return ["", head, hung(_commands(edition)), ""]


def _always() -> list[tuple[str, str]]:
    return [
        ("rules, help", "the rules of this edition, this list"),
        ("save FILE", f"keep the game; {program()} play --resume FILE goes on"),
        ("quit", "leave"),
    ]


def _commands(edition: Edition) -> list[tuple[str, str]]:
    rules = edition.rules
    if rules.game == "finding":
        return [*_FINDING, *_always()]
    return [
        *_LAYING,
        *(_REARRANGING if rules.rearranging == "free" else []),
        *(_JOKERS if edition.box.jokers else []),
        *_TURN,
        *_HINTS,
        *(_GIVING_BACK if rules.hand_limit is not None else []),
        *_SORTING,
        *_always(),
    ]
