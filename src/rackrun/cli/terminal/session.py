"""A match in the terminal as it stands: who plays, what happened, what is being tried out.

This is the one place of the terminal game where something changes; the rules decide what.
"""

import shlex
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from rackrun.cli.terminal.arranging import fresh_draft
from rackrun.cli.terminal.commands import Command, Save, Word
from rackrun.cli.terminal.console import Left, Terminal
from rackrun.cli.terminal.draft import Draft, set_table
from rackrun.cli.terminal.manual import manual
from rackrun.cli.terminal.paint import complaint, hung
from rackrun.cli.terminal.players import Player
from rackrun.cli.terminal.saves import Saved, store, write_saved
from rackrun.cli.terminal.summary import summary
from rackrun.cli.terminal.typed import read_command
from rackrun.cli.terminal.words import Told
from rackrun.editions import Edition
from rackrun.errors import BadNotation, RackrunError
from rackrun.notation.records import Record, write_record
from rackrun.rules import events as happened
from rackrun.rules.actions import Action, TurnAction
from rackrun.rules.decide import decide
from rackrun.rules.events import Event
from rackrun.rules.evolve import evolve, replay
from rackrun.rules.position import Position, Stage
from rackrun.shuffle import RoundSeed
from rackrun.view import redact, view


@dataclass(slots=True)
class Session:
    """A match that is being played.

    Time and seeds are arguments: tests pass a counter and seeds of their own.
    """

    terminal: Terminal
    players: tuple[Player, ...]
    events: list[Event]
    seed: RoundSeed | None = None
    guide: str = "computer"
    own_seed: str = ""
    by_number: set[int] = field(default_factory=set[int])
    now: Callable[[], float] = time.monotonic
    new_seed: Callable[[], RoundSeed] = RoundSeed.new
    position: Position = field(init=False)
    draft: Draft | None = None
    """What the person on turn is trying out."""
    started: float | None = None
    """When the running turn began."""
    seen: int | None = None
    """Whose rack may be seen on the screen."""
    saved_as: Path | None = None
    files: set[Path] = field(default_factory=set[Path])
    """Files that may be written over: they are this game's."""
    leaving: bool = False
    """Whether the last thing typed was quit."""

    def __post_init__(self) -> None:
        """The position that the events lead to."""
        self.position = replay(self.events)

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return self.position.edition

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of the persons who are still there."""
        return tuple(seat for seat in self.position.active if not self.players[seat].bot)

    @property
    def bots(self) -> tuple[int, ...]:
        """The seats of the bots."""
        return tuple(seat for seat in self.position.active if self.players[seat].bot)

    def do(self, action: Action) -> list[Event]:
        """Carry the action out; a refused one changes nothing."""
        seed = self.new_seed() if self.position.stage is Stage.PREPARE else self.seed
        assert seed is not None, "a running round has its seed"
        events = decide(self.position, action, seed)
        for event in events:
            self.position = evolve(self.position, event)
        self.events += events
        between = self.position.stage in (Stage.PREPARE, Stage.OVER)
        self.seed, self.saved_as = None if between else seed, None
        if isinstance(action, TurnAction):
            self.draft = None
            if self.position.stage is not Stage.GIVE_BACK:
                self.started = None
        return events

    def seen_by(self, seat: int | None) -> Position:
        """The position as a seat may see it."""
        return view(self.position, seat)

    def told(self, events: Sequence[Event], seat: int | None) -> list[str]:
        """What these events mean to a seat, hidden tiles hidden."""
        told = Told(self.edition, self.players, seat)
        return [text for event in events for text in told.sentences(redact(event, seat))]

    def news(self, seat: int) -> list[str]:
        """What happened since the seat's own last turn, that turn included."""
        return self.told(self.events[_last_turn_of(seat, self.events) :], seat)

    def seconds(self) -> float:
        """How long the running turn took so far."""
        return 0 if self.started is None else self.now() - self.started

    def common(self, command: Command) -> bool:
        """Obey what can be typed at any time; whether it was such a command."""
        again, self.leaving = self.leaving, command is Word.QUIT
        match command:
            case Word.HELP:
                self.terminal.show(manual(self.edition))
            case Word.RULES:
                self.terminal.show(_rules(self.edition))
            case Word.QUIT:
                self._quit(again=again)
            case Save(path):
                self._save(path)
            case _:
                return False
        return True

    def pause(self, prompt: str) -> None:
        """Wait for Enter, obeying what can be typed at any time."""
        while line := self.terminal.ask(prompt).strip():
            try:
                if not self.common(read_command(line)):
                    raise BadNotation(f"expected Enter, save, rules, help or quit, got {line!r}")
            except RackrunError as error:
                self.terminal.show([complaint(error)])

    def _quit(self, *, again: bool) -> None:
        if again or self.saved_as is not None or self.position.stage is Stage.OVER:
            raise Left
        self.terminal.show(["The game is not saved: 'save FILE' first, or type quit again."])

    def _save(self, path: Path) -> None:
        if path.exists() and path.resolve() not in self.files:
            raise BadNotation(f"expected the name of a new file, got {path}, which exists")
        over = self.position.stage is Stage.OVER
        store(path, write_record(self.record()) if over else write_saved(self.saved()))
        self.files.add(path.resolve())
        self.saved_as = path
        name = shlex.quote(str(path))
        way = f"rackrun replay {name}" if over else f"rackrun play --resume {name}"
        self.terminal.show([f"Saved. {'To see it' if over else 'To go on'} later: {way}"])

    def record(self) -> Record:
        """The match so far."""
        return Record(tuple(player.name for player in self.players), tuple(self.events))

    def saved(self) -> Saved:
        """The match with all that is needed to go on."""
        draft = self.draft.table if self.draft is not None and self.draft.changed else None
        return Saved(
            self.players, tuple(self.events), self.seed, frozenset(self.by_number), self.guide,
            self.own_seed, draft, self.seconds(),
        )  # fmt: skip


def resumed(
    saved: Saved,
    terminal: Terminal,
    path: Path | None = None,
    *,
    now: Callable[[], float] = time.monotonic,
    new_seed: Callable[[], RoundSeed] = RoundSeed.new,
) -> Session:
    """The match taken up where it was saved, in the file ``path`` if it has one."""
    session = Session(
        terminal, saved.players, list(saved.events), saved.seed, saved.guide, saved.own_seed,
        set(saved.by_number), now, new_seed, saved_as=path,
        files=set() if path is None else {path.resolve()},
    )  # fmt: skip
    if saved.draft is not None:
        session.draft = set_table(fresh_draft(session.position), saved.draft)
    if saved.seconds:
        session.started = now() - saved.seconds
    return session


def _last_turn_of(seat: int, events: Sequence[Event]) -> int:
    """The place of the first event of the seat's last turn, or of the round."""
    at = len(events) - 1
    while at > 0 and not isinstance(events[at], happened.RoundPrepared):
        match events[at - 1], events[at]:
            case happened.TurnTimedOut(who), _ if who == seat:
                return at - 1
            case happened.TileDrawn(who), happened.TileGivenBack() if who == seat:
                return at - 1
            case _, (
                happened.TablePlayed(who) | happened.TileDrawn(who) | happened.TurnPassed(who)
                | happened.TileGivenBack(who)
            ) if who == seat:  # fmt: skip
                return at
            case _:
                at -= 1
    return at


def _rules(edition: Edition) -> list[RenderableType]:
    head = Text(f"{edition.title} ({edition.code}), after {edition.follows}")
    return ["", head, hung(summary(edition)), ""]
