"""The command, also as ``python -m rackrun``; Ctrl-C is heard from the first moment on."""

import sys


def main() -> None:
    """Run the command."""
    try:
        from rackrun.cli import main as run  # noqa: PLC0415 - what comes before must be quick
    except KeyboardInterrupt:
        sys.exit(130)
    run()


if __name__ == "__main__":
    main()
