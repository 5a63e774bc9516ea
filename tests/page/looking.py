"""What can be told by looking at a page: whether it is whole, and whether everybody can use it."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.page.browsers import LAPTOP, PHONE

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

SIZES = {
    "phone": PHONE,
    "phone held sideways": {"width": 740, "height": 360},
    "tablet": {"width": 768, "height": 1024},
    "laptop": LAPTOP,
}

LANGUAGES = ("de-DE", "pt-PT", "fr-FR", "nl-NL", "es-ES", "it-IT", "en-GB")
"""Those with the longest words first."""

LOOKS: list[dict[str, str]] = [
    {}, {"theme": "dark"}, {"contrast": "more"}, {"theme": "dark", "contrast": "more"},
]  # fmt: skip

CUT = """() => {
  const shown = document.querySelector("dialog[open]") ?? document.body;
  const seen = (each) => each.checkVisibility({ visibilityProperty: true })
    && !each.closest("svg, .unseen, [inert]")
    && each.getBoundingClientRect().width > 1;
  const all = [...shown.querySelectorAll("*")].filter(seen);
  const controls = "button, a[href], select, input:not([type=file]), textarea, summary";
  const says = (each) => each.tagName !== "OPTION" && (each.matches(controls)
    || [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()));
  const scrolls = (each) => /auto|scroll/.test(getComputedStyle(each).overflowX);
  const pad = (each) => each.closest(".pad"); // a table with many columns may be moved sideways
  const wide = (each) => each.scrollWidth > each.clientWidth + 2 && !each.querySelector(".hand")
    && getComputedStyle(each).display !== "inline";
  const low = (each) => each.scrollHeight > each.clientHeight + 2
    && /hidden|clip/.test(getComputedStyle(each).overflowY);
  const beyond = (each) => {
    const { left, right } = each.getBoundingClientRect();
    return right > innerWidth + 1 || left < -1;
  };
  const covered = (each) => {
    each.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { x, y, width, height } = each.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !each.contains(top) && !each.closest("label")?.contains(top);
  };
  const told = (what) => (each) =>
    `${what}: ${each.tagName} ${each.className} "${each.textContent.trim().slice(0, 40)}"`;
  const found = [
    ...all.filter(says).filter((each) => wide(each) || low(each)).map(told("cut")),
    ...all.filter(says).filter((each) => !pad(each) && beyond(each)).map(told("beyond")),
    ...all.filter((each) => !pad(each) && scrolls(each) && wide(each)).map(told("sideways")),
    ...all.filter((each) => each.matches(controls) && covered(each)).map(told("covered")),
  ];
  scrollTo(0, 0);
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? ["wider than the window", ...found] : found;
}"""
"""Texts are whole, nothing is beside the window, and every control can be brought to light."""


def cut(page: Page) -> list[str]:
    """What is not whole, lies beyond the window or is covered by something else."""
    return page.evaluate(CUT)


def complaints(page: Page) -> list[Any]:
    """What axe finds wrong with the page as it is."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run()")
    return [(each["id"], [node["html"] for node in each["nodes"]]) for each in found["violations"]]
