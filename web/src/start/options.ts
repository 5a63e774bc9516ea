// The options of an edition in words, and the control that suits each.

import type { EditionOption, OptionValue } from "../server/protocol";
import { say, words } from "../words/words.svelte";

export type Kind = "switch" | "list" | "number" | "limit";

/** A switch for yes or no, a list of few, a number, or a number that may also be none. */
export function kindOf({ choices, low }: EditionOption): Kind {
  if (low !== null) return choices.includes(null) ? "limit" : "number";
  return choices.every((choice) => typeof choice === "boolean") ? "switch" : "list";
}

/** Where a limit begins that the booklet does not have: two minutes are what it advises. */
const ADVISED: Record<string, number> = { time_limit_seconds: 120 };

export function firstLimit({ name, default: own, low }: EditionOption): number {
  return typeof own === "number" ? own : (ADVISED[name] ?? low ?? 1);
}

export const titleOf = ({ name }: EditionOption): string => say(`option-${plain(name)}`);

export function valueText(option: EditionOption, value: OptionValue): string {
  const id = `value-${plain(option.name)}-${value}`;
  if (words.has(id)) return say(id);
  if (value === null) return say("no-limit");
  return typeof value === "boolean" ? say(value ? "yes" : "no") : String(value);
}

/** What may be chosen, for whoever chose something else. */
export function expectedOf(option: EditionOption): string {
  const { low, high } = option;
  const range = low === null || high === null ? [] : [say("from-to", { low, high })];
  return [...option.choices.map((choice) => valueText(option, choice)), ...range].join(", ");
}

const plain = (name: string): string => name.replaceAll("_", "-");
