// What nobody shall do by accident is asked twice: the second press counts for a while, but not
// right after the first, where it belongs to a double click or to a hand that trembles.

/** Milliseconds in which a second press counts, and after which it begins to. */
const SURE = 4_000;
const SOON = 400;

export class Twice {
  /** Whether a press would count now, or soon. */
  sure = $state(false);
  private timer = 0;
  private since = 0;

  /** Whether this press is the second. */
  press(): boolean {
    const now = performance.now();
    if (this.sure && now - this.since < SOON) return false;
    clearTimeout(this.timer);
    this.sure = !this.sure;
    this.since = now;
    if (this.sure) this.timer = window.setTimeout(() => (this.sure = false), SURE);
    return !this.sure;
  }
}

/** A key that is held down presses once. */
export function once(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}
