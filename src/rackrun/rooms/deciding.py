"""What somebody's wish brings about in a room: events, or a refusal.

Pure, like the rules: whoever asks brings the moment and the chance. Each function gives the
events of the wish and of all that follows by itself: a full room prepares its round, a new turn
gets its time.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from unicodedata import normalize

from rackrun.bots import for_seats
from rackrun.editions import Edition
from rackrun.errors import IllegalAction
from rackrun.rooms import events as happened
from rackrun.rooms.events import OPEN, Happening, RoomOpened
from rackrun.rooms.refusals import Reason, Refused
from rackrun.rooms.room import Room, enter, evolve
from rackrun.rules import events as match
from rackrun.rules.actions import Action, Leave, Name, Prepare, TimeUp
from rackrun.rules.decide import decide, open_match
from rackrun.rules.position import Stage
from rackrun.shuffle import RoundSeed
from rackrun.solver.ability import able

LONGEST_NAME = 20
SECOND = 1000
"""Milliseconds in a second."""
OFFER_LASTS = 10 * 60 * SECOND
"""So long a link to another device is good."""

TO_COME_BACK = 10 * SECOND
"""So long a turn lasts at least after it was interrupted by us."""

_ENDS_TURN = (match.TilesDealt, match.TablePlayed, match.TileDrawn, match.TurnPassed,
              match.TileGivenBack, match.PenaltyTaken)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """What a decision may use beside the room: the time, and chance."""

    now: int
    """In milliseconds since 1970."""
    fresh: RoundSeed
    """A seed for the next round; it is stored if the round is prepared with it."""
    seed: RoundSeed | None = None
    """The seed of the round that is played."""


def open_room(
    opened: RoomOpened, moment: Moment, here: Mapping[int, str] | None = None
) -> list[Happening]:
    """The first events of a room; ``here`` names those who sit down with the host's key."""
    check_plan(opened.edition, opened.plan)
    begun: list[Happening] = [opened, open_match(opened.edition, len(opened.plan))]
    room = enter(begun)
    happenings = [*begun, *_consequences(room, moment, ends_turn=False)]
    for seat, name in (here or {}).items():
        more = take_seat(room, moment, holder=opened.host, name=name, seat=seat)
        happenings += more
        for happening in more:
            room = evolve(room, happening)
    return happenings


def check_plan(edition: Edition, plan: Sequence[str]) -> None:
    """Refuse a bot that does not play the edition."""
    if any(kind not in (OPEN, *for_seats(edition)) for kind in plan):
        raise Refused(Reason.UNKNOWN_BOT)


def take_seat(
    room: Room, moment: Moment, *, holder: str, name: str, seat: int | None = None,
    once: bool = False,
) -> list[Happening]:  # fmt: skip
    """Sit down in a seat, or in the first that is free; with ``once``, unless one sits already."""
    if once and room.held_by(holder):
        return []
    free = _free_seats(room)
    if not free:  # first of all, lest anything tell a full room from none
        raise Refused(Reason.NO_FREE_SEAT)
    if seat is not None and seat not in range(len(room.chairs)):
        raise Refused(Reason.UNKNOWN_SEAT)
    if seat is not None and seat not in free:
        raise Refused(Reason.NO_FREE_SEAT)
    at = free[0] if seat is None else seat
    _check_name(room, at, name)
    return _with_consequences(room, [happened.SeatTaken(at, name, holder)], moment)


def rename(room: Room, _: Moment, *, holder: str, seat: int, name: str) -> list[Happening]:
    """Take another name."""
    _require_held(room, holder, seat)
    _check_name(room, seat, name)
    return [happened.SeatNamed(seat, name)]


def get_up(room: Room, moment: Moment, *, holder: str, seat: int) -> list[Happening]:
    """Leave for good: the match goes on without the seat, or the seat is free again."""
    _require_held(room, holder, seat)
    events: list[Happening] = [happened.SeatFreed(seat)]
    if _begun(room) and not room.position.seats[seat].left:
        events += _decided(room, Leave(seat), moment)
    elif room.position.stage is Stage.BEGIN:
        # Whoever comes next is to have a say in the shuffle, so nothing is prepared any more.
        events.append(open_match(room.edition, len(room.chairs)))
    return _with_consequences(room, events, moment)


