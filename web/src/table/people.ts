// What to call whoever sits in a seat.

import type { Room } from "../server/protocol";
import { say } from "../words/words.svelte";

/** Whoever gave no name is written so, in rooms and records alike; every reader's language shows it. */
export const nameless = (seat: number): string => `player ${seat + 1}`;

export function personName(name: string): string {
  const [, number] = /^player (\d+)$/.exec(name) ?? [];
  return number ? say("player-number", { number: Number(number) }) : name;
}

/** A bot's level; bots of one level are told apart by a number. */
export function botName(level: string, seat: number, levels: readonly string[]): string {
  const alike = levels.flatMap((each, at) => (each === level ? [at] : []));
  const name = say(`level-${level}`);
  return alike.length === 1 ? name : `${name} ${alike.indexOf(seat) + 1}`;
}

/** The person's name, or the bot's level. Whoever plays with bots alone needs no name. */
export function nameOfSeat(room: Room, seat: number): string {
  const chair = room.chairs[seat];
  if (!chair) return "";
  if (chair.name === nameless(seat) && room.seat === seat && amongBots(room, seat))
    return say("you");
  if (chair.name) return personName(chair.name);
  if (!chair.bot) return say("seat-number", { number: seat + 1 });
  const levels = room.chairs.map((each) => (each.name ? "" : each.bot));
  return botName(chair.bot, seat, levels);
}

const amongBots = ({ chairs }: Room, seat: number): boolean =>
  chairs.every(({ bot, name }, at) => at === seat || (bot && !name));
