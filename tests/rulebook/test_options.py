"""Which edition lets its players choose what; the tests of the editions show the effects."""

import pytest

from rackrun.editions import ids, load
from rackrun.errors import BadEdition

CLASSIC = {"classic", "xxl", "six-106", "six-108", "six-160"}
JUNIOR = {"junior", "stars"}
CARDS = {"cards", "cards-pro"}
INTRO = {"junior-intro", "stars-intro"}
RACKS = CLASSIC | JUNIOR | CARDS

OPTIONS = [
    ("max_jokers_per_set", RACKS, None, [1, 2, 3], [0, 4]),
    ("must_play_if_able", RACKS, False, [True], [1]),
    ("time_limit_seconds", RACKS, None, [15, 120, 600], [14, 601]),
    ("timeout_policy", RACKS, "literal", ["rollback"], ["none"]),
    ("rounds", CLASSIC | JUNIOR | INTRO, 1, [2, 99], [0, 100, None]),
    ("blocked_scoring", CLASSIC, "difference", ["none"], ["shared"]),
    ("finish_bonus", JUNIOR, 1, [2], [0, 3]),
    ("tie_break", JUNIOR, "finisher", ["all-level"], ["lot"]),
    ("bank", JUNIOR, "unlimited", [51], [50]),
    ("chips_to_win", CARDS, 3, [1, 9], [0, 10]),
    ("hand_limit", CARDS, 15, [None, 9, 30], [8, 31]),
    ("hand_limit_sticky", CARDS, False, [True], [None]),
    ("joker_replace_by_layer", CARDS, True, [False], ["other"]),
    ("opening", CLASSIC, 30, [0, 50], [31]),
    ("penalty_tiles", CLASSIC, 3, [1], [0, 2]),
    ("joker_points", CLASSIC, 25, [30, 50], [0]),
]


@pytest.mark.parametrize(("name", "editions", "default", "choices", "refused"), OPTIONS)
def test_an_option_is_offered_where_it_makes_sense(name, editions, default, choices, refused):
    for edition in ids():
        if edition in editions:
            _assert_choices(edition, name, default, choices, refused)
        else:
            with pytest.raises(BadEdition, match="expected an option out of"):
                load(edition, {name: default})


@pytest.mark.parametrize("edition", sorted(RACKS))
def test_the_next_start_can_be_chosen_where_there_are_racks(edition):
    own = {"junior": "winner", "stars": "oldest", "cards": "youngest", "cards-pro": "youngest"}
    default = own.get(edition, "draw")
    others = {"draw", "winner", "oldest", "youngest"} - {default}
    _assert_choices(edition, "next_starter", default, sorted(others), ["guide", "loser"])


def test_every_option_stands_here():
    known = {name for name, *_ in OPTIONS} | {"next_starter"}
    assert {option.name for edition in ids() for option in load(edition).options} == known


def _assert_choices(edition, name, default, choices, refused):
    """The edition plays by the default, by any choice if asked, and by nothing else."""
    assert getattr(load(edition).rules, name) == default
    for choice in [default, *choices]:
        assert getattr(load(edition, {name: choice}).rules, name) == choice
    for value in refused:
        with pytest.raises(BadEdition, match=f"expected {name} to be"):
            load(edition, {name: value})
