// Why a record cannot be replayed, taken apart so that it can be said in the player's language.

import { Refused } from "../server/http";
import type { Flaw } from "../server/protocol";

export interface Complaint {
  /** The line of the text, counted from 1. */
  line: number | null;
  /** The place in JSON, as it is written there. */
  field: string;
  expected: string;
  got: string;
  flaws: Flaw[];
  kind: "no-record" | "too-large" | "illegal" | "different";
}

const PLACE = /^(?:line (\d+)(?:, column \d+)?|([\w.[\]]+)): /;
const TOO_LARGE = /^expected at most \d+ bytes/;

function kindOf(message: string, flaws: readonly Flaw[], line: number | null): Complaint["kind"] {
  if (TOO_LARGE.test(message)) return "too-large";
  if (flaws.length > 0) return "illegal";
  return line === 1 || message.startsWith("format: ") ? "no-record" : "different";
}

/** What is quoted from a record, or would stand there; what is said about it is said in English. */
function quoted(text: string): string {
  const [, , inner = ""] = /^(['"])(.*)\1$/s.exec(text) ?? [];
  return inner;
}

/** The complaint in a refusal; null if it is about something else than the record. */
export function complaintIn(error: unknown): Complaint | null {
  if (!(error instanceof Refused) || error.code !== "bad-request") return null;
  const { message, flaws } = error;
  const place = PLACE.exec(message);
  const line = place?.[1] ? Number(place[1]) : null;
  const rest = message.slice(place?.[0].length ?? 0);
  const [, wanted = "", found = ""] = /^expected (.*?)[,;] got (.*)$/s.exec(rest) ?? [];
  const [expected, got] = [quoted(wanted), quoted(found)];
  return {
    line, field: place?.[2] ?? "", expected, got, flaws, kind: kindOf(message, flaws, line),
  }; // prettier-ignore
}

/** Where a line begins and ends in a text. */
export function spanOfLine(text: string, line: number): [number, number] {
  const lines = text.split("\n");
  const first = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [
    Math.min(first, text.length),
    Math.min(first + (lines[line - 1]?.length ?? 0), text.length),
  ];
}
