// What the rule pages know of each edition. The file is written by docs/build.py from the rules of
// the editions and from examples that the referee has judged, so the pages can be read offline.

import type { OptionValue } from "../server/protocol";
import type { FaceName } from "../tiles/faces";
import type { TileText } from "../tiles/tile";
import written from "./sheet.json";

export interface Piece {
  tile: TileText;
  stands?: TileText[];
  /** Came to the table in this turn. */
  laid?: boolean;
  /** Came to the rack in this turn. */
  gained?: boolean;
}

export interface Reason {
  code: string;
  args: Record<string, string | number>;
}

interface Placed {
  section: string;
  caption: string;
}

export interface TurnExample extends Placed {
  kind: "turn" | "find";
  right: boolean;
  before: Piece[][];
  after: Piece[][];
  rack?: Piece[];
  kept?: Piece[];
  flawed?: number[];
  flaws?: Reason[];
  worth?: number;
  reward?: number;
}

export interface MeldsExample extends Placed {
  kind: "melds";
  melds: { tiles: Piece[]; is: "" | "run" | "group"; flaws: Reason[] }[];
}

export interface ScoreExample extends Placed {
  kind: "score";
  racks: Piece[][];
  chips: number[];
  scores: number[];
  winners: number[];
}

export type Example = TurnExample | MeldsExample | ScoreExample;

export interface EditionSheet {
  id: string;
  face: FaceName;
  ages: string;
  seats: [number, number];
  tiles: { colours: string; highest: number; copies: number; jokers: number };
  size: number;
  shortest: number;
  minutes: number;
  rules: Record<string, OptionValue>;
  examples: string[];
}

const sheet = written as unknown as {
  editions: EditionSheet[];
  examples: Record<string, Example>;
};

export const EDITIONS: EditionSheet[] = sheet.editions;

export function sheetOf(id: string): EditionSheet | undefined {
  return EDITIONS.find((each) => each.id === id);
}

/** The examples of a section, in the order in which they are told. */
export function examplesOf(edition: EditionSheet, section: string): Example[] {
  return edition.examples
    .map((name) => sheet.examples[name])
    .filter((each): each is Example => each?.section === section);
}
