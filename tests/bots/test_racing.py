"""Racing: every plan is tried in the same worlds, and the clock is looked at before each try."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import count, islice

import pytest

from rackrun.bots import Bot, BotChance, Budget, View, interface
from rackrun.bots.beliefs import TRIES, believed
from rackrun.bots.expert import Expert
from rackrun.bots.manners import Manner
from rackrun.bots.patient import Patient
from rackrun.bots.racing import Plan, World, race
from rackrun.bots.searcher import Searcher
from rackrun.rules.actions import Play
from tests.bots.scenes import chosen, scene

BROUGHT: Mapping[Manner, tuple[float, ...]] = {
    Manner.PATIENT: (0.0, 9.0, 0.0), Manner.WAITING: (1.0, 0.0, 0.0), Manner.GREEDY: (0.5, 0.0, 9.9)
}  # fmt: skip
"""What a plan of each manner brings in one world after the other."""


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a second whenever somebody looks at it, beginning with 0.

    So a deadline is the number of looks that come too early.
    """
    seconds = count()
    monkeypatch.setattr(interface, "monotonic", lambda: next(seconds))


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[Manner]:
    """The plans that were tried, one after the other; what they bring is known beforehand."""
    noted: list[Manner] = []

    def value_in(plan: Plan, world: World) -> float:
        noted.append(plan.manner)
        return BROUGHT[plan.manner][world.position.idle]

    monkeypatch.setattr(Plan, "value_in", value_in)
    return noted


def entered() -> list[Plan]:
    return [Plan(None, manner) for manner in BROUGHT]


def some_worlds() -> Iterator[World]:
    """Three worlds, which differ in how long nobody has played."""
    position = scene("classic", "r4 r5 r6", "r7 k1").position
    return (World(replace(position, idle=at), [Manner.GREEDY] * 2) for at in range(3))


@pytest.mark.parametrize("deadline", range(9))
def test_whoever_is_late_does_not_finish_the_world_first(
    deadline: int, tried: list[Manner]
) -> None:
    """The expert answered up to 187 ms late, since the clock was looked at once in a world."""
    race(entered(), some_worlds(), Budget(deadline=deadline))
    assert len(tried) == deadline


@pytest.mark.usefixtures("tried")
@pytest.mark.parametrize(
    ("deadline", "seen", "best"),
    [(3, 1, Manner.WAITING), (4, 1, Manner.WAITING), (5, 1, Manner.WAITING),
     (6, 2, Manner.PATIENT), (8, 2, Manner.PATIENT), (9, 3, Manner.GREEDY)],
)  # fmt: skip
def test_a_world_that_only_some_plans_have_seen_does_not_count(
    deadline: int, seen: int, best: Manner
) -> None:
    """After four tries the first plan has brought nine and the others could not show theirs."""
    plans = entered()
    assert race(plans, some_worlds(), Budget(deadline=deadline)).manner is best
    assert [plan.values for plan in plans] == [list(each[:seen]) for each in BROUGHT.values()]


@pytest.mark.usefixtures("tried")
@pytest.mark.parametrize("deadline", range(3))
def test_without_time_for_a_single_world_the_first_plan_is_taken(deadline: int) -> None:
    plans = entered()
    assert race(plans, some_worlds(), Budget(deadline=deadline)) is plans[0]
    assert not any(plan.values for plan in plans)


@pytest.mark.usefixtures("tried")
def test_without_a_single_world_the_first_plan_is_taken() -> None:
    plans = entered()
    assert race(plans, (), Budget()) is plans[0]


@pytest.mark.parametrize("bot", [Searcher(), Expert()], ids=["searcher", "expert"])
@pytest.mark.parametrize("deadline", range(1, 5))
def test_whose_time_ends_in_the_first_world_plays_like_the_patient_bot(
    bot: Bot, deadline: int
) -> None:
    view = scene("classic", "r4 r5 r6 | k7 b7 y7", "r7 r8 k9 b9 y9 k3 b12")
    expected = chosen(Patient(), view)
    assert isinstance(expected, Play)
    assert bot.choose(view, BotChance.of("luck"), Budget(deadline=deadline)) == expected


@pytest.mark.parametrize("bot", [Searcher(), Expert()], ids=["searcher", "expert"])
@pytest.mark.parametrize("deadline", range(1, 5))
def test_whose_time_ends_in_the_first_world_plays_if_it_must(bot: Bot, deadline: int) -> None:
    """The patient bot would wait, which is not allowed here."""
    must = {"must_play_if_able": True}
    view = scene("classic", "r4 r5 r6 | k7 b7 y7", "k9 b9 y9 k3 b12 k1", options=must)
    action = bot.choose(view, BotChance.of("luck"), Budget(deadline=deadline))
    assert isinstance(action, Play)


@pytest.mark.parametrize(
    ("deadline", "finished"),
    [(0, 0), (TRIES - 1, 0), (TRIES, 1), (2 * TRIES + 1, 2)],
)
def test_whoever_is_late_imagines_no_further_world(deadline: int, finished: int) -> None:
    """Four worlds were imagined and asked about for every seat before the clock was looked at."""
    view = scene("classic", "r4 r5 r6 | k7 b7 y7", "r7 r8 k9 b9 y9 k3 b12")
    assert len(list(believed(view, BotChance.of("a"), Budget(deadline=deadline)))) == finished


def test_a_deadline_that_is_far_away_changes_nothing_in_what_is_imagined() -> None:
    def some(view: View, budget: Budget) -> list[World]:
        return list(islice(believed(view, BotChance.of("a"), budget), 5))

    view = scene("classic", "r4 r5 r6 | k7 b7 y7", "r7 r8 k9 b9 y9 k3 b12")
    assert some(view, Budget(deadline=1000)) == some(view, Budget())
