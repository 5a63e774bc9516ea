// What a player can do with the whole turn: draw or pass, end it, give a tile back. Drawing and
// passing are asked twice, so that nobody does it by accident.

import type { Game } from "./game.svelte";
import { Twice } from "./twice.svelte";

export class Acts {
  private readonly twice: Twice;

  constructor(private readonly game: Game) {
    this.twice = new Twice(() => [...game.draft.laid].join(" "));
  }

  /** Whether a second press draws or passes now. */
  get sure(): boolean {
    return this.twice.sure;
  }

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
    return this.giving ? this.game.draft.chosen.length === 1 : this.game.mine && this.game.legal;
  }

  draw(): void {
    if (!this.game.mine || !this.twice.press()) return;
    void (this.draws ? this.game.draw() : this.game.pass());
  }

  /** End the turn if it is ready; whether it was. */
  end(): boolean {
    const [only] = this.game.draft.chosen;
    if (!this.ready) return false;
    if (this.giving && only !== undefined) void this.game.giveBack(only);
    else void this.game.endTurn();
    return true;
  }
}
