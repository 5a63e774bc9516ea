import { expect, test, vi } from "vitest";
import { Absence } from "./absence.svelte";

test("whoever has just gone is waited for, whoever was away before may be replaced at once", () => {
  vi.useFakeTimers();
  const absence = new Absence();
  absence.saw([0, 1]);
  absence.saw([0]);
  expect([1, 2].map((seat) => absence.isFresh(seat))).toEqual([true, false]);
  absence.saw([0, 1]);
  absence.saw([0]);
  vi.advanceTimersByTime(60_000);
  expect(absence.isFresh(1)).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(absence.isFresh(1)).toBe(false);
});
