"""``python -m tests.records --write``: write the golden records again; read the diff in review."""

import sys

from tests.records.golden import write_all

if sys.argv[1:] != ["--write"]:
    sys.exit("usage: python -m tests.records --write")
print(f"{write_all()} golden records changed")
