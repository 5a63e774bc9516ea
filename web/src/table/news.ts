// What has happened, as a sentence; it is shown beside the rack and read aloud by screen readers.

import type { Happening, Room } from "../server/protocol";
import { namesOf } from "../tiles/tile";
import { say } from "../words/words.svelte";
import { nameOfSeat } from "./people";

const FEW = 3;

function playedText(room: Room, happening: Happening, player: string, mine: boolean): string {
  const count = happening.played?.length ?? 0;
  const won = (happening.chips as number | undefined) ?? 0;
  if (mine) {
    const reward =
      won > 0 ? say("reward-won", { kind: room.edition.rules.counters, count: won }) : "";
    return `${say("you-played", { count })} ${reward}`.trim();
  }
  const left = room.position.seats[happening.seat ?? -1]?.tiles ?? 0;
  const few = left > 0 && left <= FEW ? say("tiles-left", { player, count: left }) : "";
  return `${say("they-played", { player, count })} ${few}`.trim();
}

/** The last event of the match itself: the clock, which is set after each of them, is none. */
export function lastMove(news: readonly Happening[]): Happening | undefined {
  return news.findLast((each) => each.event !== "clock-set");
}

export function newsText(room: Room, own: number | null, happening: Happening | undefined): string {
  if (!happening) return "";
  const { seat = -1 } = happening;
  const player = nameOfSeat(room, seat);
  const mine = seat === own;
  switch (happening.event) {
    case "starter-chosen":
      return mine ? say("you-start") : say("they-start", { player });
    case "table-played":
      return playedText(room, happening, player, mine);
    case "tile-drawn":
      if (!mine) return say("they-drew", { player, count: 1 });
      return [
        happening.paid ? say("pay-and-draw", { kind: room.edition.rules.counters }) : "",
        say("you-drew", namesOf(happening.tile ?? "?")),
      ]
        .join(" ")
        .trim();
    case "turn-passed":
      return mine ? "" : say("they-passed", { player });
    case "penalty-taken": {
      const count = happening.penalty?.length ?? 0;
      return mine ? say("time-up-penalty", { count }) : say("they-drew", { player, count });
    }
    case "seat-left":
      return say("they-left", { player });
    case "seat-handed":
      return say("seat-to-bot", { player });
    case "seat-returned":
      return say("they-are-back", { player });
    default:
      return "";
  }
}
