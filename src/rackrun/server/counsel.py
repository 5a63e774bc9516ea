"""Doors that need no room: the solver, the referee and records, for whoever wants to know."""

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from rackrun.notation.questions import answer_to_text
from rackrun.replay import replay_data
from rackrun.server import drafts
from rackrun.server.answers import LONGEST_RECORD, as_json, body_of, refused
from rackrun.server.thinking import Thinker
from rackrun.solver import question


class Counsel:
    """Answers what was asked; nothing of it is kept."""

    def __init__(self, thinker: Thinker) -> None:
        """Let this one work it out."""
        self._thinker = thinker
        self._one = asyncio.Semaphore(1)
        """Whoever asks waits for those before: the tables need the other processes."""

    async def solve(self, request: Request) -> Response:
        """The best play for a table and a rack, with the moves that lead to it."""
        text = (await body_of(request)).decode(errors="replace")
        async with self._one:
            return _answered(await self._thinker.ask(solved, text))

    async def judge(self, request: Request) -> Response:
        """Whether a turn is legal and, if not, every reason why."""
        text = (await body_of(request)).decode(errors="replace")
        return _answered(answer_to_text(text, "a turn", drafts.answer))

    async def replay(self, request: Request) -> Response:
        """A record that is judged again from beginning to end, with all that a replay needs."""
        text = (await body_of(request, LONGEST_RECORD)).decode(errors="replace")
        async with self._one:
            told = await self._thinker.ask(replay_data, text)
        if "error" in told:
            message, flaws = told["error"], told["flaws"]
            return refused(422, "bad-request", message, flaws, where=told["where"])
        return as_json(told)


def solved(text: str) -> dict[str, Any]:
    """The best play, explained; it is asked in another process."""
    return question.answer_text(text, explained=True)


def _answered(told: dict[str, Any]) -> Response:
    if "error" in told:
        return refused(422, "bad-request", told["error"], told.get("flaws"))
    return as_json(told)
