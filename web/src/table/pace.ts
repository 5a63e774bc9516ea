// How long a move of somebody else is shown before the next: bots take no time, eyes do.

import { settings } from "../look/settings.svelte";
import type { Happening } from "../server/protocol";

const PACES: Record<string, number> = {
  "start-drawn": 1_200,
  "starter-chosen": 500,
  "tiles-dealt": 600,
  "table-played": 1_500,
  "penalty-taken": 1_200,
  "tile-drawn": 700,
  "turn-passed": 700,
};

const FACTORS: Record<string, number> = { calm: 1, quick: 0.4, none: 0 };

/** Milliseconds. */
export function paceOf(happening: Happening): number {
  return (PACES[happening.event] ?? 0) * (FACTORS[settings.get("pace")] ?? 1);
}

export function sleep(milliseconds: number): Promise<void> {
  if (milliseconds === 0 || document.visibilityState === "hidden") return Promise.resolve();
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
