"""The introductory games: all tiles lie open, the guide names one, everybody looks."""

from rich.text import Text

from rackrun.cli.terminal import paint
from rackrun.cli.terminal.commands import Command, Lay, Word
from rackrun.cli.terminal.paint import HEADING
from rackrun.cli.terminal.screen import heading, seats, table
from rackrun.cli.terminal.session import Session
from rackrun.cli.terminal.typed import read_command
from rackrun.errors import BadNotation, IllegalAction, RackrunError
from rackrun.rules.actions import Action, Find, Name
from rackrun.rules.events import TileNamed, TilesSpread
from rackrun.rules.position import Stage


class Search:
    """A round of finding; ``news`` is what happened since a person last typed.

    Bots look in their own time. The clock is looked at when a person has typed something, so
    what a person finds always counts first.
    """

    def __init__(self, session: Session) -> None:
        """Begin with what was told last."""
        self.session, self.terminal = session, session.terminal
        self.news: list[str] = []
        self.found_at = session.now() + self._pace()
        """When a bot will have found a tile."""

    def play(self) -> None:
        """Name and find until no tile lies open any more."""
        self.news = self.session.told(self.session.events[self._row_begins() :], None)
        while self.session.position.in_play:
            naming = self.session.position.stage is Stage.NAME
            if naming and not self._guided_by_person:
                self._do(self.session.guiding_bot().choose())
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
        """Whether it is a bot that points to the next tile."""
        if not self.session.persons or not self.session.bots:
            return not self.session.persons
        return self.session.now() >= self.found_at

    def _bot_finds(self) -> None:
        self._do(self.session.bot(self._looking).choose())
        self.found_at = self.session.now() + self._pace()

    def _pace(self) -> float:
        """How long the next bot looks, if there is one."""
        playing = self.session.bots and self.session.position.in_play
        return self.session.bot(self._looking).pace() if playing else 0

    @property
    def _looking(self) -> int:
        """The bot that points next: the one with the fewest chips."""
        held = self.session.position.seats
        return min(self.session.bots, key=lambda seat: held[seat].chips)

    def _ask(self, *, naming: bool) -> None:
        """Lines from the persons until one of them brings something about."""
        while True:
            line = self.session.ask("Guide, name a tile> " if naming else self._prompt())
            try:
                if self._obey(line, naming=naming):
                    return
            except IllegalAction as error:
                self.terminal.show([f"  {flaw.message}" for flaw in error.flaws])
            except RackrunError as error:
                self.terminal.show([paint.complaint(error)])

    def _prompt(self) -> str:
        """The question, with how it is answered."""
        ways = [f"name and tile: {self._example}"] if self._several else []
        ways += ["Enter: a bot looks"] if self.session.bots else []
        how = f"({'; '.join(ways)}) " if ways else ""
        return f"Which tile comes before or after? {how}"

    @property
    def _several(self) -> bool:
        return len(self.session.persons) > 1

    @property
    def _example(self) -> str:
        return f"{self.session.players[self.session.persons[0]].name} r6"

    def _wrong(self, line: str, *, naming: bool) -> BadNotation:
        """What was expected here instead of the line."""
        named = self._several and not naming
        wanted = f"a name and a tile such as {self._example!r}" if named else "a tile such as 'r6'"
        return BadNotation(f"expected {wanted}, got {line.strip()!r}; 'help' lists all")

    def _read(self, line: str, *, naming: bool) -> tuple[int | None, Command]:
        """Who found something, if that is said, and the command."""
        seat, rest = self._who(line)
        try:
            return seat, read_command(rest)
        except BadNotation as error:
            if rest.strip().lower().startswith("save"):
                raise
            raise self._wrong(line, naming=naming) from error

    def _obey(self, line: str, *, naming: bool) -> bool:
        """Carry the line out; whether the screen is to be drawn again."""
        seat, command = self._read(line, naming=naming)
        if self.session.common(command):
            return False
        if command is Word.SHOW:
            if not line.strip() and self.session.bots and not naming:
                self.news = []
                self._bot_finds()
            return True
        match command:
            case Lay(((tile,),)):
                if not naming and seat is None and self._several:
                    raise self._wrong(line, naming=naming)
                finder = self.session.persons[0] if seat is None else seat
                action = Name(tile) if naming else Find(finder, tile)
                self.news = self.session.told(self.session.do(action), None)
                return True
            case _:
                raise self._wrong(line, naming=naming)

    def _who(self, line: str) -> tuple[int | None, str]:
        """The person named in front of a tile, if one is, and the rest of the line."""
        name, colon, rest = line.partition(":")
        if line.lower().startswith("save "):
            return None, line
        if not colon:
            return self._named_in_front(line)
        meant = self._meant(name)
        if len(meant) != 1:
            known = ", ".join(self.session.players[seat].name for seat in self.session.persons)
            raise BadNotation(f"expected one of {known} before ':', got {name.strip()!r}")
        return meant[0], rest

    def _meant(self, typed: str) -> list[int]:
        """The persons whose name this is, or else begins with it."""
        wanted = typed.strip().lower()
        names = {seat: self.session.players[seat].name.lower() for seat in self.session.persons}
        exact = [seat for seat, name in names.items() if name == wanted]
        return exact or [seat for seat in names if wanted and names[seat].startswith(wanted)]

    def _named_in_front(self, line: str) -> tuple[int | None, str]:
        """The same without a colon: whatever stands before the tile must be a name."""
        words = line.split()
        for at in range(len(words) - 1, 0, -1):
            meant = self._meant(" ".join(words[:at]))
            rest = " ".join(words[at:])
            if len(meant) == 1 and _is_tile(rest):
                return meant[0], rest
        return None, line

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


def _is_tile(text: str) -> bool:
    try:
        command = read_command(text)
    except BadNotation:
        return False
    return isinstance(command, Lay) and len(command.melds) == len(command.melds[0]) == 1
