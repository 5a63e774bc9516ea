import { expect, test } from "vitest";
import { newPad, scoresOf, totalsOf, withPlayers, type Pad } from "./pad";

const PAD: Pad = {
  edition: "classic",
  names: ["A", "B", "C", "D"],
  rounds: [
    { entries: [0, 5, 16, 3], winner: 0 },
    { entries: [6, 11, null, 5], winner: 2 },
  ],
};

test("what the others had left goes to the winner", () => {
  expect(PAD.rounds.map((round) => scoresOf(round, "points"))).toEqual([
    [24, -5, -16, -3],
    [-6, -11, 22, -5],
  ]);
  expect(totalsOf(PAD)).toEqual([18, -16, 6, -8]);
});

test("chips and stars are only added up", () => {
  expect(totalsOf({ ...PAD, edition: "stars" })).toEqual([6, 16, 16, 8]);
});

test("with picture cards whoever wins a round gets a chip", () => {
  expect(totalsOf({ ...PAD, edition: "cards" })).toEqual([1, 0, 1, 0]);
});

test("nobody wins a round before somebody says who", () => {
  expect(scoresOf({ entries: [4, null], winner: null }, "points")).toEqual([-4, 0]);
});

test("players come and go, and what was written stays", () => {
  const fewer = withPlayers(PAD, 2);
  expect(fewer.rounds.map((round) => round.winner)).toEqual([0, null]);
  expect(withPlayers(newPad(), 3).rounds[0]?.entries).toEqual([null, null, null]);
});
