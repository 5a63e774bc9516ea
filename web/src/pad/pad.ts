// A score pad for a game on a real table: the edition says what counts, here it is added up.

import { sheetOf } from "../rules/sheet";

/** Points left on the racks, chips or stars in hand, or a chip for whoever wins a round. */
export type Counting = "points" | "counters" | "wins";

/** How an edition counts; most count points. */
export function countingOf(edition: string): Counting {
  switch (sheetOf(edition)?.rules.scoring) {
    case "chips":
    case "finds":
      return "counters";
    case "match-chip":
      return "wins";
    default:
      return "points";
  }
}

export interface Round {
  /** What each player had left, or won. */
  entries: (number | null)[];
  winner: number | null;
}

export interface Pad {
  edition: string;
  names: string[];
  rounds: Round[];
}

export const FEWEST = 2;
export const MOST = 6;

export const newRound = (players: number): Round => ({
  entries: Array.from({ length: players }, () => null),
  winner: null,
});

export const newPad = (): Pad => ({
  edition: "classic",
  names: ["", ""],
  rounds: [newRound(FEWEST)],
});

/** The scores of a round: with points, what the others had left goes to the winner. */
export function scoresOf(round: Round, counting: Counting): number[] {
  const left = round.entries.map((entry) => entry ?? 0);
  if (counting === "counters") return left;
  if (counting === "wins") return left.map((_, at) => (at === round.winner ? 1 : 0));
  const sum = left.reduce((all, entry, at) => (at === round.winner ? all : all + entry), 0);
  return left.map((entry, at) => (at === round.winner ? sum : -entry || 0));
}

export function totalsOf(pad: Pad): number[] {
  const counting = countingOf(pad.edition);
  return pad.names.map((_, player) =>
    pad.rounds.reduce((sum, round) => sum + (scoresOf(round, counting)[player] ?? 0), 0),
  );
}

export function withPlayers(pad: Pad, count: number): Pad {
  const fit = <Item>(items: Item[], empty: Item): Item[] =>
    Array.from({ length: count }, (_, at) => items[at] ?? empty);
  return {
    ...pad,
    names: fit(pad.names, ""),
    rounds: pad.rounds.map((round) => ({
      entries: fit(round.entries, null),
      winner: round.winner !== null && round.winner < count ? round.winner : null,
    })),
  };
}
