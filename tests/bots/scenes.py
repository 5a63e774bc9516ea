"""Scenes for bots: a seat on turn with a table and a rack, and the same with other hidden tiles."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from rackrun.bots import Bot, BotChance, Budget, View
from rackrun.editions import load
from rackrun.notation import read_table, read_tiles
from rackrun.rules.actions import Action, Play
from rackrun.rules.position import Position, Seat, Stage
from rackrun.table import Table, tiles_on
from rackrun.tiles import JOKER, Tiles, difference

FULL = Budget()


def scene(
    edition: str,
    table: str,
    rack: str,
    *,
    opened: bool = True,
    options: Mapping[str, object] | None = None,
    layer: int = 1,
    held: int = 5,
) -> View:
    """The first of two seats on turn; the other has ``held`` tiles, the first that are left.

    ``layer`` is the seat that laid the jokers on the table.
    """
    rules = load(edition, options)
    lying, own = read_table(table), read_tiles(rack)
    rest = tuple(difference(rules.box.tiles(), [*tiles_on(lying), *own]).elements())
    seats = Seat(own, opened=opened, chips=3), Seat(rest[:held], opened=True, chips=3)
    layers = tuple((layer,) * meld.count(JOKER) for meld in lying)
    kept = () if rules.rules.joker_replace_by_layer else layers
    position = Position(
        rules, seats, Stage.TURN, round=1, starter=0, table=lying, layers=kept, pool=rest[held:]
    )
    return View(position, 0)


def chosen(bot: Bot, view: View, luck: str = "luck") -> Action:
    """What the bot does."""
    return bot.choose(view, BotChance.of(luck), FULL)


def table_after(bot: Bot, view: View, luck: str = "luck") -> Table | None:
    """The table with which the bot ends its turn; None if it does not play."""
    action = chosen(bot, view, luck)
    return action.table if isinstance(action, Play) else None


def hidden_otherwise(position: Position, seat: int, chance: Random) -> Position:
    """The position with all tiles that the seat cannot see dealt in another way."""
    hidden = [*position.pool]
    for at, other in enumerate(position.seats):
        hidden += other.rack if at != seat else ()
    chance.shuffle(hidden)

    def dealt(count: int) -> Tiles:
        return position.edition.box.sort(hidden.pop() for _ in range(count))

    seats = tuple(
        held if at == seat else replace(held, rack=dealt(len(held.rack)))
        for at, held in enumerate(position.seats)
    )
    return replace(position, seats=seats, pool=tuple(hidden))
