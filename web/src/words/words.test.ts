// Every language says everything that the page says, with the same values, and nothing else.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  parse,
  Visitor,
  type Message,
  type MessageReference,
  type VariableReference,
} from "@fluent/syntax";
import { expect, test } from "vitest";

const HERE = import.meta.dirname;
const LANGUAGES = ["de", "en", "es", "fr", "it", "nl", "pt"];

/** The words of the picture cards take the place of others, so they are read apart. */
const CARDS = "cards";

const ROOMS = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== CARDS)
  .map((entry) => `${entry.name}/`);

/** All texts of a language, those of the rooms included. */
const textOf = (language: string): string =>
  ["", ...ROOMS]
    .map((room) => readFileSync(join(HERE, `${room}${language}.ftl`), "utf8"))
    .join("\n");

const cardTextOf = (language: string): string =>
  readFileSync(join(HERE, CARDS, `${language}.ftl`), "utf8");

/** The variables of each message, its own and those of the messages that it uses. */
function messages(text: string): Map<string, Set<string>> {
  const { body } = parse(text, {});
  expect(body.filter((entry) => entry.type === "Junk")).toEqual([]);
  const found = body.filter((entry): entry is Message => entry.type === "Message");
  const used = new Map(found.map((entry) => [entry.id.name, uses(entry)]));
  const all = (id: string): Set<string> => {
    const { variables = [], others = [] } = used.get(id) ?? {};
    return new Set([...variables, ...others.flatMap((other) => [...all(other)])]);
  };
  return new Map([...used.keys()].map((id) => [id, all(id)]));
}

function uses(entry: Message): { variables: string[]; others: string[] } {
  const variables: string[] = [];
  const others: string[] = [];
  class Reader extends Visitor {
    override visitVariableReference(reference: VariableReference): void {
      variables.push(reference.id.name);
    }
    override visitMessageReference(reference: MessageReference): void {
      others.push(reference.id.name);
    }
  }
  new Reader().visit(entry);
  return { variables, others };
}

const english = messages(textOf("en"));

test.each(LANGUAGES)("%s has every text, with the same values", (language) => {
  const found = messages(textOf(language));
  expect([...found.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [id, variables] of english)
    expect([id, [...(found.get(id) ?? [])].sort()]).toEqual([id, [...variables].sort()]);
});

/** Words that nobody says at a table with cards. */
const TILE_WORDS: Record<string, RegExp> = {
  de: /stein|brett|\bpot\b/i,
  en: /\btiles?\b|\bracks?\b|\bpool\b/i,
  es: /\bfichas?\b|\bpila\b/i,
  fr: /\bpièces?\b|planchette|\bla pioche\b/i,
  it: /tesser[ae]|leggio|pozzo/i,
  nl: /steen|stenen|plankje|\bpot\b/i,
  pt: /\bpedras?\b|\bpote\b/i,
};

test.each(LANGUAGES)("%s speaks of cards with the same values, and of nothing new", (language) => {
  const base = messages(textOf(language));
  const { body } = parse(cardTextOf(language), {});
  const cards = body.filter((entry): entry is Message => entry.type === "Message");
  expect(body.filter((entry) => entry.type === "Junk")).toEqual([]);
  for (const entry of cards) {
    const { variables, others } = uses(entry);
    const all = new Set([...variables, ...others.flatMap((id) => [...(base.get(id) ?? ["?"])])]);
    expect([entry.id.name, [...all].sort()]).toEqual([
      entry.id.name,
      [...(base.get(entry.id.name) ?? [])].sort(),
    ]);
  }
});

test.each(LANGUAGES)("%s never calls a card a tile", (language) => {
  const said = cardTextOf(language)
    .replace(/^#.*|^[a-z-]+ =/gm, "")
    .replace(/\{ \$?[a-z-]+ (->|\})/g, "");
  expect(said.match(TILE_WORDS[language] ?? /./) ?? []).toEqual([]);
});

test("French keeps its narrow blanks", () => {
  expect(`${textOf("fr")}${cardTextOf("fr")}`.match(/[a-zà-ÿ}] [!?;:]/gi) ?? []).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

test("every text is used, and none is missing, of the flaws neither", () => {
  const all = sources(join(HERE, "..")).join("\n");
  const named = new Set(
    [...all.matchAll(/["']([a-z]+(?:-[a-z0-9]+)*)["']/g)].map((match) => match[1]),
  );
  const begun = [...all.matchAll(/`([a-z]+-)\$\{/g)].map((match) => match[1] ?? "");
  const asked = [...all.matchAll(/say\(["']([^"']+)["']/g)].map((match) => match[1] ?? "");
  const flaws = readFileSync(join(HERE, "../../../docs/reference/flaws.md"), "utf8");
  const codes = new Set([...flaws.matchAll(/<a id="([a-z-]+)">/g)].map((match) => match[1]));
  expect([...codes].filter((id) => !english.has(id ?? ""))).toEqual([]);
  const inner = new Set([...textOf("en").matchAll(/\{ ([a-z-]+) \}/g)].map((match) => match[1]));
  const used = (id: string): boolean =>
    named.has(id) || codes.has(id) || inner.has(id) || begun.some((start) => id.startsWith(start));
  expect(asked.filter((id) => !english.has(id))).toEqual([]);
  expect([...english.keys()].filter((id) => !used(id))).toEqual([]);
});
