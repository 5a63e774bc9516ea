"""How rounds and matches end."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from rackrun.editions import Edition
from rackrun.melds import SHORTEST
from rackrun.rules.actions import GiveBack, Play
from rackrun.rules.drawing import not_playing
from rackrun.rules.events import RoundScored
from rackrun.rules.match import is_over, totals, winners
from rackrun.rules.position import Position, RoundResult, Seat, Stage
from rackrun.rules.scoring import Score, score
from rackrun.tiles import Tiles
from tests.rulebook.adapter.given import Answer, Given, named, tiles_of
from tests.rulebook.adapter.stock import first_run, some_tiles, tiles_worth
from tests.rulebook.scenes import happenings, in_play, moved_on


def round_score(edition: Edition, given: Given) -> Answer:
    """The scores of a round that somebody has won."""
    names = list(given["racks_points"])
    position = in_play(edition, list(_seats(edition, given)))
    return _result(names, score(position, names.index(given["winner"])))


def junior_end(edition: Edition, given: Given) -> Answer:
    """Payments and winners of a round for chips; nobody may have finished."""
    players = given["players"]
    finished = [at for at, held in enumerate(players.values()) if held.get("finished")]
    position = in_play(edition, list(_seats(edition, given)))
    return _result(list(players), score(position, finished[0] if finished else None))


def blocked_round(edition: Edition, given: Given) -> Answer:
    """The end of a round after so many full circles without a play."""
    seats = list(_seats(edition, given))
    names = list(_by_name(given))
    idle = given.get("circles", 1) * len(seats) - 1
    position = in_play(
        edition,
        seats,
        turn=len(seats) - 1,
        starter=names.index(given.get("starter", names[0])),
        pool=some_tiles(edition, given.get("pool", 0)),
        idle=idle,
        returns=idle,
    )
    events = happenings(position, not_playing(position), able=lambda _: False)
    behind = moved_on(position, events)
    if behind.stage is Stage.GIVE_BACK and behind.drawn is not None:
        events = happenings(behind, GiveBack(behind.turn, behind.drawn))
    return _end(names, events)


def round_end(edition: Edition, given: Given) -> Answer:
    """The end of a round in which a seat has just laid its last card, if one has."""
    left = given["rack_left"]
    names = list(left)
    finisher = next((at for at, name in enumerate(names) if left[name] == 0), None)
    if finisher is None:
        return _end(names, [])
    run = first_run(edition, SHORTEST + 1)
    seats = list(_seats(edition, given))
    seats[finisher] = replace(seats[finisher], rack=run[SHORTEST:])
    position = in_play(edition, seats, turn=finisher, table=(run[:SHORTEST],))
    return _end(names, happenings(position, Play(finisher, (run,))))


def match_score(edition: Edition, given: Given) -> Answer:
    """Totals and winners after the rounds."""
    names = list(given["rounds"][0])
    position = in_play(edition, [Seat()] * len(names))
    for each in given["rounds"]:
        scores = [each[name] for name in names]
        position = _with_round(position, scores, _most(edition, scores))
    return {
        "totals": named(names, totals(position)),
        "winners": [names[seat] for seat in winners(position)],
    }


def match_chips(edition: Edition, given: Given) -> Answer:
    """Who has won the match with these chips, if anybody has."""
    names = list(given["chips"])
    position = in_play(edition, [Seat()] * len(names))
    position = _with_round(position, list(given["chips"].values()), ())
    over = is_over(position)
    return {"over": over, "king": names[winners(position)[0]] if over else None}


def match_limit(edition: Edition, given: Given) -> Answer:
    """The longest match: always whoever has least wins the next round."""
    players = given["players"]
    position = in_play(edition, [Seat()] * players)
    while not is_over(position):
        summed = totals(position)
        winner = summed.index(min(summed))
        position = _with_round(
            position, [int(seat == winner) for seat in range(players)], (winner,)
        )
    return {"max_rounds": len(position.results), "chips": edition.rules.chips_in_box}


def _by_name(given: Given) -> Mapping[str, object]:
    """What a case tells of each seat's rack, under whichever name."""
    for key, value in given.items():
        if key.startswith(("rack", "players")):
            return value
    raise ValueError(f"expected the racks of the seats, got {dict(given)}")


def _seats(edition: Edition, given: Given) -> Iterator[Seat]:
    """A seat for each name, with the rack and the chips that the case tells."""
    chips = given.get("chips", {})
    for name, held in _by_name(given).items():
        told = held if isinstance(held, dict) else {"rack": held}
        rack = told["rack"]
        tiles = tiles_worth(edition, rack) if "racks_points" in given else _tiles(edition, rack)
        each = told.get("chips", chips.get(name, edition.rules.chips_each))
        yield Seat(tiles, opened=True, chips=each, left=told.get("left", False))


def _tiles(edition: Edition, rack: int | list[str]) -> Tiles:
    """The rack of so many tiles, or of these."""
    return some_tiles(edition, rack) if isinstance(rack, int) else tiles_of(rack)


def _end(names: Sequence[str], events: Sequence[object]) -> Answer:
    """The result if the events end the round."""
    scored = [event for event in events if isinstance(event, RoundScored)]
    if scored:
        return _result(names, scored[0])
    return {"over": False, "winners": [], "round_winner": None, "chips_won": {}}


def _result(names: Sequence[str], scored: Score | RoundScored) -> Answer:
    """What a round brought, by name."""
    won = [names[seat] for seat in scored.winners]
    scores = named(names, scored.scores)
    return {
        "over": True,
        "winners": won,
        "scores": scores,
        "chips_after": named(names, scored.chips),
        "round_winner": won[0] if len(won) == 1 else None,
        "chips_won": {name: chips for name, chips in scores.items() if chips},
    }


def _with_round(position: Position, scores: Sequence[int], won: tuple[int, ...]) -> Position:
    """The position with one more round behind it."""
    return replace(position, results=(*position.results, RoundResult(tuple(scores), won)))


def _most(edition: Edition, chips: Sequence[int]) -> tuple[int, ...]:
    """Who wins a round with these chips and no tiles left; only rounds for chips ask that."""
    return score(in_play(edition, [Seat(chips=each) for each in chips]), None).winners
