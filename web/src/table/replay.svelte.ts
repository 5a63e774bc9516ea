// The last move at the table, to be shown again: the table before it, then the tiles on their way.
// It has pictures of its own, so that nobody's draft is touched by it.

import { SvelteMap } from "svelte/reactivity";
import type { Happening, TableTexts } from "../server/protocol";
import { keepMove, keptMove } from "./keeping";
import { textsOf, type Meld } from "./pieces";

export interface Move {
  readonly seat: number;
  readonly happening: Happening;
  readonly before: readonly Meld[];
  readonly after: readonly Meld[];
}

/** Milliseconds for which the table before the move is shown, and the one after it. */
const BEFORE = 1_200;
const AFTER = 3_000;

/** The last move of each room: the device may have gone to another seat since. */
const moves = new SvelteMap<string, Move>();

export class Replay {
  /** Which of the two tables is shown just now. */
  shows = $state<"before" | "after" | null>(null);
  private timer = 0;

  /** Something happened in a room that may have changed its table. */
  saw(room: string, happening: Happening, before: readonly Meld[], after: readonly Meld[]): void {
    this.end();
    const { event, seat = -1 } = happening;
    if (event !== "table-played" && event !== "penalty-taken") return;
    if (told(textsOf(before)) === told(textsOf(after))) return;
    const move = { seat, happening, before, after };
    moves.set(room, move);
    keepMove(room, move);
  }

  /** The page was opened again: the last move that this device saw may still be the last one. */
  recall(room: string): void {
    const move = moves.has(room) ? null : keptMove(room);
    if (move) moves.set(room, move);
  }

  /** The last move, if it was somebody else's and the table still lies as it was left. */
  of(room: string, seat: number | null, table: TableTexts): Move | null {
    const last = moves.get(room);
    if (!last || last.seat === seat) return null;
    return told(textsOf(last.after)) === told(table) ? last : null;
  }

  /** Show it, or stop showing it. */
  toggle(): void {
    if (this.shows) this.end();
    else {
      this.shows = "before";
      this.timer = window.setTimeout(() => this.goOn(), BEFORE);
    }
  }

  end(): void {
    clearTimeout(this.timer);
    this.shows = null;
  }

  private goOn(): void {
    this.shows = "after";
    this.timer = window.setTimeout(() => this.end(), AFTER);
  }
}

/** A table in words, whatever the order of its melds and of the tiles in them. */
function told(table: TableTexts): string {
  return table
    .map((meld) => meld.toSorted().join(" "))
    .toSorted()
    .join("|");
}

/** The pieces that a move laid, and those that lay in another meld before. */
export function marksOf(move: Pick<Move, "before" | "after">): {
  laid: Set<number>;
  moved: Set<number>;
} {
  const home = new Map(
    move.before.flatMap((meld) => meld.pieces.map((piece) => [piece.id, meld.id] as const)),
  );
  const [laid, moved] = [new Set<number>(), new Set<number>()];
  for (const meld of move.after) {
    for (const { id } of meld.pieces) {
      if (!home.has(id)) laid.add(id);
      else if (home.get(id) !== meld.id) moved.add(id);
    }
  }
  return { laid, moved };
}
