// A seat at a table: the room as it is shown, the draft that the player arranges, and what the
// server says of it. What is legal is asked; nothing is decided here.

import { forChildren } from "../look/settings.svelte";
import { speakNow } from "../look/voice";
import { evolve } from "../room/evolve";
import { Refused, showRoom } from "../server/http";
import { Live, type Hears, type Line } from "../server/live.svelte";
import type { Flaw, Happening, Room, TableTexts, Told } from "../server/protocol";
import { namesOf, type TileText } from "../tiles/tile";
import { say } from "../words/words.svelte";
import { Hints, tableAfter } from "./hints.svelte";
import { judgement, stillTrue, type Judgement } from "./judging";
import { forgetStrangers, keepDraft, keptDraft } from "./keeping";
import {
  alike,
  inOrder,
  moved,
  piecesOf,
  rebased,
  same,
  shifted,
  woven,
  type Place,
} from "./moves";
import { paceOf, sleep } from "./pace";
import { follow, NOTHING, textsOf, type Lay, type Meld } from "./pieces";
import { Replay, type Move } from "./replay.svelte";
import { sorted, type Order } from "./sorting";
import { tidied } from "./tidy";

/** With more events waiting, whoever comes back is shown the table as it is. */
const MOST_SHOWN = 24;

/** The bot that plays for whoever is away: it plays every game with turns, and to nobody's harm. */
const STAND_IN = "helper";

/** Milliseconds until a room that could not be shown is asked for again. */
const AGAIN = 1_000;

/** Milliseconds for which a phrase stands beside its seat. */
const SAID = 5_000;

export class Game implements Hears {
  readonly live: Line;
  readonly hints: Hints;
  readonly replay = new Replay();
  room = $state.raw<Room | null>(null);
  lay = $state.raw<Lay>(NOTHING);
  chosen = $state.raw<readonly number[]>([]);
  flaws = $state.raw<Flaw[]>([]);
  /** The melds that the chosen tiles can join, by id; whether a new one can begin with them. */
  fits = $state.raw<Judgement["fits"]>({ melds: new Set(), fresh: false });
  /** What a joker in a meld stands for, by piece. */
  stands = $state.raw<ReadonlyMap<number, TileText[]>>(new Map());
  /** Pieces that came with the last move of somebody else. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  /** What has happened since this window came, newest last. */
  news = $state.raw<Happening[]>([]);
  /** The piece that was put down last. */
  landed = $state<number | undefined>();
  /** The meld into which it was put. */
  landedIn = $state<number | undefined>();
  /** Rises whenever the table is laid out anew. */
  tidied = $state(0);
  sending = $state(false);
  /** What the seat on turn tries out, where the table shows that. */
  tried = $state.raw<{ seat: number; table: TableTexts } | null>(null);
  /** What another seat says just now. */
  said = $state.raw<{ seat: number; what: string } | null>(null);
  /** The flaw of a meld for whose words the cloth has no free place. */
  unplaced = $state("");
  /** Whether a part of the plan no longer fitted the table, and went back. */
  planBroke = $state(false);
  /** Why the last wish was not granted. */
  refusedWith = $state<Refused | null>(null);
  /** The melds to which the flaws belong: what has not been judged yet is not called legal. */
  private judged = $state.raw<readonly Meld[] | null>(null);

  private base = $state.raw<Lay>(NOTHING);
  private past = $state.raw<readonly Lay[]>([]);
  private future = $state.raw<readonly Lay[]>([]);
  /** The pieces of the rack in their order, with those that lie on the table just now. */
  private order: readonly number[] = [];
  private waiting: { version: number; happening: Happening }[] = [];
  private showing = false;
  /** Whether this device keeps what is arranged: it is a table with a way back. */
  private readonly keeps: boolean;
  private asks = 0;

  constructor(
    readonly id: string,
    readonly seat: number | null,
    line?: (hears: Hears) => Line,
  ) {
    this.live = line?.(this) ?? new Live(id, seat, this);
    this.keeps = !line;
    this.hints = new Hints(this.live);
    if (!this.keeps) return;
    forgetStrangers();
    this.replay.recall(id);
  }

  get position() {
    return this.room?.position;
  }

  /** Whether nobody is waited for: every chair has somebody, or its player has left the match. */
  get full(): boolean {
    const seats = this.position?.seats;
    return this.room?.chairs.every((chair, at) => chair.taken || seats?.[at]?.left) ?? false;
  }

