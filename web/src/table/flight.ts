// Tiles fly from where they were to where they are, so that the eye can follow.

export type Boxes = Map<string, DOMRect>;

/** What flies, by the name of its mark, and the time that it takes, as the styles have it. */
const PIECES = { name: "piece", time: "--move" };

export function boxesIn(root: HTMLElement | null, name = PIECES.name): Boxes {
  const boxes: Boxes = new Map();
  for (const tile of root?.querySelectorAll<HTMLElement>(`[data-${name}]`) ?? []) {
    boxes.set(tile.dataset[name] ?? "", tile.getBoundingClientRect());
  }
  return boxes;
}

/** Let every tile that is elsewhere now fly there; a new one comes from the given box. */
export function fly(
  root: HTMLElement | null,
  before: Boxes,
  origin: DOMRect | undefined,
  { name, time } = PIECES,
): void {
  if (!root) return;
  const style = getComputedStyle(root);
  const duration = parseFloat(style.getPropertyValue(time));
  if (!duration) return; // reduced motion
  const easing = style.getPropertyValue("--ease");
  const flights = [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)].flatMap((tile) => {
    const from = before.get(tile.dataset[name] ?? "") ?? origin;
    const to = tile.getBoundingClientRect();
    if (!from || (Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1)) return [];
    return [{ tile, from, to, known: before.has(tile.dataset[name] ?? "") }];
  });
  for (const { tile, from, to, known } of flights) {
    const size = known ? from.width / to.width : 0.6;
    const [x, y] = known
      ? [from.x - to.x, from.y - to.y]
      : [from.x + from.width / 2 - to.x, from.y + from.height / 2 - to.y];
    tile.animate(
      [
        {
          transform: `translate(${x}px, ${y}px) scale(${size})`,
          transformOrigin: "0 0",
          zIndex: 4,
        },
        { transform: "none", transformOrigin: "0 0", zIndex: 4 },
      ],
      { duration: known ? duration : duration * 2, easing },
    );
  }
}

/** Let a drawing fly from the middle of a box to where it stands, once for each that was won. */
export function flyIn(drawing: SVGElement, from: DOMRect, count: number, duration: number): void {
  const to = drawing.getBoundingClientRect();
  for (let each = 0; each < count; each += 1) {
    const copy = drawing.cloneNode(true) as SVGElement;
    copy.classList.add("is-flying");
    copy.style.inset = `${to.top}px auto auto ${to.left}px`;
    copy.style.inlineSize = `${to.width}px`;
    copy.style.blockSize = `${to.height}px`;
    document.body.append(copy);
    const x = from.x + from.width / 2 - to.x + each * to.width;
    const y = from.y + from.height / 2 - to.y;
    const flight = copy.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(0)` },
        { transform: `translate(${x}px, ${y}px) scale(3) rotate(-30deg)`, offset: 0.35 },
        { transform: "none" },
      ],
      { duration: duration * 2, delay: each * 120, easing: "ease-in", fill: "backwards" },
    );
    flight.onfinish = flight.oncancel = () => copy.remove();
  }
}
