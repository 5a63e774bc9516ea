// Whether the server is there, as far as one has heard. While it is away it is asked again and again.

import { opensAlone } from "./register";

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 5_000;
/** Milliseconds without an answer that count as none. */
const SILENCE = 5_000;

class Reach {
  now = $state<"unknown" | "here" | "away">("unknown");
  /** How often the server has answered. */
  answers = $state(0);

  private wait = FIRST_WAIT;
  private timer = 0;

  constructor() {
    const wake = (): void => {
      if (this.now === "away" && document.visibilityState === "visible") void this.look();
    };
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
  }

  answered(): void {
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.now = "here";
    this.answers += 1;
  }

  failed(): void {
    clearTimeout(this.timer);
    this.now = "away";
    this.timer = window.setTimeout(() => void this.look(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Ask whether the server is there. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    const asked: RequestInit = { cache: "no-store", signal: AbortSignal.timeout(SILENCE) };
    const answer = await fetch("/healthz", asked).catch(() => null);
    if (answer?.ok) this.answered();
    else this.failed();
  }

  /** A page that may have come without the server does not know yet; any other one does. */
  lookOnce(): void {
    if (this.now === "unknown" && opensAlone()) void this.look();
  }
}

export const reach = new Reach();
