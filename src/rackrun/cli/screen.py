"""The terminal to write on, where the reader may have seen enough at any moment."""

from rich.console import Console


class Screen(Console):
    """A console that leaves it to the command what a closed pipe means."""

    def on_broken_pipe(self) -> None:
        """Stop writing; left to itself the console would end the process with an error."""
        raise BrokenPipeError
