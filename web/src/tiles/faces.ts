// How a tile's face is drawn in a box of 60 x 80: which drawings, where, how large.

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

export interface Numeral {
  transform: string;
  digits: Drawing[];
}

export interface Face {
  numeral: Numeral;
  groove: Numeral;
  marks: Drawing[];
  pips: Drawing[];
  animal: Drawing | null;
}

interface Box {
  y: number;
  height: number;
  width: number;
}

const DIGIT_HEIGHT = 60;
const DIGIT_GAP = 15;
const MIDDLE = 30;

const digitWidth = (digit: string): number => (digit === "1" ? 18 : 36);

/** The drawn digits, centred, as large as the box allows. */
function numeral(number: number, box: Box): Numeral {
  const digits = [...String(number)];
  const widths = digits.map(digitWidth);
  const natural = widths.reduce((sum, each) => sum + each, DIGIT_GAP * (digits.length - 1));
  const scale = Math.min(box.height / DIGIT_HEIGHT, box.width / natural);
  const top = box.y + (box.height - DIGIT_HEIGHT * scale) / 2;
  let left = -natural / 2;
  const drawn = digits.map((digit, place) => {
    const width = widths[place] ?? 0;
    const drawing = { href: `#d${digit}`, x: left, y: 0, width, height: DIGIT_HEIGHT };
    left += width + DIGIT_GAP;
    return drawing;
  });
  return { transform: `translate(${MIDDLE} ${top}) scale(${scale})`, digits: drawn };
}

function mark(colour: string, x: number, y: number, size: number): Drawing {
  return { href: `#mark-${colour}`, x: x - size / 2, y, width: size, height: size };
}

/** As many marks as the number says, five to a row, so that a child can count them. */
function pips(colour: string, number: number): Drawing[] {
  const columns = Math.min(5, number);
  return Array.from({ length: number }, (_, at) => {
    const x = MIDDLE + ((at % 5) - (columns - 1) / 2) * 10.4;
    return mark(colour, x, number > 5 ? 54 + Math.floor(at / 5) * 11 : 59, 9.5);
  });
}

const BOXES: Record<FaceName, Box> = {
  plain: { y: 11, height: 37, width: 42 },
  xxl: { y: 9, height: 48, width: 48 },
  pips: { y: 10, height: 35, width: 40 },
  animals: { y: 8, height: 22, width: 26 },
};

const MARKS: Record<FaceName, (colour: string) => Drawing[]> = {
  plain: (colour) => [mark(colour, MIDDLE, 55, 19)],
  xxl: (colour) => [mark(colour, MIDDLE, 63, 14)],
  pips: () => [],
  animals: (colour) => [mark(colour, 10.5, 6, 10)],
};

const faces = new Map<string, Face>();

/** The face of a numbered tile; the same object for the same tile, so that drawing is cheap. */
export function faceOf(tile: TileText, name: FaceName): Face {
  const key = `${name} ${tile}`;
  const known = faces.get(key);
  if (known) return known;
  const [colour, number, box] = [colourOf(tile), numberOf(tile), BOXES[name]];
  const animal = { href: `#animal-${colour}`, x: 9, y: 35, width: 42, height: 42 };
  const face = {
    numeral: numeral(number, box),
    groove: numeral(number, { ...box, y: box.y + 1 }),
    marks: MARKS[name](colour),
    pips: name === "pips" ? pips(colour, number) : [],
    animal: name === "animals" ? animal : null,
  };
  faces.set(key, face);
  return face;
}
