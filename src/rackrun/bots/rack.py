"""What all bots with a rack have in common: the stages of a turn, and what cannot be refused."""

from abc import ABC, abstractmethod
from collections import Counter

from rackrun.bots.chance import BotChance
from rackrun.bots.interface import Budget, View
from rackrun.rules.actions import Draw, GiveBack, Pass, Play
from rackrun.rules.drawing import not_playing
from rackrun.rules.position import Stage
from rackrun.solver.ability import some_play
from rackrun.table import Table
from rackrun.tiles import Tile, Tiles


class RackBot(ABC):
    """A bot that plays turns: it lays tiles if it finds a play, and otherwise draws or passes."""

    name: str
    label: str

    def choose(
        self, view: View, chance: BotChance, budget: Budget
    ) -> Play | Draw | Pass | GiveBack:
        """A play if one is found or must be, or else what not playing means now."""
        assert view.position.turn == view.seat, "a bot is asked when its seat is on turn"
        if view.position.stage is Stage.GIVE_BACK:
            return GiveBack(view.seat, spare_tile(view.rack, groups=view.edition.rules.groups))
        table = self.table_after(view, chance, budget)
        if table is None and view.edition.rules.must_play_if_able:
            table = some_play(view.position)
        return not_playing(view.position) if table is None else Play(view.seat, table)

    @abstractmethod
    def table_after(self, view: View, chance: BotChance, budget: Budget, /) -> Table | None:
        """The table with which the bot wants to end its turn, or None if it does not play."""


def spare_tile(rack: Tiles, *, groups: bool) -> Tile:
    """The tile to part with: the one with the fewest neighbours, a joker only if all are jokers.

    >>> from rackrun.notation import read_tiles
    >>> spare_tile(read_tiles("r1 r2 b6 y5 y6 J"), groups=False)
    Tile.parse('b6')
    """
    counts = Counter(rack)

    def worth(tile: Tile) -> tuple[bool, int, int, int]:
        near = sum(_neighbours(tile, other, groups=groups) for other in counts)
        return tile.is_joker, near, -counts[tile], -tile.number

    return min(counts, key=worth)


def _neighbours(tile: Tile, other: Tile, *, groups: bool) -> bool:
    """Whether two different tiles could lie in one meld of three."""
    if tile.colour == other.colour:
        return 1 <= abs(tile.number - other.number) <= 2
    return groups and tile.number == other.number
