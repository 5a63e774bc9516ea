// A turn that is looked at once more: the table it made, and the best one beside it.

import type { ReviewedTurn } from "../server/http";
import type { TableTexts } from "../server/protocol";
import { follow, NOTHING, textsOf } from "./pieces";
import { marksOf } from "./replay.svelte";

export interface Marked {
  melds: TableTexts;
  /** By meld and tile, whether it came from the rack. */
  laid: boolean[][];
}

/** Both tables with their melds in the same order, so that one sees where they differ. */
export function besideEachOther({ before, after, best }: ReviewedTurn): [Marked, Marked] {
  const first = follow(NOTHING, before.table, before.rack);
  const marked = (table: TableTexts): Marked => {
    const { melds } = follow(first, table, []);
    const { laid } = marksOf({ before: first.melds, after: melds });
    return {
      melds: textsOf(melds),
      laid: melds.map((meld) => meld.pieces.map((piece) => laid.has(piece.id))),
    };
  };
  return [marked(after.table), marked(best.table)];
}