  /** Whether there is something to do here: who looks on has neither a seat nor the host's word. */
  get takesPart(): boolean {
    return this.seat !== null || Boolean(this.room?.host);
  }

  /** Whether the tiles of an introductory game are named from here. */
  get guides(): boolean {
    return this.room?.guide === "host" && this.room.host;
  }

  get mine(): boolean {
    const position = this.position;
    const turns = position?.stage === "turn" || position?.stage === "give-back";
    return turns && position.turn === this.seat && !this.room?.chairs[this.seat]?.bot;
  }

  get touched(): boolean {
    return this.lay.melds !== this.base.melds;
  }

  /** Whether the player has a hand on the table: then nothing may move under it. */
  get arranging(): boolean {
    return this.touched || this.chosen.length > 0;
  }

  /** Whether the server would accept the turn as it lies there. */
  get legal(): boolean {
    return this.touched && this.judged === this.lay.melds && this.flaws.length === 0;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** The last move of somebody else, as long as the table is as it was left. */
  get lastMove(): Move | null {
    const { stage, table = [] } = this.position ?? {};
    const turns = stage === "turn" || stage === "give-back";
    return turns ? this.replay.of(this.id, this.seat, table) : null;
  }

  /** Pieces that lie on the table and came from the rack in this turn. */
  readonly laid = $derived.by(() => {
    const before = new Set(this.base.rack.map((piece) => piece.id));
    const pieces = this.lay.melds.flatMap((meld) => meld.pieces);
    return new Set(pieces.filter((piece) => before.has(piece.id)).map((piece) => piece.id));
  });

  // What comes from the server

  came(room: Room): void {
    if (this.room && room.version < this.room.version) return;
    if (!this.room) this.recall(room);
    this.room = room;
    const now = follow(this.base, room.position.table, this.rackOf(room));
    if (!alike(now, this.base)) this.rebase(now);
    else if (!this.arranging) this.lineUp();
    void this.judge();
  }

  /** Play from this window, with what was arranged in the newer one. */
  playHere(): void {
    const { room } = this;
    if (room) {
      this.recall(room);
      this.came(room);
    }
    this.live.playHere();
  }

  happened(version: number, happening: Happening): void {
    this.waiting.push({ version, happening });
    if (!this.showing) void this.showAll();
  }

  settled(): void {
    void this.judge(); // the server may have forgotten the draft
  }

  told(message: Told): void {
    if (message.t === "drafted") {
      this.tried = { seat: message.seat as number, table: message.table as TableTexts };
    }
    if (message.t !== "said") return;
    const said = { seat: message.seat as number, what: message.what as string };
    this.said = said;
    setTimeout(() => {
      if (this.said === said) this.said = null;
    }, SAID);
  }

  // What the player does with the draft

  choose(id: number): void {
    if (this.seat === null) return;
    const tile = piecesOf(this.lay).find((piece) => piece.id === id)?.tile;
    if (tile && forChildren(this.room?.edition.face)) speakNow(say("tile-spoken", namesOf(tile)));
    this.planBroke = false;
    this.chosen = this.chosen.includes(id)
      ? this.chosen.filter((each) => each !== id)
      : [...this.chosen, id];
    void this.judge();
  }

  chooseNone(): void {
    if (this.chosen.length === 0) return;
    this.chosen = [];
    this.fits = { melds: new Set(), fresh: false };
  }

  put(ids: readonly number[], place: Place): void {
    const after = moved(this.lay, ids, place);
    this.chosen = [];
    [this.landed] = ids;
    this.landedIn = place.kind === "meld" ? place.meld : after.melds.at(-1)?.id;
    this.change(after);
  }

  sort(order: Order): void {
    this.change({ ...this.lay, rack: sorted(this.lay.rack, order) });
  }

  /** The chosen tiles, if all of them stand on the rack. */
  get chosenHere(): readonly number[] {
    const held = new Set(this.lay.rack.map((piece) => piece.id));
    return this.chosen.every((id) => held.has(id)) ? this.chosen : [];
  }

  /** Move tiles of the rack along it, together; what is chosen stays so. */
  shift(ids: readonly number[], way: -1 | 1): void {
    [this.landed] = ids;
    this.change({ ...this.lay, rack: shifted(this.lay.rack, ids, way) });
  }

  /** Lay the melds out in rows, runs and groups in their order. */
  tidy(): void {
    this.lineUp();
    void this.judge();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.future = [...this.future, this.lay];
    this.past = this.past.slice(0, -1);
    this.show(before);
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    this.past = [...this.past, this.lay];
    this.future = this.future.slice(0, -1);
    this.show(after);
  }

  /** The table as it was when the turn began; every tile of the rack is back in its place. */
  reset(): void {
    if (this.touched) this.change(this.atFirst);
  }

  // What the player asks of the server

  async endTurn(): Promise<void> {
    await this.act({ t: "play", table: textsOf(this.lay.melds) });
  }

  /** What lies in the draft goes back once the server has granted it. */
  async draw(): Promise<void> {
    await this.act({ t: "draw" });
  }

  async pass(): Promise<void> {
    if (await this.act({ t: "pass" })) this.reset();
  }

  async giveBack(id: number): Promise<void> {
    const piece = this.lay.rack.find((each) => each.id === id);
    if (piece) await this.act({ t: "give-back", tile: piece.tile });
  }

  ask(t: string): Promise<boolean> {
    return this.act({ t });
  }

  /** Let a bot play for somebody who is away; the server says if that is too early. */
  async hand(seat: number): Promise<void> {
    await this.act({ t: "hand", seat, bot: STAND_IN });
  }

  /** Make ready for the next round, or for another match with everybody in their seats. */
  async again(): Promise<void> {
    await this.act({ t: this.position?.stage === "over" ? "rematch" : "prepare" });
  }

  /** Ask for a hint; the third one lays the whole play. */
  async hint(): Promise<void> {
    const room = this.room;
    if (!room) return;
    const told = await this.hints.ask(room.version).catch(() => null);
    if (!told?.moves || told.v !== this.room?.version) return;
    this.reset();
    const { tiles = [], taken = [] } = told;
    const rack = this.lay.rack.map((piece) => piece.tile);
    for (const tile of tiles) rack.splice(rack.indexOf(tile), 1);
    this.arrange(tableAfter(room.position.table, told.moves), [...rack, ...taken]);
  }

  /** Lay a whole play into the draft, to be looked at and taken back. */
  arrange(table: TableTexts, rack: TileText[]): void {
    this.change(follow(this.lay, table, rack));
  }

  /** Ask for something to be done; whether it was. */
  private async act(message: Told): Promise<boolean> {
    if (this.sending || !this.room) return false;
    this.sending = true;
    this.chooseNone();
    this.refusedWith = null;
    try {
      await this.live.ask({ ...message, v: this.room.version });
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === "illegal") this.flaws = error.flaws;
      if (error.code !== "stale") this.refusedWith = error;
      return false;
    } finally {
      this.sending = false;
    }
  }

