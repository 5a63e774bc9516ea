// What is told beside the rack.

import { beforeAll, expect, test, vi } from "vitest";
import type { Happening, Room } from "../server/protocol";
import { words } from "../words/words.svelte";
import type { Game } from "./game.svelte";

vi.stubGlobal("document", { documentElement: {} });

const { whatNow, whoseTurn } = await import("./status");

beforeAll(() => words.use("en"));

const clock: Happening = { event: "clock-set", until: 15 };
const drew: Happening = { event: "tile-drawn", seat: 1, tile: "?", paid: 0 };
const late: Happening = { event: "penalty-taken", seat: 0, penalty: ["b1", "b2", "b3"] };
const own: Happening = { event: "tile-drawn", seat: 0, tile: "r7", paid: 0 };

/** What Anna is told after these events, in her turn or while Ben plays. */
function told(news: Happening[], mine = true): string {
  const room = { chairs: [{ name: "Anna" }, { name: "Ben" }] } as Room;
  const lay = { melds: [], rack: [] };
  const draft = { lay, chosen: [] };
  const game = { room, seat: 0, draft, flaws: [], hints: {}, news, mine };
  return whatNow(game as unknown as Game, false);
}

test("the clock that is set after each move says nothing, and hides no news", () => {
  expect(told([drew, clock])).toBe("Ben drew a tile.");
  expect(told([late, clock], false)).toBe("Time is up! You get 3 penalty tiles.");
});

test("a penalty is told until one moves again, whatever the others do", () => {
  const after = told([late, clock, drew, clock]);
  expect(after).toBe("Time is up! You get 3 penalty tiles. Ben drew a tile.");
  expect(told([late, clock, drew, own, drew])).toBe("Ben drew a tile.");
});

test("a move that waits for the connection is told, and so is a plan that broke", () => {
  const waits = { sending: true, live: { contact: "lost" } };
  expect(whatNow(waits as Game, false)).toMatch("as soon as the connection is back");
  const draft = { broke: true, chosen: [], lay: { melds: [], rack: [] } };
  expect(whatNow({ draft } as unknown as Game, false)).toMatch("part of your plan was taken back");
});

test("where the device goes around, whoever has it is called by name", () => {
  const room = { chairs: [{ name: "Anna" }, { name: "Ben" }] } as Room;
  const game = { room, seat: 1, mine: true } as Game;
  expect(whoseTurn(game, true)).toBe("Ben, your turn");
  expect(whoseTurn(game)).toBe("Your turn");
});
