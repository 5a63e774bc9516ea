// Who is to sit where at a new table.

import type { SeatWish } from "../server/protocol";
import type { Way } from "../where.svelte";

/** Nobody yet, whoever opens the table, somebody else at this device, or a bot by its name. */
export type Sits = "open" | "me" | "here" | `bot ${string}`;

export interface Company {
  way: Way;
  bots: readonly string[];
  /** Whether one device can be passed around; where all search at once it is one person's. */
  several: boolean;
  /** Whoever opens the table names the tiles and need not play. */
  guides: boolean;
}

/** The name of the bot that sits there, or nothing. */
export function botOf(sit: Sits): string {
  return sit.startsWith("bot ") ? sit.slice("bot ".length) : "";
}

/** So many seats, as they were as far as they can stay so. */
export function seated(before: readonly Sits[], count: number, company: Company): Sits[] {
  const sits: Sits[] = [];
  for (let at = 0; at < count; at += 1) {
    const [first, ...others] = possible(at, sits, company);
    const known = before[at];
    const stays = known !== undefined && [first, ...others].includes(known);
    sits.push(stays ? known : (first ?? "open"));
  }
  return sits;
}

/** Who can sit in a seat, beside those before it; the one that is most likely meant first. */
export function possible(at: number, before: readonly Sits[], company: Company): Sits[] {
  if (at === 0 && !company.guides) return ["me"];
  const bots = company.bots.map((bot): Sits => `bot ${bot}`);
  const free =
    company.several || !before.slice(0, at).some((sit) => sit === "me" || sit === "here");
  const here: Sits[] = free ? ["here"] : [];
  switch (company.way) {
    case "friends":
      return ["open", ...here, ...bots];
    case "here":
      return [...here, ...bots, "open"];
    case "bots":
      return at === 0 ? [...here, "open", ...bots] : [...bots, "open", ...here];
  }
}

/** The wish as it is sent; a person without a name gets one. */
export function wishOf(sit: Sits, name: string, otherwise: string): SeatWish {
  if (sit === "open") return { kind: "open" };
  if (sit === "me" || sit === "here") return { kind: "here", name: name.trim() || otherwise };
  return { kind: "bot", bot: botOf(sit) };
}
