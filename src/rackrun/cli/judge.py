"""``rackrun judge``: turns in JSON in, verdicts in JSON out."""

import json
import sys
from pathlib import Path
from typing import Any

from rackrun.cli import REFUSED
from rackrun.cli.files import open_text, questions_in
from rackrun.referee import LONGEST, answer_text


def judge_one() -> int:
    """The verdict on the one turn on standard input."""
    if sys.stdin.isatty():
        print("type one turn as a JSON object, then Ctrl-D", file=sys.stderr)
    said = answer_text(sys.stdin.read(LONGEST + 1))
    _write(said)
    return REFUSED if "error" in said else 0


def judge_batch(path: Path) -> int:
    """A verdict for each line of the file; a bad line is answered and the rest goes on."""
    with open_text(path) as file:
        for number, line in questions_in(file):
            said = answer_text(line)
            _write({"line": number, **said} if "error" in said else said)
    return 0


def _write(said: dict[str, Any]) -> None:
    print(json.dumps(said, ensure_ascii=False))