def hand(
    room: Room, moment: Moment, *, holder: str, seat: int, bot: str, away: bool
) -> list[Happening]:
    """Let a bot play for somebody who is away, or in a seat that nobody has taken.

    Whoever sits in the room can ask for it once nobody has been there for a while; for a seat
    that nobody has taken the host need not wait.
    """
    if seat not in range(len(room.chairs)):
        raise Refused(Reason.UNKNOWN_SEAT)
    _require_company(room, holder)
    chair = room.chairs[seat]
    free = not chair.taken and not room.position.seats[seat].left
    waits = away or (free and holder == room.host)
    if not waits or chair.bot or not (free or chair.holder):
        raise Refused(Reason.NOT_AWAY)
    check_plan(room.edition, [bot])
    return _with_consequences(room, [happened.SeatHanded(seat, bot)], moment)


def change_guide(room: Room, _: Moment, *, holder: str, guide: str, away: bool) -> list[Happening]:
    """Let the computer name the tiles, or the host; the others only if the host is away."""
    _require_company(room, holder)
    if room.edition.rules.game == "turns":
        raise Refused(Reason.NO_GUIDE)
    if holder != room.host:
        if guide == "host":
            raise Refused(Reason.NOT_THE_HOST)
        if not away:
            raise Refused(Reason.NOT_AWAY)
    return [happened.GuideChanged(guide)]


def take_back(room: Room, _: Moment, *, holder: str, seat: int) -> list[Happening]:
    """Play again oneself."""
    _require_held(room, holder, seat)
    if not room.chairs[seat].bot:
        raise Refused(Reason.NOT_HANDED)
    return [happened.SeatReturned(seat)]


def offer_move(room: Room, moment: Moment, *, holder: str, mark: str) -> list[Happening]:
    """Offer one's seats to another device; an offer made before counts no more."""
    _require_company(room, holder)
    return [happened.MoveOffered(holder, mark, moment.now + OFFER_LASTS)]


def move(room: Room, moment: Moment, *, mark: str, to: str) -> list[Happening]:
    """Go on with this device: everything that the old key opened, the new one does."""
    offer = next((each for each in room.offers if each.mark == mark), None)
    if offer is None or moment.now > offer.until:
        raise Refused(Reason.NO_OFFER)
    events: list[Happening] = [happened.SeatMoved(at, to) for at in room.held_by(offer.holder)]
    events += [happened.HostMoved(to)] if offer.holder == room.host else []
    if not events:  # whoever offered it has got up since
        raise Refused(Reason.NO_OFFER)
    return events


def replace_bot(room: Room, _: Moment, *, seat: int) -> list[Happening]:
    """The next weaker bot for one that could not go on; the weakest has to try again."""
    ladder = for_seats(room.edition)
    chair = room.chairs[seat]
    place = ladder.index(chair.bot)
    return [happened.BotReplaced(seat, ladder[place - 1])] if place else []


def extend_clock(room: Room, moment: Moment, *, by: int) -> list[Happening]:
    """Give the turn that runs so many milliseconds more, because the server was away.

    Whoever was on turn has to come back first, so a moment is left in any case.
    """
    until = max(room.clock + by, moment.now + TO_COME_BACK)
    return [happened.ClockSet(until)] if room.clock else []


def act(room: Room, moment: Moment, *, holder: str, action: Action) -> list[Happening]:
    """An action of the match, asked for by the person who has the key to its seat."""
    seat: int | None = getattr(action, "seat", None)
    if seat is not None:
        _require_held(room, holder, seat)
        if room.chairs[seat].bot or isinstance(action, TimeUp):
            raise Refused(Reason.NOT_YOUR_SEAT)
    elif isinstance(action, Name):
        if room.guide != "host":
            raise Refused(Reason.NO_GUIDE)
        if holder != room.host:
            raise Refused(Reason.NOT_THE_HOST)
    else:
        _require_company(room, holder)
    if not room.full and not _begun(room):
        raise Refused(Reason.NOT_FULL)
    return act_for(room, moment, action=action)


