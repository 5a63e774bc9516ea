"""The shuffle: committed to, derived again, unbiased; and what is wrong is shown."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from rackrun.audit import audit
from rackrun.editions import load
from rackrun.errors import BadNotation
from rackrun.fairness import prove
from rackrun.rules.actions import Begin, Draw, OfferSeed, Prepare
from rackrun.rules.decide import decide
from rackrun.rules.events import (
    Event,
    MatchOpened,
    RoundPrepared,
    RoundScored,
    SeedRevealed,
    StartDrawn,
    StarterChosen,
    TileGivenBack,
    TilesDealt,
    TurnPassed,
)
from rackrun.rules.evolve import evolve
from rackrun.rules.position import Stage
from rackrun.shuffle import RoundSeed
from tests.kit.games import Game, seed_of
from tests.kit.size import sized


def changed(events: Sequence[Event], kind: type, **fields: object) -> list[Event]:
    """The events with the first of a kind changed."""
    place = next(at for at, event in enumerate(events) if isinstance(event, kind))
    return [*events[:place], replace(events[place], **fields), *events[place + 1 :]]  # type: ignore[type-var]


def test_the_commitment_is_known_before_any_seed_is_accepted_and_before_the_deal() -> None:
    game = Game.of("classic", 2)
    game.do(Prepare())
    game.do(OfferSeed(1, "my-luck"))
    game.do(Begin())
    kinds = [type(event) for event in game.events]
    assert kinds[1] is RoundPrepared
    assert kinds.index(RoundPrepared) < kinds.index(TilesDealt)
    assert game.position.seeds == ("", "my-luck")


def test_the_players_own_seeds_change_the_deal() -> None:
    deals = []
    for seeds in ((), (0,), (1,), (0, 1)):
        game = Game.of("classic", 2)
        game.do(Prepare())
        for seat in seeds:
            game.do(OfferSeed(seat, "luck"))
        game.do(Begin())
        deals.append(game.position.pool)
    assert len(set(deals)) == 4


def test_the_seed_is_revealed_when_the_round_is_over_and_proves_everything() -> None:
    game = Game.of("cards", 2, {"hand_limit": 9}).finish()
    kinds = [type(event) for event in game.events]
    assert kinds.index(SeedRevealed) == kinds.index(RoundScored) + 1
    assert TileGivenBack in kinds
    assert prove(game.events).fair


def test_an_unfinished_round_is_not_proved_yet() -> None:
    game = Game.of("classic", 2).begin()
    proof = prove(game.events)
    assert (proof.rounds, proof.proved, proof.fair) == (1, (), True)


@pytest.mark.parametrize("kind", [RoundPrepared, StartDrawn, TilesDealt])
def test_what_does_not_follow_from_the_seed_is_shown(kind: type) -> None:
    honest = Game.of("classic", 2, luck="honest").finish().events
    other = seed_of("other")
    forged = changed(honest, SeedRevealed, seed=other.revealed)
    difference = prove(forged).difference
    assert difference is not None
    assert isinstance(honest[difference.index], RoundPrepared)
    if kind is not RoundPrepared:
        # The very seed, but an outcome that somebody has chosen.
        place = next(at for at, event in enumerate(honest) if isinstance(event, kind))
        event = honest[place]
        tiles = tuple(reversed(event.pool)) if isinstance(event, TilesDealt) else event.tiles[::-1]  # type: ignore[attr-defined]
        field = {"pool": tiles} if isinstance(event, TilesDealt) else {"tiles": tiles}
        difference = prove(changed(honest, kind, **field)).difference
        assert difference is not None
        assert difference.index == place


def test_a_seed_that_is_none_is_shown() -> None:
    events = Game.of("junior", 2).finish().events
    difference = prove(changed(events, SeedRevealed, seed="luck")).difference
    assert difference is not None
    assert "expected a seed of 64 digits" in str(difference.expected)


@pytest.mark.parametrize("text", ["", "00", "zz" * 32, "0" * 63, "AB" * 32])
def test_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="expected a seed of 64 digits 0-9 a-f, got"):
        RoundSeed.parse(text)


def test_seeds_are_new_each_time_and_do_not_show_in_a_log() -> None:
    first, second = RoundSeed.new(), RoundSeed.new()
    assert first != second
    assert first.revealed not in repr(first)
    assert RoundSeed.parse(first.revealed) == first


def test_an_audit_names_the_first_event_that_cannot_be() -> None:
    events = Game.of("classic", 2).finish().events
    assert audit(events) is None
    assert audit([]).index == 0  # type: ignore[union-attr]
    assert audit([TurnPassed(0)]).index == 0  # type: ignore[union-attr]
    assert "2 to 4 players" in str(audit([MatchOpened(load("classic"), 9)]).expected)  # type: ignore[union-attr]
    starter = next(event.seat for event in events if isinstance(event, StarterChosen))
    for forged in (
        changed(events, StarterChosen, seat=1 - starter),
        changed(events, TilesDealt, pool=()),
        changed(events, RoundScored, winners=()),
        [*events[:2], SeedRevealed("00" * 32)],
        [*events[:2], TurnPassed(0)],
        [*events[:-1], TurnPassed(0)],
    ):
        assert audit(forged) is not None


def test_a_seed_is_used_for_one_round_only() -> None:
    """Once revealed it would tell everybody the next round."""
    game = Game.of("junior", 2, {"rounds": 2})
    while game.position.stage is not Stage.OVER:
        for event in decide(game.position, game.next_action(), seed_of("same")):
            game.position = evolve(game.position, event)
            game.events.append(event)
    difference = prove(game.events).difference
    assert difference is not None
    assert difference.expected == "a seed of its own for every round"


@pytest.mark.parametrize("text", ["", "x; y", "x\ny", "AB" * 32, "0" * 63])
def test_a_commitment_is_a_hash(text: str) -> None:
    events = changed(Game.of("junior", 2).begin().events, RoundPrepared, commitment=text)
    assert audit(events).expected == "64 digits 0-9 a-f"  # type: ignore[union-attr]


def test_a_second_commitment_within_a_round_is_refused() -> None:
    events = Game.of("classic", 2).begin().events
    complaint = audit([*events, RoundPrepared("00" * 32)])
    assert complaint is not None
    assert complaint.index == len(events)


def test_an_audit_of_a_start_by_lot_asks_for_a_seat_that_is_there() -> None:
    events = Game.of("cards", 2).begin().events
    forged = changed(events, StarterChosen, seat=7)
    assert "a starter out of the seats 0, 1" in str(audit(forged).expected)  # type: ignore[union-attr]


# Unbiased: every tile is as likely at every place.

Shuffle = Callable[[list[int], Callable[[int], int]], None]


def ours(order: list[int], below: Callable[[int], int]) -> None:
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1)
        order[last], order[other] = order[other], order[last]


def swaps_with_anyone(order: list[int], below: Callable[[int], int]) -> None:
    for place in range(len(order)):
        other = below(len(order))
        order[place], order[other] = order[other], order[place]


def never_stays(order: list[int], below: Callable[[int], int]) -> None:
    for last in range(len(order) - 1, 0, -1):
        other = below(last)
        order[last], order[other] = order[other], order[last]


def too_few_swaps(order: list[int], below: Callable[[int], int]) -> None:
    for _ in range(len(order) // 2):
        one, other = below(len(order)), below(len(order))
        order[one], order[other] = order[other], order[one]


def p_value(counts: Counter[tuple[int, int]], size: int, deals: int) -> float:
    """How likely such counts are if every number is as likely at every place."""
    expected = deals / size
    squares = sum(
        (counts[place, number] - expected) ** 2 / expected
        for place in range(size)
        for number in range(size)
    )
    # Rows and columns both add up, so the sum is larger than chi-square by size / (size - 1).
    squares *= (size - 1) / size
    freedom = (size - 1) ** 2
    # Wilson and Hilferty's cube root makes the sum nearly normal.
    cube = (squares / freedom) ** (1 / 3)
    spread = 2 / (9 * freedom)
    return 0.5 * math.erfc((cube - 1 + spread) / math.sqrt(spread) / math.sqrt(2))


def counted(shuffle: Shuffle, size: int, deals: int) -> Counter[tuple[int, int]]:
    counts: Counter[tuple[int, int]] = Counter()
    for deal in range(deals):
        words = seed_of(f"chi {deal}")._words((), 0)
        order = list(range(size))
        shuffle(order, lambda count, words=words: next(words) % count)
        counts.update(enumerate(order))
    return counts


def test_every_tile_is_as_likely_at_every_place() -> None:
    size, deals = 20, sized(4000, 100_000)
    assert 0.001 < p_value(counted(ours, size, deals), size, deals) < 0.999


@pytest.mark.parametrize("wrong", [swaps_with_anyone, never_stays, too_few_swaps])
def test_a_wrong_shuffle_would_be_found(wrong: Shuffle) -> None:
    size, deals = 20, sized(4000, 100_000)
    assert p_value(counted(wrong, size, deals), size, deals) < 0.001


def test_the_real_shuffle_is_the_one_that_is_tested() -> None:
    tiles = load("classic").box.tiles()
    for deal in range(5):
        seed = seed_of(f"chi {deal}")
        words = seed._words((), 0)
        order = list(range(len(tiles)))
        ours(order, lambda count, words=words: next(words) % count)
        assert seed.shuffled(tiles, (), 0) == tuple(tiles[at] for at in order)


def test_drawing_takes_the_tiles_in_the_order_of_the_pool() -> None:
    game = Game.of("classic", 2).begin()
    first = game.position.pool[0]
    seat = game.position.turn
    game.do(Draw(seat))
    assert first in game.position.seats[seat].rack
