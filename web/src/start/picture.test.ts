import { expect, test } from "vitest";
import { pictureOf, type Known } from "./picture";

const known = (face: Known["face"], most: number, rules: object, jokers = 2): Known =>
  ({
    face,
    seats: [2, most],
    tiles: { colours: face === "animals" ? "rgby" : "krby", highest: 13, copies: 2, jokers },
    rules: {
      game: "turns",
      groups: true,
      racks: 4,
      counters: "chips",
      scoring: "points",
      ...rules,
    },
  }) as unknown as Known;

const JUNIOR = { groups: false, scoring: "chips" };
const INTRO = { ...JUNIOR, game: "finding", scoring: "finds" };

const GAMES: Record<string, Known> = {
  classic: known("plain", 4, {}),
  xxl: known("xxl", 4, {}),
  "six, as classic": known("plain", 4, { racks: 6 }),
  "six, four jokers": known("plain", 4, { racks: 6 }, 4),
  "six players": known("plain", 6, { racks: 6 }, 4),
  junior: known("pips", 4, JUNIOR),
  "junior, first game": known("pips", 4, INTRO),
  stars: known("pips", 4, { ...JUNIOR, counters: "stars" }),
  "stars, first game": known("pips", 4, { ...INTRO, counters: "stars" }),
  cards: known("animals", 4, { groups: false, scoring: "match-chip" }),
  "cards, professional": known("animals", 4, { scoring: "match-chip" }),
};

test("no two games have the same picture", () => {
  const pictures = Object.values(GAMES).map((each) => JSON.stringify([each.face, pictureOf(each)]));
  expect(new Set(pictures).size).toBe(pictures.length);
});

test("a game that is not known yet has a picture too", () => {
  const other = known("plain", 3, { groups: false }, 0);
  expect(pictureOf(other).tiles.length).toBeGreaterThan(0);
});
