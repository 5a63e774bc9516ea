// Whether the server is there, as far as one has heard, and whether it still speaks as this page does.
// While it is away it is asked again and again.

import { opensAlone } from "../offline/register";
import { PROTOCOL } from "./protocol";

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 5_000;
/** Milliseconds without an answer that count as none. */
const SILENCE = 5_000;

class Reach {
  now = $state<"unknown" | "here" | "away">("unknown");
  /** How often the server has answered. */
  answers = $state(0);
  /** How often it has come back: whoever could not ask may ask again. */
  returns = $state(0);
  /** The server speaks another version of the protocol: this page is too old, or too new. */
  stale = $state(false);

  private wait = FIRST_WAIT;
  private timer = 0;
  private listening = false;

  /** An answer came, whatever it says. */
  answered(answer: Response): void {
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    if (this.now === "away") this.returns += 1;
    this.now = "here";
    this.answers += 1;
    const spoken = answer.headers.get("rackrun-protocol");
    if (spoken !== null && Number(spoken) !== PROTOCOL) this.stale = true;
  }

  /** Nobody answered: ask until somebody does. */
  failed(): void {
    this.listen();
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
    if (answer?.ok) this.answered(answer);
    else this.failed();
  }

  /** Whoever looks at the page again, or has a network again, does not wait. */
  private listen(): void {
    if (this.listening) return;
    this.listening = true;
    const wake = (): void => {
      if (this.now === "away" && document.visibilityState === "visible") void this.look();
    };
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
  }

  /** A page that may have come without the server does not know yet; any other one does. */
  lookOnce(): void {
    if (this.now === "unknown" && opensAlone()) void this.look();
  }
}

export const reach = new Reach();
