// A table with bots, at once: nothing is asked, and the booklet's rules hold.

import { forChildren } from "../look/settings.svelte";
import { openRoom } from "../server/http";
import { remember } from "../server/mine";
import type { Edition } from "../server/protocol";
import { nameless } from "../table/people";
import { go } from "../where.svelte";
import { myName } from "./me";

/** As many bots sit down, at most; a child plays with one. */
const BOTS = { usual: 3, forChildren: 1 };

export async function playAtOnce(
  edition: Pick<Edition, "id" | "seats" | "bots" | "face">,
): Promise<void> {
  const most = forChildren(edition.face) ? BOTS.forChildren : BOTS.usual;
  const bots = (edition.bots ?? []).slice(0, Math.min(most, edition.seats[1] - 1));
  const { room, seats } = await openRoom({
    edition: edition.id,
    seats: [
      { kind: "here", name: myName() || nameless(0) },
      ...bots.map((bot) => ({ kind: "bot", bot }) as const),
    ],
    hints: true,
  });
  remember({ room, edition: edition.id, seats });
  go(`table=${room}`);
}
