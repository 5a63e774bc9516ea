"""``rackrun play``: a game in the terminal."""

import select
import signal
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import replace
from importlib import import_module
from itertools import chain
from pathlib import Path
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from rackrun.errors import BadEdition, BadNotation, IllegalAction
from rackrun.flaws import Flaw, FlawKind

if TYPE_CHECKING:
    from rackrun.cli.terminal.console import Keyboard
    from rackrun.cli.terminal.saves import Saved
    from rackrun.editions import Edition

_NEEDED = (
    "rackrun play needs a terminal: run it in one, or pipe into it what you would type, "
    "a line for each move"
)
_PATIENCE = 2.0
"""Seconds to wait for the first line of a pipe into which perhaps nobody writes."""


def play(
    edition: str = "classic",
    *,
    seat: Annotated[list[str] | None, Parameter(negative="")] = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    seed: str = "",
    guide: Literal["computer", "person"] = "computer",
    resume: Path | None = None,
) -> int:
    """Play in the terminal, against bots or with others at the same keyboard.

    Parameters
    ----------
    edition
        An edition ('junior'), a code of rules ('classic.t120'), or a rule file of your own.
    seat
        Who sits at the table, in turn order: a name for a person, 'bot' or 'bot:Name' for a bot,
        or which bot it is to be: 'helper', 'beginner', 'casual', 'solver', 'patient',
        'searcher' or 'expert', or 'solver:Name'. Repeat it for each seat; without it you play
        against one bot.
    option
        A choice such as 'rounds=3'; 'rackrun editions' lists them.
    seed
        Letters and digits of your own that go into the shuffle.
    guide
        Who names the tiles in an introductory game.
    resume
        A game that was saved.
    """
    if resume is not None:
        given = {"an edition": edition != "classic", "--seat": seat, "--option": option,
                 "--guide": guide != "computer"}  # fmt: skip
        _check_alone([name for name, there in given.items() if there])

    from rackrun.cli.terminal.saves import load_saved

    if resume is not None:
        saved = load_saved(resume)
    else:
        saved = new_match(chosen_edition(edition, option or []), seat or [], guide)
    _check_seed(seed)
    return _play(replace(saved, own_seed=seed or saved.own_seed), resume)


def _check_seed(seed: str) -> None:
    """Refuse a seed that no round could take, before the game begins."""
    from rackrun.cli.terminal.saves import OWN_SEED

    if not OWN_SEED.fullmatch(seed):
        raise IllegalAction([Flaw(FlawKind.SEED_UNREADABLE)])


def _check_alone(given: Sequence[str]) -> None:
    """Refuse choices beside --resume: a saved game has made them."""
    if given:
        raise BadNotation(
            f"expected --resume FILE alone or with --seed, got {' and '.join(given)} as well: "
            "a saved game keeps its edition, options, seats and guide"
        )


def _play(saved: "Saved", path: Path | None) -> int:
    """Play the match where somebody can type; in a terminal it is kept if it is left unsaved."""
    from rackrun.cli.terminal.match import play_match
    from rackrun.cli.terminal.saves import state_folder
    from rackrun.cli.terminal.session import resumed

    keyboard = _keyboard()
    if keyboard is None:
        print(_NEEDED)
        return 0
    at_terminal = sys.stdin.isatty()
    folder = state_folder() if at_terminal else None
    with _leaving_on_signals(keyboard) if at_terminal else nullcontext():
        play_match(resumed(saved, keyboard, path, keep_in=folder))
    return 0


@contextmanager
def _leaving_on_signals(keyboard: "Keyboard") -> Generator[None]:
    """Let the signals that end a program end the game in good order."""
    names = [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), keyboard.stop) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def chosen_edition(text: str, options: Sequence[str]) -> "Edition":
    """The edition of this id or code, or of the user's own rule file, with these options."""
    from rackrun.editions import by_code, read_user_file

    path = Path(text)
    own = path.suffix == ".toml" or len(path.parts) > 1
    edition = read_user_file(path)[0] if own else by_code(text)
    chosen: dict[str, object] = {}
    for choice in options:
        name, equals, value = (part.strip() for part in choice.partition("="))
        if not equals:
            raise BadEdition(f"expected an option such as 'rounds=3', got {choice!r}")
        if name in chosen:
            raise BadEdition(f"expected each option once, got {name} twice")
        chosen[name] = edition.option(name).read(value, edition.id)
    return edition.with_options(chosen)


def new_match(edition: "Edition", seats: Sequence[str], guide: str) -> "Saved":
    """A match that has just been opened, as if it had been saved then."""
    from rackrun.cli.terminal.players import read_players
    from rackrun.cli.terminal.saves import Saved
    from rackrun.rules.decide import open_match

    if guide != "computer" and edition.rules.game != "finding":
        raise BadNotation(
            f"expected --guide {guide} with an introductory game, got it with {edition.id}"
        )
    players = read_players(seats, edition)
    return Saved(players, (open_match(edition, len(players)),), guide=guide)


def _keyboard() -> "Keyboard | None":
    """The terminal, or the lines of a pipe; None where nobody types."""
    from rich.console import ConsoleDimensions

    from rackrun.cli.screen import Screen
    from rackrun.cli.terminal.console import Keyboard

    if (reconfigure := getattr(sys.stdout, "reconfigure", None)) is not None:
        reconfigure(errors="replace")  # A terminal that lacks a sign shows a question mark.
    console = Screen(highlight=False, markup=False, emoji=False)
    if console.is_dumb_terminal:
        console.size = ConsoleDimensions(*get_terminal_size())
    if sys.stdin is not None and sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")  # It gives input() its arrow keys.
        return Keyboard(console) if sys.stdout.isatty() else None
    lines = _piped()
    return None if lines is None else Keyboard(console, lines)


def _piped() -> Iterator[str] | None:
    """The lines of standard input, or None if there is none."""
    if sys.stdin is None or not _ready():
        return None
    first = sys.stdin.readline()
    return chain([first], sys.stdin) if first else None


def _ready() -> bool:
    """Whether there is something to read, be it the end."""
    try:
        return bool(select.select([sys.stdin], [], [], _PATIENCE)[0])
    except (OSError, ValueError):
        return True  # No file that can be waited for, so reading it does not wait either.
