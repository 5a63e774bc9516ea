"""One game of bots: a round through ``decide`` and ``evolve``, like every other round.

Whoever raises, returns nonsense or does not return leaves the round, as a person may, and so
loses it; the others play on.
"""

from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from enum import IntEnum
from time import perf_counter
from typing import cast

from rackrun.arena.cheat import Cheat
from rackrun.arena.contest import Contest
from rackrun.arena.entrants import entrant
from rackrun.arena.guard import is_ctrl_c, raised, reason, shown
from rackrun.arena.outcome import DealOutcome, Failure, GameOutcome
from rackrun.bots import Bot, BotChance, View
from rackrun.errors import BadContest, IllegalAction
from rackrun.notation.records import Record
from rackrun.rules.actions import Action, Begin, Draw, GiveBack, Leave, Pass, Play, Prepare
from rackrun.rules.decide import decide, open_match
from rackrun.rules.events import Event
from rackrun.rules.evolve import evolve, open_position
from rackrun.solver.ability import able
from rackrun.tiles import Colour, Tile

Lost = Mapping[tuple[int, int], str]
"""By rotation and number of the move: why a bot that was asked before gave no answer at all."""


class Step(IntEnum):
    """What a bot is busy with."""

    NOTHING = 0
    MAKING = 1
    CHOOSING = 2


Asking = Callable[[int, int, Step], None]
"""Is told the rotation, the number of the move, and what its bot begins with; when it has answered,
that this is nothing."""

Keep = Callable[[int, Record], None]
"""Is given the rotation and the record of a game."""


def play_deal(
    contest: Contest,
    deal: int,
    *,
    lost: Lost | None = None,
    asking: Asking | None = None,
    keep: Keep | None = None,
) -> DealOutcome:
    """Play a deal in all rotations.

    >>> from rackrun.editions import load
    >>> contest = Contest.of(load("classic"), ["solver", "beginner"], players=2, seed=1)
    >>> play_deal(contest, 0).wins
    (2.0, 0.0)
    """
    games: list[GameOutcome] = []
    for rotation in range(contest.players):
        game = _Game(contest, deal, rotation, lost or {}, asking or _unheard)
        games.append(game.outcome())
        if keep is not None:
            keep(rotation, game.record())
    return DealOutcome.of(contest, deal, games)


def _unheard(_rotation: int, _number: int, _step: Step) -> None:
    pass


class _Failed(Exception):
    """A bot that did nothing of use."""


@contextmanager
def _blamed() -> Generator[None]:
    """Whatever is raised in here is the bot's failure, be it sys.exit; but not a real Ctrl-C."""
    try:
        yield
    except _Failed:
        raise
    except BaseException as error:
        if is_ctrl_c(error):
            raise
        raise _Failed(f"raised {raised(error)}") from error


