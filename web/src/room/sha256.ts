// SHA-256, since browsers offer none to a page that comes over plain http. FIPS 180-4.

const PRIMES: number[] = [];
for (let candidate = 2; PRIMES.length < 64; candidate += 1) {
  if (PRIMES.every((prime) => candidate % prime !== 0)) PRIMES.push(candidate);
}

/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0;

const FIRST = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const whole = new Uint8Array(length);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(length - 4, (bytes.length * 8) >>> 0);
  return view;
}

function scheduled(view: DataView, block: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(block + at * 4);
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [words[at - 15]!, words[at - 2]!];
    const one = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const two = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[at] = words[at - 16]! + one + words[at - 7]! + two;
  }
  return words;
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes);
  const state = Uint32Array.from(FIRST);
  for (let block = 0; block < view.byteLength; block += 64) {
    const words = scheduled(view, block);
    let [a, b, c, d, e, f, g, h] = state as unknown as [
      number, number, number, number, number, number, number, number,
    ]; // prettier-ignore
    for (let at = 0; at < 64; at += 1) {
      const high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
      const one = (h + high + ((e & f) ^ (~e & g)) + ROUNDS[at]! + words[at]!) | 0;
      const low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
      const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => {
      state[at] = state[at]! + word;
    });
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => digest.setUint32(at * 4, word));
  return new Uint8Array(digest.buffer);
}

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
