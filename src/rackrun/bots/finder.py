"""Looks for tiles in an introductory game, as slowly as a child and sometimes in vain."""

from rackrun.bots.chance import BotChance
from rackrun.bots.interface import Budget, View
from rackrun.rules.actions import Find
from rackrun.rules.finding import fits
from rackrun.rules.position import Stage
from rackrun.tiles import Tile

_ONE_WRONG_IN = 5
"""Of so many tiles that it points to, one does not fit; that costs nothing."""
_QUICKEST, _SLOWEST = 7, 15
"""Seconds that it looks at least and at most."""


class Finder:
    """Points to the tile before or after the row, in its own time."""

    name = "finder"
    label = "looks for the next tile in a child's time, and is wrong now and then"

    def choose(self, view: View, chance: BotChance, _budget: Budget) -> Find:
        """A tile that fits, or now and then one that a child could take for it."""
        assert view.position.stage is Stage.FIND, "a finder is asked when there is a row"
        tiles = view.edition.box.sort(view.position.pool)
        right = [tile for tile in tiles if fits(view.position, tile)]
        wrong = [tile for tile in tiles if tile not in right and _mistakable(tile, right)]
        choices = wrong if wrong and chance.below(_ONE_WRONG_IN) == 0 else right
        return Find(view.seat, choices[chance.below(len(choices))])

    def pace(self, view: View, chance: BotChance) -> float:
        """So many seconds, more while many tiles lie open."""
        longest = (
            _QUICKEST + (_SLOWEST - _QUICKEST) * len(view.position.pool) / view.edition.box.size
        )
        return _QUICKEST + (longest - _QUICKEST) * chance.below(1000) / 1000


def _mistakable(tile: Tile, right: list[Tile]) -> bool:
    """Whether the tile is nearly right: the number in another colour, or the next but one."""
    return any(
        tile.number == other.number
        or (tile.colour == other.colour and abs(tile.number - other.number) == 1)
        for other in right
    )
