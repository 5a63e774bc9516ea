// A table for the edition whose rules were just read, with bots, at once.

import { editions, openRoom } from "../server/http";
import { remember } from "../server/mine";
import { go } from "../where.svelte";
import { say } from "../words/words.svelte";

const MOST_BOTS = 3;

export async function playWithBots(edition: string): Promise<void> {
  const offer = await editions();
  const found = offer.editions.find((each) => each.id === edition);
  const most = Math.min(MOST_BOTS, (found?.seats[1] ?? 2) - 1);
  const bots = (found?.bots ?? []).slice(0, most);
  const { room, seats } = await openRoom({
    edition,
    seats: [
      { kind: "here", name: say("you") },
      ...bots.map((bot) => ({ kind: "bot", bot }) as const),
    ],
    hints: true,
  });
  remember({ room, edition, seats });
  go(`table=${room}`);
}
