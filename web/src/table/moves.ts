// What a player does with pieces in a draft. Nothing here knows whether it is legal.

import { newId, type Lay, type Meld, type Piece } from "./pieces";

/** Where pieces are put: at a place of a meld or of the rack, or into a meld of their own. */
export type Place =
  { kind: "meld"; meld: number; at: number } | { kind: "new" } | { kind: "rack"; at: number };

export function piecesOf(lay: Lay): Piece[] {
  return [...lay.melds.flatMap((meld) => meld.pieces), ...lay.rack];
}

/** The lay after these pieces went to a place, in the order in which they are named. */
export function moved(lay: Lay, ids: readonly number[], place: Place): Lay {
  const all = new Map(piecesOf(lay).map((piece) => [piece.id, piece]));
  const carried = ids.map((id) => all.get(id)).filter((piece) => piece !== undefined);
  const there = place.kind !== "meld" || lay.melds.some((meld) => meld.id === place.meld);
  if (carried.length === 0 || !there) return lay; // the meld may have gone under the hand
  const rest = (pieces: readonly Piece[]): Piece[] =>
    pieces.filter((piece) => !ids.includes(piece.id));
  const put = (pieces: readonly Piece[], at: number): Piece[] => [
    ...rest(pieces.slice(0, at)),
    ...carried,
    ...rest(pieces.slice(at)),
  ];
  const melds: Meld[] = [];
  for (const meld of lay.melds) {
    const joined = place.kind === "meld" && place.meld === meld.id;
    if (joined) melds.push({ id: meld.id, pieces: put(meld.pieces, place.at) });
    else melds.push(...without([meld], ids));
  }
  if (place.kind === "new") melds.push({ id: newId(), pieces: carried });
  return { melds, rack: place.kind === "rack" ? put(lay.rack, place.at) : rest(lay.rack) };
}

/** The melds without these pieces; one that had none of them is the same as before. */
export function without(melds: readonly Meld[], ids: readonly number[]): Meld[] {
  return melds
    .map((meld) =>
      meld.pieces.some((piece) => ids.includes(piece.id))
        ? { id: meld.id, pieces: meld.pieces.filter((piece) => !ids.includes(piece.id)) }
        : meld,
    )
    .filter((meld) => meld.pieces.length > 0);
}

/** Whether the same pieces lie in the same melds, in whatever order. */
export function same(one: Lay, other: Lay): boolean {
  if (one.melds.length !== other.melds.length) return false;
  const home = new Map(
    other.melds.flatMap((meld) => meld.pieces.map((piece) => [piece.id, meld.id] as const)),
  );
  const sizes = new Map(other.melds.map((meld) => [meld.id, meld.pieces.length]));
  return one.melds.every(
    (meld) =>
      sizes.get(meld.id) === meld.pieces.length &&
      meld.pieces.every((piece) => home.get(piece.id) === meld.id),
  );
}

/** Whether the racks hold the same pieces too. */
export function alike(one: Lay, other: Lay): boolean {
  const held = new Set(other.rack.map((piece) => piece.id));
  const rack = one.rack.length === held.size && one.rack.every((piece) => held.has(piece.id));
  return rack && same(one, other);
}

/**
 * The order of a rack with what was laid from it: whatever stands there as it stands, and what does
 * not behind the piece it stood behind before, so that it finds its place when it comes back.
 */
export function woven(before: readonly number[], rack: readonly Piece[]): number[] {
  const order = rack.map((piece) => piece.id);
  const there = new Set(order);
  before.forEach((id, at) => {
    if (there.has(id)) return;
    order.splice(order.indexOf(before[at - 1] ?? -1) + 1, 0, id);
  });
  return order;
}

/** A rack in such an order; what has no place in it comes last. */
export function inOrder(rack: readonly Piece[], order: readonly number[]): Piece[] {
  const at = new Map(order.map((id, place) => [id, place]));
  const place = (piece: Piece): number => at.get(piece.id) ?? order.length;
  return rack.toSorted((one, other) => place(one) - place(other));
}

