// What nobody shall do by accident is asked twice: the second press counts for a while, but not
// right after the first, where it belongs to a double click or to a hand that trembles, and not
// when what was asked about has changed.

/** Milliseconds in which a second press counts, and after which it begins to. */
const SURE = 4_000;
const SOON = 400;

export class Twice {
  private waits = $state(false);
  private asked: unknown;
  private timer = 0;
  private since = 0;

  constructor(private readonly about: () => unknown = () => true) {}

  /** Whether a press would count now, or soon. */
  get sure(): boolean {
    return this.waits && this.about() === this.asked;
  }

  /** Whether this press is the second. */
  press(): boolean {
    const now = performance.now();
    if (this.sure && now - this.since < SOON) return false;
    clearTimeout(this.timer);
    this.waits = !this.sure;
    this.asked = this.about();
    this.since = now;
    if (this.waits) this.timer = window.setTimeout(() => (this.waits = false), SURE);
    return !this.waits;
  }
}

/** A key that is held down presses once. */
export function once(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}
