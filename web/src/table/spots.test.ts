import { expect, test } from "vitest";
import { freshSpot, kept, nextFree, packed, rowsOf, type Sized, type Spots } from "./spots";

/** Melds of so many tiles each, named by their place. */
const melds = (...tiles: number[]): Sized[] => tiles.map((each, id) => ({ id, tiles: each }));

/** A line for each row: where each of its melds begins. */
function drawn(spots: Spots, shown: readonly Sized[]): string[] {
  const rows: string[] = [];
  for (const { id } of shown) {
    const { row, column } = spots.get(id)!;
    rows[row] = `${rows[row] ?? ""} ${id}@${column}`.trim();
  }
  return rows;
}

function overlaps(spots: Spots, shown: readonly Sized[]): boolean {
  const all = shown.map(({ id }) => spots.get(id)!);
  return all.some((one, at) =>
    all
      .slice(at + 1)
      .some(
        (other) =>
          one.row === other.row &&
          one.column <= other.column + other.span &&
          other.column <= one.column + one.span,
      ),
  );
}

test("a tidy table is packed into rows, and a short meld fills what a long one left", () => {
  const table = melds(5, 4, 7, 3);
  expect(drawn(packed(table, 20), table)).toEqual(["0@0 1@11", "2@0", "3@0"]);
  const other = melds(6, 6, 3);
  expect(drawn(packed(other, 20), other)).toEqual(["0@0 2@13", "1@0"]);
});

test("what is free in a row lies between its melds, so that a tile can be added", () => {
  const table = melds(3, 3, 3);
  expect(drawn(packed(table, 40), table)).toEqual(["0@0 1@11 2@22"]);
});

test("where rows are left, each meld has room for two tiles, also the last of its row", () => {
  const table = melds(3, 3, 3);
  expect(drawn(packed(table, 22), table)).toEqual(["0@0 1@7 2@14"]);
  expect(drawn(packed(table, 22, 4), table)).toEqual(["0@0 1@11", "2@0"]);
  expect(drawn(packed(table, 22, 1), table)).toEqual(["0@0 1@7 2@14"]);
  const before = packed(table, 22, 4);
  for (const grown of [melds(5, 3, 3), melds(3, 5, 3), melds(5, 5, 5)]) {
    expect(drawn(kept(before, grown, 22), grown)).toEqual(["0@0 1@11", "2@0"]);
  }
});

test("where fewer rows are left, each meld has room for one tile", () => {
  const table = melds(3, 3, 3, 3, 3);
  expect(drawn(packed(table, 26, 2), table)).toEqual(["0@0 1@9 2@18", "3@0 4@11"]);
});

test("a new meld leaves its neighbour room to grow, where that is still in sight", () => {
  const taken = [{ row: 0, column: 0, span: 6 }];
  expect(freshSpot(taken, 6, 40, 2)).toEqual({ row: 0, column: 11, span: 6 });
  expect(freshSpot(taken, 6, 16, 2)).toEqual({ row: 1, column: 0, span: 6 });
  expect(freshSpot(taken, 6, 16, 1)).toEqual({ row: 0, column: 9, span: 6 });
  expect(freshSpot(taken, 6, 13, 1)).toEqual({ row: 0, column: 7, span: 6 });
});

test("a run that is longer than the cloth has a row of its own", () => {
  const table = melds(3, 12, 3);
  expect(drawn(packed(table, 16), table)).toEqual(["0@0 2@8", "1@0"]);
});

test("while somebody arranges, a meld that grows or shrinks moves nobody who is not in its way", () => {
  const before = packed(melds(3, 3, 3, 3), 40);
  const now = melds(4, 3, 2, 3);
  expect(drawn(kept(before, now, 40), now)).toEqual(drawn(before, now));
});

test("only who lies in the way of a meld that grows makes room, as little as is needed", () => {
  const table = melds(3, 3, 3, 3);
  const before = packed(table, 30);
  expect(drawn(before, table)).toEqual(["0@0 1@7 2@14 3@21"]);
  const after = kept(before, melds(3, 4, 3, 3), 30);
  expect(drawn(after, table)).toEqual(["0@0 1@7 2@16 3@23"]);
});

test("at the edge of the cloth a meld that grows pushes to the left", () => {
  const table = melds(3, 3);
  const before = new Map([[0, { row: 0, column: 5, span: 6 }], [1, { row: 0, column: 14, span: 6 }]]); // prettier-ignore
  expect(drawn(kept(before, melds(3, 5), 20), table)).toEqual(["0@3 1@10"]);
});

test("if a row is full, the last one that did not grow goes where there is room", () => {
  const table = melds(3, 3, 6);
  const before = packed(table, 20);
  expect(drawn(before, table)).toEqual(["0@0 1@10", "2@0"]);
  expect(kept(before, melds(8, 3, 6), 20).get(1)).toEqual({ row: 1, column: 13, span: 6 });
});

test("a new meld comes where there is room for three tiles, and a hole is filled again", () => {
  const before = packed(melds(3, 3, 6), 20);
  const without = [{ id: 0, tiles: 3 }, { id: 2, tiles: 6 }]; // prettier-ignore
  const gone = kept(before, without, 20);
  expect(nextFree([...without.map(({ id }) => gone.get(id)!)], 6, 20)).toMatchObject({ row: 0 });
  const withNew = [...without, { id: 9, tiles: 1 }];
  expect(kept(gone, withNew, 20).get(9)).toEqual({ row: 0, column: 7, span: 2 });
});

test("a meld that was undone comes back to where it lay", () => {
  const table = melds(3, 3, 3);
  const before = packed(table, 20);
  const gone = kept(before, table.slice(1), 20);
  expect(kept(gone, table, 20).get(0)).toEqual(before.get(0));
});

test("on a cloth that is large enough a new meld is always in sight", () => {
  for (let columns = 14; columns < 60; columns += 1) {
    const table = Array.from({ length: columns % 17 }, (_, id) => ({ id, tiles: 3 + (id * columns) % 5 })); // prettier-ignore
    const rows = rowsOf(packed(table, columns), columns);
    for (const spare of [0, 1, 2]) {
      const taken = [...packed(table, columns, rows + spare).values()];
      expect(freshSpot(taken, 6, columns, rows + spare).row).toBeLessThan(rows + spare);
    }
  }
});

test("whatever is done, no meld covers another", () => {
  let spots: Spots = packed(melds(3, 4, 5, 3, 3, 7, 3), 28);
  let seed = 7;
  const chance = (most: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  let now = melds(3, 4, 5, 3, 3, 7, 3);
  for (let step = 0; step < 500; step += 1) {
    const at = chance(now.length);
    const change = chance(3) - 1;
    now = now.map((meld, each) =>
      each === at ? { id: meld.id, tiles: Math.min(13, Math.max(1, meld.tiles + change)) } : meld,
    );
    if (chance(5) === 0) now = [...now, { id: 100 + step, tiles: 1 }];
    if (now.length > 12) now = now.toSpliced(chance(now.length), 1);
    spots = kept(spots, now, 28);
    expect(overlaps(spots, now)).toBe(false);
  }
});
