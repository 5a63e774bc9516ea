// A line that breaks is noticed soon, whether it says so or not.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Told } from "./protocol";

const heard = new Map<string, () => void>();
const listens = {
  addEventListener: (name: string, how: () => void) => heard.set(name, how),
  removeEventListener: () => undefined,
};
vi.stubGlobal("window", globalThis);
vi.stubGlobal("document", { ...listens, visibilityState: "visible" });
vi.stubGlobal("addEventListener", listens.addEventListener);
vi.stubGlobal("removeEventListener", listens.removeEventListener);
vi.stubGlobal("location", { href: "http://here/" });
vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));

class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static last: Socket;
  readyState = Socket.OPEN;
  sent: Told[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose = (): void => undefined;

  constructor() {
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
vi.stubGlobal("WebSocket", Socket);

const { Live } = await import("./live.svelte");

let live: InstanceType<typeof Live>;
beforeEach(() => {
  vi.useFakeTimers();
  const nothing = (): void => undefined;
  live = new Live("room", 0, { came: nothing, happened: nothing, settled: nothing, told: nothing });
  Socket.last.says({ t: "resumed" });
  expect(live.contact).toBe("open");
});
afterEach(() => live.close());

const sent = (): string[] => Socket.last.sent.map(({ t }) => t);

test("a quiet line is asked for a word, and given up when none comes", () => {
  vi.advanceTimersByTime(8_000);
  expect(sent()).toEqual(["ping"]);
  Socket.last.says({ t: "pong", re: "still there" });
  vi.advanceTimersByTime(7_900);
  expect(live.contact).toBe("open");
  vi.advanceTimersByTime(3_200);
  expect(live.contact).toBe("lost");
});

test("whoever asks and hears nothing knows it within six seconds, however much is asked", () => {
  void live.ask({ t: "draw" });
  vi.advanceTimersByTime(2_000);
  void live.ask({ t: "draft" });
  vi.advanceTimersByTime(1_100);
  expect(sent()).toEqual(["draw", "draft", "ping"]);
  vi.advanceTimersByTime(3_000);
  expect(live.contact).toBe("lost");
});

test("an answer that takes its time is waited for as long as the line lives", () => {
  void live.ask({ t: "hint" });
  for (let at = 0; at < 5; at += 1) {
    vi.advanceTimersByTime(3_000);
    Socket.last.says({ t: "pong", re: "still there" });
  }
  expect(live.contact).toBe("open");
});

test("a device that goes offline asks at once; the server may be on it", () => {
  heard.get("offline")?.();
  expect(sent()).toEqual(["ping"]);
  vi.advanceTimersByTime(3_000);
  expect(live.contact).toBe("lost");
  const before = Socket.last;
  heard.get("online")?.();
  expect(Socket.last).not.toBe(before);
});
