import { expect, test } from "vitest";
import type { Move } from "../server/protocol";
import { pilesAfter } from "./steps";

const BEFORE = [
  ["r4", "r5", "r6"],
  ["k8", "J", "k10"],
];
const MOVES: Move[] = [
  { move: "put", tiles: ["r7"], to: 0, becomes: ["r4", "r5", "r6", "r7"] },
  {
    move: "swap-joker",
    tiles: ["k9"],
    from: 1,
    to: 2,
    leaves: ["k8", "k9", "k10"],
    becomes: ["J"],
  },
  { move: "put", tiles: ["b1", "b2"], to: 2, becomes: ["b1", "b2", "J"] },
];

/** The piles as text, with a star at whatever a step moved. */
const drawn = (count: number): string[] =>
  pilesAfter(BEFORE, MOVES, count).map((pile) =>
    pile.map(({ tile, moved }) => `${tile}${moved ? "*" : ""}`).join(" "),
  );

test("before the first step nothing is marked", () => {
  expect(drawn(0)).toEqual(["r4 r5 r6", "k8 J k10"]);
});

test("each step marks what it moved, and nothing of the steps before", () => {
  expect(drawn(1)).toEqual(["r4 r5 r6 r7*", "k8 J k10"]);
  expect(drawn(3)).toEqual(["r4 r5 r6 r7", "k8 k9 k10", "b1* b2* J"]);
});

test("where a tile takes a joker's place both are marked", () => {
  expect(drawn(2)).toEqual(["r4 r5 r6 r7", "k8 k9* k10", "J*"]);
});
