"""Sheets of figures, for a terminal or for the documentation."""

from dataclasses import dataclass, field

from rich.table import Table


@dataclass(frozen=True, slots=True)
class Sheet:
    """A heading, the heads of the columns and the rows; the first columns are words."""

    title: str
    heads: tuple[str, ...]
    words: int = 1
    rows: list[tuple[str, ...]] = field(default_factory=list[tuple[str, ...]])

    def add(self, *cells: str) -> None:
        """Add a row."""
        self.rows.append(cells)

    def to_rich(self) -> Table:
        """The sheet for a terminal."""
        table = Table(title=self.title, title_justify="left")
        for at, head in enumerate(self.heads):
            table.add_column(head, justify="left" if at < self.words else "right")
        for row in self.rows:
            table.add_row(*row)
        return table

    def to_markdown(self) -> str:
        """The sheet for the documentation."""
        marks = ["---" if at < self.words else "---:" for at in range(len(self.heads))]
        lines = [f"| {' | '.join(row)} |" for row in (self.heads, marks, *self.rows)]
        return "\n".join((f"**{self.title}**", "", *lines, ""))


def milliseconds(seconds: float | None) -> str:
    """A time in milliseconds with three digits that count."""
    if seconds is None:
        return "–"
    time = seconds * 1e3
    digits = 3 if time < 1 else 2 if time < 10 else 1 if time < 100 else 0
    return f"{time:.{digits}f}"
