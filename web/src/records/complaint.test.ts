import { expect, test } from "vitest";
import { Refused } from "../server/http";
import type { Flaw, RecordPlace } from "../server/protocol";
import { complaintIn, spanOfLine } from "./complaint";

const flaw = { code: "meld-too-short" } as Flaw;

const told = (where: Partial<RecordPlace>, flaws: Flaw[] = []) =>
  complaintIn(
    new Refused("bad-request", "", flaws, {
      line: null,
      field: "",
      expected: "",
      got: "",
      ...where,
    }),
  );

test("a record that was changed is told with its place and with what stands there", () => {
  const place = { line: 13, expected: "tile-drawn seat: 0; tile: r4", got: "tile-eaten" };
  expect(told(place)).toMatchObject({ kind: "different", ...place });
  expect(told({ field: "events[6]" })).toMatchObject({ kind: "different", field: "events[6]" });
});

test("a turn that is not legal is told with its flaws", () => {
  expect(told({ line: 14 }, [flaw])).toMatchObject({ kind: "illegal", line: 14, flaws: [flaw] });
});

test("what is no record at all is told from one that was changed", () => {
  expect(told({ line: 1, got: "Hello" })?.kind).toBe("no-record");
  expect(told({ field: "format" })?.kind).toBe("no-record");
  expect(told({})?.kind).toBe("no-record");
  expect(complaintIn(new Refused("too-large", "…"))?.kind).toBe("too-large");
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
