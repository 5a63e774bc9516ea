"""``python -m tests.rooms --write [NAME ...]``: write the logs that are missing, or these anew.

What was written before stays as it is unless it is named: an old log is kept for ever.
"""

import sys

from tests.rooms.logs import write_logs

if __name__ == "__main__":
    if sys.argv[1:2] != ["--write"]:
        sys.exit("usage: python -m tests.rooms --write [NAME ...]")
    written = write_logs(names=sys.argv[2:])
    print("\n".join(written) or "no log is missing; name those that are to be written anew")
