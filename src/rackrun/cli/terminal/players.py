"""The players at the table: persons at the keyboard and bots, as they were named."""

from collections.abc import Container, Sequence
from dataclasses import dataclass, replace

from rackrun.bots import for_seats, names
from rackrun.editions import Edition
from rackrun.errors import BadNotation
from rackrun.notation.records import check_names

ANY_BOT = "bot"
"""The kind of a bot of which no more was said: it is the edition's usual one."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat; ``kind`` is the name of a bot, and None for a person."""

    name: str
    kind: str | None = None

    @property
    def bot(self) -> bool:
        """Whether a bot sits here."""
        return self.kind is not None

    @property
    def label(self) -> str:
        """The name, with what kind of bot it is unless it says so itself."""
        if self.kind is None:
            return self.name
        first = self.name.lower().split()[0]
        said = [word for word in dict.fromkeys((self.kind, ANY_BOT)) if word != first]
        return f"{self.name} ({' '.join(said)})" if said else self.name


def read_players(seats: Sequence[str], edition: Edition) -> tuple[Player, ...]:
    """The players that were named; nobody named means one person and a bot.

    >>> from rackrun.editions import load
    >>> seats = ["Anna", "bot", "solver", "helper:Max"]
    >>> [player.label for player in read_players(seats, load("classic"))]
    ['Anna', 'Bot', 'Solver (bot)', 'Max (helper bot)']
    """
    words = [word.strip() for word in seats] or _usual(edition)
    least, most = edition.seats
    if not least <= len(words) <= most:
        raise BadNotation(f"{edition.id}: expected {least} to {most} seats, got {len(words)}")
    players = _named([_player(word) for word in words])
    check_names([player.name for player in players], len(players))
    _check_different([player.name for player in players])
    if any(":" in player.name for player in players):
        raise BadNotation("expected names without ':', got one with it (a bot is 'bot:Name')")
    for player in players:
        if player.kind is not None:
            check_kind(player.kind, edition)
    return players


def check_kind(kind: str, edition: Edition) -> None:
    """Refuse a bot that there is not, or that does not know this kind of game."""
    known = (ANY_BOT, *for_seats(edition))
    if kind not in known:
        raise BadNotation(f"{edition.id}: expected a bot out of {', '.join(known)}; got {kind!r}")


def _check_different(names: Sequence[str]) -> None:
    """Refuse two names that differ in capitals at most."""
    for at, name in enumerate(names):
        same = [other for other in names[:at] if other.lower() == name.lower()]
        if same:
            got = f"{name!r} twice" if same[0] == name else f"{same[0]!r} and {name!r}"
            raise BadNotation(f"expected each name once, got {got}")


def _usual(edition: Edition) -> list[str]:
    least, most = edition.seats
    return ["You", *[ANY_BOT] * (min(max(least, 2), most) - 1)]


def _player(word: str) -> Player:
    """A person, or a bot of a kind, whose name may still be missing."""
    kind, colon, name = (part.strip() for part in word.partition(":"))
    if kind.lower() in (ANY_BOT, *names()):
        return Player(name, kind.lower())
    if colon:
        kinds = ", ".join((ANY_BOT, *names()))
        raise BadNotation(
            f"expected names without ':', or before it a bot out of {kinds}; got {kind!r}"
        )
    return Player(word)


def _named(players: Sequence[Player]) -> tuple[Player, ...]:
    """Bots without a name are called after their kind: Bot, or Bot 1, Bot 2 and so on."""
    named = list(players)
    for at, player in enumerate(players):
        if player.kind is not None and not player.name:
            taken = {other.name.lower() for other in named}
            alone = players.count(player) == 1
            named[at] = replace(player, name=_free_name(player.kind, taken, alone=alone))
    return tuple(named)


def _free_name(kind: str, taken: Container[str], *, alone: bool) -> str:
    word = kind.capitalize()
    numbered = [f"{word} {at}" for at in range(1, 20)]
    return next(name for name in ([word] if alone else []) + numbered if name.lower() not in taken)
