// What a card says of a game: for how many, for which age. Where a booklet is silent, so are we.

import type { Edition } from "../server/protocol";
import { say } from "../words/words.svelte";

export function factsOf({ seats: [low, high], ages }: Pick<Edition, "seats" | "ages">): string[] {
  return [say("players-from-to", { low, high }), agesText(ages)].filter(Boolean);
}

/** The words for ages as booklets print them: "4+" or "4-10". */
function agesText(ages: string): string {
  const [low, high] = (ages.match(/\d+/g) ?? []).map(Number);
  if (low === undefined) return "";
  return high === undefined ? say("age-from", { low }) : say("age-from-to", { low, high });
}
