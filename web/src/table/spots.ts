// Where melds lie on the cloth. A tidy table is packed into rows; while somebody arranges, every
// meld stays where it is, and only what stands in the way of a meld that grows makes room.
// The unit is half a tile: a meld takes two for each tile, and one is left free beside it.

export interface Sized {
  readonly id: number;
  readonly tiles: number;
}

export interface Spot {
  readonly row: number;
  readonly column: number;
  readonly span: number;
}

export type Spots = ReadonlyMap<number, Spot>;

/** What a new meld looks for: three tiles, since it will hardly stay smaller. */
export const NEW = 6;

/** Beside a meld so much more is left free, where there is room: enough for two tiles, or for one. */
const MORE = [4, 2];

export const spanOf = (tiles: number): number => 2 * tiles;

const endOf = (spot: Spot): number => spot.column + spot.span;

/**
 * All melds in rows, in their order; a shorter one may fill what is left in an earlier row. Where so
 * many rows are enough, each has room beside it to grow, so that no neighbour has to move for it.
 */
export function packed(melds: readonly Sized[], columns: number, rows = 0): Spots {
  for (const more of rows > 0 ? MORE : []) {
    const loose = inRows(melds, columns, more);
    if (rowsOf(loose, columns) <= rows) return loose;
  }
  return inRows(melds, columns, 0);
}

/** How many rows melds take, with the place of a new one. */
export function rowsOf(spots: Spots, columns: number): number {
  const taken = [...spots.values()];
  const fresh = nextFree(taken, NEW, columns).row;
  return 1 + Math.max(fresh, ...taken.map(({ row }) => row));
}

function inRows(melds: readonly Sized[], columns: number, more: number): Spots {
  const rows: { free: number; melds: Sized[] }[] = [];
  for (const meld of melds) {
    const needs = spanOf(meld.tiles) + 1 + more;
    const row = rows.find((each) => each.free >= needs);
    if (row) {
      row.free -= needs;
      row.melds.push(meld);
    } else rows.push({ free: columns + 1 - needs, melds: [meld] }); // nothing beside the last
  }
  return new Map(rows.flatMap((row, at) => spread(row.melds, at, columns)));
}

/** The melds of a row, with what is free in it between them, so that each has room to grow. */
function spread(melds: Sized[], row: number, columns: number): [number, Spot][] {
  const free = melds.reduce((rest, { tiles }) => rest - spanOf(tiles) - 1, columns + 1);
  const between = Math.min(MORE[0] ?? 0, Math.max(0, Math.floor(free / melds.length)));
  let column = 0;
  return melds.map((meld) => {
    const span = spanOf(meld.tiles);
    const spot = { row, column, span };
    column += span + 1 + between;
    return [meld.id, spot];
  });
}

/**
 * The spots after a change: everybody stays, or makes as little room as a neighbour that grew needs;
 * who finds none in the row, or is new, takes the next that is free. Melds that went are remembered,
 * should they come back.
 */
export function kept(before: Spots, melds: readonly Sized[], columns: number, rows = 0): Spots {
  const found = new Map(before);
  const taken: Spot[] = [];
  const put = (meld: Sized, spot: Spot): void => {
    found.set(meld.id, spot);
    taken.push(spot);
  };
  const held = new Map<number, Held[]>();
  for (const meld of melds) {
    const was = before.get(meld.id);
    if (was) held.set(was.row, [...(held.get(was.row) ?? []), { meld, was }]);
  }
  const away = new Set<Sized>();
  for (const row of held.values()) {
    const stay = fitting(row, columns, away);
    pushed(stay, columns).forEach((spot, at) => stay[at] && put(stay[at].meld, spot));
  }
  for (const meld of melds) {
    const was = before.get(meld.id);
    if (was && !away.has(meld)) continue;
    const span = spanOf(meld.tiles);
    const spot = was
      ? nextFree(taken, span, columns, was)
      : freshSpot(taken, Math.max(span, NEW), columns, rows);
    put(meld, { ...spot, span });
  }
  return found;
}

interface Held {
  meld: Sized;
  was: Spot;
}

/** Those of a row that find room in it, from the left; what grew stays, the last of the others goes. */
function fitting(row: readonly Held[], columns: number, away: Set<Sized>): Held[] {
  const held = row.toSorted((one, other) => one.was.column - other.was.column);
  const width = (): number => held.reduce((sum, { meld }) => sum + spanOf(meld.tiles) + 1, -1);
  while (held.length > 1 && width() > columns) {
    const still = held.findLastIndex(({ meld, was }) => spanOf(meld.tiles) <= was.span);
    const [gone] = held.splice(still, 1); // the last one, if all have grown
    if (gone) away.add(gone.meld);
  }
  return held;
}

/** The spots of a row: nobody moves who need not, and nobody lies beyond its end. */
function pushed(held: readonly Held[], columns: number): Spot[] {
  let first = 0;
  const spots = held.map(({ meld, was }) => {
    const span = spanOf(meld.tiles);
    const column = Math.max(was.column, first);
    first = column + span + 1;
    return { row: was.row, column, span };
  });
  let last = columns;
  return spots
    .toReversed()
    .map((spot) => {
      const column = Math.max(0, Math.min(spot.column, last - spot.span));
      last = column - 1;
      return { ...spot, column };
    })
    .toReversed();
}

/** Where a new meld comes: with room to grow between it and others, if so many rows are enough. */
export function freshSpot(taken: readonly Spot[], span: number, columns: number, rows = 0): Spot {
  const loose = MORE.map((more) => nextFree(taken, span, columns, FIRST, 1 + more));
  return loose.find(({ row }) => row < rows) ?? nextFree(taken, span, columns);
}

function isFree(taken: readonly Spot[], spot: Spot, apart: number): boolean {
  return !taken.some(
    (each) =>
      each.row === spot.row &&
      each.column < endOf(spot) + apart &&
      spot.column < endOf(each) + apart,
  );
}

const FIRST = { row: 0, column: 0 };

/** The first free spot from another on, row by row, and then from the top. */
export function nextFree(
  taken: readonly Spot[],
  span: number,
  columns: number,
  from: { row: number; column: number } = FIRST,
  apart = 1,
): Spot {
  const rows = Math.max(from.row, ...taken.map((each) => each.row)) + 2;
  for (let at = 0; at < rows; at += 1) {
    const row = (from.row + at) % rows;
    const first = at === 0 ? from.column : 0;
    for (let column = first; column === 0 || column + span <= columns; column += 1) {
      const spot = { row, column, span };
      if (isFree(taken, spot, apart)) return spot;
    }
  }
  return { row: rows, column: 0, span };
}
