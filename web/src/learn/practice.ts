// A table without a room: it answers a seat as a room would. What is legal is asked of the server;
// the position comes from a lesson, and nobody else plays.

import { judge, Refused, Unreachable, type Verdict } from "../server/http";
import type { Hears, Line } from "../server/live.svelte";
import type { Edition, Happening, Position, Room, SeatPosition, Told } from "../server/protocol";
import type { TileText } from "../tiles/tile";
import { say } from "../words/words.svelte";
import { isTile, jokers, reached, tilesOf, without, type Goal, type Lesson } from "./lessons";

/** Tiles that are said to be in the pool: enough to draw from. */
const POOL = 30;

export class Practice implements Line {
  readonly contact = "open";
  readonly elsewhere = false;
  readonly present = [0];
  readonly paused = false;
  readonly over = false;
  private room: Room;

  constructor(
    private readonly lesson: Lesson,
    edition: Edition,
    private readonly hears: Hears,
    /** The goal is reached; so many chips or stars were won. */
    private readonly done: (earned: number) => void,
  ) {
    this.room = roomOf(lesson, edition);
    queueMicrotask(() => hears.came(this.room));
  }

  playHere(): void {}
  close(): void {}

  async ask(message: Told): Promise<Told> {
    const { goal } = this.lesson;
    const { v } = message;
    switch (message.t) {
      case "draft":
        return { t: "judged", v, ...(await this.judged(message)) };
      case "hint":
        return { t: "hint", ...this.hint(message.strength as string) };
      case "play":
        return this.play(message, goal);
      case "draw":
        return this.draw(goal);
      case "give-back":
        return this.giveBack(message.tile as TileText);
      case "find":
      case "name":
        return this.find(message.t, message.tile as TileText, goal);
      default:
        throw new Refused("lesson", "");
    }
  }

  private async judged(message: Told): Promise<Verdict> {
    const { edition, opened, table, rack } = this.lesson;
    const chosen = (message.chosen ?? []) as TileText[];
    const after = message.table as TileText[][];
    try {
      return await judge({ edition, opened, table, rack, table_after: after, chosen });
    } catch (error) {
      if (error instanceof Unreachable) throw new Refused("server-away", say("server-away"));
      throw error;
    }
  }

  private hint(strength: string): Record<string, unknown> {
    const tiles = tilesOf(this.lesson);
    const chance = tiles.length > 0 ? "rack" : "nothing";
    const told = { v: this.room.version, strength, chance, found: tiles.length > 0 };
    return strength === "something" ? told : { ...told, tiles };
  }

  private async play(message: Told, goal: Goal): Promise<Told> {
    const { effects, flaws, melds } = await this.judged(message);
    if (!effects) throw new Refused("illegal", "", flaws);
    const { played, jokers_to_rack: count, opened, chips = 0 } = effects;
    const taken = jokers(count);
    const rack = [...without(this.lesson.rack, played), ...taken];
    if (!reached(goal, played, rack)) throw new Refused("lesson", "");
    const table = melds.map((meld) => meld?.tiles ?? []);
    this.happens({ event: "table-played", seat: 0, table, played, taken, opened, chips });
    this.done(chips);
    return { t: "done" };
  }

  private draw(goal: Goal): Told {
    if (!("draw" in goal)) throw new Refused("lesson", "");
    const rack = [...this.lesson.rack, goal.draw];
    const seat = this.room.position.seats[0] as SeatPosition;
    const chips = seat.chips - this.room.edition.rules.draw_price;
    this.comes({
      stage: goal.back ? "give-back" : "turn",
      turn: goal.back ? 0 : 1,
      drawn: goal.draw,
      pool: POOL - 1,
      seats: this.room.position.seats.with(0, { ...seat, rack, tiles: rack.length, chips }),
    });
    if (!goal.back) this.done(0);
    return { t: "done" };
  }

  private giveBack(tile: TileText): Told {
    const seat = this.room.position.seats[0] as SeatPosition;
    const rack = without(seat.rack ?? [], [tile]);
    const seats = this.room.position.seats.with(0, { ...seat, rack, tiles: rack.length });
    this.comes({ stage: "turn", turn: 1, drawn: null, pool: POOL, seats });
    this.done(0);
    return { t: "done" };
  }

  private find(t: "find" | "name", tile: TileText, goal: Goal): Told {
    if (t === "name") {
      this.happens({ event: "tile-named", tile });
      this.done(0);
      return { t: "done" };
    }
    const wanted =
      "find" in goal ? isTile(goal.find, tile) : "miss" in goal && !isTile(goal.miss, tile);
    if (wanted) {
      const chips = Number(this.room.edition.rules.tile_reward);
      this.happens({ event: "tile-found", seat: 0, tile, chips });
      if ("find" in goal) this.done(chips);
    } else {
      this.happens({ event: "tile-missed", seat: 0, tile });
      if ("miss" in goal) this.done(0);
    }
    return { t: "done" };
  }

  private happens(happening: Happening): void {
    this.room = { ...this.room, version: this.room.version + 1 };
    this.hears.happened(this.room.version, happening);
  }

  private comes(now: Partial<Position>): void {
    const position = { ...this.room.position, ...now };
    this.room = { ...this.room, version: this.room.version + 1, position };
    this.hears.came(this.room);
  }
}

const CHAIR = { plan: "here", name: "", taken: true, bot: "", away: false };

/** The room that a lesson pretends to be in: the player, and a bot that never comes to move. */
export function roomOf(lesson: Lesson, edition: Edition): Room {
  const { goal, opened, table, rack } = lesson;
  const finding = edition.rules.game === "finding";
  const seat: SeatPosition = {
    tiles: rack.length, rack: finding ? [] : rack, opened, reached_limit: false,
    chips: edition.rules.chips_each, left: false,
  }; // prettier-ignore
  const other: SeatPosition = { ...seat, tiles: edition.rules.hand as number, rack: null };
  return {
    version: 1, edition, code: "", seat: 0, host: "name" in goal, spectators: false, drafts: false,
    hints: !("flaws" in goal),
    guide: "name" in goal ? "host" : "computer", match: 1, clock: 0,
    chairs: [CHAIR, { ...CHAIR, plan: "bot", bot: "helper" }],
    position: {
      stage: finding ? ("name" in goal ? "name" : "find") : "turn",
      round: 1, turn: 0, starter: 0, table, layers: table.map(() => []), seats: [seat, other],
      pool: POOL, spread: finding ? rack : [], bank: edition.rules.chips_in_box, drawn: null,
      commitment: "", seeds: ["", ""], results: [], totals: [0, 0],
    },
  }; // prettier-ignore
}
