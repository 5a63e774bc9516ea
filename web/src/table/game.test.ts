// A seat that hears of the moves of others: what stays of a plan, and what can be seen again.

import { beforeEach, expect, test, vi } from "vitest";
import type { Flaw, Happening, Room, SeatPosition } from "../server/protocol";

vi.mock("../server/live.svelte", () => ({
  Live: class {
    over = false;
    ask = (): Promise<unknown> => Promise.resolve({ fits: [], melds: [], flaws: [] });
  },
}));
vi.stubGlobal("document", { visibilityState: "hidden" });
vi.stubGlobal("window", {});

const { Game } = await import("./game.svelte");

type Seat = InstanceType<typeof Game>;

const seat = (tiles: number, rack: string[] | null): SeatPosition => ({
  tiles, rack, opened: true, reached_limit: false, chips: 0, left: false,
}); // prettier-ignore

/** Two seats; ours is the first, and it is the other's turn. */
function room(table: string, rack: string): Room {
  const melds = table.split("|").map((meld) => meld.trim().split(" "));
  const rules = { game: "turns", hand_limit: null, counters: "chips" };
  return {
    version: 1, seat: 0, match: 1, clock: 0, hints: false, chairs: [{ bot: "" }, { bot: "solver" }],
    edition: { id: "classic", face: "plain", tiles: { highest: 13 }, rules },
    position: {
      stage: "turn", round: 1, turn: 1, table: melds, layers: [], pool: 50, bank: 0, drawn: null,
      seats: [seat(rack.split(" ").length, rack.split(" ")), seat(14, null)],
      seeds: [], results: [], totals: [0, 0], spread: [],
    },
  } as unknown as Room; // prettier-ignore
}

const written = (game: Seat): string =>
  game.draft.lay.melds.map((meld) => meld.pieces.map((piece) => piece.tile).join(" ")).join(" | ");

const drew: Happening = { event: "tile-drawn", seat: 1, tile: "?", paid: 0 };

const played = (seat: number, table: string, tiles: string): Happening => ({
  event: "table-played",
  seat,
  table: table.split("|").map((meld) => meld.trim().split(" ")),
  layers: [],
  played: tiles.split(" "),
  taken: [],
  opened: true,
  chips: 0,
});

let count = 0;
let game: Seat;
beforeEach(() => {
  count += 1;
  game = new Game(`room ${count}`, 0);
  game.came(room("r3 r4 r5 | k7 b7 y7", "r6 k1 k2 k3"));
});

/** Put a tile of the rack to a meld. */
function plan(tile: string, meld: number): void {
  const id = game.draft.lay.rack.find((piece) => piece.tile === tile)?.id ?? 0;
  const to = game.draft.lay.melds[meld];
  game.draft.put([id], { kind: "meld", meld: to?.id ?? 0, at: to?.pieces.length ?? 0 });
}

async function hears(...happenings: Happening[]): Promise<void> {
  happenings.forEach((each, at) => game.happened((game.room?.version ?? 0) + 1 + at, each));
  const last = happenings.at(-1);
  await vi.waitFor(() => expect(game.news.at(-1)).toBe(last));
}

test("a plan stays as it is while somebody else draws, and can still be undone", async () => {
  plan("r6", 0);
  const { lay } = game.draft;
  await hears(drew);
  expect(game.draft.lay).toBe(lay);
  expect(game.draft.canUndo).toBe(true);
  game.draft.undo();
  expect(written(game)).toBe("r3 r4 r5 | k7 b7 y7");
});

test("a plan stays where a move left its melds alone, and is laid aside where it did not", async () => {
  plan("r6", 0);
  await hears(played(1, "r3 r4 r5 | k7 b7 y7 r7", "r7"));
  expect(written(game)).toBe("r3 r4 r5 r6 | k7 b7 y7 r7");
  expect(game.draft.canUndo).toBe(false);
  await hears(played(1, "r2 r3 r4 r5 | k7 b7 y7 r7", "r2"));
  expect(written(game)).toBe("r2 r3 r4 r5 | k7 b7 y7 r7");
  expect(game.draft.lay.rack.map((piece) => piece.tile)).toContain("r6");
});

