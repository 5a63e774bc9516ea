"""A match from the first round to the last, whoever sits at the table."""

import shlex
from pathlib import Path

from rackrun.cli.terminal import finding, rounds, turns
from rackrun.cli.terminal.console import Left
from rackrun.cli.terminal.program import program
from rackrun.cli.terminal.session import Session
from rackrun.errors import BadNotation
from rackrun.rules.position import Stage


def play_match(session: Session) -> None:
    """Play until the match is over or the players leave; then say how to come back."""
    gone: OSError | None = None
    try:
        _go_through(session)
    except OSError as error:
        gone = error
    words = _goodbye(session)
    try:
        if gone is not None:
            raise gone
        session.terminal.show(words)
    except OSError:
        if session.keep_in is None:
            raise
        # The terminal is gone, so nobody can be told; the game is kept.


def _go_through(session: Session) -> None:
    try:
        while _step(session):
            pass
    except (Left, KeyboardInterrupt):
        pass


def _step(session: Session) -> bool:
    """Go on by one step; whether there is another."""
    match session.position.stage:
        case Stage.PREPARE:
            if session.position.results:
                rounds.between(session)
            rounds.prepare(session)
        case Stage.BEGIN:
            rounds.begin(session)
        case Stage.TURN | Stage.GIVE_BACK:
            if session.players[session.position.turn].bot:
                _bot_turn(session, session.position.turn)
            else:
                turns.PersonTurn(session, session.position.turn).play()
        case Stage.NAME | Stage.FIND:
            finding.Search(session).play()
        case Stage.OVER:
            rounds.after_match(session)
            return False
    return True


def _bot_turn(session: Session, seat: int) -> None:
    before = len(session.events)
    session.do(session.bot(seat).choose())
    if not session.persons:
        session.terminal.show(session.told_since(before, None))


def _goodbye(session: Session) -> list[str]:
    """The last words; a match that is left unsaved is kept where there is a place for it."""
    over = session.position.stage is Stage.OVER
    if session.saved_as is not None:
        if over:
            return [f"Goodbye. The record is in {session.saved_as}."]
        return [f"Goodbye. To go on: {_resume(session.saved_as)}"]
    what = "This record" if over else "This game"
    try:
        kept = session.keep()
    except BadNotation as error:
        return [f"Goodbye. {what} was not saved and could not be kept: {error}."]
    if kept is not None:
        way = f"To see it: {program()} replay {shlex.quote(str(kept))}" if over else (
            f"To go on: {_resume(kept)}")  # fmt: skip
        return [f"Goodbye. {what} was not saved; it is kept until the next one that is not. {way}"]
    if over:
        return ["Goodbye."]
    return [
        "Goodbye. This game was not saved; next time 'save FILE' keeps it, "
        f"and '{program()} play --resume FILE' goes on."
    ]


def _resume(path: Path) -> str:
    return f"{program()} play --resume {shlex.quote(str(path))}"
