"""What is in the box, and what everybody gets of it."""

from rackrun.editions import Edition, load
from rackrun.errors import BadEdition
from rackrun.tiles import JOKER, difference
from tests.rulebook.adapter.given import Answer, Given
from tests.rulebook.scenes import begun


def deck(edition: Edition, _: Given) -> Answer:
    """The composition of the deck."""
    tiles = edition.box.tiles()
    numbered = [tile for tile in tiles if not tile.is_joker]
    numbers = [tile.number for tile in numbered]
    return {
        "size": len(tiles),
        "colours": [colour.value for colour in edition.box.colours],
        "numbers": [min(numbers), max(numbers)],
        "copies": tiles.count(tiles[0]),
        "jokers": tiles.count(JOKER),
        "numbered": len(numbered),
    }


def deck_diff(edition: Edition, given: Given) -> Answer:
    """What is taken out of a larger box; the case must tell the same as the two editions."""
    larger, smaller = load(given["from"]).box.tiles(), edition.box.tiles()
    removed = difference(larger, smaller)
    jokers = removed[JOKER]
    told = (
        given.get("remove_numbered", removed.total() - jokers),
        given.get("remove_jokers", jokers),
    )
    if told != (removed.total() - jokers, jokers) or difference(smaller, larger):
        raise ValueError(f"expected {dict(given)} to lead to {edition.id}, got {removed.total()}")
    return {"removed": removed.total(), "left": len(smaller)}


def chips(edition: Edition, _: Given) -> Answer:
    """Chips and stands in the box."""
    return {"chips": edition.rules.chips_in_box, "racks": edition.rules.racks}


def setup(edition: Edition, given: Given) -> Answer:
    """What everybody has once the round has begun."""
    try:
        position = begun(edition, given["players"])
    except BadEdition:
        return {"legal": False}
    first = position.seats[0]
    return {
        "legal": True,
        "hand": len(first.rack),
        "pool": len(position.pool),
        "chips_each": first.chips,
        "bank": position.bank,
    }
