"""A player who does anything at all: whatever happens, the game stays a game."""

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rackrun.audit import audit
from rackrun.editions import Edition, ids, load, read_user_file
from rackrun.errors import IllegalAction
from rackrun.fairness import prove
from rackrun.melds import read
from rackrun.notation import (
    Record,
    read_position,
    read_record,
    record_from_data,
    record_to_data,
    write_position,
    write_record,
)
from rackrun.rules.actions import (
    Action,
    Begin,
    Draw,
    Find,
    GiveBack,
    Leave,
    Name,
    OfferSeed,
    Pass,
    Play,
    Prepare,
    TimeUp,
)
from rackrun.rules.drawing import not_playing
from rackrun.rules.events import TablePlayed
from rackrun.rules.evolve import evolve, replay
from rackrun.rules.position import Position, Stage
from rackrun.table import tiles_on
from rackrun.view import redact, view
from tests.editions.test_twelfth import FIVES
from tests.kit.drafts import random_draft
from tests.kit.games import Game
from tests.kit.size import sized

pytestmark = pytest.mark.heavy


def editions() -> list[Edition]:
    """Every edition, and the made-up one."""
    return [*map(load, ids()), read_user_file(FIVES)[0]]


def any_options(edition: Edition, chance: Random) -> Edition:
    """The edition with some options, each chosen from all its choices."""
    chosen: dict[str, object] = {}
    for option in edition.options:
        if chance.random() < 0.3:
            numbers = [] if option.low is None else [option.low, option.high]
            chosen[option.name] = chance.choice([*option.choices, *numbers])
    # A match of many rounds or a wide hand takes long and shows nothing new.
    if chosen.get("rounds") == 99:
        chosen["rounds"] = 2
    # The search for a play is exact and slow where melds are rearranged: asked now and then.
    if edition.rules.rearranging == "free" and chance.random() < 0.8:
        chosen.pop("must_play_if_able", None)
    return edition.with_options(chosen)


class AnyPlayer(RuleBasedStateMachine):
    """One match of any edition in which everything is tried."""

    @initialize(edition=st.sampled_from(editions()), dice=st.integers(0, 2**32))
    def sit_down(self, edition: Edition, dice: int) -> None:
        chance = Random(dice)
        edition = any_options(edition, chance)
        self.game = Game(edition, chance.randint(*edition.seats), f"luck {dice}")

    @property
    def position(self) -> Position:
        return self.game.position

    def attempt(self, action: Action) -> None:
        """Do it if it is legal; if not, nothing must have changed and reasons must be given."""
        before = self.position
        try:
            happened = self.game.do(action)
        except IllegalAction as error:
            self.check_refused(error, before)
            return
        position = before
        for event in happened:
            after = evolve(position, event)
            for seat in (None, *range(len(before.seats))):
                assert evolve(view(position, seat), redact(event, seat)) == view(after, seat)
            if isinstance(event, TablePlayed):
                self.check_moved(position, after, event)
            position = after

    def check_refused(self, error: IllegalAction, before: Position) -> None:
        """A refusal changes nothing and gives reasons."""
        assert self.position == before
        assert error.flaws
        assert all(flaw.message and json.dumps(dict(flaw.args)) for flaw in error.flaws)

    def check_moved(self, before: Position, after: Position, event: TablePlayed) -> None:
        """What came onto the table is what left the rack."""
        gained = Counter(tiles_on(after.table))
        gained.subtract(tiles_on(before.table))
        given = Counter(before.seats[event.seat].rack)
        given.subtract(after.seats[event.seat].rack)
        assert {tile: n for tile, n in gained.items() if n} == {
            tile: n for tile, n in given.items() if n
        }

    @rule()
    def go_on(self) -> None:
        if self.position.stage is not Stage.OVER:
            self.attempt(self.game.next_action())

    @precondition(lambda self: self.position.stage is Stage.TURN)
    @rule(dice=st.integers(0, 2**32))
    def try_a_draft(self, dice: int) -> None:
        chance = Random(dice)
        seat = self.position.turn
        draft = random_draft(self.position, seat, self.game.next_action(), chance)
        action = TimeUp(seat, draft) if chance.random() < 0.3 else Play(seat, draft)
        self.attempt(action)

    @precondition(lambda self: self.position.stage is Stage.TURN)
    @rule(draw=st.booleans())
    def do_not_play(self, draw: bool) -> None:
        seat = self.position.turn
        self.attempt(not_playing(self.position) if draw else Pass(seat))

    @rule(dice=st.integers(0, 2**32))
    def do_anything(self, dice: int) -> None:
        """An action of any kind by any seat, most of them out of place."""
        chance = Random(dice)
        seat = chance.randrange(-1, len(self.position.seats) + 1)
        tile = chance.choice(self.position.edition.box.tiles())
        ages = tuple(chance.choice([None, 4, 9]) for _ in self.position.seats)
        self.attempt(
            chance.choice(
                [
                    Prepare(), Begin(), Begin(starter=seat), Begin(ages=ages), Begin(ages=(1,)),
                    OfferSeed(seat, chance.choice(["luck", "", "a b", "x" * 65])), Draw(seat),
                    Pass(seat), GiveBack(seat, tile), TimeUp(seat), Name(tile), Find(seat, tile),
                    Play(seat, ()), Play(seat, ((),)),
                ]
            )
        )  # fmt: skip

    @rule(dice=st.integers(0, 12))
    def leave(self, dice: int) -> None:
        if dice == 0:
            self.attempt(Leave(self.position.turn))

    @invariant()
    def every_tile_is_somewhere(self) -> None:
        position = self.position
        if position.in_play:
            there = [*tiles_on(position.table), *position.pool]
            there += [tile for seat in position.seats for tile in seat.rack]
            assert Counter(there) == Counter(position.edition.box.tiles())

    @invariant()
    def every_chip_is_somewhere(self) -> None:
        held = sum(seat.chips for seat in self.position.seats)
        if self.position.round:
            assert held + self.position.bank == self.position.edition.rules.chips_in_box
            assert all(seat.chips >= 0 for seat in self.position.seats)

    @invariant()
    def only_melds_lie_on_the_table(self) -> None:
        if self.position.edition.rules.game == "turns":
            for tiles in self.position.table:
                meld = read(tiles, self.position.edition.melds)
                assert meld is not None
                assert meld.tiles == tiles

    @invariant()
    def the_position_can_be_written_down(self) -> None:
        for shown in (self.position, view(self.position, 0), view(self.position, None)):
            assert read_position(write_position(shown), edition=shown.edition) == shown

    def teardown(self) -> None:
        """The events tell the same story again, as they are, as text and as JSON."""
        events = tuple(self.game.events)
        assert replay(events) == self.position
        assert audit(events) is None
        assert prove(events).fair
        record = Record(tuple(f"Player {seat}" for seat in range(self.game.seats)), events)
        assert read_record(write_record(record)) == record
        assert record_from_data(json.loads(json.dumps(record_to_data(record)))) == record


TestAnyPlayer = AnyPlayer.TestCase
TestAnyPlayer.settings = settings(
    max_examples=sized(60, 2000), stateful_step_count=50, deadline=None
)
