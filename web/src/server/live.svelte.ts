// One seat's connection: it hears every event once and in order, comes back by itself when it is
// lost, and sends again what was not answered, under the same id, so that nothing counts twice.

import { Refused } from "./http";
import type { Flaw, Happening, Room, Told } from "./protocol";
import { reach } from "./reach.svelte";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
/** Milliseconds without a word after which one is asked for. */
const QUIET = 8_000;
/** Milliseconds before something is asked again that came too fast. */
const BREATH = 1_000;
/** Milliseconds in which a word is expected once something was asked, until the line is given up. */
const ANSWER = 3_000;

export type Contact = "connecting" | "open" | "lost" | "refused" | "ended";

interface Asked {
  message: Told;
  resolve: (answer: Told) => void;
  reject: (reason: Error) => void;
}

export interface Hears {
  /** The whole room came, at the beginning or after a long absence. */
  came(room: Room): void;
  happened(version: number, happening: Happening): void;
  /** Everything that was missed has come. */
  settled(): void;
  told(message: Told): void;
}

/** What a seat talks to: a room of the server, or whatever answers as one would. */
export interface Line {
  readonly contact: Contact;
  readonly elsewhere: boolean;
  readonly present: number[];
  readonly paused: boolean;
  readonly over: boolean;
  playHere(): void;
  ask(message: Told): Promise<Told>;
  close(): void;
}

export class Live implements Line {
  contact = $state<Contact>("connecting");
  /** Whether the seat is played from a newer window. */
  elsewhere = $state(false);
  present = $state<number[]>([]);
  paused = $state(false);

  private socket: WebSocket | null = null;
  private version = 0;
  private readonly asked = new Map<string, Asked>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private quiet = 0;
  /** Whether an answer is waited for, so that a word should come soon. */
  private hurries = false;
  private closed = false;
  private count = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private readonly wake = (): void => {
    const trying = this.socket?.readyState === WebSocket.CONNECTING;
    const shown = document.visibilityState === "visible";
    if (this.contact === "lost" && shown && !trying) this.open();
  };

  private readonly offline = (): void => {
    if (this.contact === "open") this.doubt(); // the server may be this very machine
  };

  constructor(
    private readonly room: string,
    private readonly seat: number | null,
    private readonly hears: Hears,
  ) {
    addEventListener("online", this.wake);
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  /** Whether nothing more will come. */
  get over(): boolean {
    return this.closed || this.contact === "ended" || this.contact === "refused";
  }

  /** Play from this window, though the seat was open in a newer one. */
  playHere(): void {
    this.open();
  }

  /** Send a message; the answer comes even if the connection is lost in between. */
  ask(message: Told): Promise<Told> {
    const id = `${this.prefix}-${++this.count}`;
    const whole = { ...message, id };
    return new Promise((resolve, reject) => {
      this.asked.set(id, { message: whole, resolve, reject });
      this.send(whole);
    });
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    clearTimeout(this.quiet);
    this.drop();
  }

  /** Hear no more of the socket; a line that is dead would not even tell that it is closed. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private open(): void {
    clearTimeout(this.timer);
    this.drop();
    const url = new URL(`/api/rooms/${this.room}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    if (this.seat !== null) url.searchParams.set("seat", String(this.seat));
    if (this.version) url.searchParams.set("after", String(this.version));
    const socket = new WebSocket(url);
    this.socket = socket;
    this.expect(QUIET, () => this.lose(0));
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.hear(JSON.parse(data));
    };
    socket.onclose = ({ code }) => {
      if (socket === this.socket) this.lose(code);
    };
  }

  private hear(message: Told): void {
    this.listenOn();
    switch (message.t) {
      case "room": {
        const room = message as unknown as Room;
        this.version = room.version;
        this.hears.came(room);
        return this.settle();
      }
      case "resumed":
        return this.settle();
      case "event":
        this.version = message.v as number;
        return this.hears.happened(this.version, message.event as Happening);
      case "present":
        this.present = message.seats as number[];
        return;
      case "elsewhere":
      case "here":
        this.elsewhere = message.t === "elsewhere";
        return;
      case "paused":
      case "goes-on":
        this.paused = message.t === "paused";
        return;
      case "ended":
        return this.finish("ended");
    }
    const asked = message.re ? this.asked.get(message.re) : undefined;
    if (!asked) return this.hears.told(message);
    if (message.code === "too-fast") {
      const { re } = message;
      const again = (): void =>
        void (this.asked.get(re ?? "") === asked && this.send(asked.message));
      window.setTimeout(again, BREATH);
      return;
    }
    this.asked.delete(message.re ?? "");
    if (message.t === "refused") {
      const { code, message: words, flaws } = message;
      asked.reject(new Refused(code as string, words as string, flaws as Flaw[]));
    } else asked.resolve(message);
  }

  /** Everything missed has come: go on, and ask again what was not answered. */
  private settle(): void {
    if (this.contact === "lost") void reach.look();
    this.contact = "open";
    this.wait = FIRST_WAIT;
    this.elsewhere = false;
    this.paused = false;
    this.hears.settled();
    for (const { message } of this.asked.values()) this.send(message);
  }

  /** Nothing more comes: whatever still waits for an answer gets none. */
  private finish(contact: "refused" | "ended"): void {
    this.contact = contact;
    clearTimeout(this.quiet);
    const waiting = [...this.asked.values()];
    this.asked.clear();
    for (const { reject } of waiting) reject(new Refused(contact, ""));
  }

  private lose(code: number): void {
    clearTimeout(this.quiet);
    this.drop();
    if (this.closed || this.contact === "ended") return;
    if (code === 4403) return this.finish("refused");
    this.contact = "lost";
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private send(message: Told): void {
    const open = this.contact === "open" && this.socket?.readyState === WebSocket.OPEN;
    if (!open) return;
    this.socket?.send(JSON.stringify(message));
    if (this.hurries) return; // more questions are no reason to wait longer
    this.hurries = true;
    this.expect(ANSWER, () => this.doubt());
  }

  /** Something was heard; a line that says nothing for long may be dead without knowing it. */
  private listenOn(): void {
    this.hurries = false;
    this.expect(QUIET, () => this.doubt());
  }

  /** Ask for any word at all; a line that gives none is given up. */
  private doubt(): void {
    if (this.contact !== "open") return this.lose(0);
    this.hurries = true;
    this.send({ t: "ping", id: "still there" });
    this.expect(ANSWER, () => this.lose(0));
  }

  private expect(within: number, otherwise: () => void): void {
    clearTimeout(this.quiet);
    this.quiet = window.setTimeout(otherwise, within);
  }
}
