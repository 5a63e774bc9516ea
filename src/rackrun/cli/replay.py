"""``rackrun replay``: step through a record, all racks open."""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from rackrun.cli.files import load_record
from rackrun.cli.screen import Screen
from rackrun.cli.terminal import paint, screen
from rackrun.cli.terminal.console import Keyboard, Left, Terminal
from rackrun.cli.terminal.paint import HEADING, QUIET, Look
from rackrun.cli.terminal.players import Player
from rackrun.cli.terminal.words import Told, drawn_so_far, why_blocked
from rackrun.errors import BadNotation
from rackrun.notation import Record, record_to_data
from rackrun.rules.events import (
    Event,
    MatchScored,
    RoundScored,
    SeedRevealed,
    StartDrawn,
    TileDrawn,
    TileGivenBack,
    TilesDealt,
    TurnTimedOut,
)
from rackrun.rules.evolve import evolve, open_position
from rackrun.rules.position import Position, Stage
from rackrun.table import Table

_HELP = "Enter: next · b: back · a number: go there · e: end · q: quit > "
_RUNNING = "This game is not over: its record shows everybody's tiles."


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
    console = Screen(highlight=False)
    keyboard = Keyboard(console)
    steps = list(steps_of(record))
    running = steps[-1].position.stage is not Stage.OVER
    if console.is_terminal and sys.stdin.isatty():
        if not running or wants_to_see(keyboard):
            walk(steps, _players(record), keyboard)
    else:
        keyboard.show([_RUNNING, ""] if running else [])
        for number in range(len(steps)):
            keyboard.show([*step_screen(steps, number, _players(record), keyboard.look), ""])


def wants_to_see(terminal: Terminal) -> bool:
    """Whether the reader wants to see the open racks of a game that is not over."""
    terminal.show([_RUNNING])
    try:
        return not terminal.ask("press Enter to see them, or type q to leave > ").strip()
    except Left:
        return False


def walk(steps: Sequence[Step], players: Sequence[Player], terminal: Terminal) -> None:
    """Show one step after another until the reader leaves."""
    at: int | None = 0
    while at is not None:
        terminal.clear()
        terminal.show(step_screen(steps, at, players, terminal.look))
        at = _asked(at, len(steps), terminal)


def _asked(at: int, count: int, terminal: Terminal) -> int | None:
    """The step that the reader asks for; None to leave."""
    while True:
        try:
            typed = terminal.ask(_HELP).strip().lower()
            return None if typed in ("q", "quit") else _next(at, typed, count)
        except Left:
            return None
        except BadNotation as error:
            terminal.show([paint.complaint(error)])


def _next(at: int, typed: str, count: int) -> int:
    """The step that a word means; the nearest one where there is none."""
    if typed in ("", "n", "next"):
        at += 1
    elif typed in ("b", "back"):
        at -= 1
    elif typed in ("e", "end"):
        at = count - 1
    elif typed.isascii() and typed.isdecimal():
        at = int(typed[:9]) - 1
    else:
        raise BadNotation(f"expected Enter, b, e, q or a number from 1 to {count}, got {typed!r}")
    return min(max(at, 0), count - 1)


def steps_of(record: Record) -> Iterator[Step]:
    """The moments of a game that are worth a look; events without news join the next."""
    told = Told(record.opening.edition, _players(record))
    position = open_position(record.opening)
    step, late = Step(position, (), position.table), list[str]()
    draws: list[StartDrawn] = []
    for before, event in pairwise(record.events):
        following = evolve(position, event)
        said = _sentences(event, before, record.names) or told.sentences(event)
        draws = drawn_so_far(draws, event)
        if isinstance(event, StartDrawn):
            said = [*said, *told.draw_again(draws)]
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


def _sentences(event: Event, before: Event, names: Sequence[str]) -> list[str]:
    """What only a record tells: the deal, the end of a round or a match, hidden tiles."""
    match event:
        case TileDrawn(seat, tile, paid) if not paid:
            return [f"{names[seat]} drew {tile}."]
        case TilesDealt():
            return ["The tiles are dealt."]
        case TileGivenBack(seat, tile):
            return [f"{names[seat]} gave {tile} back."]
        case RoundScored(scores, winners, blocked=blocked):
            why = f"{why_blocked(before)} " if blocked else ""
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