class _Game:
    """A game under way."""

    def __init__(
        self, contest: Contest, deal: int, rotation: int, lost: Lost, asking: Asking
    ) -> None:
        self.contest, self.deal, self.rotation = contest, deal, rotation
        self.lost, self.asking = lost, asking
        self.seed = contest.seed_of(deal)
        opening = open_match(contest.edition, contest.players)
        self.events: list[Event] = [opening]
        self.position = open_position(opening)
        # A bot keeps nothing between two games, whichever process they are played in. It is made
        # when it is first asked, so that one that cannot be made has lost this game and no more.
        self.bots: list[Bot | Cheat | None] = [None] * contest.players
        self.moves, self.seconds = [0] * contest.players, [0.0] * contest.players
        self.failures: list[Failure] = []

    def outcome(self) -> GameOutcome:
        """Play the round to its end and say what came of it."""
        self._do(Prepare())
        self._do(Begin())
        while not self.position.results:
            self._move(self.position.turn)
        result, seats = self.position.results[-1], self.position.seats
        # A round that nobody has won is shared by all who stayed.
        winners = result.winners or self.position.active
        shares = [(seat in winners) / len(winners) for seat in range(len(seats))]
        places = [self._seat(place) for place in range(len(seats))]
        return GameOutcome(
            wins=tuple(shares[seat] for seat in places),
            points=tuple(result.scores[seat] for seat in places),
            moves=tuple(self.moves),
            seconds=tuple(self.seconds),
            failures=tuple(self.failures),
        )

    def record(self) -> Record:
        """The game as a record; the bots are named in seat order."""
        names = {self._seat(place): name for place, name in enumerate(self.contest.lineup)}
        return Record(tuple(names[seat][-40:] for seat in sorted(names)), tuple(self.events))

    def _seat(self, place: int) -> int:
        """Where the bot of this place of the lineup sits in this rotation."""
        return (place + self.rotation) % self.contest.players

    def _do(self, action: Action) -> None:
        """Decide the action and let it happen."""
        happened = decide(self.position, action, self.seed, able=able)
        for event in happened:
            self.position = evolve(self.position, event)
        self.events += happened

    def _move(self, seat: int) -> None:
        """Ask the bot of the seat on turn; one that fails leaves."""
        place = (seat - self.rotation) % self.contest.players
        try:
            action = self._asked(place, seat)
            try:
                self._do(action)
            except IllegalAction as error:
                raise _Failed(f"played against the rules: {error}") from error
        except _Failed as failed:
            name, why = self.contest.lineup[place], reason(str(failed))
            self.failures.append(Failure(name, self.deal, self.rotation, seat, why))
            self._do(Leave(seat))

    def _asked(self, place: int, seat: int) -> Action:
        """What the bot does; raises _Failed if that is nothing that a seat on turn can do."""
        number = sum(self.moves)
        self.moves[place] += 1
        if (self.rotation, number) in self.lost:
            raise _Failed(self.lost[self.rotation, number])
        try:
            with _blamed():
                self.asking(self.rotation, number, Step.MAKING)
                bot = self._bot(place)
                self.asking(self.rotation, number, Step.CHOOSING)
                return _checked(self._chosen(bot, place, number), seat)
        finally:
            # Not before the answer is checked and the reason worded: both run the bot's code.
            self.asking(self.rotation, number, Step.NOTHING)

    def _bot(self, place: int) -> Bot | Cheat:
        """The bot of this place, made if it is asked for the first time."""
        bot = self.bots[place]
        if bot is None:
            try:
                bot = entrant(self.contest.lineup[place], self.contest.edition)
            except BadContest as error:
                why = raised(error.__cause__ or error)
                raise _Failed(f"could not be made: {why}") from error
            self.bots[place] = bot
        return bot

    def _chosen(self, bot: Bot | Cheat, place: int, number: int) -> object:
        """What the bot answers, whatever that is; the time it takes is counted."""
        seat = self._seat(place)
        chance = BotChance.of(
            f"arena {self.contest.seed}, deal {self.deal}, rotation {self.rotation}, move {number}"
        )
        view = View(self.position, seat)
        began = perf_counter()
        try:
            if isinstance(bot, Cheat):
                return bot.choose_openly(self.position, seat)
            return bot.choose(view, chance, self.contest.budget)
        finally:
            self.seconds[place] += perf_counter() - began


def _checked(answer: object, seat: int) -> Action:
    """The answer if it is an action of this seat, made of what actions are made of.

    Of nothing else, not even of classes derived from it: these would bring code of their own.
    """
    if type(answer) in (Draw, Pass, GiveBack, Play):
        match answer:
            case Draw(seat=chosen) | Pass(seat=chosen) if _is_seat(chosen, seat):
                return answer
            case GiveBack(seat=chosen, tile=tile) if _is_seat(chosen, seat) and _is_tile(tile):
                return answer
            case Play(seat=chosen, table=table) if _is_seat(chosen, seat) and _is_table(table):
                return answer
            case _:
                pass
    raise _Failed(f"expected an action of seat {seat}, got {shown(answer)}")


def _is_seat(chosen: object, seat: int) -> bool:
    return type(chosen) is int and chosen == seat


def _is_table(table: object) -> bool:
    if type(table) is not tuple:
        return False
    melds = cast("tuple[object, ...]", table)
    return all(
        type(meld) is tuple and all(map(_is_tile, cast("tuple[object, ...]", meld)))
        for meld in melds
    )


def _is_tile(tile: object) -> bool:
    if type(tile) is not Tile or type(tile.number) is not int:
        return False
    return type(tile.colour) is Colour or tile.is_joker
