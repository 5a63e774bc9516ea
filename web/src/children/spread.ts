// All tiles of an introductory game in sight at once, as large as that allows.

import { colourOf, numberOf, type TileText } from "../tiles/tile";

const TILE = { least: 36, most: 92 };

/**
 * The tiles as they lie: colour by colour, so that a child knows where to look, but the numbers
 * mixed, so that there is something to find. They lie so for everybody, and otherwise each round.
 */
export function strewn(tiles: readonly TileText[], round: number): TileText[] {
  const place = (tile: TileText): number => {
    const number = numberOf(tile);
    return (7 * number * number + 3 * number + 5 * round + tile.charCodeAt(0)) % 29;
  };
  return tiles.toSorted(
    (one, other) =>
      colourOf(one).localeCompare(colourOf(other)) ||
      place(one) - place(other) ||
      numberOf(one) - numberOf(other),
  );
}

/** The largest tile with which nothing has to be scrolled, found by halving; rows of equal length. */
export function fitSpread(find: HTMLElement, lying: HTMLElement, count: number): void {
  const gap = parseFloat(getComputedStyle(lying).columnGap);
  const fits = (width: number): boolean => {
    const most = Math.max(1, Math.floor((lying.clientWidth + gap) / (width + gap)));
    const rows = Math.ceil(count / most);
    lying.style.setProperty("--columns", String(Math.ceil(count / rows)));
    lying.style.setProperty("--tile-w", `${width}px`);
    return find.scrollHeight <= find.clientHeight;
  };
  let [low, high] = [TILE.least, TILE.most];
  if (fits(high)) return;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  fits(low);
}
