// What a player can do with the whole turn: draw or pass, end it, give a tile back. Drawing and
// passing are asked twice, so that nobody does it by accident.

import type { Game } from "./game.svelte";

/** Milliseconds in which a second press counts. */
const SURE = 4_000;

export class Acts {
  /** Whether a second press draws or passes now. */
  sure = $state(false);
  private timer = 0;

  constructor(private readonly game: Game) {}

  /** Whether there is something to draw, and something to pay with, as far as the server said. */
  get draws(): boolean {
    const flaws = this.game.refusedWith?.flaws ?? [];
    const stuck = flaws.some((flaw) => flaw.code === "no-chips" || flaw.code === "pool-empty");
    return (this.game.position?.pool ?? 0) > 0 && !stuck;
  }

  get giving(): boolean {
    return this.game.mine && this.game.position?.stage === "give-back";
  }

  /** Whether ending the turn would be granted now. */
  get ready(): boolean {
    return this.giving ? this.game.chosen.length === 1 : this.game.mine && this.game.legal;
  }

  draw(): void {
    if (!this.game.mine) return;
    clearTimeout(this.timer);
    if (!this.sure) {
      this.sure = true;
      this.timer = window.setTimeout(() => (this.sure = false), SURE);
      return;
    }
    this.sure = false;
    void (this.draws ? this.game.draw() : this.game.pass());
  }

  /** End the turn if it is ready; whether it was. */
  end(): boolean {
    const [only] = this.game.chosen;
    if (!this.ready) return false;
    if (this.giving && only !== undefined) void this.game.giveBack(only);
    else void this.game.endTurn();
    return true;
  }
}
