// What the picture of a game shows, from what is known of the game: two that differ look different.

import type { Edition } from "../server/protocol";
import type { TileText } from "../tiles/tile";

export interface Picture {
  how: "fan" | "huge" | "seek" | "crowd";
  tiles: TileText[];
  /** What is won, and how many of it are shown. */
  won: "chips" | "stars" | "";
  count: number;
}

const MANY = 4;

/** How a round is counted where every tile is paid for. */
const PAID = ["chips", "finds"];

export type Known = Pick<Edition, "face" | "seats" | "tiles" | "rules">;

export function pictureOf({ face, seats, tiles, rules }: Known): Picture {
  const won = PAID.includes(String(rules.scoring)) ? rules.counters : "";
  if (rules.game === "finding") return { how: "seek", tiles: rowOf(tiles.colours), won, count: 1 };
  if (seats[1] > MANY) return { how: "crowd", tiles: [], won, count: 0 };
  if (face === "xxl") return { how: "huge", tiles: ["b8", "y9"], won, count: 0 };
  return { how: "fan", tiles: fanOf({ face, seats, tiles, rules }), won, count: won ? 2 : 0 };
}

/** A tile, and what comes after it is searched for. */
function rowOf(colours: string): TileText[] {
  const colour = colours.includes("b") ? "b" : colours[0];
  return [`${colour}1`, `${colour}2`];
}

function fanOf({ face, seats, tiles, rules }: Known): TileText[] {
  if (face === "animals") {
    const at = (number: number): number => (rules.groups ? 4 : number);
    return ["g", "r", "b"].map((colour, place) => `${colour}${at(place + 1)}`);
  }
  if (!rules.groups) return ["r1", "r2", "r3"];
  const boxes = rules.racks > seats[1];
  if (boxes && tiles.jokers > 2) return ["b9", "J", "b11"];
  if (boxes) return ["r4", "r5", "r6"];
  return [...tiles.colours].map((colour) => `${colour}7`);
}
