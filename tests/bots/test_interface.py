"""What a bot gets to see and to use, and how it is chosen."""

import pickle
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from rackrun.bots import (
    GUIDE,
    LEVELS,
    Bot,
    BotChance,
    Budget,
    Explaining,
    Paced,
    View,
    bot,
    for_edition,
    for_seats,
    names,
    usual,
)
from rackrun.editions import ids, load
from rackrun.errors import BadNotation
from rackrun.rules.actions import Action
from rackrun.rules.drawing import not_playing
from rackrun.tiles import HIDDEN
from tests.bots.scenes import scene
from tests.kit.games import Game

ROOT = Path(__file__).parents[2]

# The view.


def test_a_view_hides_what_the_seat_may_not_know() -> None:
    position = Game.of("classic", 3).begin().position
    view = View(position, 1)
    assert view.rack == position.seats[1].rack
    assert HIDDEN not in view.rack
    for other in (0, 2):
        assert set(view.position.seats[other].rack) == {HIDDEN}
    assert set(view.position.pool) == {HIDDEN}


def test_a_view_of_a_view_is_the_same_view() -> None:
    view = View(Game.of("classic", 2).begin().position, 0)
    assert View(view.position, 0) == view


def test_a_view_shows_the_table_the_rack_and_the_edition() -> None:
    view = scene("classic", "r4 r5 r6", "r7 k1", opened=False)
    assert [str(tile) for tile in view.table[0]] == ["r4", "r5", "r6"]
    assert [str(tile) for tile in view.rack] == ["r7", "k1"]
    assert view.edition.id == "classic"
    assert not view.opened


@pytest.mark.parametrize("name", names())
def test_whatever_a_bot_needs_can_be_sent_to_another_process(name: str) -> None:
    view = scene("classic", "r4 r5 r6", "r7 k1")
    sent = (bot(name), view, BotChance.of("luck"), Budget())
    player, there, chance, budget = pickle.loads(pickle.dumps(sent))
    assert (player.name, there, chance, budget) == (name, *sent[1:])


# The chance.


def test_the_same_text_gives_the_same_chance() -> None:
    first, second = (BotChance.of("game 7, seat 1") for _ in range(2))
    assert [first.below(100) for _ in range(50)] == [second.below(100) for _ in range(50)]
    other = BotChance.of("game 7, seat 2")
    assert [first.below(100) for _ in range(50)] != [other.below(100) for _ in range(50)]


def test_every_number_has_its_chance() -> None:
    chance = BotChance.of("dice")
    rolled = Counter(chance.below(6) for _ in range(6000))
    assert set(rolled) == set(range(6))
    assert all(900 < count < 1100 for count in rolled.values())


def test_some_places_are_picked_without_repeating() -> None:
    chance = BotChance.of("places")
    picked = [chance.some(9, 3) for _ in range(200)]
    assert all(len(set(places)) == 3 and list(places) == sorted(places) for places in picked)
    assert {place for places in picked for place in places} == set(range(9))
    assert chance.some(2, 3) == (0, 1)
    assert chance.some(0, 3) == ()


# The budget.


def test_nobody_is_late_without_a_deadline() -> None:
    assert not Budget().late


def test_where_people_wait_an_answer_is_due_soon() -> None:
    hurried = Budget.for_people()
    assert hurried.deadline is not None
    assert replace(hurried, deadline=None) == Budget()
    assert Budget(deadline=hurried.deadline - 1000).late
    assert not Budget(deadline=hurried.deadline + 1000).late


# The choice of a bot.


@pytest.mark.parametrize("name", names())
def test_every_bot_has_its_name_and_says_how_it_plays(name: str) -> None:
    player = bot(name)
    assert isinstance(player, Bot)
    assert player.name == name
    assert player.label
    assert "\n" not in player.label


def test_the_helper_explains_and_the_finder_takes_its_time() -> None:
    assert [name for name in names() if isinstance(bot(name), Explaining)] == ["helper"]
    assert [name for name in names() if isinstance(bot(name), Paced)] == ["finder"]


def test_a_name_that_no_bot_has_is_refused() -> None:
    with pytest.raises(BadNotation) as refused:
        bot("slover")
    assert str(refused.value) == (
        "expected a bot out of helper, beginner, casual, solver, patient, searcher, expert, guide, "
        "finder; got 'slover'"
    )


def test_the_ladder_ascends() -> None:
    assert list(LEVELS.values()) == sorted(LEVELS.values())
    assert list(LEVELS) == [
        "helper",
        "beginner",
        "casual",
        "solver",
        "patient",
        "searcher",
        "expert",
    ]


@pytest.mark.parametrize("name", ids())
def test_bots_suit_their_editions(name: str) -> None:
    edition = load(name)
    finding = edition.rules.game == "finding"
    assert for_edition(edition) == ((GUIDE, "finder") if finding else tuple(LEVELS))
    assert for_seats(edition) == (("finder",) if finding else tuple(LEVELS))


@pytest.mark.parametrize(
    ("name", "met"),
    [("classic", "beginner"), ("cards", "beginner"), ("junior", "helper"), ("stars", "helper"),
     ("junior-intro", "finder")],
)  # fmt: skip
def test_children_meet_the_bot_that_explains(name: str, met: str) -> None:
    assert usual(load(name)) == met


class Careful:
    """A bot as anybody may write one."""

    name = "careful"
    label = "draws whatever happens"

    def choose(self, view: View, chance: BotChance, budget: Budget) -> Action:
        return not_playing(view.position)


def test_a_bot_of_ones_own_needs_nothing_else() -> None:
    careful: Bot = Careful()
    assert isinstance(careful, Bot)
    game = Game(load("classic"), 2, bots=[careful]).finish()
    assert game.position.table == ()


def test_the_guide_to_the_terminal_names_every_bot_that_can_be_chosen() -> None:
    guide = (ROOT / "docs" / "guides" / "play-in-the-terminal.md").read_text("utf-8")
    chosen = {name for edition in ids() for name in for_seats(load(edition))}
    for name in chosen:
        assert f"| `{name}` | {bot(name).label} |" in guide
