"""Why a room does not grant a wish: a code that a page can word, and a sentence for logs."""

from collections.abc import Iterable
from enum import Enum

from rackrun.errors import RackrunError
from rackrun.flaws import Flaw


class Reason(Enum):
    """A reason: its code, and what it says in English."""

    ILLEGAL = ("illegal", "the rules do not allow this")
    NOT_YOUR_SEAT = ("not-your-seat", "this seat is not yours")
    NO_FREE_SEAT = ("no-free-seat", "there is no such room, or no free seat in it")
    BAD_NAME = (
        "bad-name",
        "a name has 1 to 20 signs, no space at its ends, no |, no control sign",
    )
    NAME_TAKEN = ("name-taken", "somebody in this room has that name")
    UNKNOWN_SEAT = ("unknown-seat", "there is no such seat")
    UNKNOWN_MATCH = ("unknown-match", "this room has not played so many matches")
    UNKNOWN_BOT = ("unknown-bot", "no such bot plays this edition")
    NOT_AWAY = ("not-away", "the player is here, or has not been away for long enough")
    NOT_HANDED = ("not-handed", "no bot plays in this seat for a person")
    MATCH_RUNS = ("match-runs", "the match is not over yet")
    NOT_FULL = ("not-full", "there is still an empty seat")
    NOT_THE_HOST = ("not-the-host", "only the person who opened the room can do this")
    ELSEWHERE = ("elsewhere", "this seat is played from a newer window or device")
    NO_GUIDE = ("no-guide", "the computer names the tiles in this room, if anybody does")
    NO_OFFER = ("no-offer", "this link was used already, or is older than ten minutes")
    NO_HINTS = ("no-hints", "this room gives no hints")
    NO_RACK = ("no-rack", "you have no rack now")
    ROUND_RUNS = ("round-runs", "the round is not over yet")

    def __init__(self, code: str, sentence: str) -> None:
        """Take the two parts apart."""
        self.code, self.sentence = code, sentence


class Refused(RackrunError):
    """A wish that is not granted; nothing has happened."""

    def __init__(self, reason: Reason, flaws: Iterable[Flaw] = ()) -> None:
        """Keep the reason, and the flaws where the rules have some."""
        self.reason, self.flaws = reason, tuple(flaws)
        told = "; ".join(flaw.message for flaw in self.flaws)
        super().__init__(told or reason.sentence)
