import { expect, test } from "vitest";
import { strewn } from "./spread";

const numbers = Array.from({ length: 10 }, (_, at) => at + 1);
const all = ["r", "b"].flatMap((colour) => numbers.map((number) => `${colour}${number}`));

test("in an introductory game a colour lies together, but its numbers are to be found", () => {
  const [blue, red] = [strewn(all, 1).slice(0, 10), strewn(all, 1).slice(10)];
  expect(new Set(blue)).toEqual(new Set(numbers.map((number) => `b${number}`)));
  expect(new Set(red)).toEqual(new Set(numbers.map((number) => `r${number}`)));
  expect(blue).not.toEqual(numbers.map((number) => `b${number}`));
});

test("they lie alike for everybody in a round, and otherwise in the next", () => {
  expect(strewn(all.toReversed(), 1)).toEqual(strewn(all, 1));
  expect(strewn(all, 2)).not.toEqual(strewn(all, 1));
});
