// Pieces: tiles that keep their identity, so that the page can show where each one went.
// The server speaks of kinds ("r7", of which there may be two); a piece is one of them.

import type { TileText } from "../tiles/tile";

export interface Piece {
  readonly id: number;
  readonly tile: TileText;
}

export interface Meld {
  readonly id: number;
  readonly pieces: readonly Piece[];
}

export interface Lay {
  readonly melds: readonly Meld[];
  readonly rack: readonly Piece[];
}

export const NOTHING: Lay = { melds: [], rack: [] };

let last = 0;
export const newId = (): number => ++last;

export function textsOf(melds: readonly Meld[]): TileText[][] {
  return melds.map((meld) => meld.pieces.map((piece) => piece.tile));
}

/** Pieces by kind that have not found their place yet. */
class Loose {
  private readonly kinds = new Map<TileText, Piece[]>();

  constructor(pieces: Iterable<Piece>) {
    for (const piece of pieces) {
      const same = this.kinds.get(piece.tile);
      if (same) same.push(piece);
      else this.kinds.set(piece.tile, [piece]);
    }
  }

  take(tile: TileText, wanted?: Set<Piece>): Piece | undefined {
    const same = this.kinds.get(tile) ?? [];
    const at = wanted ? same.findIndex((piece) => wanted.has(piece)) : same.length ? 0 : -1;
    return at < 0 ? undefined : same.splice(at, 1)[0];
  }
}

/** How many tiles two melds have in common. */
function shared(meld: Meld, tiles: readonly TileText[]): number {
  const left = [...tiles];
  let count = 0;
  for (const piece of meld.pieces) {
    const at = left.indexOf(piece.tile);
    if (at >= 0) {
      left.splice(at, 1);
      count += 1;
    }
  }
  return count;
}

/** For each new meld the old one that it continues: the pair with most in common goes first. */
function continued(old: readonly Meld[], table: readonly TileText[][]): Map<number, Meld> {
  const pairs = table.flatMap((tiles, place) =>
    old.map((meld) => ({ place, meld, common: shared(meld, tiles) })),
  );
  pairs.sort((one, other) => other.common - one.common);
  const heirs = new Map<number, Meld>();
  const taken = new Set<Meld>();
  for (const { place, meld, common } of pairs) {
    if (common > 0 && !heirs.has(place) && !taken.has(meld)) {
      heirs.set(place, meld);
      taken.add(meld);
    }
  }
  return heirs;
}

/**
 * The pieces of a table and a rack that follow upon others: every tile that was there before stays
 * the same piece, in the same meld where that can be; melds keep their places, new ones come last.
 */
export function follow(before: Lay, table: readonly TileText[][], rack: readonly TileText[]): Lay {
  const heirs = continued(before.melds, table);
  const loose = new Loose([...before.melds.flatMap((meld) => meld.pieces), ...before.rack]);
  const own = new Loose(before.rack);
  const found: (Piece | undefined)[][] = table.map((tiles, place) => {
    const wanted = new Set(heirs.get(place)?.pieces ?? []);
    return tiles.map((tile) => loose.take(tile, wanted));
  });
  const kept = rack.map((tile) => own.take(tile));
  const keptSet = new Set(kept.filter((piece) => piece !== undefined));
  const rest = new Loose(
    [...before.melds.flatMap((meld) => meld.pieces), ...before.rack].filter(
      (piece) => !keptSet.has(piece) && !found.some((row) => row.includes(piece)),
    ),
  );
  const piece = (tile: TileText): Piece => rest.take(tile) ?? { id: newId(), tile };
  const melds = table.map((tiles, place) => ({
    id: heirs.get(place)?.id ?? newId(),
    pieces: tiles.map((tile, at) => found[place]?.[at] ?? piece(tile)),
  }));
  const order = new Map(before.melds.map((meld, at) => [meld.id, at]));
  melds.sort(
    (one, other) => (order.get(one.id) ?? Infinity) - (order.get(other.id) ?? Infinity) || 0,
  );
  return {
    melds,
    rack: inOrder(
      before.rack,
      rack.map((tile, at) => kept[at] ?? piece(tile)),
    ),
  };
}

/** A rack in the order it had before, what is new at the end. */
function inOrder(before: readonly Piece[], now: Piece[]): Piece[] {
  const order = new Map(before.map((piece, at) => [piece.id, at]));
  const place = (piece: Piece): number => order.get(piece.id) ?? before.length;
  return now
    .map((piece, at) => ({ piece, at }))
    .sort((one, other) => place(one.piece) - place(other.piece) || one.at - other.at)
    .map(({ piece }) => piece);
}
