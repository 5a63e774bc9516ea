// The numbers and words that the sentences of an edition take.

import type { EditionSheet, Reason } from "./sheet";
import { say, words } from "../words/words.svelte";

export type Values = Record<string, string | number>;

export function valuesOf(edition: EditionSheet): Values {
  const { rules, tiles } = edition;
  const number = (name: string): number => Number(rules[name] ?? 0);
  return {
    piece: edition.face === "animals" ? "card" : "tile",
    kind: String(rules.counters),
    groups: rules.groups ? "yes" : "no",
    opens: String(rules.opens),
    rearranging: String(rules.rearranging),
    ages: edition.ages.replace("-", "–"),
    size: edition.size,
    highest: tiles.highest,
    colours: tiles.colours.length,
    copies: tiles.copies,
    jokers: tiles.jokers,
    shortest: edition.shortest,
    largest: number("largest_group"),
    hand: number("hand"),
    opening: number("opening"),
    maxjokers: number("max_jokers_per_set"),
    price: number("draw_price"),
    limit: number("hand_limit"),
    minutes: edition.minutes,
    penalty: number("penalty_tiles"),
    chips: number("chips_in_box"),
    each: number("chips_each"),
    reward: number("tile_reward"),
    wins: number("chips_to_win"),
    jokerpoints: number("joker_points"),
  };
}

/** Of several flaws the one that tells most to somebody who learns the rules. */
const TELLING = ["joker-swap-wrong", "leftover-invalid"];

export function reasonText(flaws: Reason[], values: Values): string {
  const flaw = flaws.find((each) => TELLING.includes(each.code)) ?? flaws[0];
  if (!flaw) return "";
  const own = `card-${flaw.code}`;
  const id = values.piece === "card" && words.has(own) ? own : flaw.code;
  return say(id, { ...values, ...flaw.args });
}

export const captionText = (caption: string, values: Values): string =>
  say(`example-${caption}`, values);
