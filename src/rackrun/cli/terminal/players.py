"""The players at the table: persons at the keyboard and bots, as they were named."""

from collections.abc import Sequence
from dataclasses import dataclass

from rackrun.editions import Edition
from rackrun.errors import BadNotation
from rackrun.notation.records import check_names

_BOT = "bot"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat."""

    name: str
    bot: bool = False

    @property
    def label(self) -> str:
        """The name, with the word bot unless it says so itself."""
        says_so = self.name.lower().split()[0] == _BOT
        return f"{self.name} (bot)" if self.bot and not says_so else self.name


def read_players(seats: Sequence[str], edition: Edition) -> tuple[Player, ...]:
    """The players that were named; nobody named means one person and a bot.

    >>> from rackrun.editions import load
    >>> [player.label for player in read_players(["Anna", "bot", "bot:Max"], load("classic"))]
    ['Anna', 'Bot', 'Max (bot)']
    """
    words = [word.strip() for word in seats] or _usual(edition)
    least, most = edition.seats
    if not least <= len(words) <= most:
        raise BadNotation(f"{edition.id}: expected {least} to {most} seats, got {len(words)}")
    players = _numbered([_player(word) for word in words])
    check_names([player.name for player in players], len(players))
    _check_different([player.name for player in players])
    if any(":" in player.name for player in players):
        raise BadNotation("expected names without ':', got one with it (a bot is 'bot:Name')")
    return players


def _check_different(names: Sequence[str]) -> None:
    """Refuse two names that differ in capitals at most."""
    for at, name in enumerate(names):
        same = [other for other in names[:at] if other.lower() == name.lower()]
        if same:
            got = f"{name!r} twice" if same[0] == name else f"{same[0]!r} and {name!r}"
            raise BadNotation(f"expected each name once, got {got}")


def _usual(edition: Edition) -> list[str]:
    least, most = edition.seats
    return ["You", *[_BOT] * (min(max(least, 2), most) - 1)]


def _player(word: str) -> Player:
    kind, colon, name = word.partition(":")
    if kind.strip().lower() != _BOT:
        return Player(word)
    return Player(name.strip() if colon else "", bot=True)


def _numbered(players: Sequence[Player]) -> tuple[Player, ...]:
    """Bots without a name are Bot, or Bot 1, Bot 2 and so on."""
    taken = {player.name.lower() for player in players}
    nameless = sum(not player.name and player.bot for player in players)
    names = ["Bot"] if nameless == 1 and "bot" not in taken else [
        name for at in range(1, 20) if (name := f"Bot {at}").lower() not in taken]  # fmt: skip
    fresh = iter(names)
    return tuple(
        Player(next(fresh), bot=True) if player.bot and not player.name else player
        for player in players
    )
