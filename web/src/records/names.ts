// The names in a record as they are shown: a bot is written there as its level and its seat.

import { say, words } from "../words/words.svelte";

export function shownName(name: string): string {
  const [, level = "", seat = ""] = /^([a-z]+) (\d+)$/.exec(name) ?? [];
  const id = `level-${level}`;
  return level && words.has(id) ? `${say(id)} ${seat}` : name;
}

/** The name of a game; one of a later version or of somebody's own is called by its id. */
export function editionName(edition: string): string {
  const id = `edition-${edition}`;
  return words.has(id) ? say(id) : edition;
}
