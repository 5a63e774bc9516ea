"""Run files of cases: ``python -m tests.rulebook FILE...``."""

import json
import sys
from pathlib import Path

from tests.rulebook.cases import BadFile, Outcome, read_cases, run


def main(paths: list[str]) -> int:
    """Print every failing case and the count; 1 if any failed, 2 if a file cannot be read."""
    if not paths:
        print("usage: python -m tests.rulebook FILE...", file=sys.stderr)
        return 2
    outcomes: list[Outcome] = []
    for path in paths:
        try:
            cases = read_cases(Path(path))
        except BadFile as error:
            print(error, file=sys.stderr)
            return 2
        outcomes += [run(case, nth) for nth, case in enumerate(cases, 1)]
    failed = [outcome for outcome in outcomes if not outcome.passed]
    for outcome in failed:
        print(f"{outcome.id}: expected {_text(outcome.expected)}, got {_text(outcome.got)}")
    print(f"{len(outcomes) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
