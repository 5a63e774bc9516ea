"""The form of the database, step by step: plain SQL, one file a step, never changed once landed."""

from importlib.resources import files

MIGRATIONS = tuple(
    file.read_text("utf-8")
    for file in sorted(files(__name__).iterdir(), key=lambda file: file.name)
    if file.name.endswith(".sql")
)
