// A room after an event, by the table in docs/reference/protocol.md. This is bookkeeping: what is
// legal and what follows was decided by the server before it told the event.

import type { Chair, Happening, Position, Room, SeatPosition } from "../server/protocol";
import type { TileText } from "../tiles/tile";

/** The page cannot follow this event: the room has to be asked for. */
export class Lost extends Error {}

const IN_PLAY: ReadonlySet<string> = new Set(["turn", "give-back", "name", "find"]);

export function evolve(room: Room, version: number, happening: Happening): Room {
  const after = change(room, happening);
  return { ...after, version };
}

function change(room: Room, happening: Happening): Room {
  const { position } = room;
  const seat = happening.seat ?? -1;
  switch (happening.event) {
    case "round-prepared":
      return placed(room, prepared(room, happening.commitment as string));
    case "seed-offered":
      return placed(room, {
        ...position,
        seeds: position.seeds.with(seat, happening.seed as string),
      });
    case "starter-chosen":
      return placed(room, { ...position, starter: seat, turn: seat });
    case "tiles-dealt":
      return placed(room, dealt(position, happening));
    case "tiles-spread":
      return placed(room, spread(position, happening));
    case "table-played":
      return placed(room, next(played(position, happening)));
    case "tile-drawn":
      return placed(room, drawn(room, happening));
    case "turn-passed":
      return placed(room, next(position));
    case "tile-given-back":
      return placed(room, next(givenBack(position, happening)));
    case "penalty-taken":
      return placed(room, next(punished(position, happening)));
    case "seat-left":
      return placed(room, left(room, happening));
    case "tile-named":
      return placed(room, named(position, happening.tile as TileText));
    case "tile-found":
      return placed(room, found(room, happening));
    case "round-scored":
      return placed(room, scored(position, happening));
    case "match-scored":
      return placed(room, { ...position, stage: "over", winners: happening.winners ?? [] });
    case "start-drawn":
    case "turn-timed-out":
    case "tile-missed":
    case "run-announced":
    case "seed-revealed":
    case "move-offered":
    case "seat-moved":
    case "host-moved":
      return room;
    case "guide-changed":
      return { ...room, guide: happening.guide as Room["guide"] };
    case "clock-set":
      return { ...room, clock: happening.until as number };
    default:
      return { ...room, chairs: room.chairs.with(seat, sat(room, room.chairs[seat], happening)) };
  }
}

function sat(room: Room, chair: Chair | undefined, happening: Happening): Chair {
  if (!chair) throw new Lost(happening.event);
  const { stage, results } = room.position;
  const played = IN_PLAY.has(stage) || results.length > 0;
  switch (happening.event) {
    case "seat-taken":
      return { ...chair, name: happening.name as string, taken: true, bot: "" };
    case "seat-named":
      return { ...chair, name: happening.name as string };
    case "seat-freed":
      return { plan: "open", name: played ? chair.name : "", taken: false, bot: "", away: false };
    case "seat-handed":
      return chair.taken
        ? { ...chair, bot: happening.bot as string, away: true }
        : { ...chair, bot: happening.bot as string, taken: true, name: "" };
    case "seat-returned":
      return { ...chair, bot: "", away: false };
    case "bot-replaced":
      return { ...chair, bot: happening.bot as string };
    default:
      throw new Lost(happening.event);
  }
}

const placed = (room: Room, position: Position): Room => ({ ...room, position });

function seated(position: Position, seat: number, now: Partial<SeatPosition>): Position {
  const before = position.seats[seat];
  if (!before) throw new Lost(`seat ${seat}`);
  return { ...position, seats: position.seats.with(seat, { ...before, ...now }) };
}

/** The turn goes to the next seat that has not left. */
function next(position: Position): Position {
  const count = position.seats.length;
  let turn = position.turn;
  do turn = (turn + 1) % count;
  while (position.seats[turn]?.left && turn !== position.turn);
  return { ...position, stage: "turn", drawn: null, turn };
}

function prepared(room: Room, commitment: string): Position {
  const { position, edition } = room;
  const { chips_each: each, chips_in_box: box } = edition.rules;
  const seats = position.seats.map((seat) => ({
    ...seat, tiles: 0, rack: [], opened: false, reached_limit: false,
    chips: seat.left ? seat.chips : each,
  })); // prettier-ignore
  const given = seats.filter((seat) => !seat.left).length * each;
  return {
    ...position, seats, stage: "begin", round: position.round + 1, turn: 0, starter: null,
    table: [], layers: [], pool: 0, spread: [], drawn: null, bank: box - given, commitment,
    seeds: seats.map(() => ""),
  }; // prettier-ignore
}

function dealt(position: Position, happening: Happening): Position {
  const racks = happening.racks ?? [];
  const seats = position.seats.map((seat, at) => held(seat, racks[at] ?? []));
  return { ...position, seats, pool: happening.pool?.length ?? 0, stage: "turn" };
}

function spread(position: Position, happening: Happening): Position {
  return { ...lying(position, happening.tiles ?? []), stage: "name" };
}

/** In an introductory game the pool lies open. */
const lying = (position: Position, tiles: TileText[]): Position => ({
  ...position,
  spread: tiles,
  pool: tiles.length,
});

