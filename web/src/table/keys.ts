// The whole table by keyboard: arrows walk over tiles and places, Enter or Space takes and puts.
// In each zone one element can be reached with Tab, the one where the cursor was last.

const ZONES = [".cloth", ".rack"];

const inSight = (stop: HTMLElement): boolean => stop.checkVisibility({ visibilityProperty: true });

/** What the cursor can stand on, as the eye reads it: melds may lie in another order than they came. */
function stopsIn(zone: Element): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>("button")]
    .filter(inSight)
    .map((stop) => ({ stop, box: stop.getBoundingClientRect() }))
    .sort(({ box: one }, { box: other }) =>
      one.bottom <= other.top || other.bottom <= one.top ? one.top - other.top : one.x - other.x,
    )
    .map(({ stop }) => stop);
}

/** Let Tab stop once in each zone. */
export function rove(root: HTMLElement | null): void {
  for (const name of ZONES) {
    const zone = root?.querySelector(name);
    if (!zone) continue;
    const active = zone.querySelector<HTMLElement>("button:focus");
    const last = zone.querySelector<HTMLElement>("button[tabindex='0']");
    const stops = [...zone.querySelectorAll<HTMLElement>("button")];
    const current = active ?? (last && inSight(last) ? last : stops.find(inSight));
    for (const stop of stops) {
      if (stop !== current && stop.getAttribute("tabindex") !== "-1") stop.tabIndex = -1;
    }
    if (current) current.tabIndex = 0;
  }
}

/** Where the cursor goes with an arrow key, if it is on a tile or a place. */
export function step(root: HTMLElement, key: string): HTMLElement | undefined {
  const from = document.activeElement;
  const zone = ZONES.map((name) => root.querySelector(name)).find((each) => each?.contains(from));
  if (!(from instanceof HTMLElement) || !zone) return undefined;
  const stops = stopsIn(zone);
  const at = stops.indexOf(from);
  switch (key) {
    case "ArrowRight":
      return stops[Math.min(at + 1, stops.length - 1)];
    case "ArrowLeft":
      return stops[Math.max(at - 1, 0)];
    case "Home":
      return stops[0];
    case "End": // wherever room was left for it
      return stops.find((stop) => stop.matches(".meld-new")) ?? stops.at(-1);
    case "ArrowUp":
    case "ArrowDown":
      return beyond(root, from, key === "ArrowUp" ? -1 : 1);
    default:
      return undefined;
  }
}

/** The nearest stop above or below, in whatever zone. */
function beyond(root: HTMLElement, from: HTMLElement, way: number): HTMLElement | undefined {
  const middle = (each: HTMLElement): { x: number; y: number } => {
    const box = each.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const here = middle(from);
  const half = from.getBoundingClientRect().height / 2;
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const name of ZONES) {
    for (const stop of stopsIn(root.querySelector(name) ?? document.createElement("i"))) {
      const there = middle(stop);
      const along = (there.y - here.y) * way;
      if (along <= half) continue;
      const away = along * 2 + Math.abs(there.x - here.x);
      if (away < least) [best, least] = [stop, away];
    }
  }
  return best;
}
