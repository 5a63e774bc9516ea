// Two orders of a rack: 789 puts runs side by side, 777 groups.

import { colourOf, JOKER, numberOf } from "../tiles/tile";
import type { Piece } from "./pieces";

export type Order = "789" | "777";

export const COLOURS = "krbyg";

function keyOf(piece: Piece, order: Order): number {
  if (piece.tile === JOKER) return Infinity;
  const colour = COLOURS.indexOf(colourOf(piece.tile));
  const number = numberOf(piece.tile);
  return order === "789" ? colour * 100 + number : number * 100 + colour;
}

export function sorted(rack: readonly Piece[], order: Order): Piece[] {
  return rack.toSorted((one, other) => keyOf(one, order) - keyOf(other, order) || 0);
}
