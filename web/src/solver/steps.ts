// The way to the best play, one step at a time: how the piles lie after it, and what it moved.

import type { Move, TableTexts } from "../server/protocol";
import { JOKER, namesOf, type TileText } from "../tiles/tile";
import { LANGUAGES, say, words } from "../words/words.svelte";

export interface ShownTile {
  tile: TileText;
  moved: boolean;
}

/** The piles after so many moves; what the last of them moved is marked. */
export function pilesAfter(
  before: TableTexts,
  moves: readonly Move[],
  count: number,
): ShownTile[][] {
  const piles = new Map(before.map((meld, at) => [at, shown(meld, [])]));
  moves.slice(0, count).forEach((move, at) => {
    const last = at === count - 1;
    for (const [pile, tiles, marked] of changes(move)) piles.set(pile, shown(tiles, marked));
    if (!last) piles.forEach((tiles, pile) => piles.set(pile, unmarked(tiles)));
  });
  return [...piles.values()].filter((pile) => pile.length > 0);
}

/** The piles that a move changes: how each lies then, and which of its tiles came. */
function changes(move: Move): [number, TileText[], TileText[]][] {
  const swaps = move.move === "swap-joker";
  const changed: [number, TileText[], TileText[]][] = [];
  if (move.from !== undefined && move.from !== null) {
    changed.push([move.from, move.leaves ?? [], swaps ? move.tiles : []]);
  }
  const came = swaps ? [JOKER] : move.tiles;
  if (move.to !== null) changed.push([move.to, move.becomes, came]);
  return changed;
}

function shown(tiles: readonly TileText[], marked: readonly TileText[]): ShownTile[] {
  const left = [...marked];
  return tiles.map((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return { tile, moved: at >= 0 };
  });
}

const unmarked = (tiles: readonly ShownTile[]): ShownTile[] =>
  tiles.map(({ tile }) => ({ tile, moved: false }));

/** What a step does, in words. */
export function stepText(move: Move): string {
  const list = new Intl.ListFormat(LANGUAGES[words.language].locale, { type: "unit" });
  const tiles = list.format(move.tiles.map((tile) => say("tile-name", namesOf(tile))));
  if (move.move === "swap-joker") {
    return say(move.to === null ? "step-joker-to-rack" : "step-joker-on", { tiles });
  }
  if (move.move === "put" && move.becomes.length === move.tiles.length) {
    return say("step-new", { tiles });
  }
  return say(`step-${move.move}`, { tiles });
}
