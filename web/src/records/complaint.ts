// Why a record cannot be replayed, so that it can be said in the player's language.

import { Refused } from "../server/http";
import type { Flaw, RecordPlace } from "../server/protocol";

export interface Complaint extends RecordPlace {
  flaws: Flaw[];
  kind: "no-record" | "too-large" | "illegal" | "different";
}

const NOWHERE: RecordPlace = { line: null, field: "", expected: "", got: "" };

/** Whether not even the beginning is that of a record. */
const isNone = ({ line, field }: RecordPlace): boolean =>
  line === 1 || field === "format" || (line === null && field === "");

/** The complaint in a refusal; null if it is about something else than the record. */
export function complaintIn(error: unknown): Complaint | null {
  if (!(error instanceof Refused)) return null;
  const { code, flaws, where = NOWHERE } = error;
  if (code === "too-large") return { ...where, flaws, kind: code };
  if (code !== "bad-request") return null;
  const kind = flaws.length > 0 ? "illegal" : isNone(where) ? "no-record" : "different";
  return { ...where, flaws, kind };
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
