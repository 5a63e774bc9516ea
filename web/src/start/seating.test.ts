import { expect, test } from "vitest";
import { botOf, possible, seated, wishOf, type Company, type Sits } from "./seating";

const company = (rest: Partial<Company>): Company => ({
  way: "friends",
  bots: ["helper", "solver"],
  several: true,
  guides: false,
  ...rest,
});

test("with friends the other seats wait for somebody", () => {
  expect(seated([], 3, company({}))).toEqual(["me", "open", "open"]);
});

test("at one device everybody sits here", () => {
  expect(seated([], 2, company({ way: "here" }))).toEqual(["me", "here"]);
});

test("against bots the weakest sits down", () => {
  expect(seated([], 2, company({ way: "bots" }))).toEqual(["me", "bot helper"]);
});

test("who was chosen stays when the number changes", () => {
  expect(seated(["me", "bot solver"], 3, company({}))).toEqual(["me", "bot solver", "open"]);
});

test("a bot that does not play the edition gives its seat up", () => {
  expect(seated(["me", "bot finder"], 2, company({}))).toEqual(["me", "open"]);
});

test("where all search at once one device is one person's", () => {
  const game = company({ way: "here", several: false, bots: ["finder"] });
  expect(seated(["me", "here"], 2, game)).toEqual(["me", "bot finder"]);
});

test("a guide need not play: a child at this device may, and then no other", () => {
  const game = company({ way: "here", several: false, guides: true, bots: ["finder"] });
  expect(seated(["me"], 2, game)).toEqual(["here", "bot finder"]);
  expect(possible(0, [], game)).toContain("open");
  expect(possible(1, ["open"], game)).toContain("here");
});

test("a person without a name gets one", () => {
  expect(wishOf("here", " ", "Player 2")).toEqual({ kind: "here", name: "Player 2" });
  expect(wishOf("bot solver", "", "")).toEqual({ kind: "bot", bot: "solver" });
});

test("a seat knows its bot", () => {
  expect(["bot patient", "open", "me"].map((sit) => botOf(sit as Sits))).toEqual([
    "patient",
    "",
    "",
  ]);
});
