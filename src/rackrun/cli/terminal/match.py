"""A match from the first round to the last, whoever sits at the table."""

import shlex

from rackrun.bots import simple
from rackrun.cli.terminal import finding, rounds, turns
from rackrun.cli.terminal.console import Left
from rackrun.cli.terminal.session import Session
from rackrun.rules.position import Stage


def play_match(session: Session) -> None:
    """Play until the match is over or the players leave; then say how to come back."""
    try:
        while _step(session):
            pass
    except (Left, KeyboardInterrupt):
        pass
    session.terminal.show(_goodbye(session))


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
    events = session.do(simple.choose(session.seen_by(seat), seat))
    if not session.persons:
        session.terminal.show(session.told(events, None))


def _goodbye(session: Session) -> list[str]:
    if session.saved_as is not None and session.position.stage is Stage.OVER:
        return [f"Goodbye. The record is in {session.saved_as}."]
    if session.saved_as is not None:
        return [f"Goodbye. To go on: rackrun play --resume {shlex.quote(str(session.saved_as))}"]
    if session.position.stage is Stage.OVER:
        return ["Goodbye."]
    return [
        "Goodbye. This game was not saved; next time 'save FILE' keeps it, "
        "and 'rackrun play --resume FILE' goes on."
    ]
