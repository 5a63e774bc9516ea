import { expect, test } from "vitest";
import type { Room } from "../server/protocol";
import { companyOf, standingOf } from "./standing";

const chair = (name: string, bot = "") => ({ name, bot, taken: Boolean(name || bot) });

const room = (stage: string, turn = 0, chairs = [chair("Anna"), chair("Ben")]): Room =>
  ({ chairs, position: { stage, turn, seats: chairs.map(() => ({ left: false })) } }) as never;

// No language is loaded here, so that texts are told by their ids.

test("it is your turn, or somebody else's", () => {
  expect(standingOf(room("turn", 0), [0])).toMatchObject({ words: "your-turn-label", yours: true });
  expect(standingOf(room("turn", 1), [0])).toMatchObject({ words: "their-turn", yours: false });
});

test("where the device goes around, somebody is named and still waited for", () => {
  expect(standingOf(room("turn", 1), [0, 1])).toMatchObject({ words: "their-turn", yours: true });
});

test("an empty chair is waited for, a full table is ready", () => {
  const alone = room("prepare", 0, [chair("Anna"), chair("")]);
  expect(standingOf(alone, [0]).words).toBe("waits-for-somebody");
  expect(standingOf(room("begin"), [0])).toMatchObject({ words: "table-ready", yours: true });
});

test("who looks on is waited for by nobody", () => {
  for (const stage of ["begin", "turn", "find", "over"])
    expect(standingOf(room(stage), []).yours).toBe(false);
});

test("the others are named, and everybody where the device goes around", () => {
  expect(companyOf(room("turn"), [0])).toBe("Ben");
  expect(companyOf(room("turn"), [0, 1])).toBe("Anna, Ben");
});
