// What happened in a step, in words.

import type { Happening } from "../server/protocol";
import { newsText } from "../table/news";
import { nameOfSeat } from "../table/people";
import { namesOf, type TileText } from "../tiles/tile";
import { LANGUAGES, say, words } from "../words/words.svelte";
import { isOpen, type Step, type View } from "./replay";

function told(step: Step, event: Happening, view: View): string {
  const { room } = step;
  const { seat = -1, tile = "?" } = event;
  const player = nameOfSeat(room, seat);
  const open = isOpen(step, seat, view);
  switch (event.event) {
    case "tiles-dealt":
      return say("told-dealt");
    case "tiles-spread":
      return say("told-spread");
    case "tile-drawn":
      return open ? say("told-drew", { player, ...namesOf(tile) }) : newsText(room, null, event);
    case "tile-given-back":
      return open
        ? say("told-gave-back", { player, ...namesOf(tile) })
        : say("told-gave-back-hidden", { player });
    case "turn-timed-out":
      return say("told-late", { player });
    case "tile-named":
      return say("guide-asks", namesOf(tile));
    case "tile-found":
      return say("told-found", { player, ...namesOf(tile) });
    case "tile-missed":
      return say("told-missed", { player, ...namesOf(tile) });
    case "run-announced":
      return say(event.complete ? "run-complete" : "run-made");
    case "round-scored":
      return [event.blocked ? say("told-blocked") : "", won("round-won", step, event)].join(" ");
    case "match-scored":
      return room.position.results.length > 1 ? won("told-match-won", step, event) : "";
    default:
      return newsText(room, null, event);
  }
}

function won(text: string, { room }: Step, { winners = [] }: Happening): string {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return say("tie");
  return say(text, { who: "other", player: nameOfSeat(room, winner) });
}

/** The sentences of a step, as far as this view may know. */
export function sentences(step: Step, view: View): string[] {
  return step.news.map((event) => told(step, event, view).trim()).filter(Boolean);
}

/** Tiles by name, one after the other. */
export function listed(tiles: readonly TileText[]): string {
  const list = new Intl.ListFormat(LANGUAGES[words.language].locale, { type: "unit" });
  return list.format(tiles.map((tile) => say("tile-name", namesOf(tile))));
}
