// Every edition's page can be said in every language: no text is missing, and no value in it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { rewardsOf, sectionsOf } from "./sections";
import { EDITIONS, examplesOf, type EditionSheet, type Example } from "./sheet";
import { valuesOf } from "./values";

const WORDS = join(import.meta.dirname, "../words");
const LOCALES = {
  de: "de-DE",
  en: "en-GB",
  es: "es-ES",
  fr: "fr-FR",
  it: "it-IT",
  nl: "nl-NL",
  pt: "pt-PT",
};
/** What tiles are called: the editions with cards do without it. */
const TILE = {
  de: /stein/i,
  en: /\btiles?\b|\brack/i,
  es: /ficha/i,
  fr: /pièce|planchette|la pioche/i,
  it: /tesser|leggio|pozzo/i,
  nl: /ste(en|nen)\b|plankje/i,
  pt: /pedra|pote/i,
};
type Language = keyof typeof LOCALES;

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
  for (const file of [`${language}.ftl`, `rules/${language}.ftl`]) {
    bundle.addResource(new FluentResource(readFileSync(join(WORDS, file), "utf8")));
  }
  return bundle;
}

/** Everything that is said below an example, with its own values. */
function toldOf(example: Example): [string, Record<string, string | number>][] {
  if (example.kind === "score") return [];
  if (example.kind === "melds")
    return example.melds.flatMap((meld) =>
      meld.flaws.map((flaw): [string, Record<string, string | number>] => [flaw.code, flaw.args]),
    );
  const reasons = (example.flaws ?? []).map((flaw): [string, Record<string, string | number>] => [
    flaw.code,
    flaw.args,
  ]);
  return example.caption ? [[`example-${example.caption}`, {}]] : reasons;
}

function textsOf(edition: EditionSheet): [string, Record<string, string | number>][] {
  const sections = sectionsOf(edition);
  return [
    ...sections.flatMap((each) => [each.heading, ...each.sentences]),
    ...rewardsOf(edition).map((each) => each.text),
    "rules-fact-tiles",
    "rules-fact-hand",
    "rules-fact-opening",
    "rules-ages",
  ]
    .map((id): [string, Record<string, string | number>] => [id, {}])
    .concat(sections.flatMap((each) => examplesOf(edition, each.id).flatMap(toldOf)));
}

describe.each(Object.keys(LOCALES) as Language[])("in %s", (language) => {
  const bundle = bundleOf(language);

  test.each(EDITIONS.map((each) => [each.id, each] as const))(
    "%s is told without a gap",
    (_, edition) => {
      const values = valuesOf(edition);
      for (const [id, args] of textsOf(edition)) {
        const own = values.piece === "card" && bundle.hasMessage(`card-${id}`) ? `card-${id}` : id;
        const message = bundle.getMessage(own);
        expect(message?.value, own).toBeTruthy();
        const errors: Error[] = [];
        const said = bundle.formatPattern(message?.value ?? "", { ...values, ...args }, errors);
        expect([own, errors, said.match(/[{}]/)]).toEqual([own, [], null]);
      }
    },
  );

  test.each(
    EDITIONS.filter((each) => each.face === "animals").map((each) => [each.id, each] as const),
  )("%s speaks of cards", (_, edition) => {
    const values = valuesOf(edition);
    const said = sectionsOf(edition)
      .flatMap((each) => [each.heading, ...each.sentences])
      .concat(edition.examples.length ? ["card-no-rearranging"] : [])
      .map((id) => bundle.formatPattern(bundle.getMessage(id)?.value ?? "", values));
    expect(said.filter((text) => TILE[language].test(text))).toEqual([]);
  });
});

test("every example stands in a section of its edition", () => {
  for (const edition of EDITIONS) {
    const shown = sectionsOf(edition).flatMap((each) => examplesOf(edition, each.id));
    expect([edition.id, shown.length]).toEqual([edition.id, edition.examples.length]);
  }
});

test("every edition shows what is allowed and what is not", () => {
  for (const edition of EDITIONS) {
    const all = sectionsOf(edition).flatMap((each) => examplesOf(edition, each.id));
    const verdicts = all.flatMap((each) =>
      each.kind === "melds"
        ? each.melds.map((meld) => meld.is !== "")
        : each.kind === "score"
          ? []
          : [each.right],
    );
    expect([edition.id, new Set(verdicts).size]).toEqual([edition.id, 2]);
  }
});
