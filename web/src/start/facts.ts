// What a card says of a game: for how many, for which age, how long a round takes. Where a booklet
// is silent about age, so are we; the time is told by none, and is our own estimate.

import type { Edition } from "../server/protocol";
import { say } from "../words/words.svelte";

/** People need about a minute for four tiles of the box, drawn or laid, and nobody counts minutes. */
const TILES_A_MINUTE = 4;
const STEP = 5;

export type Known = Pick<Edition, "seats" | "ages" | "tiles">;

export function factsOf({ seats: [low, high], ages, tiles }: Known): string[] {
  const minutes = minutesOf(tiles);
  return [
    say("players-from-to", { low, high }),
    agesText(ages),
    say("round-minutes", { minutes }),
  ].filter(Boolean);
}

/** How long a round takes among people, to the next five minutes. */
export function minutesOf({ colours, highest, copies, jokers }: Edition["tiles"]): number {
  const count = colours.length * highest * copies + jokers;
  return Math.max(1, Math.round(count / TILES_A_MINUTE / STEP)) * STEP;
}

/** The words for ages as booklets print them: "4+" or "4-10". */
function agesText(ages: string): string {
  const [low, high] = (ages.match(/\d+/g) ?? []).map(Number);
  if (low === undefined) return "";
  return high === undefined ? say("age-from", { low }) : say("age-from-to", { low, high });
}
