// Drawings of the sprite as plain paths, moved and scaled. A full table has over a hundred tiles; a
// drawing that is used by reference, each in a box of its own, costs the browser ten times as much.

import sprite from "../look/sprite.svg?raw";

const drawn = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map(
    ([, id, inside]) =>
      [
        id ?? "",
        [...(inside ?? "").matchAll(/<path d="([^"]+)"/g)].map((path) => path[1] ?? ""),
      ] as const,
  ),
);

/** The paths of a drawing, as they stand in the sprite. */
export const pathsOf = (id: string): string[] => drawn.get(id) ?? [];

/** For each kind of command how many numbers it takes. */
const TAKES: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** The path, `scale` times as large and then moved. */
export function placed(path: string, scale: number, x: number, y: number): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const kind = command.toLowerCase();
    const moves = command !== kind;
    const takes = TAKES[kind] ?? 0;
    const read = numbersIn(numbers, kind === "a");
    return command + read.map((each, at) => rounded(along(each, at % takes))).join(" ");

    function along(each: number, at: number): number {
      if (kind === "a" && at < 5) return at < 2 ? each * scale : each;
      const down = kind === "v" || (kind !== "h" && (kind === "a" ? at - 5 : at) % 2 === 1);
      return each * scale + (moves ? (down ? y : x) : 0);
    }
  });
}

/** Numbers may stand without anything between them, and the two flags of an arc as one digit each. */
function numbersIn(text: string, arc: boolean): number[] {
  const found: number[] = [];
  const number = /-?(?:\d+\.?\d*|\.\d+)/y;
  const flag = /[01]/y;
  for (let at = 0; at < text.length;) {
    const isFlag = arc && [3, 4].includes(found.length % 7);
    const pattern = isFlag ? flag : number;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) found.push(Number(match[0]));
    at += match?.[0].length || 1;
  }
  return found;
}

const rounded = (number: number): number => Math.round(number * 100) / 100;
