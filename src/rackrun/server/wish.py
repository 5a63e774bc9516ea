"""A wish, and why it may come to nothing."""

from collections.abc import Callable

from rackrun.rooms.deciding import Moment
from rackrun.rooms.events import Happening
from rackrun.rooms.room import Room

Wish = Callable[[Room, Moment], list[Happening]]
"""What somebody wants, as ``deciding`` knows it; raises Refused."""


class Stale(Exception):
    """A wish about a position that is no longer the newest."""


class NoSuchRoom(Exception):
    """A room that was never opened, or is deleted."""
