// What was laid on the solver's page, kept on this device until somebody lays something else.

import type { TileText } from "../tiles/tile";

const KEPT = "rackrun-solver";

export interface Laid {
  edition: string;
  opened: boolean;
  /** The rack, and then the melds of the table. */
  piles: TileText[][];
}

const NOTHING: Laid = { edition: "classic", opened: true, piles: [[]] };

function isLaid(kept: unknown): kept is Laid {
  const { edition, opened, piles } = (kept ?? {}) as Partial<Laid>;
  const tiles = Array.isArray(piles) && piles.length > 0 && piles.every((pile) => isPile(pile));
  return tiles && typeof edition === "string" && typeof opened === "boolean";
}

const isPile = (pile: unknown): boolean =>
  Array.isArray(pile) && pile.every((tile) => typeof tile === "string");

export function keptLaid(): Laid {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    return isLaid(kept) ? kept : NOTHING;
  } catch {
    return NOTHING;
  }
}

export function keepLaid(laid: Laid): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(laid));
  } catch {
    // no storage here: it lasts as long as the page
  }
}
