import { expect, test } from "vitest";
import { follow, NOTHING } from "./pieces";
import { marksOf } from "./replay.svelte";
import { tidied } from "./tidy";

const table = (text: string): string[][] => text.split("|").map((meld) => meld.trim().split(" "));

test("what was laid is told from what was only moved", () => {
  const before = follow(NOTHING, table("r3 r4 r5 r6 | k6 b6 y6"), []);
  const after = follow(before, table("r3 r4 r5 | k6 b6 y6 r6 | g1 g2 g3"), []);
  const { laid, moved } = marksOf({ before: before.melds, after: after.melds });
  const named = (ids: Set<number>): string[] =>
    after.melds.flatMap(({ pieces }) => pieces.filter(({ id }) => ids.has(id))).map((p) => p.tile);
  expect(named(laid)).toEqual(["g1", "g2", "g3"]);
  expect(named(moved)).toEqual(["r6"]);
});

test("runs lie before groups, by colour and number, and what is no meld yet beside its like", () => {
  const { melds } = follow(NOTHING, table("k9 r9 b9 | y2 y3 y4 | k5 J k7 | r1 r2 r3 | k3 b3 y3 | k2"), []); // prettier-ignore
  expect(tidied(melds).map(({ pieces }) => pieces.map(({ tile }) => tile).join(" "))).toEqual([
    "k2",
    "k5 J k7",
    "r1 r2 r3",
    "y2 y3 y4",
    "k3 b3 y3",
    "k9 r9 b9",
  ]);
});