test("a plan is laid aside when tiles of one's own are drawn for whoever was late", async () => {
  plan("r6", 0);
  const penalty = { event: "penalty-taken", seat: 0, table: [["r3", "r4", "r5"], ["k7", "b7", "y7"]] }; // prettier-ignore
  await hears({ ...penalty, layers: [], played: [], taken: [], penalty: ["b1"], opened: true });
  expect(written(game)).toBe("r3 r4 r5 | k7 b7 y7");
  expect(game.draft.lay.rack).toHaveLength(5);
});

test("a table is tidied when a turn ends, but not under the hand of whoever arranges", async () => {
  const tidied = game.draft.tidied;
  game.draft.choose(game.draft.lay.rack[0]?.id ?? 0);
  await hears(played(1, "k7 b7 y7 r7 | r3 r4 r5 | k4 k5 k6", "k4 k5 k6 r7"));
  expect(game.draft.tidied).toBe(tidied);
  expect(written(game)).toBe("r3 r4 r5 | k7 b7 y7 r7 | k4 k5 k6");
  game.draft.chooseNone();
  await hears(played(1, "k7 b7 y7 r7 | r3 r4 r5 | k4 k5 k6 k7", "k7"));
  expect(game.draft.tidied).toBe(tidied + 1);
  expect(written(game)).toBe("k4 k5 k6 k7 | r3 r4 r5 | k7 b7 y7 r7");
});

test("a draft can be tidied, and is the same draft", () => {
  plan("k1", 1);
  game.draft.put(game.draft.lay.rack.slice(1).map((piece) => piece.id), { kind: "new" }); // prettier-ignore
  expect(written(game)).toBe("r3 r4 r5 | k7 b7 y7 k1 | k2 k3");
  game.tidy();
  expect(written(game)).toBe("k7 b7 y7 k1 | k2 k3 | r3 r4 r5");
  expect(game.draft.touched).toBe(true);
});

test("the last move of somebody else can be seen again until the table changes", async () => {
  expect(game.lastMove).toBeNull();
  await hears(played(1, "r3 r4 r5 | k7 b7 y7 r7", "r7"));
  expect(game.lastMove).toMatchObject({ seat: 1 });
  await hears(drew);
  expect(game.lastMove).toMatchObject({ seat: 1 });
  await hears(played(0, "r3 r4 r5 r6 | k7 b7 y7 r7", "r6"));
  expect(game.lastMove).toBeNull();
});

test("whoever gets the device next sees what was played on it before", async () => {
  await hears(played(0, "r3 r4 r5 r6 | k7 b7 y7", "r6"));
  const next = new Game(game.id, 1);
  next.came({ ...room("r3 r4 r5 r6 | k7 b7 y7", "b1"), seat: 1 });
  expect(next.lastMove).toMatchObject({ seat: 0 });
});

test("a draw that is refused leaves the draft as it is", async () => {
  const { Refused } = await import("../server/http");
  plan("r6", 0);
  game.live.ask = (): Promise<never> => Promise.reject(new Refused("elsewhere", ""));
  await game.draw();
  await game.pass();
  expect(written(game)).toBe("r3 r4 r5 r6 | k7 b7 y7");
  expect(game.refusedWith?.code).toBe("elsewhere");
});

test("what was drawn comes last, and what lay in the draft goes back to where it stood", async () => {
  plan("k1", 1);
  await hears({ event: "tile-drawn", seat: 0, tile: "b9", paid: 0 });
  expect(written(game)).toBe("r3 r4 r5 | k7 b7 y7");
  expect(game.draft.lay.rack.map((piece) => piece.tile).join(" ")).toBe("r6 k1 k2 k3 b9");
});

test("a flaw is told of a meld as it is, never of one that has changed since", async () => {
  const flaw = (meld: number | null): Flaw =>
    ({ code: "too-short", message: "", args: {}, where: { meld } }) as unknown as Flaw;
  game.draft.put([game.draft.lay.rack[1]?.id ?? 0], { kind: "new" });
  await vi.waitFor(() => expect(game.legal).toBe(true)); // judged
  game.flaws = [flaw(null), flaw(0), flaw(2)];
  game.live.ask = () => new Promise(() => undefined);
  plan("k2", 2);
  expect(game.flaws.map(({ where }) => where.meld)).toEqual([null, 0]);
});
