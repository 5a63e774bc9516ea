"""How much one socket and one address may ask for; whoever serves can set some of it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What a server allows."""

    message_rate: float = 10
    """Messages a second that a socket may send, beyond those it may send at once."""
    sockets_per_address: int = 500
    """Sockets that may be open from one address: all devices of a school come from one."""


DEFAULT = Limits()

MESSAGES_AT_ONCE = 40
"""Messages that a socket may send without a pause."""
REFUSED_AT_ONCE = 200
"""Messages beyond that which are still answered; with more the socket is closed."""
DRAFTS = 4
"""Drafts of a socket that are judged in any second."""

EACH_PERSON = 20
"""What may be asked for each who shares an address at once, in the costs below."""
REFILLED = 60
"""Seconds until that can be asked again."""
CHEAP, USUAL, DEAR = 1, 5, 20
"""What something costs: the referee; rooms, seats and sockets; the solver and whole records."""
MOST_PURSES = 20_000
"""Addresses that are remembered for it."""

UNHURRIED = 4
"""Messages at once that are nothing unusual; whoever sends more waits in the lane."""
READ_WITHIN = 4
"""Rounds of a worker's loop within which it reads what has come to a socket."""
LANE_AT_ONCE, LANE_RATE = 50, 50
"""Messages of all who hurry that a worker takes at once, and a second: a small part of its time."""

HELD = 5_000
"""Milliseconds for which whoever has flooded waits to hear that there is no socket."""

READ_AT_ONCE = 2_048
"""Bytes that are read from a socket at a time; of the smallest frames these are 341."""
MOST_UNREAD = 256
"""Messages of a socket that may wait to be read; more than that is a flood."""
EMPTY_FRAMES_AT_ONCE, EMPTY_FRAME_RATE = 100, 10
"""Frames that bring no whole message, such as pings and parts, at once and a second."""
AFTER_THE_END = 16_384
"""Bytes that are still taken from a socket after it was closed from here."""
