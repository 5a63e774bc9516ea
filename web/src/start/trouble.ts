// Why something did not work, in the player's language, with a way on.

import { Refused, Unreachable } from "../server/http";
import { say, words } from "../words/words.svelte";

export function troubleText(error: unknown): string {
  if (error instanceof Unreachable) return say("server-away");
  if (error instanceof Refused) {
    const id = `refused-${error.code}`;
    return words.has(id) ? say(id) : error.message;
  }
  return say("refused-failed");
}
