// All tiles of an introductory game in sight at once, as large as that allows.

const TILE = { least: 36, most: 92 };

/** The largest tile with which nothing has to be scrolled, found by halving. */
export function fitSpread(find: HTMLElement, lying: HTMLElement): void {
  const fits = (width: number): boolean => {
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
