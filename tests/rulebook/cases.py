"""Files of cases: read, put to the engine, compared."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rackrun.editions import load
from tests.rulebook.adapter import ANSWERS

Case = Mapping[str, Any]


class BadFile(Exception):
    """A file that holds no cases; the message says why."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a case expected and what the engine said, as far as it is compared."""

    id: str
    expected: object
    got: object

    @property
    def passed(self) -> bool:
        """Whether both are the same; true is not 1 here."""
        return json.dumps(self.expected, sort_keys=True) == json.dumps(self.got, sort_keys=True)


def read_cases(path: Path) -> list[Case]:
    """The cases of a file."""
    try:
        data = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadFile(f"expected a file of cases, got {path}: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise BadFile(f"{path}: expected JSON, got something else: {error}") from error
    cases = data.get("cases") if isinstance(data, dict) else None
    if not isinstance(cases, list):
        raise BadFile(f"{path}: expected an object with a list named 'cases'")
    return cases


def run(case: Case, nth: int = 1) -> Outcome:
    """The outcome of the nth case of a file; whatever goes wrong is what was got."""
    name, expected = f"case {nth}", None
    try:
        name, expected = str(case["id"]), _compared(case["expect"])
        return Outcome(name, expected, _answered(case, expected))
    except Exception as error:  # noqa: BLE001 - a case can be wrong in any way, the others go on
        return Outcome(name, expected, f"{type(error).__name__}: {error}")


def _compared(expect: Mapping[str, Any]) -> dict[str, Any]:
    """What is compared of ``expect``: a reason is only a hint, and kinds have no order."""
    compared = {key: value for key, value in expect.items() if key != "reason"}
    if "kinds" in compared:
        compared["kinds"] = sorted(set(compared["kinds"]))
    return compared


def _answered(case: Case, expected: Mapping[str, Any]) -> object:
    """The engine's answer, as far as it was asked for."""
    kind = case["kind"]
    if kind not in ANSWERS:
        return f"unknown kind {kind!r}"
    edition = load(case["edition"], case.get("options"))
    answer = ANSWERS[kind](edition, case["input"])
    return {key: answer[key] for key in expected if key in answer}
