"""A person's turn: typed moves on a draft until one of them ends it."""

from rich.text import Text

from rackrun.cli.terminal import paint
from rackrun.cli.terminal.adviser import Adviser
from rackrun.cli.terminal.arranging import arrange, fresh_draft
from rackrun.cli.terminal.commands import Back, Command, Hint, Save, Sort, Word
from rackrun.cli.terminal.paint import Look
from rackrun.cli.terminal.screen import flaw_lines, turn_screen
from rackrun.cli.terminal.session import Session
from rackrun.cli.terminal.typed import read_command
from rackrun.errors import BadNotation, IllegalAction, RackrunError
from rackrun.rules.actions import Draw, GiveBack, Pass, Play, TimeUp, TurnAction
from rackrun.rules.drawing import not_playing
from rackrun.rules.legality import judge
from rackrun.rules.playing import turn_to
from rackrun.rules.position import Stage
from rackrun.solver.hints import Strength
from rackrun.tiles import Tile

_COMMON = (Word.QUIT, Word.HELP, Word.RULES)
"""What is obeyed even when it comes too late, beside saving: after the turn is settled."""


class PersonTurn:
    """The turn of the person who sits in ``seat``."""

    def __init__(self, session: Session, seat: int) -> None:
        """Take up the draft where it was left, or begin with none."""
        self.session, self.seat = session, seat
        self.terminal, self.name = session.terminal, session.players[seat].name
        self.melds = session.edition.melds
        self.draft = session.draft or fresh_draft(session.position)
        self.adviser = Adviser(session.seen_by(seat), seat)
        self.passing = self.again = False  # Whether pass was just asked about, and before that.

    def play(self) -> None:
        """Ask for moves until the turn is over."""
        self._lift_curtain()
        if self.session.started is None:
            self.session.started = self.session.now()
        self._show()
        while True:
            line = self.session.ask(f"{self.name}> ")
            try:
                self.again, self.passing = self.passing, False
                if self._obey(self._read(line)):
                    return
            except IllegalAction as error:
                self.terminal.show(flaw_lines(error.flaws, self.draft, self.melds, self._look))
            except RackrunError as error:
                self.terminal.show([paint.complaint(error)])

    def _read(self, line: str) -> Command:
        """The command typed; whatever cannot be read still shows that the time is up."""
        try:
            return read_command(line, self.session.edition.box.highest)
        except BadNotation:
            if self._is_late():
                return Word.SHOW
            raise

    def _obey(self, command: Command) -> bool:
        """Carry the command out; whether it ended the turn."""
        if self._is_late():
            self._settle(command)
            return True
        if self.session.common(command):
            return False
        match command:
            case Word.END:
                return self._end()
            case Word.DRAW:
                return self._idle(Draw(self.seat))
            case Word.PASS:
                return self._pass()
            case Back(tile):
                return self._give_back(tile)
            case Word.CHECK:
                self._check()
            case Hint(strength):
                self._advise(strength)
            case Sort(by_number):
                chosen = self.session.by_number
                (chosen.add if by_number else chosen.discard)(self.seat)
                self._show()
            case Word.SHOW:
                self._show()
            case _:
                self._arrange(command)
        return False

    def _arrange(self, command: Command) -> None:
        """Change the draft; with a full rack nothing can be laid any more."""
        if self.session.position.stage is Stage.GIVE_BACK:
            self.terminal.show([self._hint()])
            return
        self.draft = self.session.draft = arrange(self.draft, command, self.melds)
        self.session.saved_as = None
        self._show()

    def _end(self) -> bool:
        if self.session.position.stage is Stage.GIVE_BACK:
            self.terminal.show([self._hint()])
            return False
        if not self.draft.changed:
            raise BadNotation(f"nothing is laid yet: lay tiles, or {self._idle_word}")
        self._act(Play(self.seat, self.draft.table))
        return True

    def _idle(self, action: Draw | Pass) -> bool:
        """Draw or pass, but never by accident with tiles of the draft on the table."""
        if self.draft.changed:
            raise BadNotation("the table is changed: end the turn with it, or type reset first")
        self._act(action)
        return True

    def _pass(self) -> bool:
        """Pass; where that ends the round, only when it is typed twice."""
        position = self.session.position
        last = position.idle + 1 >= len(position.active)
        if last and not self.again and not self.draft.changed and self._idle_word == "pass":
            self.passing = True
            self.terminal.show(["  passing ends the round: type pass again"])
            return False
        return self._idle(Pass(self.seat))

    def _give_back(self, tile: Tile) -> bool:
        if self.session.position.stage is not Stage.GIVE_BACK:
            raise BadNotation("there is nothing to give back now")
        self._act(GiveBack(self.seat, tile))
        return True

    def _settle(self, command: Command) -> None:
        """The time is up: settle the turn, then obey what has nothing to do with it."""
        late = TimeUp(self.seat, self.draft.table)
        if command not in _COMMON and not isinstance(command, Save):
            self._act(late)
            return
        events = self.session.do(late)
        self.terminal.show(self.session.told(events, self.seat))
        try:
            self.session.common(command)
        except RackrunError as error:
            self.terminal.show([paint.complaint(error)])
        self.session.pause("press Enter to go on ")
        if len(self.session.persons) > 1:
            self._hide()

    def _hide(self) -> None:
        self.terminal.hide()
        self.session.seen = None

    def _act(self, action: TurnAction) -> None:
        """Do it, and show its outcome before the rack is hidden from the next person."""
        events = self.session.do(action)
        if len(self.session.persons) > 1 and self.session.position.in_play:
            if self.session.position.stage is Stage.GIVE_BACK:
                return
            self.terminal.show(self.session.told(events, self.seat))
            self.session.pause("press Enter to hide your rack ")
            self._hide()

    def _check(self) -> None:
        verdict = judge(turn_to(self.session.position, self.seat, self.draft.table))
        if verdict.legal:
            self.terminal.show(["  This may stand: type end."])
        else:
            self.terminal.show(flaw_lines(verdict.flaws, self.draft, self.melds, self._look))

    def _advise(self, strength: Strength | None) -> None:
        """Tell a hint; it knows the start of the turn alone, and the draft stays as it is."""
        if self.session.position.stage is Stage.GIVE_BACK:
            self.terminal.show([self._hint()])
            return
        if self.draft.changed:
            self.terminal.show(["  For the table as it lay when your turn began:"])
        self.terminal.show([f"  {line}" for line in self.adviser.hint(strength)])

    def _lift_curtain(self) -> None:
        """With several persons, wait for the owner; the last rack shown is hidden already."""
        if len(self.session.persons) > 1 and self.session.seen != self.seat:
            self.session.pause(f"press Enter, {self.name} ")
        self.session.seen = self.seat

    def _show(self) -> None:
        session = self.session
        self.terminal.clear()
        self.terminal.show(
            turn_screen(
                session.seen_by(self.seat), session.players, self.draft, self._look,
                news=session.news(self.seat), by_number=self.seat in session.by_number,
                before=session.left_behind(self.seat),
            )
        )  # fmt: skip
        self.terminal.show([Text(), self._hint()])

    def _hint(self) -> Text:
        """What can be done now, in one line."""
        position = self.session.position
        if position.stage is Stage.GIVE_BACK:
            hint = f"Your rack is full: give a tile back, such as 'back {position.drawn}'."
        elif not self.draft.changed:
            hint = f"Lay tiles, or {self._idle_word}; 'help' lists what can be typed."
        elif judge(turn_to(position, self.seat, self.draft.table)).legal:
            hint = "This may stand: type end when you are done."
        else:
            hint = "Not yet in order: 'check' says why."
        limit = position.edition.rules.time_limit_seconds
        if limit is not None:
            left = max(0, round(limit - self.session.seconds()))
            hint += f" {left} seconds are left; the clock is looked at when a line is entered."
        return Text(hint)

    @property
    def _idle_word(self) -> str:
        """What not playing is called now."""
        return "draw" if isinstance(not_playing(self.session.position), Draw) else "pass"

    @property
    def _look(self) -> Look:
        return self.terminal.look

    def _is_late(self) -> bool:
        limit = self.session.edition.rules.time_limit_seconds
        return limit is not None and self.session.seconds() > limit
