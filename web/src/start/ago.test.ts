import { expect, test } from "vitest";
import { ago } from "./ago";

const NOW = Date.UTC(2026, 0, 31, 12);
const minutes = (count: number): number => NOW - count * 60_000;

test.each([
  [0, "now"],
  [5, "5 minutes ago"],
  [59, "59 minutes ago"],
  [60, "1 hour ago"],
  [60 * 23, "23 hours ago"],
  [60 * 24, "yesterday"],
  [60 * 24 * 9, "9 days ago"],
])("%i minutes are %s", (count, words) => {
  expect(ago(minutes(count), NOW, "en-GB")).toBe(words);
});

test("a clock that was set back does no harm", () => {
  expect(ago(NOW + 1_000, NOW, "de-DE")).toBe("jetzt");
});
