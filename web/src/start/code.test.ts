import { expect, test } from "vitest";
import type { Edition, EditionOption } from "../server/protocol";
import { changed, readCode, writeCode } from "./code";

const option = (name: string, letter: string, rest: Partial<EditionOption>): EditionOption => ({
  name,
  letter,
  default: null,
  choices: [],
  low: null,
  high: null,
  ...rest,
});

const CLASSIC = {
  id: "classic",
  options: [
    option("must_play_if_able", "m", { default: false, choices: [false, true] }),
    option("time_limit_seconds", "t", { choices: [null], low: 15, high: 600 }),
    option("rounds", "r", { default: 1, low: 1, high: 99 }),
    option("next_starter", "s", { default: "draw", choices: ["draw", "winner"] }),
  ],
} as unknown as Edition;
const CARDS = {
  id: "cards",
  options: [option("hand_limit", "h", { default: 15, choices: [null], low: 9, high: 30 })],
} as unknown as Edition;
const ALL = [CLASSIC, CARDS];

test("the booklet's rules are the edition alone", () => {
  expect(writeCode(CLASSIC, {})).toBe("classic");
  expect(writeCode(CLASSIC, { rounds: 1, time_limit_seconds: null })).toBe("classic");
});

test("what differs has a letter and a value, in the order of the options", () => {
  const choices = { rounds: 3, time_limit_seconds: 120, must_play_if_able: true };
  expect(writeCode(CLASSIC, choices)).toBe("classic.mtrue.t120.r3");
  expect(writeCode(CARDS, { hand_limit: null })).toBe("cards.hnull");
});

test.each(["classic", "classic.t120.r3", "classic.mtrue.swinner", "cards.hnull", "cards.h9"])(
  "%s is read as it was written",
  (code) => {
    const read = readCode(code, ALL);
    expect("choices" in read && writeCode(read.edition, read.choices)).toBe(code);
  },
);

test("blanks, capitals and the link around a code do not matter", () => {
  for (const text of [" Classic.R3 ", "http://192.0.2.7:8011/#new=friends.classic.r3"])
    expect(readCode(text, ALL)).toEqual({ edition: CLASSIC, choices: { rounds: 3 } });
});

test("a choice of the booklet's is none", () => {
  expect(readCode("classic.r1", ALL)).toEqual({ edition: CLASSIC, choices: {} });
  expect(changed(CARDS, { hand_limit: 15 })).toEqual({});
});

test.each([
  ["bridge.r3", "edition", "bridge"],
  ["classic.h9", "letter", "h9"],
  ["classic.r3.r4", "twice", "r4"],
  ["classic.r0", "value", "r0"],
  ["classic.t14", "value", "t14"],
  ["classic.t1e2", "value", "t1e2"],
  ["classic.snobody", "value", "snobody"],
  ["classic..r3", "letter", ""],
])("%s is not read, and the wrong part is named", (code, wrong, part) => {
  expect(readCode(code, ALL)).toMatchObject({ wrong, part });
});
