"""The code of others: it may raise whatever it likes, and fail again when asked what that was."""

from multiprocessing import parent_process

LONGEST = 200
"""Signs of a reason that are told; a bot may raise whole books."""


def is_ctrl_c(error: BaseException) -> bool:
    """Whether a person stops the process, which is no fault of the bot that happens to think.

    The processes of workers do not hear Ctrl-C, so there a bot has raised it.
    """
    return issubclass(type(error), KeyboardInterrupt) and parent_process() is None


def one_line(text: str) -> str:
    r"""The text in one line that does nothing to a terminal.

    >>> one_line("no\nidea \x1b[2J")
    'no idea \\x1b[2J'
    """
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode()
        for sign in " ".join(text.split())
    )


def reason(text: str) -> str:
    """A reason as it is told: one line, and not a long one."""
    return one_line(text[: 5 * LONGEST])[:LONGEST]


def raised(error: BaseException) -> str:
    """What was raised, in one line; its words are its own code and may fail.

    >>> raised(ValueError("no idea"))
    'ValueError: no idea'
    """
    try:
        return reason(f"{type(error).__name__}: {error}".removesuffix(": "))
    except BaseException as another:
        if is_ctrl_c(another):
            raise
        return reason(f"{_class(error)}, which cannot be told")


def shown(value: object) -> str:
    """A value as Python shows it, in one line; one that cannot be shown is named by its class.

    >>> shown("draw")
    "'draw'"
    """
    try:
        return reason(repr(value))
    except BaseException as error:
        if is_ctrl_c(error):
            raise
        return reason(f"something of {_class(value)} that cannot be shown")


def _class(value: object) -> str:
    """The class as Python itself shows it; a name could be code of a bot once more."""
    return type.__repr__(type(value))
