// Two rules keep the whole game in sight: the rack adds a shelf before a tile gets narrower than a
// finger, and the table takes the largest tile with which every meld still fits.

import { NEW, packed, rowsOf, type Sized } from "./spots";

const FINGER = 44;
const LOW = 480;
const RACK_TILE = { least: 36, most: 76 };
/** Small fingers want large tiles, and have few of them. */
const CHILD_TILE = { finger: 64, most: 124, fewest: 6, inRun: 5 };
const TABLE_TILE = { least: 26, most: 66, mostForChildren: 92 };
const FEWEST_PLACES = 14;
/** Half a tile with its gap, and the height of a tile, both as shares of its width; as in the styles. */
export const PITCH = 0.5225;
const TALL = 1.32;
const LEAST_GAP = 7;

function roomIn(element: HTMLElement): number {
  const style = getComputedStyle(element);
  return element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
}

export function fitRack(rack: HTMLElement, count: number, forChildren: boolean): void {
  if (forChildren) fitChildRack(rack, count);
  else fitUsualRack(rack, count);
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

function fitUsualRack(rack: HTMLElement, count: number): void {
  const gap = parseFloat(getComputedStyle(rack).getPropertyValue("--gap"));
  const room = roomIn(rack);
  const places = Math.max(count, FEWEST_PLACES);
  const low = innerHeight <= LOW;
  const columns = (rows: number): number => Math.ceil(places / rows);
  const width = (rows: number): number =>
    Math.floor((room - gap * (columns(rows) - 1)) / columns(rows));
  let rows = 2;
  while (width(rows) < FINGER && rows < (low ? 2 : 5)) rows += 1;
  const tall = Math.max(FINGER, innerHeight * (low ? 0.125 : 0.09));
  const most = rows > 2 ? FINGER + 2 : Math.min(RACK_TILE.most, tall);
  rack.style.setProperty("--columns", String(columns(rows)));
  rack.style.setProperty("--tile-w", `${Math.max(RACK_TILE.least, Math.min(most, width(rows)))}px`);
  rack.style.setProperty("--tile-ratio", innerHeight <= 700 ? "1.12" : "1.32");
}

/** How many half tiles stand side by side; a tile has a narrow gap beside it. */
const columnsIn = (room: number, tile: number): number => Math.floor(room / (tile * PITCH));

/** Tiles in the longest run that there must be room for: a child's tiles are large while runs are short. */
function roomFor(melds: readonly Sized[], longest: number, forChildren: boolean): number {
  const now = Math.max(0, ...melds.map(({ tiles }) => tiles));
  return forChildren ? Math.min(longest, Math.max(CHILD_TILE.inRun, now + 1)) : longest;
}

/** The largest tile with which a whole run has one line and all melds fit. */
export function fitTable(
  cloth: HTMLElement,
  melds: readonly Sized[],
  longest: number,
  forChildren: boolean,
): { tile: number; columns: number; rows: number } {
  const style = getComputedStyle(cloth);
  const share = parseFloat(style.getPropertyValue("--row-gap"));
  const apart = parseFloat(style.getPropertyValue("--new-row"));
  const around = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
  const tall = cloth.clientHeight - around - apart;
  const room = roomIn(cloth);
  const most = forChildren ? TABLE_TILE.mostForChildren : TABLE_TILE.most;
  const inRun = roomFor(melds, longest, forChildren);
  let tile = Math.min(most, Math.floor(room / (2 * PITCH * inRun)));
  const rows = (): number => {
    const gap = Math.max(LEAST_GAP, share * tile);
    return Math.floor((tall + gap) / (tile * TALL + gap));
  };
  // The tiles of a child keep their size during a turn, so the meld that it may bring has its room.
  const all = forChildren ? [...melds, { id: 0, tiles: NEW / 2 }] : melds;
  const fits = (): boolean => {
    const columns = columnsIn(room, tile);
    return rowsOf(packed(all, columns), columns, apart > 0) <= rows();
  };
  while (tile > TABLE_TILE.least && !fits()) tile -= 1;
  tile = Math.max(TABLE_TILE.least, tile);
  return { tile, columns: columnsIn(room, tile), rows: rows() };
}