/** A rack on which these pieces stand together, one place further along. */
export function shifted(rack: readonly Piece[], ids: readonly number[], way: -1 | 1): Piece[] {
  const rest = rack.filter((piece) => !ids.includes(piece.id));
  const first = rack.findIndex((piece) => ids.includes(piece.id));
  const at = Math.max(0, Math.min(rest.length, first + way));
  return [
    ...rest.slice(0, at),
    ...rack.filter((piece) => ids.includes(piece.id)),
    ...rest.slice(at),
  ];
}

/** A meld's pieces in the order of these tiles; as they are if they are not the same tiles. */
export function arranged(meld: Meld, tiles: readonly string[]): Meld {
  const left = [...meld.pieces];
  const pieces = tiles.map((tile) => {
    const at = left.findIndex((piece) => piece.tile === tile);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  if (left.length > 0 || pieces.some((piece) => piece === undefined)) return meld;
  const changed = pieces.some((piece, at) => piece !== meld.pieces[at]);
  return changed ? { id: meld.id, pieces: pieces as Piece[] } : meld;
}

/**
 * What stays of a draft when the table it was made for changes: every part of it whose melds still
 * lie as they did, and whose own tiles are still on the rack. The rest goes back.
 */
export function rebased(draft: Lay, before: Lay, now: Lay): Lay {
  const still = new Map(now.melds.map((meld) => [meld.id, sameMeld(before, meld)]));
  const home = new Map<number, number>(); // the meld in which a piece lay before
  for (const meld of before.melds) for (const piece of meld.pieces) home.set(piece.id, meld.id);
  const held = new Set(now.rack.map((piece) => piece.id));
  const groups = parts(draft.melds, home);
  const kept: Meld[] = [];
  const gone = new Set<number>(); // melds of the table that the kept parts stand for
  const parked = draft.rack.filter((piece) => home.has(piece.id));
  for (const group of groups) {
    const touched = [...group.touched];
    const mine = group.melds.flatMap((meld) => meld.pieces.filter((piece) => !home.has(piece.id)));
    if (touched.every((id) => still.get(id)) && mine.every((piece) => held.has(piece.id))) {
      kept.push(...group.melds);
      for (const id of touched) gone.add(id);
    }
  }
  const laid = new Set(kept.flatMap((meld) => meld.pieces.map((piece) => piece.id)));
  const byId = new Map(kept.filter((meld) => gone.has(meld.id)).map((meld) => [meld.id, meld]));
  const rest = now.melds.flatMap((meld) => byId.get(meld.id) ?? (gone.has(meld.id) ? [] : [meld]));
  const shown = new Set(rest.map((meld) => meld.id));
  const known = new Map(draft.rack.map((piece, at) => [piece.id, at]));
  const back = parked.filter((piece) => gone.has(home.get(piece.id) ?? 0));
  const rack = [...now.rack.filter((piece) => !laid.has(piece.id)), ...back];
  rack.sort(
    (one, other) => (known.get(one.id) ?? Infinity) - (known.get(other.id) ?? Infinity) || 0,
  );
  // A meld of one's own may have taken the name of one that came back.
  const added = kept
    .filter((meld) => !byId.has(meld.id))
    .map((meld) => (shown.has(meld.id) ? { ...meld, id: newId() } : meld));
  return { melds: [...rest, ...added], rack };
}

function sameMeld(before: Lay, meld: Meld): boolean {
  const old = before.melds.find((each) => each.id === meld.id);
  if (!old || old.pieces.length !== meld.pieces.length) return false;
  const ids = new Set(old.pieces.map((piece) => piece.id));
  return meld.pieces.every((piece) => ids.has(piece.id));
}

interface Part {
  melds: Meld[];
  touched: Set<number>;
}

/** The melds of a draft that hang together, because they share melds of the table before. */
function parts(melds: readonly Meld[], home: Map<number, number>): Part[] {
  const found: Part[] = [];
  for (const meld of melds) {
    const touched = new Set(
      meld.pieces.map((piece) => home.get(piece.id)).filter((id) => id !== undefined),
    );
    const joined: Part = { melds: [meld], touched };
    for (const part of found.filter((each) => [...each.touched].some((id) => touched.has(id)))) {
      joined.melds.unshift(...part.melds);
      for (const id of part.touched) joined.touched.add(id);
      found.splice(found.indexOf(part), 1);
    }
    found.push(joined);
  }
  return found;
}
