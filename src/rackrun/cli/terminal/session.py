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

from rackrun.bots import GUIDE
from rackrun.cli.terminal.arranging import fresh_draft
from rackrun.cli.terminal.bots import Asked, remarks
from rackrun.cli.terminal.commands import Command, Save, Word
from rackrun.cli.terminal.console import Closed, Interrupted, Left, Terminal
from rackrun.cli.terminal.draft import Draft, set_table
from rackrun.cli.terminal.history import last_turn_of, left_behind
from rackrun.cli.terminal.manual import manual
from rackrun.cli.terminal.paint import complaint, hung
from rackrun.cli.terminal.players import ANY_BOT, Player
from rackrun.cli.terminal.program import program
from rackrun.cli.terminal.saves import Saved, keep, store_new, write_saved
from rackrun.cli.terminal.summary import summary
from rackrun.cli.terminal.typed import read_command
from rackrun.cli.terminal.words import Told
from rackrun.editions import Edition
from rackrun.errors import BadNotation, RackrunError
from rackrun.notation.records import Record, write_record
from rackrun.rules.actions import Action, TurnAction
from rackrun.rules.decide import decide
from rackrun.rules.events import Event
from rackrun.rules.evolve import evolve, replay
from rackrun.rules.position import Position, Stage
from rackrun.shuffle import RoundSeed
from rackrun.solver.ability import able
from rackrun.table import Table
from rackrun.view import redact, view

_AT_PAUSE = "Enter, save FILE, rules, help or quit"
_SPOILS = "The file shows all tiles and the pool: who looks into it spoils the game."


@dataclass(slots=True)
class Session:
    """A match that is being played.

    Time, seeds and the folder for games left unsaved are arguments: tests pass their own.
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
    _again: bool = False
    """Whether it was quit before the last thing typed."""
    keep_in: Path | None = None
    """Where a game that is left unsaved is kept; None keeps it nowhere."""
    _warned: bool = False
    """Whether the last thing typed was Ctrl-C or Ctrl-D."""

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
        events = decide(self.position, action, seed, able=able)
        position = self.position
        for event in events:
            position = evolve(position, event)
        between = position.stage in (Stage.PREPARE, Stage.OVER)
        self.events += events
        self.position, self.seed, self.saved_as = position, None if between else seed, None
        if isinstance(action, TurnAction):
            self.draft = None
            if self.position.stage is not Stage.GIVE_BACK:
                self.started = None
        return events

    def bot(self, seat: int) -> Asked:
        """The bot in a seat, to be asked what it does."""
        return self._asked(self.players[seat].kind or ANY_BOT, seat)

    def guiding_bot(self) -> Asked:
        """The bot that names the tiles of an introductory game."""
        return self._asked(GUIDE, 0)

    def _asked(self, kind: str, seat: int) -> Asked:
        assert self.seed is not None, "a running round has its seed"
        return Asked.now(kind, self.position, seat, self.seed, self.events)

    def seen_by(self, seat: int | None) -> Position:
        """The position as a seat may see it."""
        return view(self.position, seat)

    def told(self, events: Sequence[Event], seat: int | None) -> list[str]:
        """What these events mean to a seat, hidden tiles hidden."""
        return Told(self.edition, self.players, seat).story(redact(event, seat) for event in events)

    def news(self, seat: int) -> list[str]:
        """What happened since the seat's own last turn, that turn included."""
        return self.told_since(last_turn_of(seat, self.events), seat)

    def told_since(self, first: int, seat: int | None) -> list[str]:
        """The same from an event on, with what bots say about their moves."""
        said = remarks(self.players, self.events, first)
        events = (redact(event, seat) for event in self.events[first:])
        return Told(self.edition, self.players, seat).story(events, said)

    def left_behind(self, seat: int) -> Table:
        """The table as it lay at the end of the seat's own last turn in this round."""
        return left_behind(seat, self.events)

    def seconds(self) -> float:
        """How long the running turn took so far."""
        return 0 if self.started is None else self.now() - self.started

    def common(self, command: Command) -> bool:
        """Obey what can be typed at any time; whether it was such a command."""
        self.leaving = command is Word.QUIT
        match command:
            case Word.HELP:
                self.terminal.show(manual(self.edition))
            case Word.RULES:
                self.terminal.show(_rules(self.edition))
            case Word.QUIT:
                self._quit()
            case Save(path):
                self._save(path)
            case _:
                return False
        return True

    def ask(self, prompt: str) -> str:
        """The line typed; who presses Ctrl-C or Ctrl-D is asked once before it means leaving."""
        while True:
            try:
                line = self.terminal.ask(prompt)
            except (Interrupted, Closed) as keys:
                closed = isinstance(keys, Closed)
                if self._warned or (closed and self._nothing_to_lose):
                    raise
                self._warned = True
                key = "Ctrl-D" if closed else "Ctrl-C"
                self.terminal.show([f"press {key} again, or type quit, to leave"])
            else:
                self._warned = False
                self._again, self.leaving = self.leaving, False
                return line

    def pause(self, prompt: str) -> None:
        """Wait for Enter, obeying what can be typed at any time; no key typed ahead counts."""
        self.terminal.forget()
        while line := self.ask(prompt).strip():
            try:
                self._obey_at_pause(line)
            except RackrunError as error:
                self.terminal.show([complaint(error)])

    def _obey_at_pause(self, line: str) -> None:
        wrong = BadNotation(f"expected {_AT_PAUSE}, got {line!r}")
        try:
            command = read_command(line)
        except BadNotation as error:
            raise error if line.lower().startswith("save") else wrong from error
        if not self.common(command):
            raise wrong

    @property
    def _nothing_to_lose(self) -> bool:
        return self.saved_as is not None or self.position.stage is Stage.OVER

    def _quit(self) -> None:
        if self._again or self._nothing_to_lose:
            raise Left
        self.terminal.show(["The game is not saved: 'save FILE' first, or type quit again."])

    def _save(self, path: Path) -> None:
        over = self.position.stage is Stage.OVER
        self.files.add(store_new(path, self._written(), self.files))
        self.saved_as = path
        name = shlex.quote(str(path))
        way = f"{program()} replay {name}" if over else f"{program()} play --resume {name}"
        self.terminal.show([f"Saved. {'To see it' if over else 'To go on'} later: {way}"])
        if not over:
            self.terminal.show([_SPOILS])

    def _written(self) -> str:
        """The file of the match: the record once it is over, before that all that goes on."""
        over = self.position.stage is Stage.OVER
        return write_record(self.record()) if over else write_saved(self.saved())

    def keep(self) -> Path | None:
        """Keep a match that is left unsaved; the file, or None where nothing is to be kept."""
        if self.keep_in is None or self.saved_as is not None:
            return None
        over = self.position.stage is Stage.OVER
        return keep(self.keep_in, "last-game.txt" if over else "last-game.json", self._written())

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
    keep_in: Path | None = None,
) -> Session:
    """The match taken up where it was saved, in the file ``path`` if it has one."""
    session = Session(
        terminal, saved.players, list(saved.events), saved.seed, saved.guide, saved.own_seed,
        set(saved.by_number), now, new_seed, saved_as=path,
        files=set() if path is None else {path.resolve()}, keep_in=keep_in,
    )  # fmt: skip
    if saved.draft is not None:
        session.draft = set_table(fresh_draft(session.position), saved.draft)
    if saved.seconds:
        session.started = now() - saved.seconds
    return session


def _rules(edition: Edition) -> list[RenderableType]:
    head = Text(f"{edition.title} ({edition.code}), after {edition.follows}")
    return ["", head, hung(summary(edition)), ""]
