"""The log of every room, which is the truth: what is not in it has not happened.

``Store`` in ``log`` says what a store does; ``sqlite`` is the one that needs nothing else,
``postgres`` the one that many workers share.
"""

from rackrun.store.log import Batch, Entry, Move, NewRoom, Span, Store
from rackrun.store.sqlite import SqliteStore

__all__ = ["Batch", "Entry", "Move", "NewRoom", "Span", "SqliteStore", "Store"]
