"""What a player typed: how a line is read as a command, with patience for how it is written."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rackrun.cli.terminal.commands import (
    Add,
    Back,
    Command,
    Hint,
    Join,
    Lay,
    Move,
    Save,
    SetTable,
    Sort,
    Split,
    Swap,
    Take,
    Word,
)
from rackrun.cli.terminal.typed_tiles import (
    check_ranges,
    no_tile,
    put_together,
    tiles_of,
    words_of,
)
from rackrun.errors import BadNotation
from rackrun.solver.hints import Strength
from rackrun.table import Table
from rackrun.tiles import Tile, Tiles

EXAMPLE = "a move such as 'r3 r4 r5', 'add r6 1', 'draw' or 'end'"
_FILLERS = {"to", "from", "in", "into", "of", "on", "with", "and", "for", "meld", "after", "the"}
_FRONT = {"left", "low", "front"}
_BEHIND = {"right", "high", "behind"}
_NUMBER = re.compile(r"-?[0-9]+", re.ASCII)


def read_command(line: str, highest: int = 99) -> Command:
    """The command that a line means; words may be shortened as long as they are clear.

    ``highest`` is the highest number of a tile: ranges end there.

    >>> read_command("add r7 to 2")
    Add(tiles=(Tile.parse('r7'),), meld=1, front=False)
    >>> read_command("r3-5 | k7 b7 y7").melds[0]
    (Tile.parse('r3'), Tile.parse('r4'), Tile.parse('r5'))
    >>> read_command("und")
    <Word.UNDO: 'undo'>
    """
    together = put_together(line.strip())
    first, _, rest = together.partition(" ")
    if not first:
        return Word.SHOW
    if _starts_with_tile(first):
        check_ranges(together, highest)
        return _bare_tiles(together)
    word = _known_word(first.lower())
    if isinstance(word, Word):
        if rest.strip():
            raise BadNotation(f"expected {word.value!r} alone, got {line.strip()!r}")
        return word
    if word == "save":
        return _save(line.strip().partition(" ")[2])
    check_ranges(rest, highest)
    return _WITH_ARGUMENTS[word](rest)


def _starts_with_tile(first: str) -> bool:
    words = words_of(first.replace("|", " "))
    return bool(words) and tiles_of(words[0]) is not None


def _bare_tiles(line: str) -> Lay | Add:
    """Tiles without a word in front: new melds, or with a number behind them an addition."""
    if "|" not in line and any(_NUMBER.fullmatch(word) for word in words_of(line)):
        return _add(line)
    return Lay(_melds(line))


@dataclass(frozen=True, slots=True)
class _Parts:
    """The tiles and the numbers of a command, and whether the front was meant."""

    tiles: Tiles
    numbers: tuple[int, ...]
    front: bool = False


def _parts(text: str, instead: str = "") -> _Parts:
    """The parts of the text; ``instead`` is what was expected where no tile belongs."""
    tiles: list[Tile] = []
    numbers: list[int] = []
    front = False
    for word in words_of(text):
        if _NUMBER.fullmatch(word):
            numbers.append(int(word[:9]))
        elif word in _FRONT | _BEHIND:
            front = word in _FRONT
        elif word not in _FILLERS:
            found = tiles_of(word)
            if found is None and instead:
                raise BadNotation(_wanted(instead, text))
            if found is None:
                raise no_tile(word)
            tiles += found
    return _Parts(tuple(tiles), tuple(numbers), front)


def _melds(text: str) -> Table:
    melds: list[Tiles] = []
    for part in text.split("|"):
        parts = _parts(part)
        if parts.numbers:
            raise BadNotation(f"expected tiles such as 'r12' or 'J', got {parts.numbers[0]}")
        if not parts.tiles:
            raise BadNotation("expected tiles on both sides of each '|', got none")
        melds.append(parts.tiles)
    return tuple(melds)


def _lay(text: str) -> Lay:
    if not text.strip():
        raise BadNotation("expected tiles such as 'lay r3 r4 r5', got none")
    return Lay(_melds(text))


def _add(text: str) -> Add:
    parts = _parts(text)
    if not parts.tiles or len(parts.numbers) != 1:
        raise BadNotation(_wanted("tiles and one meld such as 'add r7 2'", text))
    return Add(parts.tiles, parts.numbers[0] - 1, parts.front)


def _take(text: str) -> Take:
    parts = _parts(text)
    if len(parts.numbers) > 1 or not (parts.tiles or parts.numbers):
        raise BadNotation(_wanted("tiles and a meld such as 'take r5 2', or 'take 2'", text))
    return Take(parts.tiles, parts.numbers[0] - 1 if parts.numbers else None)


def _move(text: str) -> Move:
    parts = _parts(text)
    if not parts.tiles or len(parts.numbers) != 2:
        raise BadNotation(_wanted("tiles and two melds such as 'move r5 1 2'", text))
    return Move(parts.tiles, parts.numbers[0] - 1, parts.numbers[1] - 1)


def _split(text: str) -> Split:
    wanted = "a meld and a place such as 'split 2 3'"
    parts = _parts(text, wanted)
    if parts.tiles or len(parts.numbers) != 2:
        raise BadNotation(_wanted(wanted, text))
    return Split(parts.numbers[0] - 1, parts.numbers[1])


def _swap(text: str) -> Swap:
    parts = _parts(text)
    tiles = [tile for tile in parts.tiles if not tile.is_joker]
    if len(tiles) != 1 or len(parts.numbers) > 1:
        raise BadNotation(_wanted("a tile and a meld such as 'swap r5 2'", text))
    return Swap(tiles[0], parts.numbers[0] - 1 if parts.numbers else None)


def _join(text: str) -> Join:
    wanted = "two melds such as 'join 1 2'"
    parts = _parts(text, wanted)
    if parts.tiles or len(parts.numbers) != 2:
        raise BadNotation(_wanted(wanted, text))
    return Join(parts.numbers[0] - 1, parts.numbers[1] - 1)


def _table(text: str) -> SetTable:
    if not text.strip():
        raise BadNotation("expected melds such as 'table r3 r4 r5 | k7 b7 y7', got none")
    return SetTable(_melds(text))


def _back(text: str) -> Back:
    parts = _parts(text)
    if len(parts.tiles) != 1 or parts.numbers:
        raise BadNotation(_wanted("one tile such as 'back r5'", text))
    return Back(parts.tiles[0])


def _sort(text: str) -> Sort:
    word = text.strip().lower()
    for names, by_number in ((("colour", "color", "789"), False), (("number", "777"), True)):
        if word and any(name.startswith(word) for name in names):
            return Sort(by_number)
    raise BadNotation(_wanted("'sort colour' or 'sort number'", text))


def _hint(text: str) -> Hint:
    word = text.strip().lower()
    if not word:
        return Hint()
    for strength in (Strength.TILES, Strength.PLAY):
        if strength.startswith(word):
            return Hint(strength)
    raise BadNotation(_wanted("'hint', 'hint tiles' or 'hint play'", text))


def _save(text: str) -> Save:
    name = text.strip().strip("'\"")
    if not name:
        raise BadNotation("expected a file such as 'save game.txt', got none")
    try:
        return Save(Path(name).expanduser())
    except RuntimeError as error:
        raise BadNotation(f"expected a file that can be written, got {name}: {error}") from error


_WITH_ARGUMENTS: dict[str, Callable[[str], Command]] = {
    "lay": _lay, "add": _add, "take": _take, "move": _move, "split": _split, "swap": _swap,
    "join": _join, "table": _table, "back": _back, "sort": _sort, "save": _save,
    "hint": _hint,
}  # fmt: skip
_SAME = {"?": "help", "exit": "quit", "leave": "quit", "done": "end", "put": "lay", "play": "lay",
         "meld": "lay", "pick": "draw", "u": "undo", "q": "quit", "h": "help", "give": "back",
         "skip": "pass", "look": "show", "new": "lay"}  # fmt: skip
_WORDS: dict[str, Word] = {word.value: word for word in Word}


def _known_word(typed: str) -> Word | str:
    """The command that a word means: in full, another name for it, or a clear beginning of it."""
    name = _SAME.get(typed, typed)
    known: Sequence[str] = [*_WITH_ARGUMENTS, *_WORDS]
    meant = [name] if name in known else [word for word in known if word.startswith(name)]
    if len(meant) > 1:
        raise BadNotation(f"expected one of {', '.join(meant)}; got {typed!r}")
    if not meant:
        raise BadNotation(f"expected {EXAMPLE}, got {typed!r}; 'help' lists all")
    return _WORDS.get(meant[0], meant[0])


def _wanted(what: str, text: str) -> str:
    return f"expected {what}, got {text.strip()!r}"
