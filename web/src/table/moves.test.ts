import { expect, test } from "vitest";
import { arranged, moved, rebased, shifted, woven } from "./moves";
import { follow, NOTHING, textsOf, type Lay } from "./pieces";
import { sorted } from "./sorting";

/** A table and a rack, written as in the notation: melds apart by "|". */
function lay(table: string, rack: string, before: Lay = NOTHING): Lay {
  const melds = table ? table.split("|").map((meld) => meld.trim().split(" ")) : [];
  return follow(before, melds, rack ? rack.split(" ") : []);
}

const written = (now: Lay): string =>
  `${textsOf(now.melds)
    .map((meld) => meld.join(" "))
    .join(" | ")} / ${now.rack.map((piece) => piece.tile).join(" ")}`;

const idOf = (now: Lay, tile: string): number => {
  const pieces = [...now.melds.flatMap((meld) => meld.pieces), ...now.rack];
  return pieces.find((piece) => piece.tile === tile)?.id ?? 0;
};

const idsOf = (now: Lay, tiles: string): number[] =>
  tiles.split(" ").map((tile) => idOf(now, tile));
const meldOf = (now: Lay, at: number): number => now.melds[at]?.id ?? 0;

test("tiles go from the rack to the end of a meld, in the order in which they were chosen", () => {
  const before = lay("r3 r4 r5", "r7 r6 k1");
  const place = { kind: "meld", meld: meldOf(before, 0), at: 3 } as const;
  expect(written(moved(before, idsOf(before, "r6 r7"), place))).toBe("r3 r4 r5 r6 r7 / k1");
});

test("tiles begin a meld of their own, and an empty one vanishes", () => {
  const before = lay("r3 r4 r5 | k1 k2", "k3");
  const after = moved(before, idsOf(before, "k1 k2 k3"), { kind: "new" });
  expect(written(after)).toBe("r3 r4 r5 | k1 k2 k3 / ");
});

test("a tile that moves within its meld takes the place that is shown", () => {
  const before = lay("r3 r4 r5", "");
  const place = { kind: "meld", meld: meldOf(before, 0), at: 3 } as const;
  expect(written(moved(before, idsOf(before, "r3"), place))).toBe("r4 r5 r3 / ");
});

test("tiles go back to the rack", () => {
  const before = lay("r3 r4 r5 r6", "k1");
  const after = moved(before, idsOf(before, "r6"), { kind: "rack", at: 1 });
  expect(written(after)).toBe("r3 r4 r5 / k1 r6");
});

test("a meld is arranged as it is read, and left alone if the tiles are others", () => {
  const [meld] = lay("r5 J r3", "").melds;
  expect(arranged(meld!, ["r3", "J", "r5"]).pieces.map((piece) => piece.tile)).toEqual([
    "r3",
    "J",
    "r5",
  ]);
  expect(arranged(meld!, ["r3", "r4", "r5"])).toBe(meld);
});

test("pieces stay the same where somebody else's move leaves them", () => {
  const before = lay("r3 r4 r5 | k7 b7 y7", "r6");
  const after = lay("k7 b7 y7 r7 | r3 r4 r5", "r6", before);
  expect(written(after)).toBe("r3 r4 r5 | k7 b7 y7 r7 / r6");
  expect(after.melds.map((meld) => meld.id)).toEqual(before.melds.map((meld) => meld.id));
  expect(idsOf(after, "r3 r4 r5 k7 r6")).toEqual(idsOf(before, "r3 r4 r5 k7 r6"));
});

test("a rack keeps its order, and what is drawn comes last", () => {
  const before = lay("", "y9 k1 r4");
  expect(written(lay("", "k1 k2 r4 y9", before))).toBe(" / y9 k1 r4 k2");
});

test("a plan stays where its melds still lie as they did", () => {
  const before = lay("r3 r4 r5 | k7 b7 y7", "r6 r7 k1 k2 k3");
  const first = moved(before, idsOf(before, "r6"), {
    kind: "meld",
    meld: meldOf(before, 0),
    at: 3,
  });
  const draft = moved(first, idsOf(first, "k1 k2 k3"), { kind: "new" });
  const now = lay("r3 r4 r5 | b7 y7 k7 r7", "r6 r7 k1 k2 k3", before);
  expect(written(rebased(draft, before, now))).toBe("r3 r4 r5 r6 | b7 y7 k7 r7 | k1 k2 k3 / r7");
});

