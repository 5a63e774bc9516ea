"""Whole games for tests, played by bots with seeds that follow from a text."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rackrun.bots import GUIDE, Bot, BotChance, Budget, View, bot, for_seats
from rackrun.editions import Edition, ids, load
from rackrun.rules.actions import Action, Begin, Prepare
from rackrun.rules.decide import decide, open_match
from rackrun.rules.events import Event
from rackrun.rules.evolve import evolve, open_position
from rackrun.rules.position import Position, Stage
from rackrun.shuffle import RoundSeed
from tests.kit.size import sized

BUDGET = Budget(worlds=sized(3, Budget().worlds))
"""How much bots think in whole games; what they find with more is shown by other tests."""


THINKING = {"searcher", "expert"}
"""Bots that take their time for a move."""


def quick_bot(edition: Edition) -> str:
    """The strongest bot of an edition that does not think."""
    return [name for name in for_seats(edition) if name not in THINKING][-1]


def seed_of(text: str) -> RoundSeed:
    """The seed that a text stands for."""
    return RoundSeed(hashlib.sha256(text.encode()).digest())


def edition_seats() -> list[tuple[str, int]]:
    """Every edition with every number of seats that it allows."""
    return [
        (name, seats)
        for name in ids()
        for seats in range(load(name).seats[0], load(name).seats[1] + 1)
    ]


@dataclass
class Game:
    """A match under way: where it stands and all that happened.

    Each seat has the next of the ``bots``, the first again after the last; without any it is the
    edition's weakest bot, which is quick and asks no solver.
    """

    edition: Edition
    seats: int
    luck: str = "luck"
    bots: Sequence[Bot] = ()
    events: list[Event] = field(default_factory=list[Event])
    position: Position = field(init=False)
    seed: RoundSeed = field(init=False)

    def __post_init__(self) -> None:
        """Open the match."""
        opening = open_match(self.edition, self.seats)
        self.events.append(opening)
        self.position = open_position(opening)
        self.seed = seed_of(self.luck)
        self.bots = self.bots or (bot(for_seats(self.edition)[0]),)

    @classmethod
    def of(
        cls,
        name: str,
        seats: int,
        options: Mapping[str, object] | None = None,
        luck: str = "luck",
        bots: Sequence[str] = (),
    ) -> "Game":
        """A match of the edition of this name, played by the bots of these names."""
        return cls(load(name, options), seats, luck, tuple(bot(each) for each in bots))

    def do(self, action: Action) -> list[Event]:
        """Decide the action and let it happen."""
        if isinstance(action, Prepare) and self.position.stage is Stage.PREPARE:
            self.seed = seed_of(f"{self.luck} {self.position.round + 1}")
        happened = decide(self.position, action, self.seed)
        for event in happened:
            self.position = evolve(self.position, event)
        self.events += happened
        return happened

    def begin(self, action: Begin | None = None) -> "Game":
        """Prepare the next round and deal."""
        self.do(Prepare())
        self.do(action or Begin())
        return self

    def next_action(self) -> Action:
        """What comes next if every seat leaves it to its bot."""
        position = self.position
        match position.stage:
            case Stage.PREPARE:
                return Prepare()
            case Stage.BEGIN:
                return Begin()
            case Stage.NAME:
                return self.asked(bot(GUIDE), position.active[0])
            case Stage.FIND:
                finder = position.active[len(self.events) % len(position.active)]
                return self.asked(self.bot_in(finder), finder)
            case _:
                return self.asked(self.bot_in(position.turn), position.turn)

    def bot_in(self, seat: int) -> Bot:
        """The bot that sits there."""
        return self.bots[seat % len(self.bots)]

    def asked(self, player: Bot, seat: int) -> Action:
        """What this bot would do in a seat now."""
        return player.choose(View(self.position, seat), self.chance_of(seat), BUDGET)

    def chance_of(self, seat: int) -> BotChance:
        """The chance of a seat for its next move."""
        return BotChance.of(f"{self.luck} {seat} {len(self.events)}")

    def play(self, *, most: int = 5000) -> Iterator[Action]:
        """Play on to the end of the match, one action at a time."""
        for _ in range(most):
            if self.position.stage is Stage.OVER:
                return
            action = self.next_action()
            yield action
            self.do(action)

    def finish(self) -> "Game":
        """Play on to the end of the match."""
        for _ in self.play():
            pass
        return self
