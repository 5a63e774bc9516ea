import { expect, test } from "vitest";
import type { ReviewedTurn } from "../server/http";
import { besideEachOther } from "./reviewing";

const table = (text: string): string[][] => text.split(" | ").map((meld) => meld.split(" "));

test("what was laid is marked, and melds lie in the same order in both tables", () => {
  const turn = {
    before: { table: table("r3 r4 r5 | k7 b7 y7"), rack: ["r6", "r7", "k1"] },
    after: { table: table("k7 b7 y7 | r3 r4 r5 r6") },
    best: { table: table("k7 b7 y7 r7 | r3 r4 r5 r6") },
  } as unknown as ReviewedTurn;
  const [played, best] = besideEachOther(turn);
  expect(played.melds).toEqual(table("r3 r4 r5 r6 | k7 b7 y7"));
  expect(best.melds).toEqual(table("r3 r4 r5 r6 | k7 b7 y7 r7"));
  expect(played.laid.flat().filter(Boolean)).toHaveLength(1);
  expect(best.laid.map((meld) => meld.indexOf(true))).toEqual([3, 3]);
});
