"""The start and the end of a round: the sealed shuffle, who starts, the scores, the proof."""

from collections.abc import Sequence

from rich.text import Text

from rackrun.cli.terminal import paint
from rackrun.cli.terminal.paint import HEADING
from rackrun.cli.terminal.program import program
from rackrun.cli.terminal.screen import columns
from rackrun.cli.terminal.session import Session
from rackrun.cli.terminal.words import counter, why_blocked
from rackrun.rules.actions import Begin, OfferSeed, Prepare
from rackrun.rules.events import RoundScored, SeedRevealed
from rackrun.rules.match import totals, winners
from rackrun.rules.starting import decided_by

_COUNTED = {"points": "points", "match-chip": "match chips", "chips": "chips", "finds": "chips"}
_LAST_EVENTS = 5
"""A turn, the announcement of a run, the scores and the seed are so many events at most."""


def prepare(session: Session) -> None:
    """Seal the shuffle, then let the player's own seed into it."""
    session.seen = None
    events = session.do(Prepare())
    if session.own_seed:
        events += session.do(OfferSeed((*session.persons, 0)[0], session.own_seed))
    if len(session.persons) != 1:
        session.terminal.show(session.told(events, None))


def begin(session: Session) -> None:
    """Find the starter, asking only where nobody else can know, and deal."""
    by_age = _asked_by_age(session)
    known = {"oldest": session.position.oldest, "youngest": session.position.youngest}
    starter = None
    if by_age and known[by_age] not in session.position.active:
        starter = _starter(session, by_age)
    events = session.do(Begin(starter=starter))
    if not session.persons:
        session.terminal.show(session.told(events, None))


def _asked_by_age(session: Session) -> str:
    """The age that decides the start of this round and is not known yet, or nothing."""
    position = session.position
    how, known = decided_by(position), {"oldest": position.oldest, "youngest": position.youngest}
    return how if how in known and known[how] not in position.active else ""


def _starter(session: Session, by_age: str) -> int | None:
    """Who starts because of age: bots have none, so one person needs no question."""
    persons = session.persons
    if len(persons) < 2:
        return persons[0] if persons else None
    names = [session.players[seat].name for seat in persons]
    while True:
        asked = f"Who is the {by_age}: {', '.join(names)}? (Enter: the lot decides) "
        typed = session.ask(asked).strip().lower()
        if not typed:
            return None
        meant = [seat for seat, name in zip(persons, names, strict=True)
                 if name.lower().startswith(typed)]  # fmt: skip
        exact = [seat for seat in meant if session.players[seat].name.lower() == typed]
        if len(exact or meant) == 1:
            return (exact or meant)[0]
        wrong = f"expected one of {', '.join(names)}; got {typed!r}"
        session.terminal.show([paint.complaint(wrong)])


def between(session: Session) -> None:
    """The result of a round, and whether to go on."""
    session.terminal.clear()
    session.terminal.show(_round_result(session))
    if session.persons:
        session.pause("press Enter for the next round, or type save FILE or quit> ")


def after_match(session: Session) -> None:
    """The result of the last round and of the match."""
    session.terminal.clear()
    session.terminal.show([*_round_result(session), *_match_result(session)])
    session.pause("press Enter to leave, or type save FILE to keep the record> ")


def _round_result(session: Session) -> list[Text]:
    """What ended the round, what everybody kept, the scores and the seed."""
    at = next(at for at in range(len(session.events) - 1, 0, -1)
              if isinstance(session.events[at], RoundScored))  # fmt: skip
    scored, before = session.events[at], session.events[at - 1]
    assert isinstance(scored, RoundScored)
    lines = [Text(f"Round {session.position.round} is over", style=HEADING)]
    lines += map(Text, _last_moves(session))
    if scored.blocked:
        lines.append(Text(why_blocked(before)))
    lines.append(Text(_won(session, scored.winners, "this round")))
    lines += [Text()] if any(scored.racks) else []
    for seat, left in enumerate(scored.racks):
        if left:
            kept = Text(f"{session.players[seat].name} kept")
            lines += [kept, *paint.tiles(left, session.terminal.look)]
    return [*lines, Text(), *_scores(session, scored.scores), Text(), *_proof(session)]


def _last_moves(session: Session) -> list[str]:
    """What happened since the only person last saw the table, or in the last turn."""
    if len(session.persons) == 1 and session.edition.rules.game == "turns":
        return session.news(session.persons[0])
    return session.told(session.events[-_LAST_EVENTS:], None)


def _won(session: Session, seats: Sequence[int], what: str) -> str:
    names = [session.players[seat].name for seat in seats]
    if not names:
        return f"Nobody wins {what}."
    if len(names) > 1:
        return f"{', '.join(names[:-1])} and {names[-1]} share {what}."
    return f"{names[0]} {'win' if names[0] == 'You' else 'wins'} {what}."


def _scores(session: Session, scores: Sequence[int]) -> list[Text]:
    """A line for each player: the round and, where there were several, all of them."""
    position = session.position
    several = len(position.results) > 1
    rows = [["  ", "", _COUNTED[session.edition.rules.scoring], *(["total"] if several else [])]]
    signed = "+d" if session.edition.rules.scoring == "points" else "d"
    for seat, player in enumerate(session.players):
        total = [format(totals(position)[seat], signed)] if several else []
        rows.append(["  ", player.label, format(scores[seat], signed), *total])
    if session.edition.rules.scoring in ("chips", "finds"):
        rows[0][2] = f"{counter(session.edition)}s"
    return columns(rows)


def _proof(session: Session) -> list[Text]:
    seed = next(event.seed for event in reversed(session.events) if isinstance(event, SeedRevealed))
    return [
        Text(f"The shuffle was sealed as {session.position.commitment}"),
        Text(f"and its seed was {seed}"),
        Text(f"To prove it fair: save FILE, then {program()} verify FILE"),
        Text(),
    ]


def _match_result(session: Session) -> list[Text]:
    what = "the match" if len(session.position.results) > 1 else "the game"
    over = Text(f"{what.capitalize()} is over", style=HEADING)
    return [over, Text(_won(session, winners(session.position), what)), Text()]
