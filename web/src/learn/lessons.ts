// The lessons: positions to play from, family by family. What may be done in them is asked of the
// server; here stands only what a lesson is after.

import type { TableTexts } from "../server/protocol";
import { JOKER, type TileText } from "../tiles/tile";
import families from "./lessons.json";

/** What is to be reached, tiles as text with blanks between them. */
export type Goal =
  | { played: string; rack?: string }
  | { flaws: string[] }
  | { draw: string; back?: boolean }
  | { find: string }
  | { miss: string }
  | { name: string };

export interface Lesson {
  id: string;
  family: string;
  /** By this name its texts are known; lessons of several families may share it. */
  name: string;
  edition: string;
  opened: boolean;
  table: TableTexts;
  /** The player's tiles, or those that lie open where tiles are found. */
  rack: TileText[];
  goal: Goal;
  /** The tables on the way to the goal, one after the other. */
  way: TableTexts[];
}

export interface Family {
  id: string;
  editions: string[];
  lessons: Lesson[];
}

interface Written {
  name: string;
  edition: string;
  opened?: boolean;
  table?: string[];
  rack: string;
  goal: Goal;
  way?: string[][];
}

/** Tiles larger than this leave no room for trying. */
const LEAST_ROOM = 5;

const tiles = (text: string): TileText[] => text.split(" ");
const melds = (texts: string[]): TableTexts => texts.map(tiles);

function read(family: string, written: Written): Lesson {
  const { name, edition, opened = true, table = [], rack, goal, way = [] } = written;
  return {
    id: `${family}.${name}`, family, name, edition, opened, goal,
    table: melds(table), rack: tiles(rack), way: way.map(melds),
  }; // prettier-ignore
}

export const FAMILIES: Family[] = families.map(({ id, editions, lessons }) => ({
  id,
  editions,
  lessons: (lessons as unknown as Written[]).map((written) => read(id, written)),
}));

export const LESSONS: Lesson[] = FAMILIES.flatMap((family) => family.lessons);

/** The lesson that follows in the same family. */
export function lessonAfter(lesson: Lesson): Lesson | undefined {
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  return next?.family === lesson.family ? next : undefined;
}

/** What is left of some tiles without others; what is not among them does not matter. */
export function without(all: readonly TileText[], gone: readonly TileText[]): TileText[] {
  const left = [...all];
  for (const tile of gone) {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The rack of a lesson while its tiles lie like this. */
export function rackBeside(lesson: Lesson, table: TableTexts): TileText[] {
  return without([...lesson.rack, ...lesson.table.flat()], table.flat());
}

/** Whether a turn that the server granted is what the lesson is after. */
export function reached(goal: Goal, played: TileText[], rack: TileText[]): boolean {
  if (!("played" in goal)) return false;
  if (without(tiles(goal.played), played).length > 0) return false;
  return goal.rack === undefined || tiles(goal.rack).sort().join() === [...rack].sort().join();
}

/** Whether just these flaws are shown which the lesson is about. */
export function shows(goal: Goal, codes: readonly string[]): boolean {
  if (!("flaws" in goal) || codes.length === 0) return false;
  const wanted = new Set(goal.flaws);
  return new Set(codes).size === wanted.size && codes.every((code) => wanted.has(code));
}

/** The tiles that a lesson would have one touch first, for whoever asks. */
export function tilesOf(lesson: Lesson): TileText[] {
  const { goal } = lesson;
  if ("find" in goal) return tiles(goal.find);
  if ("miss" in goal) return tiles(goal.miss).slice(0, 1);
  if ("name" in goal) return tiles(goal.name).slice(0, 1);
  const last = lesson.way.at(-1);
  return last ? without(lesson.rack, rackBeside(lesson, last)) : [];
}

/** The melds that a lesson makes anew, as a picture of what to do. */
export function picture(lesson: Lesson): TableTexts {
  const before = lesson.table.map((meld) => meld.join());
  return lesson.way.at(-1)?.filter((meld) => !before.includes(meld.join())) ?? [];
}

/** For how many tiles in a row there must be room: a new meld may grow while it is tried out. */
export function longestOf(lesson: Lesson): number {
  const lengths = [lesson.table, ...lesson.way].flat().map((meld) => meld.length);
  return Math.max(LEAST_ROOM, ...lengths) + 1;
}

export const isTile = (goal: string, tile: TileText): boolean => tiles(goal).includes(tile);

/** How many jokers more are on a rack than before. */
export const jokers = (count: number): TileText[] => Array<TileText>(count).fill(JOKER);
