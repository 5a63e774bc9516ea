// A flaw in the player's language: by its code, with the values that the server gives.

import type { Edition, Flaw } from "../server/protocol";
import { say, words } from "./words.svelte";

export function flawText(flaw: Flaw, edition: Edition | undefined): string {
  if (!words.has(flaw.code)) return flaw.message;
  const args: Record<string, string | number> = { kind: edition?.rules.counters ?? "chips" };
  for (const [name, value] of Object.entries(flaw.args)) {
    args[name] = typeof value === "number" ? value : String(value);
  }
  return say(flaw.code, args);
}
