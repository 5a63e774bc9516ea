// What is wrong with a code of house rules, and what was expected.

import type { Edition } from "../server/protocol";
import { say } from "../words/words.svelte";
import type { Reading } from "./code";
import { expectedOf, titleOf } from "./options";

type Wrong = Extract<Reading, { wrong: string }>;

export function wrongText(found: Wrong, offered: readonly Edition[]): string {
  const { part } = found;
  if (found.wrong === "edition") {
    return say("wrong-edition", { part, ids: offered.map((each) => each.id).join(", ") });
  }
  const game = say(`edition-${found.edition.id}`);
  if (found.wrong === "letter") {
    const letters = found.edition.options.map((option) => option.letter).join(", ");
    return say("wrong-letter", { part, game, letters });
  }
  const option = found.option ? titleOf(found.option) : "";
  if (found.wrong === "twice") return say("wrong-twice", { part, option });
  return say("wrong-value", {
    part,
    option,
    expected: found.option ? expectedOf(found.option) : "",
  });
}
