// A score pad for a game on a real table: the player says what counts, here it is added up.

export type Counting = "points" | "counters";

export interface Round {
  /** What each player had left, or won. */
  entries: (number | null)[];
  winner: number | null;
}

export interface Pad {
  counting: Counting;
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
  counting: "points",
  names: ["", ""],
  rounds: [newRound(FEWEST)],
});

/** The scores of a round: with points, what the others had left goes to the winner. */
export function scoresOf(round: Round, counting: Counting): number[] {
  const left = round.entries.map((entry) => entry ?? 0);
  if (counting === "counters") return left;
  const sum = left.reduce((all, entry, at) => (at === round.winner ? all : all + entry), 0);
  return left.map((entry, at) => (at === round.winner ? sum : -entry || 0));
}

export function totalsOf(pad: Pad): number[] {
  return pad.names.map((_, player) =>
    pad.rounds.reduce((sum, round) => sum + (scoresOf(round, pad.counting)[player] ?? 0), 0),
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
