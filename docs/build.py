"""Writes the generated parts of the documentation again: `.venv/bin/python docs/build.py`.

With `--check` nothing is written; stale files are named, and the exit status is 1 if there are
any. What may stand in a page is told in docs/README.md.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from builder import rule_pages, solver_pictures
from builder.pages import BadPage, rebuilt

DOCS = Path(__file__).resolve().parent
PICTURES = DOCS / "pictures"


def pages(docs: Path) -> list[Path]:
    """Every page with generated parts: all Markdown below docs, and the README above it."""
    return sorted([*docs.rglob("*.md"), *docs.parent.glob("README.md")])


def wanted(docs: Path) -> dict[Path, str]:
    """Every file as it should be: pages made anew, all pictures, and the rule pages."""
    files: dict[Path, str] = {}
    for path in pages(docs):
        page = rebuilt(path.read_text("utf-8"), path, docs)
        files[path] = page.text
        for name, picture in page.pictures.items():
            target = docs / "pictures" / f"{name}.svg"
            if target in files:
                raise BadPage(f"{path}: expected each example to have its own name, got {name!r}")
            files[target] = picture
    for name, picture in solver_pictures.drawn(docs).items():
        files[docs / "pictures" / f"{name}.svg"] = picture
    files[docs.parent / rule_pages.PLACE] = rule_pages.written(docs)
    return files


def stale(docs: Path, files: dict[Path, str]) -> Iterator[Path]:
    """The files that are not as they should be, pictures that no page shows among them."""
    for path, text in files.items():
        if not path.exists() or path.read_text("utf-8") != text:
            yield path
    yield from (path for path in (docs / "pictures").glob("*.svg") if path not in files)


def main(arguments: Sequence[str]) -> int:
    """Write what is stale, or with --check name it."""
    if unknown := [word for word in arguments if word != "--check"]:
        print(f"expected --check or nothing, got {unknown[0]!r}", file=sys.stderr)
        return 2
    try:
        files = wanted(DOCS)
    except BadPage as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    changed = sorted(stale(DOCS, files))
    for path in changed:
        place = path.relative_to(DOCS.parent)
        if "--check" in arguments:
            print(f"stale: {place}")
        elif path in files:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files[path], "utf-8", newline="\n")
            print(f"wrote {place}")
        else:
            path.unlink()
            print(f"removed {place}")
    if "--check" in arguments and changed:
        print("hint: make docs")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
