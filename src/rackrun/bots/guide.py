"""The guide of an introductory game: names the tile with which a row begins."""

from rackrun.bots.chance import BotChance
from rackrun.bots.interface import Budget, View
from rackrun.rules.actions import Name
from rackrun.rules.position import Stage


class Guide:
    """Names any tile that still lies open; it has no seat and wins nothing."""

    name = "guide"
    label = "names a tile for everybody to look for its neighbours"

    def choose(self, view: View, chance: BotChance, _budget: Budget) -> Name:
        """One of the open tiles, by chance."""
        assert view.position.stage is Stage.NAME, "a guide is asked when a tile is to be named"
        tiles = view.edition.box.sort(view.position.pool)
        return Name(tiles[chance.below(len(tiles))])
