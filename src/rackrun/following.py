"""A match followed from a seat: what the server tells, message by message, becomes a view.

    game = Following(seat)
    async for message in table:
        game.hear(message)
        if game.is_asked and game.version == table.version:
            await table.ask(*said(bot.choose(game.view, chance, budget)))

``table`` is that of ``rackrun.client``. The rules are not asked: a view goes on by ``evolve``.
"""

from dataclasses import dataclass
from typing import Any

from rackrun.bots import View
from rackrun.client import Message
from rackrun.editions import Edition
from rackrun.rooms.notation import happening_from_data
from rackrun.rooms.reading import position_from_data
from rackrun.rules import actions
from rackrun.rules.events import Event, MatchOpened
from rackrun.rules.evolve import evolve, open_position
from rackrun.rules.position import Position, Stage


@dataclass(slots=True)
class Following:
    """What a seat knows of its match."""

    seat: int
    position: Position | None = None
    """None until the room was told."""
    version: int = 0
    """The last version that was heard of."""

    def hear(self, message: Message) -> None:
        """Go on by a message; those that change no match change nothing."""
        match message:
            case {"t": "room", "version": version, "edition": edition, "position": told}:
                self.version = version
                self.position = position_from_data(Edition.from_data(edition, "room"), told)
            case {"t": "event", "v": version, "event": told}:
                self.version = version
                happening = happening_from_data(told)
                if isinstance(happening, MatchOpened):
                    self.position = open_position(happening)
                elif isinstance(happening, Event) and self.position is not None:
                    self.position = evolve(self.position, happening)
            case _:
                pass

    @property
    def view(self) -> View:
        """What the seat sees."""
        assert self.position is not None, "the room was not told yet"
        return View(self.position, self.seat)

    @property
    def is_asked(self) -> bool:
        """Whether the match waits for this seat: it is on turn, or everybody looks for a tile."""
        if self.position is None:
            return False
        match self.position.stage:
            case Stage.TURN | Stage.GIVE_BACK:
                return self.position.turn == self.seat
            case Stage.FIND:
                return self.seat in self.position.active
            case _:
                return False


def said(action: actions.Action) -> tuple[str, dict[str, Any]]:
    """An action as the protocol has it: the kind of the message, and its fields.

    >>> from rackrun.notation import read_table
    >>> said(actions.Play(0, read_table("r1 r2 r3")))
    ('play', {'table': [['r1', 'r2', 'r3']]})
    """
    match action:
        case actions.Play(table=table):
            return "play", {"table": [list(map(str, meld)) for meld in table]}
        case actions.Draw():
            return "draw", {}
        case actions.Pass():
            return "pass", {}
        case actions.GiveBack(tile=tile):
            return "give-back", {"tile": str(tile)}
        case actions.Find(tile=tile):
            return "find", {"tile": str(tile)}
        case actions.Name(tile=tile):
            return "name", {"tile": str(tile)}
        case _:
            raise ValueError(f"expected what a bot does in its turn, got {action}")
