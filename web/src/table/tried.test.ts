import { expect, test } from "vitest";
import { triedMelds } from "./tried";

const RUN = ["r1", "r2", "r3"];

test("what lies there already is not shown again", () => {
  expect(triedMelds([RUN], [RUN, ["k4", "b4"]])).toEqual([["k4", "b4"]]);
});

test("a meld that grows is shown, and so is a second one like it", () => {
  expect(triedMelds([RUN], [[...RUN, "r4"]])).toEqual([[...RUN, "r4"]]);
  expect(triedMelds([RUN], [RUN, RUN])).toEqual([RUN]);
});
