"""The terminal itself: what is shown on it, and the lines that are typed."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from rackrun.cli.terminal.paint import LEAST_WIDTH, Look

_HIDING_LINES = 60
"""Blank lines that push a rack off the screen where it cannot be cleared."""
_ERASE_SCROLLED = "\x1b[3J"


class Left(Exception):
    """The players have left: they said so, or there is nothing more to read."""


class Interrupted(Left):
    """Somebody pressed Ctrl-C, perhaps only to be rid of the line."""


class Closed(Left):
    """Somebody at a terminal pressed Ctrl-D, or the terminal is gone."""


class Terminal(Protocol):
    """Where a game is shown and typed."""

    @property
    def look(self) -> Look:
        """What can be shown."""
        ...

    def ask(self, prompt: str) -> str:
        """The line typed; raises Left when there will be none."""
        ...

    def show(self, lines: Iterable[RenderableType]) -> None:
        """Write these lines."""
        ...

    def forget(self) -> None:
        """Drop what was typed ahead, so that no bounced key answers the next question."""
        ...

    def clear(self) -> None:
        """Make room for a new screen."""
        ...

    def hide(self) -> None:
        """Leave nothing to be seen of what was shown and typed."""
        ...


class Keyboard:
    """The real terminal, or lines from a pipe, which are then repeated in what is written."""

    def __init__(self, console: Console, typed: Iterator[str] | None = None) -> None:
        """Lines come from ``typed``, or without it from the person at the terminal."""
        self._console, self._typed = console, typed
        self._waiting = self._stopped = False

    @property
    def look(self) -> Look:
        """The width of the terminal and whether it has colours."""
        console = self._console
        colour = console.color_system is not None and not console.no_color
        return Look(max(console.width, LEAST_WIDTH), colour)

    def ask(self, prompt: str) -> str:
        """The next line without its end."""
        if self._typed is None:
            return self._line(prompt)
        try:
            line = next(self._typed, None)
        except KeyboardInterrupt as error:
            raise Left from error
        if line is None:
            self.show([""])
            raise Left
        line = line.rstrip("\r\n")
        self.show([f"{prompt}{line}"])
        return line

    def _line(self, prompt: str) -> str:
        """What the person at the terminal types."""
        try:
            self._waiting = True
            if self._stopped:
                raise Left
            return input(prompt)
        except (EOFError, KeyboardInterrupt) as error:
            self._waiting = False
            self.show([""])
            raise (Closed if isinstance(error, EOFError) else Interrupted) from error
        finally:
            self._waiting = False

    def stop(self, *_: object) -> None:
        """Leave at the next question, or at once where one is being asked: a signal says so."""
        self._stopped = True
        if self._waiting:
            raise Left

    def forget(self) -> None:
        """Drop the keys that nobody has read yet; the lines of a pipe all count."""
        if self._typed is None:
            with suppress(ImportError, OSError, ValueError):
                _drop_keys()

    def show(self, lines: Iterable[RenderableType]) -> None:
        """Write the lines; long ones are wrapped between words."""
        for line in lines:
            self._console.print(Text(line) if isinstance(line, str) else line)

    def clear(self) -> None:
        """An empty screen in a terminal, an empty line elsewhere."""
        if self._console.is_terminal and not self._console.is_dumb_terminal:
            self._console.clear()
        else:
            self.show([""])

    def hide(self) -> None:
        """Clear the screen, what can be scrolled back to, and what the arrow keys bring back."""
        if self._console.is_dumb_terminal:
            self.show([""] * _HIDING_LINES)
        elif self._console.is_terminal:
            self._console.clear()
            self._console.file.write(_ERASE_SCROLLED)
            self._console.file.flush()
        else:
            self.show([""])
        _forget_lines()


def _drop_keys() -> None:
    import termios  # Only where there are terminals of this kind.

    with suppress(termios.error):
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def _forget_lines() -> None:
    if (editing := sys.modules.get("readline")) is not None:
        with suppress(AttributeError):
            editing.clear_history()
