// What to call whoever sits in a seat.

import type { Room } from "../server/protocol";
import { say } from "../words/words.svelte";

/** The person's name, or the bot's level; bots of one level are told apart by a number. */
export function nameOfSeat(room: Room, seat: number): string {
  const chair = room.chairs[seat];
  if (!chair) return "";
  if (chair.name) return chair.name;
  if (!chair.bot) return say("seat-number", { number: seat + 1 });
  const level = say(`level-${chair.bot}`);
  const alike = room.chairs.flatMap((each, at) =>
    !each.name && each.bot === chair.bot ? [at] : [],
  );
  return alike.length === 1 ? level : `${level} ${alike.indexOf(seat) + 1}`;
}
