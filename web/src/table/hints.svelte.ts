// Hints of the server's solver, a little more each time one asks: that there is something, which
// tiles, and then the whole play, laid into the draft so that it can be looked at and taken back.

import type { Line } from "../server/live.svelte";
import type { Move, TableTexts } from "../server/protocol";
import type { TileText } from "../tiles/tile";

const STRENGTHS = ["something", "tiles", "play"] as const;

export interface Hint {
  v: number;
  strength: (typeof STRENGTHS)[number];
  chance: string;
  found: boolean;
  tiles?: TileText[];
  taken?: TileText[];
  moves?: Move[];
}

export class Hints {
  last = $state.raw<Hint | null>(null);
  asking = $state(false);

  constructor(private readonly live: Line) {}

  /** Ask for a little more than the last time. */
  async ask(version: number): Promise<Hint | null> {
    if (this.asking) return null;
    this.asking = true;
    const before = this.last?.v === version ? STRENGTHS.indexOf(this.last.strength) : -1;
    const strength = STRENGTHS[Math.min(before + 1, STRENGTHS.length - 1)];
    try {
      const told = await this.live.ask({ t: "hint", strength });
      this.last = told as unknown as Hint;
      return this.last;
    } finally {
      this.asking = false;
    }
  }

  forget(): void {
    this.last = null;
  }
}

/** The table after all moves of a hint. */
export function tableAfter(before: TableTexts, moves: readonly Move[]): TableTexts {
  const piles = new Map(before.map((meld, at) => [at, meld]));
  for (const move of moves) {
    if (move.to !== null) piles.set(move.to, move.becomes);
    if (move.from !== undefined && move.from !== null) piles.set(move.from, move.leaves ?? []);
  }
  return [...piles.values()].filter((pile) => pile.length > 0);
}
