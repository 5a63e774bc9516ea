import { expect, test } from "vitest";
import { Refused } from "../server/http";
import { complaintIn, spanOfLine } from "./complaint";

const told = (message: string, flaws = []) =>
  complaintIn(new Refused("bad-request", message, flaws));

test("a line, what was expected there and what stands there are taken apart", () => {
  const message =
    "line 13: expected 'tile-drawn seat: 0; tile: r4', got 'tile-drawn seat: 0; tile: r5'";
  expect(told(message)).toMatchObject({
    kind: "different",
    line: 13,
    expected: "tile-drawn seat: 0; tile: r4",
    got: "tile-drawn seat: 0; tile: r5",
  });
});

test("what is said in English about a line is not shown, what stands there is", () => {
  const message = "line 20: expected an event out of match-opened, tile-drawn; got 'tile-eaten'";
  expect(told(message)).toMatchObject({ line: 20, expected: "", got: "tile-eaten" });
});

test("a place in JSON is kept as it is written there", () => {
  expect(told("events[6]: expected the end, got more")).toMatchObject({
    line: null,
    field: "events[6]",
  });
  expect(told("line 3, column 9: expected JSON (Extra data), got '}'")).toMatchObject({ line: 3 });
});

test("what is no record at all is told from one that was changed", () => {
  expect(told("line 1: expected 'rackrun record 1', got 'Hello'")?.kind).toBe("no-record");
  expect(told("expected at most 1048576 bytes")?.kind).toBe("too-large");
});

test("other refusals are no complaints about a record", () => {
  expect(complaintIn(new Refused("match-runs", "…"))).toBe(null);
  expect(complaintIn(new Error("…"))).toBe(null);
});

test("a line is found in its text", () => {
  const text = "one\ntwo\nthree";
  expect(text.slice(...spanOfLine(text, 2))).toBe("two");
  expect(text.slice(...spanOfLine(text, 3))).toBe("three");
  expect(text.slice(...spanOfLine(text, 9))).toBe("");
});
