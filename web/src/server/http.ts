// Requests to the server. The key to a room is a cookie that no script can read.

import type { TileText } from "../tiles/tile";
import type {
  Edition,
  Flaw,
  Happening,
  Judged,
  MatchRecord,
  Move,
  RecordPlace,
  Replayed,
  Room,
  SeatWish,
  TableTexts,
  Ticket,
} from "./protocol";
import { reach } from "./reach.svelte";

/** The server did not do what was asked; `code` says why. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly flaws: Flaw[] = [],
    /** The place in a record that is refused. */
    readonly where?: RecordPlace,
  ) {
    super(message);
  }
}

/** Nobody answered. */
export class Unreachable extends Error {}

/** What is longer than the server reads. */
const TOO_LARGE = 413;

/** What a gate before the server says when nobody is behind it. */
const GATES = [502, 503, 504];

function missed(path: string): Unreachable {
  reach.failed();
  return new Unreachable(path);
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const asked: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) asked.body = typeof body === "string" ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, asked);
  } catch {
    throw missed(path);
  }
  const told = answer.status === 204 ? {} : await answer.json().catch(() => ({}));
  if (GATES.includes(answer.status) && !told.code) throw missed(path);
  reach.answered(answer);
  const code = answer.status === TOO_LARGE ? "too-large" : (told.code ?? "failed");
  if (!answer.ok) throw new Refused(code, told.message ?? "", told.flaws, told.where);
  return told;
}

export interface Offer {
  protocol: number;
  editions: Edition[];
}

export interface NewRoom {
  edition: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  hints?: boolean;
  spectators?: boolean;
  drafts?: boolean;
  guide?: "computer" | "host";
}

export const editions = (): Promise<Offer> => call("GET", "/api/editions");
export const openRoom = (room: NewRoom): Promise<Ticket> => call("POST", "/api/rooms", room);
export const showRoom = (room: string, seat: number | null): Promise<Room> =>
  call("GET", `/api/rooms/${room}${seat === null ? "" : `?seat=${seat}`}`);
export const joinRoom = (wish: {
  name: string;
  room?: string;
  code?: string;
  key?: string;
}): Promise<Ticket> => call("POST", "/api/join", wish);
export const watchRoom = (wish: { room?: string; code?: string }): Promise<Ticket> =>
  call("POST", "/api/watch", wish);

/** A link that takes the seats of this device to another one, once; also as a picture. */
export interface Offered {
  address: string;
  picture: string;
}

export const offerMove = (room: string): Promise<Offered> =>
  call("POST", `/api/rooms/${room}/move`);
export const moveHere = (offer: { room: string; link: string }): Promise<Ticket> =>
  call("POST", "/api/move", offer);

export interface Invitation {
  code: string;
  link: string;
}

export const invitation = (room: string): Promise<Invitation> =>
  call("GET", `/api/rooms/${room}/invitation?format=json`);

export interface ReviewedTurn {
  seat: number;
  did: string;
  before: { table: TableTexts; rack: TileText[] };
  after: { table: TableTexts; played: TileText[] };
  best: { table: TableTexts; played: TileText[] };
  missed: number;
}

export const reviewOf = (room: string): Promise<{ round: number; turns: ReviewedTurn[] }> =>
  call("GET", `/api/rooms/${room}/review`);

/** A match that is over, with nothing hidden: the newest one, or the one of this number. */
export const recordOf = (room: string, match = ""): Promise<MatchRecord> =>
  call("GET", `/api/rooms/${room}/record?format=json${match && `&match=${match}`}`);

/** A record judged again from beginning to end; it may be text or JSON. */
export const replayOf = (record: string | MatchRecord): Promise<Replayed> =>
  call("POST", "/api/record", record);

export interface Problem {
  edition: string;
  opened: boolean;
  table: TableTexts;
  rack: TileText[];
}

/** The best play for a table and a rack, and the moves that lead to it. */
export interface Solved {
  table: TableTexts;
  played: TileText[];
  optimal: boolean;
  moves: Move[];
}

/** A turn without a room, as it is being arranged. */
export interface Draft extends Problem {
  table_after: TableTexts;
  chosen: TileText[];
}

export interface Verdict extends Omit<Judged, "t" | "v"> {
  legal: boolean;
  effects?: { played: TileText[]; jokers_to_rack: number; opened: boolean; chips?: number };
}

export const judge = (draft: Draft): Promise<Verdict> => call("POST", "/api/judge", draft);
export const solve = (problem: Problem): Promise<Solved> => call("POST", "/api/solve", problem);
