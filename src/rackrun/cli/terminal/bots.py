"""The bots at the table: asked for a choice, for their pace, and for a word on what they did."""

from collections.abc import Sequence
from dataclasses import dataclass

from rackrun.bots import Bot, BotChance, Budget, Explaining, Paced, View, bot, usual
from rackrun.cli.terminal.players import ANY_BOT, Player
from rackrun.editions import Edition
from rackrun.rules import events as happened
from rackrun.rules.actions import Action, Draw, GiveBack, Pass, Play
from rackrun.rules.events import Event
from rackrun.rules.evolve import evolve, replay
from rackrun.rules.position import Position
from rackrun.shuffle import RoundSeed


@dataclass(frozen=True, slots=True)
class Asked:
    """A bot that is asked something, with all that it gets to know."""

    bot: Bot
    view: View
    luck: str
    """What its chance follows from."""

    @classmethod
    def now(
        cls, kind: str, position: Position, seat: int, seed: RoundSeed, events: Sequence[Event]
    ) -> "Asked":
        """The bot of a kind in its seat.

        Its chance follows from the secret of the round, so that nobody can know it beforehand and
        a game that is taken up again goes on as it would have.
        """
        luck = f"{seed.revealed} {seat} {len(events)}"
        return cls(bot_of(kind, position.edition), View(position, seat), luck)

    def choose(self) -> Action:
        """What it does now."""
        return self.bot.choose(self.view, BotChance.of(self.luck), Budget.for_people())

    def pace(self) -> float:
        """The seconds that it looks before it acts."""
        if not isinstance(self.bot, Paced):
            return 0
        return self.bot.pace(self.view, BotChance.of(f"{self.luck} pace"))


def bot_of(kind: str, edition: Edition) -> Bot:
    """The bot of a kind, or the edition's usual one."""
    return bot(usual(edition) if kind == ANY_BOT else kind)


def remarks(players: Sequence[Player], events: Sequence[Event], first: int) -> dict[int, str]:
    """What bots say about their own moves, by the places of the events from ``first`` on."""
    edition = replay(events[:1]).edition
    bots = {
        seat: found
        for seat, player in enumerate(players)
        if player.kind and isinstance(found := bot_of(player.kind, edition), Explaining)
    }
    said: dict[int, str] = {}
    if not bots:
        return said
    position = replay(events[:first])
    for at, event in enumerate(events[first:]):
        action = _action(event)
        if action is not None and action.seat in bots:
            words = bots[action.seat].explain(View(position, action.seat), action)
            said[at] = f"{players[action.seat].name}: {words}"
        position = evolve(position, event)
    return said


def _action(event: Event) -> Play | Draw | Pass | GiveBack | None:
    """What a seat did that made this happen, if it was its own turn."""
    match event:
        case happened.TablePlayed(seat, table):
            return Play(seat, table)
        case happened.TileDrawn(seat):
            return Draw(seat)
        case happened.TurnPassed(seat):
            return Pass(seat)
        case happened.TileGivenBack(seat, tile):
            return GiveBack(seat, tile)
        case _:
            return None
