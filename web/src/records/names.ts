// The names in a record as they are shown: a bot is written there as its level and its seat.

import { botName, personName } from "../table/people";
import { say, words } from "../words/words.svelte";

export function shownNames(names: readonly string[]): string[] {
  const levels = names.map((name) => {
    const [, level = ""] = /^([a-z]+) \d+$/.exec(name) ?? [];
    return words.has(`level-${level}`) ? level : "";
  });
  return names.map((name, seat) => {
    const level = levels[seat];
    return level ? botName(level, seat, levels) : personName(name);
  });
}

/** The name of a game; one of a later version or of somebody's own is called by its id. */
export function editionName(edition: string): string {
  const id = `edition-${edition}`;
  return words.has(id) ? say(id) : edition;
}
