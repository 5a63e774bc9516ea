// A record step by step: what lies where at every moment that is worth a look. This is bookkeeping:
// the server has judged the record before, and says nothing that does not follow from it.

import { evolve } from "../room/evolve";
import type { Chair, Edition, Happening, Position, Replayed, Room } from "../server/protocol";
import { follow, type Meld, type Piece } from "../table/pieces";
import type { TileText } from "../tiles/tile";

/** Where every tile lies; a tile that moves stays the same piece. */
interface Layout {
  melds: readonly Meld[];
  racks: readonly (readonly Piece[])[];
}

export interface Step extends Layout {
  /** What led here, in order. */
  news: readonly Happening[];
  room: Room;
  /** Pieces that came to the table, that went from one meld to another, that came to a rack. */
  laid: ReadonlySet<number>;
  shifted: ReadonlySet<number>;
  gained: ReadonlySet<number>;
  /** A tile that somebody pointed to in vain. */
  missed: TileText | null;
}

/** Whose tiles are seen: everybody's, or those that one seat could see. */
export type View = number | "everyone";

/** These show nothing on their own: they are told with what comes after them. */
const LEADING = new Set([
  "round-prepared",
  "seed-offered",
  "start-drawn",
  "starter-chosen",
  "turn-timed-out",
]);

/** And these with what came before. */
const TRAILING = new Set(["run-announced", "seed-revealed", "match-scored"]);

function momentsOf(events: readonly Happening[]): Happening[][] {
  const moments: Happening[][] = [];
  let waiting = false;
  for (const event of events) {
    const last = moments.at(-1);
    if (last && (waiting || TRAILING.has(event.event))) last.push(event);
    else moments.push([event]);
    waiting = LEADING.has(event.event);
  }
  return moments;
}

const chairOf = (name: string): Chair => ({
  plan: "open",
  name,
  taken: true,
  bot: "",
  away: false,
});

function opened({ record, position }: Replayed, names: readonly string[]): Room {
  return {
    version: 1, edition: record.events[0]?.edition as Edition, code: "", seat: null, host: false,
    spectators: false, hints: false, drafts: false, guide: "computer", chairs: names.map(chairOf),
    match: 1, clock: 0, position,
  }; // prettier-ignore
}

/**
 * The room after an event. Whether a full rack has to give a tile back is a rule; what the record
 * tells next says it too.
 */
function after(room: Room, event: Happening, next: Happening | undefined): Room {
  const { edition } = room;
  const eased = { ...edition, rules: { ...edition.rules, hand_limit: null } };
  const told = evolve({ ...room, edition: eased }, room.version + 1, event);
  const { seat = -1, tile = null } = event;
  const full = event.event === "tile-drawn" && next?.event === "tile-given-back";
  const position: Position = full
    ? { ...told.position, stage: "give-back", turn: seat, drawn: tile }
    : told.position;
  return { ...told, edition, position };
}

const same = (pieces: readonly Piece[], rack: readonly TileText[]): boolean =>
  pieces.map((piece) => piece.tile).toSorted().join() === rack.toSorted().join(); // prettier-ignore

/** Tiles go between the table and the rack of whoever moves; the other racks stay as they are. */
function laidOut(before: Layout, { table, seats }: Position): Layout {
  const held = (seat: number): readonly Piece[] => before.racks[seat] ?? [];
  const racks = seats.map((seat) => seat.rack ?? []);
  const mover = racks.findIndex((rack, seat) => !same(held(seat), rack));
  const moved = follow({ melds: before.melds, rack: held(mover) }, table, racks[mover] ?? []);
  return {
    melds: moved.melds,
    racks: racks.map((rack, seat) =>
      seat === mover ? moved.rack : follow({ melds: [], rack: held(seat) }, [], rack).rack,
    ),
  };
}

/** The meld in which each piece of the table lies. */
function homes(melds: readonly Meld[]): Map<number, number> {
  return new Map(melds.flatMap((meld) => meld.pieces.map((piece) => [piece.id, meld.id])));
}

/** Which pieces are elsewhere than before; after a deal that would be all, so it is none. */
function changes(
  before: Layout,
  now: Layout,
  dealt: boolean,
): Pick<Step, "laid" | "shifted" | "gained"> {
  const [old, home] = [homes(before.melds), homes(now.melds)];
  const known = new Set(before.racks.flat().map((piece) => piece.id));
  const gained = now.racks.flat().flatMap(({ id }) => (known.has(id) ? [] : [id]));
  return {
    laid: new Set([...home.keys()].filter((id) => !old.has(id))),
    shifted: new Set([...home.keys()].filter((id) => old.has(id) && old.get(id) !== home.get(id))),
    gained: new Set(dealt ? [] : gained),
  };
}

/** Every moment of the record, from the first deal to the end. */
export function stepsOf(told: Replayed, names: readonly string[] = told.record.seats): Step[] {
  const events = told.record.events.slice(1);
  let room = opened(told, names);
  let layout: Layout = { melds: [], racks: [] };
  let at = 0;
  return momentsOf(events).map((news) => {
    for (const event of news) room = after(room, event, events[++at]);
    const now = laidOut(layout, room.position);
    const dealt = news.some((event) => event.event === "tiles-dealt");
    const missed = news.find((event) => event.event === "tile-missed")?.tile ?? null;
    const step = { ...now, ...changes(layout, now, dealt), news, room, missed };
    layout = now;
    return step;
  });
}

/** The steps of a round: the first and the last. */
export interface Span {
  round: number;
  first: number;
  last: number;
}

export function spansOf(steps: readonly Step[]): Span[] {
  const spans: Span[] = [];
  for (const [at, step] of steps.entries()) {
    const { round } = step.room.position;
    const span = spans.at(-1);
    if (span?.round === round) span.last = at;
    else spans.push({ round, first: at, last: at });
  }
  return spans;
}

/** The step to which a key leads, or null if it leads nowhere. */
export function stepByKey(key: string, at: number, spans: readonly Span[]): number | null {
  const which = spans.findIndex((span) => span.first <= at && at <= span.last);
  const span = spans[which];
  if (!span) return null;
  switch (key) {
    case "ArrowLeft":
      return Math.max(at - 1, 0);
    case "ArrowRight":
      return Math.min(at + 1, spans.at(-1)?.last ?? at);
    case "Home":
      return span.first;
    case "End":
      return span.last;
    case "PageUp":
      return spans[which - 1]?.first ?? span.first;
    case "PageDown":
      return spans[which + 1]?.first ?? span.last;
    default:
      return null;
  }
}

export const ended = (step: Step): boolean =>
  step.news.some((event) => event.event === "round-scored");

/** Whether the tiles of a seat are seen; at the end of a round everybody shows them. */
export function isOpen(step: Step, seat: number, view: View): boolean {
  return view === "everyone" || view === seat || ended(step);
}

/** Who did what is shown; nobody where tiles are dealt or a round ends. */
export function moverOf(step: Step): number | null {
  const done = step.news.findLast((event) => event.seat !== undefined);
  return done && done.event !== "starter-chosen" ? (done.seat ?? null) : null;
}
