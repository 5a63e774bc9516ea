"""The statistics against distributions that are known."""

from math import isclose, sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from rackrun.arena.game import play_deal
from rackrun.arena.report import verdict
from rackrun.arena.sequential import BOUND, MARGIN, WRONG, decided, ratio
from rackrun.arena.statistics import Moments, rate_interval
from rackrun.arena.tally import Tally
from tests.arena.test_games import HERE, contest
from tests.kit.size import sized


def moments(values: list[float]) -> Moments:
    found = Moments()
    for value in values:
        found.add(value)
    return found


def pair(chance: Random, rate: float) -> float:
    """A deal of two games that are won independently of each other with this rate."""
    return ((chance.random() < rate) + (chance.random() < rate)) / 2


def mirrored(chance: Random, rate: float) -> float:
    """A deal as mirrored ones often are: mostly a game for each, seldom both for one."""
    lucky = chance.random()
    return 1.0 if lucky < rate - 0.4 else 0.0 if lucky > rate + 0.4 else 0.5


def test_moments_are_those_of_the_values() -> None:
    values = [Random(1).random() for _ in range(100)]
    found = moments(values)
    assert isclose(found.mean, fmean(values))
    assert isclose(found.error, stdev(values) / sqrt(len(values)))
    assert moments([1.0]).error == 0
    assert Moments().error == 0


@pytest.mark.parametrize("draw", [pair, mirrored])
@pytest.mark.parametrize("rate", [0.5, 0.58])
@pytest.mark.parametrize("deals", [30, 300])
def test_95_of_100_intervals_hold_the_true_rate(draw: object, rate: float, deals: int) -> None:
    assert callable(draw)
    chance, held, trials = Random(f"{rate} {deals}"), 0, sized(600, 5000)
    for _ in range(trials):
        interval = rate_interval(moments([draw(chance, rate) for _ in range(deals)]))
        held += interval.low <= rate <= interval.high
    assert 0.925 < held / trials < 0.985


def test_a_coin_stays_at_a_half_but_for_one_run_in_twenty() -> None:
    trials, flips = sized(1000, 10_000), 400
    missed = 0
    for seed in range(trials):
        chance = Random(f"coin {seed}")
        interval = rate_interval(moments([float(chance.random() < 0.5) for _ in range(flips)]))
        missed += not interval.low <= 0.5 <= interval.high
        assert isclose(interval.high - interval.low, 2 * 1.96 * 0.5 / sqrt(flips), rel_tol=0.03)
    # Three standard deviations of chance, and half a percent since whole coins are counted.
    assert abs(missed / trials - 0.05) < 0.005 + 3 * sqrt(0.05 * 0.95 / trials)


@pytest.mark.heavy
def test_two_bots_that_flip_coins_are_level_in_the_arena() -> None:
    of = contest(f"{HERE}:Flipper", f"{HERE}:Flipper2")
    tally = Tally(of)
    for deal in range(sized(40, 400)):
        tally.add(play_deal(of, deal))
    assert not tally.failures
    assert tally.first.interval.low < 0.5 < tally.first.interval.high
    assert tally.first.rates.error > 0
    assert verdict(tally) == "undecided"


def test_mirrored_deals_have_narrower_intervals() -> None:
    whole, halves = moments([0.0, 1.0] * 100), moments([0.5, 0.5, 0.0, 1.0] * 50)
    wide, narrow = rate_interval(whole), rate_interval(halves)
    assert narrow.high - narrow.low < 0.8 * (wide.high - wide.low)


def test_a_few_equal_deals_prove_nothing() -> None:
    assert rate_interval(Moments()).low == 0
    for value in (0.0, 0.5, 0.75, 1.0):
        interval = rate_interval(moments([value] * 2))
        assert interval.low < 0.5 < interval.high
    assert rate_interval(moments([1.0] * 20)).low > 0.8
    assert rate_interval(moments([1.0] * 20)).high == 1


# The sequential test.


def run(chance: Random, rate: float, deals: int) -> tuple[str | None, int]:
    """What the test says, and after how many deals."""
    found = Moments()
    for played in range(1, deals + 1):
        found.add(pair(chance, rate))
        said = decided(found, 0.5)
        if said:
            return said, played
    return None, deals


def test_the_bounds_are_those_of_one_error_in_twenty() -> None:
    assert round(BOUND, 2) == 2.94


@pytest.mark.parametrize(("rate", "wrong"), [(0.48, "stronger"), (0.52, "weaker")])
def test_the_sequential_test_errs_as_seldom_as_promised(rate: float, wrong: str) -> None:
    chance, trials = Random(f"errs {rate}"), sized(300, 3000)
    runs = [run(chance, rate, 20_000) for _ in range(trials)]
    assert all(said for said, _ in runs)
    errors = sum(said == wrong for said, _ in runs) / trials
    # Three standard deviations of chance on top of what is promised.
    assert errors <= WRONG + 3 * sqrt(WRONG * (1 - WRONG) / trials)


def test_a_coin_is_called_stronger_as_often_as_weaker() -> None:
    chance, trials = Random("fair"), sized(200, 2000)
    said = [run(chance, 0.5, 20_000)[0] for _ in range(trials)]
    assert abs(said.count("stronger") - said.count("weaker")) < 4 * sqrt(trials)


def test_the_sequential_test_needs_fewer_deals_the_clearer_it_is() -> None:
    chance = Random("clear")
    clear, close = ([run(chance, rate, 20_000)[1] for _ in range(50)] for rate in (0.7, 0.54))
    assert fmean(clear) < 120 < fmean(close)


def test_the_ratio_is_that_of_the_two_claims() -> None:
    # With the variance known, the logarithm of the ratio of two normal densities.
    values = [0.5, 1.0, 0.0, 0.5, 1.0] * 40
    found, fair = moments(values), 0.5
    variance = found.variance(fair * (1 - fair))
    low, high = fair * (1 - MARGIN), fair * (1 + MARGIN)
    known = sum(((x - low) ** 2 - (x - high) ** 2) / (2 * variance) for x in values)
    assert isclose(ratio(found, fair), known)
    assert ratio(Moments(), fair) == 0
