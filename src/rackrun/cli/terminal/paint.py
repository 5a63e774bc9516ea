"""Tiles as they are drawn in the terminal: ivory with a letter, so that no colour is needed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from rackrun.cli.terminal.arranging import stand_ins
from rackrun.melds import MeldRules
from rackrun.tiles import Colour, Tile, Tiles

_IVORY = "on #fffaec"
_INKS = {
    Colour.BLACK: "#17181c",
    Colour.RED: "#ac0a32",
    Colour.BLUE: "#0a489f",
    Colour.YELLOW: "#9a5b00",
    Colour.GREEN: "#0b7348",
}
_JOKER_INK = "#5b2a86"
NUMBER = "bold cyan"
HEADING = "bold"
QUIET = "dim"
WRONG = "red"

LEAST_WIDTH = 30
_INDENT = "  "


@dataclass(frozen=True, slots=True)
class Look:
    """What the terminal can show: its width in columns, and colours or not."""

    width: int = 80
    colour: bool = False


def hung(entries: Iterable[tuple[str | Text, str | Text]], style: str = "") -> Table:
    """Entries with their texts beside them, wrapped in a column of their own."""
    grid = Table.grid(padding=(0, 2, 0, 0), collapse_padding=False)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for entry, text in entries:
        name = entry if isinstance(entry, Text) else Text(f"  {entry}", style="bold")
        grid.add_row(name, text if isinstance(text, Text) else Text(text, style=style))
    return grid


def complaint(error: object) -> Table:
    """What is wrong, in words."""
    return hung([(Text("  !", style=WRONG), str(error))], WRONG)


def tile(one: Tile, look: Look, label: str = "") -> Text:
    """A tile: its text on ivory, or in brackets where there are no colours.

    >>> tile(Tile.parse("r12"), Look()).plain
    '[r12]'
    """
    label = label or str(one)
    if not look.colour:
        return Text(f"[{label}]")
    ink = _JOKER_INK if one.colour is None else _INKS[one.colour]
    return Text(f" {label} ", style=f"bold {ink} {_IVORY}")


def tiles(some: Iterable[Tile], look: Look) -> list[Text]:
    """Tiles side by side, in as many lines as they need."""
    return flow([[tile(one, look)] for one in some], look, gap=1)


def meld(lying: Tiles, rules: MeldRules, look: Look) -> list[Text]:
    """The tiles of a meld, each joker with what it stands for.

    >>> from rackrun.editions import load
    >>> from rackrun.notation import read_tiles
    >>> [text.plain for text in meld(read_tiles("b6 J b8"), load("classic").melds, Look())]
    ['[b6]', '[J=b7]', '[b8]']
    """
    labels = map(_joker_label, stand_ins(lying, rules))
    return [tile(one, look, label) for one, label in zip(lying, labels, strict=True)]


def _joker_label(standing: Tiles) -> str:
    """What a joker stands for; in a group with two colours free both, with more the number."""
    if not standing:
        return ""
    return f"J={'/'.join(map(str, standing)) if len(standing) < 3 else standing[0].number}"


def flow(blocks: Sequence[Sequence[Text]], look: Look, *, gap: int = 3) -> list[Text]:
    """Blocks side by side as far as the width allows; a block too long for a line is broken."""
    width = max(look.width, LEAST_WIDTH) - len(_INDENT)
    lines: list[Text] = []
    line = Text()
    for block in blocks:
        whole = Text(" ").join(block)
        if line.cell_len and line.cell_len + gap + whole.cell_len > width:
            lines.append(line)
            line = Text()
        if line.cell_len:
            line = Text(" " * gap).join([line, whole])
        elif whole.cell_len <= width:
            line = whole
        else:
            *full, line = _broken(block, width)
            lines += full
    lines.append(line)
    return [Text(_INDENT) + each for each in lines if each.cell_len]


def _broken(block: Sequence[Text], width: int) -> list[Text]:
    """A block in several lines, the later ones set in."""
    lines = [Text()]
    for piece in block:
        if lines[-1].cell_len and lines[-1].cell_len + 1 + piece.cell_len > width:
            lines.append(Text("  "))
        gap = "" if not lines[-1].plain.strip() else " "
        lines[-1] = lines[-1] + gap + piece
    return lines
