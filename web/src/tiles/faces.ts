// How a tile's face is drawn in a box of 60 x 80: which paths, where, how large.

import { pathsOf, placed } from "./strokes";
import { colourOf, numberOf, type TileText } from "./tile";

export type FaceName = "plain" | "xxl" | "pips" | "animals";

/** Animals are printed on cards, all else on tiles. */
export const thingsOf = (face: FaceName): "tiles" | "cards" =>
  face === "animals" ? "cards" : "tiles";

export interface Drawing {
  href: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A path, and how large it is drawn, so that the pen can be as broad. */
export interface Strokes {
  d: string;
  scale: number;
}

export interface Face {
  numeral: Strokes;
  /** The same a little lower: light falls into a groove. */
  groove: Strokes;
  /** One mark, or as many as the number says. */
  marks: Strokes;
  /** Lines upon the mark. */
  veins: string;
  animal: Drawing | null;
}

interface Box {
  y: number;
  height: number;
  width: number;
}

const DIGIT_HEIGHT = 60;
const DIGIT_GAP = 15;
const MARK_SIZE = 24;
const MIDDLE = 30;

const digitWidth = (digit: string): number => (digit === "1" ? 18 : 36);

/** The drawn digits, centred, as large as the box allows. */
function numeral(number: number, box: Box): Strokes {
  const digits = [...String(number)];
  const widths = digits.map(digitWidth);
  const natural = widths.reduce((sum, each) => sum + each, DIGIT_GAP * (digits.length - 1));
  const scale = Math.min(box.height / DIGIT_HEIGHT, box.width / natural);
  const top = box.y + (box.height - DIGIT_HEIGHT * scale) / 2;
  let left = MIDDLE - (natural / 2) * scale;
  const drawn = digits.map((digit, place) => {
    const path = placed(pathsOf(`d${digit}`)[0] ?? "", scale, left, top);
    left += ((widths[place] ?? 0) + DIGIT_GAP) * scale;
    return path;
  });
  return { d: drawn.join(""), scale };
}

/** Where a mark lies, and how large it is. */
interface Spot {
  x: number;
  y: number;
  size: number;
}

/** As many marks as the number says, five to a row, so that a child can count them. */
function pips(number: number): Spot[] {
  const columns = Math.min(5, number);
  return Array.from({ length: number }, (_, at) => ({
    x: MIDDLE + ((at % 5) - (columns - 1) / 2) * 10.4,
    y: number > 5 ? 54 + Math.floor(at / 5) * 11 : 59,
    size: 9.5,
  }));
}

/** The outline of a colour's mark at these spots, or (`at` 1) what is drawn upon it. */
function marks(colour: string, spots: readonly Spot[], at: number): string {
  const path = pathsOf(`mark-${colour}`)[at];
  if (!path) return "";
  return spots.map(({ x, y, size }) => placed(path, size / MARK_SIZE, x - size / 2, y)).join("");
}

const BOXES: Record<FaceName, Box> = {
  plain: { y: 11, height: 37, width: 42 },
  xxl: { y: 9, height: 48, width: 48 },
  pips: { y: 10, height: 35, width: 40 },
  animals: { y: 8, height: 22, width: 26 },
};

const SPOTS: Record<FaceName, (number: number) => Spot[]> = {
  plain: () => [{ x: MIDDLE, y: 55, size: 19 }],
  xxl: () => [{ x: MIDDLE, y: 63, size: 14 }],
  pips,
  animals: () => [{ x: 10.5, y: 6, size: 10 }],
};

const faces = new Map<string, Face>();

/** The face of a numbered tile; the same object for the same tile, so that drawing is cheap. */
export function faceOf(tile: TileText, name: FaceName): Face {
  const key = `${name} ${tile}`;
  const known = faces.get(key);
  if (known) return known;
  const [colour, number, box] = [colourOf(tile), numberOf(tile), BOXES[name]];
  const animal = { href: `#animal-${colour}`, x: 9, y: 35, width: 42, height: 42 };
  const spots = SPOTS[name](number);
  const face = {
    numeral: numeral(number, box),
    groove: numeral(number, { ...box, y: box.y + 1 }),
    marks: { d: marks(colour, spots, 0), scale: (spots[0]?.size ?? 0) / MARK_SIZE },
    veins: marks(colour, spots, 1),
    animal: name === "animals" ? animal : null,
  };
  faces.set(key, face);
  return face;
}
