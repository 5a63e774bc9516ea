// Where the words of a flaw cover no tile: beside their meld, below it or above it. A full table may
// have no such place; then they are told elsewhere.

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const WAYS = ["beside", "below", "above"] as const;
export type Way = (typeof WAYS)[number] | "nowhere";

/** Whether a box lies within another and touches none of these. */
export function isClear(box: Box, within: Box, others: readonly Box[]): boolean {
  const inside =
    box.left >= within.left && box.right <= within.right &&
    box.top >= within.top && box.bottom <= within.bottom; // prettier-ignore
  return (
    inside &&
    !others.some(
      (other) =>
        box.left < other.right && other.left < box.right &&
        box.top < other.bottom && other.top < box.bottom, // prettier-ignore
    )
  );
}

/** Try the ways one after the other, as the styles lay them, and keep the first that covers nothing. */
export function clearing(words: HTMLElement): Way {
  const cloth = words.closest(".cloth");
  const meld = words.closest(".meld");
  if (!cloth || !meld) return "below";
  const tiles = [...cloth.querySelectorAll(".meld")].filter((each) => each !== meld);
  const others = tiles.map((each) => each.getBoundingClientRect());
  const within = cloth.getBoundingClientRect();
  const found = WAYS.find((way) => {
    words.dataset.way = way;
    return isClear(words.getBoundingClientRect(), within, others);
  });
  return (words.dataset.way = found ?? "nowhere");
}
