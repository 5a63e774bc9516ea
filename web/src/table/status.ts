// One sentence about whose turn it is, and one about what to do now or what has just happened.

import { troubleText } from "../start/trouble";
import { namesOf } from "../tiles/tile";
import { flawText } from "../words/flaws";
import { say } from "../words/words.svelte";
import type { Game } from "./game.svelte";
import { piecesOf } from "./moves";
import { lastMove, newsText } from "./news";
import { nameOfSeat } from "./people";

/** Where the device goes around, whoever has it is called by name. */
export function whoseTurn(game: Game, goesAround = false): string {
  const { room, seat } = game;
  if (game.mine && room && seat !== null && goesAround)
    return say("your-turn-of", { player: nameOfSeat(room, seat) });
  if (game.mine) return say("your-turn-label");
  return room ? say("their-turn", { player: nameOfSeat(room, room.position.turn) }) : "";
}

export function whatNow(game: Game, giving: boolean): string {
  if (game.sending && game.live.contact === "lost") return say("sent-later");
  const [only, ...others] = game.draft.chosen;
  const tile = piecesOf(game.draft.lay).find((piece) => piece.id === only)?.tile;
  if (others.length > 0) return say("where-to-many", { count: game.draft.chosen.length });
  if (tile) return say("where-to", namesOf(tile));
  if (giving) return say("hand-limit", { limit: game.draft.lay.rack.length });
  const refused = game.refusedWith;
  if (refused && refused.flaws.length === 0) return troubleText(refused);
  if (game.draft.broke) return say("plan-broke");
  return (
    game.unplaced ||
    flawOfTurn(game) ||
    hintText(game) ||
    newsOf(game) ||
    (game.mine ? "" : say("plan-ahead"))
  );
}

/** The first flaw of the whole turn: those of a meld are told there. */
function flawOfTurn(game: Game): string {
  if (!game.draft.touched && !game.refusedWith) return "";
  const flaw = game.flaws.find((each) => each.where.meld === null);
  return flaw ? flawText(flaw, game.room?.edition) : "";
}

function hintText(game: Game): string {
  const hint = game.hints.last;
  if (!hint) return "";
  const count = hint.tiles?.length ?? 0;
  return count > 0 ? say("hint-tiles", { count }) : say(`chance-${hint.chance}`);
}

/** What happened last; a penalty of one's own is told until one moves again, lest it be missed. */
function newsOf(game: Game): string {
  const { room, seat } = game;
  if (!room) return "";
  const last = lastMove(game.news);
  const own = lastMove(game.news.filter((each) => each.seat === seat));
  const told = own?.event === "penalty-taken" && own !== last ? [own, last] : [last];
  return told.map((each) => newsText(room, seat, each)).join(" ").trim(); // prettier-ignore
}
