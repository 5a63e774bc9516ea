"""Fakes for the terminal game: a terminal that is typed on from a list, and a typist who plays."""

from collections.abc import Callable, Iterable, Iterator
from io import StringIO

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from rackrun.bots import GUIDE, BotChance, Budget, View, bot, for_seats
from rackrun.cli.play import chosen_edition, new_match
from rackrun.cli.terminal.console import Closed, Interrupted, Left
from rackrun.cli.terminal.paint import Look
from rackrun.cli.terminal.session import Session, resumed
from rackrun.notation import write_table
from rackrun.rules.actions import Action, Draw, Find, GiveBack, Name, Pass, Play
from rackrun.rules.position import Stage
from rackrun.shuffle import RoundSeed

HIDDEN = "~~~ hidden ~~~"
CLEARED = "~~~ cleared ~~~"
KEYS = {"^C": Interrupted, "^D": Closed}
"""Keys that are no line."""


class FakeTerminal:
    """Keeps what is shown; lines come from a list or from whoever ``typist`` is."""

    def __init__(self, lines: Iterable[str] = (), *, width: int = 80) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.typist: Callable[[str], str] | None = None
        self.prompts: list[str] = []
        self.forgotten: list[int] = []
        """The numbers of the prompts before which keys typed ahead were dropped."""
        self._file = StringIO()
        self._console = Console(file=self._file, width=width, markup=False, highlight=False)
        self.look = Look(width)

    @property
    def text(self) -> str:
        return self._file.getvalue()

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        line = next(self.lines, None)
        if line is None and self.typist is not None:
            line = self.typist(prompt)
        if line is None:
            raise Left
        if line in KEYS:
            raise KEYS[line]
        self.show([f"{prompt}{line}"])
        return line

    def show(self, lines: Iterable[RenderableType]) -> None:
        for line in lines:
            self._console.print(Text(line) if isinstance(line, str) else line)

    def forget(self) -> None:
        self.forgotten.append(len(self.prompts))

    def clear(self) -> None:
        self.show([CLEARED])

    def hide(self) -> None:
        self.show([HIDDEN])

    def since(self, mark: str) -> str:
        """What was shown after the last such mark."""
        return self.text.rpartition(mark)[2]


def seeds(first: int = 0) -> Callable[[], RoundSeed]:
    """Seeds that count, so that every game can be repeated."""
    numbers = iter(range(first, first + 1000))
    return lambda: RoundSeed(next(numbers).to_bytes(32, "big"))


class Clock:
    """Seconds that pass only when a test says so."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def sit_down(
    edition: str = "classic",
    seats: Iterable[str] = (),
    lines: Iterable[str] = (),
    *,
    options: Iterable[str] = (),
    guide: str = "computer",
    seed: int = 0,
    clock: Clock | None = None,
    width: int = 80,
) -> tuple[Session, FakeTerminal]:
    """A new match and its terminal."""
    terminal = FakeTerminal(lines, width=width)
    match = new_match(chosen_edition(edition, list(options)), list(seats), guide)
    return resumed(match, terminal, now=clock or Clock(), new_seed=seeds(seed)), terminal


class Typist:
    """Types what the weakest bot would do, in whatever seat a person is asked."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.waiting: list[str] = []

    def __call__(self, prompt: str) -> str:
        position = self.session.position
        if self.waiting:
            return self.waiting.pop(0)
        if "press Enter" in prompt or not position.in_play:
            return ""
        seat = position.turn if position.stage in (Stage.TURN, Stage.GIVE_BACK) else 0
        match self.chosen(seat):
            case Play(table=table):
                self.waiting = ["end"]
                return f"table {write_table(table)}"
            case Draw():
                return "draw"
            case Pass():
                return "pass"
            case GiveBack(tile=tile):
                return f"back {tile}"
            case Name(tile) | Find(tile=tile):
                name = self.session.players[self.session.persons[-1]].name
                return f"{name}: {tile}" if position.stage is Stage.FIND else str(tile)
            case action:
                raise AssertionError(f"nobody types {action}")

    def chosen(self, seat: int) -> Action:
        position = self.session.position
        name = GUIDE if position.stage is Stage.NAME else for_seats(position.edition)[0]
        luck = BotChance.of(f"typed {len(self.session.events)}")
        return bot(name).choose(View(position, seat), luck, Budget())


@pytest.mark.parametrize("name", ["classic", "junior-intro"])
def test_the_same_seeds_give_the_same_deal(name: str) -> None:
    first, second = (sit_down(name, ["Anna", "bot"], seed=7)[0] for _ in range(2))
    assert first.new_seed() == second.new_seed()
