// A seat at a table: the room as it is shown, the player's draft, and what the server says of it.
// What is legal is asked; nothing is decided here.

import { forChildren } from "../look/settings.svelte";
import { speakNow } from "../look/voice";
import { evolve } from "../room/evolve";
import { Refused, showRoom } from "../server/http";
import { Live, type Hears, type Line } from "../server/live.svelte";
import type { Flaw, Happening, Room, TableTexts, Told } from "../server/protocol";
import { namesOf, type TileText } from "../tiles/tile";
import { say } from "../words/words.svelte";
import { Draft, type Looks } from "./draft.svelte";
import { Hints, tableAfter } from "./hints.svelte";
import { judgement, stillTrue, type Judgement } from "./judging";
import { forgetStrangers, keepDraft, keptDraft } from "./keeping";
import { alike, piecesOf } from "./moves";
import { paceOf, sleep } from "./pace";
import { follow, textsOf, type Lay, type Meld } from "./pieces";
import { Replay, type Move } from "./replay.svelte";

/** With more events waiting, whoever comes back is shown the table as it is. */
const MOST_SHOWN = 24;

/** The bot that plays for whoever is away: it plays every game with turns, and to nobody's harm. */
const STAND_IN = "helper";

/** Milliseconds until a room that could not be shown is asked for again. */
const AGAIN = 1_000;

/** Milliseconds for which a phrase stands beside its seat. */
const SAID = 5_000;

export class Game implements Hears, Looks {
  readonly live: Line;
  readonly hints: Hints;
  readonly replay = new Replay();
  readonly draft = new Draft(this);
  room = $state.raw<Room | null>(null);
  flaws = $state.raw<Flaw[]>([]);
  /** The melds that the chosen tiles can join, by id; whether a new one can begin with them. */
  fits = $state.raw<Judgement["fits"]>({ melds: new Set(), fresh: false });
  /** What a joker in a meld stands for, by piece. */
  stands = $state.raw<ReadonlyMap<number, TileText[]>>(new Map());
  /** Pieces that came with the last move of somebody else. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  /** What has happened since this window came, newest last. */
  news = $state.raw<Happening[]>([]);
  sending = $state(false);
  /** What the seat on turn tries out, where the table shows that. */
  tried = $state.raw<{ seat: number; table: TableTexts } | null>(null);
  /** What another seat says just now. */
  said = $state.raw<{ seat: number; what: string } | null>(null);
  /** The flaw of a meld for whose words the cloth has no free place. */
  unplaced = $state("");
  /** Why the last wish was not granted. */
  refusedWith = $state<Refused | null>(null);
  /** The melds to which the flaws belong: what has not been judged yet is not called legal. */
  private judged = $state.raw<readonly Meld[] | null>(null);

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

  /** Whether the server would accept the turn as it lies there. */
  get legal(): boolean {
    const { touched, lay } = this.draft;
    return touched && this.judged === lay.melds && this.flaws.length === 0;
  }

  /** The last move of somebody else, as long as the table is as it was left. */
  get lastMove(): Move | null {
    const { stage, table = [] } = this.position ?? {};
    const turns = stage === "turn" || stage === "give-back";
    return turns ? this.replay.of(this.id, this.seat, table) : null;
  }

  // What comes from the server

  came(room: Room): void {
    if (this.room && room.version < this.room.version) return;
    if (!this.room) this.recall(room);
    this.room = room;
    const { draft } = this;
    const now = follow(draft.base, room.position.table, this.rackOf(room));
    if (alike(now, draft.base)) {
      if (!draft.arranging) draft.lineUp();
      void this.judge();
    } else {
      draft.rebase(now);
      this.goOn();
    }
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

  chose(id?: number): void {
    if (id === undefined) {
      this.fits = { melds: new Set(), fresh: false };
      return;
    }
    const tile = piecesOf(this.draft.lay).find((piece) => piece.id === id)?.tile;
    if (tile && forChildren(this.room?.edition.face)) speakNow(say("tile-spoken", namesOf(tile)));
    void this.judge();
  }

  arranged(before: readonly Meld[]): void {
    this.flaws = stillTrue(this.flaws, before, this.draft.lay.melds);
    this.refusedWith = null;
    this.keep();
    void this.judge();
  }

  /** Lay the melds out in rows, runs and groups in their order. */
  tidy(): void {
    this.draft.lineUp();
    void this.judge();
  }

  // What the player asks of the server

  async endTurn(): Promise<void> {
    await this.act({ t: "play", table: textsOf(this.draft.lay.melds) });
  }

  /** What lies in the draft goes back once the server has granted it. */
  async draw(): Promise<void> {
    await this.act({ t: "draw" });
  }

  async pass(): Promise<void> {
    if (await this.act({ t: "pass" })) this.draft.reset();
  }

  async giveBack(id: number): Promise<void> {
    const piece = this.draft.lay.rack.find((each) => each.id === id);
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
    this.draft.reset();
    const { tiles = [], taken = [] } = told;
    const rack = this.draft.lay.rack.map((piece) => piece.tile);
    for (const tile of tiles) rack.splice(rack.indexOf(tile), 1);
    this.draft.arrange(tableAfter(room.position.table, told.moves), [...rack, ...taken]);
  }

  /** Ask for something to be done; whether it was. */
  private async act(message: Told): Promise<boolean> {
    if (this.sending || !this.room) return false;
    this.sending = true;
    this.draft.chooseNone();
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

  /** Keep what is arranged, unless a newer window does. */
  private keep(): void {
    const { room, seat } = this;
    if (!this.keeps || !room || seat === null || this.live.elsewhere) return;
    const turns = room.position.stage === "turn" || room.position.stage === "give-back";
    keepDraft(this.id, seat, roundOf(room), turns ? this.draft.kept : null);
  }

  /** Take up what was arranged here before. */
  private recall(room: Room): void {
    if (!this.keeps || this.seat === null) return;
    const kept = keptDraft(this.id, this.seat, roundOf(room));
    if (kept) this.draft.recall(kept);
  }

  private rackOf(room: Room): TileText[] {
    return this.seat === null ? [] : (room.position.seats[this.seat]?.rack ?? []);
  }

  /** The table or the rack has changed. */
  private goOn(): void {
    this.hints.forget();
    this.keep();
    void this.judge();
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
    if (!before || version <= before.version || this.live.over) return;
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
    const { draft } = this;
    const old = !own ? draft.base : happening.event === "table-played" ? draft.lay : draft.atFirst;
    const now = follow(old, room.position.table, this.rackOf(room));
    this.room = room;
    this.news = [...this.news, happening];
    const changed =
      room.position.table !== before.position.table ||
      this.rackOf(room).join() !== this.rackOf(before).join();
    if (changed) {
      this.replay.saw(this.id, happening, draft.base.melds, now.melds);
      this.mark(happening, now);
      if (own || happening.event === "tiles-dealt") draft.replace(now);
      else draft.rebase(now);
      this.goOn();
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
    const known = new Set(piecesOf(this.draft.base).map((piece) => piece.id));
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
    const { draft } = this;
    const { lay } = draft;
    try {
      const told = await judgement(this.live, this.room?.version ?? 0, lay, draft.chosen);
      if (ask !== this.asks) return;
      this.flaws = told.flaws;
      this.fits = told.fits;
      if (told.stands.size > 0 || this.stands.size > 0) this.stands = told.stands;
      if (told.melds !== lay.melds) draft.read(told.melds);
      this.judged = draft.lay.melds;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (ask === this.asks) this.flaws = [];
    }
  }
}

/** A name for the round that is played. */
const roundOf = (room: Room): string => `${room.match}.${room.position.round}`;
