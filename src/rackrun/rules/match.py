"""A match: how many rounds, the totals, and who has won (each booklet, end of the game)."""

from rackrun.rules.position import Position


def totals(position: Position) -> tuple[int, ...]:
    """What each seat has gathered over all rounds."""
    return tuple(
        sum(result.scores[seat] for result in position.results)
        for seat in range(len(position.seats))
    )


def is_over(position: Position) -> bool:
    """Whether no further round is played."""
    rules = position.edition.rules
    deserted = len(position.active) < min(2, len(position.seats))
    if rules.scoring == "match-chip":
        return deserted or max(totals(position)) >= rules.chips_to_win
    return deserted or len(position.results) >= rules.rounds


def winners(position: Position) -> tuple[int, ...]:
    """Who has won the match; equals share it. Who left keeps the total but wins nothing.

    Points and match chips are added up. Where each round is for its own chips, most rounds won
    come first and all chips decide among equals.
    """
    summed = totals(position)
    if position.edition.rules.scoring in ("chips", "finds"):
        won = [
            sum(seat in result.winners for result in position.results)
            for seat in range(len(position.seats))
        ]
    else:
        won = [0] * len(position.seats)
    standing = list(zip(won, summed, strict=True))
    best = max((standing[seat] for seat in position.active), default=None)
    return tuple(seat for seat in position.active if standing[seat] == best)
