import { expect, test } from "vitest";
import { minutesOf } from "./facts";

const box = (colours: string, highest: number, copies: number, jokers: number) =>
  minutesOf({ colours, highest, copies, jokers });

test("a round takes as long as there are tiles in the box, in steps of five minutes", () => {
  expect(box("krby", 13, 2, 2)).toBe(25);
  expect(box("krby", 13, 3, 4)).toBe(40);
  expect(box("krby", 10, 1, 4)).toBe(10);
  expect(box("rgby", 6, 2, 4)).toBe(15);
  expect(box("k", 3, 1, 0)).toBe(5);
});
