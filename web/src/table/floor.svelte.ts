// The cloth as it lies: how large its tiles are, how many half tiles a row has, where each meld is.
// It is laid out anew when a turn ends or somebody tidies up; in between melds keep their spots.

import { untrack } from "svelte";
import { fitTable, PITCH, type Size } from "./fit";
import type { Meld } from "./pieces";
import { freshSpot, kept, NEW, packed, spanOf, type Sized, type Spot, type Spots } from "./spots";

/** What the floor needs to know of a draft. */
export interface Laid {
  readonly lay: { readonly melds: readonly Meld[] };
  /** Rises whenever the table is to be laid out anew. */
  readonly tidied: number;
  readonly arranging: boolean;
}

export const sizeOf = (meld: Meld): Sized => ({ id: meld.id, tiles: meld.pieces.length });

export class Floor {
  columns = $state(2 * NEW);
  tile = $state(44);
  /** The rows that are in sight. */
  inSight = $state(1);
  private last: Spots = new Map();
  private seen = { tidied: -1, columns: 0 };
  private wide = 0;

  constructor(
    private readonly draft: Laid,
    private readonly size: () => Size,
  ) {}

  readonly spots: Spots = $derived.by(() => {
    const { tidied, lay } = this.draft;
    const { columns } = this;
    const anew = tidied !== this.seen.tidied || columns !== this.seen.columns;
    const sizes = lay.melds.map(sizeOf);
    const rows = this.inSight;
    this.last = anew ? packed(sizes, columns, rows) : kept(this.last, sizes, columns, rows);
    this.seen = { tidied, columns };
    return this.last;
  });

  /** Where a new meld would come. */
  readonly fresh: Spot = $derived.by(() => {
    const taken = this.draft.lay.melds.flatMap((meld) => this.spots.get(meld.id) ?? []);
    return freshSpot(taken, NEW, this.columns, this.inSight);
  });

  /** How many pixels are free to the right of a meld. */
  beside(id: number): number {
    const spot = this.spots.get(id);
    if (!spot) return 0;
    const end = spot.column + spot.span;
    const others = this.draft.lay.melds.flatMap((meld) => this.spots.get(meld.id) ?? []);
    const next = others.filter((each) => each.row === spot.row && each.column > spot.column);
    return (Math.min(this.columns, ...next.map(({ column }) => column)) - end) * PITCH * this.tile;
  }

  readonly rows: number = $derived.by(() => {
    const rows = this.draft.lay.melds.map((meld) => this.spots.get(meld.id)?.row ?? 0);
    return Math.max(-1, ...rows) + 1;
  });

  /** Choose the size of the tiles; under somebody's hand only if they would not fit otherwise. */
  fit(cloth: HTMLElement, longest: number): void {
    untrack(() => {
      const wide = this.wide === cloth.clientWidth;
      if (this.draft.arranging && wide && this.holdsAll()) return;
      this.wide = cloth.clientWidth;
      const sizes = this.draft.lay.melds.map(sizeOf);
      const { tile, columns, rows } = fitTable(cloth, sizes, longest, this.size());
      [this.tile, this.columns, this.inSight] = [tile, columns, rows];
    });
  }

  /** Whether every meld still has room in a row. */
  private holdsAll(): boolean {
    return this.draft.lay.melds.every((meld) => spanOf(meld.pieces.length) <= this.columns);
  }
}
