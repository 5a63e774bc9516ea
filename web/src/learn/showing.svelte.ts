// A lesson's way to its goal, shown table by table for eyes to follow; then everything lies again as
// it did, and it is the player's turn.

import type { Game } from "../table/game.svelte";
import { settings } from "../look/settings.svelte";
import { sleep } from "../table/pace";
import { rackBeside, tilesOf, type Lesson } from "./lessons";

/** Milliseconds between two tables, and for which the last one stays. */
const STEP = 1_300;
const LAST = 2_400;

const FACTORS: Record<string, number> = { calm: 1, quick: 0.5, none: 0 };

export class Showing {
  now = $state(false);
  /** How often it was shown to the end. */
  times = $state(0);
  private stopped = false;

  constructor(
    private readonly lesson: Lesson,
    private readonly game: Game,
  ) {}

  async show(): Promise<void> {
    if (this.now || this.stopped) return;
    const { lesson, game } = this;
    const pace = FACTORS[settings.get("pace")] ?? 1;
    this.now = true;
    game.draft.chooseNone();
    game.draft.reset();
    if (lesson.way.length === 0) this.point();
    for (const [at, table] of lesson.way.entries()) {
      await sleep((at === 0 ? STEP / 3 : STEP) * pace);
      if (this.stopped) return;
      game.draft.arrange(table, rackBeside(lesson, table));
    }
    if (lesson.way.length > 0) {
      await sleep(LAST * pace);
      if (this.stopped) return;
      game.draft.reset();
    }
    this.now = false;
    this.times += 1;
  }

  /** Nothing more is to be shown. */
  stop(): void {
    this.stopped = true;
    this.now = false;
  }

  /** Where nothing is laid, the tile to tap is pointed at, or the pool. */
  private point(): void {
    const tiles = tilesOf(this.lesson);
    this.game.hints.last = {
      v: this.game.room?.version ?? 0,
      strength: "tiles",
      chance: tiles.length > 0 ? "rack" : "nothing",
      found: tiles.length > 0,
      tiles,
    };
  }
}