test("of a plan that needs a meld which changed, the tiles go back to the rack", () => {
  const before = lay("r3 r4 r5 | k7 b7 y7", "r6 k1");
  const draft = moved(before, idsOf(before, "r6"), {
    kind: "meld",
    meld: meldOf(before, 0),
    at: 3,
  });
  const now = lay("r2 r3 r4 r5 | k7 b7 y7", "r6 k1", before);
  expect(written(rebased(draft, before, now))).toBe("r2 r3 r4 r5 | k7 b7 y7 / k1 r6");
});

test("parts of a plan that hang together stay or go together", () => {
  const before = lay("r3 r4 r5 r6 | k6 b6 y6", "k3 b3");
  let draft = moved(before, idsOf(before, "r6"), { kind: "meld", meld: meldOf(before, 1), at: 3 });
  draft = moved(draft, idsOf(draft, "r3 k3 b3"), { kind: "new" });
  const same = lay("r3 r4 r5 r6 | k6 b6 y6 | y1 y2 y3", "k3 b3", before);
  expect(written(rebased(draft, before, same))).toBe(
    "r4 r5 | k6 b6 y6 r6 | y1 y2 y3 | r3 k3 b3 / ",
  );
  const other = lay("r3 r4 r5 r6 | k6 b6 y6 r6", "k3 b3", before);
  expect(written(rebased(draft, before, other))).toBe("r3 r4 r5 r6 | k6 b6 y6 r6 / k3 b3");
});

test("a rack is sorted for runs or for groups, jokers last", () => {
  const { rack } = lay("", "J b2 k9 r2 k2");
  const told = (order: "777" | "789"): string =>
    sorted(rack, order)
      .map((piece) => piece.tile)
      .join(" ");
  expect(told("789")).toBe("k2 k9 r2 b2 J");
  expect(told("777")).toBe("k2 r2 b2 k9 J");
});

test("a tile of the table that is parked on the rack stays there while its meld is kept", () => {
  const before = lay("r3 r4 r5 J", "k1");
  const draft = moved(before, idsOf(before, "J"), { kind: "rack", at: 1 });
  const now = lay("r3 r4 r5 J | y1 y2 y3", "k1", before);
  expect(written(rebased(draft, before, now))).toBe("r3 r4 r5 | y1 y2 y3 / k1 J");
});

test("own tiles in the place of a meld that was taken apart do not vanish when it comes back", () => {
  const before = lay("r3 r4 r5 | k7 b7 y7", "g1 g2 g3");
  const place = { kind: "meld", meld: meldOf(before, 0), at: 0 } as const;
  let draft = moved(before, idsOf(before, "g1 g2 g3"), place);
  draft = moved(draft, idsOf(draft, "r3 r4 r5"), { kind: "new" });
  const now = lay("r2 r3 r4 r5 | k7 b7 y7", "g1 g2 g3", before);
  expect(written(rebased(draft, before, now))).toBe("r2 r3 r4 r5 | k7 b7 y7 | g1 g2 g3 / ");
});

test("tiles that are dropped on a meld which has gone stay where they were", () => {
  const before = lay("r3 r4 r5", "r6");
  expect(moved(before, idsOf(before, "r6"), { kind: "meld", meld: -1, at: 0 })).toBe(before);
});

test("chosen tiles move along the rack together, one place at a time", () => {
  const { rack } = lay("", "r1 r2 r3 r4 r5");
  const ids = [rack[3]?.id ?? 0, rack[1]?.id ?? 0];
  const order = (pieces: typeof rack): string => pieces.map((piece) => piece.tile).join(" ");
  const once = shifted(rack, ids, 1);
  expect(order(once)).toBe("r1 r3 r2 r4 r5");
  expect(order(shifted(once, ids, 1))).toBe("r1 r3 r5 r2 r4");
  expect(order(shifted(shifted(once, ids, 1), ids, 1))).toBe("r1 r3 r5 r2 r4");
  expect(order(shifted(rack, ids, -1))).toBe("r2 r4 r1 r3 r5");
  expect(order(shifted(shifted(rack, ids, -1), ids, -1))).toBe("r2 r4 r1 r3 r5");
});

test("a tile that was laid keeps its place behind the one it stood behind", () => {
  const { rack } = lay("", "r1 r2 r3 r4");
  const [one, two, three, four] = rack.map((piece) => piece.id);
  const order = rack.map((piece) => piece.id);
  const left = rack.filter((piece) => piece.id !== two && piece.id !== one);
  expect(woven(order, left)).toEqual([one, two, three, four]);
  expect(woven(order, left.toReversed())).toEqual([one, two, four, three]);
  expect(woven(order, rack.filter((piece) => piece.id !== three).toReversed())).toEqual([
    four,
    two,
    three,
    one,
  ]);
});
