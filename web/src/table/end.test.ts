// The end of a round and of a match, as it is written.

import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";
import type { Room } from "../server/protocol";
import { words } from "../words/words.svelte";
import type { Game } from "./game.svelte";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);

const { default: RoundEnd } = await import("./RoundEnd.svelte");

beforeAll(() => words.use("en"));

interface Match {
  scoring: string;
  counters?: string;
  rounds: number[][];
  won: number[][];
  winners?: number[];
}

/** What is read at the end: Anna looks, Ben and Cleo play too. */
function written({ scoring, counters = "chips", rounds, won, winners }: Match): string {
  const totals = [0, 1, 2].map((seat) => rounds.reduce((sum, each) => sum + (each[seat] ?? 0), 0));
  const room = {
    edition: { id: "classic", face: "plain", rules: { scoring, counters } },
    chairs: ["Anna", "Ben", "Cleo"].map((name) => ({ name, bot: "" })),
  } as unknown as Room;
  const position = {
    stage: winners ? "over" : "prepare",
    results: rounds.map((scores, at) => ({ scores, winners: won[at] ?? [] })),
    seats: totals.map(() => ({ rack: [] })),
    totals,
    winners: winners ?? [],
  };
  const game = { id: "room", seat: 0, room, position } as unknown as Game;
  return render(RoundEnd, { props: { game } })
    .body.replace(/<!--.*?-->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}

const POINTS = { scoring: "points", rounds: [[24, -8, -16], [-30, 42, -12]], won: [[0], [1]] }; // prettier-ignore

test("after a round its winner is named, with plus and minus points and the totals", () => {
  const text = written(POINTS);
  expect(text).toContain("Ben wins this round.");
  expect(text).not.toContain("the match");
  expect(text).toContain("1 +24 −8 −16 2 −30 +42 −12 Total −6 +34 −28");
});

test("after the last round the winner of the match comes first, then that of the round", () => {
  const text = written({ ...POINTS, winners: [1] });
  expect(text).toMatch(/Ben wins the match\. Ben wins this round\./);
  expect(text).toContain("Total −6 +34 −28");
});

test("whoever looks is told so", () => {
  expect(written({ ...POINTS, won: [[0], [0]], winners: [0] })).toContain("You win the match!");
});

test("a match of one round has one winner", () => {
  const text = written({ scoring: "points", rounds: [[24, -8, -16]], won: [[0]], winners: [0] });
  expect(text).toContain("You win this round!");
  expect(text).not.toContain("the match");
});

test("equals share a match", () => {
  const text = written({ ...POINTS, winners: [0, 2] });
  expect(text).toContain("Anna and Cleo share the match.");
});

test("stars are counted without a sign, and rounds won come before them", () => {
  const rounds = [[5, 9, 0], [7, 1, 3], [6, 4, 5]]; // prettier-ignore
  const text = written({ scoring: "chips", counters: "stars", rounds, won: [[1], [0], [0]], winners: [0] }); // prettier-ignore
  expect(text).toContain("You win the match!");
  expect(text).toContain("1 5 9 0 2 7 1 3 3 6 4 5 Rounds won 2 1 0 Total 18 14 8");
});

test("match chips add up", () => {
  const rounds = [[0, 1, 0], [0, 1, 0]]; // prettier-ignore
  const text = written({ scoring: "match-chip", rounds, won: [[1], [1]], winners: [1] });
  expect(text).toContain("Ben wins the match.");
  expect(text).toContain("Total 0 2 0");
  expect(text).not.toContain("Rounds won");
});
