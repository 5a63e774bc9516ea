"""A turn that lays tiles: judged, rewarded, and remembered."""

from rackrun.editions import Rules
from rackrun.errors import IllegalAction
from rackrun.melds import readings
from rackrun.rules.events import TablePlayed
from rackrun.rules.legality import judge
from rackrun.rules.lying import lying_layers
from rackrun.rules.position import Position
from rackrun.rules.turn import Layers, Turn, Verdict
from rackrun.table import Table


def turn_to(position: Position, seat: int, table: Table) -> Turn:
    """The turn that ends with this table."""
    held = position.seats[seat]
    own = position.own_jokers(seat)
    return Turn(position.edition, held.opened, position.table, held.rack, table, own_jokers=own)


def played(position: Position, seat: int, table: Table) -> TablePlayed:
    """What the turn brings; refused with every flaw if it is not legal."""
    verdict = judge(turn_to(position, seat, table))
    if not verdict.legal:
        raise IllegalAction(verdict.flaws)
    earned = reward(position.edition.rules, verdict, len(position.seats[seat].rack))
    return TablePlayed(
        seat,
        verdict.table,
        verdict.played,
        verdict.taken,
        verdict.opened,
        paid_by_bank(position, earned),
        layers_after(position, seat, verdict.table),
    )


def reward(rules: Rules, verdict: Verdict, rack: int) -> int:
    """The chips for a turn: each tile that left the rack for good, each new meld, the last tile.

    A tile that replaces a joker earns nothing while the joker is kept (booklets 000 and 002).
    """
    net = len(verdict.played) - len(verdict.taken)
    finished = rules.finish_bonus if net == rack else 0
    return rules.tile_reward * net + rules.meld_reward * verdict.new_melds + finished


def paid_by_bank(position: Position, earned: int) -> int:
    """The chips that the bank pays: all that was earned, unless the bank can run out."""
    unlimited = position.edition.rules.bank == "unlimited"
    return earned if unlimited else min(earned, position.bank)


def layers_after(position: Position, seat: int, table: Table) -> Layers:
    """Who laid the jokers of the new table, where the edition asks that."""
    if position.edition.rules.joker_replace_by_layer:
        return ()
    rules = position.edition.melds
    before, after = readings(position.table, rules), readings(table, rules)
    return lying_layers(turn_to(position, seat, table), position.layers, seat, before, after)
