// What the referee would say of a draft, and where chosen tiles fit. It is asked, never decided here.

import type { Line } from "../server/live.svelte";
import type { Flaw, Judged } from "../server/protocol";
import { JOKER, type TileText } from "../tiles/tile";
import { arranged, piecesOf, without } from "./moves";
import { textsOf, type Lay, type Meld } from "./pieces";

export interface Judgement {
  flaws: Flaw[];
  /** The melds that the chosen tiles can join, by id; whether a new one can begin with them. */
  fits: { melds: Set<number>; fresh: boolean };
  /** The melds in the order in which they are read. */
  melds: readonly Meld[];
  /** What a joker stands for, by piece. */
  stands: ReadonlyMap<number, TileText[]>;
}

export async function judgement(
  line: Line,
  v: number,
  lay: Lay,
  chosen: readonly number[],
): Promise<Judgement> {
  const { melds } = lay;
  const out = without(melds, chosen);
  const tiles = piecesOf(lay).filter((piece) => chosen.includes(piece.id));
  const picked = tiles.map((piece) => piece.tile);
  const ask = async (of: readonly Meld[], what: TileText[], seen: number): Promise<Judged> =>
    (await line.ask({
      t: "draft",
      v: seen,
      table: textsOf(of),
      chosen: what,
    })) as unknown as Judged;
  const apart = out.length !== melds.length || out.some((meld, at) => meld !== melds[at]);
  const whole = await ask(melds, apart ? [] : picked, v);
  // Where the chosen tiles fit without themselves is only a question: with no version it is judged
  // and counts for nothing. Both at once would overtake each other.
  const { fits } = apart ? await ask(out, picked, 0) : whole;
  return {
    flaws: whole.flaws,
    fits: {
      melds: new Set(fits.flatMap((at) => out[at]?.id ?? [])),
      fresh: fits.includes(out.length),
    },
    ...readAs(melds, whole),
  };
}

/** How the melds are read: in their order, and what jokers stand for. */
function readAs(melds: readonly Meld[], judged: Judged): Pick<Judgement, "melds" | "stands"> {
  const stands = new Map<number, TileText[]>();
  const tidy = melds.map((meld, at) => {
    const reading = judged.melds[at];
    if (!reading) return meld;
    const neat = arranged(meld, reading.tiles);
    neat.pieces.forEach((piece, place) => {
      if (piece.tile === JOKER) stands.set(piece.id, reading.stands[place] ?? []);
    });
    return neat;
  });
  const changed = tidy.some((meld, at) => meld !== melds[at]);
  return { melds: changed ? tidy : melds, stands };
}

/** What is known of melds that are as they were; of those just changed nothing is told any more. */
export function stillTrue(
  flaws: readonly Flaw[],
  before: readonly Meld[],
  now: readonly Meld[],
): Flaw[] {
  return flaws.flatMap((flaw) => {
    const { meld } = flaw.where;
    if (meld === null) return [flaw];
    const at = now.findIndex((each) => each === before[meld]);
    return at < 0 ? [] : [{ ...flaw, where: { ...flaw.where, meld: at } }];
  });
}
