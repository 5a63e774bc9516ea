// What this device keeps of a table, so that a refresh, another tab or a device that goes around
// loses nothing: each seat's draft with its steps, the order of its rack, and the last move.

import { myRooms } from "../server/mine";
import type { Happening } from "../server/protocol";
import type { TileText } from "../tiles/tile";
import { newId, type Lay, type Meld, type Piece } from "./pieces";
import type { Move } from "./replay.svelte";

/** What a seat has arranged, and for which table. */
export interface Arranged {
  /** The table and the rack without the draft, the rack in the player's order. */
  base: Lay;
  lay: Lay;
  past: readonly Lay[];
  future: readonly Lay[];
}

/** Steps that can be undone after a refresh. */
const MOST = 30;
const PREFIX = "rackrun-table";

/** Lays as numbers: each piece by its id, a meld by its own and those of its pieces. */
interface Packed {
  tiles: [number, TileText][];
  lays: { melds: number[][]; rack: number[] }[];
}

function packed(lays: readonly Lay[]): Packed {
  const tiles = new Map<number, TileText>();
  const ids = (pieces: readonly Piece[]): number[] =>
    pieces.map(({ id, tile }) => {
      tiles.set(id, tile);
      return id;
    });
  const numbers = lays.map(({ melds, rack }) => ({
    melds: melds.map((meld) => [meld.id, ...ids(meld.pieces)]),
    rack: ids(rack),
  }));
  return { tiles: [...tiles], lays: numbers };
}

/** The lays again; their pieces and melds have new ids, since the old ones may be taken by now. */
function unpacked({ tiles, lays }: Packed): Lay[] {
  const pieces = new Map(tiles.map(([id, tile]) => [id, { id: newId(), tile }]));
  const names = new Map<number, number>();
  const nameOf = (id: number): number => {
    if (!names.has(id)) names.set(id, newId());
    return names.get(id) ?? 0;
  };
  const found = (ids: readonly number[]): Piece[] => ids.flatMap((id) => pieces.get(id) ?? []);
  return lays.map(({ melds, rack }) => ({
    melds: melds.map(([id = 0, ...ids]): Meld => ({ id: nameOf(id), pieces: found(ids) })),
    rack: found(rack),
  }));
}

function write(key: string, kept: object | null): void {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // nothing can be stored here: what was arranged lasts as long as the page is open
  }
}

/** What was kept, made into what it was; nothing where it is not what this version writes. */
function read<T>(key: string, make: (kept: never) => T | null): T | null {
  try {
    const kept = localStorage.getItem(key);
    return kept ? make(JSON.parse(kept) as never) : null;
  } catch {
    return null;
  }
}

const draftKey = (room: string, seat: number): string => `${PREFIX} ${room} draft ${seat}`;
const moveKey = (room: string): string => `${PREFIX} ${room} move`;

/** Keep what a seat has arranged in this round, or nothing more. */
export function keepDraft(room: string, seat: number, round: string, now: Arranged | null): void {
  if (!now) return write(draftKey(room, seat), null);
  const { base, lay, past, future } = now;
  const [undo, redo] = [past.slice(-MOST), future.slice(-MOST)];
  write(draftKey(room, seat), {
    round,
    undo: undo.length,
    ...packed([base, lay, ...undo, ...redo]),
  });
}

/** What a seat had arranged, if it is still the same round. */
export function keptDraft(room: string, seat: number, round: string): Arranged | null {
  return read(draftKey(room, seat), (kept: Packed & { round: string; undo: number }) => {
    const [base, lay, ...steps] = unpacked(kept);
    if (kept.round !== round || !base || !lay) return null;
    return { base, lay, past: steps.slice(0, kept.undo), future: steps.slice(kept.undo) };
  });
}

export function keepMove(room: string, move: Move): void {
  const { seat, happening, before, after } = move;
  const lays = [before, after].map((melds) => ({ melds, rack: [] }));
  write(moveKey(room), { seat, happening, ...packed(lays) });
}

export function keptMove(room: string): Move | null {
  return read(moveKey(room), (kept: Packed & { seat: number; happening: Happening }) => {
    const [before, after] = unpacked(kept);
    const { seat, happening } = kept;
    return before && after ? { seat, happening, before: before.melds, after: after.melds } : null;
  });
}

/** Forget what was arranged at tables to which this device knows no way back. */
export function forgetStrangers(): void {
  const known = new Set(myRooms().map(({ room }) => room));
  try {
    for (const key of Object.keys(localStorage)) {
      const [prefix, room = ""] = key.split(" ");
      if (prefix === PREFIX && !known.has(room)) localStorage.removeItem(key);
    }
  } catch {
    // nothing is stored here
  }
}
