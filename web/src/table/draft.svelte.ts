// The draft of a seat: the table and the rack as the player arranges them, each step of it, and what
// is chosen. Nothing here knows whether it is legal.

import type { TableTexts } from "../server/protocol";
import type { TileText } from "../tiles/tile";
import type { Arranged } from "./keeping";
import { inOrder, moved, piecesOf, rebased, same, shifted, woven, type Place } from "./moves";
import { follow, NOTHING, type Lay, type Meld } from "./pieces";
import { sorted, type Order } from "./sorting";
import { tidied } from "./tidy";

/** Who is told what the player does. */
export interface Looks {
  /** A tile was chosen or laid aside; without a name, all of them were laid aside. */
  chose(id?: number): void;
  /** Something was arranged; these were the melds before. */
  arranged(before: readonly Meld[]): void;
}

/** The pieces of the rack that lie on the table. */
function laidFrom(base: Lay, lay: Lay): ReadonlySet<number> {
  const before = new Set(base.rack.map((piece) => piece.id));
  const pieces = lay.melds.flatMap((meld) => meld.pieces);
  return new Set(pieces.filter((piece) => before.has(piece.id)).map((piece) => piece.id));
}

export class Draft {
  lay = $state.raw<Lay>(NOTHING);
  /** The table and the rack as they are without what the player arranged. */
  base = $state.raw<Lay>(NOTHING);
  chosen = $state.raw<readonly number[]>([]);
  /** The piece that was put down last. */
  landed = $state<number | undefined>();
  /** The meld into which it was put. */
  landedIn = $state<number | undefined>();
  /** Rises whenever the table is laid out anew. */
  tidied = $state(0);
  /** Whether a part of a plan no longer fitted the table, and went back. */
  broke = $state(false);

  private past = $state.raw<readonly Lay[]>([]);
  private future = $state.raw<readonly Lay[]>([]);
  /** The pieces of the rack in their order, with those that lie on the table just now. */
  private order: readonly number[] = [];

  constructor(private readonly looks: Looks) {}

  get touched(): boolean {
    return this.lay.melds !== this.base.melds;
  }

  /** Whether the player has a hand on the table: then nothing may move under it. */
  get arranging(): boolean {
    return this.touched || this.chosen.length > 0;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Pieces that lie on the table and came from the rack in this turn. */
  readonly laid = $derived(laidFrom(this.base, this.lay));

  /** The chosen tiles, if all of them stand on the rack. */
  get chosenHere(): readonly number[] {
    const held = new Set(this.lay.rack.map((piece) => piece.id));
    return this.chosen.every((id) => held.has(id)) ? this.chosen : [];
  }

  /** The table and the rack without the draft, the rack in the player's order. */
  get atFirst(): Lay {
    return { melds: this.base.melds, rack: inOrder(this.base.rack, this.order) };
  }

  // What the player does

  choose(id: number): void {
    this.broke = false;
    this.chosen = this.chosen.includes(id)
      ? this.chosen.filter((each) => each !== id)
      : [...this.chosen, id];
    this.looks.chose(id);
  }

  chooseNone(): void {
    if (this.chosen.length === 0) return;
    this.chosen = [];
    this.looks.chose();
  }

  put(ids: readonly number[], place: Place): void {
    const after = moved(this.lay, ids, place);
    this.chosen = [];
    [this.landed] = ids;
    this.landedIn = place.kind === "meld" ? place.meld : after.melds.at(-1)?.id;
    this.change(after);
  }

  sort(order: Order): void {
    this.change({ ...this.lay, rack: sorted(this.lay.rack, order) });
  }

  /** Move tiles of the rack along it, together; what is chosen stays so. */
  shift(ids: readonly number[], way: -1 | 1): void {
    [this.landed] = ids;
    this.change({ ...this.lay, rack: shifted(this.lay.rack, ids, way) });
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.future = [...this.future, this.lay];
    this.past = this.past.slice(0, -1);
    this.show(before);
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    this.past = [...this.past, this.lay];
    this.future = this.future.slice(0, -1);
    this.show(after);
  }

  /** The table as it was when the turn began; every tile of the rack is back in its place. */
  reset(): void {
    if (this.touched) this.change(this.atFirst);
  }

  /** Lay a whole play, to be looked at and taken back. */
  arrange(table: TableTexts, rack: TileText[]): void {
    this.change(follow(this.lay, table, rack));
  }

  private change(after: Lay): void {
    this.past = [...this.past, this.lay];
    this.future = [];
    this.show(after);
  }

  private show(lay: Lay): void {
    const before = this.lay.melds;
    this.lay = same(lay, this.base) ? { ...lay, melds: this.base.melds } : lay;
    this.broke = false;
    this.order = woven(this.order, this.lay.rack);
    this.looks.arranged(before);
  }

  // What others do to it

  /** The table and the rack are these now; what still fits them of the draft stays. */
  rebase(now: Lay): void {
    const [laid, touched] = [laidFrom(this.base, this.lay).size, this.touched];
    this.lay = this.base === NOTHING ? now : rebased(this.lay, this.base, now);
    this.settle(now);
    const left = laidFrom(this.base, this.lay).size;
    if (left < laid || (touched && !this.touched)) this.broke = true;
  }

  /** The table and the rack are these now, and there is no draft any more. */
  replace(now: Lay): void {
    this.lay = now;
    this.settle(now);
  }

  private settle(now: Lay): void {
    this.base = now;
    this.past = this.future = [];
    const held = new Set(now.rack.map((piece) => piece.id));
    const order = this.order.filter((id) => held.has(id));
    const there = new Set(piecesOf(this.lay).map((piece) => piece.id));
    this.chosen = this.chosen.filter((id) => there.has(id));
    if (same(this.lay, now)) this.lay = { melds: now.melds, rack: this.lay.rack };
    this.order = woven(order, this.lay.rack);
    if (!this.arranging) this.lineUp();
  }

  /** Lay the melds out in rows, runs and groups in their order. */
  lineUp(): void {
    this.read(tidied(this.lay.melds));
    this.tidied += 1;
  }

  /** The same melds, in another order or with their tiles in another order. */
  read(melds: readonly Meld[]): void {
    if (!this.touched) this.base = { ...this.base, melds };
    this.lay = { ...this.lay, melds };
  }

  // What is kept of it on this device

  get kept(): Arranged {
    const { lay, past, future } = this;
    return { base: this.atFirst, lay, past, future };
  }

  recall(kept: Arranged): void {
    ({ base: this.base, lay: this.lay, past: this.past, future: this.future } = kept);
    this.order = woven([], this.base.rack);
  }
}