/** A seat with this rack; a rack that is hidden is only counted. */
function held(seat: SeatPosition, rack: TileText[]): SeatPosition {
  return { ...seat, tiles: rack.length, rack: rack.includes("?") ? null : rack };
}

/** A seat after tiles left its rack and others came to it. */
function exchanged(seat: SeatPosition, gone: TileText[], come: TileText[]): SeatPosition {
  const tiles = seat.tiles - gone.length + come.length;
  if (tiles === 0) return { ...seat, tiles, rack: [] };
  if (!seat.rack || come.includes("?")) return { ...seat, tiles };
  const rack = [...seat.rack];
  for (const tile of gone) {
    const at = rack.indexOf(tile);
    if (at < 0) throw new Lost(`${tile} was not on the rack`);
    rack.splice(at, 1);
  }
  return { ...seat, tiles, rack: [...rack, ...come] };
}

function exchange(position: Position, seat: number, gone: TileText[], come: TileText[]): Position {
  const before = position.seats[seat];
  if (!before) throw new Lost(`seat ${seat}`);
  return seated(position, seat, exchanged(before, gone, come));
}

function paid(position: Position, seat: number, chips: number): Position {
  const before = position.seats[seat];
  if (!before || chips === 0) return position;
  return {
    ...seated(position, seat, { chips: before.chips + chips }),
    bank: position.bank - chips,
  };
}

function laid(position: Position, happening: Happening): Position {
  const after = { ...position, table: happening.table ?? [], layers: happening.layers ?? [] };
  return seated(after, happening.seat ?? -1, { opened: happening.opened as boolean });
}

function played(position: Position, happening: Happening): Position {
  const { seat = -1, played = [], taken = [] } = happening;
  const after = exchange(laid(position, happening), seat, played, taken);
  return paid(after, seat, happening.chips as number);
}

function drawn(room: Room, happening: Happening): Position {
  const { seat = -1, tile = "?" } = happening;
  if (room.edition.rules.hand_limit !== null) throw new Lost("a tile may have to be given back");
  const after = exchange(room.position, seat, [], [tile]);
  return next(paid({ ...after, pool: after.pool - 1 }, seat, -(happening.paid as number)));
}

function givenBack(position: Position, happening: Happening): Position {
  const { seat = -1, tile = "?" } = happening;
  const pool = happening.pool?.length ?? position.pool + 1;
  const before = position.seats[seat];
  if (tile === "?" || !before?.rack) {
    return { ...seated(position, seat, { tiles: (before?.tiles ?? 1) - 1 }), pool };
  }
  return { ...exchange(position, seat, [tile], []), pool };
}

function punished(position: Position, happening: Happening): Position {
  const { seat = -1, played = [], taken = [], penalty = [] } = happening;
  const after = exchange(laid(position, happening), seat, played, [...taken, ...penalty]);
  return { ...after, pool: after.pool - penalty.length };
}

function left(room: Room, happening: Happening): Position {
  const { seat = -1 } = happening;
  const { position } = room;
  const before = position.seats[seat];
  if (!before) throw new Lost(`seat ${seat}`);
  let after = seated(position, seat, { left: true });
  const running = position.stage !== "prepare" && position.stage !== "over";
  if (room.edition.rules.leaving === "return" && running) {
    const pool = happening.pool?.length ?? position.pool;
    after = { ...seated(after, seat, { tiles: 0, rack: [] }), pool };
  }
  if (room.edition.rules.leaving === "aside" && position.stage !== "prepare") {
    after = paid(after, seat, -before.chips);
  }
  const turns = position.stage === "turn" || position.stage === "give-back";
  return turns && position.turn === seat ? next(after) : after;
}

function without(tiles: TileText[], tile: TileText): TileText[] {
  const at = tiles.indexOf(tile);
  return at < 0 ? tiles : tiles.toSpliced(at, 1);
}

function named(position: Position, tile: TileText): Position {
  const after = lying(position, without(position.spread, tile));
  return { ...after, table: [...position.table, [tile]], stage: "find" };
}

function found(room: Room, happening: Happening): Position {
  const { seat = -1, tile = "" } = happening;
  const { position, edition } = room;
  const number = (each: TileText): number => Number(each.slice(1));
  const row = [...(position.table.at(-1) ?? []), tile].sort(
    (one, other) => number(one) - number(other),
  );
  const full = row.length === edition.tiles.highest;
  const after: Position = {
    ...lying(position, without(position.spread, tile)),
    table: [...position.table.slice(0, -1), row],
    stage: full ? "name" : "find",
  };
  return paid(after, seat, happening.chips as number);
}

function scored(position: Position, happening: Happening): Position {
  const { scores = [], winners = [], racks = [] } = happening;
  const chips = happening.chips as number[];
  const given = (seats: SeatPosition[]): number => seats.reduce((sum, seat) => sum + seat.chips, 0);
  const seats = position.seats.map((seat, at) => ({
    ...held(seat, racks[at] ?? []),
    chips: chips[at] ?? seat.chips,
  }));
  return {
    ...position, seats, bank: position.bank + given(position.seats) - given(seats),
    results: [...position.results, { scores, winners }],
    totals: position.totals.map((total, at) => total + (scores[at] ?? 0)),
    stage: "prepare", drawn: null,
  }; // prettier-ignore
}
