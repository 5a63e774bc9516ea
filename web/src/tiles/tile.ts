// A tile as it is written: "r7", "J" for a joker, "?" for one that nobody here may know.

export type TileText = string;

export const JOKER: TileText = "J";

export type Colour = "k" | "r" | "b" | "y" | "g";

/** The word that the texts of the page use for a colour. */
export const COLOUR_WORDS: Record<Colour, string> = {
  k: "black",
  r: "red",
  b: "blue",
  y: "yellow",
  g: "green",
};

export function colourOf(tile: TileText): Colour {
  return tile[0] as Colour;
}

export function numberOf(tile: TileText): number {
  return Number(tile.slice(1));
}

/** What the texts of the page need to name a tile. */
export function namesOf(tile: TileText): { colour: string; number: number } {
  if (tile === JOKER) return { colour: "joker", number: 0 };
  return { colour: COLOUR_WORDS[colourOf(tile)], number: numberOf(tile) };
}