  private change(after: Lay): void {
    this.past = [...this.past, this.lay];
    this.future = [];
    this.show(after);
  }

  private show(lay: Lay): void {
    const before = this.lay.melds;
    this.lay = same(lay, this.base) ? { ...lay, melds: this.base.melds } : lay;
    this.flaws = stillTrue(this.flaws, before, this.lay.melds);
    this.refusedWith = null;
    this.planBroke = false;
    this.keep();
    void this.judge();
  }

  /** The table and the rack without the draft. */
  private get atFirst(): Lay {
    return { melds: this.base.melds, rack: inOrder(this.base.rack, this.order) };
  }

  /** Keep what is arranged, unless a newer window does. */
  private keep(): void {
    this.order = woven(this.order, this.lay.rack);
    const { room, seat, lay, past, future } = this;
    if (!this.keeps || !room || seat === null || this.live.elsewhere) return;
    const turns = room.position.stage === "turn" || room.position.stage === "give-back";
    keepDraft(
      this.id,
      seat,
      roundOf(room),
      turns ? { base: this.atFirst, lay, past, future } : null,
    );
  }

  /** Take up what was arranged here before. */
  private recall(room: Room): void {
    if (!this.keeps || this.seat === null) return;
    const kept = keptDraft(this.id, this.seat, roundOf(room));
    if (!kept) return;
    ({ base: this.base, lay: this.lay, past: this.past, future: this.future } = kept);
    this.order = woven([], this.base.rack);
  }

