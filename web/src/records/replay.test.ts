import { expect, test } from "vitest";
import type { Edition, Happening, Position, Replayed } from "../server/protocol";
import { ended, isOpen, moverOf, spansOf, stepByKey, stepsOf, type Step } from "./replay";

const seat = { tiles: 0, rack: [], opened: false, reached_limit: false, chips: 0, left: false };
const START: Position = {
  stage: "prepare", round: 0, turn: 0, starter: null, table: [], layers: [], seats: [seat, seat],
  pool: 0, spread: [], bank: 0, drawn: null, commitment: "", seeds: [], results: [], totals: [0, 0],
}; // prettier-ignore

function edition(rules: Partial<Edition["rules"]> = {}): Edition {
  return {
    id: "classic", face: "plain", ages: "", seats: [2, 4], options: [], chosen: {},
    tiles: { colours: "krby", highest: 13, copies: 2, jokers: 2 },
    rules: {
      game: "turns", rounds: 1, hand_limit: null, time_limit_seconds: null, chips_each: 0,
      chips_in_box: 0, counters: "chips", draw_price: 0, leaving: "keep", groups: true, racks: 4, ...rules,
    },
  }; // prettier-ignore
}

function replayed(events: Happening[], rules: Partial<Edition["rules"]> = {}): Replayed {
  const opening = { event: "match-opened", edition: edition(rules), seats: 2 };
  return {
    record: { edition: "classic", seats: ["Anna", "Ben"], result: null, events: [opening, ...events] },
    text: "", position: START, rounds: 1, proof: { fair: true, proved: [], differs: null },
  } as unknown as Replayed; // prettier-ignore
}

const DEAL: Happening[] = [
  { event: "round-prepared", commitment: "c" },
  { event: "start-drawn", seats: [0, 1], tiles: ["r9", "b1"] },
  { event: "starter-chosen", seat: 0, how: "draw", among: [] },
  { event: "tiles-dealt", racks: [["r1", "r2", "r3", "y9"], ["r4", "b8", "b9"]], pool: ["k1", "k2"] },
]; // prettier-ignore
const PLAY: Happening = {
  event: "table-played", seat: 0, table: [["r1", "r2", "r3"]], played: ["r1", "r2", "r3"],
  taken: [], opened: true, chips: 0, layers: [],
}; // prettier-ignore
const SPLIT: Happening = {
  ...PLAY, seat: 1, table: [["r1", "r2"], ["r3", "r4"]], played: ["r4"],
}; // prettier-ignore
const DRAW: Happening = { event: "tile-drawn", seat: 0, tile: "k1", paid: 0 };
const END: Happening[] = [
  { event: "round-scored", scores: [3, -3], winners: [0], racks: [["y9", "k1"], ["b8", "b9"]], chips: [0, 0], blocked: false },
  { event: "seed-revealed", seed: "s" },
  { event: "match-scored", totals: [3, -3], winners: [0] },
]; // prettier-ignore

const tilesOf = (step: Step | undefined, ids: ReadonlySet<number>): string[] =>
  [...(step?.melds.flatMap((meld) => meld.pieces) ?? []), ...(step?.racks.flat() ?? [])]
    .filter(({ id }) => ids.has(id))
    .map(({ tile }) => tile);

test("the deal is one step, each turn is one, and so is the end with all that is told there", () => {
  const steps = stepsOf(replayed([...DEAL, PLAY, SPLIT, DRAW, ...END]));
  expect(steps.map((step) => step.news.map(({ event }) => event))).toEqual([
    ["round-prepared", "start-drawn", "starter-chosen", "tiles-dealt"],
    ["table-played"],
    ["table-played"],
    ["tile-drawn"],
    ["round-scored", "seed-revealed", "match-scored"],
  ]);
  expect(steps.map(moverOf)).toEqual([null, 0, 1, 0, null]);
  expect(steps.map(ended)).toEqual([false, false, false, false, true]);
});

test("a late turn is told with what became of it", () => {
  const late = { event: "turn-timed-out", seat: 0 };
  const penalty = { event: "penalty-taken", seat: 0, table: [], played: [], taken: [], penalty: ["k1"], opened: false, layers: [] }; // prettier-ignore
  const [, step] = stepsOf(replayed([...DEAL, late, penalty]));
  expect(step?.news).toEqual([late, penalty]);
  expect(tilesOf(step, step?.gained ?? new Set())).toEqual(["k1"]);
});

test("tiles that were laid, that moved on the table and that were drawn are told apart", () => {
  const [dealt, played, split, drawn] = stepsOf(replayed([...DEAL, PLAY, SPLIT, DRAW]));
  expect(dealt?.gained.size).toBe(0);
  expect(tilesOf(played, played?.laid ?? new Set())).toEqual(["r1", "r2", "r3"]);
  expect(tilesOf(split, split?.laid ?? new Set())).toEqual(["r4"]);
  expect(tilesOf(split, split?.shifted ?? new Set())).toEqual(["r3"]);
  expect(tilesOf(drawn, drawn?.gained ?? new Set())).toEqual(["k1"]);
  expect(drawn?.laid.size).toBe(0);
});

test("a tile stays the same piece on its way from the rack to the table", () => {
  const [dealt, played] = stepsOf(replayed([...DEAL, PLAY]));
  const ids = dealt?.racks[0]?.filter(({ tile }) => tile !== "y9").map(({ id }) => id);
  expect(played?.melds[0]?.pieces.map(({ id }) => id)).toEqual(ids);
});

test("a full rack that gives a tile back is followed though the page does not know the rule", () => {
  const back = { event: "tile-given-back", seat: 0, tile: "y9", pool: ["k2", "y9"] };
  const events = [...DEAL, DRAW, back, { ...DRAW, seat: 1, tile: "k2" }];
  const steps = stepsOf(replayed(events, { hand_limit: 4 }));
  expect(steps[1]?.room.position).toMatchObject({ stage: "give-back", turn: 0, drawn: "k1" });
  expect(steps[2]?.room.position).toMatchObject({ stage: "turn", turn: 1, drawn: null });
  expect(steps[3]?.room.position.seats.map(({ tiles }) => tiles)).toEqual([4, 4]);
});

test("one seat sees its own tiles, and at the end of the round everybody's", () => {
  const steps = stepsOf(replayed([...DEAL, PLAY, ...END]));
  const seen = (step: Step): boolean[] => [0, 1].map((each) => isOpen(step, each, 1));
  expect(steps.map(seen)).toEqual([
    [false, true],
    [false, true],
    [true, true],
  ]);
  expect(steps.every((step) => isOpen(step, 0, "everyone"))).toBe(true);
});

test("keys lead through the steps and the rounds, and stop at both ends", () => {
  const steps = stepsOf(replayed([...DEAL, PLAY, END[0]!, ...DEAL, DRAW]));
  const spans = spansOf(steps);
  expect(spans).toEqual([
    { round: 1, first: 0, last: 2 },
    { round: 2, first: 3, last: 4 },
  ]);
  const led = (key: string, at: number): number | null => stepByKey(key, at, spans);
  expect([led("ArrowLeft", 0), led("ArrowRight", 0), led("ArrowRight", 2)]).toEqual([0, 1, 3]);
  expect([led("ArrowRight", 4), led("Home", 4), led("End", 0)]).toEqual([4, 3, 2]);
  expect([led("PageDown", 1), led("PageUp", 4), led("PageUp", 1)]).toEqual([3, 0, 0]);
  expect(led("x", 1)).toBe(null);
});
