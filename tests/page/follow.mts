// Follows recorded matches as the page does and compares each position with the server's.

import { createInterface } from "node:readline";
import { evolve, Lost } from "../../web/src/room/evolve.ts";

let room: any;
let version = 0;
let lost = 0;

/** Racks are held in any order; nobody but the seat itself is told its own. */
function comparable(position: any): string {
  const seats = position.seats.map((seat: any) => ({ ...seat, rack: seat.rack?.toSorted() ?? null }));
  const { stage, round, turn, starter, table, pool, spread, bank, drawn, commitment, results, totals, winners } = position;
  return JSON.stringify({
    stage, round, turn, starter, table, seats, pool, spread: spread.toSorted(), bank, drawn,
    commitment, results, totals, winners,
  });
}

for await (const line of createInterface({ input: process.stdin })) {
  const step = JSON.parse(line);
  version += 1;
  if (step.edition) {
    room = { version, edition: step.edition, chairs: [], position: step.position };
    continue;
  }
  try {
    room = evolve(room, version, step.event);
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
    lost += 1;
    room = { ...room, version, position: step.position };
  }
  const [found, wanted] = [comparable(room.position), comparable(step.position)];
  if (found !== wanted) {
    console.error(`after ${JSON.stringify(step.event)}\nexpected ${wanted}\ngot      ${found}`);
    process.exit(1);
  }
}
console.log(JSON.stringify({ events: version, lost }));
