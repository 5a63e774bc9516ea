// What is arranged at a table outlasts the page.

import { beforeEach, expect, test, vi } from "vitest";
import type { Room } from "../server/protocol";
import type { Lay } from "./pieces";

const stored = new Map<string, string>();
vi.stubGlobal(
  "localStorage",
  new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  ),
);
vi.mock("../server/live.svelte", () => ({
  Live: class {
    over = false;
    elsewhere = false;
    ask = (): Promise<unknown> => Promise.resolve({ fits: [], melds: [], flaws: [] });
    playHere = (): void => undefined;
  },
}));
vi.stubGlobal("document", { visibilityState: "hidden" });
vi.stubGlobal("window", {});

const { Game } = await import("./game.svelte");
const { remember } = await import("../server/mine");

type Seat = InstanceType<typeof Game>;

const texts = (tiles: string): string[] => (tiles ? tiles.split(" ") : []);
const rackOf = ({ rack }: Lay): string => rack.map((piece) => piece.tile).join(" ");
const tableOf = ({ melds }: Lay): string =>
  melds.map((meld) => meld.pieces.map((piece) => piece.tile).join(" ")).join(" | ");

/** The room as the first seat sees it, at its turn. */
function room(table: string, rack: string, more: { round?: number; stage?: string } = {}): Room {
  const { round = 1, stage = "turn" } = more;
  const seats = [{ rack: texts(rack) }, { rack: texts(rack) }];
  return {
    version: 1, match: 1, chairs: [{ bot: "" }, { bot: "" }], edition: { face: "plain" },
    position: { stage, round, turn: 0, table: table.split(" | ").map(texts), seats },
  } as unknown as Room; // prettier-ignore
}

const TABLE = "r3 r4 r5 | k7 b7 y7";
const RACK = "r6 k1 k2 k3";

function opened(now = room(TABLE, RACK), seat = 0): Seat {
  const game = new Game("here", seat);
  game.came(now);
  return game;
}

/** Lay a tile of the rack at the end of a meld, or into one of its own. */
function lays(game: Seat, tile: string, meld?: number): void {
  const ids = game.draft.lay.rack.filter((piece) => piece.tile === tile).map(({ id }) => id);
  const to = game.draft.lay.melds[meld ?? -1];
  game.draft.put(ids, to ? { kind: "meld", meld: to.id, at: to.pieces.length } : { kind: "new" });
}

beforeEach(() => {
  stored.clear();
  remember({ room: "here", edition: "classic", seats: [0, 1] });
});

test("a refresh loses neither the draft nor its steps nor the order of the rack", () => {
  const before = opened();
  before.draft.put([before.draft.lay.rack[3]?.id ?? 0], { kind: "rack", at: 0 });
  lays(before, "r6", 0);
  lays(before, "k1");
  const after = opened();
  expect(tableOf(after.draft.lay)).toBe("r3 r4 r5 r6 | k7 b7 y7 | k1");
  expect(rackOf(after.draft.lay)).toBe("k3 k2");
  expect(after.draft.touched).toBe(true);
  after.draft.undo();
  expect(tableOf(after.draft.lay)).toBe("r3 r4 r5 r6 | k7 b7 y7");
  after.draft.redo();
  after.draft.reset();
  expect(tableOf(after.draft.lay)).toBe(TABLE);
  expect(rackOf(after.draft.lay)).toBe("k3 r6 k1 k2");
});

test("what somebody else changed meanwhile is taken back, and that is said", () => {
  const before = opened();
  lays(before, "r6", 0);
  lays(before, "k1");
  const after = opened(room("r2 r3 r4 r5 | k7 b7 y7", RACK));
  expect(tableOf(after.draft.lay)).toBe("r2 r3 r4 r5 | k7 b7 y7 | k1");
  expect(after.draft.broke).toBe(true);
  expect(after.draft.canUndo).toBe(false);
  lays(after, "k2", 2);
  expect(after.draft.broke).toBe(false);
});

test("each seat of a device that goes around has its own", () => {
  const first = opened();
  lays(first, "r6", 0);
  first.draft.sort("777");
  const second = opened(room(TABLE, "b1 b2"), 1);
  expect(tableOf(second.draft.lay)).toBe(TABLE);
  const again = opened();
  expect(tableOf(again.draft.lay)).toBe("r3 r4 r5 r6 | k7 b7 y7");
});

test("a draft of another round is none of this one, and none is kept after the end", () => {
  lays(opened(), "k1");
  expect(tableOf(opened(room(TABLE, RACK, { round: 2 })).draft.lay)).toBe(TABLE);
  lays(opened(), "k1");
  const end = opened();
  end.came({ ...room(TABLE, "k1", { stage: "over" }), version: 2 });
  expect([...stored.keys()].filter((key) => key.includes("draft"))).toEqual([]);
});

test("a newer window has what was arranged in this one, and gives it back", () => {
  const first = opened();
  lays(first, "r6", 0);
  const second = opened();
  (first.live as { elsewhere: boolean }).elsewhere = true;
  lays(second, "k1");
  first.draft.sort("789"); // in the older window, which keeps nothing now
  first.playHere();
  expect(tableOf(first.draft.lay)).toBe("r3 r4 r5 r6 | k7 b7 y7 | k1");
});

test("tables to which there is no way back leave nothing behind, and nonsense is no draft", () => {
  lays(opened(), "k1");
  stored.set("rackrun-table gone draft 0", "{}");
  stored.set("rackrun-table here draft 0", '{"round":"1.1"}');
  expect(tableOf(opened().draft.lay)).toBe(TABLE);
  expect(stored.has("rackrun-table gone draft 0")).toBe(false);
});

test("tiles that come back stand where they stood", () => {
  const game = opened();
  lays(game, "k2");
  lays(game, "r6");
  game.draft.reset();
  expect(rackOf(game.draft.lay)).toBe(RACK);
  lays(game, "k2");
  game.draft.sort("789");
  game.draft.reset();
  expect(rackOf(game.draft.lay)).toBe("k1 k2 k3 r6");
});
