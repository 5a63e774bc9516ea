// The order in which melds lie on a tidy table: runs by colour, then groups by number. How a meld
// looks decides, not whether it is legal.

import { colourOf, JOKER, numberOf } from "../tiles/tile";
import type { Meld } from "./pieces";
import { COLOURS } from "./sorting";

/** Above every number, so that a colour comes before it. */
const MANY = 100;
const GROUPS = 10;

function keyOf(meld: Meld): number {
  const tiles = meld.pieces.map((piece) => piece.tile).filter((tile) => tile !== JOKER);
  const [first] = tiles;
  if (first === undefined) return Infinity;
  const numbers = tiles.map(numberOf);
  const lowest = Math.min(...numbers);
  const group = tiles.length > 1 && numbers.every((number) => number === lowest);
  return (group ? GROUPS : COLOURS.indexOf(colourOf(first))) * MANY + lowest;
}

export function tidied(melds: readonly Meld[]): Meld[] {
  return melds.toSorted((one, other) => keyOf(one) - keyOf(other) || 0);
}
