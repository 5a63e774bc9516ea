// The short code of house rules: the edition, then the letter and the value of every option that
// differs from the booklet, as in "classic.t120.r3". Which options there are tells the server.

import type { Edition, EditionOption, OptionValue } from "../server/protocol";

export type Choices = Record<string, OptionValue>;

/** What a code stands for, or what is wrong with it. */
export type Reading =
  | { edition: Edition; choices: Choices }
  | { wrong: "edition"; part: string }
  | { wrong: "letter" | "twice" | "value"; part: string; edition: Edition; option?: EditionOption };

/** What is chosen for an option: the booklet's own rule, unless something else was. */
export function valueOf(option: EditionOption, choices: Choices): OptionValue {
  const chosen = choices[option.name];
  return chosen === undefined ? option.default : chosen;
}

export function differs(option: EditionOption, choices: Choices): boolean {
  return valueOf(option, choices) !== option.default;
}

/** The choices without those that the booklet makes anyway. */
export function changed(edition: Edition, choices: Choices): Choices {
  const kept = edition.options.filter((option) => differs(option, choices));
  return Object.fromEntries(kept.map((option) => [option.name, valueOf(option, choices)]));
}

export function writeCode(edition: Edition, choices: Choices): string {
  const parts = edition.options
    .filter((option) => differs(option, choices))
    .map((option) => `${option.letter}${valueOf(option, choices)}`);
  return [edition.id, ...parts].join(".");
}

/** Read a code as it was typed or pasted: alone, or at the end of a link. */
export function readCode(text: string, editions: readonly Edition[]): Reading {
  const [id = "", ...parts] = bare(text).split(".");
  const edition = editions.find((each) => each.id === id);
  if (!edition) return { wrong: "edition", part: id };
  const choices: Choices = {};
  for (const part of parts) {
    const option = edition.options.find((each) => each.letter === part[0]);
    if (!option) return { wrong: "letter", part, edition };
    if (option.name in choices) return { wrong: "twice", part, edition, option };
    const value = readValue(option, part.slice(1));
    if (value === undefined) return { wrong: "value", part, edition, option };
    choices[option.name] = value;
  }
  return { edition, choices: changed(edition, choices) };
}

function bare(text: string): string {
  const trimmed = text.trim().toLowerCase();
  return trimmed.replace(/^.*#new[=/][a-z]+\./, "");
}

function readValue(option: EditionOption, text: string): OptionValue | undefined {
  const choice = option.choices.find((each) => String(each) === text);
  if (choice !== undefined) return choice;
  const number = /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : NaN;
  return inRange(option, number) ? number : undefined;
}

export function inRange(option: EditionOption, number: number): boolean {
  const { low, high } = option;
  return low !== null && high !== null && number >= low && number <= high;
}
