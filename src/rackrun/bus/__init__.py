"""News between workers that serve the same rooms.

What has happened stands in the store; the bus only says so, and carries what is stored nowhere: who
is connected, phrases, drafts. News may be lost or come late: whoever hears of something it does not
know reads the log. ``Bus`` in ``bus`` says what one does; ``alone`` is that of a single worker. A
tally is what workers count together.
"""

from rackrun.bus.alone import Alone
from rackrun.bus.bus import Bus, Hears
from rackrun.bus.news import Drafted, Freed, Gone, Here, Logged, News, Overheard, Sight, WhoIsHere
from rackrun.bus.tally import OwnTally, Tally

__all__ = [
    "Alone", "Bus", "Drafted", "Freed", "Gone", "Hears", "Here", "Logged", "News", "Overheard",
    "OwnTally", "Sight", "Tally", "WhoIsHere",
]  # fmt: skip
