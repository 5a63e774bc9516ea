// How a table of this device stands.

import type { Room } from "../server/protocol";
import { nameOfSeat } from "../table/people";
import { say } from "../words/words.svelte";

export interface Standing {
  words: string;
  /** Whether somebody at this device is waited for. */
  yours: boolean;
  over: boolean;
}

export function standingOf(room: Room, seats: readonly number[]): Standing {
  const { stage, turn, seats: held } = room.position;
  const told = (words: string, yours = false, over = false): Standing => ({ words, yours, over });
  const missing = room.chairs.some((chair, at) => !chair.taken && !held[at]?.left);
  switch (stage) {
    case "over":
      return told(say("table-over"), false, true);
    case "turn":
    case "give-back": {
      const yours = seats.includes(turn) && !room.chairs[turn]?.bot;
      const alone = yours && seats.length === 1;
      const player = nameOfSeat(room, turn);
      return told(alone ? say("your-turn-label") : say("their-turn", { player }), yours);
    }
    case "name":
    case "find":
      return told(say("table-runs"), seats.length > 0);
    default:
      return missing ? told(say("waits-for-somebody")) : told(say("table-ready"), seats.length > 0);
  }
}

/** Everybody else at the table, or everybody where the device is passed around. */
export function companyOf(room: Room, seats: readonly number[]): string {
  const shown = room.chairs.flatMap((chair, at) => {
    const own = seats.length === 1 && seats.includes(at);
    return chair.taken && !own ? [nameOfSeat(room, at)] : [];
  });
  return shown.join(", ");
}
