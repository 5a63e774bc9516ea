"""The searcher: plays each choice to the end of the round in worlds that it imagines."""

import pytest

from rackrun.bots import Bot, BotChance, Budget, View
from rackrun.bots.expert import Expert
from rackrun.bots.patient import Patient
from rackrun.bots.racing import plans
from rackrun.bots.searcher import Searcher
from rackrun.notation import read_table
from rackrun.rules.actions import Draw
from rackrun.rules.position import Stage
from rackrun.solver import kernel
from rackrun.table import tiles_on
from tests.bots.scenes import chosen, scene, table_after
from tests.kit.games import Game
from tests.kit.required import absent

SEARCHER, PATIENT = Searcher(), Patient()


def test_it_goes_out_if_it_can() -> None:
    after = table_after(SEARCHER, scene("classic", "r4 r5 r6", "r7 k9 b9 y9"))
    assert after is not None
    assert set(after) == set(read_table("r4 r5 r6 r7 | k9 b9 y9"))


def test_it_draws_if_there_is_nothing_to_lay() -> None:
    assert chosen(SEARCHER, scene("classic", "r4 r5 r6", "k1 b3 y9")) == Draw(0)


def some_views(edition: str = "classic", seats: int = 3) -> list[View]:
    """Views of whoever is on turn, all through a game."""
    game = Game.of(edition, seats, luck="searched", bots=["solver"])
    found: list[View] = []
    for step, _ in enumerate(game.play()):
        if game.position.stage is Stage.TURN and step % 9 == 0:
            found.append(View(game.position, game.position.turn))
    return found


def test_the_same_chance_gives_the_same_choice() -> None:
    for view in some_views()[:4]:
        assert chosen(SEARCHER, view) == chosen(SEARCHER, view)


@pytest.mark.parametrize("budget", [Budget(worlds=0), Budget(deadline=0.0)], ids=["none", "late"])
def test_without_worlds_and_without_time_it_plays_like_the_patient_bot(budget: Budget) -> None:
    for view in some_views():
        expected = chosen(PATIENT, view)
        assert SEARCHER.choose(view, BotChance.of("luck"), budget) == expected


def test_it_lays_what_it_holds_when_another_is_about_to_go_out() -> None:
    """Nearly every tile fits such a table, and the other has one tile left."""
    if kernel.play_out is None:
        absent("compiled kernel")
    colours = "k", "r", "b", "y"
    table = " | ".join(" ".join(f"{colour}{n}" for n in range(2, 13)) for colour in colours)
    view = scene("classic", table, "k12 b12 y12 r13 r13", held=1)
    assert laid(PATIENT, view) == 1
    assert all(laid(SEARCHER, view, f"luck {luck}") == 4 for luck in range(5))


def laid(bot: Bot, view: View, luck: str = "luck") -> int:
    """How many tiles the bot lays."""
    after = table_after(bot, view, luck)
    return 0 if after is None else len(tiles_on(after)) - len(tiles_on(view.table))


@pytest.mark.parametrize("bot", [SEARCHER, Expert()], ids=["searcher", "expert"])
def test_who_must_play_does_not_weigh_waiting(bot: Bot) -> None:
    """The patient bot would keep the three nines, which is not allowed here."""
    must = {"must_play_if_able": True}
    view = scene("classic", "r4 r5 r6 | k7 b7 y7", "k9 b9 y9 k3 b12 k1", options=must)
    assert PATIENT.table_after(view, BotChance.of("luck"), Budget()) is None
    assert all(plan.play for plan in plans(view, [None, table_after(bot, view)]))
    assert table_after(bot, view) is not None
