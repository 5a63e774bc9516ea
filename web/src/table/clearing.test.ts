// Where words cover nothing.

import { expect, test } from "vitest";
import { isClear, type Box } from "./clearing";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const CLOTH = box(0, 0, 300, 200);

test("words are clear of other melds, which they may touch, and stay on the cloth", () => {
  const below = box(10, 60, 100, 40);
  expect(isClear(below, CLOTH, [])).toBe(true);
  expect(isClear(below, CLOTH, [box(110, 60, 50, 40)])).toBe(true);
  expect(isClear(below, CLOTH, [box(100, 80, 50, 40)])).toBe(false);
  expect(isClear(box(250, 60, 100, 40), CLOTH, [])).toBe(false);
  expect(isClear(box(10, 180, 100, 40), CLOTH, [])).toBe(false);
});
