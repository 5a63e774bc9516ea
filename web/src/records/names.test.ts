import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, expect, test, vi } from "vitest";

const bundle = new FluentBundle("de-DE", { useIsolating: false });
vi.mock("../words/words.svelte", () => ({
  say: (id: string, args = {}) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id, args),
  words: { has: (id: string) => bundle.hasMessage(id) },
}));

beforeAll(() => {
  const file = join(import.meta.dirname, "../words/de.ftl");
  bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
});

test("a record names bots as the table does, and whoever has no name in the reader's language", async () => {
  const { shownNames } = await import("./names");
  expect(shownNames(["player 1", "helper 2", "Anna"])).toEqual(["Spieler 1", "Helfer", "Anna"]);
  expect(shownNames(["helper 1", "solver 2", "helper 3"])).toEqual([
    "Helfer 1",
    "Rechner",
    "Helfer 2",
  ]);
  expect(shownNames(["robot 1", "Mia"])).toEqual(["robot 1", "Mia"]);
});
