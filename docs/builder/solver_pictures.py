"""The pictures of the page on the solver, some of them drawn by the code on that page."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

from builder.sheet import Sheet
from builder.solver_example import HELD, LYING, PAGE, Example, State, page_code
from rackrun.editions import load
from rackrun.melds import read
from rackrun.notation import read_tiles
from rackrun.pictures import art
from rackrun.pictures.faces import HEIGHT, WIDTH, number
from rackrun.pictures.panels import PITCH
from rackrun.pictures.pieces import Pieces, meld_pieces
from rackrun.pictures.words import meld_words, tile_words
from rackrun.solver.staying.descendants import Means, descendants
from rackrun.tiles import Colour, Tile

FIRST, LAST = 3, 7
"""The numbers at which the best play of the example lays something."""
COLOURS = load("classic").box.colours
OPEN = (Colour.BLACK, Colour.RED)
"""The colours that have open runs in the example."""


def drawn(docs: Path) -> dict[str, str]:
    """Every picture of the page by its name."""
    example = Example.of(page_code((docs / PAGE).read_text("utf-8")))
    return {
        "solver-idea-counts": _counts(),
        "solver-idea-steps": _steps(example),
        "solver-idea-states": _states(example),
        "solver-idea-extend": _extend(),
        "solver-idea-groups": _groups(example.code),
        "solver-idea-stay": _stay(),
    }


def _counts() -> str:
    """The tiles of the example by number and colour."""
    table, rack = Counter(LYING), Counter(HELD)
    left, top, column, row = 48, 66, WIDTH + 26, HEIGHT + 20
    sheet = Sheet(left + LAST * column + 100, top + 4 * row - 8)
    sheet.text("the sweep", left, 19, 19, bold=True)
    sheet.arrow(left + 130, 13, LAST * column - 160)
    sheet.box(left - 12, top - 12, LAST * column, 4 * row + 2)
    told: list[str] = []
    for at in range(1, LAST + 1):
        x = left + (at - 1) * column
        sheet.text(f"{at}", x + WIDTH / 2, top - 20, bold=True, middle=True)
        for line, colour in enumerate(COLOURS):
            name, y = f"{colour}{at}", top + line * row
            both = bool(table[name] and rack[name])
            if table[name]:
                sheet.tile(name, x - 10 * both, y - 5 * both)
            if rack[name]:
                sheet.tile(name, x + 10 * both, y + 2 * both, laid=True)
            if count := table[name] + rack[name]:
                told.append(f"{tile_words(Tile.parse(name))}: must {table[name]}, have {count}")
    for line, colour in enumerate(COLOURS):
        sheet.mark(colour, 0, top + line * row + 28, 24)
    x = left + LAST * column + 14
    sheet.text("jokers", x + WIDTH / 2, top - 20, bold=True, middle=True)
    sheet.tile("J", x, top, laid=True)
    grid = "The numbers 1 to 7 in columns, the colours in rows, swept from left to right. "
    return sheet.svg("The tiles by number and colour", f"{grid}{'; '.join(told)}; one joker.")


def _ends_at(meld: Pieces, last: int) -> bool:
    """Whether this is a run whose last tile stands at this number."""
    numbers = {at: piece.tile.number for at, piece in enumerate(meld) if not piece.tile.is_joker}
    starts = {value - at for at, value in numbers.items()}
    return starts == {last - len(meld) + 1}


def _steps(example: Example) -> str:
    """The best play of the example, number by number, with the state after each."""
    row, run_x, done_x, state_x = HEIGHT + 30, 90, 90 + 5 * PITCH + 30, 980
    sheet = Sheet(state_x + 196, 0)
    for x, words in ((0, "after"), (run_x, "open runs"), (done_x, "laid for good"),
                     (state_x, "the state")):  # fmt: skip
        sheet.text(words, x, 17, 19, bold=True)
    told: list[str] = []
    y = 32
    for at in range(FIRST, LAST + 1):
        melds = example.melds(at)
        runs = [meld for meld in melds if _ends_at(meld, at)]
        height = max(1, len(runs)) * row + 8
        sheet.box(run_x - 22, y, state_x - run_x, height)
        sheet.text(f"{at}", 22, y + height / 2 + 14, 40, bold=True, middle=True)
        for line, run in enumerate(runs):
            left, top = run_x + (at - FIRST + 1 - len(run)) * PITCH, y + 19 + line * row
            sheet.frame(left, top, len(run))
            sheet.line(run, left, top)
        x = done_x
        for meld in melds:
            if meld not in runs:
                sheet.line(meld, x, y + 19)
                x += len(meld) * PITCH + 26
        value = example.layers[at][example.path[at]][0]
        told.append(
            f"After {at}: {_state(sheet, example.path[at], value, state_x, y + height / 2 - 53)}."
        )
        y += height + 12
    sheet.height = y - 12
    return sheet.svg("The sweep, number by number", " ".join(told))


def _state(sheet: Sheet, state: State, value: int, x: float, y: float) -> str:
    """The state in figures, and the same in words."""
    runs, used, room = state
    told: list[str] = []
    for at, head in enumerate(("1", "2", "3+")):
        sheet.text(head, x + 50 + at * 36, y + 10, 14, middle=True)
    for line, colour in enumerate(OPEN):
        counts = runs[COLOURS.index(colour)]
        sheet.mark(colour, x, y + 17 + line * 27, 20)
        for at, count in enumerate(counts):
            sheet.text(f"{count}", x + 50 + at * 36, y + 34 + line * 27, 20,
                       bold=count > 0, middle=True)  # fmt: skip
        told.append(f"{colour.word} {' '.join(map(str, counts))}")
    words = f"jokers {used}, room {room}, value {value}"
    sheet.text(words, x, y + 92, 16)
    return f"{'; '.join(told)}; {words}"


BOX, HIGH, GAP, STEP = 164, 58, 60, 70
"""The size of a state in the picture of all states, and the distance of columns and rows."""


def _states(example: Example) -> str:
    """Every state of the example and every step between two of them."""
    first, last = FIRST - 1, LAST + 1
    columns = {at: list(example.layers[at]) for at in range(first, last + 1)}
    tallest = max(map(len, columns.values()))
    sheet = Sheet(len(columns) * (BOX + GAP) - GAP, 32 + tallest * STEP - STEP + HIGH)
    places: dict[tuple[int, State], tuple[float, float]] = {}
    for at, column in columns.items():
        x, top = (at - first) * (BOX + GAP), 32 + (tallest - len(column)) * STEP / 2
        sheet.text(f"after {at}", x + BOX / 2, 17, 19, bold=True, middle=True)
        places |= {(at, state): (x, top + line * STEP) for line, state in enumerate(column)}
    best, alive = set(enumerate(example.path)), {(last, state) for state in columns[last]}
    for at in reversed(range(first, last)):
        for state, then in example.following(at):
            kept = example.layers[at + 1][then][1] == state
            on_path = kept and (at, state) in best and (at + 1, then) in best
            alive |= {(at, state)} if (at + 1, then) in alive else set()
            ends = places[at, state], places[at + 1, then]
            sheet.parts.append(_edge(*ends, on_path=on_path, kept=kept))
    for (at, state), (x, y) in places.items():
        node = _node(state, example.layers[at][state][0], best=(at, state) in best)
        sheet.put(node, x, y, faint=(at, state) not in alive)
    counts = ", ".join(f"{len(column)} after {at}" for at, column in columns.items())
    words = (
        f"States of the sweep as boxes in columns: {counts}. Lines lead from each state to those"
    )
    return sheet.svg(
        "All states of the example", f"{words} that can follow; one path is the best play."
    )


def _edge(
    start: tuple[float, float], end: tuple[float, float], *, on_path: bool, kept: bool
) -> str:
    """A step: thick on the best path, dashed where a better one leads to the same state."""
    x, y, x2, y2 = start[0] + BOX, start[1] + HIGH / 2, end[0], end[1] + HIGH / 2
    curve = f"M{number(x)} {number(y)}C{number(x + 30)} {number(y)} {number(x2 - 30)} {number(y2)}"
    ink = f'stroke="{art.CLOTH_LINE}" stroke-width="2"'
    if on_path:
        ink = f'stroke="{art.GOOD}" stroke-width="6"'
    elif not kept:
        ink += ' stroke-dasharray="5 6"'
    return f'<path d="{curve} {number(x2)} {number(y2)}" fill="none" {ink}/>'


def _node(state: State, value: int, *, best: bool) -> Sheet:
    """A state as a box: the open runs of black and of red, jokers used, room, value."""
    runs, used, room = state
    node = Sheet(BOX, HIGH)
    ink = f'stroke="{art.GOOD}" stroke-width="4"' if best else f'stroke="{art.CLOTH_LINE}"'
    node.box(0, 0, BOX, HIGH, f'fill="{art.GOOD_PANEL if best else art.IVORY}" {ink}')
    for place, colour in enumerate(OPEN):
        counts, x = runs[COLOURS.index(colour)], 10 + place * 76
        node.mark(colour, x, 9, 16)
        node.text(" ".join(map(str, counts)), x + 22, 23, 16, bold=any(counts))
    node.text(f"J {used}, room {room}", 10, 47, 16)
    node.text(f"+{value}", BOX - 24, 48, 18, bold=True, middle=True)
    return node


def _extend() -> str:
    """A seven after a complete run: as the start of a run, and as its next tile."""
    sheet = Sheet(470, 2 * (HEIGHT + 66))
    told = (
        "start a new run: 1 0 0, and it must go on",
        "go on with the run: 0 0 1, and it may end",
    )
    for line, melds in enumerate((("r4 r5 r6", "r7"), ("r4 r5 r6 r7",))):
        y = line * (HEIGHT + 66)
        sheet.text(told[line], 2, y + 18, 19, bold=True)
        sheet.box(0, y + 28, 4 * PITCH + 70, HEIGHT + 32)
        x = 20
        for meld in melds:
            pieces = meld_pieces(read_tiles(meld))
            if pieces[-1].tile.number == LAST:
                sheet.frame(x, y + 42, len(pieces))
            sheet.line(pieces, x, y + 42)
            x += len(pieces) * PITCH + 27
    return sheet.svg(
        "Start or go on",
        f"Red 4, 5, 6 lie there and a red 7 comes. Either {told[0]}. Or {told[1]}.",
    )


def _groups(code: Any) -> str:
    """Seven eights, dealt round to two groups by the code of the page."""
    tiles = ["k8", "k8", "r8", "b8", "b8", "y8", "y8"]
    have = code.counted(tiles)
    groups = code.dealt(8, ((0, 0, 0, 0), 2, len(tiles), 0), code.counted([]), have)
    sheet = Sheet(2 * (4 * PITCH + 44), 2 * (HEIGHT + 70) + 6)
    sheet.text("by colour, dealt round to A and B", 2, 18, 19, bold=True)
    sheet.box(0, 28, sheet.width, HEIGHT + 56)
    for at, tile in enumerate(tiles):
        sheet.tile(tile, 22 + at * (PITCH + 16), 42)
        sheet.text(
            "AB"[at % 2], 22 + at * (PITCH + 16) + 30, 42 + HEIGHT + 28, bold=True, middle=True
        )
    for at, group in enumerate(groups):
        x, y = at * (4 * PITCH + 54), HEIGHT + 108
        sheet.box(x, y, 4 * PITCH + 34, HEIGHT + 32)
        sheet.text("AB"[at], x + 2, y - 8, 19, bold=True)
        sheet.line(meld_pieces(tuple(map(Tile.parse, group))), x + 18, y + 13)
    sheet.height = 2 * HEIGHT + 140
    words = "; ".join(", ".join(tile_words(Tile.parse(tile)) for tile in group) for group in groups)
    return sheet.svg(
        "Dealing groups", f"Seven eights, by colour, dealt round to two groups: {words}."
    )


def _stay() -> str:
    """What a lying run of the junior edition can become, by the engine."""
    junior = load("junior")
    run, rack = read(read_tiles("r4 J r6"), junior.melds), read_tiles("r3 r5")
    assert run is not None
    found = [each for each in descendants(run, Means(junior, Counter(rack), 1)) if each.jokers <= 0]
    melds = [
        tuple(replace(piece, laid=piece.tile in each.laid)
              for piece in meld_pieces(each.meld.tiles, junior.melds))
        for each in sorted(found, key=lambda each: len(each.meld.tiles))
    ]  # fmt: skip
    row, wide = HEIGHT + 26, 5 * PITCH + 34
    sheet = Sheet(2 * wide + 20, (len(melds) + 1) // 2 * row + 20)
    sheet.box(0, 0, sheet.width, sheet.height)
    for at, meld in enumerate(melds):
        sheet.line(meld, 22 + at % 2 * wide, 16 + at // 2 * row)
    return sheet.svg(
        "What a lying run can become", f"{len(melds)} runs: {'; '.join(map(meld_words, melds))}."
    )
