"""Flaws: every reason why something is not legal, as data that any language can word."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from rackrun.tiles import Tile, Tiles


class FlawKind(Enum):
    """A kind of flaw: its code, and the English sentence with the names of its arguments."""

    # A would-be meld.
    MELD_EMPTY = ("meld-empty", "a meld without tiles")
    MELD_TOO_SHORT = ("meld-too-short", "{count} of at least 3 tiles that a meld needs")
    RUN_GAP = ("run-gap", "the numbers of this run do not follow one another")
    RUN_MIXED_COLOURS = ("run-mixed-colours", "a run has one colour only")
    RUN_WRAP = ("run-wrap", "a run ends at {max}, no 1 comes after it")
    RUN_TOO_LONG = ("run-too-long", "a run has at most {max} tiles, this one {count}")
    GROUP_DOUBLE_COLOUR = ("group-double-colour", "this group has {colour} more than once")
    GROUP_TOO_LARGE = ("group-too-large", "a group has at most {max} tiles, this one {count}")
    GROUP_NOT_ALLOWED = ("group-not-allowed", "this edition has runs only, no groups")
    NOT_A_MELD = ("not-a-meld", "these tiles are neither a run nor a group")
    ONLY_JOKERS = ("only-jokers", "a meld needs at least one tile with a number")
    TOO_MANY_JOKERS = ("too-many-jokers", "at most {max} joker(s) may lie in one meld")
    NUMBER_OUT_OF_RANGE = ("number-out-of-range", "{number} is none of the numbers 1 to {max}")
    COLOUR_NOT_IN_GAME = ("colour-not-in-game", "this edition has no {colour} tiles")

    # Where the tiles come from and where they went.
    TILE_INVENTED = ("tile-invented", "neither on the table nor on the rack before: {tiles}")
    TILE_LOST = ("tile-lost", "no longer on the table nor on the rack: {tiles}")
    TABLE_TILE_ON_RACK = ("table-tile-on-rack", "{count} tile(s) of the table went to the rack")
    PLAY_OR_DRAW = ("play-or-draw", "a turn lays at least one tile from the rack, or draws")

    # The opening and what it allows.
    OPENING_TOO_LOW = ("opening-too-low", "the opening is worth {value}, it needs {needed}")
    OPENING_OWN_TILES = ("opening-own-tiles", "the opening must come from your own rack")
    OPEN_FIRST = ("open-first", "make your opening first, then you may use the table")
    OWN_RUN_FIRST = ("own-run-first", "lay a meld of your own first")

    # Lying melds and their jokers.
    NO_REARRANGING = ("no-rearranging", "melds on the table stay, you may only add at their ends")
    LEFTOVER_INVALID = ("leftover-invalid", "what stays of this meld is no meld any more")
    JOKER_SWAP_WRONG = ("joker-swap-wrong", "only {colour} {number} can replace this joker")
    JOKER_USE_NOW = ("joker-use-now", "a joker from the table must be laid again in this turn")
    JOKER_TO_RACK = ("joker-to-rack", "a joker is kept only against the tile it stands for")
    JOKER_OWN = ("joker-own", "a joker that you laid yourself is not yours to take back")
    JOKER_EXISTING_RUN = (
        "joker-existing-run",
        "a joker removed without replacement goes to a run that lay there before the turn",
    )
    JOKER_KEEPS_THREE = (
        "joker-keeps-three",
        "a joker may leave a run only while three tiles stay in it",
    )

    # Whose turn it is and what may be done now.
    NOT_YOUR_TURN = ("not-your-turn", "it is the turn of seat {seat}")
    UNKNOWN_SEAT = ("unknown-seat", "there is no seat {seat}, the seats are 0 to {last}")
    SEAT_LEFT = ("seat-left", "seat {seat} has left the game")
    NOT_NOW = ("not-now", "{action} is not possible now: {stage}")
    MUST_PLAY = ("must-play", "you can play, and whoever can must")
    POOL_EMPTY = ("pool-empty", "the pool is empty: play or pass")
    NO_CHIPS = ("no-chips", "drawing costs a chip and you have none: play or pass")
    POOL_NOT_EMPTY = ("pool-not-empty", "passing is for an empty pool or purse: play or draw")
    NO_TIME_LIMIT = ("no-time-limit", "this game has no time limit")
    HAND_LIMIT = ("hand-limit", "you hold {limit} or more: give one back first")
    NOT_ON_RACK = ("not-on-rack", "{tile} is not on your rack")

    # Starting a round and the introductory games.
    STARTER_UNWANTED = ("starter-unwanted", "the start of this round is decided by {how}")
    AGES_PER_SEAT = ("ages-per-seat", "expected an age for each of {seats} seats, got {count}")
    SEED_TWICE = ("seed-twice", "seat {seat} has given its seed already")
    SEED_UNREADABLE = ("seed-unreadable", "expected a seed of 1 to 64 letters, digits or - _")
    TILE_NOT_OPEN = ("tile-not-open", "{tile} does not lie open on the table")

    @property
    def code(self) -> str:
        """The id under which the page words this flaw."""
        return self.value[0]

    @property
    def template(self) -> str:
        """The English sentence with its arguments in braces."""
        return self.value[1]


@dataclass(frozen=True, slots=True)
class Flaw:
    """One reason why something is not legal.

    >>> flaw = Flaw(FlawKind.OPENING_TOO_LOW, {"value": 27, "needed": 30})
    >>> flaw.code, flaw.message
    ('opening-too-low', 'the opening is worth 27, it needs 30')
    """

    kind: FlawKind
    args: Mapping[str, int | str] = field(default_factory=dict[str, int | str])
    meld: int | None = None
    tiles: Tiles = ()

    @property
    def code(self) -> str:
        """The id of its kind."""
        return self.kind.code

    @property
    def message(self) -> str:
        """The flaw in English, for the terminal and for logs."""
        text = self.kind.template.format_map(self.args)
        return (
            text if self.meld is None else f"meld {self.meld + 1} ({written(self.tiles)}): {text}"
        )

    def at(self, meld: int, tiles: Tiles) -> "Flaw":
        """The same flaw, said of the meld with this index in the table after the turn."""
        return replace(self, meld=meld, tiles=tiles)


def flaw_to_data(flaw: Flaw) -> dict[str, Any]:
    """A flaw as plain data."""
    return {
        "code": flaw.code,
        "where": {"meld": flaw.meld, "tiles": [str(tile) for tile in flaw.tiles]},
        "args": dict(flaw.args),
        "message": flaw.message,
    }


def written(tiles: Tiles) -> str:
    """The tiles in their order, separated by blanks."""
    return " ".join(map(str, tiles))


def about(kind: FlawKind, tile: Tile) -> Flaw:
    """A flaw whose arguments name a tile, by its colour alone where the sentence does so."""
    args: dict[str, int | str] = {"colour": "joker" if tile.colour is None else tile.colour.word}
    if "{number}" in kind.template:
        args["number"] = tile.number
    return Flaw(kind, args, tiles=(tile,))
