"""The rules of an edition in a few sentences, made from its data."""

from collections.abc import Iterator

from rackrun.cli.terminal.words import counter, many
from rackrun.editions import Edition

_STARTS = {
    "draw": "whoever draws the highest number starts",
    "oldest": "the oldest player starts",
    "youngest": "the youngest player starts",
    "winner": "the winner of the last round starts",
    "guide": "the guide names the first tile",
}


def summary(edition: Edition) -> list[tuple[str, str]]:
    """Headings with their sentences."""
    parts = _finding(edition) if edition.rules.game == "finding" else _turns(edition)
    return [("tiles", _tiles(edition)), *parts]


def _tiles(edition: Edition) -> str:
    box = edition.box
    colours = ", ".join(f"{colour.word} ({colour.value})" for colour in box.colours)
    each = {1: "once", 2: "twice"}.get(box.copies, f"{box.copies} times")
    jokers = f", and {many(box.jokers, 'joker')} (J)" if box.jokers else ""
    return f"{box.size}: {colours}, each number 1 to {box.highest} {each}{jokers}."


def _finding(edition: Edition) -> Iterator[tuple[str, str]]:
    pay = counter(edition)
    yield "aim", f"Most {pay}s at the end."
    yield (
        "play",
        (
            "All tiles lie open. The guide names one; find the tile of the same colour that comes "
            f"right before or after the row. The first to find it gets a {pay}; a wrong tile costs "
            f"nothing. A row goes from 1 to {edition.box.highest}, then another colour is named."
        ),
    )
    if edition.rules.rounds > 1:
        yield "match", f"{edition.rules.rounds} rounds; most rounds won."


def _turns(edition: Edition) -> Iterator[tuple[str, str]]:
    rules = edition.rules
    start = f"{many(rules.hand, 'tile')} each; {_STARTS[rules.start]}"
    later = _STARTS[rules.next_starter]
    many_rounds = rules.rounds > 1 or rules.scoring == "match-chip"
    later = f", later rounds: {later}" if many_rounds and rules.next_starter != rules.start else ""
    yield "start", f"{start}{later}."
    yield "melds", _melds(edition)
    yield "turn", " ".join(_turn(edition))
    if edition.box.jokers:
        yield "jokers", " ".join(_jokers(edition))
    yield "or draw", " ".join(_not_playing(edition))
    if rules.time_limit_seconds is not None:
        yield "clock", _clock(edition)
    yield "end", " ".join(_end(edition))


def _melds(edition: Edition) -> str:
    rules = edition.rules
    run = "A run: three or more numbers of one colour that follow one another."
    if not rules.groups:
        return f"{run} There are no groups."
    return f"{run} A group: {_group_sizes(rules.largest_group)} different colours of one number."


def _group_sizes(largest: int) -> str:
    """How many tiles a group has, in words."""
    words = {3: "three", 4: "three or four"}
    return words.get(largest, f"3 to {largest}")


def _turn(edition: Edition) -> Iterator[str]:
    rules = edition.rules
    if rules.opens == "points" and rules.opening:
        yield (
            f"Open first: melds from your own rack worth {rules.opening} points or more, a joker "
            "as the tile it stands for; then you may use the table, in the same turn too."
        )
    elif rules.opens == "own-meld":
        yield "Lay a meld of your own first; from then on you may use the table."
    else:
        yield "Lay melds from your rack, add tiles to melds on the table, or both."
    if rules.rearranging == "free":
        yield (
            "The melds on the table may be taken apart and laid anew, as long as at least one "
            "tile of your rack is laid and only melds lie there in the end."
        )
    else:
        yield "Melds on the table stay as they are; tiles are added at their ends."
    rewards = [(rules.tile_reward, "each tile"), (rules.meld_reward, "each new meld"),
               (rules.finish_bonus, "the last tile")]  # fmt: skip
    paid = [f"{many(number, counter(edition))} for {what}" for number, what in rewards if number]
    if paid:
        yield f"You get {', '.join(paid)}."


def _jokers(edition: Edition) -> Iterator[str]:
    rules = edition.rules
    yield "A joker stands for any tile."
    if rules.max_jokers_per_set is not None:
        yield f"At most {many(rules.max_jokers_per_set, 'joker')} in a meld."
    if rules.joker_to_rack:
        taker = "you" if rules.joker_replace_by_layer else "whoever did not lay it"
        yield f"Against the tile it stands for {taker} may take it, to lay it again or to keep it."
    else:
        yield "A joker of the table may be freed, but must be laid again in the same turn."
    if rules.joker_removal:
        yield (
            "A joker at the end of a run that keeps three tiles may go to another run that lay "
            "there before."
        )


def _not_playing(edition: Edition) -> Iterator[str]:
    rules = edition.rules
    able = "If you cannot play" if rules.must_play_if_able else "If you cannot or will not play"
    price = f" and pay {many(rules.draw_price, counter(edition))}" if rules.draw_price else ""
    yield f"{able}, draw a tile{price}; that ends the turn."
    purse = f", or no {counter(edition)} to pay with," if rules.draw_price else ""
    yield f"With no tile in the pool{purse} you pass."
    if rules.hand_limit is not None:
        for_ever = " and from then on" if rules.hand_limit_sticky else ""
        yield f"With {rules.hand_limit} tiles on the rack{for_ever} you give one back."


def _clock(edition: Edition) -> str:
    rules = edition.rules
    limit = (
        f"{rules.time_limit_seconds} seconds for a turn; the clock is looked at when a line is "
        "entered. A legal draft stands;"
    )
    if rules.timeout == "draw":
        return f"{limit} otherwise everything goes back and you draw."
    back = "loose tiles go" if rules.timeout_policy == "literal" else "everything goes"
    return f"{limit} otherwise {back} back and you draw {many(rules.penalty_tiles, 'tile')}."


def _end(edition: Edition) -> Iterator[str]:
    rules, pay = edition.rules, counter(edition)
    rounds = many(rules.rounds, "round")
    match rules.scoring:
        case "points":
            yield "Whoever lays the last tile wins the round."
            yield (
                f"The others lose the numbers left on their racks, {rules.joker_points} for a "
                "joker; the winner gains what they lose."
            )
            yield f"Highest total after {rounds}."
        case "match-chip":
            yield "Whoever lays the last tile gets a match chip."
            yield f"{many(rules.chips_to_win, 'match chip')} win the match."
        case "chips" | "finds":
            yield f"Everybody has {many(rules.chips_each, pay)} to begin with."
            yield f"When a rack is empty, the others pay a {pay} for each tile left."
            yield f"Most {pay}s win the round; {rounds} a match."
