// Nothing grave by accident.

import { beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("window", globalThis);

const { once, Twice } = await import("./twice.svelte");

beforeEach(() => void vi.useFakeTimers());

test("the second press counts, unless it comes too soon or too late", () => {
  const twice = new Twice();
  expect(twice.press()).toBe(false);
  vi.advanceTimersByTime(200);
  expect(twice.press()).toBe(false); // a double click
  expect(twice.sure).toBe(true);
  vi.advanceTimersByTime(300);
  expect(twice.press()).toBe(true);
  expect(twice.sure).toBe(false);
  expect(twice.press()).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(twice.sure).toBe(false);
  expect(twice.press()).toBe(false);
});

test("a press that was about something else does not count", () => {
  let laid = 3;
  const twice = new Twice(() => laid);
  expect(twice.press()).toBe(false);
  vi.advanceTimersByTime(1_000);
  laid = 0;
  expect(twice.sure).toBe(false);
  expect(twice.press()).toBe(false); // asked anew
  vi.advanceTimersByTime(1_000);
  expect(twice.press()).toBe(true);
});

test("Enter that is held down is one press", () => {
  const pressed = (key: string, repeat: boolean): number => {
    const preventDefault = vi.fn();
    once({ key, repeat, preventDefault } as unknown as KeyboardEvent);
    return preventDefault.mock.calls.length;
  };
  expect(pressed("Enter", true)).toBe(1);
  expect(pressed("Enter", false)).toBe(0);
  expect(pressed("Tab", true)).toBe(0);
});
