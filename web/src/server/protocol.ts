// The messages of the server, as docs/reference/protocol.md tells them; only what the page uses.

import type { FaceName } from "../tiles/faces";
import type { TileText } from "../tiles/tile";

export const PROTOCOL = 1;

export type TableTexts = TileText[][];

export interface EditionOption {
  name: string;
  letter: string;
  default: OptionValue;
  choices: OptionValue[];
  low: number | null;
  high: number | null;
}

export type OptionValue = string | number | boolean | null;

export interface Edition {
  id: string;
  face: FaceName;
  ages: string;
  seats: [number, number];
  tiles: { colours: string; highest: number; copies: number; jokers: number };
  rules: {
    game: "turns" | "finding";
    rounds: number;
    hand_limit: number | null;
    time_limit_seconds: number | null;
    chips_each: number;
    chips_in_box: number;
    counters: "chips" | "stars";
    draw_price: number;
    leaving: "keep" | "return" | "aside";
    groups: boolean;
    racks: number;
  } & Record<string, OptionValue>;
  options: EditionOption[];
  chosen: Record<string, OptionValue>;
  bots?: string[];
  /** Bots that play like another one in this edition. */
  alike?: Record<string, string>;
}

export interface Chair {
  plan: string;
  name: string;
  taken: boolean;
  bot: string;
  away: boolean;
}

export type Stage = "prepare" | "begin" | "turn" | "give-back" | "name" | "find" | "over";

export interface SeatPosition {
  tiles: number;
  rack: TileText[] | null;
  opened: boolean;
  reached_limit: boolean;
  chips: number;
  left: boolean;
}

export interface RoundResult {
  scores: number[];
  winners: number[];
}

export interface Position {
  stage: Stage;
  round: number;
  turn: number;
  starter: number | null;
  table: TableTexts;
  layers: number[][];
  seats: SeatPosition[];
  pool: number;
  spread: TileText[];
  bank: number;
  drawn: TileText | null;
  commitment: string;
  seeds: string[];
  results: RoundResult[];
  totals: number[];
  /** Who has won the match; nobody until it is over. */
  winners?: number[];
}

export interface Room {
  version: number;
  edition: Edition;
  code: string;
  seat: number | null;
  /** Whether this device opened the room. */
  host: boolean;
  spectators: boolean;
  hints: boolean;
  drafts: boolean;
  guide: "computer" | "host";
  chairs: Chair[];
  match: number;
  clock: number;
  position: Position;
}

/** Something that happened; `event` says what, the other fields depend on it. */
export interface Happening {
  event: string;
  seat?: number;
  tile?: TileText;
  tiles?: TileText[];
  table?: TableTexts;
  layers?: number[][];
  played?: TileText[];
  taken?: TileText[];
  penalty?: TileText[];
  racks?: TableTexts;
  pool?: TileText[];
  scores?: number[];
  winners?: number[];
  chips?: number | number[];
  [field: string]: unknown;
}

/** A whole match as it can be kept. */
export interface MatchRecord {
  edition: string;
  seats: string[];
  result: { totals: number[]; winners: number[] } | null;
  events: Happening[];
}

/** A record that the server has judged again, with what a replay begins with. */
export interface Replayed {
  record: MatchRecord;
  text: string;
  position: Position;
  rounds: number;
  proof: { fair: boolean; proved: number[]; differs: number | null };
}

/** Where a record is wrong; empty where there is nothing to quote from it. */
export interface RecordPlace {
  /** The line of the text, counted from 1. */
  line: number | null;
  /** The place in JSON, as it is written there. */
  field: string;
  expected: string;
  got: string;
}

export interface Flaw {
  code: string;
  where: { meld: number | null; tiles: TileText[] };
  args: Record<string, unknown>;
  message: string;
}

export interface Judged {
  t: "judged";
  v: number;
  fits: number[];
  melds: ({ tiles: TileText[]; stands: TileText[][] } | null)[];
  flaws: Flaw[];
}

/** A step of an explanation: piles by number, the melds of the table first, null for the rack. */
export interface Move {
  move: "put" | "take" | "split" | "join" | "swap-joker";
  tiles: TileText[];
  to: number | null;
  from?: number | null;
  becomes: TileText[];
  leaves?: TileText[];
}

export interface Ticket {
  room: string;
  code?: string;
  seats: number[];
}

/** What somebody is to sit in: nobody yet, a bot, or a person on this device. */
export type SeatWish =
  { kind: "open" } | { kind: "bot"; bot: string } | { kind: "here"; name: string };

/** A message of the server, by its name in `t`. */
export interface Told {
  t: string;
  re?: string;
  [field: string]: unknown;
}