def act_for(room: Room, moment: Moment, *, action: Action) -> list[Happening]:
    """An action of the match by a bot, the clock or the guide, who need no key."""
    return _with_consequences(room, _decided(room, action, moment), moment)


def rematch(room: Room, moment: Moment, *, holder: str) -> list[Happening]:
    """Another match in the same room; who left has to be replaced first."""
    _require_company(room, holder)
    if room.position.stage is not Stage.OVER:
        raise Refused(Reason.MATCH_RUNS)
    opened = open_match(room.edition, len(room.chairs))
    return _with_consequences(room, [opened], moment)


def _decided(room: Room, action: Action, moment: Moment) -> list[Happening]:
    seed = moment.fresh if room.position.stage is Stage.PREPARE else moment.seed
    try:
        return list(decide(room.position, action, seed or moment.fresh, able=able))
    except IllegalAction as refusal:
        raise Refused(Reason.ILLEGAL, refusal.flaws) from refusal


def _with_consequences(room: Room, events: Sequence[Happening], moment: Moment) -> list[Happening]:
    after = room
    for event in events:
        after = evolve(after, event)
    ends_turn = any(
        isinstance(event, _ENDS_TURN)
        or (isinstance(event, match.SeatLeft) and event.seat == room.position.turn)
        for event in events
    )
    return [*events, *_consequences(after, moment, ends_turn=ends_turn)]


def _consequences(room: Room, moment: Moment, *, ends_turn: bool) -> list[Happening]:
    """What follows by itself once a room is so, and perhaps a turn has just ended."""
    if room.position.stage is Stage.PREPARE and room.position.round == 0 and room.full:
        return list(_decided(room, Prepare(), moment))
    limit = room.edition.rules.time_limit_seconds
    if limit is None or room.position.stage not in (Stage.TURN, Stage.GIVE_BACK):
        return [happened.ClockSet(0)] if room.clock else []
    new_turn = ends_turn and room.position.stage is Stage.TURN
    return [happened.ClockSet(moment.now + limit * SECOND)] if new_turn else []


def _begun(room: Room) -> bool:
    """Whether the match has come so far that a seat cannot simply be filled anew."""
    dealt = room.position.in_play or bool(room.position.results)
    return dealt and room.position.stage is not Stage.OVER


def _free_seats(room: Room) -> list[int]:
    """The seats that a person can take, empty ones first, then those that a bot keeps warm."""
    seats = [at for at, seat in enumerate(room.position.seats) if not seat.left]
    empty = [at for at in seats if not room.chairs[at].taken]
    kept = [at for at in seats if room.chairs[at].stands_in and not _begun(room)]
    return empty + kept


def _require_company(room: Room, holder: str) -> None:
    """Refuse whoever neither sits in the room nor has opened it."""
    if not holder or (holder != room.host and not room.held_by(holder)):
        raise Refused(Reason.NOT_YOUR_SEAT)


def _require_held(room: Room, holder: str, seat: int) -> None:
    if seat not in range(len(room.chairs)):
        raise Refused(Reason.UNKNOWN_SEAT)
    if not holder or room.chairs[seat].holder != holder:
        raise Refused(Reason.NOT_YOUR_SEAT)


def _check_name(room: Room, seat: int, name: str) -> None:
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or "|" in name or (
        name != name.strip()
    ):  # fmt: skip
        raise Refused(Reason.BAD_NAME)
    others = [chair.name for at, chair in enumerate(room.chairs) if at != seat and chair.taken]
    if _begun(room):  # whoever has left stands in the record of the match all the same
        others += [player for at, player in enumerate(room.matches[-1].players) if at != seat]
    # Records call bots and empty seats so, and nobody is to be taken for one.
    ours = (f"{bot} {number}" for bot in (*for_seats(room.edition), "seat")
            for number in range(1, len(room.chairs) + 1))  # fmt: skip
    if _as_seen(name) in map(_as_seen, (*others, *ours)):
        raise Refused(Reason.NAME_TAKEN)


def _as_seen(name: str) -> str:
    """Names that look alike are the same."""
    return normalize("NFKC", name).casefold()
