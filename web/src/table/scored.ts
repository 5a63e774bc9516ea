// What a round brought, as it is written on a pad: points are won and lost, so they have their
// sign; chips and stars are counted.

import type { Edition } from "../server/protocol";

type Rules = Edition["rules"];

export const forPoints = (rules: Rules | undefined): boolean => rules?.scoring === "points";

export function scored(score: number, rules: Rules | undefined): string {
  if (score < 0) return `−${-score}`;
  return forPoints(rules) && score > 0 ? `+${score}` : String(score);
}
