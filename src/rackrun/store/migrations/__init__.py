"""The forms of the databases, step by step: plain SQL, a file a step, never changed once landed."""

from importlib.resources import files


def steps(engine: str) -> tuple[str, ...]:
    """The scripts for an engine, ``sqlite`` or ``postgres``, the first one first."""
    folder = files(__name__) / engine
    return tuple(
        file.read_text("utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name)
    )
