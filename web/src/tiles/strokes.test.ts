import { expect, test } from "vitest";
import { pathsOf, placed } from "./strokes";

test("a path is scaled and moved, what is relative is scaled only", () => {
  expect(placed("M0 13 16 0v60", 0.5, 10, 20)).toBe("M10 26.5 18 20v30");
  expect(placed("M27 60V0L0 43h37", 2, 1, 5)).toBe("M55 125V5L1 91h74");
});

test("numbers that touch one another are told apart", () => {
  expect(placed("M2.6.1-3c-.5-.25 1 2 3 4Z", 2, 0, 0)).toBe("M5.2 0.2 -6c-1 -0.5 2 4 6 8Z");
});

test("the flags and the angle of an arc stay as they are", () => {
  expect(placed("M1 1A10 10 0 1 0 22 14a8 8 0 01-16 0", 0.5, 100, 200)).toBe(
    "M100.5 200.5A5 5 0 1 0 111 207a4 4 0 0 1 -8 0",
  );
});

test("the drawings of the sprite are found", () => {
  for (const digit of "0123456789") expect(pathsOf(`d${digit}`)).toHaveLength(1);
  expect(pathsOf("mark-g")).toHaveLength(2);
});
