"""``rackrun replay``: step through a record, all racks open."""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from rackrun.cli.files import load_record
from rackrun.cli.terminal import paint, screen
from rackrun.cli.terminal.console import Keyboard, Left, Terminal
from rackrun.cli.terminal.paint import HEADING, QUIET, Look
from rackrun.cli.terminal.players import Player
from rackrun.cli.terminal.words import Told
from rackrun.notation import Record, record_to_data
from rackrun.rules.events import (
    MatchScored,
    RoundScored,
    SeedRevealed,
    TileDrawn,
    TileGivenBack,
    TurnTimedOut,
)
from rackrun.rules.evolve import evolve, open_position
from rackrun.rules.position import Position
from rackrun.table import Table

_HELP = "Enter: next · b: back · a number: go there · e: end · q: quit > "


@dataclass(frozen=True, slots=True)
class Step:
    """A moment of the game: the position, what led to it, and the table before that."""

    position: Position
    news: tuple[str, ...]
    before: Table


def show_record(path: Path, *, as_json: bool) -> None:
    """The record as JSON, step by step in a terminal, or all steps at once in a pipe."""
    record = load_record(path)
    if as_json:
        print(json.dumps(record_to_data(record), ensure_ascii=False, indent=1))
        return
    console = Console(highlight=False)
    keyboard = Keyboard(console)
    steps = list(steps_of(record))
    if console.is_terminal and sys.stdin.isatty():
        walk(steps, _players(record), keyboard)
    else:
        for number in range(len(steps)):
            keyboard.show([*step_screen(steps, number, _players(record), keyboard.look), ""])


def walk(steps: Sequence[Step], players: Sequence[Player], terminal: Terminal) -> None:
    """Show one step after another until the reader leaves."""
    at = 0
    while True:
        terminal.clear()
        terminal.show(step_screen(steps, at, players, terminal.look))
        try:
            typed = terminal.ask(_HELP).strip().lower()
        except Left:
            return
        if typed.startswith("q"):
            return
        at = _next(at, typed, len(steps))


def _next(at: int, typed: str, count: int) -> int:
    """The step that the reader asks for; the nearest one where there is none."""
    if typed.startswith("b"):
        at -= 1
    elif typed.startswith("e"):
        at = count - 1
    elif typed.isascii() and typed.isdecimal():
        at = int(typed[:9]) - 1
    else:
        at += 1
    return min(max(at, 0), count - 1)


def steps_of(record: Record) -> Iterator[Step]:
    """The moments of a game that are worth a look; events without news join the next."""
    told = Told(record.opening.edition, _players(record))
    position = open_position(record.opening)
    step, late = Step(position, (), position.table), list[str]()
    for event in record.events[1:]:
        following = evolve(position, event)
        said = _sentences(event, record) or told.sentences(event)
        if isinstance(event, TurnTimedOut):
            late += said
        elif following == position:
            # What is only announced belongs to what happened before.
            step = replace(step, news=(*step.news, *said))
        else:
            if step.news:
                yield step
            step = Step(following, (*late, *said), position.table)
            late = []
        position = following
    yield step


def _sentences(event: object, record: Record) -> list[str]:
    """What only a record tells: the end of a round or a match, and tiles that were hidden."""
    names = record.names
    match event:
        case TileDrawn(seat, tile, paid) if not paid:
            return [f"{names[seat]} drew {tile}."]
        case TileGivenBack(seat, tile):
            return [f"{names[seat]} gave {tile} back."]
        case RoundScored(scores, winners, blocked=blocked):
            why = "Nobody could go on. " if blocked else ""
            return [f"{why}{_won(names, winners, 'the round')} ({_listed(names, scores)})"]
        case MatchScored(totals, winners):
            return [f"{_won(names, winners, 'the match')} ({_listed(names, totals)})"]
        case SeedRevealed(seed):
            return [f"The seed of the shuffle was {seed}."]
        case _:
            return []


def _won(names: Sequence[str], winners: Sequence[int], what: str) -> str:
    return f"{' and '.join(names[seat] for seat in winners) or 'Nobody'} won {what}"


def _listed(names: Sequence[str], numbers: Sequence[int]) -> str:
    return ", ".join(f"{name} {number}" for name, number in zip(names, numbers, strict=True))


def _players(record: Record) -> tuple[Player, ...]:
    return tuple(Player(name) for name in record.names)


def step_screen(
    steps: Sequence[Step], at: int, players: Sequence[Player], look: Look
) -> list[RenderableType]:
    """One moment: the heading, what happened, the table and every rack."""
    step = steps[at]
    position = step.position
    lines: list[RenderableType] = [
        Text.assemble(screen.heading(position), (f"  step {at + 1} of {len(steps)}", QUIET)),
        *(Text(text) for text in step.news),
        Text("Table", style=HEADING),
        *screen.table(step.before, position.table, position.edition.melds, look),
    ]
    for seat, player in zip(position.seats, players, strict=True):
        if seat.rack:
            lines += [Text(player.name, style=HEADING), *paint.tiles(seat.rack, look)]
    return lines
