// The shuffle derived again on this device, as docs/reference/fairness.md tells: was it fixed before
// the deal, and does the deal follow from it? This is arithmetic, no rule of the game.

import type { Edition, Happening } from "../server/protocol";
import type { TileText } from "../tiles/tile";
import { hexOf, sha256 } from "./sha256";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export function commitmentOf(secret: string): string {
  return hexOf(sha256(bytesOf(`rackrun commitment 1\n${secret}`)));
}

export function keyOf(secret: string, seeds: readonly string[]): Uint8Array {
  return sha256(bytesOf(["rackrun key 1", secret, ...seeds].join("\n")));
}

function* wordsOf(key: Uint8Array, question: number): Generator<bigint> {
  for (let block = 0n; ; block += 1n) {
    const asked = new Uint8Array(key.length + 16);
    asked.set(key);
    const view = new DataView(asked.buffer);
    view.setBigUint64(key.length, BigInt(question));
    view.setBigUint64(key.length + 8, block);
    const digest = new DataView(sha256(asked).buffer);
    for (let at = 0; at < 32; at += 8) yield digest.getBigUint64(at);
  }
}

function below(count: bigint, words: Generator<bigint>): number {
  const limit = (2n ** 64n / count) * count;
  for (;;) {
    const word = words.next().value as bigint;
    if (word < limit) return Number(word % count);
  }
}

export function shuffled(
  tiles: readonly TileText[],
  key: Uint8Array,
  question: number,
): TileText[] {
  const words = wordsOf(key, question);
  const order = [...tiles];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = below(BigInt(last + 1), words);
    [order[last], order[other]] = [order[other] as TileText, order[last] as TileText];
  }
  return order;
}

/** All tiles of an edition's box, in order. */
export function boxOf({ colours, highest, copies, jokers }: Edition["tiles"]): TileText[] {
  const numbers = Array.from({ length: highest }, (_, at) => at + 1);
  const tiles = [...colours].flatMap((colour) =>
    numbers.flatMap((number) => Array.from({ length: copies }, () => `${colour}${number}`)),
  );
  return [...tiles, ...Array.from({ length: jokers }, () => "J")];
}

const same = (one: readonly TileText[], other: readonly TileText[]): boolean =>
  one.length === other.length && one.every((tile, at) => tile === other[at]);

/** Whether what lay there after the shuffle is what was dealt. */
function follows(order: readonly TileText[], happening: Happening): boolean {
  if (happening.event === "tiles-spread") return same(order, happening.tiles ?? []);
  let from = 0;
  for (const rack of happening.racks ?? []) {
    const dealt = order.slice(from, from + rack.length);
    if (!same(dealt.toSorted(), rack.toSorted())) return false;
    from += rack.length;
  }
  return same(order.slice(from), happening.pool ?? []);
}

export interface Proof {
  fair: boolean;
  commitments: string[];
}

/** Check every round of a record whose events are whole, that is, after the match. */
export function proved(edition: Edition, events: readonly Happening[]): Proof {
  const box = boxOf(edition.tiles);
  const commitments: string[] = [];
  let fair = true;
  for (const [at, event] of events.entries()) {
    if (event.event !== "round-prepared") continue;
    const end = events.findIndex((each, place) => place > at && each.event === "seed-revealed");
    if (end < 0) continue;
    const round = events.slice(at, end + 1);
    commitments.push(event.commitment as string);
    fair &&= provedRound(box, round, edition);
  }
  return { fair: fair && commitments.length > 0, commitments };
}

function provedRound(box: TileText[], round: readonly Happening[], edition: Edition): boolean {
  const secret = round.at(-1)?.seed as string;
  if (commitmentOf(secret) !== round[0]?.commitment) return false;
  const seats = edition.seats[1];
  const seeds = Array.from({ length: countOf(round) || seats }, () => "");
  let question = 0;
  for (const event of round) {
    switch (event.event) {
      case "seed-offered":
        seeds[event.seat ?? 0] = event.seed as string;
        break;
      case "start-drawn": {
        const order = shuffled(box, keyOf(secret, seeds), question);
        if (!same(order.slice(0, event.tiles?.length), event.tiles ?? [])) return false;
        question += 1;
        break;
      }
      case "starter-chosen":
        if (event.how === "lot") question += 1;
        break;
      case "tiles-dealt":
      case "tiles-spread":
        return follows(shuffled(box, keyOf(secret, seeds), question), event);
    }
  }
  return false;
}

/** How many seats there are: each has a score. */
function countOf(round: readonly Happening[]): number {
  return round.find((event) => event.event === "round-scored")?.scores?.length ?? 0;
}
