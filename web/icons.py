"""Draws the icons of the installed page from its logo: `.venv/bin/python web/icons.py`."""

import re
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parent / "public"
ICONS = PUBLIC / "icons"
BOX = 512
MIDDLE = (22, 23.5)
"""Where the eye sees the middle of the logo in it."""
GROUND = "#0e4f4b"

SHAPES = {
    # corners of our own, and space for the logo
    "app": (116, 9.2),
    # the system cuts a shape of its own, which leaves a circle of four fifths whole
    "maskable": (0, 7.2),
}
"""How round the corners are, and how large the logo is."""

PICTURES = {
    "app-192.png": ("app", 192),
    "app-512.png": ("app", 512),
    "maskable-192.png": ("maskable", 192),
    "maskable-512.png": ("maskable", 512),
    "apple-180.png": ("maskable", 180),
}


def icon(shape: str) -> str:
    """The logo on its ground."""
    round_, scale = SHAPES[shape]
    drawn = re.sub(r"</?svg[^>]*>", "", (PUBLIC / "logo.svg").read_text()).strip()
    left, top = (BOX / 2 - scale * middle for middle in MIDDLE)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOX} {BOX}">\n'
        f'<rect width="{BOX}" height="{BOX}" rx="{round_}" fill="{GROUND}"/>\n'
        f'<g transform="translate({left:g} {top:g}) scale({scale})">\n{drawn}\n</g>\n</svg>\n'
    )


def draw(page: Page, name: str, shape: str, size: int) -> None:
    """A picture of an icon."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{icon(shape)}")
    page.screenshot(path=ICONS / name, omit_background=True)


def main() -> None:
    """Write them all."""
    ICONS.mkdir(exist_ok=True)
    (ICONS / "app.svg").write_text(icon("app"))
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for name, (shape, size) in PICTURES.items():
            draw(page, name, shape, size)
        browser.close()


if __name__ == "__main__":
    main()
