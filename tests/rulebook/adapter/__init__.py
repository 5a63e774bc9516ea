"""Cases put to the engine: one function for each kind of case.

A function may build a position that has what a case tells; every answer comes from the engine.
"""

from collections.abc import Callable, Mapping
from typing import Any

from rackrun.editions import Edition
from tests.rulebook.adapter import boxes, idling, intro, jokers, melds, rounds, starts, turns

ANSWERS: Mapping[str, Callable[[Edition, Mapping[str, Any]], dict[str, Any]]] = {
    "deck": boxes.deck,
    "deck_diff": boxes.deck_diff,
    "chips": boxes.chips,
    "setup": boxes.setup,
    "set": melds.one_set,
    "opening_value": melds.opening_value,
    "rack_value": melds.value_of_rack,
    "turn": turns.turn,
    "reward": turns.reward,
    "joker_free": jokers.joker_free,
    "joker_move": jokers.joker_move,
    "joker_replace": jokers.joker_replace,
    "draw": idling.draw,
    "voluntary_draw": idling.voluntary_draw,
    "timeout": idling.timeout,
    "round_score": rounds.round_score,
    "junior_end": rounds.junior_end,
    "blocked_round": rounds.blocked_round,
    "round_end": rounds.round_end,
    "match_score": rounds.match_score,
    "match_chips": rounds.match_chips,
    "match_limit": rounds.match_limit,
    "start_draw": starts.start_draw,
    "start_age": starts.start_age,
    "next_round_start": starts.next_round_start,
    "intro_fit": intro.intro_fit,
    "intro_end": intro.intro_end,
    "intro_winner": intro.intro_winner,
    "intro_chips": intro.intro_chips,
}
"""What answers a case, by its kind."""
