"""Sets by themselves: valid or not, and what they are worth."""

from rackrun.editions import Edition
from rackrun.melds import best_value, flaws, kinds
from rackrun.rules.legality import judge
from rackrun.rules.scoring import rack_value
from rackrun.rules.turn import Turn
from rackrun.table import tiles_on
from tests.rulebook.adapter.given import Answer, Given, table_of, tiles_of


def one_set(edition: Edition, given: Given) -> Answer:
    """Whether the tiles are a set, and of which kinds."""
    tiles = tiles_of(given["tiles"])
    readings = kinds(tiles, edition.melds)
    return {
        "valid": not flaws(tiles, edition.melds),
        "kinds": sorted(kind.__name__.lower() for kind in readings),
    }


def opening_value(edition: Edition, given: Given) -> Answer:
    """The value of the sets, and whether a turn that lays them opens."""
    sets = table_of(given["sets"])
    turn = Turn(edition, opened=False, table=(), rack=tuple(tiles_on(sets)), after=sets)
    return {
        "value": sum(best_value(tiles, edition.melds) for tiles in sets),
        "enough": judge(turn).legal,
    }


def value_of_rack(edition: Edition, given: Given) -> Answer:
    """The points that a rack costs."""
    return {"points": rack_value(tiles_of(given["rack"]), edition.rules.joker_points)}
