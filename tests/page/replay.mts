// Steps through records as the page does and compares each step with the server's position.

import { registerHooks } from "node:module";
import { createInterface } from "node:readline";

// The page is built by a bundler, which finds a module without its ending.
registerHooks({
  resolve: (name, context, next) => {
    const bare = name.startsWith(".") && !/\.m?ts$/.test(name);
    return next(bare ? `${name}.ts` : name, context);
  },
});
const { stepsOf } = await import("../../web/src/records/replay.ts");

const sorted = (tiles: string[]): string => tiles.toSorted().join(" ");

/** What is drawn: melds may keep their places, racks have any order. */
function drawn(table: string[][], racks: string[][], spread: string[], position: any): string {
  const { stage, round, turn, pool, bank, drawn, totals } = position;
  const seats = position.seats.map(({ tiles, chips, left, opened }: any) => [tiles, chips, left, opened]);
  const melds = table.map((meld) => meld.join(" ")).toSorted();
  return JSON.stringify({
    melds, racks: racks.map(sorted), spread: sorted(spread), stage, round, turn, pool, bank, drawn, totals, seats,
  });
}

let steps = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { told, positions } = JSON.parse(line);
  let at = 0;
  for (const step of stepsOf(told)) {
    at += step.news.length;
    steps += 1;
    const tiles = (pieces: any): string[] => pieces.map((piece: any) => piece.tile);
    const melds = step.melds.map((meld: any) => tiles(meld.pieces));
    const found = drawn(melds, step.racks.map(tiles), step.room.position.spread, step.room.position);
    const position = positions[at];
    const racks = position.seats.map((seat: any) => seat.rack ?? []);
    const wanted = drawn(position.table, racks, position.spread, position);
    if (found !== wanted) {
      console.error(`${told.record.edition}, event ${at}\nexpected ${wanted}\ngot      ${found}`);
      process.exit(1);
    }
  }
  if (at !== told.record.events.length - 1) throw new Error("expected every event in a step");
}
console.log(steps);
