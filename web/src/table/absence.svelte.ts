// Who has just gone away: the others wait a minute before a bot may play instead.

import { onDestroy, untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";

/** Milliseconds, a little more than the server counts. */
const GRACE = 61_000;

export class Absence {
  private readonly fresh = new SvelteSet<number>();
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();
  private before: readonly number[] = [];

  /** These seats are here now; who was not here before this device came may be away for long. */
  saw(present: readonly number[]): void {
    for (const seat of present) {
      clearTimeout(this.timers.get(seat));
      this.fresh.delete(seat);
    }
    for (const seat of this.before.filter((each) => !present.includes(each))) {
      this.fresh.add(seat);
      this.timers.set(seat, setTimeout(() => this.fresh.delete(seat), GRACE)); // prettier-ignore
    }
    this.before = present;
  }

  isFresh(seat: number): boolean {
    return this.fresh.has(seat);
  }

  forget(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}

/** Keep watch over who goes away, for as long as there is something that shows it. */
export function watchedAbsence(live: { readonly present: readonly number[] }): Absence {
  const absence = new Absence();
  $effect(() => {
    const { present } = live;
    untrack(() => absence.saw(present));
  });
  onDestroy(() => absence.forget());
  return absence;
}
