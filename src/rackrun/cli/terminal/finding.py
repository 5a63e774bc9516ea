"""The introductory games: all tiles lie open, the guide names one, everybody looks."""

from rich.text import Text

from rackrun.bots import simple
from rackrun.cli.terminal import paint
from rackrun.cli.terminal.commands import Lay, Word
from rackrun.cli.terminal.paint import HEADING
from rackrun.cli.terminal.screen import heading, seats, table
from rackrun.cli.terminal.session import Session
from rackrun.cli.terminal.typed import read_command
from rackrun.errors import BadNotation, IllegalAction, RackrunError
from rackrun.rules.actions import Action, Find, Name
from rackrun.rules.events import TileFound, TileNamed, TilesSpread
from rackrun.rules.position import Stage
from rackrun.tiles import Tile

PATIENCE = 2
"""Bots look slowly: persons find so many tiles before a bot finds one."""


class Search:
    """A round of finding; ``news`` is what happened since a person last typed."""

    def __init__(self, session: Session) -> None:
        """Begin with what was told last."""
        self.session, self.terminal = session, session.terminal
        self.news: list[str] = []

    def play(self) -> None:
        """Name and find until no tile lies open any more."""
        self.news = self.session.told(self.session.events[self._row_begins() :], None)
        while self.session.position.in_play:
            naming = self.session.position.stage is Stage.NAME
            if naming and not self._guided_by_person:
                self._do(simple.choose(self.session.seen_by(None), 0))
            elif not naming and self._bots_find_next():
                self._bot_finds()
            else:
                self._show()
                self._ask(naming=naming)
        if not self.session.persons:
            self.terminal.show(self.news)

    def _row_begins(self) -> int:
        """The place of the event from which on a newcomer needs to know."""
        events = self.session.events
        return next(at for at in range(len(events) - 1, 0, -1)
                    if isinstance(events[at], TileNamed | TilesSpread))  # fmt: skip

    @property
    def _guided_by_person(self) -> bool:
        return self.session.guide == "person" and bool(self.session.persons)

    def _do(self, action: Action) -> None:
        self.news += self.session.told(self.session.do(action), None)

    def _bots_find_next(self) -> bool:
        """Whether it is a bot that finds the next tile."""
        if not self.session.persons or not self.session.bots:
            return not self.session.persons
        found = 0
        for event in reversed(self.session.events):
            if isinstance(event, TileFound):
                if self.session.players[event.seat].bot:
                    break
                found += 1
        return found >= PATIENCE

    def _bot_finds(self) -> None:
        chips = self.session.position.seats
        seat = min(self.session.bots, key=lambda bot: chips[bot].chips)
        self._do(simple.choose(self.session.seen_by(seat), seat))

    def _ask(self, *, naming: bool) -> None:
        """Lines from the persons until one of them brings something about."""
        prompt = "Guide, name a tile> " if naming else "Which tile comes before or after? "
        while True:
            line = self.terminal.ask(prompt)
            try:
                if self._obey(line, naming=naming):
                    return
            except IllegalAction as error:
                self.terminal.show([f"  {flaw.message}" for flaw in error.flaws])
            except RackrunError as error:
                self.terminal.show([paint.complaint(error)])

    def _obey(self, line: str, *, naming: bool) -> bool:
        """Carry the line out; whether the screen is to be drawn again."""
        seat, rest = self._who(line)
        command = read_command(rest)
        if self.session.common(command):
            return False
        if command is Word.SHOW:
            if not line.strip() and self.session.bots and not naming:
                self.news = []
                self._bot_finds()
            return True
        match command:
            case Lay(((tile,),)):
                action = Name(tile) if naming else Find(self._finder(seat, tile), tile)
                self.news = self.session.told(self.session.do(action), None)
                return True
            case _:
                raise BadNotation(f"expected one tile such as 'r6', got {rest.strip()!r}")

    def _who(self, line: str) -> tuple[int | None, str]:
        """The person named in front of a colon, if one is, and the rest of the line."""
        name, colon, rest = line.partition(":")
        typed = name.strip().lower()
        names = {self.session.players[seat].name.lower(): seat for seat in self.session.persons}
        meant = [typed] if typed in names else [each for each in names if each.startswith(typed)]
        if not colon or line.lower().startswith("save "):
            return None, line
        if not typed or len(meant) != 1:
            known = ", ".join(self.session.players[seat].name for seat in self.session.persons)
            raise BadNotation(f"expected one of {known} before ':', got {name.strip()!r}")
        return names[meant[0]], rest

    def _finder(self, seat: int | None, tile: Tile) -> int:
        persons = self.session.persons
        if seat is None and len(persons) == 1:
            return persons[0]
        if seat is None:
            first = self.session.players[persons[0]].name
            raise BadNotation(f"expected who found it, such as '{first}: {tile}', got '{tile}'")
        return seat

    def _show(self) -> None:
        position, look = self.session.position, self.terminal.look
        self.terminal.clear()
        rows = table(position.table, position.table, position.edition.melds, look)
        self.terminal.show([
            heading(position), *seats(position, self.session.players, None), Text(),
            Text("Rows", style=HEADING), *rows, Text(),
            Text("Open tiles", style=HEADING), *paint.tiles(position.pool, look), Text(),
            *map(Text, self.news),
        ])  # fmt: skip
