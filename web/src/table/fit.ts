// Two rules keep the whole game in sight: the rack adds a shelf before a tile gets narrower than a
// finger, and the table takes the largest tile with which every meld still fits.

import { forChildren } from "../look/settings.svelte";
import type { FaceName } from "../tiles/faces";
import { NEW, packed, rowsOf, type Sized } from "./spots";

const FINGER = 44;
const LOW = 480;
const RACK_TILE = { least: 36, most: 76 };
/** For eyes that tire: wider than a finger, on one shelf more if need be. */
const LARGE_TILE = { finger: 52, most: 112 };
/** Small fingers want large tiles, and have few of them. */
const CHILD_TILE = { finger: 64, most: 124, fewest: 6 };
const TABLE_TILE = { least: 26, most: { usual: 66, large: 92, child: 92 } };
/** Tiles of a run for which a line has room at least; and how many more than the longest has. */
const IN_RUN = { usual: 7, large: 5, child: 5 };
const TO_GROW = { usual: 2, large: 1, child: 1 };
const FEWEST_PLACES = 14;
/** Half a tile with its gap, and the height of a tile, both as shares of its width; as in the styles. */
export const PITCH = 0.5225;
const TALL = 1.32;
const LEAST_GAP = 7;

function roomIn(element: HTMLElement): number {
  const style = getComputedStyle(element);
  return element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
}

/** How large tiles are to be: as usual, large for eyes that tire, or for a child's fingers. */
export type Size = "usual" | "large" | "child";

export function sizeFor(face: FaceName): Size {
  if (forChildren(face)) return "child";
  return face === "xxl" ? "large" : "usual";
}

export function fitRack(rack: HTMLElement, count: number, size: Size): void {
  if (size === "child") fitChildRack(rack, count);
  else fitUsualRack(rack, count, size === "large");
}

/** As few shelves as tiles of a finger's width need; what is left makes the tiles larger. */
function fitChildRack(rack: HTMLElement, count: number): void {
  const gap = parseFloat(getComputedStyle(rack).getPropertyValue("--gap"));
  const room = roomIn(rack) + gap;
  const inRow = Math.floor(room / (CHILD_TILE.finger + gap));
  const rows = Math.ceil(Math.max(count, CHILD_TILE.fewest) / inRow);
  const columns = Math.ceil(Math.max(count, CHILD_TILE.fewest) / rows);
  const tall = (innerHeight * (innerHeight <= LOW ? 0.38 : 0.32)) / rows / 1.2;
  const width = Math.min(CHILD_TILE.most, Math.floor(room / columns - gap), tall);
  rack.style.setProperty("--columns", String(columns));
  rack.style.setProperty("--tile-w", `${Math.max(FINGER, width)}px`);
  rack.style.setProperty("--tile-ratio", "1.2");
}

function fitUsualRack(rack: HTMLElement, count: number, large: boolean): void {
  const gap = parseFloat(getComputedStyle(rack).getPropertyValue("--gap"));
  const room = roomIn(rack);
  const places = Math.max(count, FEWEST_PLACES);
  const low = innerHeight <= LOW;
  const columns = (rows: number): number => Math.ceil(places / rows);
  const width = (rows: number): number =>
    Math.floor((room - gap * (columns(rows) - 1)) / columns(rows));
  const finger = large && !low ? LARGE_TILE.finger : FINGER;
  let rows = 2;
  while (width(rows) < finger && rows < (low ? 2 : 5)) rows += 1;
  const tall = Math.max(finger, innerHeight * (low ? 0.125 : 0.09) * (large ? 1.4 : 1));
  const widest = large ? LARGE_TILE.most : RACK_TILE.most;
  const most = rows > 2 ? finger + 2 : Math.min(widest, tall);
  rack.style.setProperty("--columns", String(columns(rows)));
  rack.style.setProperty("--tile-w", `${Math.max(RACK_TILE.least, Math.min(most, width(rows)))}px`);
  rack.style.setProperty("--tile-ratio", low || (rows > 2 && innerHeight <= 700) ? "1.12" : "1.32");
}

/** How many half tiles stand side by side; a tile has a narrow gap beside it. */
const columnsIn = (room: number, tile: number): number => Math.floor(room / (tile * PITCH));

/** Tiles of the longest run that there must be room for: they are large while runs are short. */
function roomFor(melds: readonly Sized[], longest: number, size: Size): number {
  const grown = melds.map(({ tiles }) => tiles + TO_GROW[size]);
  return Math.min(longest, Math.max(IN_RUN[size], ...grown));
}

/** The largest tile with which every run has one line, and all melds fit and two new ones. */
export function fitTable(
  cloth: HTMLElement,
  melds: readonly Sized[],
  longest: number,
  size: Size,
): { tile: number; columns: number; rows: number } {
  const style = getComputedStyle(cloth);
  const share = parseFloat(style.getPropertyValue("--row-gap"));
  const apart = parseFloat(style.getPropertyValue("--new-row"));
  const around = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
  const tall = cloth.clientHeight - around - apart;
  const room = roomIn(cloth);
  const most = TABLE_TILE.most[size];
  const inRun = roomFor(melds, longest, size);
  let tile = Math.min(most, Math.floor(room / (2 * PITCH * inRun)));
  const rows = (): number => {
    const gap = Math.max(LEAST_GAP, share * tile);
    return Math.floor((tall + gap) / (tile * TALL + gap));
  };
  // Tiles keep their size during a turn, so what it may bring has its room: two melds.
  const all = [...melds, { id: 0, tiles: NEW / 2 }];
  const fits = (): boolean => {
    const columns = columnsIn(room, tile);
    return rowsOf(packed(all, columns), columns) <= rows();
  };
  while (tile > TABLE_TILE.least && !fits()) tile -= 1;
  tile = Math.max(TABLE_TILE.least, tile);
  return { tile, columns: columnsIn(room, tile), rows: rows() };
}