  private rackOf(room: Room): TileText[] {
    return this.seat === null ? [] : (room.position.seats[this.seat]?.rack ?? []);
  }

  /** The table and the rack are these now; what still fits them of the draft stays. */
  private rebase(now: Lay): void {
    const [laid, touched] = [this.laid.size, this.touched];
    this.lay = this.base === NOTHING ? now : rebased(this.lay, this.base, now);
    this.take(now);
    if (this.laid.size < laid || (touched && !this.touched)) this.planBroke = true;
  }

  private take(now: Lay): void {
    this.base = now;
    this.past = this.future = [];
    this.hints.forget();
    const held = new Set(now.rack.map((piece) => piece.id));
    this.order = this.order.filter((id) => held.has(id));
    const there = new Set(piecesOf(this.lay).map((piece) => piece.id));
    this.chosen = this.chosen.filter((id) => there.has(id));
    if (same(this.lay, now)) this.lay = { melds: now.melds, rack: this.lay.rack };
    if (!this.arranging) this.lineUp();
    this.keep();
    void this.judge();
  }

  private lineUp(): void {
    const melds = tidied(this.lay.melds);
    if (!this.touched) this.base = { ...this.base, melds };
    this.lay = { ...this.lay, melds };
    this.tidied += 1;
  }

  private async showAll(): Promise<void> {
    this.showing = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      await this.showOne(next.version, next.happening);
    }
    this.showing = false;
    void this.judge(); // a plan counts from the moment at which it is one's turn
  }

  private async showOne(version: number, happening: Happening): Promise<void> {
    const before = this.room;
    if (!before || version <= before.version) return;
    let room: Room;
    try {
      room = evolve(before, version, happening);
    } catch {
      this.news = [...this.news, happening];
      const now = await this.shown();
      if (now) this.came(now);
      return;
    }
    this.tried = null;
    const own = happening.seat === this.seat;
    const old = !own ? this.base : happening.event === "table-played" ? this.lay : this.atFirst;
    const now = follow(old, room.position.table, this.rackOf(room));
    this.room = room;
    this.news = [...this.news, happening];
    const changed =
      room.position.table !== before.position.table ||
      this.rackOf(room).join() !== this.rackOf(before).join();
    if (changed) {
      this.replay.saw(this.id, happening, this.base.melds, now.melds);
      this.mark(happening, now);
      if (own || happening.event === "tiles-dealt") {
        this.lay = now;
        this.take(now);
      } else this.rebase(now);
    }
    if (!own && this.waiting.length < MOST_SHOWN) await sleep(paceOf(happening));
  }

  /** The room as it is, however long it takes to hear of it; nothing once nobody asks any more. */
  private async shown(): Promise<Room | null> {
    while (!this.live.over) {
      try {
        return await showRoom(this.id, this.seat);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
    return null;
  }

  /** Fold the corner of what the last move brought. */
  private mark(happening: Happening, now: Lay): void {
    if (happening.event !== "table-played" && happening.event !== "penalty-taken") return;
    const known = new Set(piecesOf(this.base).map((piece) => piece.id));
    const pieces = now.melds.flatMap((meld) => meld.pieces).map((piece) => piece.id);
    this.fresh = new Set(happening.seat === this.seat ? [] : pieces.filter((id) => !known.has(id)));
  }

  /** Ask what the referee would say of the draft, and where the chosen tiles fit. */
  private async judge(): Promise<void> {
    const ask = ++this.asks;
    const stage = this.position?.stage;
    if (this.seat === null || (stage !== "turn" && stage !== "give-back")) {
      this.flaws = [];
      return;
    }
    const { lay } = this;
    try {
      const told = await judgement(this.live, this.room?.version ?? 0, lay, this.chosen);
      if (ask !== this.asks) return;
      this.flaws = told.flaws;
      this.fits = told.fits;
      if (told.stands.size > 0 || this.stands.size > 0) this.stands = told.stands;
      if (told.melds !== lay.melds) {
        if (!this.touched) this.base = { ...this.base, melds: told.melds };
        this.lay = { ...this.lay, melds: told.melds };
      }
      this.judged = this.lay.melds;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (ask === this.asks) this.flaws = [];
    }
  }
}

/** A name for the round that is played. */
const roundOf = (room: Room): string => `${room.match}.${room.position.round}`;
